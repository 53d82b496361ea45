import { useRef, useState } from "react";
import type { TrongtaiBoard } from "trongtai/board/react";
import "trongtai/board/react";

/** The page keeps the moves; the board is told them, and tells what was played. */
export function Table() {
  const board = useRef<TrongtaiBoard>(null);
  const [moves, setMoves] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  return (
    <main>
      <trongtai-board
        ref={board}
        game="chess"
        moves={moves.join(" ")}
        shapes={[{ type: "arrow", from: "e2", to: "e4" }]}
        onmove={({ detail }) => {
          setMoves([...moves, detail.move.uci]);
          setSaid(detail.notation);
        }}
        onillegal={({ detail }) => setSaid(detail.text)}
      />
      <button type="button" onClick={() => setMoves(moves.slice(0, -1))}>
        Take back
      </button>
      <button type="button" onClick={() => board.current?.flip()}>
        Turn
      </button>
      <output>{said}</output>
      <p>{moves.join(" ")}</p>
    </main>
  );
}
