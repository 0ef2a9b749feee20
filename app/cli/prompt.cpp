// SPDX-License-Identifier: Apache-2.0
#include "prompt.h"

#include "ending.h"
#include "session/program.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <filesystem>
#include <unistd.h>

namespace vitrine::cli {

namespace {

// The completion callback of libedit has no user data.
Session* g_session = nullptr;
std::vector<std::string> g_matches;

char* nextMatch(const char*, int state) {
    const auto index = static_cast<std::size_t>(state);
    return index < g_matches.size() ? strdup(g_matches[index].c_str()) : nullptr;
}

/// The unfinished file name before the cursor: in an open text, or after a command that takes one.
/// False where names of the language are meant.
bool fileBefore(const std::string& before, std::string& file) {
    char open = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const char c = before[i];
        if (open != 0) {
            if (c == open) open = 0;
            continue;
        }
        // After a value an apostrophe transposes.
        const char last = i == 0 ? ' ' : before[i - 1];
        const bool value = std::isalnum(static_cast<unsigned char>(last)) || last == ')' ||
                           last == ']' || last == '}' || last == '\'' || last == '_';
        if (c == '"' || (c == '\'' && !value)) {
            open = c;
            begin = i + 1;
        }
    }
    if (open != 0) {
        file = before.substr(begin);
        return true;
    }
    static constexpr std::string_view kCommands[] = {"cd ",   "ls ",      "dir ",    "run ",
                                                     "load ", "addpath ", "delete ", "type "};
    for (std::string_view command : kCommands) {
        if (!std::string_view(before).starts_with(command)) continue;
        file = before.substr(command.size());
        return file.find_first_of(" (=") == std::string::npos;
    }
    return false;
}

std::vector<std::string> filesLike(const std::string& begun) {
    namespace fs = std::filesystem;
    const std::size_t slash = begun.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : begun.substr(0, slash + 1);
    const std::string prefix = begun.substr(folder.size());
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder.empty() ? "." : folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(prefix) || (prefix.empty() && name[0] == '.')) continue;
        names.push_back(folder + name + (entry.is_directory(error) ? "/" : ""));
    }
    std::sort(names.begin(), names.end());
    return names;
}

char** completions(const char* text, int start, int end) {
    rl_attempted_completion_over = 1;
    rl_completion_append_character = 0; // what follows a name is the user's to type
    const std::string before(rl_line_buffer, static_cast<std::size_t>(end));
    std::string file;
    if (fileBefore(before, file)) {
        // libedit replaces from `start`; the part of the name before it stays.
        const std::size_t kept =
            file.size() - std::min(file.size(), before.size() - static_cast<std::size_t>(start));
        g_matches = filesLike(file);
        for (std::string& match : g_matches)
            match = match.substr(kept);
        return g_matches.empty() ? nullptr : rl_completion_matches(text, nextMatch);
    }
    g_matches = g_session->complete(before);
    // libedit replaces from `start`, which may lie before the name (after a bracket, say).
    std::size_t name = before.size();
    while (name > 0 &&
           (std::isalnum(static_cast<unsigned char>(before[name - 1])) || before[name - 1] == '_'))
        --name;
    const std::string kept =
        before.substr(static_cast<std::size_t>(start), name - static_cast<std::size_t>(start));
    for (std::string& match : g_matches)
        match.insert(0, kept);
    return g_matches.empty() ? nullptr : rl_completion_matches(text, nextMatch);
}

std::string historyFile() {
    const char* home = std::getenv("HOME");
    const char* state = std::getenv("XDG_STATE_HOME");
    const std::string folder = state ? std::string(state) + "/vitrine"
                                     : std::string(home ? home : "/tmp") + "/.local/state/vitrine";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return folder + "/history";
}

void keepHistory(const std::string& path) {
    Result<WholeFile> file = WholeFile::create(path, WholeFile::Durability::Cache);
    if (file && write_history(file->openName().c_str()) == 0) (void)file->commit();
}

bool readLine(bool terminal, const char* prompt, std::string& line) {
    const Idle idle;
    if (terminal) {
        char* got = ::readline(prompt);
        if (!got) return false;
        line = got;
        std::free(got);
        return true;
    }
    line.clear();
    int c = 0;
    while ((c = std::getchar()) != EOF && c != '\n')
        line.push_back(static_cast<char>(c));
    return c != EOF || !line.empty();
}

} // namespace

int runPrompt(Session& session, bool quiet) {
    const bool terminal = isatty(STDIN_FILENO) != 0;
    g_session = &session;
    const std::string history = historyFile();
    if (terminal) {
        rl_initialize();
        rl_readline_name = const_cast<char*>("vitrine");
        rl_attempted_completion_function = completions;
        using_history();
        read_history(history.c_str());
        if (!quiet) std::printf("Vitrine. help NAME describes a function; exit leaves.\n");
    }
    int status = 0;
    std::string text, line;
    while (readLine(terminal, text.empty() ? ">> " : "   ", line)) {
        text += line + "\n";
        if (Session::needsMoreLines(text)) continue;
        const std::string command = text.substr(0, text.size() - 1);
        text.clear();
        if (command.find_first_not_of(" \t\n") == std::string::npos) continue;
        if (terminal) {
            add_history(command.c_str());
            keepHistory(history);
        }
        const RunOutcome outcome = session.runText(command, "command");
        if (std::fflush(stdout) != 0) { // nobody hears; main() says so
            status = 1;
            break;
        }
        if (endRequested()) break;
        if (!outcome.ok) std::fputs(outcome.errorText.c_str(), stderr);
        if (outcome.exitRequested) {
            status = outcome.exitStatus;
            break;
        }
        if (!terminal && !outcome.ok) status = 1;
    }
    g_session = nullptr;
    return status;
}

} // namespace vitrine::cli
