#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How soon a stop takes effect: starts long builtins, sends SIGINT, and prints a table.

For each row: milliseconds from the signal to the next prompt of the console (at a pseudo-terminal),
the processor time that the engine's thread and all threads took in between (which other programs on
the machine hardly change), and, with --process, milliseconds from the signal to the end of a
process that runs the same code as a script. "kept" says that a variable set before is still there.

    stop_latency.py build/bin/vitrine-cli [--only TEXT] [--process] [--after SECONDS] [--over MS] [--device gpu]
"""
import argparse
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time

# (what is computed once, what runs until it is stopped); the files are in a folder of their own
ROWS = [
    # --- the language
    ("", "while true, end"),
    ("", "s = 0; for i = 1:1e12, s = s + i*0.5; end"),
    ("f = @(x) x + 1;", "s = 0; while true, s = f(s); end"),
    ("", "pause(60)"),
    ("", "system('sleep 60');"),
    ("", "c = cellfun(@(k) k + 1, num2cell(1:1e7));"),
    ("", "y = arrayfun(@(k) [k k], 1:1e8, 'UniformOutput', false);"),
    ("n = 3e6;", "s = struct(); for k = 1:1e9, c = num2cell(1:n); d = [c c]; end"),
    # --- arrays on the host
    ("x = rand(2e7,1);", "while true, y = sort(x); disp(y(1)), end"),
    ("x = rand(1e7,1);", "while true, [y,i] = sort(x); disp(i(1)), end"),
    ("x = rand(4e6,1) + 1i*rand(4e6,1);", "while true, y = sort(x); disp(y(1)), end"),
    ("x = rand(1e7,1);", "while true, u = unique(x); disp(numel(u)), end"),
    ("x = rand(1e7,3);", "while true, m = median(x); disp(m), end"),
    ("x = rand(2e7,1);", "while true, y = cumsum(sin(x)); disp(y(end)), end"),
    ("x = rand(4096,4096);", "while true, y = x.'; y(1) = 2; x = y; disp(x(2)), end"),
    ("x = rand(1e7,1);", "while true, y = x(randperm(numel(x))); disp(y(1)), end"),
    ("x = rand(2^24,1);", "while true, y = fft(x); disp(y(1)), end"),
    ("x = rand(9999991,1);", "while true, y = fft(x); disp(y(1)), end"),
    ("x = rand(3000);", "while true, y = fft2(x); disp(y(1)), end"),
    ("x = rand(1e7,1);", "while true, y = filter(ones(1,500), 1, x); disp(y(1)), end"),
    ("x = rand(3e7,1);", "while true, y = filter(1, [1 -0.5], x); disp(y(1)), end"),
    ("x = rand(2000);", "while true, y = conv2(x, rand(31)); disp(y(1)), end"),
    ("x = rand(1e6,1);", "while true, y = conv(x, rand(1e5,1)); disp(y(1)), end"),
    ("x = ceil(rand(1e7,1)*1000);", "while true, y = accumarray(x, 1); disp(y(1)), end"),
    ("x = rand(1e7,1);", "while true, y = histcounts(x, 1000); disp(y(1)), end"),
    ("x = rand(1e7,1);", "while true, y = cummax(x); z = mode(round(x*100)); disp(z), end"),
    ("x = rand(3e6,1); q = rand(2e7,1);", "while true, y = interp1((1:3e6)', x, 1+q*1e6, 'spline'); disp(y(1)), end"),
    ("x = rand(1,1000); q = rand(2e7,1);", "while true, y = interp1(1:1000, x, 1+q*900, 'pchip'); disp(y(1)), end"),
    ("x = rand(1e7,1);", "while true, y = polyfit(x, x, 5); disp(y), end"),
    ("x = rand(5e6,4);", "while true, y = sortrows(x); disp(y(1)), end"),
    ("x = round(rand(5e6,1)*1e6);", "while true, [a,b] = ismember(x, x); disp(b(1)), end"),
    ("x = round(rand(5e6,1)*1e6);", "while true, y = intersect(x, x + 1); z = union(x, y); disp(z(1)), end"),
    ("x = rand(1e7,1);", "while true, y = num2cell(x); disp(numel(y)), end"),
    ("x = num2cell(rand(3e6,1));", "while true, y = cell2mat(x); disp(numel(y)), end"),
    ("x = rand(3000,3000);", "while true, y = mat2cell(x, ones(1,3000), ones(1,3000)); disp(numel(y)), end"),
    ("x = rand(3e6,2);", "while true, y = struct('a', num2cell(x)); disp(numel(y)), end"),
    ("x = num2cell(rand(1e6,3));", "while true, y = cell2struct(x, {'a','b','c'}, 2); z = struct2cell(y); disp(numel(z)), end"),
    ("x = rand(3e3,3e3);", "while true, y = circshift(repmat(x,2,2), [3 5]); disp(y(1)), end"),
    ("x = uint32(rand(1e7,1)*1e9);", "while true, y = bitand(bitshift(x,3), 255); disp(y(1)), end"),
    ("x = rand(2e7,1);", "while true, y = int16(x*1e4); z = typecast(y,'uint8'); disp(z(1)), end"),
    ("", "x = primes(2e9); disp(numel(x))"),
    ("x = randi(2^50,1,1e6);", "while true, y = isprime(x); disp(sum(y)), end"),
    ("", "while true, y = factor(4611686014132420609); disp(y), end"),
    ("x = randi(1e9,1e7,1);", "while true, y = gcd(x, x+2); z = lcm(x, 7); disp(y(1)), end"),
    ("", "while true, p = perms(1:11); disp(size(p)), end"),
    ("", "while true, p = nchoosek(1:30, 8); disp(size(p)), end"),
    ("", "while true, x = magic(5000); disp(x(1)), end"),
    ("", "while true, x = randperm(2e7); disp(x(1)), end"),
    ("", "while true, rng(1,'twister'); x = rand(1e7,1); disp(x(1)), end"),
    # --- on a device, with --device gpu: kernels, loops of one kernel, copies, making kernels
    ("x = gpuArray(rand(4e6,1)); y = sin(x); wait(gpuDevice);", "while true, y = sin(x) + exp(-x); wait(gpuDevice); end"),
    ("x = gpuArray(rand(2e6,1));", "for k = 1:1e6, x = sqrt(x.*x + 1) - exp(-x); end, disp(gather(x(1)))"),
    ("x = gpuArray(rand(2e6,1));", "for k = 1:1e6, x = sqrt(x.*x + 1) - exp(-x); if mod(k,50) == 0, wait(gpuDevice); end, end"),
    ("x = gpuArray(rand(1e6,1));", "while true, for k = 1:1e5, x = 0.999*x + 0.001*cos(k*x); end, wait(gpuDevice); end"),
    ("x = rand(6e7,1);", "while true, x(1) = x(2); y = gpuArray(x); wait(gpuDevice); end"),
    ("x = gpuArray(rand(6e7,1)); wait(gpuDevice);", "while true, y = x + 1; z = gather(y); end"),
    ("a = gpuArray(rand(1200)); wait(gpuDevice);", "while true, b = a*a; wait(gpuDevice); end"),
    ("x = gpuArray(rand(4e6,1)); wait(gpuDevice);", "while true, y = sort(x); wait(gpuDevice); end"),
    ("x = gpuArray(rand(2^20,1)); wait(gpuDevice);", "while true, y = fft(x); wait(gpuDevice); end"),
    ("x = gpuArray(rand(4e6,1)); wait(gpuDevice);", "while true, y = cumsum(x); z = sum(y); disp(gather(z)), end"),
    ("x = gpuArray(rand(1e5,1));", "k = 0; while true, k = k + 1; y = x; for j = 1:30, if mod(bitshift(k,-mod(j,20)),2), y = sin(y)+k; else, y = y.*cos(y)-j; end, end, s = gather(sum(y)); end"),
    ("x = gpuArray(rand(1e5,1));", "y = arrayfun(@(a) sum(a*(1:3)) + a, gather(x)); while true, z = arrayfun(@(a) besselj(0, a) + gamma(a) + erf(a), x); wait(gpuDevice); end"),
    # --- linear algebra
    ("a = rand(2500)+1i*rand(2500);", "while true, b = a*a; disp(b(1)), end"),
    ("a = rand(3000);", "while true, b = a*a; disp(b(1)), end"),
    ("a = rand(3000);", "while true, b = inv(a); disp(b(1)), end"),
    ("a = rand(3000); b = rand(3000,200);", "while true, x = a\\b; disp(x(1)), end"),
    ("a = rand(1500);", "while true, e = eig(a); disp(e(1)), end"),
    ("a = rand(1500);", "while true, [u,s,v] = svd(a); disp(s(1)), end"),
    ("a = rand(2000);", "while true, [q,r] = qr(a); disp(r(1)), end"),
    ("a = rand(3000); a = a'*a;", "while true, r = chol(a + 3000*eye(3000)); disp(r(1)), end"),
    ("a = rand(2000);", "while true, d = det(a); c = cond(a); disp(d), end"),
    ("a = rand(1000);", "while true, e = expm(a); disp(e(1)), end"),
    ("a = rand(1200);", "while true, b = pinv(a); n = null(a); disp(b(1)), end"),
    ("a = rand(60);", "while true, b = kron(a, a); disp(b(1)), end"),
    ("p = rand(1,1000);", "while true, r = roots(p); disp(r(1)), end"),
    # --- sparse
    ("i = randi(1e6,1,5e6); j = randi(1e6,1,5e6);", "while true, s = sparse(i,j,1); disp(nnz(s)), end"),
    ("s = sprand(2e4,2e4,2e-3);", "while true, t = s*s; disp(nnz(t)), end"),
    ("s = sprand(2e6,2e6,2e-6);", "while true, t = s + s'; disp(nnz(t)), end"),
    ("s = sprand(2e6,2e6,2e-6);", "while true, [i,j,v] = find(s); t = s(:,1:1e6); disp(nnz(t)), end"),
    ("s = sprand(4000,4000,0.01) + speye(4000);", "while true, x = s\\ones(4000,1); disp(x(1)), end"),
    # --- text
    ("t = repmat('abc,', 1, 3e6);", "while true, c = strsplit(t, ','); disp(numel(c)), end"),
    ("t = repmat('abc,', 1, 3e6);", "while true, c = split(string(t), ','); disp(numel(c)), end"),
    ("t = repmat(['abc' newline], 1, 3e6);", "while true, c = splitlines(t); disp(numel(c)), end"),
    ("c = repmat({'abcdefghijklmnop'}, 1, 3e6);", "while true, t = strjoin(c, ','); disp(numel(t)), end"),
    ("t = repmat('abcde', 1, 2e7);", "while true, u = strrep(t, 'c', 'xyz'); disp(numel(u)), end"),
    ("t = repmat('abcde', 1, 2e7);", "while true, u = strfind(t, 'cd'); disp(numel(u)), end"),
    ("t = repmat('abcde', 1, 8e6);", "while true, u = regexprep(t, 'c(d)', '$1'); disp(numel(u)), end"),
    ("t = repmat('abc def ', 1, 2e6);", "while true, u = regexp(t, '(\\w)(\\w+)', 'tokens'); disp(numel(u)), end"),
    ("t = repmat('abcDe', 1, 2e7);", "while true, u = upper(t); v = lower(u); disp(numel(v)), end"),
    ("c = repmat({'  abcdefg  '}, 1, 3e6);", "while true, u = strtrim(c); disp(numel(u)), end"),
    ("c = repmat({'abcdefg'}, 1, 3e6);", "while true, u = strcat(c, 'x'); disp(numel(u)), end"),
    ("c = repmat({'abcdefg'}, 1, 3e6);", "while true, u = string(c); v = cellstr(u); disp(numel(v)), end"),
    ("c = repmat({'abcdefg'}, 1, 3e6);", "while true, u = char(c); disp(numel(u)), end"),
    ("c = cellstr(num2str((1:1e6)'));", "while true, u = unique(c); disp(numel(u)), end"),
    ("c = cellstr(num2str((1:1e6)'));", "while true, [a,b] = ismember(c, c); disp(b(1)), end"),
    ("c = cellstr(num2str((1:1e6)'));", "while true, u = sort(c); disp(numel(u)), end"),
    ("c = cellstr(num2str((1:1e6)'));", "while true, u = str2double(c); disp(numel(u)), end"),
    ("x = rand(1e6,1);", "while true, u = cellstr(num2str(x)); disp(numel(u)), end"),
    ("x = rand(1e6,1);", "while true, u = str2double(cellstr(num2str(x))); disp(numel(u)), end"),
    ("x = rand(3e6,1);", "while true, t = sprintf('%g,', x); disp(numel(t)), end"),
    ("x = rand(3e6,1);", "while true, t = mat2str(x); disp(numel(t)), end"),
    ("x = rand(3e6,1);", "while true, t = string(x); disp(numel(t)), end"),
    ("x = rand(3e6,1);", "while true, t = compose('%g', x); disp(numel(t)), end"),
    ("t = sprintf('%g ', rand(3e6,1));", "while true, x = sscanf(t, '%f'); disp(numel(x)), end"),
    ("t = sprintf('%g ', rand(3e6,1));", "while true, x = textscan(t, '%f'); disp(numel(x)), end"),
    ("t = sprintf('%g ', rand(1e6,1));", "while true, x = str2num(t); disp(numel(x)), end"),
    ("x = randi(1e9,2e6,1);", "while true, t = dec2bin(x); y = bin2dec(t); disp(numel(y)), end"),
    ("x = rand(3e6,1);", "while true, t = jsonencode(x); disp(numel(t)), end"),
    ("t = jsonencode(rand(3e6,1));", "while true, x = jsondecode(t); disp(numel(x)), end"),
    ("t = jsonencode(struct('a', num2cell(rand(3e5,1)), 'b', 'text'));", "while true, x = jsondecode(t); disp(numel(x)), end"),
    ("x = rand(1e6,20);", "disp(x)"),
    # --- files
    ("x = rand(2e7,1);", "while true, save('big.mat', 'x'); end"),
    ("x = rand(5e7,1);", "while true, save('big.mat', 'x', '-v6'); end"),
    ("x = rand(2e7,1);", "while true, save('big.mat', 'x', '-v7.3'); end"),
    ("x = num2cell(rand(1e6,1));", "while true, save('big.mat', 'x'); end"),
    ("x = rand(2e7,1); save('big.mat','x');", "while true, load('big.mat'); end"),
    ("x = rand(5e5,1); x = num2cell(x); save('big.mat','x','-v6');", "while true, load('big.mat'); end"),
    ("x = rand(1e6,4);", "while true, save('big.txt', 'x', '-ascii'); end"),
    ("x = rand(1e6,4); save('big.txt','x','-ascii');", "while true, y = load('big.txt'); end"),
    ("x = rand(1e6,4);", "while true, writematrix(x, 'big.csv'); end"),
    ("x = rand(1e6,4); writematrix(x,'big.csv');", "while true, y = readmatrix('big.csv'); disp(y(1)), end"),
    ("x = rand(1e6,4); writematrix(x,'big.csv');", "while true, f = fopen('big.csv'); y = textscan(f, '%f,%f,%f,%f'); fclose(f); end"),
    ("x = rand(1e6,4); writematrix(x,'big.csv');", "while true, y = readlines('big.csv'); disp(numel(y)), end"),
    ("x = rand(1e6,4); writematrix(x,'big.csv');", "while true, y = fileread('big.csv'); disp(numel(y)), end"),
    ("x = rand(1e6,4); writematrix(x,'big.csv');", "while true, f = fopen('big.csv'); y = fscanf(f, '%f,'); fclose(f); disp(numel(y)), end"),
    ("x = rand(5e7,1);", "while true, f = fopen('big.bin','w'); fwrite(f, x, 'single'); fclose(f); end"),
    ("x = rand(5e7,1); f = fopen('big.bin','w'); fwrite(f, x, 'double'); fclose(f);", "while true, f = fopen('big.bin'); y = fread(f, inf, 'double'); fclose(f); disp(numel(y)), end"),
    ("x = rand(3e6,1);", "f = fopen('big.txt','w'); while true, fprintf(f, '%g,%g\\n', x); frewind(f); end"),
    # --- what a stopped function held is given back
    ("fprintf('%s', ''); file = fopen('held.m','w'); fprintf(file, 'function held\\nc = num2cell(rand(4e6,1)); d = string(rand(1e6,1)); disp(1), while true, end\\n'); fclose(file); rehash = 1;", "held"),
]

PROMPT = b">> "


def thread_ms(pid, tid=None):
    """Processor time of the engine's thread, or of all threads, in ms."""
    try:
        if tid is not None:
            with open(f"/proc/{pid}/task/{tid}/schedstat") as f:
                return int(f.read().split()[0]) / 1e6
        return sum(thread_ms(pid, int(t)) for t in os.listdir(f"/proc/{pid}/task"))
    except (OSError, IndexError):
        return 0.0


