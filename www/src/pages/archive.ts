/** Archives before the referee: the games whose recorded result is not that of the rules, each one a click from the board. */

import type { Dispute, Sets } from "../app/engine/disputes.ts";
import type { Order, Told } from "../app/archive/worker.ts";
import { RULE_SETS, rulesOf } from "../app/games.ts";
import type { GameKind } from "../app/games.ts";
import type { State } from "../app/state.ts";
import { archiveTexts } from "../i18n/archive/index.ts";
import type { ArchiveTexts } from "../i18n/archive/index.ts";
import { fill, reasonText } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { mountDialog } from "../panels/dialog.ts";
import { make, setText } from "../panels/dom.ts";
import { ruleSetName } from "../texts/names.ts";
import { ruleText } from "../texts/verdict-words.ts";
import { textsFor } from "./page.ts";
import type { MountPage } from "./page.ts";

const KINDS: readonly GameKind[] = ["xiangqi", "chess"];
/** A longer list helps nobody; the table counts all. */
const MOST_LISTED = 500;

interface Listed extends Dispute {
  readonly file: string;
}

/** What was looked through, as far as it is. */
interface Search {
  readonly phase: "idle" | "running" | "done" | "stopped";
  readonly games: number;
  readonly share: number;
  readonly disputes: readonly Listed[];
  readonly unreadable: readonly string[];
}

const IDLE: Search = { phase: "idle", games: 0, share: 0, disputes: [], unreadable: [] };

