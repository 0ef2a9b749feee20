// SPDX-License-Identifier: Apache-2.0
#pragma once
// Names of variables chosen by pattern, and what MAT files list. Any thread.
#include "builtins/text/pattern.h"
#include "builtins/text/text_values.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// "a*" matches names that begin with a; no other wildcard.
[[nodiscard]] inline bool matchesWildcard(std::string_view pattern, std::string_view name) {
    if (pattern.empty()) return name.empty();
    if (pattern[0] == '*') {
        for (std::size_t skip = 0; skip <= name.size(); ++skip) {
            if (matchesWildcard(pattern.substr(1), name.substr(skip))) return true;
        }
        return false;
    }
    return !name.empty() && pattern[0] == name[0] &&
           matchesWildcard(pattern.substr(1), name.substr(1));
}

/// Names given to save, load, who and clear: with wildcards, or regular expressions after -regexp.
class NameFilter {
public:
    void add(const std::string& pattern, bool expression) {
        (expression ? m_expressions : m_patterns).push_back(pattern);
    }
    [[nodiscard]] bool empty() const { return m_patterns.empty() && m_expressions.empty(); }
    /// True for all names when the filter is empty.
    [[nodiscard]] bool matches(const std::string& name) const {
        if (empty()) return true;
        for (const std::string& p : m_patterns) {
            if (matchesWildcard(p, name)) return true;
        }
        for (const std::string& e : m_expressions) {
            PatternOptions options;
            options.once = true;
            if (!Pattern(toUtf16(e), options, "regexp").matches(toUtf16(name)).empty()) return true;
        }
        return false;
    }
    /// Names without wildcards: each must exist.
    [[nodiscard]] std::vector<std::string> plain() const {
        std::vector<std::string> out;
        for (const std::string& p : m_patterns) {
            if (p.find('*') == std::string::npos) out.push_back(p);
        }
        return out;
    }
    /// Are there names, none of them with wildcards or expressions?
    [[nodiscard]] bool onlyPlain() const {
        return !empty() && m_expressions.empty() && plain().size() == m_patterns.size();
    }

private:
    std::vector<std::string> m_patterns, m_expressions;
};

} // namespace vitrine
