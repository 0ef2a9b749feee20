#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the plan that is made for a script with the .plan beside it: groups, targets, the rules that
fused them, what was not fused and why, notes. A plan is that of the host with arrays of any size captured.

usage: check_plans.py CLI FOLDER… [--only REGEX] [--update]
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import run_scripts


def plan_of(cli, script):
    with tempfile.TemporaryDirectory() as folder:
        graph = os.path.join(folder, "graph.json")
        done = subprocess.run([cli, os.path.basename(script), "--device", "cpu", "--graph", graph],
                              cwd=os.path.dirname(script), stdin=subprocess.DEVNULL, capture_output=True,
                              env=dict(os.environ, VITRINE_LAZY_MIN_ELEMENTS="2",
                                       **run_scripts.environment_of(script)), timeout=120)
        if done.returncode:
            return "exit %d: %s\n" % (done.returncode, done.stderr.decode(errors="replace"))
        with open(graph, encoding="utf-8") as f:
            record = json.load(f)
    lines = []
    for group in record["groups"]:
        where = ",".join(str(n) for n in group["lines"]) or "-"
        runs = group.get("iterations", 1)
        lines.append("%s | %s | %s%s" % (where, group["decision"]["target"], group["title"],
                                         " | %d runs" % runs if runs > 1 else ""))
        lines += ["    + " + rule.split(":")[0] for rule in group["decision"]["fused"]]
        lines += ["    " + reason for reason in group["decision"]["not_fused"]]
    lines += ["note: " + note for note in record["notes"]]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--only", default="")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    cli = os.path.abspath(options.cli)
    checked, failed = 0, 0
    for folder in options.folders:
        for path, _, names in sorted(os.walk(os.path.abspath(folder))):
            for name in sorted(n for n in names if n.endswith(".plan") and re.search(options.only, n)):
                expected_file = os.path.join(path, name)
                seen = plan_of(cli, expected_file[:-5] + ".m")
                checked += 1
                if options.update:
                    with open(expected_file, "w", encoding="utf-8") as f:
                        f.write(seen)
                with open(expected_file, encoding="utf-8") as f:
                    expected = f.read()
                if seen != expected:
                    failed += 1
                    print("%s: another plan\n--- expected\n%s--- seen\n%s" % (name, expected, seen))
    print("%d plans, %d differ" % (checked, failed))
    return 1 if failed or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
