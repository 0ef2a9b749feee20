#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs scripts made from a seed on host and device, with and without fusion, with everything computed at
once, and with groups pinned at random: each must print the same bytes, but for signs of zero where complex
values are computed at once (an imaginary part of zeros is kept between captured operations, says ARCHITECTURE.md).
A script that does not is made smaller and written to the folder of --out.

usage: random_programs.py CLI [--count N] [--seed N] [--jobs N] [--batch N] [--variants host-fused,…]
                              [--seconds S]
Needs nothing but the console program and Python. VITRINE_TEST_SEED gives the seed; without it, the clock.

A process runs --batch scripts one after the other, because starting a device costs more than most scripts.
Where it breaks, each of them runs in one of its own. A script that differs runs alone again; if it differs
only after others, the file up to it is kept instead.
"""
import argparse
import concurrent.futures
import glob
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import random_script
import shrink_script

CAPTURE = {"VITRINE_LAZY_MIN_ELEMENTS": "2"}
UNFUSED = {"VITRINE_FUSION": "0"}
SPARED = {"VITRINE_SPARE_MIN_BYTES": "1"}
VARIANTS = {
    "host-unfused": ("cpu", dict(CAPTURE, **UNFUSED)),
    "host-fused": ("cpu", CAPTURE),
    "host-at-once": ("cpu", {"VITRINE_LAZY_MIN_ELEMENTS": "1000000000"}),
    "host-default": ("cpu", {}),
    # Named results are left uncomputed until something asks for them.
    "host-spared": ("cpu", dict(CAPTURE, **SPARED)),
    "device-unfused": ("gpu", dict(CAPTURE, **UNFUSED)),
    "device-fused": ("gpu", CAPTURE),
    "device-spared": ("gpu", dict(CAPTURE, **SPARED)),
    "device-parts": ("gpu", dict(CAPTURE, VITRINE_MAX_BINDING_BYTES="256")),
    "pins-1": ("auto", dict(CAPTURE, VITRINE_PINS="random:1")),
    "pins-2": ("auto", dict(CAPTURE, VITRINE_PINS="random:2")),
    # Work spread over the software device's driver taken twice; when asked for.
    "two-devices": ("all", CAPTURE),
}
REFERENCE, AT_ONCE = "host-unfused", "host-at-once"
START, EACH = 240, 10  # seconds that a process and each of its scripts may take, however slow the machine
BROKEN = "<"          # what starts the line that tells how a process ended; no script prints it
MARK = "== "


def same(expected, seen, variant):
    if variant == AT_ONCE and " imaginary " in expected:
        expected, seen = (re.sub(r"\b8(0{7}|0{15})\b", r"0\1", text) for text in (expected, seen))
    return expected == seen


class Runner:
    def __init__(self, cli, folder):
        self.cli, self.folder = os.path.abspath(cli), folder
        self.template = os.path.join(folder, "cache")
        self.serial, self.lock = 0, threading.Lock()

    def prepare(self, variants):
        """What a device keeps between processes (what it can do, the engine's own kernels), once."""
        os.makedirs(self.template, exist_ok=True)
        if any(VARIANTS[v][0] != "cpu" for v in variants):
            scripts = [("p%d" % seed, random_script.generate(seed)) for seed in range(1, 6)]
            self.start(random_script.file_text(scripts), "device-unfused", self.template, 300)

    def twice(self):
        """The software device's driver under two names."""
        named = os.environ.get("VK_DRIVER_FILES", os.environ.get("VK_ICD_FILENAMES", ""))
        found = [f for f in named.split(":") if "lvp" in f] or glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
        if not found:
            return {}
        twin = os.path.join(self.folder, "twin_lvp_icd.json")
        with self.lock:
            if not os.path.exists(twin):
                shutil.copy(found[0], twin)
        return {name: found[0] + ":" + twin for name in ("VK_DRIVER_FILES", "VK_ICD_FILENAMES")}

    def name(self, suffix=""):
        with self.lock:
            self.serial += 1
            return os.path.join(self.folder, "random_%d%s" % (self.serial, suffix))

    def start(self, text, variant, cache, limit):
        """Standard output of a process that runs the text, and how it ended badly ('' when it did not)."""
        device, env = VARIANTS[variant]
        if device == "all":
            env = dict(env, **self.twice())
        path = self.name(".m")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        try:
            done = subprocess.run([self.cli, os.path.basename(path), "--device", device], cwd=self.folder,
                                  env=dict(os.environ, VITRINE_LOG="off", VITRINE_PIPELINE_CACHE_DIR=cache, **env),
                                  stdin=subprocess.DEVNULL, capture_output=True, timeout=limit)
            end = "" if done.returncode == 0 else BROKEN + "exit %d>\n%s" % (
                done.returncode, done.stderr.decode(errors="replace")[-2000:])
            return done.stdout.decode(errors="replace"), end
        except subprocess.TimeoutExpired as late:
            return (late.stdout or b"").decode(errors="replace"), BROKEN + "timed out>\n"
        finally:
            os.unlink(path)

    def once(self, scripts, variant):
        """What each (name, statements) prints in one process, {name: text}, and how it ended badly."""
        # A cache of its own: a shared one would grow with every script of every process.
        cache = self.name(".cache")
        if VARIANTS[variant][0] != "cpu":
            shutil.copytree(self.template, cache)
        out, end = self.start(random_script.file_text(scripts), variant, cache, START + EACH * len(scripts))
        shutil.rmtree(cache, ignore_errors=True)
        parts, name = {}, scripts[0][0]
        for line in out.splitlines():
            if line.startswith(MARK):
                name = line[len(MARK):]
                parts[name] = ""
            else:
                parts[name] = parts.get(name, "") + line + "\n"
        if not end and len(parts) < len(scripts):
            end = BROKEN + "ended early>\n"
        return parts, end, name

    def run(self, scripts, variant):
        """What each (name, statements) prints: {name: text}. Where their process ends badly each runs in one of
        its own; if then none does, how it ended is part of the text of the script that was the last to begin."""
        parts, end, last = self.once(scripts, variant)
        if end and len(scripts) > 1:
            # What was printed last is lost with the process, and with it who ended it.
            together, broken = parts, False
            parts = {}
            for script in scripts:
                text, how, _ = self.once([script], variant)
                parts[script[0]] = text.get(script[0], "") + how
                broken = broken or bool(how)
            # A loaded machine may be too slow for all of them.
            if not broken and "timed out" not in end:
                parts[last] = together.get(last, "") + end
        elif end:
            parts[last] = parts.get(last, "") + end
        return parts

    def alone(self, statements, variant):
        """What one script prints in a process of its own."""
        return self.run([("p", statements)], variant)["p"]

    def differs(self, statements, variant):
        if variant == REFERENCE:
            return BROKEN in self.alone(statements, REFERENCE)
        return not same(self.alone(statements, REFERENCE), self.alone(statements, variant), variant)


def scripts_of(seeds):
    return [("p%d" % seed, random_script.generate(seed)) for seed in seeds]


def first_difference(a, b):
    for x, y in zip(a.splitlines() + ["<end>"], b.splitlines() + ["<end>"]):
        if x != y:
            return "  expected: %s\n  seen:     %s" % (x[:400], y[:400])
    return "  one ends before the other"


class Finding:
    """A script that printed something else on a variant than on the reference, in the batch of `seeds`."""

    def __init__(self, seeds, seed, variant, expected, seen):
        self.seeds, self.seed, self.variant = seeds, seed, variant
        self.told = first_difference(expected, seen)

    def keep(self, runner, out, budget, until):
        """Writes the smallest script found in the time; returns what to print."""
        os.makedirs(out, exist_ok=True)
        path = os.path.join(out, "seed_%d_%s.m" % (self.seed, self.variant.replace("-", "_")))
        statements = random_script.generate(self.seed)
        if runner.differs(statements, self.variant):
            small = shrink_script.shrink(
                statements, lambda s: time.time() < until and runner.differs(s, self.variant), budget)
            text, how = random_script.file_text([("p", small)]), ""
            shown = "\n".join(random_script.lines_of(small))
            told = first_difference(runner.alone(small, REFERENCE), runner.alone(small, self.variant))
        else:
            scripts = scripts_of(s for s in self.seeds if s <= self.seed)
            text, shown, told = random_script.file_text(scripts), "", self.told
            name = scripts[-1][0]
            again = not same(runner.run(scripts, REFERENCE)[name], runner.run(scripts, self.variant)[name], self.variant)
            how = " only after %d others" % (len(scripts) - 1) if again else " once, and not again"
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return "seed %d on %s differs%s: %s\n%s\n%s" % (self.seed, self.variant, how, path, shown, told)


def findings_of(seeds, variants, seen):
    """The findings of a batch, from what each variant printed: one a script."""
    expected = seen[REFERENCE]
    for name, seed in (("p%d" % seed, seed) for seed in seeds):
        for variant in variants:
            text = seen[variant][name]
            if not same(expected[name], text, variant) or (variant == REFERENCE and BROKEN in text):
                yield Finding(seeds, seed, variant, "" if variant == REFERENCE else expected[name], text)
                break


def cpu_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run_all(a, runner, variants, pool):
    """Runs the batches; (scripts done, findings). A batch and a variant is a job of the pool."""
    start, done, findings = time.time(), 0, []
    batches = [list(range(s, min(s + a.batch, a.seed + a.count)))
               for s in range(a.seed, a.seed + a.count, a.batch)]
    jobs = ((batch, variant) for batch in batches for variant in variants)
    texts, seen, running, begun = {}, {}, {}, set()
    more, told = True, 0
    while more or running:
        while more and len(running) < a.jobs:
            job = next(jobs, None)
            late = a.seconds and time.time() - start > a.seconds
            if job is None or (job[0][0] not in begun and (late or len(findings) >= a.most)):
                more = False
                break
            batch, variant = job
            begun.add(batch[0])
            if batch[0] not in texts:
                texts[batch[0]] = scripts_of(batch)
            running[pool.submit(runner.run, texts[batch[0]], variant)] = job
        ready, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
        for future in ready:
            batch, variant = running.pop(future)
            of_batch = seen.setdefault(batch[0], {})
            of_batch[variant] = future.result()
            if len(of_batch) < len(variants):
                continue
            for finding in findings_of(batch, variants, of_batch):
                findings.append(finding)
                print("seed %d on %s differs\n%s" % (finding.seed, finding.variant, finding.told), flush=True)
            del seen[batch[0]], texts[batch[0]]
            done += len(batch)
        if done >= told + 250:
            told = done
            print("%d scripts, %.0f s" % (done, time.time() - start), flush=True)
    return done, findings


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cli")
    p.add_argument("--count", type=int, default=150)
    p.add_argument("--seed", type=int)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--batch", type=int, default=25, help="scripts a process")
    usual = [v for v in VARIANTS if v != "two-devices"]
    p.add_argument("--variants", default=",".join(usual), help="of " + ", ".join(VARIANTS))
    p.add_argument("--out", default="random-failures", help="where the scripts that differ go")
    p.add_argument("--seconds", type=float, default=0, help="begin no further batch after so long; 0: no limit")
    p.add_argument("--shrink", type=int, default=250, help="tries to make a script smaller")
    p.add_argument("--shrink-seconds", type=float, default=600, help="for all scripts that differ, after the run")
    p.add_argument("--most", type=int, default=10, help="stop after so many differences")
    p.add_argument("--print", action="store_true", help="print the script of --seed and stop")
    a = p.parse_args()
    if a.seed is None:
        text = os.environ.get("VITRINE_TEST_SEED")
        a.seed = int(text) * 1000003 if text else int(time.time()) * 1000
    if a.print:
        print(random_script.file_text([("p", random_script.generate(a.seed))]))
        return 0
    variants = [v for v in a.variants.split(",") if v]
    unknown = [v for v in variants if v not in VARIANTS]
    if unknown or a.batch < 1 or a.jobs < 1:
        p.error("no variant " + ", ".join(unknown) if unknown else "--batch and --jobs are at least 1")
    if REFERENCE not in variants:
        variants.insert(0, REFERENCE)
    print("VITRINE_TEST_SEED: scripts from --seed %d" % a.seed, flush=True)
    start = time.time()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        runner = Runner(a.cli, folder)
        runner.prepare(variants)
        done, findings = run_all(a, runner, variants, pool)
        wall, cpu = time.time() - start, cpu_seconds()
        until = time.time() + a.shrink_seconds
        for told in pool.map(lambda f: f.keep(runner, a.out, a.shrink, until), findings[:a.most]):
            print(told, flush=True)
    print("%d scripts from seed %d on %s: %d differences, %.0f s, %.2f processor seconds a script" %
          (done, a.seed, ", ".join(variants), len(findings), wall, cpu / max(1, done)))
    return 1 if findings or not done else 0


if __name__ == "__main__":
    sys.exit(main())
