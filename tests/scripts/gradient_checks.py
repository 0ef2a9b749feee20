#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Derivatives against central differences: every row of provider/functions.def at random points of its domain, and
random compositions of them. What rounds or counts must have the gradient 0. A row without a derivative, and a rule of
builtins/gradients/gradient_rules.cpp that gradients/building_blocks.m does not check, is a failure, too.

usage: gradient_checks.py VITRINE_CLI SOURCE_FOLDER [--compositions N] [--seed N]"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

# Where a function is smooth and far from its poles; elsewhere (0.15, 0.85).
DOMAINS = {
    "acosh": (1.3, 4), "asec": (1.3, 4), "acsc": (1.3, 4), "acoth": (1.3, 4), "sin": (-4, 4), "cos": (-4, 4),
    "exp": (-2, 2), "expm1": (-2, 2), "tanh": (-2, 2), "sinh": (-2, 2), "cosh": (-2, 2), "atan": (-4, 4), "asinh": (-3, 3),
    "erf": (-1.5, 1.5), "erfc": (-1.5, 1.5), "erfcx": (-1, 2), "sind": (-400, 400), "cosd": (-400, 400), "sinc": (-1.8, 1.8),
    "gamma": (0.4, 4), "gammaln": (0.4, 8), "erfcinv": (0.3, 1.7), "erfinv": (-0.8, 0.8), "atand": (-4, 4), "sigmoid": (-4, 4),
    "asech": (0.2, 0.8), "sech": (-2, 2), "exp2": (-2, 2), "sinpi": (-3, 3), "cospi": (-3, 3), "acot": (0.3, 3), "acsch": (0.3, 3),
}
# Both arguments of binary functions.
PAIRS = {"mod": ((2.1, 2.9), (0.7, 0.95)), "rem": ((2.1, 2.9), (0.7, 0.95)), "nthroot": ((0.5, 3), None),
         "beta": ((0.5, 3), (0.5, 3)), "betaln": ((0.5, 3), (0.5, 3))}
# For compositions: everywhere smooth and of moderate size.
SMOOTH = ["sin(%s)", "cos(%s)", "tanh(%s)", "exp(-abs(%s))", "atan(%s)", "sqrt(1.5+sin(%s))", "log(2+cos(%s))", "erf(%s)",
          "asinh(%s)", "1./(1.5+(%s).^2)", "(%s).^2", "sum(%s,1)+x", "x.*mean(%s,2)", "cumsum(%s,2)/3", "(%s)*W", "W\\(%s)",
          "(%s).'", "fliplr(%s)", "circshift(%s,1)", "max(%s,0.3123*x)", "softly(%s)", "sum(%s,'all').*W/9", "(%s)-mean(%s,'all')"]
JOINS = ["(%s)+(%s)", "(%s).*(%s)", "(%s)-(%s)", "(%s)./(2+(%s).^2)", "hypot(1+(%s).^2,%s)", "(%s)*(%s)/3", "atan2(%s,3+cos(%s))"]

# Rules without a derivative; gpuArray is in gpu/gradients_of_gpu_arrays.m.
QUESTIONS = {"size", "ndims", "isa", "gpuArray"}

HARNESS = r"""
function check(name, f, varargin)
    loss = @(varargin) weighted(f(varargin{:}));
    args = cellfun(@(x) dlarray(x), varargin, 'UniformOutput', false);
    g = cell(1, numel(args));
    [g{:}] = dlfeval(@(varargin) gradientsOf(loss, varargin), args{:});
    for k = 1:numel(args)
        got = extractdata(g{k});
        % The second, short step is for points so near to where max changes sides that the first one crosses it.
        worst = Inf;
        for step = [2e-5 1e-6]
            if worst <= TOLERANCE, break; end
            expected = differences(loss, varargin, k, step);
            worst = max(abs(got(:) - expected(:))) / max(1, max(abs(expected(:))));
        end
        if ~isequal(size(got), size(expected)) || ~(worst <= TOLERANCE)
            fprintf('%s: by argument %d: %.3g apart\n', name, k, worst);
        end
    end
end
function expected = differences(loss, at, k, step)
    expected = zeros(size(at{k}));
    for i = 1:numel(expected)
        h = step * max(1, abs(at{k}(i)));
        p = at; q = at; r = at; s = at;
        p{k}(i) = p{k}(i) + h; q{k}(i) = q{k}(i) - h;
        r{k}(i) = r{k}(i) + 2*h; s{k}(i) = s{k}(i) - 2*h;
        expected(i) = (8*(loss(p{:}) - loss(q{:})) - (loss(r{:}) - loss(s{:}))) / (12*h);
    end
end
function varargout = gradientsOf(loss, args)
    varargout = cell(1, numel(args));
    [varargout{:}] = dlgradient(loss(args{:}), args{:});
end
function s = weighted(y)
    s = sum(y .* reshape(cos(1:numel(y)), size(y)), 'all');
end
function y = softly(x)
    y = x;
    y(2, :) = sin(x(1, :));
    y = [y(:, 2:3), y(:, 1)];
end
"""


