// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which operation first made a NaN, and which an Inf, out of arguments that had none. It looks at
// every result, so what is pending is computed one operation after the other: for a replay, never
// for a run that somebody waits for. Owned by the Vm; engine thread.
#include "base/source.h"
#include "value/value.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Where a value that is not finite came from.
struct NonFinite {
    struct Input {
        std::string className, shape;
        std::optional<std::string> value; ///< at the element, where it has one there
    };
    std::string operation; ///< a function's name, or an operator
    Span at;
    std::string variable; ///< that got the result; "" for one that no variable got
    std::string className, shape;
    std::vector<int64_t> subscripts; ///< of the first such element, from 1
    int64_t element = 0;             ///< the same as a linear index, from 1
    std::string value;               ///< "NaN", "-Inf"
    uint32_t node = 0;               ///< in the replay's record, 0: none
    std::vector<Input> inputs;
    Value result;                ///< to find its variable
    const void* frame = nullptr; ///< where a number was made; null: in the base workspace
    bool isNumber = false;
};

class NanTrap {
public:
    /// An operation of the script is over. Functions that are asked for NaN or Inf, and those that
    /// read files, make none.
    void look(std::string_view operation, std::span<const Value> args,
              std::span<const Value> results, Span at, const void* frame);
    /// Asks for the variable that holds a result whose variable is not known yet; "": none does.
    /// Numbers are looked for where they were made: elsewhere an equal one may be another.
    void name(const std::function<std::string(const Value&)>& variableOf, const void* frame);

    [[nodiscard]] const std::optional<NonFinite>& nan() const { return m_nan; }
    [[nodiscard]] const std::optional<NonFinite>& inf() const { return m_inf; }
    [[nodiscard]] bool isOver() const { return m_nan && m_inf; }

private:
    std::optional<NonFinite> m_nan, m_inf;
};

/// Are these the same array, or the same number?
[[nodiscard]] bool isSameValue(const Value& a, const Value& b);

} // namespace vitrine
