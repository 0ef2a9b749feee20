// SPDX-License-Identifier: Apache-2.0
#include "lang/layout.h"

#include "lang/highlight.h"
#include "lang/scanner.h"

#include <algorithm>

namespace vitrine::lang {

namespace {

constexpr std::string_view kBlanks = " \t\r";

/// Offsets at which lines begin.
std::vector<uint32_t> lineStarts(std::string_view text) {
    std::vector<uint32_t> starts{0};
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') starts.push_back(static_cast<uint32_t>(i + 1));
    }
    return starts;
}

std::size_t lineOf(const std::vector<uint32_t>& starts, uint32_t offset) {
    return static_cast<std::size_t>(std::upper_bound(starts.begin(), starts.end(), offset) -
                                    starts.begin() - 1);
}

/// How deep a line's statement stands; lines that begin in a statement or comment are none's.
struct LineDepth {
    int depth = 0;
    bool continues = false;
};

/// Follows the blocks of a text token by token.
class DepthReader {
public:
    DepthReader(std::string_view text, const std::vector<uint32_t>& starts)
        : m_starts(starts), m_lines(starts.size()) {
        LexerOptions options;
        options.keepComments = true;
        m_functionsEnd = functionsHaveEnd(text, options);
        Scanner scanner(text, options);
        std::size_t next = 0; // the first line that no token has begun
        bool within = false;  // a statement goes on over line ends
        for (;;) {
            const ScanItem item = scanner.next();
            const bool last = item.token.kind == TokenKind::EndOfFile;
            const std::size_t line = lineOf(m_starts, item.token.begin);
            const bool newline = item.token.kind == TokenKind::Newline;
            if (line >= next && !newline) {
                const int depth = last ? depthNow() : depthBefore(item);
                for (; next < line; ++next)
                    m_lines[next] = {depth, within};
                m_lines[line] = {depth, within};
                next = line + 1;
            }
            if (last) break;
            take(item);
            if (item.token.kind == TokenKind::Comment) {
                // A block comment's lines stand as the first of them does.
                const std::size_t end = lineOf(m_starts, item.token.end);
                for (; next <= end; ++next)
                    m_lines[next] = {depthNow(), true};
                continue;
            }
            within = !newline || scanner.lexer().depth() > 0;
        }
        for (; next < m_lines.size(); ++next)
            m_lines[next] = {depthNow(), false};
    }

    [[nodiscard]] const std::vector<LineDepth>& lines() const { return m_lines; }

private:
    [[nodiscard]] bool isEndlessFunction(const ScanItem& item) const {
        return item.token.keyword == Keyword::Function && !m_functionsEnd;
    }
    [[nodiscard]] int depthNow() const {
        int depth = 0;
        for (const int levels : m_open)
            depth += levels;
        return depth;
    }
    /// Of a line that begins with the item.
    [[nodiscard]] int depthBefore(const ScanItem& item) const {
        if (isEndlessFunction(item)) return 0;
        const int depth = depthNow();
        if (m_open.empty()) return depth;
        if (item.role == BlockRole::Close && counts(item)) return depth - m_open.back();
        return item.role == BlockRole::Middle ? depth - 1 : depth;
    }
    [[nodiscard]] bool counts(const ScanItem& item) const {
        return m_functionsEnd || !item.closesFunction;
    }
    void take(const ScanItem& item) {
        if (isEndlessFunction(item)) {
            m_open.clear();
        } else if (item.role == BlockRole::Open) {
            // The cases of a switch stand between it and their statements.
            m_open.push_back(item.token.keyword == Keyword::Switch ? 2 : 1);
        } else if (item.role == BlockRole::Close && counts(item) && !m_open.empty()) {
            m_open.pop_back();
        }
    }

