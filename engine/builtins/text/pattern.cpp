// SPDX-License-Identifier: Apache-2.0
#define PCRE2_CODE_UNIT_WIDTH 16
#include "builtins/text/pattern.h"

#include "base/script_error.h"
#include "base/stop.h"

#include <algorithm>
#include <pcre2.h>

namespace vitrine {

namespace {

/// MATLAB's \< and \> (word boundaries) and \oNNN in PCRE's terms.
std::u16string translated(std::u16string_view expression) {
    std::u16string out;
    for (std::size_t i = 0; i < expression.size(); ++i) {
        if (expression[i] != u'\\' || i + 1 >= expression.size()) {
            out += expression[i];
            continue;
        }
        const char16_t next = expression[++i];
        if (next == u'<') {
            out += u"\\b(?=\\w)";
        } else if (next == u'>') {
            out += u"\\b(?<=\\w)";
        } else if (next == u'o' && i + 1 < expression.size() && expression[i + 1] != u'{') {
            out += u"\\0";
        } else {
            out += u'\\';
            out += next;
        }
    }
    return out;
}

/// Commands inside an expression, (??…), (?@…) and (?$…), would run while it is matched.
void refuseDynamic(std::u16string_view expression, const char* function) {
    bool inClass = false;
    for (std::size_t i = 0; i + 2 < expression.size(); ++i) {
        const char16_t c = expression[i];
        if (c == u'\\') {
            ++i;
        } else if (inClass) {
            inClass = c != u']';
        } else if (c == u'[') {
            inClass = true;
            if (expression[i + 1] == u'^') ++i;
            if (expression[i + 1] == u']') ++i;
        } else if (c == u'(' && expression[i + 1] == u'?' &&
                   std::u16string_view(u"?@$").find(expression[i + 2]) !=
                       std::u16string_view::npos) {
            throwError(
                "MATLAB:regexp:dynamicExpression",
                "Error using %s\nThe dynamic expression (?%c...) at position %zu is not "
                "supported. Commands can be given as ${...} in the replacement of regexprep.",
                function, static_cast<char>(expression[i + 2]), i + 1);
        }
    }
}

PCRE2_SPTR16 units(std::u16string_view text) {
    static const char16_t kEmpty[] = u"";
    return reinterpret_cast<PCRE2_SPTR16>(text.empty() ? kEmpty : text.data());
}

} // namespace

struct Pattern::State {
    pcre2_code_16* code = nullptr;
    pcre2_match_data_16* data = nullptr;
    PatternOptions options;
    uint32_t groups = 0;
    std::vector<std::pair<std::string, int>> names;
    ~State() {
        pcre2_match_data_free_16(data);
        pcre2_code_free_16(code);
    }
};

Pattern::Pattern(std::u16string_view expression, const PatternOptions& options,
                 const char* function)
    : m_state(std::make_unique<State>()) {
    m_state->options = options;
    refuseDynamic(expression, function);
    uint32_t flags = PCRE2_DUPNAMES;
    if (options.ignoreCase) flags |= PCRE2_CASELESS;
    if (options.dotAll) flags |= PCRE2_DOTALL;
    if (options.lineAnchors) flags |= PCRE2_MULTILINE;
    if (options.freeSpacing) flags |= PCRE2_EXTENDED;
    if (!options.lineAnchors) flags |= PCRE2_DOLLAR_ENDONLY;
    const std::u16string text = translated(expression);
    int error = 0;
    PCRE2_SIZE offset = 0;
    m_state->code = pcre2_compile_16(units(text), text.size(), flags, &error, &offset, nullptr);
    if (!m_state->code) {
        PCRE2_UCHAR16 message[256];
        const int length = pcre2_get_error_message_16(error, message, 256);
        std::string reason;
        for (int i = 0; i < length; ++i)
            reason += static_cast<char>(message[i]);
        throwError("MATLAB:regexp:invalidExpression",
                   "Error using %s\nIn the expression at position %zu: %s.", function, offset + 1,
                   reason.c_str());
    }
    m_state->data = pcre2_match_data_create_from_pattern_16(m_state->code, nullptr);
    pcre2_pattern_info_16(m_state->code, PCRE2_INFO_CAPTURECOUNT, &m_state->groups);
    uint32_t count = 0;
    uint32_t stride = 0;
    PCRE2_SPTR16 table = nullptr;
    pcre2_pattern_info_16(m_state->code, PCRE2_INFO_NAMECOUNT, &count);
    pcre2_pattern_info_16(m_state->code, PCRE2_INFO_NAMEENTRYSIZE, &stride);
    pcre2_pattern_info_16(m_state->code, PCRE2_INFO_NAMETABLE, &table);
    for (uint32_t i = 0; i < count; ++i) {
        PCRE2_SPTR16 entry = table + static_cast<std::size_t>(i) * stride;
        std::string name;
        for (PCRE2_SPTR16 c = entry + 1; *c != 0; ++c)
            name += static_cast<char>(*c);
        m_state->names.emplace_back(std::move(name), static_cast<int>(entry[0]));
    }
    std::sort(m_state->names.begin(), m_state->names.end(),
              [](const auto& a, const auto& b) { return a.second < b.second; });
}

Pattern::~Pattern() = default;

int Pattern::groupCount() const {
    return static_cast<int>(m_state->groups);
}

const std::vector<std::pair<std::string, int>>& Pattern::names() const {
    return m_state->names;
}

std::vector<PatternMatch> Pattern::matches(std::u16string_view text) const {
    std::vector<PatternMatch> found;
    std::size_t at = 0;
    uint32_t flags = m_state->options.emptyMatch ? 0 : PCRE2_NOTEMPTY;
    StopCheck stop;
    while (at <= text.size()) {
        stop();
        const int count = pcre2_match_16(m_state->code, units(text), text.size(), at, flags,
                                         m_state->data, nullptr);
        if (count == PCRE2_ERROR_NOMATCH) {
            // After an empty match the same place was tried for a longer one: move on.
            if ((flags & PCRE2_ANCHORED) == 0) break;
            flags = 0;
            ++at;
            continue;
        }
        if (count < 0) {
            throwError("MATLAB:regexp:matchLimit",
                       "The expression needs too much work to match this text.");
        }
        const PCRE2_SIZE* v = pcre2_get_ovector_pointer_16(m_state->data);
        PatternMatch match;
        match.whole = {std::min(v[0], v[1]), v[1]}; // \K may move the start behind the end
        for (uint32_t g = 1; g <= m_state->groups; ++g) {
            const bool took = static_cast<int>(g) < count && v[2 * g] != PCRE2_UNSET;
            match.groups.push_back(took ? std::optional<TextRange>({v[2 * g], v[2 * g + 1]})
                                        : std::nullopt);
        }
        found.push_back(std::move(match));
        if (m_state->options.once) break;
        at = v[1];
        if (m_state->options.emptyMatch)
            flags = v[0] == v[1] ? PCRE2_NOTEMPTY_ATSTART | PCRE2_ANCHORED : 0;
    }
    return found;
}

} // namespace vitrine
