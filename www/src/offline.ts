/** The page as a program that stays: kept for use without a connection, and replaced only when the reader agrees. */

import { registerSW } from "virtual:pwa-register";

export type Phase = "none" | "ready" | "waiting";

export interface Offline {
  /** Puts the waiting version in the place of this one and loads the page anew. */
  accept(): void;
}

/** An open tab asks for a newer version when it is looked at again, but not more often than this. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** `tell` hears when the page has been stored, and when a newer version waits. */
export function keep(document: Document, now: () => number, tell: (phase: Phase) => void): Offline {
  const accept = registerSW({
    onOfflineReady: () => tell("ready"),
    onNeedRefresh: () => tell("waiting"),
    onRegisteredSW(_address, registration) {
      if (registration === undefined) return;
      let asked = now();
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState !== "visible" || now() - asked < ASK_AGAIN_MS) return;
        asked = now();
        // Without a connection there is no newer version to be had.
        registration.update().catch(() => undefined);
      });
    },
    // A browser that keeps nothing still plays.
    onRegisterError: () => undefined,
  });
  return { accept: () => void accept() };
}
