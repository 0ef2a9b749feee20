// SPDX-License-Identifier: Apache-2.0
// Factorisations and triangular systems as nodes.
#include "accel/run/routine_request.h"

namespace vitrine::routines {

namespace {

/// elements(m, n, parts) says how many the packed factors have.
Value complexFactor(Accelerator& accel, RoutineOp op,
                    int64_t (*elements)(int64_t, int64_t, int64_t), const complexes::Parts& a,
                    Span at) {
    const int64_t m = a.re.shape().rows(), n = a.re.shape().columns();
    return run(accel,
               {op,
                kComplex,
                {a.re, a.im},
                sizes::list(sizes::Matrix{m, n}),
                a.re.dtype(),
                Shape(elements(m, n, 2), 1)},
               at);
}

} // namespace

Value luFactor(Accelerator& accel, const Value& a, Span at) {
    const int64_t m = a.shape().rows(), n = a.shape().columns();
    return run(accel,
               {RoutineOp::LuFactor,
                0,
                {a},
                sizes::list(sizes::Matrix{m, n}),
                a.dtype(),
                Shape(luElements(m, n), 1)},
               at);
}

Value luFactor(Accelerator& accel, const complexes::Parts& a, Span at) {
    return complexFactor(accel, RoutineOp::LuFactor, luElements, a, at);
}

Value choleskyFactor(Accelerator& accel, const Value& a, bool lower, Span at) {
    const int64_t n = a.shape().rows();
    return run(accel,
               {RoutineOp::CholeskyFactor,
                lower ? kLower : 0,
                {a},
                sizes::list(sizes::Square{n}),
                a.dtype(),
                Shape(n * n + 1, 1)},
               at);
}

Value qrFactor(Accelerator& accel, const Value& a, Span at) {
    const int64_t m = a.shape().rows(), n = a.shape().columns();
    return run(accel,
               {RoutineOp::QrFactor,
                0,
                {a},
                sizes::list(sizes::Matrix{m, n}),
                a.dtype(),
                Shape(qrElements(m, n), 1)},
               at);
}

Value qrFactor(Accelerator& accel, const complexes::Parts& a, Span at) {
    return complexFactor(accel, RoutineOp::QrFactor, qrElements, a, at);
}

Value qrApply(Accelerator& accel, const Value& factors, int64_t m, int64_t n, const Value& c,
              bool adjoint, Span at) {
    return run(accel,
               {RoutineOp::QrApply,
                adjoint ? kAdjoint : 0,
                {factors, c},
                sizes::list(sizes::QrApply{.m = m, .n = n, .columns = c.shape().columns()}),
                factors.dtype(),
                Shape(m, c.shape().columns())},
               at);
}

Value qrColumns(Accelerator& accel, const Value& factors, int64_t m, int64_t n, int64_t columns,
                bool complex, Span at) {
    return run(accel,
               {RoutineOp::QrApply,
                complex ? kIdentity | kComplex : kIdentity,
                {factors},
                sizes::list(sizes::QrApply{.m = m, .n = n, .columns = columns}),
                factors.dtype(),
                Shape(complex ? 2 * m : m, columns)},
               at);
}

Value triangularSolve(Accelerator& accel, const Value& t, int64_t lead, const Value& b,
                      TriangleKind kind, Span at) {
    const uint32_t flags =
        (kind.lower ? kLower : 0) | (kind.unit ? kUnit : 0) | (kind.transposed ? kTransposed : 0);
    const int64_t n = b.shape().rows(), sides = b.shape().columns();
    return run(accel,
               {RoutineOp::TriangularSolve,
                flags,
                {t, b},
                sizes::list(sizes::Solve{.n = n, .columns = sides, .lead = lead}),
                t.dtype(),
                b.shape()},
               at);
}

Value conditionOf(Accelerator& accel, const Value& factors, int64_t n, const Value& norm, Span at) {
    return run(accel,
               {RoutineOp::Condition,
                0,
                {factors, norm},
                sizes::list(sizes::Square{n}),
                factors.dtype(),
                Shape(1, 1)},
               at);
}

Value triangleOf(Accelerator& accel, const Value& x, int64_t lead, const Shape& result, bool lower,
                 bool unit, int64_t diagonal, Span at) {
    const uint32_t flags = (lower ? kLower : 0) | (unit ? kUnit : 0);
    return run(accel,
               {RoutineOp::Triangle,
                flags,
                {x},
                sizes::list(sizes::Triangle{.rows = result.rows(),
                                            .columns = result.columns(),
                                            .lead = lead,
                                            .diagonal = diagonal}),
                x.dtype(),
                result},
               at);
}

Value structureOf(Accelerator& accel, const Value& a, Span at) {
    return run(accel,
               {RoutineOp::Structure,
                0,
                {a},
                sizes::list(sizes::Square{a.shape().rows()}),
                a.dtype(),
                Shape(1, 1)},
               at);
}

} // namespace vitrine::routines
