#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs every tests/scripts/**/*.m with a .out beside it through the console program, and the lessons.

Each script runs on the host, on the device, with fusion off on each, and those about the device with little
memory there and with kernels pinned by chance; what it prints on the host must be its .out, and every other run must print the same bytes.

usage: run_scripts.py CLI FOLDER… [--only REGEX] [--update] [--jobs N] [--variants cpu,gpu,…]
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import time

VARIANTS = {
    "cpu": (["--device", "cpu"], {}),
    "gpu": (["--device", "gpu"], {}),
    "cpu-unfused": (["--device", "cpu"], {"VITRINE_FUSION": "0"}),
    "gpu-unfused": (["--device", "gpu"], {"VITRINE_FUSION": "0"}),
    "pins": (["--device", "auto"], {"VITRINE_PINS": "random:11"}),
    "gpu-small": (["--device", "gpu"], {"VITRINE_MEMORY_BUDGET": str(64 << 20)}),
}
# Scripts in a folder of this name are about acceleration: arrays of any size are captured.
ACCEL = "accel"
# These run on a device with little memory and with random pins, too.
ABOUT_DEVICE = "/(accel|gpu|lessons)/"
EXTRA = ("gpu-small", "pins")
# A script says what it needs in its environment: %environment NAME=VALUE
ENVIRONMENT = re.compile(r"^%environment (\w+)=(.*)$", re.MULTILINE)


def environment_of(script):
    with open(script, encoding="utf-8", errors="replace") as f:
        return dict(ENVIRONMENT.findall(f.read()))


def run(cli, script, variant):
    options, env = VARIANTS[variant]
    environment = dict(os.environ, **environment_of(script))
    environment.update(env)
    if "VITRINE_PINS" in env:
        # Pins put operations on the CPU by chance, which is what strict mode stops at.
        environment.pop("VITRINE_STRICT", None)
    # What is left on the device when everything is cleared is an error of its own.
    environment.setdefault("VITRINE_LEAK_CHECK", "1")
    if os.sep + ACCEL + os.sep in script:
        environment.setdefault("VITRINE_LAZY_MIN_ELEMENTS", "2")
    try:
        done = subprocess.run([cli, os.path.basename(script)] + options, cwd=os.path.dirname(script),
                              env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=400)
    except subprocess.TimeoutExpired:
        return b"<timed out>\n"
    out = done.stdout
    if done.returncode:
        # The place of an uncaught error is part of what a script shows.
        out += b"<exit %d>\n" % done.returncode + done.stderr
    return out


def first_difference(expected, seen):
    a, b = expected.split(b"\n"), seen.split(b"\n")
    for i in range(max(len(a), len(b))):
        x = a[i] if i < len(a) else b"<end>"
        y = b[i] if i < len(b) else b"<end>"
        if x != y:
            return "line %d\n    expected: %r\n    seen:     %r" % (i + 1, x, y)
    return "no difference"


def check(cli, script, variants, update):
    expected_file = script[:-2] + ".out"
    reference = run(cli, script, "cpu")
    problems = []
    if update:
        with open(expected_file, "wb") as f:
            f.write(reference)
    if os.path.exists(expected_file):
        with open(expected_file, "rb") as f:
            expected = f.read()
        if expected != reference:
            problems.append("cpu differs from .out at " + first_difference(expected, reference))
    for variant in variants:
        if variant == "cpu" or (variant in EXTRA and not re.search(ABOUT_DEVICE, script)):
            continue
        seen = run(cli, script, variant)
        if seen != reference:
            problems.append("%s differs from cpu at %s" % (variant, first_difference(reference, seen)))
    return script, problems


def scripts_in(folders):
    for folder in folders:
        for path, _, names in sorted(os.walk(os.path.abspath(folder))):
            for name in sorted(names):
                full = os.path.join(path, name)
                if name.endswith(".m") and (os.path.exists(full[:-2] + ".out") or "lessons" in path):
                    yield full


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cli")
    p.add_argument("folders", nargs="+")
    p.add_argument("--only", default="")
    p.add_argument("--update", action="store_true", help="write the .out files from the host's output")
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--variants", default=",".join(VARIANTS))
    a = p.parse_args()
    cli = os.path.abspath(a.cli)
    chosen = [s for s in scripts_in(a.folders) if re.search(a.only, s)]
    start, failed = time.time(), 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for script, problems in pool.map(lambda s: check(cli, s, a.variants.split(","), a.update), chosen):
            for problem in problems:
                print("%s: %s" % (os.path.relpath(script), problem))
            failed += bool(problems)
    print("%d scripts, %d failed, %.1f s" % (len(chosen), failed, time.time() - start))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
