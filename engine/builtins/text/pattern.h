// SPDX-License-Identifier: Apache-2.0
#pragma once
// A compiled regular expression in MATLAB's dialect, on PCRE2. Engine thread.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

struct PatternOptions {
    bool once = false;
    bool ignoreCase = false;
    bool dotAll = true;       ///< '.' matches line ends
    bool lineAnchors = false; ///< '^' and '$' match at line ends
    bool freeSpacing = false;
    bool emptyMatch = false;
};

/// Half-open ranges in code units; nothing for a group that took no part.
using TextRange = std::pair<std::size_t, std::size_t>;
struct PatternMatch {
    TextRange whole;
    std::vector<std::optional<TextRange>> groups;
};

class Pattern {
public:
    /// Throws ScriptError MATLAB:regexp:… when the expression cannot be read.
    Pattern(std::u16string_view expression, const PatternOptions& options, const char* function);
    ~Pattern();
    Pattern(const Pattern&) = delete;
    Pattern& operator=(const Pattern&) = delete;

    /// All matches from left to right, or the first when options.once.
    [[nodiscard]] std::vector<PatternMatch> matches(std::u16string_view text) const;
    [[nodiscard]] int groupCount() const;
    /// Name and number (from 1) of the named groups, in the order of their numbers.
    [[nodiscard]] const std::vector<std::pair<std::string, int>>& names() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace vitrine
