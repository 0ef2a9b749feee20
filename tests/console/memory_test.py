#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Scripts that ask for more memory than there is end in MATLAB's error, each at one prompt that goes on.
Usage: memory_test.py CLI. The limit is --memory, so that little memory is touched; once more
under a limit of address space, which the program finds itself."""
import os
import re
import resource
import subprocess
import sys
import tempfile
import unittest

CLI = os.path.abspath(sys.argv[1])
LIMIT = 96 << 20
REFUSED = re.compile(r"^(MATLAB:nomem|MATLAB:array:SizeLimitExceeded|MATLAB:pmaxsize)\b")

# One way each of asking for too much.
SCRIPTS = [
    "zeros(1e6, 1e6);",
    "x = ones(30000);",
    "x = rand(30000) + 1;",
    "x = randn(9000, 9000, 9000);",
    "repmat((1:1000)', 1, 1e6);",
    "x = 1:1e10;",
    "x = linspace(0, 1, 1e9);",
    "k = 1; while 1, k = 2*k; x(k) = 1; end",
    "x = ones(1000); while 1, x = [x x]; end",
    "x = ones(1000); while 1, x = cat(3, x, x); end",
    's = "a"; while 1, s = s + s; end',
    "s = 'a'; while 1, s = [s s]; end",
    "c = {}; while 1, c{end+1} = rand(1, 9000); end",
    "c = {1}; while 1, c = [c c]; end",
    "t = struct; k = 0; while 1, k = k + 1; t.(\"f\" + k) = rand(1, 9000); end",
    "m = containers.Map('KeyType', 'double', 'ValueType', 'any'); k = 0; while 1, k = k + 1; m(k) = zeros(1, 900); end",
    "m = containers.Map; k = 0; while 1, k = k + 1; m([int2str(k) repmat('x', 1, 90000)]) = k; end",
    "d = dictionary; k = 0; while 1, k = k + 1; d(k) = {zeros(1, 900)}; end",
    "kron(ones(200), ones(200));",
    "A = ones(20000, 1000); B = A * A'; B(1)",
    "A = rand(20000, 1); (A * A') \\ A",
    "A = rand(3000); inv(A);",
    "sprintf('%1000d', 1:1e6);",
    "regexprep(repmat('a', 1, 1e6), 'a', repmat('b', 1, 1000));",
    "strrep(repmat('a', 1, 1e6), 'a', repmat('b', 1, 1000));",
    "strsplit(repmat('a,', 1, 3e6), ',');",
    "c = num2cell(ones(5000));",
    "c = cell(1, 1e9);",
    "s = strings(1e5, 1e5);",
    "full(speye(30000));",
    "x = sparse(1:3e6, 1:3e6, 1); y = kron(x, ones(2));",
    "A = rand(2000); B = sort(A); C = sort(A, 2); D = sort(A, 'descend'); A(1) + B(1) + C(1) + D(1)",
    "A = rand(2000); B = cumsum(A); C = cumsum(B, 2); D = cumprod(C); A(1) + B(1) + C(1) + D(1)",
    "A = rand(2000); B = reshape(A', 1000, []); C = reshape(B', 500, []); D = C'; A(1) + B(1) + C(1) + D(1)",
    "x = fft(ones(1, 2^23)); x(1)",
    "x = conv(ones(1, 2e7), ones(1, 2e7)); x(1)",
    'j = ["ab" "cd"]; while 1, j = [j j]; t = jsonencode(j); end',
    "fileread('huge.txt');",
    "textscan(fopen('huge.txt'), '%s');",
    "s = evalc('s = repmat(''x'', 1, 1e6); while 1, disp(s), end');",
    "f = @(f, x) f(f, [x x]); f(f, 1);",
    "[X, Y, Z] = ndgrid(1:1000); X(1)",
    "accumarray([1 1; 30000 30000], 1);",
    "x = unique(rand(1, 4e7)); x(1)",
    "cellfun(@(x) zeros(1, 900), cell(1, 1e5), 'UniformOutput', false);",
    "h = cell(1, 1e6); for k = 1:1e6, h{k} = @(x) x + k; end",
    "dec2bin(0:4e6);",
    "magic(20000);",
]


class Memory(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        with open(os.path.join(self.folder.name, "huge.txt"), "wb") as f:
            f.truncate(5 << 30)  # takes no room

    def prompt(self, scripts, *args, limit=None):
        """The error of each script, run in turn at one prompt; a variable made before all stays."""
        text = "keep = 41;\n"
        for k, script in enumerate(scripts):
            text += "try\n%s\nfprintf('[%d] runs\\n');\ncatch e\nfprintf('[%d] %%s %%s\\n', e.identifier, e.message);\nend\n" % (
                script, k, k)
            text += "clearvars -except keep\nfclose('all');\n"
        text += "fprintf('keep %d\\n', keep + 1);\n"
        # So much and no more, should the program be wrong: the machine is not brought down.
        bound = limit or (4 << 30)
        done = subprocess.run([CLI, "--quiet", "--device", "cpu", *args], input=text, capture_output=True, text=True,
                              timeout=600, cwd=self.folder.name,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (bound, bound)))
        self.assertGreaterEqual(done.returncode, 0, done.stderr[-500:])
        self.assertIn("keep 42\n", done.stdout, done.stderr[-500:])
        found = dict(re.findall(r"^\[(\d+)\] (.*)$", done.stdout, re.M))
        return [found.get(str(k), "no end") for k in range(len(scripts))]

    def test_each_way_of_asking_for_too_much_is_an_error_and_the_prompt_goes_on(self):
        for script, end in zip(SCRIPTS, self.prompt(SCRIPTS, "--memory", str(LIMIT))):
            with self.subTest(script=script):
                self.assertRegex(end, REFUSED)

    def test_a_limit_of_address_space_is_found_without_a_setting(self):
        few = [s for s in SCRIPTS if s.startswith(("zeros(1e6", "x = ones(1000)", 's = "a"', "c = {1}", "j = [")) or "Map(" in s]
        self.assertGreater(len(few), 5)
        for script, end in zip(few, self.prompt(few, limit=900 << 20)):
            with self.subTest(script=script):
                self.assertRegex(end, REFUSED)

    def test_an_uncaught_one_leaves_the_variables(self):
        done = subprocess.run([CLI, "--quiet", "--device", "cpu", "--memory", "96MB"], capture_output=True, text=True, timeout=300,
                              input='a = 41;\ns = "a"; while 1, s = s + s; end\nstrlength(s) > 1e6\na + 1\n')
        self.assertIn("Out of memory", done.stderr)
        self.assertRegex(done.stdout, r"ans =\s+logical\s+1\s+ans =\s+42")

    def test_what_is_shown_of_a_long_text_is_no_copy_of_it(self):
        # The variables are told of after each command. The peak begins anew after the text was made.
        text = ('s = "a"; for k = 1:27, s = s + s; end\nsystem("echo 5 > /proc/$PPID/clear_refs");\nx = 1;\n'
                'system("grep -E \'VmHWM|VmRSS\' /proc/$PPID/status");\n')
        done = subprocess.run([CLI, "--quiet", "--device", "cpu"], capture_output=True, text=True, timeout=300, input=text)
        peak, now = (int(re.search(what + r":\s+(\d+) kB", done.stdout)[1]) for what in ("VmHWM", "VmRSS"))
        self.assertGreater(now, 100 << 10)
        self.assertLess(peak - now, 60 << 10)

    def test_the_error_is_where_the_array_is_made(self):
        done = subprocess.run([CLI, "--eval", "try, x = zeros(1e6, 1e6); disp('made'), catch e, disp(e.identifier), end"],
                              capture_output=True, text=True, timeout=300)
        self.assertEqual(done.stdout, "MATLAB:array:SizeLimitExceeded\n", done.stderr)

    def test_groups_let_go_what_nothing_reads_any_more(self):
        # Three arrays of 40 MB in turn, 46 MB beside each other at most.
        for fusion in "0", "1":
            done = subprocess.run([CLI, "--device", "cpu", "--memory", "60M", "--eval",
                                   "x = sum(double(rand(1250, 1000, 4) > 2), 'all'); fprintf('%d\\n', x);"],
                                  capture_output=True, text=True, timeout=300, env=dict(os.environ, VITRINE_FUSION=fusion))
            self.assertEqual(done.stdout, "0\n", done.stderr)

    def test_the_setting_is_shown_and_checked(self):
        shown = subprocess.run([CLI, "info", "--device", "cpu", "--memory", "900M"], capture_output=True, text=True, timeout=300)
        self.assertIn("VITRINE_HOST_MEMORY: %d" % (900 << 20), shown.stdout)
        self.assertIn("most: %d" % (900 << 20), shown.stdout)
        wrong = subprocess.run([CLI, "--memory", "much", "--eval", "1"], capture_output=True, text=True, timeout=300)
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("--memory", wrong.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
