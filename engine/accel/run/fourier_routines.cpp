// SPDX-License-Identifier: Apache-2.0
// Fourier transforms as nodes.
#include "accel/run/routine_request.h"

namespace vitrine::routines {

Value fourier(Accelerator& accel, const FourierInput& x, const Lines& lines, int64_t source,
              const Value& table, bool inverse, Span at) {
    const uint32_t flags =
        (inverse ? kInverse : 0) | (x.real ? kRealInput : 0) | (x.im ? kSplitInput : 0);
    return run(
        accel,
        {RoutineOp::Fourier, flags,
         x.im ? std::vector<Value>{x.elements, *x.im, table}
              : std::vector<Value>{x.elements, table},
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
