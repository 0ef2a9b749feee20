#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Drives the console program as a user does and checks its contracts (DESIGN: console program, trace,
graph). Usage: console_test.py CLI LESSONS."""
import json
import os
import signal
import subprocess
import sys
import time
import unittest

from program_case import CLI, ProgramTest

LESSONS = os.path.abspath(sys.argv[2])
EVENTS = {"capture", "plan", "compile", "dispatch", "upload", "download", "alloc", "free", "evict", "sink", "interpret", "wait", "summary"}


class Console(ProgramTest):
    def graph(self, script, *args):
        target = self.path("graph.json")
        done = self.run_cli(script, "--graph", target, *args)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(target, encoding="utf-8") as f:
            return json.load(f), done

    # --- running and errors

    def test_eval_prints_and_succeeds(self):
        done = self.run_cli("--eval", "disp(1+1)")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "     2\n", ""))

    def test_uncaught_error_names_file_line_and_column_and_exits_1(self):
        script = self.path("bad.m", "x = 1;\ny = x + undefined_thing;\n")
        done = self.run_cli(script)
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stderr.startswith("error: "), done.stderr)
        self.assertIn("undefined_thing", done.stderr)
        self.assertIn("bad.m:2:9", done.stderr)

    def test_wrong_sizes_are_an_error_at_their_own_statement(self):
        script = self.path("sizes.m", "a = rand(2000,1);\nb = rand(3000,1);\nc = a + b;\ndisp(1)\n")
        done = self.run_cli(script)
        self.assertEqual(done.returncode, 1)
        self.assertIn("Arrays have incompatible sizes for this operation.", done.stderr)
        self.assertIn("sizes.m:3:", done.stderr)

    def test_syntax_errors_are_all_reported_with_places(self):
        script = self.path("syntax.m", "x = (1 + ;\ny = 2;\nz = [1 2;\n")
        done = self.run_cli("--check", script)
        self.assertEqual(done.returncode, 1)
        self.assertIn("syntax.m:1:", done.stdout)
        run = self.run_cli(script)
        self.assertEqual(run.returncode, 1)
        self.assertIn("syntax.m:1:", run.stderr)

    def test_check_accepts_good_code_silently(self):
        done = self.run_cli("--check", LESSONS)
        self.assertEqual((done.returncode, done.stdout), (0, ""))

    def test_unreadable_file_is_one_clear_error(self):
        done = self.run_cli(self.path("missing.m"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("missing.m", done.stderr)
        self.assertEqual(len(done.stderr.strip().split("\n")), 1, done.stderr)

    def test_an_impossible_size_is_an_out_of_memory_error_and_the_script_may_go_on(self):
        done = self.run_cli("--eval", "try, x = zeros(1e7,1e7) + 1; disp(x(1)); catch e, disp(e.identifier), end, disp('on')")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("on", done.stdout)
        self.assertTrue("nomem" in done.stdout or "SizeLimit" in done.stdout, done.stdout)

    def test_the_prompt_goes_on_after_errors_and_keeps_variables(self):
        done = self.run_cli(stdin="a = 41;\nb = nothing_here;\ndisp(a + 1)\n")
        self.assertIn("42", done.stdout)
        self.assertIn("nothing_here", done.stderr)

    def test_the_prompt_of_input_spans_lines(self):
        done = self.run_cli(stdin="x = input('first\\nsecond \\\\: ');\n5\ndisp(x + 1)\n")
        self.assertIn("first\nsecond \\: ", done.stdout)
        self.assertIn("6\n", done.stdout)

    def test_the_prompt_reads_blocks_over_several_lines(self):
        done = self.run_cli(stdin="for k = 1:2\n  disp(k*10)\nend\n")
        self.assertEqual([x.strip() for x in done.stdout.split("\n") if x.strip()], ["10", "20"], done.stderr)

    def test_wrong_usage_exits_2(self):
        self.assertEqual(self.run_cli("--no-such-option").returncode, 2)

    def test_a_missing_device_is_said_and_the_host_does_the_work(self):
        script = self.path("nogpu.m", "x = rand(5000,1); y = sum(x + 1); fprintf('%d\\n', y > 0);")
        graph, done = self.graph(script, "--device", "gpu")
        self.assertEqual(done.stdout, "1\n")
        env = {"VK_DRIVER_FILES": "/nonexistent.json", "VK_ICD_FILENAMES": "/nonexistent.json"}
        lost = self.run_cli(script, "--device", "gpu", "--graph", self.path("g.json"), env=env)
        self.assertEqual((lost.returncode, lost.stdout), (0, "1\n"), lost.stderr)
        with open(self.path("g.json"), encoding="utf-8") as f:
            reasons = [g["decision"]["reason"] for g in json.load(f)["groups"]]
        self.assertTrue(reasons and all("no usable device" in r for r in reasons), reasons)

    # --- graph

    def test_first_fusion_on_the_device_makes_fused_groups_with_reasons(self):
        graph, _ = self.graph(os.path.join(LESSONS, "01-first-fusion", "first_fusion.m"), "--device", "gpu")
        titles = [g["title"] for g in graph["groups"]]
        self.assertTrue(any("sin" in t and "times" in t and "plus" in t for t in titles), titles)
        self.assertTrue(any("sum" in t for t in titles), titles)
        for group in graph["groups"]:
            self.assertTrue(group["device"], group)
            self.assertTrue(group["decision"]["reason"])
            self.assertGreater(group["decision"]["host_us"], 0)
            self.assertGreater(group["decision"]["device_us"], 0)
            decision = group["decision"]
            self.assertGreater(decision["measured_us"], 0)
            self.assertEqual(decision["measured_runs"], group["iterations"])
            self.assertAlmostEqual(decision["measured_total_us"],
                                   decision["measured_us"] * decision["measured_runs"], 3)
            self.assertNotEqual(group["kernel"], 0)

    def test_automatic_placement_on_a_software_device_is_decided_by_measured_cost(self):
        graph, _ = self.graph(os.path.join(LESSONS, "01-first-fusion", "first_fusion.m"), "--device", "auto")
        big = [g for g in graph["groups"] if g["decision"]["device_us"] is not None]
        self.assertTrue(big, graph["groups"])
        for group in big:
            if group["provider"] == "host":
                self.assertLessEqual(group["decision"]["host_us"], group["decision"]["device_us"])
                self.assertIn("measured", group["decision"]["reason"])

    def test_edges_join_nodes_and_carry_shape_and_bytes(self):
        graph, _ = self.graph(os.path.join(LESSONS, "01-first-fusion", "first_fusion.m"), "--device", "cpu")
        ids = {n["id"] for n in graph["nodes"]}
        self.assertTrue(graph["edges"])
        for edge in graph["edges"]:
            self.assertIn(edge["from"], ids)
            self.assertIn(edge["to"], ids)
            self.assertTrue(edge["shape"])
            self.assertGreater(edge["bytes"], 0)

    def test_graph_as_svg_is_well_formed(self):
        import xml.dom.minidom
        target = self.path("graph.svg")
        self.assertEqual(self.run_cli(os.path.join(LESSONS, "01-first-fusion", "first_fusion.m"), "--graph", target).returncode, 0)
        document = xml.dom.minidom.parse(target)
        self.assertEqual(document.documentElement.tagName, "svg")

    # --- trace

    def test_each_read_of_what_the_host_does_not_have_is_a_sink(self):
        script = self.path("sinks.m", "y = sin((1:5000)*2);\ns = sum(y)\nif mean(y) > 3, disp('big'), end\n"
                            "z = y + 1;\nm = mat2str(z(1:3));\nw = gather(y);\n")
        target = self.path("sinks.json")
        self.run_cli(script, "--device", "cpu", "--trace", target)
        with open(target, encoding="utf-8") as f:
            events = json.load(f)["traceEvents"]
        sinks = [(e["args"]["label"], e["args"]["line"], e["args"]["bytes"]) for e in events if e["name"] == "sink"]
        # The last line reads what the host has by then.
        self.assertEqual(sinks, [("display", 2, 8), ("condition", 3, 1), ("mat2str", 5, 24)])

    def test_the_trace_tells_when_the_script_ran_and_when_it_waited(self):
        script = self.path("waits.m", "x = rand(300000, 1);\ns = sum(sin(x));\nprintf = s + 1\ny = 2;\n")
        target = self.path("waits.json")
        done = self.run_cli(script, "--device", "gpu", "--trace", target)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(target, encoding="utf-8") as f:
            events = [e for e in json.load(f)["traceEvents"] if e["ph"] == "X"]
        sink = next(e for e in events if e["name"] == "sink")
        def ends(e): return e["ts"] + e["dur"]
        # From the question to the answer: the kernel ran meanwhile, and no statement did.
        kernels = [e for e in events if e["name"] == "dispatch"]
        self.assertTrue(kernels and all(sink["ts"] <= e["ts"] and ends(e) <= ends(sink) for e in kernels))
        spans = [e for e in events if e["name"] == "interpret"]
        self.assertGreaterEqual(len(spans), 2)
        self.assertTrue(all(ends(e) <= sink["ts"] + 0.01 or e["ts"] >= ends(sink) - 0.01 for e in spans))
        self.assertIn("line", spans[0]["args"])
        self.assertTrue(any(e["name"] == "wait" and sink["ts"] <= e["ts"] <= ends(sink) for e in events))

    def test_trace_has_the_documented_events_and_a_summary_last(self):
        target = self.path("trace.json")
        done = self.run_cli(os.path.join(LESSONS, "01-first-fusion", "first_fusion.m"), "--device", "gpu", "--trace", target)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(target, encoding="utf-8") as f:
            events = [e for e in json.load(f)["traceEvents"] if e["ph"] != "M"]
        names = {e["name"] for e in events}
        self.assertLessEqual(names, EVENTS)
        self.assertLessEqual({"capture", "plan", "compile", "dispatch", "alloc", "summary"}, names)
        self.assertEqual(events[-1]["name"], "summary")
        self.assertEqual(events[-1]["args"]["events_lost"], 0)
        groups = {}
        for e in events:
            if e["name"] == "dispatch" and e["args"].get("group"):
                self.assertIn("line", e["args"])
                groups[e["args"]["group"]] = groups.get(e["args"]["group"], 0) + e["args"].get("bytes", 0)
            if e["name"] == "compile":
                self.assertIn(e["args"]["cache"], ("hit", "miss"))
        self.assertTrue(groups and all(groups.values()), groups)

    ADVISED = ("rng(1, 'twister');\nx = rand(300000, 1);\ny = sin(x) .* 2 + 1;\ns = sort(y);\n"
               "disp(y(end:-1:1)' * ones(300000, 1) > 0)\nfprintf('%g\\n', s(1:2));\n")

    def test_advice_splits_the_time_and_ranks_findings_by_cost(self):
        script = self.path("advised.m", self.ADVISED)
        target = self.path("advice.json")
        done = self.run_cli(script, "--device", "gpu", "--advise", target)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        with open(target, encoding="utf-8") as f:
            advice = json.load(f)
        time_split = advice["time"]
        parts = [v for k, v in time_split.items() if k not in ("total_us", "gpu_busy_us")]
        self.assertEqual(len(parts), 8)
        self.assertAlmostEqual(sum(parts), time_split["total_us"], delta=1)
        for part in ("interpreter_us", "plan_us", "gpu_us", "transfer_us"):
            self.assertGreater(time_split[part], 0, part)
        self.assertGreaterEqual(time_split["gpu_busy_us"], 0.99 * time_split["gpu_us"])
        costs = [f["cost_us"] for f in advice["findings"]]
        self.assertEqual(costs, sorted(costs, reverse=True))
        with open(os.path.join(LESSONS, "..", "docs", "formats.md"), encoding="utf-8") as f:
            documented = f.read()
        for finding in advice["findings"]:
            self.assertIn("| `%s` |" % finding["rule"], documented)

    def test_advice_names_the_line_that_an_upload_is_for(self):
        # 32 MB: a smaller copy is told or not by how long it happened to take.
        script = self.path("advised.m", "rng(1, 'twister');\nx = rand(4000000, 1);\ny = x + 1;\ndisp(sum(y) > 0)\n")
        target = self.path("advice.json")
        self.assertEqual(self.run_cli(script, "--device", "gpu", "--advise", target).returncode, 0)
        with open(target, encoding="utf-8") as f:
            told = {f["rule"]: f for f in json.load(f)["findings"]}
        self.assertEqual(told["upload"]["line"], 3)
        self.assertTrue(told["upload"]["file"].endswith("advised.m"))
        self.assertTrue(told["upload"]["measured"])

    def test_copies_are_recorded_with_who_asked_for_them(self):
        graph, _ = self.graph(self.path("advised.m", self.ADVISED), "--device", "gpu")
        up = [c for c in graph["copies"] if not c["to_cpu"]]
        self.assertEqual([(c["variable"], c["line"], c["count"]) for c in up][:1], [("x", 3, 1)])
        self.assertEqual(up[0]["bytes"], 8 * 300000)
        down = {c["reader"]: c for c in graph["copies"] if c["to_cpu"]}
        self.assertEqual(down["fprintf"]["line"], 6)
        self.assertEqual(down["fprintf"]["bytes"], 16)
        self.assertEqual(down["disp"]["line"], 5)
        not_fused = [v for g in graph["groups"] for v in g["decision"]["not_fused"]]
        names = {n["id"]: n["op"] for n in graph["nodes"]}
        self.assertTrue(not_fused)
        for value in not_fused:
            self.assertEqual(names[value["from_node"]], value["from"])
            self.assertEqual(names[value["to_node"]], value["to"])

    def test_advice_is_text_on_stderr_or_json_on_stdout(self):
        script = self.path("advised.m", self.ADVISED)
        plain = self.run_cli(script, "--device", "cpu")
        done = self.run_cli("--advise", script, "--device", "cpu")
        self.assertEqual((done.returncode, done.stdout), (0, plain.stdout))
        self.assertIn("Where the time went\n", done.stderr)
        self.assertIn("  cpu  ", done.stderr)
        self.assertIn("Findings\n", done.stderr)
        self.assertNotIn("gpu", done.stderr)
        done = self.run_cli(script, "--device", "cpu", "--advise", "-")
        self.assertTrue(done.stdout.startswith(plain.stdout))
        self.assertEqual(json.loads(done.stdout[len(plain.stdout):])["format"], 1)
        done = self.run_cli(script, "--device", "cpu", "--advise", "--json")
        self.assertEqual(json.loads(done.stdout[len(plain.stdout):])["format"], 1)
        done = self.run_cli(script, "--device", "cpu", "--advise", self.path("no/folder.json"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot write", done.stderr)

    def test_timings_are_a_table_on_stderr(self):
        done = self.run_cli(os.path.join(LESSONS, "01-first-fusion", "first_fusion.m"), "--timings", "--device", "cpu")
        self.assertIn("% ceiling", done.stderr)
        self.assertIn("captured", done.stderr)

    def test_kernels_tell_how_often_they_were_compiled(self):
        script = self.path("loop.m", "x = rand(70000,1);\nfor k = 1:5\nx = x*k - 1;\ns = sum(x) > 0;\n"
                                     "if s, disp(k), end\nend")
        env = {"VITRINE_PIPELINE_CACHE_DIR": self.path("fresh")}
        for first in (True, False):
            done = self.run_cli(script, "--device", "gpu", "--timings", "--graph",
                                self.path("g.json"), env=env)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("compile ms", done.stderr)
            with open(self.path("g.json"), encoding="utf-8") as f:
                kernels = json.load(f)["kernels"]
            # Texts that differ in names and lines alone are compiled once.
            self.assertEqual(kernels[0]["cache_misses"], 1 if first else 0, kernels[0])
            for kernel in kernels:
                self.assertLessEqual(kernel["cache_misses"], 1 if first else 0)
                # A launch that a slow device takes in parts is looked for once.
                looked = kernel["cache_hits"] + kernel["cache_misses"]
                self.assertTrue(0 < looked <= kernel["count"], kernel)
                self.assertGreater(kernel["compile_ms"], 0)
            self.assertIn("/%d" % (kernels[0]["cache_hits"] + kernels[0]["cache_misses"]), done.stderr)
        host = self.run_cli(script, "--device", "cpu", "--graph", self.path("g.json"))
        self.assertEqual(host.returncode, 0, host.stderr)
        with open(self.path("g.json"), encoding="utf-8") as f:
            for kernel in json.load(f)["kernels"]:
                self.assertEqual((kernel["cache_hits"], kernel["cache_misses"]), (0, 0))

    def test_a_second_run_finds_its_kernels_on_disk(self):
        script = self.path("again.m", "x = rand(70000,1); y = x.*3 - 1; disp(mean(y) > 0)")
        env = {"VITRINE_PIPELINE_CACHE_DIR": self.path("kernels")}
        for _ in range(2):
            done = self.run_cli(script, "--device", "gpu", "--trace", self.path("t.json"), env=env)
            self.assertEqual(done.returncode, 0, done.stderr)
        with open(self.path("t.json"), encoding="utf-8") as f:
            summary = json.load(f)["traceEvents"][-1]["args"]
        self.assertEqual(summary["cache_misses"], 0)
        self.assertGreater(summary["cache_hits"], 0)

    def test_info_lists_devices_settings_and_caches(self):
        done = self.run_cli("info", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        info = json.loads(done.stdout)
        self.assertTrue(info["devices"])
        self.assertIn("VITRINE_DEVICE", info["settings"])
        self.assertIn("probe", info["current"])
        cache = info["current"]["pipeline_cache"]
        self.assertEqual(set(cache), {"folder", "files", "bytes"})
        self.assertGreater(cache["files"], 0)

    def test_a_function_with_a_wrong_bit_stays_on_the_host_and_the_reason_is_shown(self):
        env = {"VITRINE_TEST_WRONG_FUNCTION": "erf", "VITRINE_LOG": "error",
               "VITRINE_PIPELINE_CACHE_DIR": self.path("cache")} # what was found is kept
        script = self.path("wrong.m", "x = linspace(-1, 1, 5000);\ny = erf(x);\ndisp(sum(y))\n"
                           "z = erf(x(1:4000));\ndisp(sum(z))\nw = sin(x);\ndisp(sum(w))\n")
        target = self.path("graph.json")
        done = self.run_cli(script, "--device", "gpu", "--graph", target, env=env)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout, self.run_cli(script, "--device", "cpu").stdout)
        with open(target, encoding="utf-8") as f:
            groups = json.load(f)["groups"]
        reasons = {line: (group["decision"]["target"], group["decision"]["reason"])
                   for group in groups for line in group["lines"]}
        wrong = "erf of double has other bits there than on the CPU: of (1) it is 0.842700792949714"
        self.assertEqual(reasons[2][0], "host")
        self.assertIn("The device could not run it: " + wrong, reasons[2][1])
        self.assertEqual(reasons[4][0], "host")
        self.assertIn("The device cannot take it: " + wrong, reasons[4][1])
        self.assertNotEqual(reasons[6][0], "host")
        info = json.loads(self.run_cli("info", "--json", env=env).stdout)
        self.assertEqual(len(info["current"]["probe"]["functions_on_host"]), 1)
        self.assertIn(wrong, info["current"]["probe"]["functions_on_host"][0])
        self.assertGreaterEqual(info["current"]["probe"]["functions_compared"], 2)

    def test_calibration_is_kept_and_spares_starting_a_slower_device(self):
        env = {"VITRINE_PIPELINE_CACHE_DIR": self.path("kept")}
        script = self.path("work.m", "x = rand(3000, 1000); y = sum(sin(x), 'all'); disp(y > 0)")
        done = self.run_cli("calibrate", env=env)
        self.assertEqual(done.returncode, 0, done.stderr)
        report = json.loads(done.stdout)
        self.assertTrue(report["rates"]["measured"])
        self.assertLess(report["seconds"], 2)
        self.run_cli(script, "--graph", self.path("g.json"), env=env)
        with open(self.path("g.json"), encoding="utf-8") as f:
            decision = json.load(f)["groups"][-1]["decision"]
        # The software device of this test is slower than the host by its own measure.
        self.assertEqual(decision["target"], "host")
        self.assertIn("The device is not started for it.", decision["reason"])
        self.assertGreater(decision["device_us"], decision["host_us"])

    def test_benchmarks_check_their_results(self):
        done = self.run_cli("bench", "--list")
        names = [line.split()[0] for line in done.stdout.splitlines()]
        self.assertIn("montecarlo_10M_256", names)
        done = self.run_cli("bench", "--json", "--scale", "0.0005")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        rows = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([row["name"] for row in rows], names)
        for row in rows:
            self.assertNotIn("error", row)
            self.assertLessEqual(row["check"], row["tolerance"], row)
            self.assertGreater(row["ms"], 0)
        peer = self.path("peer.jsonl", '{"name": "tiny_2000", "mode": "eager", "ms": 12.5}\n')
        done = self.run_cli("bench", "tiny_2000", "--peer", peer)
        self.assertIn("eager 12.5 ms", done.stdout)
        self.assertEqual(self.run_cli("bench", "nothing").returncode, 2)

    def test_lazy_results_are_not_downloaded_unless_read(self):
        script = self.path("keep.m", "x = gpuArray(rand(4000,1)); y = x.*2 + 1; wait(gpuDevice);")
        done = self.run_cli(script, "--device", "gpu", "--trace", self.path("t.json"))
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(self.path("t.json"), encoding="utf-8") as f:
            summary = json.load(f)["traceEvents"][-1]["args"]
        self.assertEqual(summary["download"]["bytes"], 0)

    def test_strict_mode_stops_at_the_first_fallback_and_names_its_place(self):
        script = self.path("strict.m", "g = gpuArray(magic(40));\nh = g + 1;\ns = svd(h);\ndisp(s(1))\n")
        done = self.run_cli(script, "--device", "gpu", "--strict")
        self.assertEqual(done.returncode, 1)
        self.assertIn("error: Strict mode: 'svd' at ", done.stderr)
        self.assertIn("strict.m:3:5 would run on the CPU. It has no device kernel for arrays of class double.\n",
                      done.stderr)
        # Nothing was to run on a device here, and what has a kernel stays there.
        self.assertEqual(self.run_cli(script, "--device", "cpu", env={"VITRINE_STRICT": "1"}).returncode, 0)
        kept = "g = gpuArray(magic(40)); h = sqrt(g + 1); disp(sum(h(:)) > 0)"
        done = self.run_cli("--eval", kept, "--device", "gpu", "--strict")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        # An error like any other: a script can catch it.
        code = "x = (1:5000)/7;\ntry\n y = sin(x); disp(y(1))\ncatch e\n disp(e.identifier)\nend\n"
        done = self.run_cli(self.path("caught.m", code), env={
            "VK_DRIVER_FILES": "/nonexistent.json", "VK_ICD_FILENAMES": "/nonexistent.json",
            "VITRINE_DEVICE": "gpu", "VITRINE_STRICT": "1"})
        self.assertEqual(done.stdout, "vitrine:strict:Fallback\n", done.stderr)

    def test_every_setting_is_in_the_table_of_environment_variables(self):
        table = os.path.join(os.path.dirname(LESSONS), "docs", "environment.md")
        with open(table, encoding="utf-8") as f:
            text = f.read()
        for name in json.loads(self.run_cli("info", "--json").stdout)["settings"]:
            self.assertIn("| `%s` |" % name, text)

    def test_pins_decide_and_the_record_says_who(self):
        script = self.path("pins.m", "x = (1:5000)/7;\ny = sin(x);\nz = cos(x);\ndisp(sum(y) + sum(z))\n")
        plain = self.run_cli(script, "--device", "cpu").stdout
        os.environ["VITRINE_PINS"] = "pins:2=gpu,3=unfused"
        self.addCleanup(os.environ.pop, "VITRINE_PINS")
        record, done = self.graph(script, "--device", "auto")
        self.assertEqual(done.stdout, plain)
        rules = {line: group["decision"]["rule"] for group in record["groups"] for line in group["lines"]}
        self.assertEqual(rules[2], "pinned by environment")
        self.assertEqual(rules[3], "cost")
        done = self.run_cli(script, env={"VITRINE_PINS": "pins:2=tpu"})
        self.assertIn("VITRINE_PINS: cannot read 'pins:2=tpu'", done.stderr)

    def test_safe_mode_refuses_what_changes_the_machine(self):
        kept = self.path("kept.txt", "text")
        for code in ("delete('%s')" % kept, "fopen('%s','w')" % kept, "cd /", "mkdir('%s')" % self.path("new"),
                     "setenv('A','b')", "movefile('%s','%s2')" % (kept, kept)):
            done = self.run_cli("--safe", "--eval", code)
            self.assertEqual(done.returncode, 1, code)
            self.assertIn("Not permitted in safe mode.", done.stderr)
        with open(kept, encoding="utf-8") as f:
            self.assertEqual(f.read(), "text")
        done = self.run_cli("--safe", "--eval", "disp(fileread('%s'))" % kept)
        self.assertEqual(done.stdout, "text\n")

    # --- arguments and settings

    def test_strict_syntax_refuses_what_matlab_refuses_and_names_the_place(self):
        forms = {  # the column of each
            "# note": 1, "x += 1;": 3, "x++;": 2, "if x != 3, end": 6, "if x, endif": 7, "z = !x;": 5,
            "a = 2 ** 3;": 7, "b = zeros(2)(1);": 13, "f = @(x, y = 2) x;": 12, "c = (1:3)(2);": 10,
            "d = {1, 2}{1};": 11, "do, x = 1; until x": 1, "p = q = 3;": 7, "w = max(1,\n 2);": 2,
            "n = 3I;": 5, "global gg = 4": 11, "u = 1 + \\\n 2;": 9, "k = x(1){1};": 9,
            "unwind_protect, x = 1; unwind_protect_cleanup, x = 2; end": 1, 's = "a\\"b";': 9, "v = 1_000;": 5,
            "t = x'(1);": 7,
        }
        for form, column in forms.items():
            script = self.path("form.m", "x = 5;\n" + form + "\n")
            self.assertEqual(self.run_cli("--check", script).returncode, 0, form)
            done = self.run_cli("--strict-syntax", "--check", script)
            self.assertEqual(done.returncode, 1, form)
            line = 3 if "max" in form else 2
            self.assertTrue(done.stdout.startswith("%s:%d:%d: " % (script, line, column)), form + ": " + done.stdout)
        run = self.run_cli("--strict-syntax", "--eval", "x = 1; x += 1")
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        self.assertIn("eval:1:10", run.stderr)
        self.assertIn("'+=' is no operator of MATLAB", run.stderr)
        caught = self.run_cli("--strict-syntax", "--eval", "try, eval('y = 1; y++'), catch e, disp(e.identifier), end")
        self.assertEqual(caught.stdout, "MATLAB:m_invalid_syntax\n")

    def test_strict_syntax_accepts_matlab(self):
        text = ("%{\nblock # comment\n%}\nx = [1 2\n 3 4]; % fine\ny = max(x(1), ...\n  % left out\n  2);\n"
                "s.a = {1, [5 6]}; s.a{2}(1), disp(s(1).a{2}')\nfor (i = 1:2), end\n!true\ndisp #1\ntitle = 'a#b!';\n"
                "++y\nf = @(varargin) numel(varargin); f(1, 2)\nif ~x, elseif x(1) ~= 2, end\nz = 3i'; x.^2';\n"
                "try, error('a:b', 'c'), catch e, end\nc = {@() 1, \"he said \"\"x\"\"\"};\nfunction g(a)\narguments\n  a = 1\nend\nend\n")
        script = self.path("matlab.m", text)
        done = self.run_cli("--check", "--strict-syntax", script)
        self.assertEqual((done.returncode, done.stdout), (0, ""))
        done = self.run_cli("--strict-syntax", script)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("#1\n", done.stdout)
        done = self.run_cli("--check", "--strict-syntax", script, self.path("octave.m", "x += 1;\n"))
        self.assertEqual((done.returncode, done.stdout.count("\n")), (1, 1), done.stdout)
        self.assertIn("octave.m:1:3: ", done.stdout)
        lessons = self.run_cli("--strict-syntax", "--check", LESSONS)
        self.assertEqual((lessons.returncode, lessons.stdout), (0, ""))

    def test_a_folder_is_no_script_and_is_checked_with_all_below_it(self):
        os.makedirs(self.path("src/deep"))
        os.makedirs(self.path("src/.git"))
        self.path("src/good.m", "x = 1;\n")
        self.path("src/.git/bad.m", "x = (1;\n")
        done = self.run_cli(self.path("src"))
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, "error: Unable to read file '%s'. It is a folder.\n" % self.path("src"))
        self.assertEqual(self.run_cli("--check", self.path("src")).returncode, 0)
        bad = self.path("src/deep/bad.m", "y = (1;\n")
        done = self.run_cli("--check", self.path("src"))
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stdout.startswith(bad + ":1:5: "), done.stdout)
        os.makedirs(self.path("none"))
        done = self.run_cli("--check", self.path("none"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no .m file in this folder", done.stdout)
        self.assertEqual(self.run_cli("--check", self.path("missing.m")).returncode, 1)

    def test_what_to_run_is_given_once(self):
        script = self.path("one.m", "disp(1)\n")
        for args in (("--eval", "disp(2)", script), (script, "--check", script), ("--eval", "1", "--check", script)):
            done = self.run_cli(*args)
            self.assertEqual((done.returncode, done.stdout), (2, ""), args)
            self.assertIn("one of SCRIPT, --eval, --check and --compare-traces", done.stderr)
        done = self.run_cli("--check")
        self.assertEqual(done.returncode, 2)
        done = self.run_cli(script, self.path("two.m", "disp(2)\n"))
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("two.m", done.stderr)
        for option in ("--advise", "--timings", "--variables", "--trap-nan"):
            done = self.run_cli(option, script, self.path("two.m", "disp(2)\n"))
            self.assertEqual((done.returncode, done.stdout), (2, ""), option)
            self.assertEqual(self.run_cli("--check", option, script).returncode, 0, option)
        with open(script, encoding="utf-8") as f:
            self.assertEqual(f.read(), "disp(1)\n")

    def test_nonsense_in_settings_is_said_with_what_was_meant(self):
        done = self.run_cli("--eval", "disp(1)", env={"VITRINE_LOG": "loud", "VITRINE_DEVISE": "cpu", "VITRINE_FUSION": "maybe",
                                                      "VITRINE_TEST_UNSET": "1", "VITRINE_FAR_FROM_ANY": "1"})
        self.assertEqual((done.returncode, done.stdout), (0, "     1\n"))
        self.assertIn("VITRINE_LOG: cannot read 'loud', which is none of: trace | debug", done.stderr)
        self.assertIn("VITRINE_FUSION: cannot read 'maybe', which is none of: 0 | 1", done.stderr)
        self.assertIn("VITRINE_DEVISE is no setting; did you mean VITRINE_DEVICE?", done.stderr)
        self.assertIn("VITRINE_FAR_FROM_ANY is no setting; `vitrine-cli info`", done.stderr)
        self.assertNotIn("VITRINE_TEST_UNSET", done.stderr)

    def test_an_unknown_device_is_refused_with_those_that_are_there(self):
        names = [d["name"] for d in json.loads(self.run_cli("info", "--json").stdout)["devices"]]
        for args, env in ((("--device", "nosuch"), {}), ((), {"VITRINE_DEVICE": "nosuch"})):
            done = self.run_cli(*args, "--eval", "disp(1)", env=env)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn("no device is called 'nosuch'", done.stderr)
            for name in names:
                self.assertIn(name, done.stderr)

    def test_gpu_arrays_without_a_gpu_say_where_they_are(self):
        env = {"VK_DRIVER_FILES": "/nonexistent.json", "VK_ICD_FILENAMES": "/nonexistent.json"}
        code = "x = gpuArray(2); y = gpuArray.ones(2); disp(gather(x + 1))"
        done = self.run_cli("--eval", code, env=env)
        self.assertEqual((done.returncode, done.stdout), (0, "     3\n"), done.stderr)
        self.assertEqual(done.stderr.count("gpuArrays are kept and computed on the CPU"), 1, done.stderr)
        done = self.run_cli("--device", "gpu", "--eval", code, env=env)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("Unable to find a supported GPU device.", done.stderr)

    # --- pipes and signals

    def start(self, *args):
        started = subprocess.Popen([CLI, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.folder.name)
        self.addCleanup(started.wait)
        self.addCleanup(started.kill)
        self.addCleanup(started.stdout.close)
        self.addCleanup(started.stderr.close)
        return started

    @staticmethod
    def waits_in(process, calls):
        """Until the main thread sleeps in one of the kernel functions: there is no event to wait for."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with open("/proc/%d/syscall" % process.pid, encoding="utf-8") as f:
                if f.read().split()[0] in calls:
                    return
            time.sleep(0.01)
        raise AssertionError("the program never waited")

    def test_waiting_for_a_pipe_ends_with_ctrl_c(self):
        os.mkfifo(self.path("pipe"))
        cases = [("pipe",)] + [("--eval", code) for code in (
            "fopen('pipe');", "fopen('pipe', 'w');", "fileread('pipe');", "f = fopen('pipe', 'r+'); fgetl(f);")]
        for args in cases:
            started = self.start(*args)
            self.waits_in(started, {"7", "230", "271"})  # poll, clock_nanosleep, ppoll
            started.send_signal(signal.SIGINT)
            _, err = started.communicate(timeout=60)
            self.assertEqual(started.returncode, 1, args)
            self.assertIn("Operation terminated by user", err, args)

    def test_pipes_work_when_the_other_side_comes(self):
        os.mkfifo(self.path("pipe"))
        reads = self.start("--eval", "f = fopen('pipe'); disp(fgetl(f)), disp(fgetl(f)), fclose(f);")
        with open(self.path("pipe"), "w", encoding="utf-8") as f:
            f.write("one\ntwo\n")
        self.assertEqual(reads.communicate(timeout=60)[0], "one\ntwo\n")
        writes = self.start("--eval", "f = fopen('pipe', 'w'); fprintf(f, 'three\\n'); fclose(f);")
        with open(self.path("pipe"), encoding="utf-8") as f:
            self.assertEqual(f.read(), "three\n")
        self.assertEqual(writes.wait(60), 0)
        runs = self.start("pipe")
        with open(self.path("pipe"), "w", encoding="utf-8") as f:
            f.write("disp(4)\n")
        self.assertEqual(runs.communicate(timeout=60)[0], "     4\n")

    def test_a_pipe_in_the_place_of_a_cache_file_is_passed_over(self):
        cache = self.path("cache")
        env = {"VITRINE_PIPELINE_CACHE_DIR": cache}
        code = "x = gpuArray((1:5000)/7); disp(sum(sin(x)) > 0)"
        self.assertEqual(self.run_cli("--device", "gpu", "--eval", code, env=env).returncode, 0)
        names = [os.path.join(folder, name) for folder, _, files in os.walk(cache) for name in files]
        self.assertTrue(names)
        for name in names:
            os.remove(name)
            os.mkfifo(name)
        done = self.run_cli("--device", "gpu", "--eval", code, env=env)
        self.assertEqual((done.returncode, done.stdout), (0, "   1\n"), done.stderr)

    def test_sigterm_ends_children_and_removes_what_is_temporary(self):
        for code in ("system('echo $$ > child; exec sleep 1000');", "[s, o] = system('echo $$ > child; exec sleep 1000');"):
            child = self.path("child", "")
            started = self.start("--eval", "c = onCleanup(@() delete('kept')); fclose(fopen('kept', 'w')); " + code)
            while not os.path.getsize(child):
                self.assertIsNone(started.poll())
                time.sleep(0.01)
            with open(child, encoding="utf-8") as f:
                number = int(f.read())
            started.send_signal(signal.SIGTERM)
            started.communicate(timeout=60)
            self.assertEqual(started.returncode, -signal.SIGTERM)
            self.assertFalse(os.path.exists("/proc/%d" % number))
            self.assertEqual([n for n in os.listdir(self.folder.name) if n not in ("child",)], [])

    def test_sigterm_ends_a_prompt_that_waits(self):
        started = subprocess.Popen([CLI], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=self.folder.name)
        started.stdin.write("disp(1)\n")
        started.stdin.flush()
        self.assertEqual(started.stdout.readline(), "     1\n")
        started.send_signal(signal.SIGTERM)
        started.communicate(timeout=60)
        self.assertEqual(started.returncode, -signal.SIGTERM)

    def test_exit_gives_the_status_after_reports_are_written(self):
        script = self.path("leave.m", "disp(1); try, exit(5), catch, end, disp(2)")
        done = self.run_cli(script, "--trace", self.path("t.json"))
        self.assertEqual((done.returncode, done.stdout), (5, "     1\n"), done.stderr)
        with open(self.path("t.json"), encoding="utf-8") as f:
            self.assertTrue(json.load(f)["traceEvents"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]], verbosity=1)
