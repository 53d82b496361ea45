"""Chess judged by python-chess beside this package: legal moves, SAN, check, mate, stalemate, repetition, 50 and 75 moves.

Reads the games of games.mjs from standard input. Differences are counted by kind; those that have an explanation in
README.md are told apart from those that have none, which make it fail.
"""
import collections
import json
import sys

import chess

EXPLAINED = {
    "mating claim": "fifty moves may be claimed by announcing a mating move, for python-chess there must be a reply",
    "dead-position": "the game is over as dead, for python-chess it is not: it knows insufficient material only",
}

differences = collections.Counter()
examples = {}
counts = collections.Counter()


def differ(kind, record, ply, ours, theirs):
    differences[kind] += 1
    fen = record["plies"][ply]["fen"]
    examples.setdefault(kind, f"{fen}\n    after {' '.join(record['moves'][:ply]) or 'nothing'}\n    ours {ours}\n    theirs {theirs}")


def uci(board, move):
    """Castling as this package writes it: the king moves two squares, or onto its rook in Chess960."""
    return board.uci(move, chess960=board.chess960)


def ending(board):
    outcome = board.outcome(claim_draw=False)
    if outcome is None:
        return None
    return {
        chess.Termination.CHECKMATE: "checkmate",
        chess.Termination.STALEMATE: "stalemate",
        chess.Termination.INSUFFICIENT_MATERIAL: "dead-position",
        chess.Termination.SEVENTYFIVE_MOVES: "move-limit",
        chess.Termination.FIVEFOLD_REPETITION: "repetition",
    }[outcome.termination]


def completing_mates(board):
    """Every move that would complete fifty moves leaves the other side none."""
    for move in board.generate_legal_moves():
        if not board.is_zeroing(move):
            board.push(move)
            replies = any(board.generate_legal_moves())
            board.pop()
            if replies:
                return False
    return True


def compare(record):
    board = chess.Board(record["plies"][0]["fen"], chess960=record.get("chess960", False))
    for ply, ours in enumerate(record["plies"]):
        if ply > 0:
            board.push(board.parse_uci(record["moves"][ply - 1]))
        counts["plies"] += 1
        reason = ending(board)
        if ours["over"]:
            if reason is None and ours["reason"] == "dead-position":
                differ("dead-position", record, ply, ours["reason"], "goes on")
            elif reason != ours["reason"]:
                differ("ending", record, ply, ours["reason"], reason)
            elif board.outcome(claim_draw=False).result() != ours["result"]:
                differ("result", record, ply, ours["result"], board.outcome().result())
            counts[ours["reason"]] += 1
            continue
        if reason is not None:
            differ("ending", record, ply, "goes on", reason)
            continue
        legal = sorted(uci(board, move) for move in board.legal_moves)
        if legal != ours["legal"]:
            differ("legal moves", record, ply, sorted(set(ours["legal"]) - set(legal)), sorted(set(legal) - set(ours["legal"])))
            continue
        if board.is_check() != ours["check"]:
            differ("check", record, ply, ours["check"], board.is_check())
        claims = []
        if board.can_claim_fifty_moves():
            claims.append("fifty-move")
        if board.can_claim_threefold_repetition():
            claims.append("threefold")
        if claims != ours["claims"]:
            mating = set(ours["claims"]) - set(claims) == {"fifty-move"} and board.halfmove_clock == 99 and completing_mates(board)
            differ("mating claim" if mating else "claims", record, ply, ours["claims"], claims)
        counts.update(claims)
        placement = board.fen(en_passant="legal").split(" ")
        # python-chess writes rights by the outermost rook where it can; the other fields are compared.
        if not board.chess960 and placement != ours["fen"].split(" "):
            differ("fen", record, ply, ours["fen"], " ".join(placement))
        for text, san in ours.get("san", {}).items():
            counts["san"] += 1
            theirs = board.san(board.parse_uci(text))
            if theirs != san:
                differ("san", record, ply, san, theirs)


for line in sys.stdin:
    counts["games"] += 1
    compare(json.loads(line))
    if counts["games"] % 200 == 0:
        print(f"  {counts['games']} games", file=sys.stderr, flush=True)

print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
for kind, count in differences.items():
    print(f"{count} times: {EXPLAINED.get(kind, 'UNEXPLAINED: ' + kind)}\n  for example {examples[kind]}")
sys.exit(1 if set(differences) - set(EXPLAINED) or counts["games"] == 0 else 0)
