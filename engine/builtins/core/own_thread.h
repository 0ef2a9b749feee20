// SPDX-License-Identifier: Apache-2.0
#pragma once
// Builtins that need nothing but their arguments. With much to do they run on a thread of their
// own, which a stop leaves at once (base/stop.h): what they made is given back there, and their own
// looks at the flag end them soon after.
#include "builtins/core/builtin.h"

#include <memory>
#include <optional>

namespace vitrine {

/// What such a builtin sees of its call. No interpreter: it may run beside it.
struct PlainCall {
    std::span<const Value> args; ///< on the host alone, where it runs on a thread of its own
    int nargout;
    std::vector<Value>& out;

    [[nodiscard]] int count() const { return static_cast<int>(args.size()); }
    [[nodiscard]] const Value& operator[](int i) const { return args[static_cast<std::size_t>(i)]; }
    void result(Value v) const { out.push_back(std::move(v)); }
};
using PlainFunction = void (*)(PlainCall&);

/// Elements of all arguments, those in cells and structs too; an estimate, made in bounded time.
[[nodiscard]] double elementsOf(std::span<const Value> args);
/// Elements that a builtin handles in about a millisecond: from here on a thread is worth its cost.
constexpr double kManyElements = 3e4;

/// The values with all their elements on the host and no ties to the engine; nothing when one is
/// more than data (a handle, a map, an object).
[[nodiscard]] std::optional<std::vector<Value>> hostCopies(std::span<const Value> values);

/// Calls f, on a thread of its own when `elements` are many and the arguments are data.
void runOnOwnThread(Call& call, PlainFunction f, double elements);
/// f as a row of a builtin table.
template <PlainFunction F>
void onOwnThread(Call& call) {
    runOnOwnThread(call, F, elementsOf(call.args));
}

/// The same with other arguments than the call's.
void runOnOwnThreadWith(Call& call, std::span<const Value> args, PlainFunction f, double elements);

/// f(values) for the part of a builtin that needs no interpreter; what it returns must be data.
template <typename F>
auto computeOnOwnThread(std::span<const Value> values, double elements, F f) {
    using Result = std::invoke_result_t<F, std::span<const Value>>;
    if (elements < kManyElements) return f(values);
    struct Job {
        std::vector<Value> values;
        std::optional<Result> result;
    };
    std::optional<std::vector<Value>> copies = hostCopies(values);
    if (!copies) return f(values);
    const auto job = std::make_shared<Job>();
    job->values = std::move(*copies);
    runAbandonable(
        [job, f = std::move(f)] { job->result.emplace(f(std::span<const Value>(job->values))); });
    return std::move(*job->result);
}

} // namespace vitrine
