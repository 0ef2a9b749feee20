// SPDX-License-Identifier: Apache-2.0
#include "provider/host/block_functions.h"

#include "value/convert.h"

#include <algorithm>
#include <cstring>

namespace vitrine::host {

namespace {

template <typename From, typename To>
void convertBlock(const void* const* args, void* out, int64_t n) {
    const From* in = static_cast<const From*>(args[0]);
    To* to = static_cast<To*>(out);
    for (int64_t i = 0; i < n; ++i)
        to[i] = convertElement<To>(in[i]);
}

/// Calls f(offset in the block, length, coordinates of its start) for each piece of the block along
/// the first dimension.
template <typename F>
void forEachRun(const int64_t* dims, int rank, const Coordinates& at, int64_t n, F&& f) {
    Coordinates here = at;
    for (int64_t done = 0; done < n;) {
        const int64_t run = std::min(n - done, dims[0] - here.c[0]);
        f(done, run, here);
        done += run;
        here.c[0] += run;
        for (int d = 0; d + 1 < rank && here.c[static_cast<std::size_t>(d)] == dims[d]; ++d) {
            here.c[static_cast<std::size_t>(d)] = 0;
            ++here.c[static_cast<std::size_t>(d) + 1];
        }
    }
}

int64_t elementOf(const OperandMap& map, const Coordinates& at, int rank) {
    int64_t e = map.offset;
    for (std::size_t d = 0; d < static_cast<std::size_t>(rank); ++d)
        e += map.stride[d] * at.c[d];
    return e;
}

template <typename T>
void gatherTyped(const T* operand, const OperandMap& map, const int64_t* dims, int rank,
                 const Coordinates& at, T* out, int64_t n) {
    const int64_t stride = map.stride[0];
    forEachRun(dims, rank, at, n, [&](int64_t offset, int64_t run, const Coordinates& here) {
        const T* from = operand + elementOf(map, here, rank);
        T* to = out + offset;
        if (stride == 1) {
            std::copy(from, from + run, to);
        } else if (stride == 0) {
            std::fill(to, to + run, *from);
        } else {
            for (int64_t i = 0; i < run; ++i)
                to[i] = from[i * stride];
        }
    });
}

template <typename T>
void gatherGuardedTyped(const T* operand, const OperandMap& map, const int64_t* dims, int rank,
                        const Coordinates& at, const uint8_t* guard, T* out, int64_t n) {
    const int64_t stride = map.stride[0];
    forEachRun(dims, rank, at, n, [&](int64_t offset, int64_t run, const Coordinates& here) {
        const int64_t from = elementOf(map, here, rank);
        for (int64_t i = 0; i < run; ++i)
            out[offset + i] = guard[offset + i] ? operand[from + i * stride] : T(0);
    });
}

/// Calls f with a value of the unsigned type of this size.
template <typename F>
void visitSize(std::size_t size, F&& f) {
    switch (size) {
    case 1:
        return f(uint8_t{});
    case 2:
        return f(uint16_t{});
    case 4:
        return f(uint32_t{});
    default:
        return f(uint64_t{});
    }
}

} // namespace

BlockFunction convertFunction(DType from, DType to) {
    BlockFunction found = nullptr;
    visitDType(from, [&](auto source) {
        visitDType(to,
                   [&](auto target) { found = convertBlock<decltype(source), decltype(target)>; });
    });
    return found;
}

void fillBlock(void* out, const void* value, std::size_t size, int64_t n) {
    visitSize(size, [&](auto tag) {
        using T = decltype(tag);
        T element;
        std::memcpy(&element, value, sizeof(T));
        std::fill_n(static_cast<T*>(out), n, element);
    });
}

Coordinates Coordinates::of(int64_t element, const int64_t* dims, int rank) {
    Coordinates at;
    for (int d = 0; d + 1 < rank; ++d) {
        at.c[static_cast<std::size_t>(d)] = element % dims[d];
        element /= dims[d];
    }
    at.c[static_cast<std::size_t>(rank - 1)] = element;
    return at;
}

const std::byte* gatherBlock(const std::byte* operand, const OperandMap& map, const int64_t* dims,
                             int rank, const Coordinates& at, std::size_t size, std::byte* out,
                             int64_t n) {
    if (map.stride[0] == 1 && at.c[0] + n <= dims[0])
        return operand + elementOf(map, at, rank) * static_cast<int64_t>(size);
    visitSize(size, [&](auto tag) {
        using T = decltype(tag);
        gatherTyped(reinterpret_cast<const T*>(operand), map, dims, rank, at,
                    reinterpret_cast<T*>(out), n);
    });
    return out;
}

void gatherGuarded(const std::byte* operand, const OperandMap& map, const int64_t* dims, int rank,
                   const Coordinates& at, std::size_t size, const uint8_t* guard, std::byte* out,
                   int64_t n) {
    visitSize(size, [&](auto tag) {
        using T = decltype(tag);
        gatherGuardedTyped(reinterpret_cast<const T*>(operand), map, dims, rank, at, guard,
                           reinterpret_cast<T*>(out), n);
    });
}

void insideBlock(const IndexBox& box, const int64_t* dims, int rank, const Coordinates& at,
                 uint8_t* out, int64_t n) {
    const auto inside = [&](int64_t c, std::size_t d) {
        const int64_t distance = c - box.first[d];
        return distance >= 0 && distance < box.count[d] * box.step[d] &&
               distance % box.step[d] == 0;
    };
    forEachRun(dims, rank, at, n, [&](int64_t offset, int64_t run, const Coordinates& here) {
        bool row = true;
        for (std::size_t d = 1; d < static_cast<std::size_t>(rank); ++d)
            row = row && inside(here.c[d], d);
        uint8_t* to = out + offset;
        std::fill(to, to + run, uint8_t{0});
        if (!row) return;
        if (box.step[0] == 1) {
            const int64_t from = std::clamp(box.first[0] - here.c[0], int64_t{0}, run);
            const int64_t end =
                std::clamp(box.first[0] + box.count[0] - here.c[0], int64_t{0}, run);
            if (from < end) std::fill(to + from, to + end, uint8_t{1});
            return;
        }
        for (int64_t i = 0; i < run; ++i)
            to[i] = inside(here.c[0] + i, 0);
    });
}

void rampBlock(DType dtype, uint64_t firstBits, uint64_t stepBits, int64_t e0, void* out,
               int64_t n) {
    visitDType(dtype, [&](auto tag) {
        using T = decltype(tag);
        if constexpr (!std::is_same_v<T, bool>) {
            T first;
            T step;
            std::memcpy(&first, &firstBits, sizeof(T));
            std::memcpy(&step, &stepBits, sizeof(T));
            T* to = static_cast<T*>(out);
            for (int64_t i = 0; i < n; ++i)
                to[i] = canonicalNan(
                    static_cast<T>(first + static_cast<T>(static_cast<T>(e0 + i) * step)));
        }
    });
}

} // namespace vitrine::host
