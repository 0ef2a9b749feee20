// SPDX-License-Identifier: Apache-2.0
#pragma once
// The butterflies of Fourier transforms over several jobs beside one another, compiled for each
// SIMD variant. Every element is computed by the same operations in the same order, so every
// variant gives the same bits. Constants; any thread.
#include <cstdint>

namespace vitrine::hostmath {

/// `count` jobs whose inputs and outputs lie beside one another.
template <typename T>
struct FourierJobs {
    const T *re, *im; ///< im null: zeros
    int64_t apart;    ///< from one input of a job to the next
    const T *rootRe, *rootIm;
    int64_t rootNext; ///< from the roots of one input, the second being the first that has any, to
                      ///< the next
    T *toRe, *toIm;
    int64_t toApart;
    int64_t count;
    T imSign;           ///< of what is read
    T scaleRe, scaleIm; ///< of what the last pass stores
};

/// What the inputs are multiplied by: nothing, a root that all jobs share, or roots beside one
/// another.
enum class Roots : uint8_t { None, Shared, Each };

template <typename T>
struct FourierKernels {
    /// By radix 2, 4, 8 and by Roots.
    void (*step[3][3])(const FourierJobs<T>&);
    /// The same as the last pass: scaled, NaN canonical.
    void (*last[3][3])(const FourierJobs<T>&);
    /// Without roots; the outputs of a job lie beside one another, those of the jobs after one
    /// another.
    void (*first[3])(const FourierJobs<T>&);
};

struct FourierTable {
    FourierKernels<double> f64;
    FourierKernels<float> f32;
};

/// The table of the variant that mathTable() chose.
const FourierTable& fourierTable();

template <typename T>
const FourierKernels<T>& fourierKernels() {
    if constexpr (sizeof(T) == 8)
        return fourierTable().f64;
    else
        return fourierTable().f32;
}

const FourierTable& baselineFourierTable();
const FourierTable& avx2FourierTable();
const FourierTable& avx512FourierTable();

} // namespace vitrine::hostmath
