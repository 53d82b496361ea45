/** The page as a program that stays: kept for use without a connection, and replaced only when the reader agrees. */

export type Phase = "none" | "ready" | "waiting";

export interface Offline {
  /** Puts the waiting version in the place of this one and loads the page anew. */
  accept(): void;
}

/** An open tab asks for a newer version when it is looked at again, but not more often than this. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** The worker that the build writes beside the page, and what it waits to be told. */
const WORKER = "sw.js";
const GO_ON = { type: "SKIP_WAITING" };

/** `tell` hears when the page has been stored, and when a newer version waits. */
export function keep(window: Window, now: () => number, tell: (phase: Phase) => void): Offline {
  const { document, location } = window;
  // Only pages that came over a safe connection have workers.
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;

  const wait = (): void => {
    workers?.addEventListener("controllerchange", () => location.reload(), { once: true });
    tell("waiting");
  };

  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener("statechange", () => {
      if (worker.state !== "installed") return;
      // The first version replaces nothing.
      if (registration?.active) wait();
      else tell("ready");
    });
  };

  const register = async (): Promise<void> => {
    registration = await workers?.register(WORKER);
    if (registration === undefined) return;
    if (registration.waiting !== null) wait();
    registration.addEventListener("updatefound", () => watch(registration?.installing ?? null));
    let asked = now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || now() - asked < ASK_AGAIN_MS) return;
      asked = now();
      // Without a connection there is no newer version to be had.
      registration?.update().catch(() => undefined);
    });
  };
  // A browser that keeps nothing still plays.
  const begin = (): void => void register().catch(() => undefined);
  // What the page needs itself comes first.
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return { accept: () => registration?.waiting?.postMessage(GO_ON) };
}
