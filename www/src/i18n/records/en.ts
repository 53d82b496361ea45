/** Texts about records that the page has from the start. */
export const records = {
  heading: "Game record",
  open: "Open, save or share a game",
  offline: "This part of the page could not be fetched. Try again when there is a connection.",
  drop: "Drop the file to open it",
};
