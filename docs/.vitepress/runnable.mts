import type { MarkdownRenderer } from "vitepress";

/** Examples in JavaScript that show values (`// →`) get a button that runs them on the page. */
export function runnable(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (fence === undefined) return;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const shown = fence(tokens, index, ...rest);
    const token = tokens[index];
    const code = token?.content ?? "";
    const runs = token !== undefined && /^js\b/.test(token.info) && code.includes("// →") && !/from "node:|require\(/.test(code);
    return runs ? `<RunnableCode code="${encodeURIComponent(code)}">${shown}</RunnableCode>` : shown;
  };
}
