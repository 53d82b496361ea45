/** The rules of both games, one page for each rule set, with boards that play. */

import { RULE_SETS, rulesOf } from "../app/games.ts";
import type { GameKind, RulesName } from "../app/games.ts";
import type { Messages } from "../i18n/index.ts";
import { articlesTexts } from "../i18n/articles/index.ts";
import type { ArticlesTexts } from "../i18n/articles/index.ts";
import { galleryTexts } from "../i18n/gallery/index.ts";
import type { GalleryTexts } from "../i18n/gallery/index.ts";
import { liveTexts } from "../i18n/live/index.ts";
import type { LiveTexts } from "../i18n/live/index.ts";
import { newGameTexts } from "../i18n/new-game/index.ts";
import type { NewGameTexts } from "../i18n/new-game/index.ts";
import { rulesTexts } from "../i18n/rules/index.ts";
import type { RulesTexts } from "../i18n/rules/index.ts";
import { ruleSetName } from "../texts/names.ts";
import { mountDialog } from "../panels/dialog.ts";
import { make, setText } from "../panels/dom.ts";
import type { Settings, State } from "../app/state.ts";
import { articlesOf } from "./articles.ts";
import { mountLive } from "./live.ts";
import { textsFor } from "./page.ts";
import type { MountPage } from "./page.ts";
import { sectionsOf } from "./sections.ts";
import type { Section } from "./sections.ts";
import { specimenOf } from "./specimen.ts";
import type { Specimen } from "./specimen.ts";

interface Words {
  readonly rules: RulesTexts;
  readonly articles: ArticlesTexts;
  readonly gallery: GalleryTexts;
  readonly live: LiveTexts;
  readonly newGame: NewGameTexts;
}

const KINDS: readonly GameKind[] = ["xiangqi", "chess"];

