// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/library.h"

#include "provider/codegen/library_texts.h"

#include <algorithm>

namespace vitrine::codegen {

namespace {

std::string_view trimmed(std::string_view s) {
    while (!s.empty() && (s.front() == ' ' || s.front() == '\t'))
        s.remove_prefix(1);
    while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r'))
        s.remove_suffix(1);
    return s;
}

/// Evaluates `NAME`, `!NAME`, `defined(NAME)` joined by && and ||; the library uses no more.
bool evaluate(std::string_view condition, const std::unordered_map<std::string, int>& macros) {
    const std::size_t either = condition.find("||");
    if (either != std::string_view::npos)
        return evaluate(condition.substr(0, either), macros) ||
               evaluate(condition.substr(either + 2), macros);
    const std::size_t both = condition.find("&&");
    if (both != std::string_view::npos)
        return evaluate(condition.substr(0, both), macros) &&
               evaluate(condition.substr(both + 2), macros);
    condition = trimmed(condition);
    if (condition.starts_with("!")) return !evaluate(condition.substr(1), macros);
    if (condition.starts_with("defined")) {
        condition = trimmed(condition.substr(7));
        if (condition.starts_with("("))
            condition = trimmed(condition.substr(1, condition.size() - 2));
        return macros.contains(std::string(condition));
    }
    if (condition == "1") return true;
    const auto found = macros.find(std::string(condition));
    return found != macros.end() && found->second != 0;
}

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at))
        text.replace(at, from.size(), to), at += to.size();
}

/// VT_FN and VT_OUT(T) are the words that C++ needs; GLSL readers see what they stand for.
std::string plainGlsl(std::string text) {
    replaceAll(text, "VT_FN ", "");
    for (std::size_t at = text.find("VT_OUT("); at != std::string::npos;
         at = text.find("VT_OUT(", at)) {
        const std::size_t close = text.find(')', at);
        text = text.substr(0, at) + "out " + text.substr(at + 7, close - at - 7) +
               text.substr(close + 1);
    }
    return text;
}

/// The text with conditionals resolved. Object macros without parameters stay as lines.
std::string resolveConditionals(std::string_view text,
                                std::unordered_map<std::string, int>& macros) {
    struct Level {
        bool active;
        bool taken;
        bool outer;
    };
    std::vector<Level> levels{{true, true, true}};
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string_view word = trimmed(line);
        const bool active = levels.back().active;
        if (!word.starts_with("#")) {
            if (active) out += std::string(line) + '\n';
            continue;
        }
        word = trimmed(word.substr(1));
        if (word.starts_with("ifdef") || word.starts_with("ifndef")) {
            const bool negate = word.starts_with("ifndef");
            const std::string name(trimmed(word.substr(negate ? 6 : 5)));
            const bool on = macros.contains(name) != negate;
            levels.push_back({active && on, on, active});
        } else if (word.starts_with("if")) {
            const bool on = evaluate(word.substr(2), macros);
            levels.push_back({active && on, on, active});
        } else if (word.starts_with("elif")) {
            Level& l = levels.back();
            const bool on = !l.taken && evaluate(word.substr(4), macros);
            l.active = l.outer && on;
            l.taken = l.taken || on;
        } else if (word.starts_with("else")) {
            Level& l = levels.back();
            l.active = l.outer && !l.taken;
            l.taken = true;
        } else if (word.starts_with("endif")) {
            levels.pop_back();
        } else if (word.starts_with("define") && active) {
            const std::string_view rest = trimmed(word.substr(6));
            const std::size_t space = std::min(rest.find(' '), rest.size());
            const std::string_view value = trimmed(rest.substr(space));
            const std::string name(rest.substr(0, space));
            macros[name] = value == "0" ? 0 : 1;
            if (!value.empty() && !name.starts_with("VT_OUT")) out += std::string(line) + '\n';
        }
    }
    return out;
}

} // namespace

Library::Library(const DeviceTraits& traits) {
    m_macros = {{"VT_FMA_EXACT", traits.fmaExact},
                {"VT_DIV32_EXACT", traits.div32Exact},
                {"VT_COMPARE32_EXACT", traits.compare32Exact},
                {"VT_WIDEN_EXACT", traits.widenExact},
                {"VT_FMA32_KEEPS", traits.fma32Keeps},
                {"VT_DERIVED_EXACT", traits.derivedExact},
                {"VT_HAS_FLOAT64", traits.float64 && traits.int64},
                {"VT_HAS_INT64", traits.int64}};
    std::vector<std::string> done;
    for (const LibraryText& file : libraryTexts())
        addFile(file.file, done);
}

