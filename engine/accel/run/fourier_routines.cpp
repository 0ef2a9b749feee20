// SPDX-License-Identifier: Apache-2.0
// Fourier transforms as nodes.
#include "accel/run/routine_request.h"

namespace vitrine::routines {

Value fourierRoots(Accelerator& accel, const Value& powers, int64_t length, Span at) {
    return run(accel,
               {RoutineOp::FourierRoots,
                0,
                {powers},
                sizes::list(sizes::FourierRoots{.length = length}),
                powers.dtype(),
                Shape(2 * fourierRootCount(length), 1)},
               at);
}

Value fourier(Accelerator& accel, const FourierInput& x, const Lines& lines, int64_t source,
              const Value& roots, bool inverse, Span at) {
    const uint32_t flags =
        (inverse ? kInverse : 0) | (x.real ? kRealInput : 0) | (x.im ? kSplitInput : 0);
    return run(
        accel,
        {RoutineOp::Fourier, flags,
         x.im ? std::vector<Value>{x.elements, *x.im, roots}
              : std::vector<Value>{x.elements, roots},
         sizes::list(sizes::Fourier{
             .inner = lines.inner, .length = lines.length, .outer = lines.outer, .source = source}),
         x.elements.dtype(), Shape(2 * lines.inner * lines.length * lines.outer, 1)},
        at);
}

Value fourierMirror(Accelerator& accel, const Value& packed, std::span<const int64_t> lengths,
                    Span at) {
    return run(accel,
               {RoutineOp::FourierMirror,
                0,
                {packed},
                {lengths.begin(), lengths.end()},
                packed.dtype(),
                packed.shape()},
               at);
}

} // namespace vitrine::routines
