// SPDX-License-Identifier: Apache-2.0
#include "provider/host/math/fourier.h"

#include <cstring>
#include <limits>

namespace vitrine::hostmath {

namespace avx512_fourier {
constexpr int kVectorBytes = 64;
#include "provider/host/math/fourier_loops.h"
} // namespace avx512_fourier

const FourierTable& avx512FourierTable() {
    using namespace avx512_fourier;
    static constexpr FourierTable kTable{fourierKernelsOf<double>(), fourierKernelsOf<float>()};
    return kTable;
}

} // namespace vitrine::hostmath
