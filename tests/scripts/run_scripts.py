#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs every tests/scripts/**/*.m through the console program, and the lessons.

Each script runs on the host, on the device, with fusion off on each, and those about the device with little
memory there and with kernels pinned by chance; what it prints on the host must be its .out, and every other run
must print the same bytes. With fusion off on the device, with little memory and with pins runs a half of those about
the device, and on the device a third of those of the library's families, which are composed of what others test: drawn
by VITRINE_TEST_SEED, which the pins are drawn by, too. soak.sh draws others; without a seed all of them run.

Starting a device costs more than most scripts, and so do kernels that several of them need: a process of the other
variants runs --batch scripts one after the other, each after `clear all` and the like. One that then differs runs
alone, to tell whether those before it have a part in that; both are failures.

With --seconds some scripts are drawn, the runs of the other variants come in an order of the seed's, and none begins
after that time.

usage: run_scripts.py CLI FOLDER… [--only REGEX] [--update] [--jobs N] [--batch N] [--variants cpu,gpu,…] [--seconds N]
"""
import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import zlib

SEED = os.environ.get("VITRINE_TEST_SEED", "")
VARIANTS = {
    "cpu": (["--device", "cpu"], {}),
    "gpu": (["--device", "gpu"], {}),
    "cpu-unfused": (["--device", "cpu"], {"VITRINE_FUSION": "0"}),
    "gpu-unfused": (["--device", "gpu"], {"VITRINE_FUSION": "0"}),
    "pins": (["--device", "auto"], {"VITRINE_PINS": "random:" + (SEED or "11")}),
    "gpu-small": (["--device", "gpu"], {"VITRINE_MEMORY_BUDGET": str(64 << 20)}),
}
# Scripts in a folder of this name are about acceleration: arrays of any size are captured.
ACCEL = "accel"
# These run on a device with little memory and with random pins, too.
ABOUT_DEVICE = "/(accel|gpu|lessons)/"
EXTRA = ("gpu-small", "pins")
# One in so many is drawn.
DRAWN = {"gpu-unfused": 2, "pins": 2, "gpu-small": 2}
DRAWN_OF_FAMILIES = 3
# A budget of 64 MB is only felt by scripts with arrays of megabytes.
ABOUT_MEMORY = "/lessons/|/(large_|memory_|long_chains|fourier|matrix_products|.*resident|kept_|loop_kept|saved_gpu|reset_)"
# A loop of so many iterations that it is one kernel or takes minutes: neither unfused on the device nor pinned.
ONE_KERNEL = "/long_chains"
# Families that are composed of what others test operation by operation: not unfused on the device, where some of them
# run fused; all of them run on the host, unfused, too.
FAMILIES = "/(classes|control|files|fitting|geometry|graphics|graphs|images|learning|ode|optimization|signal|sparse|statistics|tables)/"
TIMED_OUT = b"<timed out>\n"
REFUSED = b"kernel does not compile"
MARK = b"== script "
# Lessons that compute for long run here with fewer steps or elements, of the same kernels; as they are, but for the
# steps of two_spirals.m, lesson_test runs them on the device.
SHORTER = {
    "two_spirals.m": ("steps = 400;", "steps = 24;"),
    "monte_carlo.m": ("M = 1e6;", "M = 1e5;"),
    "mandelbrot.m": ("n = 768;", "n = 256;"),
}
# What a script may have set for those after it.
CLEARED = "clear all, close all, fclose('all'); format, rng('default'), warning('on'), lasterr('');"
# As many are drawn for a run of some seconds.
SAMPLE = 120
# A script says what it needs in its environment: %environment NAME=VALUE
ENVIRONMENT = re.compile(r"^%environment (\w+)=(.*)$", re.MULTILINE)


def environment_of(script):
    with open(script, encoding="utf-8", errors="replace") as f:
        return dict(ENVIRONMENT.findall(f.read()))


def environment_for(script, variant):
    """All that the script's process finds in its environment."""
    env = VARIANTS[variant][1]
    environment = dict(os.environ, **environment_of(script))
    environment.update(env)
    if "VITRINE_PINS" in env:
        # Pins put operations on the CPU by chance, which is what strict mode stops at.
        environment.pop("VITRINE_STRICT", None)
    # What is left on the device when everything is cleared is an error of its own.
    environment.setdefault("VITRINE_LEAK_CHECK", "1")
    if os.sep + ACCEL + os.sep in script:
        environment.setdefault("VITRINE_LAZY_MIN_ELEMENTS", "2")
    return environment