void Library::addFile(std::string_view file, std::vector<std::string>& done) {
    if (std::find(done.begin(), done.end(), file) != done.end()) return;
    done.emplace_back(file);
    for (const LibraryText& candidate : libraryTexts()) {
        if (file != candidate.file) continue;
        const std::string_view text = candidate.text;
        constexpr std::string_view kRequires = "//@ requires ";
        for (std::size_t at = text.find(kRequires); at != std::string_view::npos;
             at = text.find(kRequires, at)) {
            at += kRequires.size();
            std::string_view names = text.substr(at, text.find('\n', at) - at);
            while (!names.empty()) {
                const std::size_t end = std::min(names.find_first_of(" ,"), names.size());
                if (end > 0) addFile(names.substr(0, end), done);
                names.remove_prefix(std::min(end + 1, names.size()));
            }
        }
        addText(plainGlsl(resolveConditionals(text, m_macros)));
    }
}

void Library::addText(const std::string& text) {
    std::string chunk;
    std::string comment;
    int depth = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = text.substr(at, end - at);
        at = end + 1;
        const std::string_view word = trimmed(line);
        if (depth == 0 && chunk.empty()) {
            if (word.empty()) {
                comment.clear();
                continue;
            }
            if (word.starts_with("//")) {
                const bool heading = word.starts_with("//@") || word.starts_with("// ----") ||
                                     word.starts_with("// SPDX");
                if (!heading) comment += line + '\n';
                continue;
            }
            if (word.starts_with("#")) {
                addChunk(line + '\n');
                comment.clear();
                continue;
            }
        }
        chunk += line + '\n';
        const std::string_view code = word.substr(0, std::min(word.find("//"), word.size()));
        for (char c : code)
            depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
        const std::string_view tail = trimmed(code);
        if (depth == 0 && (tail.ends_with(";") || tail.ends_with("}"))) {
            addChunk(comment + chunk);
            chunk.clear();
            comment.clear();
        }
    }
}

void Library::addChunk(std::string text) {
    Chunk chunk;
    // The name: before the first '(' of a function, before '=' or '[' of a constant, after #define.
    std::size_t start = 0;
    while (text.compare(start, 2, "//") == 0)
        start = text.find('\n', start) + 1;
    const std::string_view code = std::string_view(text).substr(start);
    if (code.starts_with("#define")) {
        const std::string_view rest = trimmed(code.substr(7));
        chunk.name = rest.substr(0, rest.find_first_of(" (\n"));
    } else {
        const std::size_t stop = std::min(code.find_first_of("(=[;"), code.size());
        std::string_view head = trimmed(code.substr(0, stop));
        chunk.name = head.substr(head.find_last_of(" \t") + 1);
        if (stop < code.size() && code[stop] == '(') {
            const std::string_view parameters = code.substr(stop, code.find(')', stop) - stop);
            forEachIdentifier(parameters, [&](std::string_view id) {
                chunk.takesFloat = chunk.takesFloat || id == "float";
                chunk.takesDouble = chunk.takesDouble || id == "double";
            });
        }
    }
    forEachIdentifier(code, [&](std::string_view id) {
        chunk.usesFloat = chunk.usesFloat || id == "float";
        chunk.usesDouble = chunk.usesDouble || id == "double";
        chunk.calls.emplace_back(id);
    });
    std::sort(chunk.calls.begin(), chunk.calls.end());
    chunk.calls.erase(std::unique(chunk.calls.begin(), chunk.calls.end()), chunk.calls.end());
    chunk.text = std::move(text);
    m_byName[chunk.name].push_back(m_chunks.size());
    m_chunks.push_back(std::move(chunk));
}

bool Library::has(std::string_view name) const {
    return m_byName.contains(std::string(name));
}

void Library::need(std::string_view name, bool withFloat, bool withDouble,
                   std::vector<bool>& wanted) const {
    const auto found = m_byName.find(std::string(name));
    if (found == m_byName.end()) return;
    // Overloads for a type that the caller never mentions are left out.
    std::vector<std::size_t> picked;
    for (std::size_t i : found->second) {
        const Chunk& c = m_chunks[i];
        if ((!c.takesFloat || withFloat) && (!c.takesDouble || withDouble)) picked.push_back(i);
    }
    if (picked.empty()) picked = found->second;
    for (std::size_t i : picked) {
        if (wanted[i]) continue;
        wanted[i] = true;
        for (const std::string& call : m_chunks[i].calls)
            need(call, m_chunks[i].usesFloat, m_chunks[i].usesDouble, wanted);
    }
}

std::string Library::select(std::string_view text) const {
    std::vector<std::string> names;
    bool withFloat = false;
    bool withDouble = false;
    forEachIdentifier(text, [&](std::string_view id) {
        withFloat = withFloat || id == "float" || id == "vec4";
        withDouble = withDouble || id == "double" || id == "dvec4";
        names.emplace_back(id);
    });
    std::vector<bool> wanted(m_chunks.size());
    for (const std::string& name : names)
        need(name, withFloat, withDouble, wanted);
    std::string out;
    for (std::size_t i = 0; i < m_chunks.size(); ++i) {
        if (wanted[i]) out += m_chunks[i].text;
    }
    return out;
}

} // namespace vitrine::codegen
