#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the console program tells as JSON beside its traces' events: two runs compared, variables, problems, residency
with ages, kernels with their ceilings. Usage: records_test.py CLI."""
import json
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


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
