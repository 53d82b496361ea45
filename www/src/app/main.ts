/** The composition root: the only place that looks elements up, reads the browser and puts the parts together. */

import { LATE, SKINS, TrongtaiBoard, aspectRatio, defineBoard } from "trongtai/board/parts";
import { keep } from "./offline.ts";
import { mountUpdate } from "../panels/update.ts";
import { Controller } from "./controller.ts";
import type { Intent, Send } from "./controller.ts";
import type { TimeSource } from "./clock.ts";
import { Match, failureOf, presets, reopen, ruleBook } from "./engine.ts";
import { bothGames, firstEngine, hasBothGames } from "./engine/fetching.ts";
import { RulesError } from "trongtai";
import { rulesOf } from "./games.ts";
import { loadFirst, loadMessages } from "../i18n/load.ts";
import { preferredLanguage } from "trongtai/words/parts";
import { AUTOMATIC } from "./notations.ts";
import { mountControls } from "../panels/controls.ts";
import { letterKeys, wheelSteps } from "../panels/keys.ts";
import { mountNoMoves } from "../panels/no-moves.ts";
import { mountMenu } from "../pages/menu.ts";
import { mountNewGame } from "../panels/new-game.ts";
import type { Panel } from "../panels/panel.ts";
import { mountPlayers } from "../panels/players.ts";
import type { Timekeeper } from "../panels/players.ts";
import { mountRecords } from "../panels/records.ts";
import { mountLater } from "../panels/later.ts";
import type { WantedWhen } from "../panels/later.ts";
import { mountGear, mountLanguage } from "../panels/settings.ts";
import { mountStatus } from "../panels/status.ts";
import { mountShare } from "../panels/share.ts";
import type { Outlets } from "../panels/sheet.ts";
import { mountStrip } from "../panels/strip.ts";
import { mountTabs } from "../panels/tabs.ts";
import { mountTyped } from "../panels/typed.ts";
import { cueOf } from "./sounds.ts";
import { LOOKS, loadLooks, saveLooks } from "./appearance.ts";
import { sceneOf } from "./scene.ts";
import { LENT, SETTINGS, hasGame, loadSettings, read, save } from "./store.ts";
import type { Failure } from "./model.ts";
import type { SavedGame, Shelf, Shelves } from "./store.ts";
import { isUsual } from "./state.ts";
import type { Notice, State } from "./state.ts";
import { setText } from "../panels/dom.ts";

/** What puts another game on the board. */
const OPENS: ReadonlySet<Intent["type"]> = new Set(["new", "load", "set-up", "open-record", "restore"]);

/** What is told when another game is on the board. */
const ANOTHER: ReadonlySet<Notice["type"]> = new Set(["started", "opened-record", "loaded"]);

/** The browser may forbid its stores even to be looked at. */
function browserShelf(look: () => Shelf): Shelf {
  try {
    return look();
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

/** The time of the day, which goes on while the computer sleeps and while the page is closed. */
const time: TimeSource = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = window.setTimeout(call, milliseconds);
    return () => window.clearTimeout(timer);
  },
};

function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}

function boardOf(id: string): TrongtaiBoard {
  const element = part(id);
  if (!(element instanceof TrongtaiBoard)) throw new Error(`#${id} is no board`);
  return element;
}

/** The game of this tab, or the last one of any. */
async function loadSaved({ own, common }: Shelves): Promise<SavedGame | null> {
  if (!hasGame(own) && !hasGame(common)) return null;
  const { loadGame } = await import("./stored-game.ts");
  return loadGame(own) ?? loadGame(common);
}

