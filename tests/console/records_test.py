#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the console program tells as JSON beside its traces' events: two runs compared, variables, problems, residency
with ages, kernels with their ceilings. Usage: records_test.py CLI."""
import glob
import json
import os
import shutil
import sys
import unittest

from program_case import ProgramTest

SCRIPT = "x = rand(300000, 1);\ny = sin(x) .* 2 + 1;\ns = sum(y);\ndisp(s > 0)\n"


class Records(ProgramTest):
    def trace(self, name, *args, text=SCRIPT, script="demo.m", env=None):
        target = self.path(name)
        done = self.run_cli(self.path(script, text), *args, "--trace", target, env=env)
        self.assertEqual(done.returncode, 0, done.stderr)
        return target

    def compare(self, a, b):
        done = self.run_cli("--compare-traces", a, b, "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return json.loads(done.stdout)

    def test_the_same_run_has_the_same_answers_and_lines(self):
        c = self.compare(self.trace("a.json", "--device", "cpu"), self.trace("b.json", "--device", "cpu"))
        self.assertEqual(c["verdict"], "Same answers: every variable and all output, to the bit.")
        self.assertEqual({a["name"] for a in c["answers"]}, {"x", "y", "s", "output"})
        self.assertEqual([line["line_after"] for line in c["lines"]][:3], [1, 2, 3])
        self.assertEqual(c["lines"][1]["text"], "y = sin(x) .* 2 + 1;")
        self.assertGreater(c["lines"][1]["before_us"], 0)
        self.assertTrue(all(k["same_text"] for k in c["kernels"]))
        self.assertEqual(c["settings"], [])

    def test_without_fusion_and_on_the_gpu_decisions_differ_and_bits_do_not(self):
        fused = self.trace("a.json", "--device", "cpu")
        apart = self.compare(fused, self.trace("b.json", "--device", "cpu", env={"VITRINE_FUSION": "0"}))
        self.assertEqual(apart["settings"], [{"name": "VITRINE_FUSION", "before": "", "after": "0"}])
        self.assertTrue(any("computed in" in change for line in apart["lines"] for change in line["changes"]))
        self.assertGreater(apart["figures"]["kernel_runs"]["after"], apart["figures"]["kernel_runs"]["before"])
        moved = self.compare(fused, self.trace("c.json", "--device", "gpu"))
        self.assertTrue(any("ran on the CPU, now on the GPU" in change
                            for line in moved["lines"] for change in line["changes"]))
        for c in (apart, moved):
            self.assertTrue(c["verdict"].startswith("Same answers: every variable"), c["verdict"])

    def test_an_edited_text_is_compared_line_by_line_with_what_differs(self):
        edited = "% one more line\n" + SCRIPT.replace("* 2", "* 3") + "disp(2)\n"
        c = self.compare(self.trace("a.json", "--device", "cpu"),
                         self.trace("b.json", "--device", "cpu", text=edited, script="edited.m"))
        self.assertIn("Not the same:", c["verdict"])
        self.assertEqual({a["name"] for a in c["answers"] if a["verdict"] == "differs"}, {"y", "s", "output"})
        pairs = {line["text"]: (line["line_before"], line["line_after"]) for line in c["lines"]}
        self.assertEqual(pairs["x = rand(300000, 1);"], (1, 2))
        self.assertEqual(pairs["s = sum(y);"], (3, 4))

    def test_a_run_that_failed_is_not_compared_by_answers(self):
        target = self.path("b.json")
        done = self.run_cli(self.path("bad.m", "x = rand(5000,1) + 1;\nerror('no');\n"), "--trace", target)
        self.assertEqual(done.returncode, 1)
        c = self.compare(self.trace("a.json"), target)
        self.assertFalse(c["comparable"])
        self.assertIn("not complete", c["verdict"])

    def test_files_that_are_no_traces_of_ours_are_refused_by_name(self):
        good = self.trace("a.json")
        for name, text, reason in (("old.json", '{"traceEvents": []}', "no record of a run"),
                                   ("new.json", '{"vitrine": {"format": 7}}', "format 7"),
                                   ("text.json", "hello", "no JSON"),
                                   ("cut.json", '{"vitrine": {"format": 1', "no JSON")):
            done = self.run_cli("--compare-traces", good, self.path(name, text))
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertIn(name, done.stderr)
            self.assertIn(reason, done.stderr)
        done = self.run_cli("--compare-traces", good, self.path("missing.json"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("missing.json", done.stderr)
        self.assertEqual(self.run_cli("--compare-traces", good).returncode, 2)
        self.assertEqual(self.run_cli("--compare-traces", good, good, "--eval", "1").returncode, 2)

    def test_the_text_form_names_both_and_ends_with_the_verdict(self):
        a, b = self.trace("a.json", "--device", "cpu"), self.trace("b.json", "--device", "cpu")
        done = self.run_cli("--compare-traces", a, b)
        self.assertEqual(done.returncode, 0, done.stderr)
        for part in ("By line", "By kernel", "y = sin(x) .* 2 + 1;"):
            self.assertIn(part, done.stdout)
        self.assertTrue(done.stdout.endswith("every variable and all output, to the bit.\n"), done.stdout)

    def test_variables_say_where_they_live_and_are_not_moved_for_it(self):
        done = self.run_cli(self.path("v.m", "x = gpuArray.rand(2000); n = 3; s.a.b = 'text'; c = {1, 2};"),
                            "--device", "gpu", "--variables")
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = {v["name"]: v for v in json.loads(done.stdout)["variables"]}
        self.assertEqual(rows["x"]["lives_on"], "device")
        self.assertEqual((rows["x"]["shape"], rows["x"]["bytes"]), ("2000x2000", 32000000))
        self.assertEqual((rows["n"]["value"], rows["n"]["class"]), ("3", "double"))
        self.assertEqual(rows["s"]["fields"], ["a", "a.b"])
        target = self.path("v.json")
        done = self.run_cli("--eval", "q = 1;", "--variables", target)
        with open(target, encoding="utf-8") as f:
            self.assertEqual(json.load(f)["variables"][0]["name"], "q")
        self.assertEqual(done.stdout, "")

    def test_the_digests_of_a_trace_are_no_part_of_the_other_records(self):
        # y is not stored, and x on the device alone: both are read for their digests.
        text = "x = rand(2500, 2500);\ny = sin(x) + 1;\nz = gpuArray.rand(2000, 1);\ndisp(sum(y(:)) > 0)\n"
        done = self.run_cli(self.path("v.m", text), "--device", "gpu", "--trace", self.path("t.json"), "--variables",
                            self.path("v.json"), "--advise", self.path("a.json"), "--timings", self.path("s.json"),
                            env={"VITRINE_SPARE_MIN_BYTES": "1000000"})
        self.assertEqual(done.returncode, 0, done.stderr)
        told = {}
        for name in ("t", "v", "a", "s"):
            with open(self.path(name + ".json"), encoding="utf-8") as f:
                told[name] = json.load(f)
        lives = {v["name"]: v["lives_on"] for v in told["v"]["variables"]}
        self.assertEqual(lives, {"x": "device", "y": "pending", "z": "device"})
        self.assertEqual([f for f in told["a"]["findings"] if f["rule"] == "host-read" and f["line"] == 0], [])
        events = told["t"]["traceEvents"][-1]["args"]
        for kind in ("dispatch", "download", "sink"):
            self.assertEqual(told["s"]["counters"][kind], events[kind], kind)
        self.assertTrue(all(a["digest"] for a in told["t"]["vitrine"]["answers"]))

    def test_problems_as_json(self):
        bad = self.path("bad.m", "x = (1 + ;\ny = 2;\nz = [1 2;\n")
        done = self.run_cli("--check", bad, "--json")
        self.assertEqual(done.returncode, 1)
        rows = json.loads(done.stdout)["problems"]
        self.assertEqual((rows[0]["file"], rows[0]["line"], rows[0]["severity"]), (bad, 1, "error"))
        self.assertTrue(rows[0]["message"] and rows[0]["end_line"] >= 1)
        good = self.run_cli("--check", self.path("good.m", "x = 1;\n"), "--json")
        self.assertEqual((good.returncode, json.loads(good.stdout)["problems"]), (0, []))

    def test_residency_has_ages_and_kernels_have_ceilings(self):
        target = self.path("g.json")
        done = self.run_cli(self.path("g.m", "x = gpuArray.rand(500); y = sin(x) + x;"), "--device", "gpu",
                            "--graph", target)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(target, encoding="utf-8") as f:
            graph = json.load(f)
        self.assertTrue(graph["residency"] and graph["kernels"])
        for row in graph["residency"]:
            self.assertGreaterEqual(row["age_us"], row["last_use_age_us"])
            self.assertGreaterEqual(row["last_use_age_us"], 0)
        for kernel in graph["kernels"]:
            self.assertEqual(len(kernel["times_us"]), kernel["count"])
            self.assertEqual(kernel["class"], "double")
            self.assertGreater(kernel["percent_of_ceiling"], 0)
            self.assertGreater(kernel["bandwidth_ceiling_gb_s"], 0)
            self.assertIn("OpCapability", kernel["assembly"])

    def test_counters_are_each_providers_own(self):
        script = self.path("t.m", "x = gpuArray.rand(3000,1); y = sin(x).*x + 1; s = gather(sum(y)); h = (1:3000)*2;")
        done = self.run_cli(script, "--device", "gpu", "--timings", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        t = json.loads(done.stdout)
        host, device = t["providers"][0], t["providers"][1]
        self.assertEqual(host["name"], "host")
        for kind in ("upload", "download", "compile", "dispatch", "wait", "sink", "alloc", "free"):
            self.assertEqual(t["counters"][kind]["count"],
                             host["counters"][kind]["count"] + device["counters"][kind]["count"])
        self.assertGreater(device["counters"]["dispatch"]["count"], 0)
        self.assertEqual(host["counters"]["upload"]["count"], 0)
        self.assertEqual(device["counters"]["download"]["bytes"], 8)
        self.assertEqual(device["counters"]["cache_hits"] + device["counters"]["cache_misses"],
                         sum(k["cache_hits"] + k["cache_misses"] for k in t["kernels"]))
        self.assertGreaterEqual(device["memory"]["peak"], max(24000, device["memory"]["in_use"]))
        self.assertGreater(t["memory"]["process_peak"], 1 << 20)
        self.assertGreater(t["bytes_avoided_by_fusion"], 24000)
        apart = self.run_cli(script, "--device", "gpu", "--timings", "-", env={"VITRINE_FUSION": "0"})
        self.assertEqual(json.loads(apart.stdout)["bytes_avoided_by_fusion"], 0)


class FirstNaN(ProgramTest):
    def trapped(self, text, *args, stdin="", env=None):
        where = args or ("--device", "cpu")
        done = self.run_cli(self.path("n.m", text), "--trap-nan", "--json", *where, stdin=stdin, env=env)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout[done.stdout.index("{"):])

    def place(self, found):
        return (found["line"], found["operation"], found["variable"], found["element"])

    def test_the_operation_that_made_it_is_found_in_a_fused_chain(self):
        text = "x = (-2:2047)';\ny = sqrt(abs(x)) + 1;\nz = log(y - 1) .* (x == 0);\ns = sum(z(:));\n"
        for device in ("cpu", "gpu"):
            found = self.trapped(text, "--device", device)
            self.assertEqual(self.place(found["inf"]), (3, "log", "", 3))
            self.assertEqual((found["inf"]["value"], found["inf"]["inputs"][0]["value"]), ("-Inf", "0"))
            self.assertIsNone(found["nan"])
        found = self.trapped(text.replace("(x == 0)", "(x ~= 0)"))
        self.assertEqual(self.place(found["nan"]), (3, ".*", "z", 3))
        self.assertEqual([i["value"] for i in found["nan"]["inputs"]], ["-Inf", "0"])
        self.assertEqual(found["nan"]["subscripts"], [3, 1])
        self.assertGreater(found["nan"]["node"], 0)

    def test_numbers_of_one_element_functions_and_loops(self):
        text = "a = 3; b = 0;\nfor k = 1:4\n  a = a - 1;\n  q = b/(a - 1);\nend\nr = half(1e308);\n" \
               "function y = half(x)\n  y = (x*10)/20;\nend\n"
        found = self.trapped(text)
        self.assertEqual(self.place(found["nan"]), (4, "/", "q", 1))
        self.assertEqual([i["value"] for i in found["nan"]["inputs"]], ["0", "0"])
        self.assertEqual(self.place(found["inf"]), (8, "*", "", 1))

    def test_what_is_asked_for_or_passed_on_is_not_made(self):
        text = "m = Inf; n = NaN(2,3); q = n + 1; w = [q(:); m]; t = min(w, 3); c = {n}; d = cell2mat(c);\n"
        self.assertEqual(self.trapped(text), {"nan": None, "inf": None})
        done = self.run_cli(self.path("n.m", text), "--trap-nan")
        self.assertEqual((done.returncode, done.stderr), (0, "No NaN was made.\nNo Inf was made.\n"))

    def test_a_function_of_the_library_is_named_and_not_what_it_does_inside(self):
        found = self.trapped("x = [1 2 3];\ny = zscore(x*0);\nm = median([]);\n")
        self.assertEqual(found["nan"]["line"], 3)
        self.assertEqual(found["nan"]["operation"], "median")

    def test_the_replay_reads_the_same_lines_and_prints_nothing(self):
        done = self.run_cli(self.path("n.m", "x = input(''); disp(x)\ny = 1/x;\n"), "--trap-nan", stdin="0\n")
        self.assertEqual((done.returncode, done.stdout), (0, "     0\n"))
        self.assertIn("n.m:2:5: / made Inf, a double (y), of 1 and 0.\n", done.stderr)
        target = self.path("found.json")
        self.run_cli("--eval", "x = single(0); y = x/x;", "--trap-nan", target)
        with open(target, encoding="utf-8") as f:
            self.assertEqual(json.load(f)["nan"]["class"], "single")

    def test_a_run_that_ends_in_an_error_is_replayed_up_to_it(self):
        done = self.run_cli(self.path("n.m", "y = log(0);\nerror('no');\n"), "--trap-nan", "--json")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(json.loads(done.stdout)["inf"]["line"], 1)


class Checkpoints(ProgramTest):
    """Gradients of loops whose values take much of the memory."""

    TEXT = r"""
