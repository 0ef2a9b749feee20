// SPDX-License-Identifier: Apache-2.0
// The console program. Everything it knows of the engine is the session façade.
#include "bench.h"
#include "check.h"
#include "comparison.h"
#include "ending.h"
#include "options.h"
#include "pictures.h"
#include "prompt.h"
#include "session/program.h"
#include "session/session.h"
#include "sweep.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <poll.h>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace vitrine::cli {

namespace {

/// Events of a --trace; the newest ones are written.
constexpr std::size_t kTraceBound = std::size_t{1} << 22;

/// Why standard output took no more; 0 while it does.
int g_outputError = 0;

/// What a replay reads again; kept where one is to come.
bool g_keepLines = false;
std::vector<std::string> g_linesRead;

void noteOutput(bool written) {
    if (!written && g_outputError == 0) g_outputError = errno != 0 ? errno : EIO;
}

/// A line of standard input; false at its end, and when the user stops the script meanwhile.
bool readLine(std::string_view prompt, std::string& line) {
    std::fwrite(prompt.data(), 1, prompt.size(), stdout);
    std::fflush(stdout);
    // A terminal's lines come whole: the wait for one looks at the user's wish to stop.
    constexpr int kLookUpMs = 20;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (::isatty(STDIN_FILENO) != 0 && ::poll(&input, 1, kLookUpMs) <= 0) {
        if (Session::stopRequested()) return false;
    }
    if (!std::getline(std::cin, line)) return false;
    if (g_keepLines) g_linesRead.push_back(line);
    return true;
}

bool writeFile(const std::string& name, const std::string& text) {
    const Status done = writeWholeFile(name, text);
    if (!done) {
        std::fprintf(stderr, "error: cannot write '%s': %s\n", name.c_str(),
                     done.error().message.c_str());
    }
    return done.has_value();
}

bool writeAdvice(Session& session, const std::string& file) {
    if (file.empty())
        std::fputs(session.adviceText().c_str(), stderr);
    else if (file == "-")
        std::fputs(session.adviceJsonText().c_str(), stdout);
    else
        return writeFile(file, session.adviceJsonText());
    return true;
}

/// JSON in the file, or on standard output.
bool writeJson(const std::string& text, const std::string& file) {
    if (file != "-") return writeFile(file, text);
    std::fputs(text.c_str(), stdout);
    return true;
}

bool writeReports(Session& session, const Options& options) {
    bool ok = true;
    if (!options.graphFile.empty()) {
        const bool svg = options.graphFile.size() > 4 &&
                         options.graphFile.compare(options.graphFile.size() - 4, 4, ".svg") == 0;
        ok = writeFile(options.graphFile, svg ? session.graphSvgText() : session.graphJsonText());
    }
    if (options.timings && options.timingsFile.empty())
        std::fputs(session.timingsText().c_str(), stderr);
    else if (options.timings)
        ok = writeJson(session.timingsJson(), options.timingsFile) && ok;
    if (options.advise) ok = writeAdvice(session, options.adviceFile) && ok;
    if (options.variables) {
        const std::string text = session.variablesJsonText();
        if (options.variablesFile.empty() || options.variablesFile == "-")
            std::fputs(text.c_str(), stdout);
        else
            ok = writeFile(options.variablesFile, text) && ok;
    }
    // Last: for its digests answers are computed and copied, which is no part of the others.
    if (!options.traceFile.empty())
        ok = writeFile(options.traceFile, session.traceJsonText(AnswerReading::All)) && ok;
    return ok;
}

/// False when a file that a script left open could not be written to its end.
bool closeFiles(Session& session) {
    const std::vector<std::string> failed = session.closeFiles();
    for (const std::string& file : failed)
        std::fprintf(stderr, "error: cannot write %s\n", file.c_str());
    return failed.empty();
}

int info(Session& session, bool json) {
    const std::string text = session.infoJson();
    if (json) {
        std::fputs(text.c_str(), stdout);
        return 0;
    }
    // The same record, without the punctuation that only programs need.
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::string plain;
        for (char c : line) {
            if (c != '"' && c != '{' && c != '}' && c != '[' && c != ']') plain.push_back(c);
        }
        while (!plain.empty() && (plain.back() == ',' || plain.back() == ' '))
            plain.pop_back();
        if (plain.find_first_not_of(' ') != std::string::npos)
            std::printf("%s\n", plain.c_str() + (plain.size() > 2 ? 2 : 0));
    }
    return 0;
}

int calibrate(Session& session, const Options& options) {
    if (options.sweep) return runSweep(options.settings, options.quick);
    const Result<std::string> report = session.calibrate();
    if (!report) {
        std::fprintf(stderr, "error: %s\n", report.error().message.c_str());
        return 1;
    }
    std::fputs(report->c_str(), stdout);
    return 0;
}