def start(cli, file, folder, variant, environment, limit):
    return subprocess.run([cli, file] + VARIANTS[variant][0], cwd=folder, env=environment,
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=limit)


def run(cli, script, variant):
    """What the script prints in a process of its own."""
    try:
        done = start(cli, os.path.basename(script), os.path.dirname(script), variant,
                     environment_for(script, variant), 400)
    except subprocess.TimeoutExpired:
        return TIMED_OUT
    out = done.stdout
    if REFUSED in done.stderr:
        # The host steps in, and nothing is seen of it.
        out += done.stderr
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


def run_together(cli, scripts, variant):
    """What each of these scripts of one environment prints in a process of them all: {script: bytes}, of those up to
    the first that ended it; nothing where the process found a fault at its end."""
    with tempfile.TemporaryDirectory() as folder:
        driver = os.path.join(folder, "together.m")
        with open(driver, "w", encoding="utf-8") as f:
            for script in scripts:
                f.write("%s\ndisp('%s%s')\nrun('%s')\n" % (
                    CLEARED, MARK.decode(), script, script))
        try:
            done = start(cli, driver, os.path.dirname(scripts[0]), variant,
                         environment_for(scripts[0], variant), 100 * len(scripts))
        except subprocess.TimeoutExpired:
            return {}
    if REFUSED in done.stderr:
        return {}
    parts = re.split(b"^" + MARK + b"(.*)\n", done.stdout, flags=re.MULTILINE)
    seen = {name.decode(): out for name, out in zip(parts[1::2], parts[2::2])}
    if done.returncode:
        # What ended it may be the last one's doing, or be found when all have run.
        return dict(list(seen.items())[:-1]) if len(seen) < len(scripts) else {}
    return seen


def reference_of(cli, script, update):
    """What the script prints on the host, and what is wrong with that."""
    expected_file = script[:-2] + ".out"
    reference = run(cli, script, "cpu")
    if reference == TIMED_OUT:
        return script, reference, ["cpu has no end"]
    if update:
        with open(expected_file, "wb") as f:
            f.write(reference)
    if os.path.exists(expected_file):
        with open(expected_file, "rb") as f:
            expected = f.read()
        if expected != reference:
            return script, reference, ["cpu differs from .out at " + first_difference(expected, reference)]
    elif not lesson(script):
        return script, reference, ["has no .out beside it"]
    return script, reference, []


def check_together(cli, scripts, variant, references):
    """[(script, problem)] of what these print otherwise than their references."""
    seen = run_together(cli, scripts, variant) if len(scripts) > 1 else {}
    problems = []
    for script in scripts:
        if seen.get(script) == references[script]:
            continue
        alone = run(cli, script, variant)
        if alone != references[script]:
            problems.append((script, "%s differs from cpu at %s" % (
                variant, first_difference(references[script], alone))))
        elif script in seen:
            problems.append((script, "%s differs from cpu after %s, not alone, at %s" % (
                variant, " ".join(os.path.basename(s) for s in scripts[:scripts.index(script)]) or "clear all",
                first_difference(references[script], seen[script]))))
    return problems


def is_drawn(script, variant, one_in):
    return not SEED or zlib.crc32(("%s %s %s" % (SEED, variant, os.path.basename(script))).encode()) % one_in == 0


