// SPDX-License-Identifier: Apache-2.0
#pragma once
// What an operation of the graph computes: a head that all kinds have, and a payload with what its
// kind alone has. Nodes and the operations of a rolled loop's body are both of this. A value type.
#include "accel/graph/lines.h"
#include "accel/placement/pin_table.h"
#include "base/ref.h"
#include "base/result.h"
#include "provider/kernel_ir.h"
#include "value/shape.h"

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace vitrine {

struct LoopBody;

enum class NodeKind : uint8_t {
    Apply,   ///< op over operands, broadcast to shape
    Convert, ///< class conversion
    Fill,    ///< all elements the scalar operand
    Ramp,    ///< operands: first, step
    Random,
    View,        ///< element at an affine map of operand 0's elements
    AssignSlice, ///< operand 0 with a box replaced by operand 1
    Loop,        ///< a result of a whole loop; operands: its arrays from outside
    Reduce,      ///< operand 0 combined along [inner, length, outer]
    Scan,
    Routine, ///< complete arrays in, one out, by a kernel of its own (provider/routine.h)
};

/// One type a kind, in the order of NodeKind.
namespace payload {

struct Apply {
    const ElementwiseOp* op = nullptr;
};
struct Convert {};
struct Fill {};
struct Ramp {};
struct Random {
    RandomDistribution distribution = RandomDistribution::Uniform;
    RandomSource source;
};
struct View {
    OperandMap map; ///< strides over the result's dimensions into operand 0
};
struct AssignSlice {
    IndexBox box; ///< of a loop's operation, where the first iteration stores
};
/// The value of an operation of the last iteration, or of a slot after it.
struct Loop {
    Loop();
    Loop(Ref<LoopBody> whose, uint32_t which);
    Loop(const Loop& other);
    Loop(Loop&& other) noexcept;
    Loop& operator=(const Loop& other);
    Loop& operator=(Loop&& other) noexcept;
    ~Loop(); // where LoopBody is complete

    Ref<LoopBody> body;
    uint32_t value = 0; ///< operation or slot of the body
    bool slot = false;
    /// The values of all iterations, one after another; the shape is that of all together.
    bool perIteration = false;
    /// The operation is a store: the array after all of them. Its last operand is the array before.
    /// Becomes other nodes before it is computed.
    bool store = false;
};
struct Reduce {
    Combine combine = Combine::Sum;
    Lines lines;
};
struct Scan {
    Combine combine = Combine::Sum;
    Lines lines;
    bool reverse = false;
};
struct Routine {
    RoutineCall call;
    std::vector<int64_t> sizes; ///< as its row of routines.def names them
};

using Any = std::variant<Apply, Convert, Fill, Ramp, Random, View, AssignSlice, Loop, Reduce, Scan,
                         Routine>;

} // namespace payload

/// MATLAB's name of an operation whose result has this class.
[[nodiscard]] std::string_view operationName(const payload::Any& what, DType dtype);

struct Operation {
    payload::Any what; ///< its alternative is the kind
    DType dtype = DType::Double;
    DType compute = DType::Double;
    Shape shape;
    uint32_t line = 0;
    uint32_t record = 0; ///< in the graph record
    NodePin pin;
    bool gpuArray = false; ///< an argument is a gpuArray: stays on the device

    [[nodiscard]] NodeKind kind() const { return static_cast<NodeKind>(what.index()); }
    [[nodiscard]] bool is(NodeKind k) const { return kind() == k; }
    /// The payload of an operation that is known to be of this kind.
    template <typename P>
    [[nodiscard]] const P& as() const {
        const P* p = std::get_if<P>(&what);
        if (!p) assertionFailed("the operation is of this kind", __FILE__, __LINE__);
        return *p;
    }
    template <typename P>
    [[nodiscard]] P& as() {
        return const_cast<P&>(std::as_const(*this).template as<P>());
    }
    /// The payload, or null for an operation of another kind.
    template <typename P>
    [[nodiscard]] const P* whenIs() const {
        return std::get_if<P>(&what);
    }
    template <typename P>
    [[nodiscard]] P* whenIs() {
        return std::get_if<P>(&what);
    }
    [[nodiscard]] std::string_view opName() const { return operationName(what, dtype); }
};

/// Is it the same computation, whatever it reads? `advancing`: apart from what an iteration moves
/// on, a view's offset, a draw's counter, where a store begins.
[[nodiscard]] bool sameComputation(const Operation& a, const Operation& b, bool advancing = false);

/// The lines that a reduction or scan goes along.
[[nodiscard]] const Lines& linesOf(const Operation& pass);

/// Arithmetic operations an element; 1 of everything but element-wise functions.
[[nodiscard]] float functionCost(const Operation& operation);
/// Estimate, in operations an element.
[[nodiscard]] double operationCost(const Operation& operation);

} // namespace vitrine
