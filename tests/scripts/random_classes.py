#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Random scripts over complex and integer classes: the same bytes on host and device, fused and not, and,
for finite numbers but for signs of zero, when every operation is computed at once (an imaginary part of zeros
is kept between captured operations: ARCHITECTURE.md).

usage: random_classes.py CLI [--seed N] [--programs N] [--keep FOLDER]
A script that differs is shortened while it still does, and printed.
"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

VARIANTS = {
    "cpu": (["--device", "cpu"], {}),
    "gpu": (["--device", "gpu"], {}),
    "cpu-unfused": (["--device", "cpu"], {"VITRINE_FUSION": "0"}),
    "gpu-unfused": (["--device", "gpu"], {"VITRINE_FUSION": "0"}),
    "at-once": (["--device", "cpu"], {"VITRINE_LAZY_MIN_ELEMENTS": "1000000"}),
}
INTEGERS = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]
SHAPES = [(1, 6), (5, 1), (3, 4), (2, 7), (33, 2)]
HEAD = """function show(name, z)
    z = z(:).';
    fprintf('%s %s %d', name, class(z), isreal(z));
    if isinteger(z) || islogical(z), fprintf(' %d', z); else, fprintf(' %.17g%+.17gi', [real(z); imag(z)]); end
    fprintf('\\n');
end
"""


