/** The reviewer's table of the Chinese association's rules: the articles in words of our own, with a title for each board. */
export const articles = {
  caption: "Chapter 6 of the rules of 2020, in our own words. Where its text could not be read, the commentary to its diagrams stands in.",
  article: "Article",
  rule: "What it says",
  entry: {
    check: {
      title: "Nothing but checks",
      text: "A ply that leaves the other general attacked is a check, whatever else it does. Who does nothing but check, round after round, loses (25.1); steps of the general out of check count for nothing.",
    },
    kill: {
      title: "A mate threatened again and again",
      text: "A kill threatens mate from the side’s next move on, by one check or by several in a row. That the other side can parry does not matter, nor how long the mate is.",
    },
    "new-kill": {
      title: "The mate stood before",
      text: "What the ply did not bring about is no kill: a mate that could have been given before it already makes it no worse than idle.",
    },
    chase: {
      title: "A horse chased",
      text: "A chase threatens to win a piece: by the piece that moves, by one it uncovers, by several together, after checks, or by a whole series of exchanges. The winner must not be mated for it. Who does nothing else loses to one who does something idle (25.3).",
    },
    exchange: {
      title: "Chariot offers itself for chariot",
      text: "An exchange offers a piece for one of its kind, where the other side, having taken, is neither mated nor worse off. It is idle.",
    },
    "second-attacker": {
      title: "The target has no root",
      text: "An offer of exchange covers only what needs it. When another piece of the side wins the same target by itself, the ply is a chase.",
    },
    offer: {
      title: "A horse offered",
      text: "An offer puts a piece where it may be taken, and whoever takes it is neither mated nor loses by it. It is idle.",
    },
    block: {
      title: "An elephant steps between",
      text: "A block stands between an enemy piece and what it could take, and attacks nothing itself. It is idle.",
    },
    follow: {
      title: "A chariot watches a protected horse",
      text: "A follow bears on a piece that is protected, so that taking it would win nothing. It is idle.",
    },
    "hidden-root": {
      title: "A check wins the captor back",
      text: "A piece is protected when whoever takes it can be won back, by checks too: that is a hidden root. Here the horse would check and take the chariot. The attack is no chase.",
    },
    "no-hidden-root": {
      title: "The check wins something else",
      text: "What the other side could win by the same checks anyway protects nothing: here the horse only reaches the cannon. The attack is a chase.",
    },
    "false-root": {
      title: "The root is pinned",
      text: "A root that cannot take back, because its first move would expose its general, is a false root and counts as none. Who pins it takes part in the chase.",
    },
    joint: {
      title: "Two chase together, one alone",
      text: "A chase is joint when it takes several pieces to win what is chased. When both sides do only what is forbidden, the one whose chases are all single must play otherwise (26.9).",
    },
    humble: {
      title: "A soldier after a cannon",
      text: "General and soldiers may attack for ever: their own attacks are idle.",
    },
    "general-joins": {
      title: "The general becomes a screen",
      text: "When a step of the general or a soldier makes another piece attack anew, or attacks together with it, that is a chase like any other.",
    },
    "general-answers": {
      title: "The general steps out of check",
      text: "Whatever a general threatens or uncovers by stepping out of check is idle: here it opens the chariot’s rank each time.",
    },
    "other-answers": {
      title: "An advisor answers and uncovers",
      text: "When another piece answers the check, a kill or a chase counts if it did not exist before the answer, and is idle if it did.",
    },
    "holding-point": {
      title: "The point that saves the game",
      text: "A side with one attacking piece may take the point on which the game is saved, though it attacks an advisor or an elephant from there.",
    },
    "own-doing": {
      title: "The horse left its piece",
      text: "An attack that the other side’s own move brought about, by a piece that has not moved, is idle: whoever leaves a piece without protection is not being chased.",
    },
    bystander: {
      title: "Saving another piece is no attack",
      text: "It stays idle when the reply saves a piece that was in danger anyway: that danger was no obstacle to the capture, and its end makes no chase.",
    },
    gravest: {
      title: "Kill before exchange",
      text: "A ply with several effects is what is gravest of them: check, kill, chase, idle. A chariot offered for another that takes part in a mate makes a kill.",
    },
    "root-piece": {
      title: "The chariot leaves a horse for a horse",
      text: "When the attacker protects another piece, is held, or each side takes its own, the exchange is played out: equal or better is a chase.",
    },
    "root-loses": {
      title: "The chariot leaves a horse for an advisor",
      text: "The same at a loss is idle: nobody chases who would lose by taking.",
    },
    value: {
      title: "A soldier for an elephant",
      text: "What is won is counted net: a chariot is two horses or cannons; advisor and elephant are alike and never outweigh a strong piece; a soldier across the river has no fixed value, and one won for an elephant is no gain.",
    },
    "uncovers-check": {
      title: "The soldier’s capture would check",
      text: "A soldier’s capture counts when it uncovers the check of another piece.",
    },
  },
};
