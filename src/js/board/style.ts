/**
 * Styles inside the shadow root of a board. Set through constructed sheets, which a content security policy without
 * `'unsafe-inline'` allows; a browser without them gets a `<style>`.
 */

const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style; twice is once. */
export function adoptStyle(root: ShadowRoot, css: string): void {
  try {
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    const style = root.ownerDocument.createElement("style");
    style.textContent = css;
    root.append(style);
  }
}