def suits(script, variant):
    if variant == "gpu-small" and not re.search(ABOUT_MEMORY, script):
        return False
    if variant in ("gpu-unfused", "pins") and re.search(ONE_KERNEL, script):
        return False
    if re.search(FAMILIES, script):
        return variant == "cpu-unfused" or (variant == "gpu" and is_drawn(script, variant, DRAWN_OF_FAMILIES))
    if variant == "pins" and lesson(script):
        return False
    if variant in DRAWN and re.search(ABOUT_DEVICE, script) and not is_drawn(script, variant, DRAWN[variant]):
        return False
    return variant not in EXTRA or bool(re.search(ABOUT_DEVICE, script))


def batches(references, variants, size):
    """(scripts, variant), of one environment each."""
    for variant in variants:
        groups = {}
        for script, reference in references.items():
            if variant == "cpu" or not suits(script, variant):
                continue
            key = tuple(sorted(environment_for(script, variant).items()))
            # What an uncaught error says is of the script as it was started.
            if b"<exit " in reference:
                key += (script,)
            groups.setdefault(key, []).append(script)
        for group in groups.values():
            for i in range(0, len(group), size):
                yield group[i:i + size], variant


def lesson(script):
    """What a lesson prints is for who reads it; it must only be the same everywhere."""
    return os.sep + "lessons" + os.sep in script


def scripts_in(folders):
    """Every script, but those that another one of the folder runs."""
    for folder in folders:
        for path, _, names in sorted(os.walk(os.path.abspath(folder))):
            # What belongs to a package, to a class, or is private is called by scripts beside it.
            if re.search(r"/([+@][^/]*|private)(/|$)", path):
                continue
            names = sorted(name for name in names if name.endswith(".m"))
            texts = {}
            for name in names:
                with open(os.path.join(path, name), encoding="utf-8", errors="replace") as f:
                    texts[name] = f.read()
            for name in names:
                full = os.path.join(path, name)
                word = re.compile(r"\b%s\b" % re.escape(name[:-2]))
                if os.path.exists(full[:-2] + ".out") or lesson(full) or not any(
                        word.search(text) for other, text in texts.items() if other != name):
                    yield full


def shorter(script, folder):
    """The script, or a copy in the folder that takes less time."""
    if not lesson(script) or os.path.basename(script) not in SHORTER:
        return script
    before, after = SHORTER[os.path.basename(script)]
    with open(script, encoding="utf-8") as f:
        text = f.read()
    if text.count(before) != 1:
        sys.exit("%s has no %r" % (script, before))
    copy = os.path.join(folder, "lessons", os.path.basename(os.path.dirname(script)), os.path.basename(script))
    os.makedirs(os.path.dirname(copy))
    with open(copy, "w", encoding="utf-8") as f:
        f.write(text.replace(before, after))
    return copy


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cli")
    p.add_argument("folders", nargs="+")
    p.add_argument("--only", default="")
    p.add_argument("--update", action="store_true", help="write the .out files from the host's output")
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--batch", type=int, default=100)
    p.add_argument("--variants", default=",".join(VARIANTS))
    p.add_argument("--seconds", type=float, default=0)
    a = p.parse_args()
    cli = os.path.abspath(a.cli)
    chosen = [s for s in scripts_in(a.folders) if re.search(a.only, s)]
    if a.seconds:
        chosen = random.Random(SEED).sample(chosen, min(SAMPLE, len(chosen)))
    begun, failed, references = time.time(), set(), {}

    def say(script, problem):
        print("%s: %s" % (os.path.relpath(script), problem), flush=True)
        failed.add(script)

    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        chosen = [shorter(script, folder) for script in chosen]
        for script, reference, problems in pool.map(lambda s: reference_of(cli, s, a.update), chosen):
            references[script] = reference
            for problem in problems:
                say(script, problem)
        work = list(batches(references, a.variants.split(","), a.batch))
        if a.seconds:
            random.Random(SEED).shuffle(work)

        def check(w):
            late = a.seconds and time.time() > begun + a.seconds
            return [] if late else check_together(cli, w[0], w[1], references)

        for problems in pool.map(check, work):
            for script, problem in problems:
                say(script, problem)
    print("%d scripts, %d failed, %.1f s" % (len(chosen), len(failed), time.time() - begun))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
