/** What tells an address that holds a game. */

export const SHARED = "game=";

export function isShared(address: string): boolean {
  return address.includes(`#${SHARED}`);
}
