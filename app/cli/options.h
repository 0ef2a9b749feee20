// SPDX-License-Identifier: Apache-2.0
#pragma once
// The command line of the console program, as values.
#include "session/program.h"

#include <string>
#include <vector>

namespace vitrine::cli {

enum class Mode { Run, Eval, Check, Compare, Prompt, Info, Calibrate, Bench };

struct Options {
    Mode mode = Mode::Prompt;
    std::string script;
    std::string code;
    std::vector<std::string> checkFiles;
    std::vector<std::string> comparedTraces; ///< two files of --trace
    std::string traceFile;
    std::string graphFile;
    bool advise = false;
    std::string adviceFile; ///< "": text on stderr; "-": JSON on stdout
    bool variables = false;
    std::string variablesFile; ///< JSON; "-" or "": on stdout
    bool trapNan = false;      ///< run once more and tell where NaN and Inf first came from
    std::string trapNanFile;   ///< "": text on stderr; "-": JSON on stdout
    bool quiet = false;
    bool strictSyntax = false; ///< refuse what only Octave's syntax has
    bool timings = false;
    std::string timingsFile;             ///< JSON; "-": on stdout; "": a table on stderr
    bool json = false;                   ///< info, bench, --check, --compare-traces
    std::vector<std::string> benchNames; ///< none: all
    bool sweep = false;                  ///< calibrate: workgroups, lengths, shapes, classes
    bool quick = false;                  ///< of the sweep: few lengths
    bool benchList = false;
    double benchScale = 1; ///< factor on the number of elements
    std::string benchPeer; ///< JSON lines {name, mode, ms} to compare with
    Settings settings;
};

/// Reads the arguments; exits the process for --help, --version and wrong usage (status 2).
[[nodiscard]] Options readOptions(int argc, char** argv);

} // namespace vitrine::cli
