import "./board.js";

// What the boards have told, in order, for the checks to read.
window.told = [];
for (const type of ["beforemove", "move", "illegal", "change", "verdict"]) {
  document.addEventListener(type, ({ target, detail }) => {
    const { move, notation, ply, illegality, text, verdict, status } = detail;
    const facts = {
      type,
      id: target.id,
      uci: move?.uci,
      notation,
      ply,
      code: illegality?.code,
      text,
      reason: verdict?.reason,
      mustChange: status?.mustChange,
    };
    window.told.push(JSON.parse(JSON.stringify(facts)));
  });
}
document.addEventListener(
  "error",
  ({ target, detail }) => {
    if (detail) window.told.push({ type: "error", id: target.id, code: detail.code, text: detail.text });
  },
  true,
);
