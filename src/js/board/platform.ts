// What documents of test runners (jsdom, happy-dom) lack and the board can do without.

type Media = Pick<MediaQueryList, "matches" | "addEventListener">;

/** A question about the medium; where none can be asked, the answer is no, and stays so. */
export function media(window: Window, query: string): Media {
  return typeof window.matchMedia === "function" ? window.matchMedia(query) : { matches: false, addEventListener: () => undefined };
}

/** Calls back when the size of an element changes. Returns how that ends. */
export function watchSize(element: Element, changed: () => void): () => void {
  if (typeof ResizeObserver !== "function") return () => undefined;
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  return () => observer.disconnect();
}
