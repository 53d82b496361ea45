// The package itself, as it is published: the site serves its files, and pages import them by address.
export const addressOf = (entry: string): string =>
  new URL(`${import.meta.env.BASE_URL}trongtai/${entry === "trongtai" ? "index" : entry.slice("trongtai/".length)}.js`, location.href).href;

export const load = (entry: string): Promise<any> => import(/* @vite-ignore */ addressOf(entry));