class Console:
    """The console program at a pseudo-terminal."""

    def __init__(self, program, folder):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ["XDG_STATE_HOME"] = folder
            os.environ["TERM"] = "dumb"
            os.execv(program[0], program)
        settings = termios.tcgetattr(self.fd)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(self.fd, termios.TCSANOW, settings)
        self.text = b""
        self.read_until(PROMPT, 60)

    def read_until(self, mark, seconds):
        """What came up to the mark; None when it did not come in time."""
        end = time.monotonic() + seconds
        while mark not in self.text:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.fd], [], [], left)[0]:
                return None
            try:
                self.text += os.read(self.fd, 1 << 16)
            except OSError:
                return None
        before, _, self.text = self.text.partition(mark)
        return before

    def send(self, line):
        os.write(self.fd, line.encode() + b"\n")

    def settle(self):
        """Throws away what came so far: an echo holds no prompt at a line's begin."""
        time.sleep(0.05)
        while select.select([self.fd], [], [], 0.05)[0]:
            if not os.read(self.fd, 1 << 16):
                break
        self.text = b""

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except OSError:
            pass
        os.close(self.fd)


def to_prompt(program, folder, setup, code, after):
    """(ms to the prompt, ms of the engine's thread, ms of all threads, variables kept)."""
    console = Console(program, folder)
    try:
        console.send("kept = 41;" + setup + " disp(['set' 'tled'])")
        if console.read_until(b"settled", 300) is None:
            return None
        console.read_until(PROMPT, 60)
        console.settle()
        console.send(code)
        time.sleep(after)
        # A printing row fills the terminal: it must be read meanwhile.
        while select.select([console.fd], [], [], 0)[0]:
            os.read(console.fd, 1 << 16)
        console.text = b""
        engine, every = thread_ms(console.pid, console.pid), thread_ms(console.pid)
        start = time.monotonic()
        os.kill(console.pid, signal.SIGINT)
        if console.read_until(b"terminated by user", 60) is None:
            return None
        if console.read_until(PROMPT, 60) is None:
            return None
        ms = (time.monotonic() - start) * 1e3
        engine = thread_ms(console.pid, console.pid) - engine
        every = thread_ms(console.pid) - every
        console.settle()
        console.send("disp(kept + 1)")
        answer = console.read_until(b"42", 60)
        return ms, engine, every, answer is not None
    finally:
        console.close()