export const mountPage: MountPage = ({ host, openGame, send }) => {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "archive");
  dialog.element.classList.add("wide");
  const intro = make(document, "p");
  const input = make(document, "input", { type: "file", multiple: true, hidden: true });
  const choose = make(document, "button", { type: "button" });
  choose.dataset["control"] = "archive-choose";
  const captions = { xiangqi: make(document, "span"), chess: make(document, "span") };
  const selects = {
    xiangqi: make(document, "select", { name: "archiveXiangqi" }),
    chess: make(document, "select", { name: "archiveChess" }),
  };
  const start = make(document, "button", { type: "button", className: "primary" });
  start.dataset["control"] = "archive-start";
  const cancel = make(document, "button", { type: "button" });
  cancel.dataset["control"] = "archive-cancel";
  const chosen = make(document, "p");
  const bar = make(document, "progress", { max: 1, value: 0 });
  const said = make(document, "p");
  said.setAttribute("role", "status");
  const problem = make(document, "p", { className: "problem" });
  const table = make(document, "table", { className: "archive-table" });
  const list = make(document, "ol", { className: "archive-list" });
  const more = make(document, "p");
  dialog.body.append(
    intro,
    make(
      document,
      "div",
      { className: "row choices" },
      ...KINDS.map((kind) => make(document, "label", { className: "field" }, captions[kind], selects[kind])),
    ),
    make(document, "div", { className: "row" }, choose, input, start, cancel),
    chosen,
    bar,
    said,
    problem,
    table,
    list,
    more,
  );

  let files: readonly File[] = [];
  let search = IDLE;
  let worker: Worker | null = null;
  let shown: { state: State; messages: Messages } | null = null;
  const texts = textsFor<ArchiveTexts>(archiveTexts, () => render());

  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const take = (given: Iterable<File>): void => {
    files = [...given];
    render();
  };
  const begin = (): void => {
    stop();
    search = { ...IDLE, phase: "running" };
    worker = new Worker(new URL("../app/archive/worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => hear(data));
    worker.addEventListener("error", () => {
      search = { ...search, phase: "stopped" };
      stop();
      render();
    });
    const order: Order = { files, sets: { xiangqi: selects.xiangqi.value, chess: selects.chess.value } satisfies Sets };
    worker.postMessage(order);
    render();
  };
  const hear = (told: Told): void => {
    if (told.type === "unreadable") search = { ...search, unreadable: [...search.unreadable, told.file] };
    else if (told.type === "done") {
      search = { ...search, phase: "done", games: told.games, share: 1 };
      stop();
    } else {
      const { file, games, share } = told;
      search = { ...search, games, share, disputes: [...search.disputes, ...told.disputes.map((each) => ({ ...each, file }))] };
    }
    render();
  };
  choose.addEventListener("click", () => input.click());
  input.addEventListener("change", () => take(input.files ?? []));
  start.addEventListener("click", begin);
  cancel.addEventListener("click", () => {
    stop();
    search = { ...search, phase: "stopped" };
    render();
  });
  // The page itself would open a file that is dropped.
  for (const type of ["dragover", "drop"] as const) {
    dialog.element.addEventListener(type, (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (type === "drop" && event.dataTransfer !== null && event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
    });
  }

  const show = (dispute: Listed): void => {
    const { kind, rule, fen, chess960, line } = dispute;
    dialog.element.close();
    openGame({ kind, rules: rulesOf(kind, rule.slice(0, rule.indexOf("/"))), chess960, fen }, line);
    // Where the rules decided, with the evidence at hand.
    send({ type: "go-to", ply: line.length });
  };

  const item = (dispute: Listed, words: ArchiveTexts, messages: Messages): HTMLElement => {
    const { kind, file, number, players, event, said: recorded, result, ply, playedOn, reason, rule } = dispute;
    const [first, second] = players.map((name) => name.trim() || "?") as [string, string];
    const parts = [
      fill(words.game, { file, number, first, second }),
      ...(event === "" ? [] : [event]),
      fill(words.says, { said: recorded, result, ply }),
      `${reasonText(messages, kind, reason)} (${rule})`,
      ...(playedOn === 0 ? [] : [fill(words.playedOn, { plies: playedOn })]),
    ];
    const button = make(document, "button", { type: "button", className: "link" }, parts.join(messages.listSeparator));
    button.dataset["rule"] = rule;
    button.addEventListener("click", () => show(dispute));
    return make(document, "li", {}, button);
  };

  let listed: readonly Listed[] = [];
  let listedIn: Messages | null = null;

  function render(): void {
    if (shown === null || texts.now === null) return;
    const { messages } = shown;
    const words = texts.now;
    dialog.title(words.heading);
    setText(dialog.close, messages.control.close);
    setText(intro, words.intro);
    setText(choose, words.choose);
    setText(start, words.start);
    setText(cancel, words.cancel);
    for (const kind of KINDS) {
      setText(captions[kind], words.rules[kind]);
      const select = selects[kind];
      const value = select.value || rulesOf(kind, null);
      select.replaceChildren(
        ...RULE_SETS[kind].map((name) => make(document, "option", { value: name }, ruleSetName(messages, kind, name))),
      );
      select.value = value;
    }
    const isRunning = search.phase === "running";
    start.disabled = files.length === 0 || isRunning;
    cancel.hidden = !isRunning;
    bar.hidden = !isRunning;
    bar.value = search.share;
    const names = files.slice(0, 3).map(({ name }) => name);
    setText(chosen, files.length === 0 ? "" : fill(words.files, { count: files.length, names: names.join(messages.listSeparator) }));
    const gaps = { games: search.games, disputes: search.disputes.length };
    setText(said, search.phase === "idle" ? "" : fill(words[search.phase], gaps));
    setText(problem, search.unreadable.map((file) => fill(words.unreadable, { file })).join(" "));
    if (listed !== search.disputes || listedIn !== messages) {
      const kept = search.disputes.length >= listed.length && listedIn === messages ? Math.min(list.children.length, MOST_LISTED) : 0;
      if (kept === 0) list.replaceChildren();
      list.append(...search.disputes.slice(kept, MOST_LISTED).map((dispute) => item(dispute, words, messages)));
      listed = search.disputes;
      listedIn = messages;
      tabulate(words, messages);
    }
    setText(more, search.disputes.length > MOST_LISTED ? fill(words.more, { count: MOST_LISTED }) : "");
  }

  /** How many disputes each article has. */
  function tabulate(words: ArchiveTexts, messages: Messages): void {
    const counts = new Map<string, { kind: GameKind; count: number }>();
    for (const { rule, kind } of search.disputes) counts.set(rule, { kind, count: (counts.get(rule)?.count ?? 0) + 1 });
    const rows = [...counts].sort(([, a], [, b]) => b.count - a.count);
    table.hidden = rows.length === 0;
    table.replaceChildren(
      make(document, "caption", {}, words.table),
      make(document, "tr", {}, make(document, "th", {}, words.article), make(document, "th", {}, words.count)),
      ...rows.map(([rule, { kind, count }]) =>
        make(document, "tr", {}, make(document, "td", {}, ruleText(messages, kind, rule)), make(document, "td", {}, String(count))),
      ),
    );
  }

  return {
    open() {
      if (!dialog.element.open) dialog.element.showModal();
      render();
    },
    update(state, messages) {
      shown = { state, messages };
      texts.want(state.settings.language);
      render();
    },
  };
};
