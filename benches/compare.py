#!/usr/bin/env python3
"""Holds a version of this program against an earlier one: both are built, and each row is measured by turns.

    python3 benches/compare.py                  # 7a85ed9 and what is checked out, three times each
    python3 benches/compare.py --old REVISION --runs 5 --rows picture,rules

Each version is built in a checkout and a target folder of its own below target/compare, where they stay, so that the next
comparison builds what has changed alone. What is uncommitted is not measured. Each version's own benchmarks are run, and each
figure is the median of its runs: ratios of one machine's one hour.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def git(*words, at=ROOT):
    """What git prints."""
    return subprocess.run(["git", *words], cwd=at, check=True, stdout=subprocess.PIPE, text=True).stdout


class Version:
    """One of the two, built as it is shipped."""

    def __init__(self, name, revision, folder, benches):
        self.tree, self.target = folder / name, folder / f"{name}-target"
        commit = git("rev-parse", revision).strip()
        # Of the same objects, so that a later commit is there too.
        if not self.tree.exists():
            git("clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(self.tree))
        git("checkout", "--quiet", "--detach", commit, at=self.tree)
        environment = os.environ | {"CARGO_TARGET_DIR": str(self.target)}
        build = ["cargo", "bench", "--no-run", "--message-format=json"]
        for bench in benches:
            build += ["--bench", bench]
        built = subprocess.run(build, cwd=self.tree, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        artifacts = (json.loads(line) for line in built.stdout.splitlines() if line.startswith("{"))
        self.programs = {
            artifact["target"]["name"]: artifact["executable"] for artifact in artifacts if artifact.get("executable")
        }

    def run(self, bench, *words):
        """What one of its benchmarks prints."""
        command = [self.programs[bench], "--bench", *words]
        return subprocess.run(command, cwd=self.tree, check=True, stdout=subprocess.PIPE, text=True).stdout


UNITS = {"ns": 1e-6, "µs": 1e-3, "ms": 1.0, "s": 1e3}


def found(pattern, text):
    """What the first match of a pattern has in its groups."""
    match = re.search(pattern, text)
    if not match:
        sys.exit(f"{pattern!r} is not in what was printed:\n{text}")
    return match.groups()


def numbers(pattern, text):
    """The same where all are numbers."""
    return [float(number) for number in found(pattern, text)]


def milliseconds(pattern, text):
    """The same where they are a number and its unit."""
    number, unit = found(pattern, text)
    return float(number) * UNITS[unit]


def interaction(version):
    """A click and a command, in those that do nothing; what is in flight and resident in milliseconds and MiB."""
    text = version.run("interaction")

    def row(name):
        return numbers(rf"\| {re.escape(name)} \| \d+ \| ([\d.]+) ms \| ([\d.]+) ms \| (\d+) µs \|", text)

    nothing, nothing_64 = row("nothing, one at a time"), row("nothing, 64 in flight")
    click, click_64 = row("a click on *Draw*, one at a time"), row("a click on *Draw*, 64 in flight")
    command = row("`/ra draw`, one at a time")
    return {
        "click on *Draw*, CPU in no-ops": click[2] / nothing[2],
        "the same, 64 in flight": click_64[2] / nothing_64[2],
        "`/ra draw`, CPU in no-ops": command[2] / nothing[2],
        "click on *Draw*, p50 in no-ops' p50": click[0] / nothing[0],
        "click on *Draw*, 64 in flight, p50 (ms)": click_64[0],
        "resident after 4,000 draws (MiB)": numbers(r"the start, ([\d.]+) MiB after the draws", text)[0],
        "start to first answer, 10,000 games (s)": numbers(r"running games: ([\d.]+) s", text)[0],
    }


def median(text, name):
    """The median of divan's row for four players below a benchmark's name, in milliseconds."""
    # A row has fastest, slowest, median and mean.
    row = r"[├╰]─ 4 +[\d.]+ \S+ +│ [\d.]+ \S+ +│ ([\d.]+) (\S+)"
    return milliseconds(rf"(?s:{name}.*?){row}", text)


def picture(version):
    """From the middle of a game of four to a file; and the longest file of a board."""
    text = version.run("picture")
    # Before pictures had strips there was no difference between a new board and the next one.
    is_new = "new_to_png" in text
    return {
        "picture of a new board, four players (ms)": median(text, "new_to_png" if is_new else "position_to_png"),
        "picture of the next board, four players (ms)": median(text, "next_to_png" if is_new else "position_to_png"),
        "painting alone, four players (ms)": median(text, "paint"),
        "longest file (KB)": max(float(size) for size in re.findall(r"the fullest board is (\d+) bytes", text)) / 1000,
    }


def rules(version):
    """A thousand random games of four."""
    text = version.run("rules", "thousand_random_games")
    return {"a thousand random games of four (ms)": median(text, "thousand_random_games")}


def decisions(version):
    """What a hard computer player thinks about a decision of a game of four."""
    text = version.run("decisions")
    return {"*hard*, a decision of four, p50 (ms)": milliseconds(r"hard +4 players.*?p50 +([\d.]+)(\S+)", text)}


# By the name of the benchmark that measures them.
ROWS = {"interaction": interaction, "picture": picture, "rules": rules, "decisions": decisions}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", default="7a85ed9", help="the earlier version")
    parser.add_argument("--new", default="HEAD", help="the version that is held against it")
    parser.add_argument("--runs", type=int, default=3, help="how often each is run")
    parser.add_argument("--rows", default=",".join(ROWS), help=f"which of {', '.join(ROWS)}")
    said = parser.parse_args()
    rows = said.rows.split(",")
    unknown = [row for row in rows if row not in ROWS]
    if unknown:
        parser.error(f"there is no row {unknown[0]!r}: {', '.join(ROWS)}")
    folder = ROOT / "target" / "compare"
    folder.mkdir(parents=True, exist_ok=True)
    versions = [Version("old", said.old, folder, rows), Version("new", said.new, folder, rows)]
    measured = {}
    for row in rows:
        for _ in range(said.runs):
            for at, version in enumerate(versions):
                for name, figure in ROWS[row](version).items():
                    measured.setdefault(name, ([], []))[at].append(figure)
        print(f"{row}: done, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print(f"| what | {said.old} | now | now in its |\n|---|---|---|---|")
    for name, both in measured.items():
        old, new = (statistics.median(figures) for figures in both)
        print(f"| {name} | {old:.3g} | {new:.3g} | {new / old:.2f} |")
    print(f"\nMedians of {said.runs} runs each, by turns; the machine's load at the end: {os.getloadavg()[0]:.1f}.")


main()