class Writer:
    """Variables by kind; every statement uses what is there already."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.finite = seed % 2 == 0
        self.shape = self.r.choice(SHAPES)
        self.lines, self.floats, self.integers = [], [], {}
        self.count = 0

    def number(self):
        special = ["Inf", "-Inf", "NaN", "-0", "1e300", "1e-310"]
        if not self.finite and self.r.random() < 0.08:
            return self.r.choice(special)
        return "%g" % (self.r.randrange(-64, 65) / self.r.choice([1, 2, 8, 3]))

    def matrix(self):
        rows, columns = self.shape
        return "reshape([" + " ".join(self.number() for _ in range(rows * columns)) + "], %d, %d)" % self.shape

    def name(self):
        self.count += 1
        return "v%d" % self.count

    def add(self, text, pool):
        name = self.name()
        self.lines.append("%s = %s;" % (name, text))
        pool.append(name)

    def start(self):
        cast = self.r.choice(["", "", "single"])
        for _ in range(2):
            self.add("%s(complex(%s, %s))" % (cast, self.matrix(), self.matrix()), self.floats)
        self.add("%s(%s)" % (cast, self.matrix()), self.floats)
        for c in self.r.sample(INTEGERS, 2):
            pool = self.integers.setdefault(c, [])
            scale = self.r.choice(["", "*1000", "*2^28", "*2^57"])
            self.add("%s(%s%s)" % (c, self.matrix(), scale), pool)
            self.add("%s(%s)" % (c, self.matrix()), pool)

    def float_statement(self):
        a, b = self.r.choice(self.floats), self.r.choice(self.floats)
        scalar = self.r.choice(["2", "-0.5", "(1+2i)", "1i", "3"])
        choices = [
            "%s + %s" % (a, b), "%s - %s" % (a, b), "%s .* %s" % (a, b), "%s ./ %s" % (a, b),
            "%s * %s" % (a, scalar), "%s / %s" % (a, scalar), "%s ./ %s" % (scalar, a), "%s - %s" % (scalar, a),
            "conj(%s)" % a, "-%s" % a, "complex(real(%s), imag(%s))" % (a, b), "abs(%s)" % a, "angle(%s)" % a,
            "%s .^ 2" % a, "%s .^ 3" % a, "round(%s)" % a, "(%s.').'" % a, "(%s')'" % a,
            "%s .* (abs(%s) < 9)" % (a, b), "exp(%s / 64)" % a, "sin(%s / 16)" % a, "cos(%s / 16)" % a,
            "tanh(%s / 16)" % a, "%s - mean(%s)" % (a, b), "%s + sum(%s, 2)" % (a, b), "cumsum(%s)" % a,
            "real(%s)" % a, "imag(%s)" % a, "%s(end:-1:1, :)" % a, "[%s(1, :); %s(2:end, :)]" % (a, b)
            if self.shape[0] > 1 else "%s + 0" % a, "sqrt(%s)" % a, "log(%s + 0.5i)" % a,
        ]
        self.add(self.r.choice(choices), self.floats)
        if self.r.random() < 0.15:
            self.lines.append("%s(real(%s) > %s) = %s;" % (self.floats[-1], b, self.number(), scalar))
        if self.r.random() < 0.12:
            t = self.name()
            self.lines += ["%s = %s / 64;" % (t, a), "for k = 1:%d" % self.r.randrange(2, 7),
                           "    %s = %s.^2 + %s;" % (t, t, self.r.choice(["0.25i", "(%s / 128)" % b])), "end"]
            self.floats.append(t)

    def integer_statement(self):
        c = self.r.choice(list(self.integers))
        pool = self.integers[c]
        a, b = self.r.choice(pool), self.r.choice(pool)
        s = self.r.choice(["2", "-3", "0.3", "7", "100", "1.5"])
        choices = [
            "%s + %s" % (a, b), "%s - %s" % (a, b), "%s .* %s" % (a, b), "%s ./ %s" % (a, b), "%s + %s" % (a, s),
            "%s * %s" % (a, s), "%s / %s" % (a, s), "%s - %s" % (s, a), "%s ./ %s" % (s, a), "min(%s, %s)" % (a, b),
            "max(%s, %s)" % (a, b), "abs(%s)" % a, "-%s" % a, "mod(%s, %s)" % (a, b), "rem(%s, %s)" % (a, b),
            "bitxor(%s, %s)" % (a, b) if c[0] == "u" else "sign(%s)" % a,
            "bitand(%s, %s)" % (a, b) if c[0] == "u" else "max(%s, 3)" % a,
            "bitshift(%s, %d)" % (a, self.r.randrange(-5, 6)), "%s(end:-1:1, :)" % a, "(%s.').'" % a,
            "%s(double(%s))" % (c, a), "%s(double(%s) * 0.7)" % (c, a),
            "%s(%s(%s))" % (c, self.r.choice(INTEGERS), a), "idivide(%s, %s(3))" % (a, c),
            "%s(%s == %s)" % (c, a, b), "%s(%s < %s)" % (c, a, s),
        ]
        self.add(self.r.choice(choices), pool)
        if self.r.random() < 0.15:
            self.lines.append("%s(%s > %s) = %s;" % (pool[-1], a, s, s))
        if self.r.random() < 0.2:
            self.add("double(%s) / 7" % a, self.floats)

    def script(self):
        self.start()
        for _ in range(self.r.randrange(4, 14)):
            (self.integer_statement if self.r.random() < 0.45 else self.float_statement)()
        shows = ["show('%s', %s);" % (v, v) for v in self.floats]
        for pool in self.integers.values():
            shows += ["show('%s', %s); fprintf(' %%.17g', sum(%s)); disp(max(%s(:)))" % (v, v, v, v) for v in pool]
        return self.lines, shows


def run(cli, text, variant):
    options, env = VARIANTS[variant]
    environment = dict(os.environ, VITRINE_LAZY_MIN_ELEMENTS="2")
    environment.update(env)
    with tempfile.NamedTemporaryFile("w", suffix=".m", delete=False) as f:
        f.write(text)
    try:
        done = subprocess.run([cli, f.name] + options, env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=400)
    except subprocess.TimeoutExpired:
        sys.exit("%s: no end after 400 s:\n%s" % (variant, text))
    finally:
        os.unlink(f.name)
    # What went wrong is compared, the name of the file is not.
    return done.stdout + done.stderr.replace(f.name.encode(), b"script").replace(
        os.path.basename(f.name).encode(), b"script")


def with_positive_zeros(output):
    """The output of show() with its zeros without a sign."""
    return re.sub(rb"-0i", b"+0i", re.sub(rb" -0(?=[-+\s])", b" 0", output))


def differs(cli, lines, shows, finite):
    text = "\n".join(lines + shows) + "\n" + HEAD
    reference = run(cli, text, "cpu")
    for variant in VARIANTS:
        if variant == "cpu" or (variant == "at-once" and not finite):
            continue
        seen = run(cli, text, variant)
        same = seen == reference
        if variant == "at-once":
            same = with_positive_zeros(seen) == with_positive_zeros(reference)
        if not same:
            return variant, reference, seen
    return None


def shortened(cli, lines, shows, finite):
    """Leaves out statements and shown values as long as something still differs."""
    for things in (shows, lines):
        i = len(things) - 1
        while i >= 0:
            kept = things[i]
            del things[i]
            found = differs(cli, lines, shows, finite)
            if not found or b"rror" in found[1]:
                things.insert(i, kept)
            i -= 1
    return lines, shows


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cli")
    p.add_argument("--seed", type=int, default=int(os.environ.get("VITRINE_TEST_SEED") or random.SystemRandom().randrange(1 << 30)))
    p.add_argument("--programs", type=int, default=10)
    p.add_argument("--keep", default="", help="folder for the scripts that differ")
    options = p.parse_args()
    cli = os.path.abspath(options.cli)
    print("first seed %d" % options.seed)
    failed = 0
    group = 8
    suspects = []
    for first in range(options.seed, options.seed + options.programs, group):
        seeds = range(first, min(first + group, options.seed + options.programs))
        # Many in one script first: starting a device takes longer than a program.
        both = {True: ([], []), False: ([], [])}
        for seed in seeds:
            writer = Writer(seed)
            lines, shows = writer.script()
            both[writer.finite][0].extend(["try", *lines, *shows, "catch problem", "disp(problem.message)",
                                           "end", "clear"])
        for finite, (text, _) in both.items():
            if text and differs(cli, text, [], finite):
                suspects.extend(s for s in seeds if Writer(s).finite == finite)
        if len(suspects) > 8:
            break
    for seed in suspects:
        writer = Writer(seed)
        lines, shows = writer.script()
        found = differs(cli, lines, shows, writer.finite)
        if found:
            failed += 1
            variant = found[0]
            lines, shows = shortened(cli, lines, shows, writer.finite)
            found = differs(cli, lines, shows, writer.finite) or found
            text = "\n".join(lines + shows) + "\n" + HEAD
            print("seed %d, %s differs:\n%s\n--- cpu\n%s\n--- %s\n%s" % (
                seed, variant, text, found[1].decode(), found[0], found[2].decode()))
            if options.keep:
                with open(os.path.join(options.keep, "seed_%d.m" % seed), "w", encoding="utf-8") as f:
                    f.write(text)
            if failed > 3:
                break
    if suspects and not failed:
        print("programs %s differ only together" % suspects)
    print("%d programs, %d failed" % (options.programs, failed))
    return 1 if suspects else 0


if __name__ == "__main__":
    sys.exit(main())
