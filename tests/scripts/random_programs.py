#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs scripts made from a seed on host and device, with and without fusion, with everything computed at
once, and with groups pinned at random: each must print the same bytes. A script that does not is made
smaller and written to the folder of --out.

usage: random_programs.py CLI [--count N] [--seed N] [--jobs N] [--variants host-fused,…] [--seconds S]
Needs nothing but the console program and Python. VITRINE_TEST_SEED gives the seed; without it, the clock.
"""
import argparse
import concurrent.futures
import os
import subprocess
import sys
import tempfile
import time

import random_script
import shrink_script

CAPTURE = {"VITRINE_LAZY_MIN_ELEMENTS": "2"}
UNFUSED = {"VITRINE_FUSION": "0"}
VARIANTS = {
    "host-unfused": ("cpu", dict(CAPTURE, **UNFUSED)),
    "host-fused": ("cpu", CAPTURE),
    "host-at-once": ("cpu", {"VITRINE_LAZY_MIN_ELEMENTS": "1000000000"}),
    "host-default": ("cpu", {}),
    "device-unfused": ("gpu", dict(CAPTURE, **UNFUSED)),
    "device-fused": ("gpu", CAPTURE),
    "pins-1": ("auto", dict(CAPTURE, VITRINE_PINS="random:1")),
    "pins-2": ("auto", dict(CAPTURE, VITRINE_PINS="random:2")),
}
REFERENCE = "host-unfused"
PER_FILE = 10
TIMEOUT = 60  # seconds a script
# Tells a resource that ran out, which may differ, from an answer.
MARK = "== "


class Runner:
    def __init__(self, cli, folder):
        self.cli, self.folder = os.path.abspath(cli), folder

    def run(self, path, variant, scripts):
        """What each script of the file prints: {name: text}; a crash or a hang is part of the text."""
        device, env = VARIANTS[variant]
        try:
            done = subprocess.run([self.cli, os.path.basename(path), "--device", device], cwd=self.folder,
                                  env=dict(os.environ, VITRINE_LOG="off", **env), stdin=subprocess.DEVNULL,
                                  capture_output=True, timeout=TIMEOUT * (1 + scripts / 3))
            out, end = done.stdout, "" if done.returncode == 0 else "<exit %d>\n%s" % (
                done.returncode, done.stderr.decode(errors="replace")[-2000:])
        except subprocess.TimeoutExpired as late:
            out, end = late.stdout or b"", "<timed out>\n"
        parts, name = {}, None
        for line in (out.decode(errors="replace") + end).splitlines():
            if line.startswith(MARK):
                name = line[len(MARK):]
                parts[name] = ""
            elif name:
                parts[name] += line + "\n"
            else:
                parts[""] = parts.get("", "") + line + "\n"
        return parts

    def alone(self, statements, variant):
        """What one script prints in a process of its own."""
        with tempfile.NamedTemporaryFile("w", suffix=".m", dir=self.folder, prefix="one_", delete=False) as f:
            f.write(random_script.file_text([("p", statements)]))
        try:
            return self.run(f.name, variant, 1)
        finally:
            os.unlink(f.name)

    def differs(self, statements, variant):
        return self.alone(statements, REFERENCE) != self.alone(statements, variant)

    def check(self, seeds, variants):
        """Seeds of a file: [(seed, statements, variant)] of those that differ."""
        scripts = [("p%d" % seed, random_script.generate(seed)) for seed in seeds]
        path = os.path.join(self.folder, "random_%d.m" % seeds[0])
        with open(path, "w", encoding="utf-8") as f:
            f.write(random_script.file_text(scripts))
        failures = []
        expected = self.run(path, REFERENCE, len(scripts))
        for variant in variants:
            seen = expected if variant == REFERENCE else self.run(path, variant, len(scripts))
            if any("<timed out" in text for text in seen.values()):
                # A loaded machine; each for itself.
                for (name, statements), seed in zip(scripts, seeds):
                    if self.differs(statements, variant):
                        failures.append((seed, statements, variant))
                continue
            for (name, statements), seed in zip(scripts, seeds):
                broken = "<exit" in seen.get(name, "") or "<timed out" in seen.get(name, "")
                if name not in seen or broken or seen[name] != expected.get(name):
                    if variant == REFERENCE or seen.get(name) != expected.get(name):
                        failures.append((seed, statements, variant))
        os.unlink(path)
        return failures


def first_difference(a, b):
    for x, y in zip(a.splitlines() + ["<end>"], b.splitlines() + ["<end>"]):
        if x != y:
            return "  expected: %s\n  seen:     %s" % (x[:400], y[:400])
    return "  one ends before the other"


def report(runner, failure, out, budget):
    seed, statements, variant = failure
    if variant == REFERENCE:
        fails = lambda s: "<" in runner.alone(s, REFERENCE).get("p", "<")
    else:
        fails = lambda s: runner.differs(s, variant)
    if not fails(statements):
        # The scripts before it in the file matter, or it was a matter of time.
        print("script %d on %s differs only after others (or was late)" % (seed, variant), flush=True)
        small = statements
    else:
        small = shrink_script.shrink(statements, fails, budget)
    os.makedirs(out, exist_ok=True)
    path = os.path.join(out, "seed_%d_%s.m" % (seed, variant.replace("-", "_")))
    with open(path, "w", encoding="utf-8") as f:
        f.write(random_script.file_text([("p", small)]))
    expected = runner.alone(small, REFERENCE).get("p", "<nothing>")
    seen = runner.alone(small, variant).get("p", "<nothing>")
    print("seed %d on %s: %s\n%s\n%s" % (seed, variant, path, "\n".join(random_script.lines_of(small)),
                                         first_difference(expected, seen)), flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cli")
    p.add_argument("--count", type=int, default=150)
    p.add_argument("--seed", type=int)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--variants", default=",".join(VARIANTS))
    p.add_argument("--out", default="random-failures", help="where the scripts that differ go")
    p.add_argument("--seconds", type=float, default=0, help="begin no further file after so long; 0: no limit")
    p.add_argument("--shrink", type=int, default=250, help="tries to make a script smaller")
    p.add_argument("--most", type=int, default=10, help="stop after so many differences")
    p.add_argument("--print", action="store_true", help="print the script of --seed and stop")
    a = p.parse_args()
    if a.seed is None:
        text = os.environ.get("VITRINE_TEST_SEED")
        a.seed = int(text) * 1000003 if text else int(time.time()) * 1000
    if a.print:
        print(random_script.file_text([("p", random_script.generate(a.seed))]))
        return 0
    print("VITRINE_TEST_SEED: scripts from --seed %d" % a.seed, flush=True)
    variants = [v for v in a.variants.split(",") if v]
    if REFERENCE not in variants:
        variants.insert(0, REFERENCE)
    start, done, failures = time.time(), 0, 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        runner = Runner(a.cli, folder)
        files = [list(range(s, min(s + PER_FILE, a.seed + a.count)))
                 for s in range(a.seed, a.seed + a.count, PER_FILE)]
        waiting, running = iter(files), {}
        more = True
        while more or running:
            while more and len(running) < a.jobs:
                late = a.seconds and time.time() - start > a.seconds
                seeds = None if late or failures >= a.most else next(waiting, None)
                if seeds is None:
                    more = False
                    break
                running[pool.submit(runner.check, seeds, variants)] = seeds
            ready, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in ready:
                done += len(running.pop(future))
                told = set()
                for failure in future.result():
                    failures += 1
                    if failure[0] in told:
                        continue  # the same script on another variant
                    told.add(failure[0])
                    report(runner, failure, a.out, a.shrink)
                if done % 100 == 0:
                    print("%d scripts, %.0f s" % (done, time.time() - start), flush=True)
    print("%d scripts from seed %d on %s: %d differences, %.0f s" %
          (done, a.seed, ", ".join(variants), failures, time.time() - start))
    return 1 if failures or not done else 0


if __name__ == "__main__":
    sys.exit(main())
