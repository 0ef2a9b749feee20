#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Is automatic placement never slower than the better of all-host and all-device? Runs the benchmark cases
in each mode (every case checks its result first), with the link as it is and with a slow one, prints the ratio
of `auto` to the better of the two, and writes all of it as JSON.

usage: placement.py [CLI] [NAME…] [--scale S] [--slow-link F] [--bound 1.1] [--rounds N] [--seconds T] [--json FILE]
On a machine with a bundle: VITRINE_BIN=/path/to/vitrine-cli python3 placement.py

Modes take turns and the least time of all counts. --by cpu compares processor time instead of time, which other
programs hardly disturb: right where the device is software, on the same processors (a slow link only sleeps and
shows in time alone). What --seconds leaves no time for is said to be left out, not passed.
"""
import argparse
import json
import os
import platform
import subprocess
import sys
import time

MODES = ("cpu", "gpu", "auto")
# Few and different: memory, arithmetic, passes, loops, small work, transfers; the first ones come first.
DEFAULT = ("chain3_f32", "sum_f64", "tiny_2000", "softmax_8192", "blackscholes_5e7", "montecarlo_10M_256", "ema_1e6x512",
           "image4k_4", "cumsum_f32", "matmul_1024_f32", "heat_4096_100", "sort_2e26_f32", "std_f64", "nbody_16384",
           "accumarray_1e8", "fft_2e20_f64", "mandelbrot_4096_100", "layer_thin_f32")


def measure(options, name, mode, slow):
    """The JSON row of one case, or a text that says what went wrong."""
    env = dict(os.environ, VITRINE_LINK_SLOWDOWN=str(slow))
    try:
        done = subprocess.run([options.cli, "bench", name, "--json", "--scale", str(options.scale), "--device", mode],
                              capture_output=True, env=env, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        return "%s: more than %g s" % (mode, options.timeout)
    for line in done.stdout.decode().splitlines():
        row = json.loads(line)
        return row if "ms" in row else "%s: %s" % (mode, row.get("error", "no time"))
    return "%s: %s" % (mode, done.stderr.decode(errors="replace").strip()[-200:])


def compare(options, name, slow, until):
    """One line of the table: least times by mode, their ratio, or why there is none."""
    row = {"name": name, "link_slowdown": slow}
    times = {mode: [] for mode in MODES}
    # A processor's clock and memory are faster or slower by a process's luck: what is above the bound is measured
    # again, all modes alike.
    for done in range(options.rounds + options.again):
        if time.monotonic() > until and done > 0:
            break
        if done >= options.rounds and not is_above(times, options):
            break
        for mode in MODES:
            result = measure(options, name, mode, slow)
            if isinstance(result, str):
                return dict(row, failed=result)
            times[mode].append(result["cpu_ms"] if options.by == "cpu" else result["best_ms"])
            row["device"] = result["device"]
    row.update({mode + "_ms": min(times[mode]) for mode in MODES}, rounds=len(times["auto"]))
    row["ratio"] = ratio(times)
    row["above"] = is_above(times, options)
    return row


def ratio(times):
    better = min(min(times["cpu"]), min(times["gpu"]))
    return min(times["auto"]) / better if better > 0 else 1.0


def is_above(times, options):
    return ratio(times) > options.bound


def show(row):
    if "failed" in row:
        print("%-24s %6g failed: %s" % (row["name"], row["link_slowdown"], row["failed"]), flush=True)
    else:
        print("%-24s %6g %10.4g %10.4g %10.4g %8.2f%s" % (row["name"], row["link_slowdown"], row["cpu_ms"], row["gpu_ms"],
                                                         row["auto_ms"], row["ratio"], "  above" if row["above"] else ""),
              flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("names", nargs="*", metavar="CLI or NAME")
    p.add_argument("--all", action="store_true", help="every case of the suite")
    p.add_argument("--scale", type=float, default=1)
    p.add_argument("--slow-link", type=float, default=50, help="the second round of cases; 0: none")
    p.add_argument("--bound", type=float, default=1.1)
    p.add_argument("--rounds", type=int, default=2, help="the best of so many, modes in turn, counts")
    p.add_argument("--again", type=int, default=3, help="further rounds of a case that is above the bound")
    p.add_argument("--by", choices=("time", "cpu"), default="time")
    p.add_argument("--seconds", type=float, default=90, help="begin no further case after so long")
    p.add_argument("--timeout", type=float, default=60, help="seconds a case and mode")
    p.add_argument("--json", default="placement.json")
    options = p.parse_args()
    options.cli = os.environ.get("VITRINE_BIN", "")
    if options.names and (os.path.sep in options.names[0] or not options.cli):
        options.cli = options.names.pop(0)
    if not options.cli:
        p.error("name the program, or set VITRINE_BIN")
    names = options.names or list(DEFAULT)
    if options.all:
        listed = subprocess.run([options.cli, "bench", "--list"], capture_output=True, check=True)
        names = [line.split()[0] for line in listed.stdout.decode().splitlines() if line.strip()]
    until = time.monotonic() + options.seconds
    print("by %s, ms\n%-24s %6s %10s %10s %10s %8s" % (options.by, "case", "link ×", "CPU", "device", "auto", "ratio"))
    rows, left = [], []
    for name in names:
        for slow in (1, options.slow_link) if options.slow_link else (1,):
            if time.monotonic() > until:
                left.append((name, slow))
                continue
            rows.append(compare(options, name, slow, until))
            show(rows[-1])
    above = sum(row.get("above", False) for row in rows)
    failed = sum("failed" in row for row in rows)
    print("%d rows, %d above %.2f, %d failed, %d left out for want of time; load %.1f" %
          (len(rows), above, options.bound, failed, len(left), os.getloadavg()[0]))
    with open(options.json, "w") as file:
        json.dump({"machine": platform.platform(), "processors": os.cpu_count(), "by": options.by, "scale": options.scale,
                   "bound": options.bound, "rows": rows, "left_out": left}, file, indent=1)
    return 1 if above or failed else 0


if __name__ == "__main__":
    sys.exit(main())
