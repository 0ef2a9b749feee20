#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What becomes of files when there is no room for them, when they are cut off or made up, and under other
locales. Room is taken away by a limit for a file's size, which needs no rights. Usage: files_test.py CLI [WORKBENCH|- [TEST…]]."""
import glob
import os
import resource
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

CLI = os.path.abspath(sys.argv[1])
WORKBENCH = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] != "-" else None
ROOM = 20000


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def bytes_of(self, path):
        with open(path, "rb") as f:
            return f.read()

    def run_cli(self, code, room=None, stdout=subprocess.PIPE, env=None, program=None):
        def limit():
            if room is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        script = self.path("script.m")
        with open(script, "w", encoding="utf-8") as f:
            f.write(code)
        return subprocess.run([*(program or [CLI]), script], stdin=subprocess.DEVNULL, stdout=stdout,
                              stderr=subprocess.PIPE, timeout=120, cwd=self.folder.name, preexec_fn=limit,
                              encoding="utf-8", env={**os.environ, "VITRINE_DEVICE": "cpu", **(env or {})})

    def good(self, code, **more):
        done = self.run_cli(code, **more)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def assert_nothing_left(self, *names):
        found = sorted(n for n in os.listdir(self.folder.name) if n != "script.m")
        self.assertEqual(found, sorted(names))

    # --- no room

    def test_a_save_without_room_keeps_the_old_file_and_says_so(self):
        for version in ("-v6", "-v7", "-v7.3"):
            with self.subTest(version):
                self.good("x = 41; save('a.mat','x','%s')" % version)
                before = self.bytes_of(self.path("a.mat"))
                for append in ("", ",'-append'"):
                    done = self.run_cli("x = rand(100); y = 2; save('a.mat','x','y','%s'%s)" % (version, append),
                                        room=ROOM)
                    self.assertEqual(done.returncode, 1, done.stderr)
                    self.assertIn("Unable to write file", done.stderr)
                    self.assertEqual(self.bytes_of(self.path("a.mat")), before)
                self.assertEqual(self.good("load a.mat; disp(x)").strip(), "41")
                self.assert_nothing_left("a.mat")

    def test_texts_without_room_keep_the_old_file_and_say_so(self):
        calls = ["writematrix(rand(100),'a.txt')", "writecell(num2cell(rand(100)),'a.txt')",
                 "dlmwrite('a.txt',rand(100))", "csvwrite('a.txt',rand(100))",
                 "writelines(repmat(\"abc\",20000,1),'a.txt')", "x=rand(100); save('a.txt','x','-ascii')",
                 "writematrix(rand(100),'a.txt','WriteMode','append')", "copyfile('b.txt','a.txt')"]
        with open(self.path("b.txt"), "w") as f:
            f.write("x" * 3 * ROOM)
        for call in calls:
            with self.subTest(call):
                with open(self.path("a.txt"), "w") as f:
                    f.write("good\n")
                done = self.run_cli(call, room=ROOM)
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertNotEqual(done.stderr, "")
                self.assertEqual(self.bytes_of(self.path("a.txt")).decode(), "good\n")
                self.assert_nothing_left("a.txt", "b.txt")

    def test_reports_without_room_are_an_error(self):
        done = self.run_cli("x = sum(rand(2000,1).*2);", room=100, program=[CLI, "--graph", "g.json"])
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot write 'g.json'", done.stderr)
        self.assert_nothing_left()

    def test_writes_to_a_full_device_are_reported_where_they_are_noticed(self):
        done = self.run_cli("f = fopen('/dev/full','w'); fprintf(f,'%d\\n',1:1e5);")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Unable to write to file '/dev/full': No space left on device.", done.stderr)
        self.assertEqual(done.stderr.count("No space left"), 1, done.stderr)
        done = self.run_cli("f = fopen('/dev/full','w'); fprintf(f,'a'); fclose(f);")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Error using fclose", done.stderr)
        done = self.run_cli("f = fopen('/dev/full','w'); fwrite(f,1:1e5); ")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Error using fwrite", done.stderr)
        out = self.good("f = fopen('/dev/full','w'); n = fprintf(f,'%s',repmat('a',1,1e5)); disp(n < 1e5);\n"
                        "[m,k] = ferror(f); disp(m), disp(k), disp(fclose(f))")
        self.assertEqual(out.split("\n")[:4], ["   1", "No space left on device.", "    -1", "    -1"])
        for call in ("writematrix(1,'/dev/full')", "writelines(\"a\",'/dev/full','WriteMode','append')"):
            done = self.run_cli(call)
            self.assertEqual(done.returncode, 1, call)
            self.assertIn("No space left on device", done.stderr)

    def test_a_file_left_open_and_not_written_is_an_error_of_the_run(self):
        for ending in ("", "exit", "exit(0)"):
            done = self.run_cli("f = fopen('/dev/full','w'); fprintf(f,'a');" + ending)
            self.assertEqual(done.returncode, 1, ending)
            self.assertIn("cannot write '/dev/full': No space left on device.", done.stderr)

    def test_output_that_nobody_takes_is_an_error(self):
        programs = [[CLI]] + ([[WORKBENCH, "--batch"]] if WORKBENCH else [])
        for program in programs:
            for code in ("disp(1)", "fprintf('%d\\n',1:1e5)", "while true, disp(1), end", "x = 1"):
                with self.subTest(code, program=program):
                    with open("/dev/full", "w") as full:
                        done = self.run_cli(code, stdout=full, program=program)
                    self.assertEqual(done.returncode, 1, done.stderr)
                    self.assertIn("cannot write the output: No space left on device", done.stderr)
                    reader, writer = os.pipe()
                    os.close(reader)
                    done = self.run_cli(code, stdout=writer, program=program)
                    os.close(writer)
                    self.assertEqual(done.returncode, 1, done.stderr)
                    self.assertIn("cannot write the output: Broken pipe", done.stderr)

    def test_children_still_end_with_a_pipe_that_is_closed(self):
        self.assertEqual(self.good("[s,o] = system('yes | head -1'); disp(o)").strip(), "y")

    def test_a_diary_without_room_is_off_and_said(self):
        done = self.run_cli("diary /dev/full\ndisp(1)\ndisp(2)")
        self.assertEqual((done.returncode, done.stdout), (0, "     1\n     2\n"))
        self.assertIn("The diary is off", done.stderr)

    # --- what a file is and stays

    def test_a_link_is_written_through_and_permissions_stay(self):
        os.mkdir(self.path("there"))
        os.symlink("there/real.mat", self.path("link.mat"))
        for version in ("-v7", "-v7.3"):
            self.good("x = 1; save('link.mat','x','%s')" % version)
            self.assertTrue(os.path.islink(self.path("link.mat")))
            os.chmod(self.path("there/real.mat"), 0o640)
            self.good("x = 2; save('link.mat','x','%s')" % version)
            self.assertEqual(stat.S_IMODE(os.stat(self.path("there/real.mat")).st_mode), 0o640)
            self.assertTrue(os.path.islink(self.path("link.mat")))
            self.assertEqual(self.good("load('there/real.mat'); disp(x)").strip(), "2")
            self.assertEqual(os.listdir(self.path("there")), ["real.mat"])
            os.unlink(self.path("there/real.mat"))

    def test_a_new_file_has_the_permissions_of_any_new_file(self):
        before = os.umask(0o022)
        try:
            self.good("x = 1; save a.mat x; writematrix(1,'b.txt')")
        finally:
            os.umask(before)
        for name in ("a.mat", "b.txt"):
            self.assertEqual(stat.S_IMODE(os.stat(self.path(name)).st_mode), 0o644)

    def test_a_link_with_an_old_temporary_name_is_not_followed(self):
        victim = self.path("victim")
        with open(victim, "w") as f:
            f.write("mine")
        for i in range(1, 4):
            os.symlink(victim, self.path("a.mat.part%d" % i))
        os.symlink(victim, self.path("a.txt.part"))
        self.good("x = 1; save a.mat x; save a.txt x -ascii")
        self.assertEqual(self.bytes_of(victim).decode(), "mine")

    @unittest.skipIf(os.getuid() == 0, "root may write everything")
    def test_a_file_that_may_not_be_written_is_not_replaced(self):
        self.good("x = 1; save a.mat x")
        os.chmod(self.path("a.mat"), 0o444)
        done = self.run_cli("x = 2; save a.mat x")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Unable to write file a.mat: permission denied.", done.stderr)

    def test_a_pipe_that_nobody_reads_is_not_waited_for(self):
        os.mkfifo(self.path("p.mat"))
        done = self.run_cli("x = 1; save p.mat x")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Unable to write file p.mat", done.stderr)
        done = self.run_cli("load p.mat")
        self.assertEqual(done.returncode, 1)

    # --- files cut off or made up

    def test_a_file_cut_off_anywhere_gives_no_made_up_values(self):
        self.good("a = 1:50; b = {1,'two',struct('f',{1,2})}; c = sparse(magic(4)); save('v6.mat','-v6');"
                  "save('v7.mat','-v7'); save('v73.mat','-v7.3')")
        for name in ("v6", "v7", "v73"):
            whole = self.bytes_of(self.path(name + ".mat"))
            cuts = range(0, len(whole), max(1, len(whole) // 24))
            for cut in cuts:
                with open(self.path("cut%d.mat" % cut), "wb") as f:
                    f.write(whole[:cut])
            out = self.good("w = load('%s.mat'); list = dir('cut*.mat');\n" % name +
                            "for k = 1:numel(list)\n try\n  s = load(list(k).name);\n"
                            "  n = fieldnames(s);\n  for i = 1:numel(n), if ~isequal(s.(n{i}), w.(n{i})), disp(list(k).name), end, end\n"
                            "  if numel(n) < 3 && list(k).bytes > 128, disp([list(k).name ' lacks some']), end\n"
                            " catch e, if ~startsWith(e.identifier,'MATLAB:load:'), disp(e.message), end\n end\nend\n")
            # A cut between two variables leaves a whole, shorter file.
            self.assertLessEqual(len([l for l in out.split("\n") if l]), 2, out)
            for cut in cuts:
                os.unlink(self.path("cut%d.mat" % cut))

    def test_what_stands_before_a_damage_can_be_asked_for(self):
        self.good("a = 7; b = 1:50; save('a.mat','a','b','-v6')")
        whole = self.bytes_of(self.path("a.mat"))
        with open(self.path("a.mat"), "wb") as f:
            f.write(whole[:-100])
        self.assertEqual(self.good("load a.mat a; disp(a)").strip(), "7")
        for call in ("load a.mat", "load a.mat b", "load a.mat a b", "s = load('a.mat')", "whos -file a.mat"):
            done = self.run_cli(call)
            self.assertEqual(done.returncode, 1, call)
            self.assertIn("File might be corrupt.", done.stderr)

    def element(self, kind, data):
        return struct.pack("<II", kind, len(data)) + data + b"\0" * (-len(data) % 8)

    def matrix(self, cls, dims, *parts, name=b"x", flags=0, capacity=0):
        return self.element(14, self.element(6, struct.pack("<II", cls | flags << 8, capacity)) +
                            self.element(5, struct.pack("<%di" % len(dims), *dims)) + self.element(1, name) +
                            b"".join(parts))

    def refused(self, what, content, packed=False):
        if packed:
            content = self.packed(content)
        with open(self.path("h.mat"), "wb") as f:
            f.write(b"MATLAB 5.0 MAT-file".ljust(124) + b"\0\1IM" + content)
        for call in ("load h.mat", "s = load('h.mat','x')"):
            done = self.run_cli(call)
            self.assertEqual(done.returncode, 1, (what, done.stdout, done.stderr))
            self.assertIn("File might be corrupt.", done.stderr, what)

    def packed(self, content):
        body = zlib.compress(content)
        return struct.pack("<II", 15, len(body)) + body

    def test_hostile_files_are_refused(self):
        number = self.element(9, struct.pack("<d", 1.0))
        for packed in (False, True):
            self.refused("fewer elements than sizes", self.matrix(6, [1000, 1000], number), packed)
            self.refused("a product beyond 64 bits", self.matrix(6, [2**31 - 1] * 3, number), packed)
            self.refused("negative sizes", self.matrix(6, [-1, 5], number), packed)
            self.refused("no elements", self.matrix(6, [2, 2]), packed)
            self.refused("more cells than bytes", self.matrix(1, [2**30, 1], self.matrix(6, [1, 1], number)), packed)
            self.refused("fields without names", self.matrix(2, [1, 1], self.element(5, struct.pack("<i", 0)),
                                                             self.element(1, b"abc")), packed)
            self.refused("an empty name of a field", self.matrix(2, [1, 1], self.element(5, struct.pack("<i", 4)),
                                                                 self.element(1, b"\0\0\0\0"),
                                                                 self.matrix(6, [1, 1], number, name=b"")), packed)
            self.refused("the same field twice", self.matrix(2, [1, 1], self.element(5, struct.pack("<i", 2)),
                                                             self.element(1, b"a\0a\0"),
                                                             self.matrix(6, [1, 1], number, name=b""),
                                                             self.matrix(6, [1, 1], number, name=b"")), packed)
            self.refused("sparse without rows", self.matrix(5, [4, 4], self.element(5, b""),
                                                            self.element(5, struct.pack("<5i", 0, 1, 1, 1, 1)), number,
                                                            capacity=1), packed)
            self.refused("sparse with a row outside", self.matrix(5, [4, 4], self.element(5, struct.pack("<i", 4)),
                                                                  self.element(5, struct.pack("<5i", 0, 1, 1, 1, 1)),
                                                                  number, capacity=1), packed)
            self.refused("sparse with columns that go back",
                         self.matrix(5, [4, 4], self.element(5, struct.pack("<2i", 0, 1)),
                                     self.element(5, struct.pack("<5i", 0, 2, 1, 1, 2)),
                                     self.element(9, struct.pack("<2d", 1, 2)), capacity=2), packed)
            self.refused("half of a complex number", self.matrix(6, [1, 1], number, flags=8), packed)
        self.refused("a compressed variable that is cut off",
                     struct.pack("<II", 15, 40) + zlib.compress(self.matrix(6, [1, 1], number))[:40])
        bad = bytearray(self.packed(self.matrix(6, [1, 1], number)))
        bad[-1] ^= 1
        self.refused("a wrong checksum", bytes(bad))

    def test_cells_nested_without_end_are_an_error(self):
        content = self.matrix(6, [1, 1], self.element(9, struct.pack("<d", 1.0)), name=b"")
        for _ in range(5000):
            content = self.matrix(1, [1, 1], content, name=b"")
        with open(self.path("h.mat"), "wb") as f:
            f.write(b"MATLAB 5.0 MAT-file".ljust(124) + b"\0\1IM" + self.matrix(1, [1, 1], content))
        done = self.run_cli("load h.mat")
        self.assertEqual(done.returncode, 1)
        self.assertIn("nested", done.stderr)

    def test_files_of_version_4_and_of_the_other_byte_order_are_read(self):
        head = struct.pack("<5i", 0, 2, 2, 0, 2) + b"x\0" + struct.pack("<4d", 1, 2, 3, 4)
        text = struct.pack("<5i", 51, 1, 2, 0, 2) + b"t\0" + b"hi"
        with open(self.path("v4.mat"), "wb") as f:
            f.write(head + text)
        self.assertEqual(self.good("load v4.mat; disp(x), disp(t)"), "     1     3\n     2     4\nhi\n")
        with open(self.path("v4.mat"), "wb") as f:
            f.write((head + text)[:-1])
        self.assertEqual(self.run_cli("load v4.mat").returncode, 1)
        with open(self.path("be.mat"), "wb") as f:
            body = (struct.pack(">4I", 6, 8, 6, 0) + struct.pack(">IIii", 5, 8, 1, 2) + struct.pack(">HH4s", 1, 1, b"x") +
                    struct.pack(">II2hxxxx", 3, 4, 5, -6))
            f.write(b"MATLAB 5.0 MAT-file".ljust(124) + b"\1\0MI" + struct.pack(">II", 14, len(body)) + body)
        self.assertEqual(self.good("load be.mat; disp(x)"), "     5    -6\n")

    def test_texts_made_up_or_cut_off_are_errors_or_ignored(self):
        samples = {"j.json": ["{", "[1,2", "\"\\ud800", "nul", "[" * 5000, "{\"a\":" * 5000, "1e999999", "\"\xff\xfe", "",
                              "[1,]", "{\"a\":1,\"a\":2}", "\x00"],
                   "t.csv": ["\"", "\"a\nb", ",,,\n,,", "\x00\x01,2", "1e999999,1\n", "a" * 100000, "\"" * 99999, "1,2\n3", "\n" * 5000]}
        for name, texts in samples.items():
            for number, text in enumerate(texts):
                with open(self.path("%d_%s" % (number, name)), "w", encoding="latin-1") as f:
                    f.write(text)
        self.good("for p = {'*_j.json','*_t.csv'}\n list = dir(p{1});\n for k = 1:numel(list)\n  n = list(k).name;\n"
                  "  try, x = jsondecode(fileread(n)); catch e, end\n  try, x = readmatrix(n); catch e, end\n"
                  "  try, x = readcell(n); catch e, end\n  try, x = dlmread(n); catch e, end\n"
                  "  f = fopen(n);\n  try, x = textscan(f,'%f %s %d'); catch e, end\n  frewind(f);\n"
                  "  try, x = fscanf(f,'%d,%f %s %[a-z]'); catch e, end\n  frewind(f);\n"
                  "  try, x = fscanf(f,'%c',[3 1e9]); catch e, end\n  fclose(f);\n"
                  "  try, x = load(n); catch e, end\n  try, x = importdata(n); catch e, end\n"
                  "  try, x = textread(n,'%f'); catch e, end\n end\nend\ndisp done")

    def test_cache_files_made_up_cut_off_or_no_files_are_ignored(self):
        cache = self.path("cache")
        env = {"VITRINE_PIPELINE_CACHE_DIR": cache, "VITRINE_DEVICE": "auto"}
        code = "x = gpuArray(rand(2000,1)); disp(sum(x.*0))"
        try:
            want = self.good(code, env=env)
        except AssertionError:
            self.skipTest("there is no device")
        files = [f for f in glob.glob(cache + "/**", recursive=True) if os.path.isfile(f)]
        self.assertTrue(files)
        kept = {f: self.bytes_of(f) for f in files}
        for damage in (lambda b: b[:len(b) // 2], lambda b: b"", lambda b: os.urandom(len(b)),
                       lambda b: b[:-1] + bytes([b[-1] ^ 1]), lambda b: b[:16] + b"\xff" * 8 + b[24:], None):
            for name, content in kept.items():
                os.unlink(name)
                if damage is None:
                    os.mkfifo(name)
                else:
                    with open(name, "wb") as f:
                        f.write(damage(content))
            self.assertEqual(self.good(code, env=env), want)

    # --- locales

    def locale(self, name):
        if not shutil.which("localedef"):
            self.skipTest("there is no localedef")
        folder = self.path("locales")
        os.makedirs(folder, exist_ok=True)
        made = subprocess.run(["localedef", "-i", name, "-f", "UTF-8", os.path.join(folder, name + ".UTF-8")],
                              capture_output=True, text=True, timeout=120)
        if not os.path.isdir(os.path.join(folder, name + ".UTF-8")):
            self.skipTest("localedef: " + made.stderr)
        return {"LOCPATH": folder, "LC_ALL": name + ".UTF-8", "LANG": name + ".UTF-8"}

    def programs(self):
        found = [[CLI]]
        if WORKBENCH:
            found += [[WORKBENCH, "--batch"]]
        return found

    LANGUAGE = ("x = 1.5\ndisp(str2double('2.5')), disp(num2str(pi,8)), fprintf('%g %.2f\\n', 2.5, 1e6)\n"
                "disp(sscanf('3.25 4.5','%f')'), disp(mat2str([0.1 2.5])), disp(str2num('[1.5,2]'))\n"
                "writematrix([1.5 2;3 4.25],'m.csv'); disp(fileread('m.csv')), disp(readmatrix('m.csv'))\n"
                "disp(upper('title i')), disp(lower('TITLE I')), disp(strcmpi('TITLE','title')), disp(regexprep('I1i','(?i)i','x'))\n"
                "disp(jsonencode(struct('a',1.5))), s = jsondecode('{\"b\":2.75}'); disp(s.b)\n"
                "z = 1.5; save t.txt z -ascii; disp(fileread('t.txt')), disp(load('t.txt')), format long, disp(pi), disp(1e10+0.5)\n"
                "c = textscan('1.5,2.5','%f','Delimiter',','); disp(c{1}'), disp(datestr(730000.5)), fig = 3.5i\n"
                "s = sprintf('%e|%5.1f|%g', pi, pi, 1e-5), TITLE_I = exist('SIN'), isfield(struct('i',1),'i')\n"
                "q = strsplit('a.b','.'); disp(q{2}), disp(ismember('I','i')), disp(int2str(12345678)), disp(class(single(0.5)))\n"
                "f = @(t) t*0.5; disp(func2str(f)), disp(eval('0.5+0.25')), disp(isspace(['a' char(160)])), validatestring('TIT',{'title'})\n")

    def test_the_language_does_not_depend_on_the_locale(self):
        want = self.good(self.LANGUAGE, env={"LC_ALL": "C.UTF-8"})
        self.assertIn("1.5,2\n3,4.25", want)
        for name in ("de_DE", "tr_TR"):
            env = self.locale(name)
            probe = subprocess.run(["printf", "%.1f", "1.5" if name == "C" else "1,5"], env=dict(os.environ, **env),
                                   capture_output=True, text=True)
            self.assertEqual(probe.stdout, "1,5", "the locale is not in force")
            for program in self.programs():
                with self.subTest(name, program=program):
                    self.assertEqual(self.good(self.LANGUAGE, env=env, program=program), want)

    @unittest.skipUnless(WORKBENCH and shutil.which("xvfb-run"), "needs the workbench and xvfb-run")
    def test_the_window_computes_with_a_point_in_every_locale(self):
        code = ("f = fopen('result.txt','w'); fprintf(f,'%s|%g|%s|%s',num2str(1.5),str2double('2.5'),upper('i'),lower('I'));"
                " fclose(f); writematrix(1.5,'m.csv'); plot([0.5 1.5])")
        for name in ("de_DE", "tr_TR"):
            env = dict(self.locale(name), QT_QPA_PLATFORM="", VITRINE_DEVICE="cpu")
            del env["QT_QPA_PLATFORM"]
            with self.subTest(name):
                done = self.run_cli(code, env=env, program=["xvfb-run", "-a", WORKBENCH, "--run", "--screenshot", "w.png"])
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual(self.bytes_of(self.path("result.txt")).decode(), "1.5|2.5|I|i")
                self.assertEqual(self.bytes_of(self.path("m.csv")).decode(), "1.5\n")
                self.assertTrue(self.bytes_of(self.path("w.png")).startswith(b"\x89PNG"))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=1)
