#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Calls of the library against GNU Octave and NumPy/SciPy in the same run: seconds a call and ratios.

usage: library_calls.py [CLI] [NAME…] [--octave octave-cli] [--python python3] [--seconds 0.2] [--json FILE]

Every call gives a few numbers, which must agree before times are shown; data come from formulas, so that all programs
have the same. Each program repeats a call for some time, and its least time counts. A ratio above 1: Vitrine is faster.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

# NAME: (setup, call, NumPy setup, NumPy call, tolerance); the call's value is a row of numbers. None: not in NumPy.
CALLS = {
    "ode45_threebody": ("""mu = 0.012277471; o = odeset('RelTol', 1e-8, 'AbsTol', 1e-10);
f = @(t, y) [y(3); y(4); y(1) + 2*y(4) - (1 - mu)*(y(1) + mu)/((y(1) + mu)^2 + y(2)^2)^1.5 - mu*(y(1) - 1 + mu)/((y(1) - 1 + mu)^2 + y(2)^2)^1.5;
y(2) - 2*y(3) - (1 - mu)*y(2)/((y(1) + mu)^2 + y(2)^2)^1.5 - mu*y(2)/((y(1) - 1 + mu)^2 + y(2)^2)^1.5];""",
        "endOf(@ode45, f, [0 6], [0.994; 0; 0; -2.00158510637908252], o)",
        """mu = 0.012277471
def f(t, y):
    a = ((y[0] + mu)**2 + y[1]**2)**1.5; b = ((y[0] - 1 + mu)**2 + y[1]**2)**1.5
    return [y[2], y[3], y[0] + 2*y[3] - (1 - mu)*(y[0] + mu)/a - mu*(y[0] - 1 + mu)/b, y[1] - 2*y[2] - (1 - mu)*y[1]/a - mu*y[1]/b]""",
        "integrate.solve_ivp(f, [0, 6], [0.994, 0, 0, -2.00158510637908252], rtol=1e-8, atol=1e-10).y[:, -1]", 1e-2),
    "ode23_lorenz": ("f = @(t, y) [10*(y(2) - y(1)); y(1)*(28 - y(3)) - y(2); y(1)*y(2) - 8/3*y(3)]; o = odeset('RelTol', 1e-6);",
        "endOf(@ode23, f, [0 1], [1; 1; 1], o)",
        "f = lambda t, y: [10*(y[1] - y[0]), y[0]*(28 - y[2]) - y[1], y[0]*y[1] - 8/3*y[2]]",
        "integrate.solve_ivp(f, [0, 1], [1, 1, 1], method='RK23', rtol=1e-6).y[:, -1]", 1e-2),
    "ode15s_vdp": ("f = @(t, y) [y(2); 100*(1 - y(1)^2)*y(2) - y(1)]; o = odeset('RelTol', 1e-5, 'AbsTol', 1e-8);",
        "endOf(@ode15s, f, [0 50], [2; 0], o)", "f = lambda t, y: [y[1], 100*(1 - y[0]**2)*y[1] - y[0]]",
        "integrate.solve_ivp(f, [0, 50], [2, 0], method='BDF', rtol=1e-5, atol=1e-8).y[:, -1]", 1e-2),
    "fzero": ("", "fzero(@(x) cos(x) - x, [0 1])", "", "optimize.brentq(lambda x: math.cos(x) - x, 0, 1)", 1e-8),
    "fminsearch": ("o = optimset('TolX', 1e-8, 'TolFun', 1e-8); f = @(x) 100*(x(2) - x(1)^2)^2 + (1 - x(1))^2;",
        "round(fminsearch(f, [-1.2 1], o)*1e3)/1e3", "f = lambda x: 100*(x[1] - x[0]**2)**2 + (1 - x[0])**2",
        "optimize.minimize(f, [-1.2, 1], method='Nelder-Mead', options={'xatol': 1e-8, 'fatol': 1e-8}).x.round(3)", 1e-3),
    "fsolve": ("o = optimset('Display', 'off'); f = @(x) [x(1)^2 + x(2)^2 - 4; exp(x(1)) + x(2) - 1];",
        "fsolve(f, [1; -1], o)'", "f = lambda x: [x[0]**2 + x[1]**2 - 4, math.exp(x[0]) + x[1] - 1]",
        "optimize.fsolve(f, [1, -1])", 1e-4),
    "integral": ("", "integral(@(x) exp(-x.^2).*cos(5*x), 0, 10)", "",
        "integrate.quad(lambda x: math.exp(-x*x)*math.cos(5*x), 0, 10)[0]", 1e-7),
    "quadgk": ("", "quadgk(@(x) log(x)./sqrt(x), 0, 1)", "", "integrate.quad(lambda x: math.log(x)/math.sqrt(x), 0, 1)[0]", 1e-6),
    "integral2": ("", "integral2(@(x, y) sin(x).*exp(y), 0, pi, 0, 1)", "",
        "integrate.dblquad(lambda y, x: math.sin(x)*math.exp(y), 0, math.pi, 0, 1)[0]", 1e-6),
    "lsqnonneg": ("A = sin((1:60)'*(1:20)); b = cos((1:60)');", "sum(lsqnonneg(A, b))",
        "A = np.sin(np.outer(np.arange(1, 61), np.arange(1, 21))); b = np.cos(np.arange(1, 61))",
        "optimize.nnls(A, b)[0].sum()", 1e-8),
    "solve": ("A = sin((1:400)'*(1:400)) + 400*eye(400); b = (1:400)';", "sum(A\\b)",
        "A = np.sin(np.outer(np.arange(1, 401), np.arange(1, 401))) + 400*np.eye(400); b = np.arange(1., 401)",
        "np.linalg.solve(A, b).sum()", 1e-8),
    "svd": ("A = sin((1:200)'*(1:150)/7);", "sum(svd(A))",
        "A = np.sin(np.outer(np.arange(1, 201), np.arange(1, 151))/7)", "np.linalg.svd(A, compute_uv=False).sum()", 1e-8),
    "eig": ("A = cos((1:120)'*(1:120)/5);", "sum(abs(eig(A)))",
        "A = np.cos(np.outer(np.arange(1, 121), np.arange(1, 121))/5)", "np.abs(np.linalg.eigvals(A)).sum()", 1e-6),
    "schur": ("A = cos((1:100)'*(1:100)/5) + diag(1:100);", "trace(schur(A))",
        "A = np.cos(np.outer(np.arange(1, 101), np.arange(1, 101))/5) + np.diag(np.arange(1, 101))",
        "np.trace(linalg.schur(A)[0])", 1e-8),
    "expm": ("A = sin((1:100)'*(1:100))/10;", "sum(sum(expm(A)))", "A = np.sin(np.outer(np.arange(1, 101), np.arange(1, 101)))/10",
        "linalg.expm(A).sum()", 1e-8),
    "logm": ("A = sin((1:50)'*(1:50))/10 + 5*eye(50);", "sum(sum(real(logm(A))))",
        "A = np.sin(np.outer(np.arange(1, 51), np.arange(1, 51)))/10 + 5*np.eye(50)", "linalg.logm(A).real.sum()", 1e-8),
    "sqrtm": ("A = sin((1:80)'*(1:80))/10 + 5*eye(80);", "sum(sum(real(sqrtm(A))))",
        "A = np.sin(np.outer(np.arange(1, 81), np.arange(1, 81)))/10 + 5*np.eye(80)", "linalg.sqrtm(A).real.sum()", 1e-8),
    "sylvester": ("A = sin((1:80)'*(1:80)) + 80*eye(80);", "sum(sum(sylvester(A, A', ones(80))))",
        "A = np.sin(np.outer(np.arange(1, 81), np.arange(1, 81))) + 80*np.eye(80)",
        "linalg.solve_sylvester(A, A.T, np.ones((80, 80))).sum()", 1e-8),
    "besselj": ("x = (1:20000)/100;", "sum(besselj(1.5, x))", "x = np.arange(1, 20001)/100", "special.jv(1.5, x).sum()", 1e-7),
    "besselk": ("x = (1:20000)/1000;", "sum(besselk(0, x))", "x = np.arange(1, 20001)/1000", "special.kv(0, x).sum()", 1e-9),
    "gamma": ("x = (1:100000)/1000;", "sum(log(gamma(x)))", "x = np.arange(1, 100001)/1000", "np.log(special.gamma(x)).sum()", 1e-9),
    "gammainc": ("x = (1:20000)/1000;", "sum(gammainc(x, 3.5))", "x = np.arange(1, 20001)/1000", "special.gammainc(3.5, x).sum()", 1e-9),
    "betainc": ("x = (1:20000)/20001;", "sum(betainc(x, 2.5, 3.5))", "x = np.arange(1, 20001)/20001", "special.betainc(2.5, 3.5, x).sum()", 1e-9),
    "erfinv": ("x = (-50000:50000)/50001;", "sum(abs(erfinv(x)))", "x = np.arange(-50000, 50001)/50001", "np.abs(special.erfinv(x)).sum()", 1e-9),
    "expint": ("x = (1:20000)/1000;", "sum(expint(x))", "x = np.arange(1, 20001)/1000", "special.exp1(x).sum()", 1e-9),
    "ellipke": ("x = (0:19999)/20000;", "sum(ellipke(x))", "x = np.arange(20000)/20000", "special.ellipk(x).sum()", 1e-9),
    "primes": ("", "sum(primes(1000000))", None, None, 0),
    "isprime": ("x = 1:50000;", "sum(isprime(x))", None, None, 0),
    "delaunay": ("x = mod((1:1000)*0.6180339887, 1); y = mod((1:1000)*0.7548776662, 1);", "size(delaunay(x, y), 1)",
        "x = np.mod(np.arange(1, 1001)*0.6180339887, 1); y = np.mod(np.arange(1, 1001)*0.7548776662, 1)",
        "len(spatial.Delaunay(np.c_[x, y]).simplices)", 0),
    "convhull": ("x = cos((1:50000)*1.1).*mod((1:50000)*0.618, 1); y = sin((1:50000)*1.1).*mod((1:50000)*0.618, 1);",
        "numel(convhull(x, y))", None, None, 0),
    "inpolygon": ("x = mod((1:50000)*0.618, 2) - 1; y = mod((1:50000)*0.7549, 2) - 1; t = (0:40)*2*pi/40; u = 0.97*cos(t); v = 0.97*sin(t);",
        "sum(inpolygon(x, y, u, v))", None, None, 0),
    "interp1_spline": ("x = 0:100; y = sin(x/5); q = (0:99999)/1000;", "sum(interp1(x, y, q, 'spline'))",
        "x = np.arange(101.); y = np.sin(x/5); q = np.arange(100000)/1000",
        "interpolate.CubicSpline(x, y)(q).sum()", 1e-8),
    "interp2": ("[x, y] = meshgrid(0:100); z = sin(x/9).*cos(y/7); [u, v] = meshgrid((0:299)/3);", "sum(sum(interp2(x, y, z, u, v)))",
        "g = np.arange(101.); z = np.sin(g/9)[None, :]*np.cos(g/7)[:, None]; h = np.arange(300)/3; V, U = np.meshgrid(h, h, indexing='ij')",
        "interpolate.RegularGridInterpolator((g, g), z)((V, U)).sum()", 1e-8),
    "roots": ("p = cos(1:60);", "sum(abs(roots(p)))", "p = np.cos(np.arange(1, 61))", "np.abs(np.roots(p)).sum()", 1e-8),
    "filter": ("x = sin((1:200000)/10); b = [1 2 1]/4; a = [1 -0.9 0.2];", "sum(abs(filter(b, a, x)))",
        "x = np.sin(np.arange(1, 200001)/10); b = np.array([1, 2, 1])/4; a = [1, -0.9, 0.2]",
        "np.abs(signal.lfilter(b, a, x)).sum()", 1e-8),
    "conv": ("x = sin((1:20000)/10); h = cos((1:500)/9);", "sum(abs(conv(x, h)))",
        "x = np.sin(np.arange(1, 20001)/10); h = np.cos(np.arange(1, 501)/9)", "np.abs(np.convolve(x, h)).sum()", 1e-8),
    "fft": ("x = sin((1:262144)/10);", "sum(abs(fft(x)))", "x = np.sin(np.arange(1, 262145)/10)", "np.abs(np.fft.fft(x)).sum()", 1e-8),
    "sort": ("x = mod((1:300000)*0.6180339887, 1);", "sum(sort(x).*(1:300000))",
        "x = np.mod(np.arange(1, 300001)*0.6180339887, 1); k = np.arange(1, 300001)", "(np.sort(x)*k).sum()", 1e-9),
    "unique": ("x = mod((1:200000)*7919, 10007);", "sum(unique(x))", "x = np.mod(np.arange(1, 200001)*7919., 10007)", "np.unique(x).sum()", 0),
    "median": ("x = mod((1:200000)*0.6180339887, 1);", "median(x)", "x = np.mod(np.arange(1, 200001)*0.6180339887, 1)", "np.median(x)", 1e-12),
    "accumarray": ("s = mod((1:200000)'*7919, 1009) + 1; x = (1:200000)';", "sum(accumarray(s, x).^2)",
        "s = np.mod(np.arange(1, 200001)*7919, 1009); x = np.arange(1., 200001)", "(np.bincount(s, x)**2).sum()", 1e-9),
    "sparse_solve": ("n = 60; e = ones(n, 1); T = spdiags([-e 2*e -e], -1:1, n, n); A = kron(T, speye(n)) + kron(speye(n), T); b = ones(n*n, 1);",
        "sum(A\\b)", "n = 60; T = sparse.diags([-1, 2, -1], [-1, 0, 1], (n, n)); A = (sparse.kron(T, sparse.eye(n)) + sparse.kron(sparse.eye(n), T)).tocsc(); b = np.ones(n*n)",
        "slinalg.spsolve(A, b).sum()", 1e-8),
    "pcg": ("n = 60; e = ones(n, 1); T = spdiags([-e 2*e -e], -1:1, n, n); A = kron(T, speye(n)) + kron(speye(n), T); b = ones(n*n, 1);",
        "sum(firstOf(@pcg, A, b, 1e-10, 500))", "n = 60; T = sparse.diags([-1, 2, -1], [-1, 0, 1], (n, n)); A = (sparse.kron(T, sparse.eye(n)) + sparse.kron(sparse.eye(n), T)).tocsr(); b = np.ones(n*n)",
        "slinalg.cg(A, b, tol=1e-10, maxiter=500)[0].sum()", 1e-6),
    "eigs": ("n = 40; e = ones(n, 1); T = spdiags([-e 2*e -e], -1:1, n, n); A = kron(T, speye(n)) + kron(speye(n), T);",
        "sum(eigs(A, 4))", "n = 40; T = sparse.diags([-1, 2, -1], [-1, 0, 1], (n, n)); A = (sparse.kron(T, sparse.eye(n)) + sparse.kron(sparse.eye(n), T)).tocsr()",
        "slinalg.eigsh(A, 4)[0].sum()", 1e-6),
    "regexprep": ("s = repmat('the quick brown fox ', 1, 2000);", "sum(double(regexprep(s, '(\\w)(\\w*)', '$2$1')))", None, None, 0),
    "sprintf": ("x = (1:20000)/7;", "sum(double(sprintf('%.6g,', x)))", None, None, 0),
    "cellfun": ("c = num2cell(1:20000);", "sum(cellfun(@(x) x^2, c))", None, None, 0),
    "strsplit": ("s = repmat('ab,cde,f;', 1, 3000);", "numel(strsplit(s, {',', ';'}))", None, None, 0),
}

