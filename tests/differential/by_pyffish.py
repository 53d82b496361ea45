"""Xiangqi judged by pyffish (Fairy-Stockfish) beside this package: legal moves, check, mate and stalemate.

Reads the games of games.mjs from standard input. pyffish counts ranks from 1. With the argument `rulings`, standard input
is the output of rulings.mjs: repetitions with the verdict under the world federation's rules; there the two differ, and
what differs is listed (README.md explains it).
"""
import collections
import json
import re
import sys

import pyffish

START = pyffish.start_fen("xiangqi")
counts = collections.Counter()
differences = collections.Counter()
examples = {}


def differ(kind, fen, ours, theirs):
    differences[kind] += 1
    examples.setdefault(kind, f"{fen}\n    ours {ours}\n    theirs {theirs}")


def up(move):
    return re.sub(r"[0-9]+", lambda rank: str(int(rank.group()) + 1), move)


def down(move):
    return re.sub(r"[0-9]+", lambda rank: str(int(rank.group()) - 1), move)


def compare(record):
    for ours in record["plies"]:
        counts["plies"] += 1
        fen = ours["fen"]
        legal = sorted(down(move) for move in pyffish.legal_moves("xiangqi", fen, []))
        if ours["over"] and ours["reason"] not in ("checkmate", "stalemate"):
            # limits and repetitions are ours alone in a position without its past
            counts[ours["reason"]] += 1
            continue
        if legal != ours["legal"]:
            differ("legal moves", fen, sorted(set(ours["legal"]) - set(legal)), sorted(set(legal) - set(ours["legal"])))
            continue
        check = pyffish.gives_check("xiangqi", fen, [])
        if ours["over"]:
            counts[ours["reason"]] += 1
            if legal or check != (ours["reason"] == "checkmate"):
                differ("ending", fen, ours["reason"], f"{len(legal)} moves, check: {check}")
        elif check != ours["check"]:
            differ("check", fen, ours["check"], check)


def ruling(case):
    moves = [up(move) for move in case["moves"]]
    ended, value = pyffish.is_optional_game_end("xiangqi", case["fen"], moves)
    if not ended:
        theirs = "none"
    elif value == 0:
        theirs = "draw"
    else:
        # the value is that of the side to move, whose turn follows from the number of moves
        mover = case["fen"].split(" ")[1] == "w" if len(moves) % 2 == 0 else case["fen"].split(" ")[1] != "w"
        theirs = "red" if (value > 0) == mover else "black"
    counts["rulings"] += 1
    if theirs == case["ours"]:
        counts["agreed"] += 1
    else:
        print(f"  {case['id']:<16} {case['kind']:<34} ours {case['ours']:<6} theirs {theirs}")


for line in sys.stdin:
    data = json.loads(line)
    if sys.argv[1:] == ["rulings"]:
        ruling(data)
        continue
    counts["games"] += 1
    compare(data)
    if counts["games"] % 200 == 0:
        print(f"  {counts['games']} games", file=sys.stderr, flush=True)

print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
for kind, count in differences.items():
    print(f"{count} times UNEXPLAINED: {kind}\n  for example {examples[kind]}")
sys.exit(1 if differences or not counts else 0)