    const std::vector<uint32_t>& m_starts;
    std::vector<LineDepth> m_lines;
    std::vector<int> m_open; ///< levels of each block
    bool m_functionsEnd = true;
};

/// Gathers what can be folded: blocks of keywords, block comments, sections.
class BlockLines {
public:
    explicit BlockLines(std::string_view text)
        : m_text(text), m_starts(lineStarts(text)), m_outline(outlineText(text)) {
        addKeywordBlocks();
        addEndlessFunctions();
        addComments();
        addSections();
    }

    /// By their first lines; of those that begin in one line the longest.
    [[nodiscard]] std::vector<LineBlock> sorted() {
        std::stable_sort(m_blocks.begin(), m_blocks.end(), [](LineBlock a, LineBlock b) {
            return a.first != b.first ? a.first < b.first : a.last > b.last;
        });
        const auto same = [](LineBlock a, LineBlock b) { return a.first == b.first; };
        m_blocks.erase(std::unique(m_blocks.begin(), m_blocks.end(), same), m_blocks.end());
        return m_blocks;
    }

private:
    [[nodiscard]] uint32_t lineAt(uint32_t offset) const {
        return static_cast<uint32_t>(lineOf(m_starts, offset) + 1);
    }
    [[nodiscard]] std::string_view line(uint32_t number) const {
        const std::size_t begin = m_starts[number - 1];
        const std::size_t end = number < m_starts.size() ? m_starts[number] - 1 : m_text.size();
        const std::string_view whole = m_text.substr(begin, end - begin);
        return whole.substr(std::min(whole.find_first_not_of(kBlanks), whole.size()));
    }
    void add(uint32_t first, uint32_t last) {
        if (last > first) m_blocks.push_back({first, last});
    }
    /// Blank lines, and where wanted those of comments, belong to what follows.
    [[nodiscard]] uint32_t trimmed(uint32_t last, uint32_t first, bool comments) const {
        while (last > first && (line(last).empty() || (comments && line(last)[0] == '%')))
            --last;
        return last;
    }
    void addKeywordBlocks() {
        for (const TextBlock& block : m_outline.blocks) {
            const TextToken& opens = m_outline.tokens[block.parts.front()];
            if (!block.closed || opens.kind != TextKind::Keyword) continue;
            const uint32_t last = lineAt(m_outline.tokens[block.parts.back()].begin);
            add(lineAt(opens.begin), last);
            if (isFunction(opens)) m_functions.push_back({lineAt(opens.begin), last});
        }
    }
    [[nodiscard]] bool isFunction(const TextToken& token) const {
        return token.kind == TextKind::Keyword &&
               m_text.substr(token.begin, token.end - token.begin) == "function";
    }
    /// Functions that no `end` closes reach to the next one.
    void addEndlessFunctions() {
        if (!m_functions.empty()) return;
        for (const TextToken& token : m_outline.tokens) {
            if (isFunction(token)) m_functions.push_back({lineAt(token.begin), 0});
        }
        const auto count = static_cast<uint32_t>(m_starts.size());
        for (std::size_t i = 0; i < m_functions.size(); ++i) {
            LineBlock& function = m_functions[i];
            const bool last = i + 1 == m_functions.size();
            const uint32_t end = last ? count : m_functions[i + 1].first - 1;
            function.last = trimmed(std::max(end, function.first), function.first, !last);
            add(function.first, function.last);
        }
    }
    void addComments() {
        for (const TextToken& token : m_outline.tokens) {
            if (token.kind == TextKind::Comment && token.end > token.begin)
                add(lineAt(token.begin), lineAt(token.end - 1));
        }
    }
    [[nodiscard]] bool opensSection(const TextToken& token) const {
        if (token.kind != TextKind::Comment) return false;
        const std::string_view words = line(lineAt(token.begin));
        return words.starts_with("%%") &&
               (words.size() == 2 || kBlanks.find(words[2]) != std::string_view::npos);
    }
    /// A section ends before the next one, with the block that it stands in, and before a script's
    /// functions.
    void addSections() {
        std::vector<uint32_t> begins;
        for (const TextToken& token : m_outline.tokens) {
            if (opensSection(token)) begins.push_back(lineAt(token.begin));
        }
        const std::vector<LineBlock> blocks = m_blocks;
        for (std::size_t i = 0; i < begins.size(); ++i) {
            uint32_t last =
                i + 1 < begins.size() ? begins[i + 1] - 1 : static_cast<uint32_t>(m_starts.size());
            for (const LineBlock& block : blocks) {
                if (block.first < begins[i] && begins[i] < block.last)
                    last = std::min(last, block.last - 1);
            }
            for (const LineBlock& function : m_functions) {
                if (function.first > begins[i]) last = std::min(last, function.first - 1);
            }
            add(begins[i], trimmed(last, begins[i], false));
        }
    }

