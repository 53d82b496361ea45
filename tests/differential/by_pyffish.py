"""Xiangqi judged by pyffish (Fairy-Stockfish) beside this package: legal moves, check, mate and stalemate.

Reads the games of games.mjs from standard input. pyffish counts ranks from 1. With the argument `rulings`, standard input
is the output of rulings.mjs: repetitions with the verdict under the world federation's rules; there the two differ, and
what differs is listed (README.md explains it). With `cycles` it is the output of cycles.mjs: loops at random, in which
every difference must have a cause that README.md explains.
"""
import collections
import json
import re
import sys

import pyffish

START = pyffish.start_fen("xiangqi")
counts = collections.Counter()
differences = collections.Counter()
causes = collections.Counter()
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


def verdict(fen, moves):
    """Who wins by repetition: "red", "black", "draw", or "none" while the game goes on."""
    ended, value = pyffish.is_optional_game_end("xiangqi", fen, [up(move) for move in moves])
    if not ended:
        return "none"
    if value == 0:
        return "draw"
    # the value is that of the side to move, whose turn follows from the number of moves
    mover = (fen.split(" ")[1] == "w") == (len(moves) % 2 == 0)
    return "red" if (value > 0) == mover else "black"


def ruling(case):
    theirs = verdict(case["fen"], case["moves"])
    counts["rulings"] += 1
    if theirs == case["ours"]:
        counts["agreed"] += 1
    else:
        print(f"  {case['id']:<16} {case['kind']:<34} ours {case['ours']:<6} theirs {theirs}")


def cycle(case):
    theirs = verdict(case["fen"], case["moves"])
    told = f"{case['fen']}\n    {' '.join(case['lead'] + ['('] + case['loop'] + [')'])}"
    counts["cycles"] += 1
    counts[f"of {len(case['loop'])} plies"] += 1
    # the plain judge reads the same text as this package: it must find the same
    if case["plain"] != case["ours"]:
        differ("verdict of the plain judge", told, case["ours"], case["plain"])
    if case["conduct"] is not None:
        differ(f"conduct of ply {case['conduct']['ply']}", told, case["conduct"]["ours"], case["conduct"]["plain"])
    known = case["theirs"]
    if theirs == case["ours"]:
        counts["agreed"] += 1
        counts[f"{theirs} wins" if theirs != "draw" else "drawn"] += 1
    elif known is None or known["winner"] != theirs:
        differ("verdict of pyffish", told, case["ours"], theirs)
    else:
        causes[" and ".join(known["causes"])] += 1
        return
    # where the two agree, too, its chases should be what they are taken for
    counts["agreed as foretold"] += known is not None and known["winner"] == theirs


for line in sys.stdin:
    data = json.loads(line)
    if sys.argv[1:] == ["cycles"]:
        cycle(data)
        if counts["cycles"] % 2000 == 0:
            print(f"  {counts['cycles']} cycles", file=sys.stderr, flush=True)
        continue
    if sys.argv[1:] == ["rulings"]:
        ruling(data)
        continue
    counts["games"] += 1
    compare(data)
    if counts["games"] % 200 == 0:
        print(f"  {counts['games']} games", file=sys.stderr, flush=True)

print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
for name, count in causes.most_common():
    print(f"  {count} differ by {name}")
for kind, count in differences.items():
    print(f"{count} times UNEXPLAINED: {kind}\n  for example {examples[kind]}")
sys.exit(1 if differences or not counts else 0)
