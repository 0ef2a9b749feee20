// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/skeleton.h"

#include "base/result.h"
#include "provider/codegen/library.h"
#include "provider/codegen/library_texts.h"

#include <algorithm>
#include <cctype>

namespace vitrine::codegen {

namespace {

std::string_view skeletonText(std::string_view file) {
    for (const LibraryText& text : kernelTexts()) {
        if (file != text.file) continue;
        const std::string_view all = text.text;
        return all.substr(all.find('\n') + 1); // the licence line is not part of a kernel
    }
    VITRINE_ASSERT(false && "no such skeleton");
    return {};
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::size_t indentOf(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

std::string indented(std::string_view text, std::size_t indent) {
    std::string out;
    for (const std::string_view line : linesOf(text)) {
        if (!line.empty()) out.append(indent, ' ');
        out += line;
        out += '\n';
    }
    return out;
}

bool isWord(char c) {
    return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

bool isSlotLetter(char c) {
    return c >= 'A' && c <= 'Z';
}

/// Length of the name that begins at `at`.
std::size_t nameLength(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && isSlotLetter(text[end]))
        ++end;
    return end - at;
}

std::string_view trimmed(std::string_view s) {
    const std::size_t from = s.find_first_not_of(' ');
    if (from == std::string_view::npos) return {};
    return s.substr(from, s.find_last_not_of(' ') - from + 1);
}

/// What stands behind a directive's word; false when the line is another one.
bool directive(std::string_view line, std::string_view word, std::string_view& rest) {
    line.remove_prefix(indentOf(line));
    if (!line.starts_with(word)) return false;
    rest = trimmed(line.substr(word.size()));
    return rest.empty() || line[word.size()] == ' ';
}

bool begins(std::string_view line) {
    std::string_view rest;
    return directive(line, "#if", rest) || directive(line, "#for", rest);
}

bool ends(std::string_view line) {
    std::string_view rest;
    return directive(line, "#end", rest);
}

} // namespace

Slots& Slots::text(const char* name, std::string value) {
    m_texts[name] = std::move(value);
    return *this;
}

Slots& Slots::made(const char* name, Maker maker) {
    m_makers[name] = std::move(maker);
    return *this;
}

Slots& Slots::flag(const char* name, bool set) {
    m_flags[name] = set;
    return *this;
}

Slots& Slots::rows(const char* name, std::vector<Slots> rows) {
    m_rows[name] = std::move(rows);
    return *this;
}

class SkeletonFiller {
public:
    explicit SkeletonFiller(const Slots& slots) : m_scopes{&slots} {}

    std::string filled(std::string_view text) {
        const std::vector<std::string_view> lines = linesOf(text);
        return filledLines(lines, 0, lines.size());
    }

private:
    using Lines = std::vector<std::string_view>;

    std::string filledLines(const Lines& lines, std::size_t begin, std::size_t end) {
        std::string out;
        for (std::size_t i = begin; i < end; ++i) {
            std::string_view rest;
            if (directive(lines[i], "#if", rest)) {
                const std::size_t otherwise = elseOf(lines, i, end);
                const std::size_t close = endOf(lines, i, end);
                const bool negated = rest.starts_with('!');
                const bool taken = isSet(rest.substr(negated ? 1 : 0)) != negated;
                if (taken)
                    out += filledLines(lines, i + 1, std::min(otherwise, close));
                else if (otherwise < close)
                    out += filledLines(lines, otherwise + 1, close);
                i = close;
            } else if (directive(lines[i], "#for", rest)) {
                const std::size_t close = endOf(lines, i, end);
                for (const Slots& row : rowsOf(rest)) {
                    m_scopes.push_back(&row);
                    out += filledLines(lines, i + 1, close);
                    m_scopes.pop_back();
                }
                i = close;
            } else if (directive(lines[i], "#include", rest)) {
                out += indented(filled(skeletonText(rest)), indentOf(lines[i]));
            } else if (!trimmed(lines[i]).starts_with("//@")) {
                out += filledLine(lines[i]);
            }
        }
        return out;
    }

    std::string filledLine(std::string_view line) {
        const std::string_view content = trimmed(line);
        const std::size_t indent = indentOf(line);
        if (content.starts_with('$') && nameLength(content, 1) + 1 == content.size())
            return indented(textOf(content.substr(1)), indent);
        return filledSlots(line) + "\n";
    }

    std::string filledSlots(std::string_view line) {
        std::string out;
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t length = line[at] == '$' ? nameLength(line, at + 1) : 0;
            if (length == 0) {
                out += line[at++];
                continue;
            }
            const std::string_view name = line.substr(at + 1, length);
            at += 1 + length;
            const Slots::Maker* maker = makerOf(name);
            if (!maker) {
                out += textOf(name);
                continue;
            }
            VITRINE_ASSERT(at < line.size() && line[at] == '(' && "a slot lacks its arguments");
            out += (*maker)(argumentsAt(line, at));
        }
        return out;
    }

    /// The arguments in the brackets at `at`, filled; `at` goes behind them.
    Slots::Arguments argumentsAt(std::string_view line, std::size_t& at) {
        Slots::Arguments arguments;
        std::size_t from = ++at;
        for (int depth = 1; depth > 0; ++at) {
            VITRINE_ASSERT(at < line.size() && "a slot's bracket is not closed");
            const char c = line[at];
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            if (depth > 0 && !(depth == 1 && c == ',')) continue;
            arguments.push_back(filledSlots(trimmed(line.substr(from, at - from))));
            from = at + 1;
        }
        return arguments;
    }

    static std::size_t endOf(const Lines& lines, std::size_t open, std::size_t end) {
        int depth = 0;
        for (std::size_t i = open; i < end; ++i) {
            depth += begins(lines[i]) ? 1 : ends(lines[i]) ? -1 : 0;
            if (depth == 0) return i;
        }
        VITRINE_ASSERT(false && "a skeleton lacks #end");
        return end;
    }

    /// The #else of the #if at `open`; `end` when it has none.
    static std::size_t elseOf(const Lines& lines, std::size_t open, std::size_t end) {
        int depth = 0;
        for (std::size_t i = open; i < end; ++i) {
            std::string_view rest;
            depth += begins(lines[i]) ? 1 : ends(lines[i]) ? -1 : 0;
            if (depth == 0) return end;
            if (depth == 1 && directive(lines[i], "#else", rest)) return i;
        }
        return end;
    }

    bool isSet(std::string_view name) const {
        for (std::size_t s = m_scopes.size(); s-- > 0;) {
            const auto flag = m_scopes[s]->m_flags.find(name);
            if (flag != m_scopes[s]->m_flags.end()) return flag->second;
            const auto rows = m_scopes[s]->m_rows.find(name);
            if (rows != m_scopes[s]->m_rows.end()) return !rows->second.empty();
            const auto text = m_scopes[s]->m_texts.find(name);
            if (text != m_scopes[s]->m_texts.end()) return !text->second.empty();
        }
        VITRINE_ASSERT(false && "a flag of a skeleton has no value");
        return false;
    }

    const std::vector<Slots>& rowsOf(std::string_view name) const {
        for (std::size_t s = m_scopes.size(); s-- > 0;) {
            const auto rows = m_scopes[s]->m_rows.find(name);
            if (rows != m_scopes[s]->m_rows.end()) return rows->second;
        }
        VITRINE_ASSERT(false && "a list of a skeleton has no value");
        static const std::vector<Slots> kNone;
        return kNone;
    }

    const std::string& textOf(std::string_view name) const {
        for (std::size_t s = m_scopes.size(); s-- > 0;) {
            const auto text = m_scopes[s]->m_texts.find(name);
            if (text != m_scopes[s]->m_texts.end()) return text->second;
        }
        VITRINE_ASSERT(false && "a slot of a skeleton has no value");
        static const std::string kNone;
        return kNone;
    }

    const Slots::Maker* makerOf(std::string_view name) const {
        for (std::size_t s = m_scopes.size(); s-- > 0;) {
            const auto maker = m_scopes[s]->m_makers.find(name);
            if (maker != m_scopes[s]->m_makers.end()) return &maker->second;
            if (m_scopes[s]->m_texts.contains(name)) return nullptr;
        }
        return nullptr;
    }

    std::vector<const Slots*> m_scopes;
};

std::string filledSkeleton(std::string_view file, const Slots& slots) {
    return filledText(skeletonText(file), slots);
}

std::string filledText(std::string_view text, const Slots& slots) {
    return SkeletonFiller(slots).filled(text);
}

void forEachSkeletonName(std::string_view file, const std::function<void(std::string_view)>& f) {
    for (std::string_view line : linesOf(skeletonText(file))) {
        std::string_view rest;
        if (directive(line, "#include", rest)) forEachSkeletonName(rest, f);
        if (trimmed(line).starts_with('#')) continue;
        std::string own;
        for (std::size_t at = 0; at < line.size();) {
            // "$NAME_x" is a name that comes from the slot, ".x" a component.
            if (line[at] == '$' || line[at] == '.') {
                do
                    ++at;
                while (at < line.size() && isWord(line[at]));
                own += ' ';
            } else {
                own += line[at++];
            }
        }
        forEachIdentifier(own, f);
    }
}

} // namespace vitrine::codegen