/// Runs the code once more in a session of its own and tells where NaN and Inf came from. The lines
/// that the first run has read from standard input are read again; its output is not.
bool trapNonFinite(const Options& options, const std::filesystem::path& folder) {
    std::error_code failed;
    std::filesystem::current_path(folder, failed);
    Session replay(options.settings);
    replay.setStrictSyntax(options.strictSyntax);
    replay.setPictureMaker(drawByLibrary);
    std::size_t next = 0;
    replay.setInput([&](std::string_view, std::string& line) {
        if (next == g_linesRead.size()) return false;
        line = g_linesRead[next++];
        return true;
    });
    replay.watchNonFinite();
    const Ending ending(replay);
    static_cast<void>(options.mode == Mode::Run ? replay.runFile(options.script)
                                                : replay.runText(options.code, "eval"));
    static_cast<void>(replay.closeFiles());
    if (!options.trapNanFile.empty()) return writeJson(replay.nonFiniteJson(), options.trapNanFile);
    std::fputs(replay.nonFiniteText().c_str(), stderr);
    return true;
}

/// complete: nothing stopped it, so that a replay can follow.
int run(Session& session, const Options& options, bool& complete) {
    session.trace().keepEvents(!options.traceFile.empty());
    session.traceLog().setBound(kTraceBound);
    const RunOutcome outcome = options.mode == Mode::Run ? session.runFile(options.script)
                                                         : session.runText(options.code, "eval");
    noteOutput(std::fflush(stdout) == 0);
    // A run that was stopped because nobody hears it says why at the end of the program.
    if (!outcome.ok && !endRequested() && !(outcome.interrupted && g_outputError != 0))
        std::fputs(outcome.errorText.c_str(), stderr);
    const bool closed = closeFiles(session);
    const bool written = writeReports(session, options) && closed;
    complete = !outcome.interrupted;
    if (const uint64_t messages = session.validationMessages()) {
        std::fprintf(stderr, "%llu Vulkan validation messages\n",
                     static_cast<unsigned long long>(messages));
        return 3;
    }
    if (environmentText("VITRINE_LEAK_CHECK").value_or("0") == "1") {
        if (const std::string left = session.leftAfterClear(); !left.empty()) {
            std::fprintf(stderr, "arrays are left after clear:\n%s", left.c_str());
            return 4;
        }
    }
    if (outcome.exitRequested) return written || outcome.exitStatus != 0 ? outcome.exitStatus : 1;
    return outcome.ok && written ? 0 : 1;
}

/// The status of a program whose output arrived, or what became of it.
int statusWithOutput(int status) {
    noteOutput(std::fflush(stdout) == 0 && std::ferror(stdout) == 0);
    if (g_outputError == 0) return status;
    std::fprintf(stderr, "error: cannot write the output: %s\n", std::strerror(g_outputError));
    return status == 0 ? 1 : status;
}

} // namespace

/// The program but for its last words.
int main(int argc, char** argv) {
    const Options options = readOptions(argc, argv);
    if (options.mode == Mode::Check) return runCheck(options);
    if (options.mode == Mode::Compare) return runComparison(options);
    Session session(options.settings);
    session.setStrictSyntax(options.strictSyntax);
    session.setPictureMaker(drawByLibrary);
    const std::string problem = Session::deviceProblem(options.settings.device);
    if (options.mode != Mode::Info && !problem.empty()) {
        std::fprintf(stderr, "error: %s\n", problem.c_str());
        return 2;
    }
    session.setOutput([&session](const OutputText& text) {
        // Both streams in the order in which the script wrote them.
        if (text.isError) {
            noteOutput(std::fflush(stdout) == 0);
            std::fputs(text.text.c_str(), stderr);
        } else {
            noteOutput(std::fwrite(text.text.data(), 1, text.text.size(), stdout) ==
                       text.text.size());
        }
        // What nobody can hear need not go on.
        if (g_outputError != 0) session.interrupt();
    });
    g_keepLines = options.trapNan;
    session.setInput(readLine);
    std::error_code unknown;
    const std::filesystem::path folder = std::filesystem::current_path(unknown);
    auto ending = std::make_optional<Ending>(session);
    if (options.mode == Mode::Info) return info(session, options.json);
    if (options.mode == Mode::Calibrate) return calibrate(session, options);
    if (options.mode == Mode::Bench) return runBench(session, options);
    if (options.mode == Mode::Prompt) {
        const int status = runPrompt(session, options.quiet);
        const bool closed = closeFiles(session);
        const bool written = writeReports(session, options) && closed;
        Session::processEnds();
        return written ? status : 1;
    }
    bool complete = false;
    int status = run(session, options, complete);
    if (options.trapNan && complete) {
        ending.reset();
        if (!trapNonFinite(options, folder) && status == 0) status = 1;
    }
    Session::processEnds();
    return status;
}

} // namespace vitrine::cli

int main(int argc, char** argv) {
    vitrine::reportFailedWrites();
    const int status = vitrine::cli::main(argc, argv);
    const int told = vitrine::cli::statusWithOutput(status);
    vitrine::cli::endBySignal();
    return vitrine::Session::leave(told);
}
