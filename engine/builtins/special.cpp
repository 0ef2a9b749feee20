// SPDX-License-Identifier: Apache-2.0
// Gamma, beta and error functions.
#include "builtins/block_functions.h"
#include "builtins/elementwise.h"

namespace vitrine {

namespace {

const ElementwiseOp kGamma = functionOp("gamma", "vt_gamma($0)", 250, NoHost{});
const ElementwiseOp kGammaln = functionOp("gammaln", "vt_gammaln($0)", 180, NoHost{});
const ElementwiseOp kErf = functionOp("erf", "vt_erf($0)", 50, NoHost{});
const ElementwiseOp kErfc = functionOp("erfc", "vt_erfc($0)", 60, NoHost{});
const ElementwiseOp kErfcx = functionOp("erfcx", "vt_erfcx($0)", 150, NoHost{});
const ElementwiseOp kErfinv = functionOp("erfinv", "vt_erfinv($0)", 400, NoHost{});
const ElementwiseOp kErfcinv = functionOp("erfcinv", "vt_erfcinv($0)", 400, NoHost{});
const ElementwiseOp kBeta =
    libraryOp("beta", 2, TypeRule::Arithmetic, "vt_beta($0, $1)", 900, NoHost{});
const ElementwiseOp kBetaln =
    libraryOp("betaln", 2, TypeRule::Arithmetic, "vt_betaln($0, $1)", 550, NoHost{});

constexpr Builtin kRows[] = {
    {"gamma", 1, 1, 1, callElementwise<kGamma>, "Y = gamma(X)", "Gamma function.", &kGamma},
    {"gammaln", 1, 1, 1, callElementwise<kGammaln>, "Y = gammaln(X)",
     "Logarithm of the gamma function.", &kGammaln},
    {"erf", 1, 1, 1, callElementwise<kErf>, "Y = erf(X)", "Error function.", &kErf},
    {"erfc", 1, 1, 1, callElementwise<kErfc>, "Y = erfc(X)", "Complementary error function.",
     &kErfc},
    {"erfinv", 1, 1, 1, callElementwise<kErfinv>, "X = erfinv(Y)", "Inverse error function.",
     &kErfinv},
    {"erfcx", 1, 1, 1, callElementwise<kErfcx>, "Y = erfcx(X)",
     "Scaled complementary error function, exp(X.^2).*erfc(X).", &kErfcx},
    {"erfcinv", 1, 1, 1, callElementwise<kErfcinv>, "X = erfcinv(Y)",
     "Inverse complementary error function.", &kErfcinv},
    {"beta", 2, 2, 1, callElementwise<kBeta>, "B = beta(Z,W)", "Beta function.", &kBeta},
    {"betaln", 2, 2, 1, callElementwise<kBetaln>, "L = betaln(Z,W)",
     "Logarithm of the beta function.", &kBetaln},
};

} // namespace

std::span<const Builtin> specialTable() {
    return kRows;
}

} // namespace vitrine
