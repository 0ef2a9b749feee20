// SPDX-License-Identifier: Apache-2.0
#pragma once
// Complex arrays in the lazy graph. A captured complex value is a pair of real arrays, its real and
// its imaginary parts: the planner, the kernels, the loops and the host evaluator know real numbers
// only, and a part that nobody needs is never computed. The parts are woven into MATLAB's
// interleaved form when the host reads the elements. What the operations are in terms of the parts
// is said in builtins/elementwise/complex_operations.h. Engine thread.
#include "accel/accelerator.h"

namespace vitrine {
class ArrayHandle;
}

namespace vitrine::complexes {

struct Parts {
    Value re, im;
};

/// What is known of an operation's parts without computing them.
struct Origin {
    /// Imaginary parts are zero wherever they are finite: of z+conj(z), z.*conj(z), z-z.
    bool likelyReal = false;
    uint64_t conjugateOf = 0;     ///< the array (arrayOf) whose conjugate this is
    bool likelyImaginary = false; ///< real parts are zero wherever they are finite: of 1i*x
};

/// Is this a complex array (as far as anybody knows) that is pending, on a device, a gpuArray or
/// large?
[[nodiscard]] bool wantsCapture(Accelerator& accel, const Value& z);
/// The same, but its elements are not on the host: reading them there would compute or copy.
[[nodiscard]] bool isRemote(const Value& z);

/// Real and imaginary parts of a complex value, in its shape. Those of an array on the host are
/// copied apart once and remembered.
[[nodiscard]] Parts parts(Accelerator& accel, const Value& z);

/// The complex value with these parts, of one class and shape. undecided: an operation's result,
/// which becomes real when all imaginary parts are zero; at once where both parts are on the host,
/// else when somebody asks.
[[nodiscard]] Value join(Accelerator& accel, const Parts& parts, bool undecided,
                         const Origin& origin = {});

/// What holds the real parts beside the host, or null.
[[nodiscard]] const ArrayHandle* realPartHandle(const Value& z);

/// Appends what holds the elements beside the host, of complex values for both parts. False:
/// nothing does, or not all of them.
[[nodiscard]] bool addHandles(const Value& v, std::vector<const ArrayHandle*>& to);

/// Names the parts after the variable that the value was stored in.
void nameParts(Accelerator& accel, const Value& z, std::string_view variable);

/// Is nothing known of z's imaginary parts but that they cancel out where they are finite?
[[nodiscard]] bool isLikelyReal(const Value& z);
/// Are the real parts known to be zero, or nothing known of them but that they cancel out?
[[nodiscard]] bool isLikelyImaginary(const Value& z);
/// What holds of elements of z, wherever they are moved.
[[nodiscard]] Origin originOfElements(const Value& z);
/// A number that an array in its shape shares with no other; 0 where z is not captured.
[[nodiscard]] uint64_t arrayOf(const Value& z);
/// Is one the conjugate of the other?
[[nodiscard]] bool areConjugate(const Value& a, const Value& b);

/// May an operation ask whether its argument is real? In a loop that would keep the iterations from
/// being one kernel. The answer does not depend on whether loops are rolled.
[[nodiscard]] bool mayAsk(Accelerator& accel);

} // namespace vitrine::complexes