export const mountPage: MountPage = (surroundings) => {
  const { host, looks } = surroundings;
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "rules");
  dialog.element.classList.add("wide");
  const gameText = make(document, "span");
  const game = make(document, "select", { name: "explainedGame" });
  const setCaption = make(document, "span");
  const set = make(document, "select", { name: "explained" });
  const contents = make(document, "nav", { className: "contents" });
  const text = make(document, "div", { className: "rules-text" });
  dialog.body.append(
    make(
      document,
      "div",
      { className: "row choices" },
      make(document, "label", { className: "field" }, gameText, game),
      make(document, "label", { className: "field" }, setCaption, set),
    ),
    contents,
    text,
  );

  let shown: { state: State; messages: Messages } | null = null;
  let subject: { kind: GameKind; rules: RulesName } | null = null;
  let refresh = (): void => undefined;
  const texts = textsFor<Words>(
    async (language) => {
      const [rules, articles, gallery, live, newGame] = await Promise.all([
        rulesTexts(language),
        articlesTexts(language),
        galleryTexts(language),
        liveTexts(language),
        newGameTexts(language),
      ]);
      return { rules, articles, gallery, live, newGame };
    },
    () => refresh(),
  );

  game.addEventListener("change", () => {
    const kind = KINDS.find((known) => known === game.value) ?? "xiangqi";
    subject = { kind, rules: rulesOf(kind, null) };
    refresh();
  });
  set.addEventListener("change", () => {
    if (subject === null) return;
    subject = { ...subject, rules: rulesOf(subject.kind, set.value) };
    refresh();
  });

  const explain = (
    words: Words,
    { kind, rules }: { kind: GameKind; rules: RulesName },
    { state, messages }: { state: State; messages: Messages },
  ): void => {
    const sections = sectionsOf(messages, words, {
      kind,
      rules,
      fields: surroundings.book[kind][rules] ?? {},
      presets: surroundings.presets,
    });
    const built = sections.map((section) => sectionOf(section, words, messages, state.settings));
    text.replaceChildren(...built.map(({ element }) => element));
    contents.setAttribute("aria-label", words.rules.contents);
    contents.replaceChildren(
      ...built.map(({ element, heading }, index) => {
        const button = make(
          document,
          "button",
          { type: "button", className: "link" },
          words.rules.section[sections[index]?.name ?? "about"],
        );
        button.addEventListener("click", () => {
          element.scrollIntoView();
          heading.focus({ preventScroll: true });
        });
        return button;
      }),
    );
  };

  const sectionOf = (
    section: Section,
    words: Words,
    messages: Messages,
    settings: Settings,
  ): { element: HTMLElement; heading: HTMLElement } => {
    const heading = make(document, "h3", { tabIndex: -1 }, words.rules.section[section.name]);
    const element = make(
      document,
      "section",
      {},
      heading,
      ...section.paragraphs.map((paragraph) => make(document, "p", {}, paragraph)),
      ...section.boards.map(({ entry, rules }) => {
        const { title, caption } = words.gallery.entry[entry.id];
        const board = { id: entry.id, title, specimen: specimenOf(entry, rules) };
        return boardOf(board, words, messages, settings, make(document, "p", {}, caption));
      }),
      ...(section.name === "articles" ? [tableOf(words, messages, settings)] : []),
    );
    element.dataset["section"] = section.name;
    return { element, heading };
  };

  /** A position that comes alive when it is unfolded. */
  const boardOf = (
    { id, title, specimen }: { id: string; title: string; specimen: Specimen },
    words: Words,
    messages: Messages,
    settings: Settings,
    ...about: readonly HTMLElement[]
  ): HTMLElement => {
    const details = make(document, "details", { className: "specimen" }, make(document, "summary", {}, title), ...about);
    details.dataset["entry"] = id;
    let isAlive = false;
    details.addEventListener("toggle", () => {
      if (!details.open || isAlive) return;
      isAlive = true;
      const live = mountLive(document, looks);
      details.append(live.element);
      live.show(specimen, messages, words.live, settings);
    });
    return details;
  };

  /** The articles one by one, with a board for each. */
  const tableOf = (words: Words, messages: Messages, settings: Settings): HTMLElement => {
    const texts = words.articles;
    const heading = (text: string): HTMLElement => make(document, "th", { scope: "col" }, text);
    const rows = articlesOf(texts).map(({ id, article, specimen }) => {
      const { title, text } = texts.entry[id];
      return make(
        document,
        "tr",
        {},
        make(document, "th", { scope: "row" }, article),
        make(
          document,
          "td",
          {},
          make(document, "p", {}, text),
          boardOf({ id: `article-${id}`, title, specimen }, words, messages, settings),
        ),
      );
    });
    return make(
      document,
      "table",
      { className: "articles" },
      make(document, "caption", {}, texts.caption),
      make(document, "thead", {}, make(document, "tr", {}, heading(texts.article), heading(texts.rule))),
      make(document, "tbody", {}, ...rows),
    );
  };

  let explained: readonly unknown[] = [];
  return {
    open() {
      if (shown !== null) {
        const { kind, start } = shown.state.snapshot;
        subject = { kind, rules: start.rules };
        refresh();
      }
      dialog.element.showModal();
    },
    update(state, messages) {
      shown = { state, messages };
      refresh = () => {
        if (texts.now === null || shown === null) return;
        const { snapshot, settings } = shown.state;
        const words = texts.now;
        subject ??= { kind: snapshot.kind, rules: snapshot.start.rules };
        const { kind, rules } = subject;
        // What was unfolded stays so until something else is to be explained.
        const wanted = [words, kind, rules, settings];
        if (wanted.every((value, index) => value === explained[index])) return;
        explained = wanted;
        const now = shown.messages;
        dialog.title(now.referee.explained);
        setText(dialog.close, now.control.close);
        setText(gameText, words.newGame.game);
        setText(setCaption, now.referee.ruleSet);
        game.replaceChildren(...KINDS.map((value) => make(document, "option", { value }, now.game[value])));
        game.value = kind;
        set.replaceChildren(...RULE_SETS[kind].map((value) => make(document, "option", { value }, ruleSetName(now, kind, value))));
        set.value = rules;
        explain(words, subject, shown);
      };
      texts.want(state.settings.language);
      refresh();
    },
  };
};