    const std::string_view m_text;
    const std::vector<uint32_t> m_starts;
    const TextOutline m_outline;
    std::vector<LineBlock> m_blocks;
    std::vector<LineBlock> m_functions;
};

} // namespace

std::vector<LineBlock> lineBlocks(std::string_view text) {
    return BlockLines(text).sorted();
}

std::string indentedText(std::string_view text, int width) {
    const std::vector<uint32_t> starts = lineStarts(text);
    const DepthReader reader(text, starts);
    std::string out;
    out.reserve(text.size());
    int shift = 0; // of the statement that lines continue
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const bool last = i + 1 == starts.size();
        const std::size_t end = last ? text.size() : starts[i + 1] - 1;
        const std::string_view line = text.substr(starts[i], end - starts[i]);
        const std::size_t first = line.find_first_not_of(kBlanks);
        if (first != std::string_view::npos) {
            int before = 0;
            for (std::size_t k = 0; k < first; ++k)
                before += line[k] == '\t' ? width - before % width : 1;
            const LineDepth& at = reader.lines()[i];
            const int indent = at.continues ? std::max(before + shift, 0) : at.depth * width;
            if (!at.continues) shift = indent - before;
            const std::size_t stop = line.find_last_not_of(kBlanks);
            out.append(static_cast<std::size_t>(indent), ' ');
            out.append(line.substr(first, stop + 1 - first));
        }
        if (!last) out += '\n';
    }
    return out;
}

std::optional<CallPlace> openCall(std::string_view text) {
    LexerOptions options;
    options.keepComments = true;
    Scanner scanner(text, options);
    std::vector<CallPlace> open; // a name is empty where brackets call nothing
    Token before;
    bool inComment = false;
    for (;;) {
        const ScanItem item = scanner.next();
        const Token& token = item.token;
        switch (token.kind) {
        case TokenKind::EndOfFile: {
            if (inComment) return std::nullopt;
            while (!open.empty() && open.back().name.empty())
                open.pop_back();
            return open.empty() ? std::nullopt : std::optional(open.back());
        }
        case TokenKind::LeftParen: {
            const bool calls = before.kind == TokenKind::Identifier && !item.commandText &&
                               !(token.inMatrix && token.spaceBefore);
            open.push_back({calls ? std::string(scanner.lexer().textOf(before)) : "", 0});
            break;
        }
        case TokenKind::LeftBracket:
        case TokenKind::LeftBrace:
            open.push_back({});
            break;
        case TokenKind::RightParen:
        case TokenKind::RightBracket:
        case TokenKind::RightBrace:
            if (!open.empty()) open.pop_back();
            break;
        case TokenKind::Comma:
            if (!open.empty()) ++open.back().argument;
            break;
        case TokenKind::Semicolon:
        case TokenKind::Newline:
            if (scanner.lexer().depth() == 0) open.clear();
            break;
        default:
            break;
        }
        // A comment, or a text that is still open, reaches to the end.
        inComment = (token.kind == TokenKind::Comment || token.kind == TokenKind::Error ||
                     item.commandText) &&
                    token.end >= text.size();
        before = token;
    }
}

} // namespace vitrine::lang
