// SPDX-License-Identifier: Apache-2.0
#include "options.h"

#include <CLI/CLI.hpp>

#include <utility>

namespace vitrine::cli {

namespace {

void addMemoryOption(CLI::App& app, Settings& settings) {
    app.add_option_function<std::string>(
           "--memory",
           [&settings](const std::string& text) {
               if (!applySetting(settings, "VITRINE_HOST_MEMORY", text))
                   throw CLI::ValidationError("--memory", "cannot read '" + text + "'");
           },
           "most memory for arrays, text and containers, like 900M or 2G")
        ->type_name("SIZE");
}

/// An option that takes a file or none: what follows it and is a script is the script.
void takeScriptFrom(std::string& file, std::vector<std::string>& scripts) {
    if (file.ends_with(".m")) scripts.insert(scripts.begin(), std::exchange(file, {}));
}

void addRecordOptions(CLI::App& app, Options& o) {
    app.add_option("--compare-traces", o.comparedTraces,
                   "two files of --trace beside each other, by line and by kernel: time, bytes, "
                   "decisions, answers")
        ->expected(2)
        ->type_name("A.json B.json");
    app.add_flag("--json", o.json,
                 "--check, --compare-traces, --timings, --advise and --trap-nan as JSON");
}

} // namespace

Options readOptions(int argc, char** argv) {
    Options o;
    o.settings = settingsFromEnvironment();
    CLI::App app{"Runs MATLAB-syntax array code; decides what goes to the GPU and shows why.",
                 "vitrine-cli"};
    app.set_version_flag("--version", std::string("vitrine-cli ") + VITRINE_VERSION);
    app.footer(
        "Without a script or --eval it is a prompt. Settings are read from VITRINE_* environment "
        "variables; `vitrine-cli info` lists them.");
    std::vector<std::string> scripts;
    app.add_option("script", scripts, "script or function file to run")->type_name("FILE.m");
    app.add_option("--eval", o.code, "code to run instead of a file");
    app.add_option("--check", o.checkFiles,
                   "only parse these files, and of folders every .m file below: one line "
                   "FILE:LINE:COL: message for each mistake")
        ->expected(0, -1);
    app.add_flag("--strict-syntax", o.strictSyntax,
                 "refuse what Octave's syntax has and MATLAB's has not: # comments, endif, x += 1, "
                 "f(1)(2), default values of parameters, …");
    app.add_option("--device", o.settings.device,
                   "auto, cpu, gpu, low-power, all, or a part of a device's name");
    addMemoryOption(app, o.settings);
    app.add_option("--trace", o.traceFile, "write a Chrome trace (opens in Perfetto)");
    app.add_option("--graph", o.graphFile, "write the acceleration graph as .json or .svg");
    CLI::Option* advise =
        app.add_option("--advise", o.adviceFile,
                       "where the time went and what to do about it: on stderr, or as JSON in the "
                       "file (- is standard output)")
            ->type_name("[FILE.json|-]")
            ->expected(0, 1);
    CLI::Option* variables =
        app.add_option("--variables", o.variablesFile,
                       "the variables after the run as JSON, in the file or on standard output")
            ->type_name("[FILE.json|-]")
            ->expected(0, 1);
    CLI::Option* trap =
        app.add_option(
               "--trap-nan", o.trapNanFile,
               "run the code once more, looking at every operation, and tell which made the "
               "first NaN and the first Inf: on stderr, or as JSON in the file (- is standard "
               "output)")
            ->type_name("[FILE.json|-]")
            ->expected(0, 1);
    CLI::Option* timings =
        app.add_option(
               "--timings", o.timingsFile,
               "table of kernels and transfers on stderr at the end, or with the counters of "
               "each provider as JSON in the file (- is standard output)")
            ->type_name("[FILE.json|-]")
            ->expected(0, 1);
    addRecordOptions(app, o);
    app.add_flag("--strict", o.settings.strict,
                 "stop where the device hands an operation to the CPU");
    app.add_flag("--safe", o.settings.safe,
                 "refuse writing files, processes and environment changes");
    app.add_flag("--quiet", o.quiet, "print nothing but what the script prints and its errors");
    CLI::App* info = app.add_subcommand("info", "devices, capabilities, caches, settings");
    info->add_flag("--json", o.json, "as JSON");
    info->add_option("--device", o.settings.device,
                     "auto, cpu, gpu, low-power, all, or a part of a device's name");
    addMemoryOption(*info, o.settings);
    CLI::App* calibrate =
        app.add_subcommand("calibrate", "measure this machine again and keep the result");
    calibrate->add_option("--device", o.settings.device, "gpu, or a part of a device's name");
    calibrate->add_flag("--sweep", o.sweep,
                        "try workgroups, lengths, shapes and classes on both sides; what is found "
                        "is kept, and the planner uses it");
    calibrate->add_flag("--quick", o.quick, "of the sweep: two lengths only");
    CLI::App* bench =
        app.add_subcommand("bench", "the benchmark suite; each case is checked before it is timed");
    bench->add_option("names", o.benchNames, "cases to run; all when none is named");
    bench->add_flag("--list", o.benchList, "names the cases");
    bench->add_flag("--json", o.json, "one JSON line for each case");
    bench
        ->add_option("--scale", o.benchScale,
                     "factor on the number of elements, 1 for the full size")
        ->check(CLI::Range(1e-6, 64.0));
    bench->add_option("--peer", o.benchPeer, "JSON lines {name, mode, ms} to print ratios to");
    bench->add_option("--device", o.settings.device,
                      "auto, cpu, gpu, low-power, all, or a part of a device's name");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int status = app.exit(error);
        std::exit(status == 0 ? 0 : 2);
    }
    o.advise = advise->count() > 0;
    o.variables = variables->count() > 0;
    o.trapNan = trap->count() > 0;
    o.timings = timings->count() > 0;
    for (std::string* file : {&o.trapNanFile, &o.timingsFile, &o.adviceFile, &o.variablesFile})
        takeScriptFrom(*file, scripts);
    const bool checks = app.count("--check") > 0;
    std::erase(o.checkFiles, ""); // what CLI11 makes of none
    // Other options stood between --check and its files.
    if (checks && o.checkFiles.empty()) std::swap(o.checkFiles, scripts);
    if (scripts.size() > 1) {
        std::fprintf(stderr, "error: one script can be run, not '%s' besides\n",
                     scripts[1].c_str());
        std::exit(2);
    }
    if (!scripts.empty()) o.script = scripts.front();
    for (std::string* file : {&o.trapNanFile, &o.timingsFile, &o.adviceFile}) {
        if (o.json && file->empty()) *file = "-";
    }
    const bool compares = app.count("--compare-traces") > 0;
    if (checks && o.checkFiles.empty()) {
        std::fprintf(stderr, "error: --check needs a file or a folder\n");
        std::exit(2);
    }
    const int actions = (o.script.empty() ? 0 : 1) + (app.count("--eval") > 0 ? 1 : 0) +
                        (checks ? 1 : 0) + (compares ? 1 : 0);
    if (actions > 1) {
        std::fprintf(stderr, "error: one of SCRIPT, --eval, --check and --compare-traces can be "
                             "given, not two\n");
        std::exit(2);
    }
    if (info->parsed())
        o.mode = Mode::Info;
    else if (calibrate->parsed())
        o.mode = Mode::Calibrate;
    else if (bench->parsed())
        o.mode = Mode::Bench;
    else if (checks)
        o.mode = Mode::Check;
    else if (compares)
        o.mode = Mode::Compare;
    else if (app.count("--eval"))
        o.mode = Mode::Eval;
    else if (!o.script.empty())
        o.mode = Mode::Run;
    return o;
}

} // namespace vitrine::cli
