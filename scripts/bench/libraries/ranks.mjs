/**
 * The move as libraries write it that count the ranks of xiangqi from one: `h2e2` is their `h3e3`.
 *
 * @param {string} uci
 */
export const fromOne = (uci) => uci.replace(/\d/g, (rank) => String(Number(rank) + 1));
