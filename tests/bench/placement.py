#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Is automatic placement never slower than the better of all-host and all-device? Runs the benchmark cases
in each mode (every case checks its result first), and prints the ratio of `auto` to the better of the two.

usage: placement.py CLI [NAME…] [--scale S] [--link-slowdown F] [--bound 1.1] [--rounds N]
With --link-slowdown transfers take F times as long, really and in the predictions.
"""
import argparse
import json
import os
import subprocess
import sys


def measure(cli, name, mode, options):
    env = dict(os.environ, VITRINE_LINK_SLOWDOWN=str(options.link_slowdown))
    done = subprocess.run([cli, "bench", name, "--json", "--scale", str(options.scale), "--device", mode],
                          capture_output=True, env=env, timeout=options.timeout)
    for line in done.stdout.decode().splitlines():
        row = json.loads(line)
        if "ms" in row:
            return row["ms"]
        return "%s: %s" % (mode, row.get("error", "no time"))
    return "%s: %s" % (mode, done.stderr.decode(errors="replace").strip()[-200:])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cli")
    p.add_argument("names", nargs="*")
    p.add_argument("--scale", type=float, default=1)
    p.add_argument("--link-slowdown", type=float, default=1)
    p.add_argument("--bound", type=float, default=1.1)
    p.add_argument("--rounds", type=int, default=3, help="the best of so many, modes in turn, counts")
    p.add_argument("--timeout", type=float, default=300, help="seconds a case and mode")
    options = p.parse_args()
    names = options.names
    if not names:
        listed = subprocess.run([options.cli, "bench", "--list"], capture_output=True, check=True)
        names = [line.split()[0] for line in listed.stdout.decode().splitlines() if line.strip()]
    print("%-28s %10s %10s %10s %8s" % ("case", "host ms", "device ms", "auto ms", "ratio"))
    above, failed = 0, 0
    for name in names:
        rounds = [[measure(options.cli, name, mode, options) for mode in ("cpu", "gpu", "auto")]
                  for _ in range(options.rounds)]
        problems = [t for times in rounds for t in times if isinstance(t, str)]
        if problems:
            failed += 1
            print("%-28s failed: %s" % (name, "; ".join(problems)))
            continue
        times = [min(column) for column in zip(*rounds)]
        ratio = times[2] / min(times[0], times[1])
        above += ratio > options.bound
        print("%-28s %10.4g %10.4g %10.4g %8.2f%s" % (name, *times, ratio,
                                                      "  above" if ratio > options.bound else ""), flush=True)
    print("%d cases, %d above %.2f, %d failed" % (len(names), above, options.bound, failed))
    return 1 if above or failed else 0


if __name__ == "__main__":
    sys.exit(main())
