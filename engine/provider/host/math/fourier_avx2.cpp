// SPDX-License-Identifier: Apache-2.0
#include "provider/host/math/fourier.h"

#include <cstring>
#include <limits>

namespace vitrine::hostmath {

namespace avx2_fourier {
constexpr int kVectorBytes = 32;
#include "provider/host/math/fourier_loops.h"
} // namespace avx2_fourier

const FourierTable& avx2FourierTable() {
    using namespace avx2_fourier;
    static constexpr FourierTable kTable{fourierKernelsOf<double>(), fourierKernelsOf<float>()};
    return kTable;
}

} // namespace vitrine::hostmath
