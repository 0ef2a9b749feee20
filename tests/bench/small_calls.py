#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a host fast path beside a captured form is worth: calls of builtins on few elements, evaluated at once on the
host and captured, in nanoseconds a call. Both must give the same bytes first.

usage: small_calls.py [CLI] [NAME…] [--sizes 1,10,100,1000] [--seconds 0.05] [--rounds 5] [--json FILE]

Captured calls are read after each call, as a script that uses the answer does. A fast path earns its keep where
captured / at once is above 1.1. Modes take turns and the least time counts.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

# NAME: (what makes x and y of n elements, the call)
COLUMN = "x = mod((1:n)'*7919, 1009)/8 - 60; y = mod((1:n)'*31, 61) + 1; z = mod(y, n) + 1;"
CALLS = {
    "plus": "x + y", "times": "x .* y", "power": "y .^ 2", "mod": "mod(x, 7)", "sin": "sin(x)", "exp": "exp(x/64)",
    "abs": "abs(x)", "round_digits": "round(x, 2)", "lt": "x < y", "and": "x > 0 & y > 3", "convert": "single(x)",
    "int32_plus": "int32(x) + int32(y)", "bitand": "bitand(y, 7)", "bitshift": "bitshift(y, 2)",
    "complex_times": "(x + 1i*y) .* (y - 2i*x)", "complex_abs": "abs(x + 1i*y)", "complex_exp": "exp(1i*x)",
    "sum": "sum(x)", "mean": "mean(x)", "std": "std(x)", "prod": "prod(y/30)", "any": "any(x > 50)", "all": "all(y)",
    "max": "max(x)", "max_position": "two(@() max(x))", "min": "min(x)", "median": "median(x)", "mode": "mode(y)",
    "cumsum": "cumsum(x)", "cumprod": "cumprod(y/30)", "cummax": "cummax(x)", "sort": "sort(x)",
    "sort_order": "two(@() sort(x))", "sortrows": "sortrows([y x])", "issorted": "issorted(x)",
    "unique": "unique(y)", "union": "union(x, y)", "intersect": "intersect(x, y)", "setdiff": "setdiff(x, y)",
    "ismember": "ismember(x, y)", "find": "find(x > 0)", "histc": "histc(x, -60:10:70)",
    "accumarray": "accumarray(y, x)", "interp1": "interp1(1:8, [1 4 2 8 5 7 1 3], mod(y, 7) + 1)",
    "interp1_spline": "interp1(1:8, [1 4 2 8 5 7 1 3], mod(y, 7) + 1, 'spline')",
    "linspace": "linspace(0, 1, n)", "colon": "(1:n)", "zeros": "zeros(n, 1)", "eye": "eye(round(sqrt(n)))",
    "repmat": "repmat(x, 1, 2)", "diag": "diag(x(1:round(sqrt(n))))", "cat": "[x; y]", "transpose": "x.'",
    "permute": "permute(x, [2 3 1])", "flip": "flip(x)", "circshift": "circshift(x, 1)", "reshape": "reshape(x, 1, [])",
    "index": "x(z)", "slice": "x(1:2:end)", "mask": "x(x > 0)", "assign": "put(x, y)",
    "mtimes": "x.' * y", "conv": "conv(x, [1 2 1])", "filter": "filter(1, [1 -0.5], x)", "fft": "fft(x)",
    "dot": "dot(x, y)", "kron": "kron(x, [1; 2])", "norm": "norm(x)", "trapz": "trapz(x)", "diff": "diff(x)",
    "isnan": "isnan(x)", "cross": "cross([x x x], [y y y], 2)", "meshgrid": "meshgrid(x(1:round(sqrt(n))))",
    "tril": "tril(x * y(1:min(n, 4)).')", "randn": "randn(n, 1)",
}
HELPERS = """
function r = two(f)
    [a, b] = f();
    r = [a(:); b(:)];
end
function x = put(x, y)
    x(1:2:end) = y(1:2:end);
end
"""
MODES = {"at_once": "1000000000", "captured": "0"}


