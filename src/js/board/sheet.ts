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
  overflow: hidden;
  border-radius: var(--trongtai-radius, 4px);
  box-shadow: var(--trongtai-shadow, none);
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
[hidden] { display: none !important; }
canvas { display: block; width: 100%; height: 100%; }
.held { position: absolute; inset: 0 auto auto 0; pointer-events: none; will-change: transform; }
.grid { position: absolute; z-index: 1; display: flex; flex-direction: column; touch-action: manipulation; }
.held { z-index: 2; }
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
