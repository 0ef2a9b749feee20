// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/variant.h"

#include "base/hash.h"
#include "provider/codegen/kernel_text.h"

#include <bit>
#include <cmath>

namespace vitrine::codegen {

uint64_t Variant::hash() const {
    uint64_t h = bits();
    for (const uint64_t word :
         {inParts.inputs, inParts.outputs, numbers.exponents, numbers.divisors, numbers.reciprocals,
          uint64_t{columnAhead}, lineMaps.even, lineMaps.constant, lineMaps.fours})
        h = hashCombine(h, word);
    return h;
}

bool hasNearReciprocal(DType t, double y) {
    // x times the reciprocal r is off by half a last place, and by |r y - 1| of up to 2^24 (2^53)
    // of them: where that is no more than another half, one correction rounds rightly.
    if (!(y >= 0x1p-40 && y <= 0x1p40)) return false;
    return t == DType::Single ? std::abs(double{1.0f / static_cast<float>(y)} * y - 1) <= 0x1p-25
                              : t == DType::Double && std::abs(std::fma(1 / y, y, -1.0)) <= 0x1p-54;
}

KnownNumbers KnownNumbers::of(const Program& program, const LaunchGeometry& geometry) {
    KnownNumbers known;
    const auto set = [](uint64_t& bits, int parameter, int value) {
        bits &= ~(uint64_t{63} << (6 * parameter));
        bits |= static_cast<uint64_t>(value + 32) << (6 * parameter);
    };
    for (const std::vector<Step>* steps : {&program.body, &program.epilogue}) {
        for (const Step& s : *steps) {
            const std::string function = libraryFunction(s);
            const bool divides = function == "vt_div";
            if ((!divides && function != "vt_pow") || !isFloat(s.compute)) continue;
            const Step& right = (*steps)[static_cast<std::size_t>(s.args[1])];
            if (right.kind != StepKind::Parameter || right.slot >= 10 ||
                program.parameters[static_cast<std::size_t>(right.slot)] != s.compute)
                continue;
            const uint64_t bits = geometry.parameters[static_cast<std::size_t>(right.slot)];
            const double y = s.compute == DType::Double
                                 ? std::bit_cast<double>(bits)
                                 : double{std::bit_cast<float>(static_cast<uint32_t>(bits))};
            int exponent = 0;
            if (divides && std::frexp(y, &exponent) == 0.5 && std::abs(exponent - 1) < 32)
                set(known.divisors, right.slot, exponent - 1);
            if (divides && hasNearReciprocal(s.compute, y))
                known.reciprocals |= uint64_t{1} << right.slot;
            const double twice = y + y;
            if (!divides && std::abs(twice) >= 1 && std::abs(twice) <= 9 &&
                std::floor(twice) == twice)
                set(known.exponents, right.slot, static_cast<int>(twice));
        }
    }
    return known;
}

} // namespace vitrine::codegen
