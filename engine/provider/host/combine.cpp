// SPDX-License-Identifier: Apache-2.0
#include "provider/host/combine.h"

#include "base/ivdep.h"
#include "provider/host/block_functions.h"
#include "provider/host/math/math_table.h"
#include "value/nan.h"

#include <bit>
#include <cstring>
#include <string>

namespace vitrine::host {

namespace {

/// r[i] = f(x[i], y[i]). Each element depends on its own operands only, so r may be x or y.
template <typename T, typename F>
void eachPair(const void* a, const void* b, void* out, int64_t n, F&& f) {
    const T* x = static_cast<const T*>(a);
    const T* y = static_cast<const T*>(b);
    T* r = static_cast<T*>(out);
    VITRINE_IVDEP
    for (int64_t i = 0; i < n; ++i)
        r[i] = f(x[i], y[i]);
}

template <typename T>
void sumOf(const void* a, const void* b, void* out, int64_t n) {
    eachPair<T>(a, b, out, n, [](T x, T y) { return x + y; });
}

template <typename T>
void productOf(const void* a, const void* b, void* out, int64_t n) {
    eachPair<T>(a, b, out, n, [](T x, T y) { return x * y; });
}

template <bool kAny>
void logicOf(const void* a, const void* b, void* out, int64_t n) {
    eachPair<uint8_t>(a, b, out, n, [](uint8_t x, uint8_t y) {
        return static_cast<uint8_t>(kAny ? x | y : x & y);
    });
}

// vt_min and vt_max of the function library: one definition of what happens with NaN and ±0.
template <typename T, bool kMin>
void extremeOf(const void* a, const void* b, void* out, int64_t n) {
    static const hostmath::BinaryEntry* const entry = hostmath::findBinary(kMin ? "min" : "max");
    if constexpr (std::is_same_v<T, double>)
        entry->f64(static_cast<const T*>(a), 1, static_cast<const T*>(b), 1, static_cast<T*>(out),
                   n);
    else
        entry->f32(static_cast<const T*>(a), 1, static_cast<const T*>(b), 1, static_cast<T*>(out),
                   n);
}

template <typename T>
Combiner floating(Combine op) {
    Combiner c;
    c.size = sizeof(T);
    c.canonicalise = [](void* x, int64_t n) { canonicaliseNans(static_cast<T*>(x), n); };
    const auto bits = [](T value) {
        uint64_t out = 0;
        std::memcpy(&out, &value, sizeof(T));
        return out;
    };
    switch (op) {
    case Combine::Sum:
        c.combine = sumOf<T>;
        break;
    case Combine::Prod:
        c.combine = productOf<T>;
        c.identity = bits(T(1));
        break;
    case Combine::Min:
        c.combine = extremeOf<T, true>;
        c.identity = bits(std::numeric_limits<T>::quiet_NaN());
        break;
    default:
        c.combine = extremeOf<T, false>;
        c.identity = bits(std::numeric_limits<T>::quiet_NaN());
        break;
    }
    return c;
}

template <typename T>
void splitNeighbours(const std::byte* elements, std::byte* even, std::byte* odd, int64_t pairs) {
    const T* from = reinterpret_cast<const T*>(elements);
    T* x = reinterpret_cast<T*>(even);
    T* y = reinterpret_cast<T*>(odd);
    for (int64_t i = 0; i < pairs; ++i) {
        x[i] = from[2 * i];
        y[i] = from[2 * i + 1];
    }
}

} // namespace

Result<Combiner> Combiner::of(Combine op, DType t) {
    const bool logic = op == Combine::Any || op == Combine::All;
    if (logic != (t == DType::Logical) || (!logic && !isFloat(t)))
        return fail(ErrorCode::Unsupported,
                    "reductions of " + std::string(className(t)) + " are not evaluated here");
    const bool extreme = op == Combine::Min || op == Combine::Max;
    if (extreme && !hostmath::findBinary(op == Combine::Min ? "min" : "max"))
        return fail(ErrorCode::Unsupported, "min and max have no function");
    if (logic) {
        Combiner c;
        c.size = 1;
        c.combine = op == Combine::Any ? logicOf<true> : logicOf<false>;
        c.identity = op == Combine::All;
        return c;
    }
    return t == DType::Double ? floating<double>(op) : floating<float>(op);
}

void Combiner::fill(void* out, int64_t n) const {
    fillBlock(out, &identity, size, n);
}

void treeReduce(const Combiner& combiner, std::byte* elements, int64_t count, int levels,
                std::byte* scratch) {
    for (; levels > 0; --levels) {
        const int64_t pairs = count / 2;
        std::byte* odd = scratch + static_cast<std::size_t>(pairs) * combiner.size;
        switch (combiner.size) {
        case 1:
            splitNeighbours<uint8_t>(elements, scratch, odd, pairs);
            break;
        case 4:
            splitNeighbours<uint32_t>(elements, scratch, odd, pairs);
            break;
        default:
            splitNeighbours<uint64_t>(elements, scratch, odd, pairs);
            break;
        }
        combiner.combine(scratch, odd, elements, pairs);
        count = pairs;
    }
}

} // namespace vitrine::host
