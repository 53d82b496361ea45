/** What pages leave for whoever looks at them. */
interface Window {
  answered: number;
  axe: typeof import("axe-core");
  listed: { readonly moves: number; readonly spent: number };
  frames_: number[];
  noting: number;
  shifts: { value: number; nodes: (string | undefined)[] }[];
  tones: number;
  onPaper: string | undefined;
  pictures: number;
  told: { readonly type: string; readonly [field: string]: unknown }[];
}

/** A shift of the layout, which not every browser reports. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}