M_SCRIPT = """1;
function y = endOf(solver, varargin), [t, z] = solver(varargin{:}); y = z(end, :); end
function x = firstOf(f, varargin), [x, flag] = f(varargin{:}); end
%s
value = @() %s;
v = value();
fprintf('value'); fprintf(' %%.15g', v); fprintf('\\n');
least = Inf; total = 0; count = 0;
while total < %g || count < 3
    t = tic; v = value(); s = v(end); d = toc(t);
    least = min(least, d); total = total + d; count = count + 1;
    if total > 20, break; end
end
fprintf('seconds %%.9g\\n', least);
"""
PY_SCRIPT = """import math, time, warnings
import numpy as np
warnings.simplefilter('ignore')
from scipy import integrate, interpolate, linalg, optimize, signal, sparse, spatial, special
import scipy.sparse.linalg as slinalg
%s
def value():
    return %s
print('value', *['%%.15g' %% x for x in np.ravel(value())])
least, total, count = 1e9, 0, 0
while total < %g or count < 3:
    t = time.perf_counter(); value(); d = time.perf_counter() - t
    least = min(least, d); total += d; count += 1
    if total > 20: break
print('seconds', least)
"""


def run(command, text, ending):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "call" + ending)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run(command + [path], capture_output=True, text=True, timeout=180, check=False,
                              env=dict(os.environ, VITRINE_DEVICE="cpu"))
    value, seconds = None, None
    for line in done.stdout.splitlines():
        if line.startswith("value"):
            value = [float(x) for x in line.split()[1:]]
        elif line.startswith("seconds"):
            seconds = float(line.split()[1])
    return value, seconds, done.stderr.strip().splitlines()[:1]