async function start(): Promise<void> {
  const shelves = { common: browserShelf(() => window.localStorage), own: browserShelf(() => window.sessionStorage) };
  const language = preferredLanguage(navigator.languages);
  const settings = loadSettings(shelves.common, {
    language,
    // Who reads simplified characters has them on the pieces, too.
    pieceStyle: language === "zh" ? "simplified" : "characters",
    notation: AUTOMATIC,
  });
  const saved = await loadSaved(shelves);
  const engine = firstEngine(saved?.study.start.kind ?? "xiangqi").catch((error: unknown) => error);
  let messages = await loadFirst(settings.language);
  /** What keeps the games that wait; there before a game can make way for another. */
  let parking: typeof import("./parked-game.ts") | null = null;
  const fetchParking = async (): Promise<NonNullable<typeof parking>> => {
    parking = await import("./parked-game.ts");
    return parking;
  };
  /** What words the rest, once everything that can be said is there. */
  let more: typeof import("../texts/words.ts") | null = null;
  let spoken = settings.language;
  defineBoard({ ...LATE, messagesFor: () => ({ texts: messages, isLate: false }) });
  /** The page cannot go on. */
  const complain = async (failure: Failure): Promise<void> => {
    const [{ failureTexts }, all] = await Promise.all([import("../texts/words.ts"), loadMessages(settings.language)]);
    part("status").append(...failureTexts(all, failure));
  };
  if (read(shelves.own, LENT) !== null) await fetchParking().catch(() => undefined);
  const problem = await engine;
  if (problem !== undefined) {
    if (problem instanceof RulesError) await complain(failureOf(problem, "xiangqi"));
    else part("status").append(messages.records.offline);
    return;
  }
  const restored = saved === null ? null : reopen(saved);
  const opened = restored?.opened.ok ? restored.opened : Match.open({ kind: "xiangqi", rules: rulesOf("xiangqi", null), chess960: false });
  if (!opened.ok) {
    await complain(opened.failure);
    return;
  }

  const flipped = restored?.opened.ok === true && saved?.flipped === true;
  const study = restored?.opened.ok === true ? restored.study : undefined;
  const controller = new Controller(opened.match, settings, flipped, Math.random, time.now, study);
  /** A game may be one of the other kind, whose engine is not there yet. */
  const send: Send = (intent) => {
    if (hasBothGames() || !OPENS.has(intent.type)) return controller.send(intent);
    // With what only boards of chess show: a quick promotion finds the choice of pieces.
    Promise.all([bothGames(), (LATE.chess as () => Promise<unknown>)()]).then(
      () => controller.send(intent),
      () => controller.send({ type: "link-failed", why: "offline" }),
    );
  };
  const board = boardOf("board");
  board.addEventListener("intent", ({ detail }) => send(detail));
  let looks = loadLooks(shelves.common);
  const clocks: Timekeeper = {
    face: () => controller.face(),
    tick: () => send({ type: "tick" }),
    halt: () => send({ type: "halt" }),
    addTime: (color, milliseconds) => send({ type: "add-time", color, time: milliseconds }),
    hurry: () => board.cue("low"),
  };
  const outlets: Outlets = {
    unread: part("unread"),
    clipboard: navigator.clipboard,
    share: typeof navigator.share === "function" ? (data) => navigator.share(data) : undefined,
    page: () => window.location.href,
    forget: () => window.history.replaceState(null, "", window.location.pathname + window.location.search),
  };
  const share = mountShare(document.body, send, outlets);
  const shareGame = (): void => {
    const { study, snapshot, flipped, settings } = controller.state;
    share({ study, ply: snapshot.ply, flipped, board }, settings.language, messages);
  };
  const menu = mountMenu({
    host: part("pages"),
    send,
    book: ruleBook,
    get presets() {
      return presets();
    },
    clipboard: navigator.clipboard,
    looks: () => looks,
    share,
    words: () => words(),
    openGame(start, line) {
      parking?.giveWay(shelves, controller.state, start, line, time.now());
      send({ type: "set-up", start, line });
    },
    waiting: {
      isBrief: () => parking?.isLent(shelves) ?? false,
      list: () => parking?.parked(shelves) ?? [],
      bring(index) {
        const saved = parking?.takeBack(shelves, controller.state, time.now(), index) ?? null;
        if (saved !== null) send({ type: "restore", saved });
      },
    },
  });
  const gear = mountGear(
    part("gear"),
    send,
    looks,
    (change) => {
      looks = { ...looks, ...change };
      saveLooks(shelves.common, looks);
      showLooks(controller.state);
    },
    () => words(),
  );
  const typed = mountTyped(part("typed"), send);
  const sheets = { moves: part("moves"), comments: part("comments"), rules: part("rules"), files: part("files") };
  const tabs = mountTabs(part("tabs"), sheets, () => paint(controller.state));
  const showEvidence = (): void => {
    tabs.show("rules");
    part("evidence").scrollIntoView({ block: "nearest" });
  };
  /** The panel fetches what is on paper before it prints. */
  const printRuling = (): void => {
    const button = part("print").querySelector<HTMLElement>('[data-control="print-sheet"]');
    if (button === null) window.print();
    else button.click();
  };
  const root = document.documentElement;
  const turnScreen = (): void => {
    const done = document.fullscreenElement === null ? root.requestFullscreen() : document.exitFullscreen();
    done.catch(() => undefined);
  };
  /** Panels that come later may need any words. */
  const later = (host: HTMLElement, fetch: () => Promise<Panel>, ...when: WantedWhen): Panel =>
    mountLater(host, async () => (await Promise.all([fetch(), words()]))[0], ...when);
  const panels: readonly Panel[] = [
    mountLanguage(part("language"), send),
    gear.panel,
    tabs.panel,
    mountStatus(part("status"), () => more),
    mountPlayers(part("far"), part("near"), time, clocks, () => looks),
    mountStrip(part("strip"), send),
    mountControls(part("controls"), send, { share: shareGame, fullscreen: document.fullscreenEnabled ? turnScreen : undefined }),
    mountNewGame(part("new-game"), send, ruleBook, presets),
    later(
      part("verdict"),
      async () => {
        const { mountVerdict } = await import("../panels/verdict.ts");
        return mountVerdict(part("verdict"), send, { evidence: showEvidence, share: shareGame, print: printRuling });
      },
      ({ snapshot }) => snapshot.verdict !== null,
    ),
    later(
      part("must-change"),
      async () => (await import("../panels/must-change.ts")).mountMustChange(part("must-change")),
      ({ snapshot }) => snapshot.mustChange !== null,
    ),
    later(
      part("referee"),
      async () => (await import("../panels/referee.ts")).mountReferee(part("referee"), send, () => menu.open("rules")),
      ({ snapshot }) => snapshot.warnings.length > 0 || snapshot.claims.length > 0,
    ),
    later(
      part("evidence"),
      async () => (await import("../panels/evidence.ts")).mountEvidence(part("evidence"), send),
      ({ snapshot }) => snapshot.verdict !== null && snapshot.verdict.exhibits.length > 0,
    ),
    mountNoMoves(sheets.moves),
    later(
      sheets.moves,
      async () => (await import("../panels/moves.ts")).mountMoves(sheets.moves, send),
      ({ study }) => study.tree.nodes.length > 1,
      true,
    ),
    later(sheets.comments, async () => (await import("../panels/comments.ts")).mountComments(sheets.comments, send)),
    typed.panel,
    mountRecords(part("records"), send, outlets),
    later(
      part("position"),
      async () => (await import("../panels/position.ts")).mountPosition(part("position"), send, navigator.clipboard),
      ({ failure }) => failure !== null,
    ),
    // There in time for the browser's own menu: nobody prints a game without a move.
    later(
      part("print"),
      async () => (await import("../panels/print.ts")).mountPrint(part("print"), part("paper"), window),
      ({ snapshot }) => snapshot.line.length > 0,
    ),
    menu.panel,
  ];
  wheelSteps(part("board"), send);
  letterKeys(document, () => looks.letterKeys, {
    f: () => send({ type: "flip" }),
    m: () => typed.focus(),
    "?": () => gear.open(),
  });
  const update = mountUpdate(part("update"), () => program.accept());
  const program = keep(window, time.now, update.show);
  const heading = part("heading");

  const showLooks = ({ snapshot, settings }: State): void => {
    const { theme, chess, coordinates, animation, sound, faceToFace } = looks;
    const pieceSet = snapshot.kind === "chess" ? chess : settings.pieceStyle;
    Object.assign(board, { theme, pieceSet, coordinates, animation, sound, faceToFace });
    part("far").toggleAttribute("data-turned", faceToFace);
    gear.showLooks(looks);
  };
  let heard = controller.state.notices;

  const paint = (state: State): void => {
    // What cannot be worded yet is shown as soon as it can.
    if (more === null && !isUsual(state)) {
      speak();
      return;
    }
    root.lang = messages.tag;
    document.title = messages.title;
    heading.textContent = messages.heading;
    const { kind, start } = state.snapshot;
    root.dataset["kind"] = kind;
    Object.assign(part("referee").dataset, { rules: start.rules, sanction: start.sanction ?? "lose" });
    root.style.setProperty("--ratio", String(aspectRatio(SKINS[state.snapshot.kind])));
    board.lang = messages.tag;
    showLooks(state);
    board.scene = sceneOf(state);
    const isNews = state.notices !== heard;
    const cue = isNews ? cueOf(state) : null;
    heard = state.notices;
    if (cue !== null) board.cue(cue);
    for (const panel of [...panels, update.panel]) panel(state, messages);
    if (isNews) lookAt(state);
    const unkept = part("unkept");
    unkept.hidden = save(shelves, state);
    setText(unkept, messages.pages.unkept);
  };
  /** What has just come up is brought into view: the evidence of a ruling, the board of a game that was opened. */
  let ruling = controller.state.snapshot.verdict;
  const lookAt = ({ notice, snapshot: { verdict } }: State): void => {
    const isOpened = notice.type === "opened-record" || notice.type === "loaded" || notice.type === "restored" || notice.type === "started";
    if (isOpened) {
      tabs.show("moves");
      part("far").scrollIntoView({ block: "nearest" });
    }
    if (verdict !== ruling && verdict !== null && verdict.exhibits.length > 0) tabs.show("rules");
    ruling = verdict;
  };
  /** Fetches all that the chosen language says; until it is there, or without it, the one before is spoken. */
  const words = async (): Promise<void> => {
    const { language } = controller.state.settings;
    if (more !== null && language === spoken) return;
    const [fetched, texts] = await Promise.all([loadMessages(language), import("../texts/words.ts"), fetchParking()]);
    if (controller.state.settings.language !== language) return words();
    messages = fetched;
    more = texts;
    spoken = language;
    paint(controller.state);
  };
  const speak = (): void => void words().catch(() => undefined);
  // Whoever touches the page may be refused something.
  for (const type of ["pointerdown", "keydown"] as const)
    window.addEventListener(type, speak, { once: true, capture: true, passive: true });
  // What is chosen in one tab holds in all of them.
  window.addEventListener("storage", ({ key, storageArea }) => {
    if (storageArea !== window.localStorage) return;
    if (key === LOOKS) {
      looks = loadLooks(shelves.common);
      showLooks(controller.state);
    }
    if (key === SETTINGS) send({ type: "configure", change: loadSettings(shelves.common, controller.state.settings) });
  });
  let before = controller.state;
  controller.subscribe((state) => {
    // What left the board for another game is kept; it is there already where it gave way to a position to look at.
    if (ANOTHER.has(state.notice.type) && state.notices !== before.notices && state.study !== before.study) {
      const left = before;
      if (parking !== null) parking.park(shelves, left, time.now());
      else
        fetchParking().then(
          (parking) => parking.park(shelves, left, time.now()),
          () => undefined,
        );
    }
    before = state;
    if (state.settings.language !== spoken) speak();
    paint(state);
  });
}

// When it is done the page is whole; before, its parts would only jump about.
void start().finally(() => document.documentElement.toggleAttribute("data-ready", true));
