// SPDX-License-Identifier: Apache-2.0
// Why a line has no kernel: from its words, and from what its variables are now.
#include "builtins/core/builtin.h"
#include "lang/highlight.h"
#include "lang/token.h"
#include "session/session_state.h"

#include <algorithm>
#include <cstdlib>

namespace vitrine {

namespace {

/// Words of one line, in order; comments and blanks are none.
struct LineWords {
    std::vector<std::pair<lang::TextKind, std::string_view>> words;

    LineWords(std::string_view text, uint32_t line) {
        std::size_t begin = 0;
        for (uint32_t n = 1; n < line && begin < text.size(); ++n) {
            const std::size_t end = text.find('\n', begin);
            begin = end == std::string_view::npos ? text.size() : end + 1;
        }
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        for (const lang::TextToken& token : lang::outlineText(text).tokens) {
            if (token.begin >= end || token.end <= begin) continue;
            if (token.kind == lang::TextKind::Comment) {
                comment = true;
                continue;
            }
            words.emplace_back(token.kind, text.substr(token.begin, token.end - token.begin));
        }
    }
    bool comment = false;
};

std::string keywordReason(std::string_view word) {
    switch (lang::keywordOf(word)) {
    case lang::Keyword::Function:
        return "begins a function; its lines run where it is called.";
    case lang::Keyword::For:
    case lang::Keyword::Parfor:
        return "counts a loop, which the interpreter does itself. What is computed in the loop "
               "stands "
               "at the lines below.";
    case lang::Keyword::If:
    case lang::Keyword::Elseif:
    case lang::Keyword::While:
    case lang::Keyword::Switch:
    case lang::Keyword::Case:
        return "decides where to go on, which the interpreter does itself: it needs the value at "
               "once.";
    default:
        return "belongs to the structure of the script; nothing is computed here.";
    }
}

int64_t elementsOf(const std::string& shape) {
    int64_t count = 1;
    for (std::size_t at = 0; at < shape.size();) {
        char* end = nullptr;
        count *= std::strtoll(shape.c_str() + at, &end, 10);
        const auto next = static_cast<std::size_t>(end - shape.c_str());
        if (next == at) return 0;
        at = next + 1; // behind the x
    }
    return count;
}

bool isNumeric(const std::string& className) {
    static constexpr std::string_view kOthers[] = {
        "cell",           "struct", "string",      "char",    "table", "function_handle",
        "containers.Map", "object", "categorical", "datetime"};
    return std::find(std::begin(kOthers), std::end(kOthers), className) == std::end(kOthers);
}

} // namespace

std::string Session::lineReason(std::string_view text, uint32_t line,
                                const std::vector<VariableInfo>& variables, int64_t leastElements) {
    const LineWords own(text, line);
    if (own.words.empty()) return std::string(own.comment ? "is a comment." : "is empty.");
    const auto& [kind, first] = own.words.front();
    if (kind == lang::TextKind::Keyword) return keywordReason(first);
    const VariableInfo* largest = nullptr;
    const VariableInfo* other = nullptr; // of a class that kernels do not know
    int64_t most = 0;
    std::string called;
    for (const auto& [sort, word] : own.words) {
        if (sort != lang::TextKind::Identifier) continue;
        const auto known =
            std::find_if(variables.begin(), variables.end(),
                         [&, &name = word](const VariableInfo& v) { return v.name == name; });
        if (known == variables.end()) {
            if (!findBuiltin(word) && called.empty()) called = word;
            continue;
        }
        if (!isNumeric(known->className)) {
            other = &*known;
            continue;
        }
        const int64_t elements = elementsOf(known->shape);
        if (!largest || elements > most) {
            largest = &*known;
            most = elements;
        }
    }
    const std::string least = std::to_string(leastElements);
    if (largest && most >= leastElements)
        return "has " + largest->name + " with " + std::to_string(most) +
               " elements, and yet no kernel: it only moves or names what is there, or nothing "
               "read "
               "its result, and what nothing reads is not computed.";
    if (!called.empty()) return "calls " + called + ": what that computes stands at its own lines.";
    if (largest && most > 1)
        return "works on few elements (" + largest->name + " has " + std::to_string(most) +
               "). From " + least +
               " elements on an operation gets a kernel; fewer are computed at once on the CPU, in "
               "less time than a kernel takes to start.";
    if (other)
        return "works on " + other->name + ", a " + other->className +
               ". Kernels compute arrays of numbers and logicals; this ran at once on the CPU.";
    if (largest) return "works with single numbers, which the interpreter computes itself.";
    return "has no array of " + least +
           " elements or more: what it does, if anything, ran at once on the CPU.";
}

} // namespace vitrine
