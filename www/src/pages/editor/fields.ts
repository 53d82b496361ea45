/** The parts of a position that stand beside the board: game, rule set, side to move, rights, counters. */

import { RULE_SETS, otherColor, firstColor, rulesOf, sanctionOf } from "../../app/games.ts";
import type { Color, RulesName } from "../../app/games.ts";
import type { Messages } from "../../i18n/index.ts";
import type { EditorTexts } from "../../i18n/editor/index.ts";
import { rulesText } from "../../texts/names.ts";
import { make, setText } from "../../panels/dom.ts";
import { castlingChoices, emptyDraft, enPassantChoices, setCastling, setChess960 } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { GAMES, rightText } from "./words.ts";
import type { Game } from "./words.ts";

export interface Fields {
  readonly element: HTMLElement;
  update(draft: Draft, messages: Messages, texts: EditorTexts): void;
}

export const gameOf = ({ kind, chess960 }: Draft): Game => (kind === "chess" && chess960 ? "chess960" : kind);

/** `onChange` hears the draft as the fields make it. */
export function mountFields(document: Document, onChange: (draft: Draft) => void): Fields {
  const labelled = <Control extends HTMLElement>(control: Control): { control: Control; text: HTMLElement; label: HTMLLabelElement } => {
    const text = make(document, "span");
    return { control, text, label: make(document, "label", { className: "field" }, text, control) };
  };
  const game = labelled(make(document, "select", { name: "editor-game" }));
  const rules = labelled(make(document, "select", { name: "editor-rules" }));
  const turn = labelled(make(document, "select", { name: "editor-turn" }));
  const enPassant = labelled(make(document, "select", { name: "editor-en-passant" }));
  const halfmove = labelled(make(document, "input", { type: "text", inputMode: "numeric", name: "editor-halfmove", autocomplete: "off" }));
  const fullmove = labelled(make(document, "input", { type: "text", inputMode: "numeric", name: "editor-fullmove", autocomplete: "off" }));
  const legend = make(document, "legend");
  const rights = make(document, "div", { className: "rights" });
  const castling = make(document, "fieldset", {}, legend, rights);
  const element = make(
    document,
    "div",
    { className: "editor-fields" },
    game.label,
    rules.label,
    turn.label,
    castling,
    enPassant.label,
    halfmove.label,
    fullmove.label,
  );
  let shown: Draft | null = null;

  const when = (control: HTMLElement, type: "change" | "input", next: (draft: Draft) => Draft): void =>
    control.addEventListener(type, () => {
      if (shown !== null) onChange(next(shown));
    });
  when(game.control, "change", (draft) => {
    const chosen = GAMES.find((known) => known === game.control.value) ?? "xiangqi";
    const kind = chosen === "xiangqi" ? "xiangqi" : "chess";
    return kind === draft.kind ? setChess960(draft, chosen === "chess960") : emptyDraft(kind, rulesOf(kind, null), chosen === "chess960");
  });
  when(rules.control, "change", (draft) => ({ ...draft, rules: rulesOf(draft.kind, rules.control.value) }));
  when(turn.control, "change", (draft) => ({ ...draft, turn: colorIn(draft, turn.control.value) }));
  when(enPassant.control, "change", (draft) => ({ ...draft, enPassant: enPassant.control.value }));
  when(halfmove.control, "input", (draft) => ({ ...draft, halfmove: counterIn(halfmove.control.value) }));
  when(fullmove.control, "input", (draft) => ({ ...draft, fullmove: counterIn(fullmove.control.value) }));

  return {
    element,
    update(draft, messages, texts) {
      const { kind } = draft;
      shown = draft;
      setText(game.text, texts.game);
      options(
        game.control,
        GAMES.map((value) => [value, messages.game[value]]),
        gameOf(draft),
      );
      setText(rules.text, texts.rules);
      const named = (value: RulesName): string => rulesText(messages, { kind, rules: value, ...sanctionOf(kind, value, draft.sanction) });
      options(
        rules.control,
        RULE_SETS[kind].map((value) => [value, named(value)]),
        draft.rules,
      );
      setText(turn.text, texts.turn);
      options(
        turn.control,
        [firstColor(kind), otherColor(kind, firstColor(kind))].map((value) => [value, messages.side[value]]),
        draft.turn,
      );
      castling.hidden = enPassant.label.hidden = kind !== "chess";
      setText(legend, texts.castling);
      showRights(draft, messages, texts);
      setText(enPassant.text, texts.enPassant);
      options(
        enPassant.control,
        kind === "chess" ? enPassantChoices(draft).map((value) => [value, value === "-" ? texts.none : value]) : [],
        draft.enPassant,
      );
      setText(halfmove.text, texts.halfmove[kind]);
      setText(fullmove.text, texts.fullmove);
      for (const [{ control }, value] of [
        [halfmove, draft.halfmove],
        [fullmove, draft.fullmove],
      ] as const) {
        // The user may just be about to write another number.
        if (document.activeElement !== control) control.value = value;
      }
    },
  };

  function showRights(draft: Draft, messages: Messages, texts: EditorTexts): void {
    const letters = castlingChoices(draft);
    const known = [...rights.querySelectorAll("input")].map((input) => input.value);
    const isSame = known.length === letters.length && letters.every((letter, index) => letter === known[index]);
    if (!isSame) {
      rights.replaceChildren(
        ...letters.map((letter) => {
          const input = make(document, "input", { type: "checkbox", value: letter, name: "editor-castling" });
          input.addEventListener("change", () => {
            if (shown !== null) onChange(setCastling(shown, letter, input.checked));
          });
          return make(document, "label", { className: "choice" }, input, make(document, "span"));
        }),
      );
    }
    for (const input of rights.querySelectorAll("input")) {
      input.checked = draft.castling.includes(input.value);
      const text = input.nextElementSibling;
      if (text instanceof HTMLElement) setText(text, rightText(messages, texts, input.value));
    }
    if (letters.length === 0) rights.replaceChildren(make(document, "span", { className: "quiet" }, texts.noRook));
  }

  function options(select: HTMLSelectElement, wanted: readonly (readonly [value: string, text: string])[], value: string): void {
    const now = [...select.options].map((option) => `${option.value} ${option.text}`).join("\n");
    if (now !== wanted.map(([each, text]) => `${each} ${text}`).join("\n")) {
      select.replaceChildren(...wanted.map(([each, text]) => make(document, "option", { value: each }, text)));
    }
    select.value = value;
  }
}

/** A blank inside a counter would begin another field of the FEN. */
function counterIn(text: string): string {
  const counter = text.replace(/\s/g, "");
  return counter === "" ? "0" : counter;
}

function colorIn({ kind }: Draft, value: string): Color {
  const first = firstColor(kind);
  return value === first ? first : otherColor(kind, first);
}
