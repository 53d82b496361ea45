"""Judges an archive in partitions: each is piped through `trongtai judge`, and the disputes are summed by article.

    python disputes.py GAMES.jsonl [--partitions N] [--program "npx trongtai"] [--rules wxf]

GAMES.jsonl has a game a line, as `trongtai judge` reads it (`lines.mjs` makes such a file of any archive). Spark runs in
local mode here; on a cluster only the master differs, and Node must be on every machine.
"""

import argparse
import json
import shlex
import time
from operator import add

from pyspark.sql import SparkSession


def found(line: str) -> list[tuple[str, int]]:
    """What one answer counts for: a game, and the article by which rule and recorded result part."""
    answer = json.loads(line)
    if not answer["ok"]:
        return [("games", 1), ("refused", 1)]
    counts = [("games", 1), ("plies", answer["plies"])]
    if answer.get("agrees") is False:
        counts.append((answer["verdict"]["rule"], 1))
    return counts


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games")
    parser.add_argument("--partitions", type=int, default=2)
    parser.add_argument("--program", default="npx trongtai")
    parser.add_argument("--rules", default="wxf")
    given = parser.parse_args()

    began = time.monotonic()
    spark = SparkSession.builder.master(f"local[{given.partitions}]").appName("disputes").config("spark.ui.enabled", "false").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    ready = time.monotonic()
    command = f"{given.program} judge --rules {shlex.quote(given.rules)}"
    games = spark.sparkContext.textFile(given.games, given.partitions).coalesce(given.partitions)
    counts = dict(games.pipe(command, checkCode=True).flatMap(found).reduceByKey(add).collect())
    done = time.monotonic()
    spark.stop()

    articles = {name: counts[name] for name in sorted(counts) if "/" in name}
    print(
        json.dumps(
            {
                "partitions": given.partitions,
                "games": counts.get("games", 0),
                "plies": counts.get("plies", 0),
                "refused": counts.get("refused", 0),
                "disputes": articles,
                "seconds": {"start": round(ready - began, 2), "judging": round(done - ready, 2)},
            }
        )
    )


main()
