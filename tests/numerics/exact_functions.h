// SPDX-License-Identifier: Apache-2.0
#pragma once
// What each elementary function should give, by MPFR, and how far off the library may be.
#include <cstddef>
#include <mpfr.h>
#include <span>

namespace numerics {

class Real {
public:
    explicit Real(mpfr_prec_t bits = 160) { mpfr_init2(m_value, bits); }
    ~Real() { mpfr_clear(m_value); }
    Real(const Real&) = delete;
    Real& operator=(const Real&) = delete;
    mpfr_ptr operator*() { return m_value; }

private:
    mpfr_t m_value;
};

using Mpfr1 = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
using Mpfr2 = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

/// Which pairs a function of two is tried on: all, those in (0, 800]
/// (double) or (0, 60] (single), or those whose second number
/// is an integer from -50 to 50 but 0.
enum class Domain { All, Positive, Root };

/// Bounds in units of the last place of the exact result.
struct UnaryCase {
    const char* name;
    Mpfr1 exact;
    double bound;
    double boundSingle;
    std::size_t step = 1; ///< every so many samples only, where MPFR is slow
};
struct BinaryCase {
    const char* name;
    Mpfr2 exact;
    double bound;
    double boundSingle;
    Domain domain = Domain::All;
    std::size_t step = 1;
};

[[nodiscard]] std::span<const UnaryCase> unaryCases();
[[nodiscard]] std::span<const BinaryCase> binaryCases();

} // namespace numerics