def to_end(program, folder, setup, code, after):
    """ms from the signal to the end of a process that runs the code as a script."""
    script = os.path.join(folder, "stopped_script.m")
    with open(script, "w") as f:
        f.write(setup + "\nfprintf(2, 'settled\\n');\n" + code + "\n")
    process = subprocess.Popen([*program, script], cwd=folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE)
    process.stderr.readline()
    time.sleep(after)
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    process.stderr.read()
    process.wait()
    return (time.monotonic() - start) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--device", default="", help="as the console's option; gpu for the rows with gpuArray")
    parser.add_argument("--only", default="", help="rows whose text matches this expression")
    parser.add_argument("--after", type=float, default=0.6, help="seconds before the signal")
    parser.add_argument("--over", type=float, default=0, help="print only rows of more ms")
    parser.add_argument("--process", action="store_true", help="also to the end of a process")
    options = parser.parse_args()
    program = [os.path.abspath(options.program), *(["--device", options.device] if options.device else [])]
    print(f"{'prompt':>8} {'engine':>8} {'all cpu':>8}" +
          (f" {'process':>8}" if options.process else "") + "  kept  running")
    slow = 0
    for setup, code in ROWS:
        if not re.search(options.only, setup + code):
            continue
        with tempfile.TemporaryDirectory() as folder:
            row = to_prompt(program, folder, setup, code, options.after)
            end = to_end(program, folder, setup, code, options.after) if options.process else 0
        if row is None:
            print(f"{'-':>8} {'-':>8} {'-':>8}  {'?':>4}  {setup} {code}", flush=True)
            continue
        ms, engine, every, kept = row
        slow += engine > 100
        if max(ms, end) < options.over:
            continue
        print(f"{ms:8.0f} {engine:8.0f} {every:8.0f}" + (f" {end:8.0f}" if options.process else "") +
              f"  {'yes' if kept else 'NO':>4}  {setup} {code}", flush=True)
    print(f"{slow} rows took the engine's thread more than 100 ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
