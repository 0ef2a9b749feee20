// SPDX-License-Identifier: Apache-2.0
// Services for editors and prompts: problems, highlighting, completion, documentation.
#include "base/waiting_file.h"
#include "builtins/core/builtin.h"
#include "lang/completeness.h"
#include "lang/highlight.h"
#include "lang/parser.h"
#include "session/session_state.h"
#include "vm/vm_functions.h"

#include <algorithm>

namespace vitrine {

namespace {

uint8_t highlightKind(lang::TextKind kind) {
    switch (kind) {
    case lang::TextKind::Keyword:
        return 1;
    case lang::TextKind::Number:
        return 2;
    case lang::TextKind::String:
    case lang::TextKind::Char:
        return 3;
    case lang::TextKind::Comment:
        return 4;
    case lang::TextKind::Operator:
        return 5;
    case lang::TextKind::CommandText:
        return 6;
    case lang::TextKind::Error:
        return 7;
    case lang::TextKind::Identifier:
        break;
    }
    return 0;
}

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

/// What stands before a dot: `s.a(2).b` is the variable s and the path "a.b.".
std::pair<std::string, std::string> fieldOwner(std::string_view text) {
    std::string path;
    for (;;) {
        // Subscripts say which element, not which field.
        while (!text.empty() && (text.back() == ')' || text.back() == '}')) {
            int depth = 0;
            do {
                const char c = text.back();
                if (c == ')' || c == '}') ++depth;
                if (c == '(' || c == '{') --depth;
                text.remove_suffix(1);
            } while (depth > 0 && !text.empty());
        }
        std::size_t begin = text.size();
        while (begin > 0 && isWordCharacter(text[begin - 1]))
            --begin;
        const std::string name(text.substr(begin));
        if (begin == 0 || text[begin - 1] != '.') return {name, path};
        path.insert(0, name + ".");
        text = text.substr(0, begin - 1);
    }
}

} // namespace

bool Session::isDeviceKind(std::string_view setting) {
    return setting.empty() || setting == "auto" || setting == "cpu" || setting == "gpu" ||
           setting == "low-power" || setting == "all";
}

Result<std::string> Session::readScript(const std::string& path) {
    return readTextFile(path, [] { return false; });
}

std::string Session::fileName(uint32_t file) const {
    const SourceFile* source = m_state->sources.find(file);
    return source ? source->name() : std::string();
}

std::vector<HighlightSpan> Session::highlight(std::string_view text) {
    std::vector<HighlightSpan> spans;
    for (const lang::TextToken& t : lang::outlineText(text).tokens) {
        const uint8_t kind = highlightKind(t.kind);
        if (kind != 0) spans.push_back({t.begin, t.end, kind});
    }
    return spans;
}

bool Session::needsMoreLines(std::string_view text) {
    return lang::needsMoreLines(text);
}

std::vector<Completion> Session::completions(std::string_view before) const {
    std::size_t begin = before.size();
    while (begin > 0 && isWordCharacter(before[begin - 1]))
        --begin;
    const std::string_view prefix = before.substr(begin);
    std::vector<Completion> list;
    const auto offer = [&](std::string_view name, Completion::Kind kind, const auto& detail) {
        if (name.size() > prefix.size() && name.starts_with(prefix))
            list.push_back({std::string(name), kind, std::string(detail)});
    };
    // What is shown is what is known: the engine may be in the middle of changing it.
    const std::shared_ptr<const SessionSnapshot> shown = snapshot();
    if (begin > 0 && before[begin - 1] == '.') {
        const auto [variable, path] = fieldOwner(before.substr(0, begin - 1));
        for (const VariableInfo& v : shown->variables) {
            if (v.name != variable) continue;
            for (const std::string& field : v.fields) {
                if (!std::string_view(field).starts_with(path)) continue;
                const std::string_view rest = std::string_view(field).substr(path.size());
                if (rest.find('.') == std::string_view::npos)
                    offer(rest, Completion::Kind::Field, "field of " + v.name);
            }
        }
        return list;
    }
    if (prefix.empty()) return list;
    for (const VariableInfo& v : shown->variables)
        offer(v.name, Completion::Kind::Variable, v.shape + " " + v.className);
    const std::vector<const Builtin*>& all = allFunctions(); // by name
    auto at = std::lower_bound(
        all.begin(), all.end(), prefix,
        [](const Builtin* b, std::string_view start) { return std::string_view(b->name) < start; });
    for (; at != all.end() && std::string_view((*at)->name).starts_with(prefix); ++at)
        offer((*at)->name, Completion::Kind::Function, (*at)->doc);
    return list;
}

std::vector<std::string> Session::complete(std::string_view before) const {
    std::vector<std::string> names;
    for (Completion& completion : completions(before))
        names.push_back(std::move(completion.name));
    return names;
}

std::string Session::documentation(std::string_view name) {
    return documentationOf(name);
}

std::vector<std::string> Session::functionNames() {
    std::vector<std::string> names;
    for (const Builtin* row : allFunctions())
        names.emplace_back(row->name);
    return names;
}

void Session::setDesktop(std::function<void(DesktopRequest, const std::string&)> show) {
    m_state->desktop = std::move(show);
}

std::string Session::fileOfFunction(const std::string& name) {
    const SourceFile* source = m_state->vm->sourceOfFunction(name);
    return source ? source->path() : std::string();
}

Status Session::changeFolder(const std::string& path) {
    try {
        m_state->vm->changeFolder(path);
    } catch (const ScriptError& error) {
        return fail(ErrorCode::Io, error.message);
    }
    return {};
}

} // namespace vitrine
