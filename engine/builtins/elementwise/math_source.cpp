// SPDX-License-Identifier: Apache-2.0
// Adapts the host's tables of elementary functions to BlockFunction, which carries no state: one
// instance for each position of the table.
#include "builtins/elementwise/block_functions.h"
#include "provider/host/math/math_table.h"

#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t kSlots = 128; // more than the tables have

template <std::size_t I>
void unary64(const void* const* args, void* out, int64_t n) {
    hostmath::mathTable().unary[I].f64(static_cast<const double*>(args[0]),
                                       static_cast<double*>(out), n);
}
template <std::size_t I>
void unary32(const void* const* args, void* out, int64_t n) {
    hostmath::mathTable().unary[I].f32(static_cast<const float*>(args[0]), static_cast<float*>(out),
                                       n);
}
template <auto Table, std::size_t I>
void binary64(const void* const* args, void* out, int64_t n) {
    (hostmath::mathTable().*Table)[I].f64(static_cast<const double*>(args[0]), 1,
                                          static_cast<const double*>(args[1]), 1,
                                          static_cast<double*>(out), n);
}
template <auto Table, std::size_t I>
void binary32(const void* const* args, void* out, int64_t n) {
    (hostmath::mathTable().*Table)[I].f32(static_cast<const float*>(args[0]), 1,
                                          static_cast<const float*>(args[1]), 1,
                                          static_cast<float*>(out), n);
}

template <std::size_t I>
void quaternary64(const void* const* args, void* out, int64_t n) {
    const double* parts[] = {
        static_cast<const double*>(args[0]), static_cast<const double*>(args[1]),
        static_cast<const double*>(args[2]), static_cast<const double*>(args[3])};
    hostmath::mathTable().quaternary[I].f64(parts, static_cast<double*>(out), n);
}

struct Adapters {
    std::array<BlockFunction, kSlots> unary64, unary32, binary64, binary32, arithmetic64,
        arithmetic32, quaternary64;
};

template <std::size_t... I>
constexpr Adapters makeAdapters(std::index_sequence<I...>) {
    return {{vitrine::unary64<I>...},
            {vitrine::unary32<I>...},
            {vitrine::binary64<&hostmath::MathTable::binary, I>...},
            {vitrine::binary32<&hostmath::MathTable::binary, I>...},
            {vitrine::binary64<&hostmath::MathTable::arithmetic, I>...},
            {vitrine::binary32<&hostmath::MathTable::arithmetic, I>...},
            {vitrine::quaternary64<I>...}};
}

constexpr Adapters kAdapters = makeAdapters(std::make_index_sequence<kSlots>());

template <typename Entry>
int positionOf(std::span<const Entry> table, std::string_view name) {
    for (std::size_t i = 0; i < std::min(table.size(), kSlots); ++i) {
        if (name == table[i].name) return static_cast<int>(i);
    }
    return -1;
}

} // namespace

ElementwiseOp libraryOp(const char* name, int arity, TypeRule rule, const char* glsl, float cost) {
    ElementwiseOp op{name, arity, rule, glsl};
    op.cost = cost;
    for (const DType t : {DType::Double, DType::Single}) {
        op.host[static_cast<int>(t)] = mathFunction(name, arity, t);
        VITRINE_ASSERT(op.hostFor(t));
    }
    return op;
}

ElementwiseOp withArithmetic(ElementwiseOp op) {
    const int i = positionOf(hostmath::mathTable().arithmetic, op.name);
    VITRINE_ASSERT(i >= 0);
    op.host[static_cast<int>(DType::Double)] = kAdapters.arithmetic64[static_cast<std::size_t>(i)];
    op.host[static_cast<int>(DType::Single)] = kAdapters.arithmetic32[static_cast<std::size_t>(i)];
    return op;
}

BlockFunction mathFunction(std::string_view name, int arity, DType dtype) {
    // The library names functions as GLSL does.
    if (name == "power") name = "pow";
    const hostmath::MathTable& table = hostmath::mathTable();
    if (arity == 4) {
        const int k = positionOf(table.quaternary, name);
        if (k < 0 || dtype != DType::Double) return nullptr;
        return kAdapters.quaternary64[static_cast<std::size_t>(k)];
    }
    const int i = arity == 1 ? positionOf(table.unary, name) : positionOf(table.binary, name);
    if (i < 0 || arity > 2) return nullptr;
    const auto k = static_cast<std::size_t>(i);
    const bool wide = dtype == DType::Double;
    if (arity == 1) return wide ? kAdapters.unary64[k] : kAdapters.unary32[k];
    return wide ? kAdapters.binary64[k] : kAdapters.binary32[k];
}

} // namespace vitrine
