// SPDX-License-Identifier: Apache-2.0
#pragma once
// Calling a function over elements (cellfun, arrayfun, structfun) and gathering the results.
#include "builtins/core/support.h"

namespace vitrine {

/// Options at the end of a cellfun-like call, and what is left before them.
struct ApplyOptions {
    bool uniform = true;
    Value errorHandler;
    std::span<const Value> inputs;
};
[[nodiscard]] ApplyOptions applyOptions(std::span<const Value> args);

/// Collects the outputs of calls and makes one array (uniform) or cell for each.
class ApplyResults {
public:
    ApplyResults(const char* function, Shape shape, bool uniform, int nargout)
        : m_function(function), m_shape(std::move(shape)), m_uniform(uniform), m_nargout(nargout) {}
    /// Calls f, or the error handler when f throws, and keeps its outputs.
    void callOne(Interpreter& vm, const Value& f, const Value& errorHandler,
                 std::span<const Value> args, int64_t index);
    /// Keeps outputs computed elsewhere.
    void keep(std::vector<Value> outputs, int64_t index);
    void finish(Call& call);
    /// Outputs of one position as gathered (structfun with UniformOutput false).
    [[nodiscard]] const std::vector<std::vector<Value>>& columns() const { return m_columns; }

private:
    const char* m_function;
    Shape m_shape;
    bool m_uniform;
    int m_nargout;
    std::vector<std::vector<Value>> m_columns;
};

/// Element `index` of any array kind as a 1-by-1 value of the same kind.
[[nodiscard]] Value elementOf(const Value& array, int64_t index);
/// 1-by-1 values of one class joined to an array of this shape; throws when they are no scalars.
[[nodiscard]] Value joinScalars(const std::vector<Value>& values, const Shape& shape,
                                const char* function, int output);

} // namespace vitrine
