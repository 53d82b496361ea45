/** The record sheet as the rest of the page sees it: it is fetched when it is needed. */

import type { Messages } from "../i18n/index.ts";
import type { SheetTexts } from "../i18n/record-sheet/index.ts";
import type { State } from "../app/state.ts";

/** A part of the sheet, which has texts of its own. */
export type SheetPanel = (state: State, messages: Messages, texts: SheetTexts) => void;

/** What of the browser hands records out. */
export interface Outlets {
  /** Where it is told what could not be read. */
  readonly unread: HTMLElement;
  readonly clipboard: Pick<Clipboard, "writeText"> | undefined;
  /** Absent where the system has no way of sharing. */
  readonly share: ((data: ShareData) => Promise<void>) | undefined;
  /** The address of the page. */
  page(): string;
  /** Takes the game out of the address. */
  forget(): void;
}

/** The sheet, and ways in from elsewhere on the page. */
export interface Sheet {
  readonly panel: SheetPanel;
  takeFiles(files: readonly File[]): void;
  takeText(text: string): void;
  /** Opens the game that the address holds. */
  look(): void;
  focus(): void;
}
