// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/variant.h"

#include "base/hash.h"
#include "provider/codegen/kernel_text.h"

#include <bit>
#include <cmath>

namespace vitrine::codegen {

uint64_t Variant::hash() const {
    uint64_t h = bits();
    for (const uint64_t word : {inParts.inputs, inParts.outputs, numbers.exponents,
                                numbers.divisors, lineMaps.even, lineMaps.constant, lineMaps.fours})
        h = hashCombine(h, word);
    return h;
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
            const double twice = y + y;
            if (!divides && std::abs(twice) >= 1 && std::abs(twice) <= 9 &&
                std::floor(twice) == twice)
                set(known.exponents, right.slot, static_cast<int>(twice));
        }
    }
    return known;
}

} // namespace vitrine::codegen
