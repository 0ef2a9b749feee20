// SPDX-License-Identifier: Apache-2.0
#pragma once
// Bessel, Hankel and Airy functions of real orders and arguments off the real axis, to some units
// of the last digit of their modulus. Pure functions; any thread.
#include <complex>

namespace vitrine::special {

/// With `scaled` times exp(-abs(imag(z))).
[[nodiscard]] std::complex<double> complexJ(double nu, std::complex<double> z, bool scaled);
[[nodiscard]] std::complex<double> complexY(double nu, std::complex<double> z, bool scaled);
/// With `scaled` times exp(-abs(real(z))).
[[nodiscard]] std::complex<double> complexI(double nu, std::complex<double> z, bool scaled);
/// With `scaled` times exp(z).
[[nodiscard]] std::complex<double> complexK(double nu, std::complex<double> z, bool scaled);
/// The first or second Hankel function; with `scaled` times exp(-i*z) or exp(i*z).
[[nodiscard]] std::complex<double> complexH(int kind, double nu, std::complex<double> z,
                                            bool scaled);
/// Ai, Ai', Bi, Bi' for k from 0; with `scaled` times exp(zeta) or exp(-abs(real(zeta))),
/// zeta = 2/3*z*sqrt(z).
[[nodiscard]] std::complex<double> complexAiry(int k, std::complex<double> z, bool scaled);

} // namespace vitrine::special
