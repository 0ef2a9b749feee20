#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs each script that has a NAME.trace beside it on the device and compares what the trace says with the
bounds there, a line each: "kernels 3" (different ones), "bytes 1600000" (read and written by kernels),
"allocated 1600000" (device memory, all in all), "downloaded 8" (bytes brought back to the host).

usage: check_traces.py CLI FOLDER… [--only REGEX]
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile


def measured(cli, script):
    with tempfile.TemporaryDirectory() as folder:
        trace = os.path.join(folder, "trace.json")
        done = subprocess.run([cli, os.path.basename(script), "--device", "gpu", "--trace", trace],
                              cwd=os.path.dirname(script), stdin=subprocess.DEVNULL, capture_output=True,
                              env=dict(os.environ, VITRINE_LAZY_MIN_ELEMENTS="2",
                                       VITRINE_PIPELINE_CACHE_DIR=os.path.join(folder, "cache")), timeout=300)
        if done.returncode:
            raise RuntimeError(done.stderr.decode(errors="replace"))
        with open(trace, encoding="utf-8") as f:
            record = json.load(f)
    events = record["traceEvents"] if isinstance(record, dict) else record
    kernels, out, longest = set(), {"bytes": 0, "allocated": 0, "dispatches": 0, "downloaded": 0}, 0
    for event in events:
        args = event.get("args", {})
        if args.get("provider") in (None, "host"):
            continue
        if event["name"] == "dispatch" or event.get("cat") == "dispatch":
            kernels.add(args.get("kernel"))
            out["bytes"] += args.get("bytes", 0)
            out["dispatches"] += 1
            longest = max(longest, event.get("dur", 0))
        elif event["name"] == "alloc" or event.get("cat") == "alloc":
            out["allocated"] += args.get("bytes", 0)
        elif event["name"] == "download" or event.get("cat") == "download":
            out["downloaded"] += args.get("bytes", 0)
    out["kernels"] = len(kernels)
    return out, longest


def exceeded(cli, file):
    """How many bounds of the .trace file its script exceeds, whatever the machine does beside it: a device
    that was measured to be slow is given a loop's first part before the loop is over, as a kernel more. What
    other tests measured while they shared the machine is not known to it: its folder of kernels is a new one."""
    with open(file, encoding="utf-8") as f:
        bounds = [line.split() for line in f]
    for _ in range(3):
        seen, longest = measured(cli, file[:-6] + ".m")
        print("%s: %s, longest dispatch %.1f ms" %
              (os.path.basename(file), ", ".join("%s %d" % pair for pair in sorted(seen.items())), longest / 1e3))
        if seen["kernels"] == 0:
            print("    nothing ran on the device")
            return 1
        over = [what for what, most in bounds if seen[what] > int(most)]
        for what in over:
            print("    more %s than %s" % (what, dict(bounds)[what]))
        if not over:
            break
    return len(over)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    cli = os.path.abspath(options.cli)
    checked, failed = 0, 0
    for folder in options.folders:
        for path, _, names in sorted(os.walk(os.path.abspath(folder))):
            for name in sorted(n for n in names if n.endswith(".trace") and re.search(options.only, n)):
                file = os.path.join(path, name)
                checked += 1
                try:
                    failed += exceeded(cli, file)
                except RuntimeError as error:
                    print("%s: %s" % (name, error))
                    failed += 1
    print("%d traces, %d bounds exceeded" % (checked, failed))
    return 1 if failed or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
