// SPDX-License-Identifier: Apache-2.0
#pragma once
// Errors of the kind we expect (Vulkan, files, memory, unsupported): Result<T>, checked by the
// caller. Script errors are ScriptError (base/script_error.h); our own mistakes, VITRINE_ASSERT.
#include <atomic>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

namespace vitrine {

enum class ErrorCode : unsigned char {
    Unsupported, ///< the provider or device cannot do this; place it elsewhere
    OutOfMemory, ///< host or device memory is exhausted
    DeviceLost,  ///< the device was lost; nothing on it can be read again
    Io,          ///< a file could not be read or written
    Compile,     ///< a kernel did not compile
    Invalid,     ///< a request that the callee refuses (wrong size, closed object)
    Interrupted, ///< the user asked to stop
};

struct Error {
    ErrorCode code = ErrorCode::Invalid;
    std::string message;
};

template <typename T>
using Result = tl::expected<T, Error>;
using Status = tl::expected<void, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string message) {
    return tl::unexpected<Error>(Error{code, std::move(message)});
}

/// Throws InternalError (base/internal_error.h). Unreachable from any script.
[[noreturn]] void assertionFailed(const char* condition, const char* file, int line);

namespace fault {
/// Set while assertions are counted so that the N-th can fail (base/fault.h); tests only.
extern std::atomic<bool> g_countsAssertions;
/// Counts an assertion; true when it must fail.
[[nodiscard]] bool takeAssertion();
} // namespace fault

} // namespace vitrine

#define VITRINE_ASSERT(condition)                                                                  \
    (static_cast<bool>(condition) &&                                                               \
             !(::vitrine::fault::g_countsAssertions.load(std::memory_order_relaxed) &&             \
               ::vitrine::fault::takeAssertion())                                                  \
         ? static_cast<void>(0)                                                                    \
         : ::vitrine::assertionFailed(#condition, __FILE__, __LINE__))

#define VITRINE_CONCAT2(a, b) a##b
#define VITRINE_CONCAT(a, b) VITRINE_CONCAT2(a, b)
/// `VITRINE_TRY(auto x, f());` declares x with the value, or returns f's error.
#define VITRINE_TRY(declaration, expression)                                                       \
    auto VITRINE_CONCAT(tried_, __LINE__) = (expression);                                          \
    if (!VITRINE_CONCAT(tried_, __LINE__))                                                         \
        return tl::unexpected<::vitrine::Error>(                                                   \
            std::move(VITRINE_CONCAT(tried_, __LINE__).error()));                                  \
    declaration = std::move(*VITRINE_CONCAT(tried_, __LINE__))
/// As VITRINE_TRY for an expression of type Status.
#define VITRINE_CHECK(expression)                                                                  \
    do {                                                                                           \
        auto checked_ = (expression);                                                              \
        if (!checked_) return tl::unexpected<::vitrine::Error>(std::move(checked_.error()));       \
    } while (false)
