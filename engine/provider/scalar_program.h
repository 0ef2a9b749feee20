// SPDX-License-Identifier: Apache-2.0
#pragma once
// A scalar function as a program with control flow: what arrayfun runs for each element, on any
// provider. Values live in slots, one class each; statements are a tree (if, loop, calls of
// regions). Each element runs alone: host and devices give the same bits because each statement is
// an ElementwiseOp or a conversion.
//
// Loop:    its statements run again and again until a Break, a BreakUnless, a Return or a stop.
// Call:    runs a region; Return ends it.
// Stop:    the element gives up: its state becomes Refused (a complex result, an error, …).
// Budget:  an element may begin `budget` iterations of loops in all; then its state is Unfinished.
//          A stopped element leaves every loop at its head; what it computes is not used.
#include "base/ref.h"
#include "provider/op.h"
#include "value/dtype.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

enum class ScalarKind : uint8_t {
    Move,        ///< to = args[0]
    Convert,     ///< to = args[0] in the class of `to`
    Apply,       ///< to = op(args…), computed in `compute`, which the arguments have
    If,          ///< args[0] (logical): body, else otherwise
    Loop,        ///< body
    Break,       ///< of the innermost loop
    BreakUnless, ///< args[0] (logical)
    Continue,
    Call, ///< region
    Return,
    Stop,      ///< always
    StopIf,    ///< args[0] (logical)
    StopIfNew, ///< args[0] is NaN although none of args[1], args[2] is: a result that is not real
};

struct ScalarStatement {
    ScalarKind kind = ScalarKind::Move;
    DType compute = DType::Double;
    const ElementwiseOp* op = nullptr;
    int16_t to = -1;
    std::array<int16_t, 3> args{-1, -1, -1};
    int16_t region = -1;
    uint32_t line = 0;
    std::vector<ScalarStatement> body, otherwise;
};

/// What became of an element; the last column of the result where a program can stop.
enum class ScalarState : uint8_t { Done = 0, Unfinished = 1, Refused = 2 };

struct ScalarSlot {
    DType dtype = DType::Double;
    std::string name; ///< of a variable, or ""
};

struct ScalarRegion {
    std::string name; ///< of the function
    std::vector<ScalarStatement> body;
};

class ScalarProgram : public RefCounted {
public:
    std::string name;
    std::vector<ScalarSlot> slots;
    std::vector<int16_t> inputs;     ///< slots that get the elements of the arrays
    std::vector<int16_t> parameters; ///< slots that get a number of the launch
    std::vector<std::pair<int16_t, uint64_t>> constants; ///< slot and bits
    std::vector<ScalarRegion> regions;                   ///< a region calls earlier ones only
    int16_t main = -1;
    std::vector<int16_t> outputs;
    bool canStop = false; ///< there are loops without a known bound, or stops
    double cost = 0;      ///< operations, each loop's once
    bool loops = false;
    uint64_t hash = 0; ///< of everything above; set by sealScalarProgram

    /// Class of the array that all results are columns of; each is exact in it.
    [[nodiscard]] DType container() const;
    [[nodiscard]] int64_t columns() const {
        return static_cast<int64_t>(outputs.size()) + (canStop ? 1 : 0);
    }
};

/// Computes cost, loops and hash; call once when the program is complete.
void sealScalarProgram(ScalarProgram& program);
/// For the interface and tests: the program as indented lines.
[[nodiscard]] std::string scalarProgramText(const ScalarProgram& program);

} // namespace vitrine