def script(names, sizes, seconds):
    """Prints `NAME N bytes HEX` and `NAME N time NS` for each call and size."""
    parts = []
    for name in names:
        for n in sizes:
            # A loop that grows until it takes long enough; the answer is read each time: by its first byte's class.
            parts.append("""try, %(name)s_%(n)d(); catch e, fprintf('%(name)s %(n)d failed %%s\\n', e.message), end""" %
                         {"name": name, "n": n})
    for name in names:
        for n in sizes:
            parts.append("""
function %(name)s_%(n)d()
    n = %(n)d; %(made)s
    rng(1); r = %(call)s;
    v = double(r); if ~isreal(v), v = [real(v(:)); imag(v(:))]; end
    fprintf('%(name)s %(n)d bytes %%s\\n', reshape(num2hex(v(1:min(end, 64))).', 1, []));
    count = 1; spent = 0;
    while spent < %(seconds)g
        count = count * 4; t = tic;
        for k = 1:count, r = %(call)s; if isempty(r) && k < 0, disp(r), end, gather(r); end
        spent = toc(t);
    end
    fprintf('%(name)s %(n)d time %%.1f\\n', spent / count * 1e9);
end""" % {"name": name, "n": n, "made": COLUMN, "call": CALLS[name], "seconds": seconds})
    return "\n".join(parts) + HELPERS


def measure(options, path, mode):
    """{(name, n): {"bytes": hex, "time": ns}}, from one process."""
    env = dict(os.environ, VITRINE_LAZY_MIN_ELEMENTS=MODES[mode])
    done = subprocess.run([options.cli, path, "--device", "cpu"], capture_output=True, env=env, text=True, check=False)
    if done.returncode != 0:
        sys.exit("small_calls: %s: %s" % (mode, done.stderr.strip()[-400:]))
    rows = {}
    for line in done.stdout.splitlines():
        words = line.split(" ", 3)
        if len(words) == 4 and words[2] in ("bytes", "time", "failed"):
            rows.setdefault((words[0], int(words[1])), {})[words[2]] = words[3]
    return rows


def compare(found, rows, mode):
    """Takes the least time of each call; refuses bytes that differ."""
    for key, row in rows.items():
        if "failed" in row:
            sys.exit("small_calls: %s of %d: %s" % (*key, row["failed"]))
        kept = found.setdefault(key, {"bytes": row["bytes"]})
        if kept["bytes"] != row["bytes"]:
            sys.exit("small_calls: %s of %d differs when %s" % (*key, mode))
        kept[mode] = min(kept.get(mode, float("inf")), float(row["time"]))


def main():
    p = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1], description=__doc__.split("\n\n")[0])
    p.add_argument("cli", nargs="?", default=os.environ.get("VITRINE_BIN", "build/bin/vitrine-cli"))
    p.add_argument("names", nargs="*")
    p.add_argument("--sizes", default="1,10,100,1000")
    p.add_argument("--seconds", type=float, default=0.05)
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--json")
    options = p.parse_args()
    names = options.names or list(CALLS)
    sizes = [int(n) for n in options.sizes.split(",")]
    found = {}
    with tempfile.NamedTemporaryFile("w", suffix=".m") as f:
        f.write(script(names, sizes, options.seconds))
        f.flush()
        for _ in range(options.rounds):
            for mode in MODES:
                compare(found, measure(options, f.name, mode), mode)
    print("%-16s" % "ns at once (ratio)" + "".join("%18d" % n for n in sizes))
    kept = 0
    for name in names:
        cells = []
        for n in sizes:
            row = found[name, n]
            row["ratio"] = row["captured"] / row["at_once"]
            cells.append("%10.0f (%5.2f)" % (row["at_once"], row["ratio"]))
        kept += any(found[name, n]["ratio"] > 1.1 for n in sizes)
        print("%-16s" % name + "".join("%18s" % c for c in cells))
    print("%d of %d fast paths are worth more than 10 %% at one of these sizes" % (kept, len(names)))
    if options.json:
        with open(options.json, "w", encoding="utf-8") as out:
            json.dump([dict(name=k[0], elements=k[1], **v) for k, v in found.items()], out, indent=1)


if __name__ == "__main__":
    main()
