/**
 * The style of a board inside its shadow root. Set through constructed sheets, which a content security policy without
 * `'unsafe-inline'` allows; a browser without them gets a `<style>`.
 */

const CSS = `
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
.board {
  /* A board has no reading direction. */
  direction: ltr;
  position: relative;
  width: 100%;
  aspect-ratio: var(--ratio, 0.9);
  border-radius: var(--trongtai-radius, 4px);
  box-shadow: var(--trongtai-shadow, none);
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
[hidden] { display: none !important; }
canvas { display: block; width: 100%; height: 100%; }
.board > canvas:first-child { border-radius: inherit; }
.drag-piece { position: absolute; inset: 0 auto auto 0; z-index: 4; pointer-events: none; will-change: transform; }
.drag-piece:popover-open { position: fixed; margin: 0; border: 0; padding: 0; background: none; overflow: visible; }
.stage { display: flex; flex-direction: column; }
.stage[data-flipped] { flex-direction: column-reverse; }
.player { display: flex; align-items: center; gap: 0.6em; min-height: 2em; padding: 0.2em 0; }
.player slot { display: contents; }
.stage[data-face-to-face]:not([data-flipped]) .player:first-child, .stage[data-face-to-face][data-flipped] .player:last-child { rotate: 180deg; }
.player [part="name"] { font-weight: 600; }
.player [part="clock"] { margin-inline-start: auto; font-variant-numeric: tabular-nums; padding: 0.1em 0.5em; border-radius: 4px; }
.player [part="clock"][data-running] { background: var(--trongtai-clock, #f3e7d0); color: var(--trongtai-clock-text, #24180a); }
.player [part="clock"][data-low] { color: var(--trongtai-clock-low, #b3001b); }
.captures { display: inline-flex; flex-wrap: wrap; }
.captures canvas { width: 20px; height: 20px; margin-inline-end: -4px; }
.spares { display: flex; justify-content: center; direction: ltr; touch-action: none; }
.spares button { flex: 0 1 calc(100% / 9); display: grid; place-items: center; min-width: 0; min-height: 2.5em; padding: 0; border: 0; border-radius: 6px; background: none; color: inherit; cursor: grab; }
.spares svg { width: 70%; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }
.spares :is([data-spare="hand"], [data-spare="eraser"]) { cursor: pointer; }
.spares button:focus-visible { outline: 3px solid var(--trongtai-focus, #0b57d0); }
.spares button[aria-pressed="true"] { box-shadow: inset 0 0 0 3px var(--trongtai-chosen, var(--trongtai-focus, #0b57d0)); }
.spares canvas { width: auto; height: auto; max-width: 100%; object-fit: contain; }
.grid { position: absolute; z-index: 1; display: flex; flex-direction: column; touch-action: manipulation; }
.grid-row { flex: 1; display: grid; grid-template-columns: repeat(var(--files), 1fr); min-height: 0; }
.grid-cell { outline: none; border-radius: 3px; }
.grid-cell[data-liftable] { cursor: grab; touch-action: none; }
.grid-cell[data-target] { cursor: pointer; }
.grid-cell:focus-visible {
  outline: 3px solid var(--trongtai-focus, #0b57d0);
  outline-offset: -3px;
  box-shadow: inset 0 0 0 5px rgb(255 255 255 / 85%);
}
.promotion {
  position: absolute;
  display: flex;
  z-index: 3;
  border-radius: 4px;
  background: var(--trongtai-chooser, #f3e7d0);
  box-shadow: 0 0 0 2px #4f3517, 0 4px 14px rgb(0 0 0 / 50%);
}
.promotion button { min-height: 0; padding: 0; border: 0; border-radius: 4px; background: transparent; width: 100%; cursor: pointer; }
.promotion button:hover { background: var(--trongtai-chooser-hover, #dcc69a); }
.promotion button:focus-visible { outline: 3px solid var(--trongtai-focus, #0b57d0); outline-offset: -3px; }
.message { margin: 0; padding: 1em; font: 1em/1.4 system-ui, sans-serif; color: #7a0d0d; background: #fff6f4; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) {
  .grid-cell:focus-visible { outline-color: Highlight; }
}
`;

let shared: CSSStyleSheet | null = null;

export function adoptStyle(root: ShadowRoot): void {
  try {
    if (shared === null) {
      shared = new CSSStyleSheet();
      shared.replaceSync(CSS);
    }
    root.adoptedStyleSheets = [shared];
  } catch {
    const style = root.ownerDocument.createElement("style");
    style.textContent = CSS;
    root.append(style);
  }
}
