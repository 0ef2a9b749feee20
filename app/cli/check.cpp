// SPDX-License-Identifier: Apache-2.0
#include "check.h"

#include "session/session.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace vitrine::cli {

namespace {

/// The file itself, or of a folder every .m file below it in the order of their paths.
std::vector<std::string> filesToCheck(const std::string& given) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_directory(given, error)) return {given};
    std::vector<std::string> files;
    auto at = fs::recursive_directory_iterator(given, fs::directory_options::skip_permission_denied,
                                               error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        const fs::path& path = at->path();
        // .git and the like hold no sources.
        const bool folder = at->is_directory(error);
        if (folder && path.filename().string().starts_with('.')) at.disable_recursion_pending();
        if (!folder && path.extension() == ".m") files.push_back(path.string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

Problem wholeFile(std::string message) {
    Problem problem;
    problem.line = problem.column = problem.endLine = problem.endColumn = 1;
    problem.message = std::move(message);
    return problem;
}

std::vector<Problem> problemsOf(const std::string& name, bool strict) {
    const Result<std::string> text = Session::readScript(name);
    if (!text) return {wholeFile("cannot read the file: " + text.error().message)};
    return mistakesIn(name, *text, strict);
}

void print(const std::string& name, const Problem& p) {
    std::printf("%s:%u:%u: %s%s\n", name.c_str(), p.line, p.column, p.message.c_str(),
                p.hint.empty() ? "" : (" (" + p.hint + ")").c_str());
}

} // namespace

int runCheck(const Options& options) {
    bool good = true;
    std::vector<FileProblem> rows;
    const auto add = [&](const std::string& name, Problem problem) {
        good = good && !problem.isError;
        if (options.json)
            rows.push_back({name, std::move(problem)});
        else if (problem.isError)
            print(name, problem);
    };
    for (const std::string& given : options.checkFiles) {
        const std::vector<std::string> files = filesToCheck(given);
        if (files.empty()) add(given, wholeFile("there is no .m file in this folder or below it"));
        for (const std::string& name : files) {
            for (Problem& problem : problemsOf(name, options.strictSyntax))
                add(name, std::move(problem));
        }
    }
    if (options.json) std::fputs(Session::problemsJson(rows).c_str(), stdout);
    return good ? 0 : 1;
}

} // namespace vitrine::cli
