// SPDX-License-Identifier: Apache-2.0
#pragma once
// The script is wrong: an exception with MATLAB's identifier and wording. Thrown by vm/ and
// builtins/ (and by Tensor when reading a value fails); caught by the script's `try` and by the
// session.
#include "base/ref.h"
#include "base/result.h"
#include "base/source.h"

#include <exception>
#include <string>
#include <vector>

namespace vitrine {

/// One entry of a call stack, innermost first.
struct StackEntry {
    std::string function;
    Span span;
};

class ScriptError : public std::exception {
public:
    /// identifier may be empty ("" is what MATLAB gives plain `error('text')`).
    ScriptError(std::string id, std::string text, Span where = {})
        : identifier(std::move(id)), message(std::move(text)), span(where) {}
    /// An expected error that reaches the script: out of memory, a file, a device.
    explicit ScriptError(const Error& error, Span where = {});

    [[nodiscard]] const char* what() const noexcept override { return message.c_str(); }

    std::string identifier;
    std::string message;
    Span span; ///< filled by the VM from the running instruction when left invalid
    std::vector<StackEntry> stack;
    /// The exception object that a script threw, with its causes; null for other errors.
    Ref<RefCounted> object;
};

/// A stop, or a fault of ours: no `try` of a script takes it.
[[nodiscard]] bool isUncatchable(const ScriptError& error);

/// Throws ScriptError with a printf-formatted message.
[[noreturn, gnu::format(printf, 2, 3)]] void throwError(const char* identifier, const char* format,
                                                        ...);

/// The value, or its error thrown as a ScriptError.
template <typename T>
T orThrow(Result<T> result, Span where = {}) {
    if (!result) throw ScriptError(result.error(), where);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

} // namespace vitrine
