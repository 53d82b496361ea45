/** The style of a board; its parts that come late bring their own. */

export const CSS = `
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
.message { margin: 0; padding: 1em; font: 1em/1.4 system-ui, sans-serif; color: #7a0d0d; background: #fff6f4; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) {
  .grid-cell:focus-visible { outline-color: Highlight; }
}
`;