def rows_of(source):
    text = open(os.path.join(source, "engine/provider/functions.def"), encoding="utf-8").read()
    for entry in re.split(r"(?m)^(?=(?:UNARY|BINARY)\w*\()", text)[1:]:
        kind, name = re.match(r"(UNARY|BINARY)\w*\((\w+),", entry).groups()
        first = re.search(r'\.derivative = "([^"]*)"', entry)
        second = re.search(r'\.derivative2 = "([^"]*)"', entry)
        yield name, kind == "BINARY", first and first.group(1), second and second.group(1)


def points(rng, domain):
    return "[%s]" % " ".join("%.6f" % rng.uniform(*domain) for _ in range(5))


def composition(rng, depth):
    if depth == 0:
        return rng.choice(["x", "y", "x", "W"])
    if rng.random() < 0.35:
        return rng.choice(JOINS) % (composition(rng, depth - 1), composition(rng, depth - 1))
    form = rng.choice(SMOOTH)
    inner = composition(rng, depth - 1)
    return form.replace("%s", inner)


def unchecked_rules(source):
    rules = open(os.path.join(source, "engine/builtins/gradients/gradient_rules.cpp"), encoding="utf-8").read()
    blocks = open(os.path.join(source, "tests/scripts/gradients/building_blocks.m"), encoding="utf-8").read()
    for name, kind in re.findall(r'\{"(\w+)", (Derived|Own)', rules):
        if name not in QUESTIONS and not re.search(r"\b%s\b" % name, blocks):
            yield name


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("source")
    parser.add_argument("--compositions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("VITRINE_TEST_SEED", "1")))
    args = parser.parse_args()
    rng = random.Random(args.seed)
    failures = ["%s: no case in gradients/building_blocks.m" % name for name in unchecked_rules(args.source)]
    lines, count = [], 0
    for name, binary, first, second in rows_of(args.source):
        count += 1
        if not first:
            failures.append("%s: its row has no derivative" % name)
        elif binary:
            left, right = PAIRS.get(name, ((0.3, 2), (0.3, 2)))
            if right and second:
                lines.append("check('%s', @(x,y) %s(x,y), %s, %s)" % (name, name, points(rng, left), points(rng, right)))
            else:
                lines.append("check('%s', @(x) %s(x,3), %s)" % (name, name, points(rng, left)))
        else:
            lines.append("check('%s', @(x) %s(x), %s)" % (name, name, points(rng, DOMAINS.get(name, (0.15, 0.85)))))
    if count < 60:
        failures.append("only %d rows were found in functions.def" % count)
    for i in range(args.compositions):
        text = "%s+x.*y" % composition(rng, rng.randint(2, 5))
        lines.append("check('%s', @(x,y) withW(%s), %s, %s)" % (
            text.replace("'", "''"), "@(W) " + text, "[%s]" % ";".join(points(rng, (-1, 1))[1:-1].rsplit(" ", 2)[0] for _ in range(3)),
            "[%s]" % ";".join(points(rng, (-1, 1))[1:-1].rsplit(" ", 2)[0] for _ in range(3))))
    script = "\n".join(lines) + "\ndisp('complete')\n" + HARNESS.replace("TOLERANCE", "2e-7") + (
        "function r = withW(f)\n    r = f([1.4 0.2 -0.3; 0.1 1.6 0.4; -0.2 0.3 1.2]);\nend\n")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "gradient_checks_script.m")
        with open(path, "w", encoding="utf-8") as f:
            f.write(script)
        run = subprocess.run([args.cli, "--device", "cpu", path], capture_output=True, text=True, timeout=600)
    out = run.stdout.splitlines()
    if run.returncode != 0 or not out or out[-1] != "complete":
        failures.append("the script ended early: %s %s" % (run.stderr.strip(), out[-1:]))
    failures += [line for line in out if line != "complete"]
    for failure in failures:
        print(failure)
    print("%d rows, %d compositions, seed %d: %d failures" % (count, args.compositions, args.seed, len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
