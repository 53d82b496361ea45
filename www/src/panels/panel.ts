import type { Messages } from "../i18n/index.ts";
import type { State } from "../app/state.ts";

/** A panel is mounted once and afterwards only brought up to date, so that focus and open menus survive. */
export type Panel = (state: State, messages: Messages) => void;