x = linspace(0.1, 1, 40000)';
[y, g] = dlfeval(@relaxed, dlarray(x), 100);
some = [1 777 20000 39999];
[~, h] = dlfeval(@relaxed, dlarray(x(some)), 100);
fprintf('%d %.15g\n', isequal(extractdata(g(some)), extractdata(h)), extractdata(y));
rng(1)
A = randn(100)/12;
[y, gA, gb] = dlfeval(@mixed, dlarray(A), dlarray(randn(100, 1)), 120);
fprintf('%.15g %.15g %.15g\n', extractdata(y), sum(extractdata(gA), 'all'), norm(extractdata(gb)));
% higher derivatives over a checkpointed loop
[d1, d2] = dlfeval(@curved, dlarray(x), 60);
[e1, e2] = dlfeval(@curved, dlarray(x(some)), 60);
fprintf('%d %d\n', isequal(extractdata(d1(some)), extractdata(e1)), isequal(extractdata(d2(some)), extractdata(e2)));

function [y, g] = relaxed(x, steps)
    x0 = x;
    for k = 1:steps
        x = x + 0.01*sin(x).*exp(-x/k);
    end
    y = sum(x);
    g = dlgradient(y, x0);
end

function [y, gA, gb] = mixed(A, b, steps)
    X = A;
    for k = 1:steps
        X = tanh(A*X' + b);
        X(2, :) = X(1, end:-1:1).*0.5;
        X = [X(:, 51:100), max(X(:, 1:50), -0.25)];
        X = X - mean(X, 2)./(1 + sum(X.^2, 'all')/k);
    end
    y = sum(X.^2, 'all');
    [gA, gb] = dlgradient(y, A, b);
end

function [d1, d2] = curved(x, steps)
    z = x;
    for k = 1:steps
        z = z + 0.01*sin(z).*z;
    end
    d1 = dlgradient(sum(z), x, 'EnableHigherDerivatives', true);
    d2 = dlgradient(sum(d1.^2), x);
end
"""

    def notes(self, env):
        target = self.path("c.json")
        done = self.run_cli(self.path("c.m", self.TEXT), "--device", "cpu", "--graph", target, env=env)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        with open(target, encoding="utf-8") as f:
            return done.stdout, [n["line"] for n in json.load(f)["notes"] if n["rule"] == "checkpoints"]

    def test_values_between_checkpoints_are_computed_again_to_the_same_bits(self):
        plain, none = self.notes({"VITRINE_HOST_MEMORY": "0"})
        short, lines = self.notes({"VITRINE_HOST_MEMORY": "160M"})
        self.assertEqual(short, plain)
        self.assertEqual([line.split()[0] for line in plain.splitlines()][::2], ["1", "1"])
        self.assertEqual(none, [])
        self.assertGreaterEqual(len(lines), 2, "one for each dlfeval that is short of memory")


class Thresholds(ProgramTest):
    def groups(self, env):
        script = self.path("t.m", "x = rand(20000,1); y = sqrt(x) + 1; s = sum(y); fprintf('%.17g\\n', s)\n")
        target = self.path("t.json")
        done = self.run_cli(script, "--graph", target, env=env)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        with open(target, encoding="utf-8") as f:
            return done.stdout, json.load(f)["groups"]

    def test_numbers_of_elements_decide_where_a_kind_of_work_runs(self):
        env = {"VITRINE_PIPELINE_CACHE_DIR": self.path("kept")}
        with_device = json.loads(self.run_cli("info", "--json", env=env).stdout)["current"]
        plain, _ = self.groups(env)
        for least, kind in (("20000", "REDUCTION"), ("20001", "REDUCTION")):
            out, groups = self.groups({**env, "VITRINE_MIN_ELEMENTS_" + kind: least})
            self.assertEqual(out, plain)
            decision = groups[-1]["decision"]
            if with_device:
                self.assertEqual(decision["rule"], "threshold", decision)
                self.assertEqual(groups[-1]["device"], least == "20000")
                self.assertIn("It has 20000 elements; VITRINE_MIN_ELEMENTS_REDUCTION gives " + least, decision["reason"])
        info = json.loads(self.run_cli("info", "--json", env={**env, "VITRINE_MIN_ELEMENTS_PRODUCT": "5"}).stdout)
        self.assertEqual(info["settings"]["VITRINE_MIN_ELEMENTS_PRODUCT"], "5")
        self.assertEqual(info["settings"]["VITRINE_MIN_ELEMENTS_ROUTINE"], "0 (predicted times decide)")

    def test_times_of_kernels_are_kept(self):
        env = {"VITRINE_PIPELINE_CACHE_DIR": self.path("kept")}
        script = self.path("k.m", "x = gpuArray.rand(20000,1); for k = 1:6, x = sqrt(x) + 1; s = gather(x(1)); end\n")
        if json.loads(self.run_cli("info", "--json", env=env).stdout)["current"] is None:
            self.skipTest("there is no device")
        self.assertEqual(self.run_cli(script, env=env).returncode, 0)
        kept = json.loads(self.run_cli("info", "--json", env=env).stdout)["measured_costs"]
        self.assertGreater(kept["rows"], 0)
        self.assertTrue(os.path.exists(kept["file"]))


class SeveralDevices(ProgramTest):
    """The software device's driver named twice is two devices."""

    TEXT = ("fprintf('%d ', gpuDeviceCount >= 2);\nx = gpuArray((1:4000)'/7); y = sin(x).*2;\nfirst = gpuDevice;\n"
            "second = gpuDevice(2);\nz = cos(gpuArray((1:4000)'/3));\nw = y.*z + x;\n"
            "fprintf('%d %d %.17g %.17g\\n', second.Index, first.DeviceSelected, sum(w), max(z));\n")

    def drivers(self):
        named = os.environ.get("VK_DRIVER_FILES", os.environ.get("VK_ICD_FILENAMES", ""))
        found = [f for f in named.split(":") if "lvp" in f] or glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
        if not found:
            self.skipTest("there is no software device")
        twin = self.path("twin_lvp_icd.json")
        shutil.copy(found[0], twin)
        return {"VK_DRIVER_FILES": found[0] + ":" + twin, "VK_ICD_FILENAMES": found[0] + ":" + twin}

    def test_two_software_devices_give_the_bits_of_one_and_of_the_cpu(self):
        env = self.drivers()
        script = self.path("two.m", self.TEXT)
        target = self.path("two.json")
        done = self.run_cli(script, "--device", "gpu", "--graph", target, env=env)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        alone = self.run_cli(self.path("one.m", self.TEXT.replace("gpuDevice(2)", "gpuDevice")), "--device", "gpu")
        self.assertEqual(done.stdout.split()[3:], alone.stdout.split()[3:])
        self.assertEqual(done.stdout.split()[:3], ["1", "2", "0"])
        with open(target, encoding="utf-8") as f:
            graph = json.load(f)
        names = {g["provider"] for g in graph["groups"]}
        self.assertEqual(len(names), 2, names)
        self.assertTrue(any(name.endswith("#2") for name in names))
        moved = {c["variable"] for c in graph["copies"] if c["from_device"]}
        self.assertEqual(moved, {"x", "y"})
        self.assertEqual({r["device"] for r in graph["residency"] if r["variable"] in ("x", "y")},
                         {name for name in names if name.endswith("#2")})
        spread = self.path("all.m", "if gpuDeviceCount > 1, gpuDevice(2); gpuDevice(1); end\n"
                           "x = rand(6000,1); y = rand(7000,1); a = sum(exp(x).*x); b = sum(sin(y)+y);\n"
                           "for k = 1:3, x = x.*x + 0.1; y = y.*y - 0.1; end\n"
                           "p = sum(x); q = sum(y); fprintf('%.17g %.17g %.17g %.17g\\n', a, b, p, q)\nr = x(1:5000) + y(1:5000); fprintf('%.17g\\n', sum(r))\n")
        done = self.run_cli(spread, "--device", "all", "--graph", target, env=env)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout, self.run_cli(spread, "--device", "cpu").stdout)
        with open(target, encoding="utf-8") as f:
            groups = json.load(f)["groups"]
        self.assertEqual({g["provider"] for g in groups}, names)
        self.assertTrue(all(g["provider"] == g["decision"]["target"] for g in groups))
        info = json.loads(self.run_cli("info", "--json", env=env).stdout)
        self.assertEqual(len([d for d in info["devices"] if d["type"] == "software"]), 2)
        timings = json.loads(self.run_cli(script, "--device", "gpu", "--timings", "-", env=env)
                             .stdout.split("\n", 1)[1])
        self.assertEqual(len(timings["providers"]), 3)
        self.assertTrue(all(p["counters"]["dispatch"]["count"] > 0 for p in timings["providers"][1:]))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
