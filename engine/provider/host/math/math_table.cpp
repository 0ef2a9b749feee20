// SPDX-License-Identifier: Apache-2.0
#include "provider/host/math/math_table.h"

#include <array>
#include <cstdlib>

namespace vitrine::hostmath {

namespace {

struct Runnable {
    std::array<const MathTable*, 3> tables{};
    std::size_t count = 0;
};

const Runnable& runnable() {
    static const Runnable kRunnable = [] {
        Runnable r;
        r.tables[r.count++] = &baselineMathTable();
        __builtin_cpu_init();
        if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return r;
        r.tables[r.count++] = &avx2MathTable();
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
            __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw"))
            r.tables[r.count++] = &avx512MathTable();
        return r;
    }();
    return kRunnable;
}

} // namespace

std::span<const MathTable* const> runnableMathTables() {
    return {runnable().tables.data(), runnable().count};
}

const MathTable& mathTable() {
    static const MathTable& chosen = []() -> const MathTable& {
        const char* wanted = std::getenv("VITRINE_HOST_SIMD");
        for (const MathTable* table : runnableMathTables())
            if (wanted != nullptr && std::string_view(wanted) == table->variant) return *table;
        return *runnableMathTables().back();
    }();
    return chosen;
}

const UnaryEntry* MathTable::findUnary(std::string_view name) const {
    for (const UnaryEntry& entry : unary)
        if (name == entry.name) return &entry;
    return nullptr;
}

const BinaryEntry* MathTable::findBinary(std::string_view name) const {
    for (const BinaryEntry& entry : binary)
        if (name == entry.name) return &entry;
    return nullptr;
}

} // namespace vitrine::hostmath
