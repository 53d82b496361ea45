/** Sharing a game or a position: a link, its picture for cameras, pictures of the board, code for a page of one's own. */
export const share = {
  heading: "Share",
  link: "Link",
  linkNote: "It opens here at this move, seen from this side.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not allow copying. Select the text and copy it.",
  left: { comments: "The comments did not fit in the link.", variations: "Only the main line fits in the link." },
  tooLong: "The game is too long for a link. Save it as a file.",
  native: "Share with…",
  qr: "QR code of the link",
  qrTooLong: "The link is too long for a QR code.",
  pictures: "Picture of the board",
  svg: "Save as SVG",
  png: "Save as PNG",
  embed: "Code for a web page",
};