def agree(a, b, tolerance):
    return len(a) == len(b) and all(abs(x - y) <= tolerance*max(1, abs(x), abs(y)) for x, y in zip(a, b))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cli", nargs="?", default="build/bin/vitrine-cli")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--octave", default="octave-cli")
    parser.add_argument("--python", default="/usr/bin/python3")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--json")
    args = parser.parse_args()
    rows, wrong = [], 0
    print(f"{'call':18}{'Vitrine ms':>12}{'Octave':>10}{'NumPy':>10}{'x Octave':>10}{'x NumPy':>10}")
    for name, (setup, call, py_setup, py_call, tolerance) in CALLS.items():
        if args.names and name not in args.names:
            continue
        text = M_SCRIPT % (setup, call, args.seconds)
        ours, mine, error = run([args.cli], text, ".m")
        theirs, octave, _ = run([args.octave, "--norc", "-q"], text, ".m")
        numbers, numpy = None, None
        if py_call:
            numbers, numpy, _ = run([args.python], PY_SCRIPT % (py_setup, py_call, args.seconds), ".py")
        bad = [] if ours and mine else [f"fails: {error}"]
        for label, other in (("Octave", theirs), ("NumPy", numbers)):
            if ours and other and not agree(ours, other, tolerance):
                bad.append(f"differs from {label}: {ours[:4]} {other[:4]}")
        if bad:
            wrong += 1
            print(f"{name:18}{'; '.join(bad)}")
            continue
        show = lambda t: f"{t*1e3:10.3f}" if t else f"{'-':>10}"
        ratio = lambda t: f"{t/mine:10.2f}" if t else f"{'-':>10}"
        print(f"{name:18}{mine*1e3:12.3f}{show(octave)}{show(numpy)}{ratio(octave)}{ratio(numpy)}", flush=True)
        rows.append({"name": name, "vitrine": mine, "octave": octave, "numpy": numpy})
    for label in ("octave", "numpy"):
        ratios = [row[label]/row["vitrine"] for row in rows if row[label]]
        if ratios:
            mean = math.exp(sum(map(math.log, ratios))/len(ratios))
            print(f"{label}: geometric mean {mean:.2f} over {len(ratios)} calls, least {min(ratios):.2f}")
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
