// SPDX-License-Identifier: Apache-2.0
#include "provider/host/math/fourier.h"
#include "provider/host/math/math_table.h"

#include <cstring>
#include <limits>

namespace vitrine::hostmath {

namespace baseline_fourier {
constexpr int kVectorBytes = 16;
#include "provider/host/math/fourier_loops.h"
} // namespace baseline_fourier

const FourierTable& baselineFourierTable() {
    using namespace baseline_fourier;
    static constexpr FourierTable kTable{fourierKernelsOf<double>(), fourierKernelsOf<float>()};
    return kTable;
}

const FourierTable& fourierTable() {
    static const FourierTable& chosen = []() -> const FourierTable& {
        const std::string_view variant = mathTable().variant;
        if (variant == "avx512") return avx512FourierTable();
        return variant == "avx2" ? avx2FourierTable() : baselineFourierTable();
    }();
    return chosen;
}

} // namespace vitrine::hostmath
