import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import JudgedBoard from "./JudgedBoard.vue";
import RunnableCode from "./RunnableCode.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("JudgedBoard", JudgedBoard);
    app.component("RunnableCode", RunnableCode);
    // Everything is there after the first visit, without a network too.
    if (!import.meta.env.SSR && import.meta.env.PROD && "serviceWorker" in navigator) {
      navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
    }
  },
} satisfies Theme;
