// SPDX-License-Identifier: Apache-2.0
// Fourier transforms on a device: one pass a radix (T. G. Stockham's self-sorting form; C. Van
// Loan, "Computational Frameworks for the Fast Fourier Transform", section 1.7).
#include "provider/codegen/routine_tiles.h"
#include "provider/routine.h"

#include <cstdlib>

namespace vitrine::codegen {

namespace {

const char* butterfly(int64_t radix) {
    switch (radix) {
    case 1:
        return "";
    case 2:
        return "    $C a = v[0];\n"
               "    v[0] = a + v[1];\n"
               "    v[1] = a - v[1];";
    case 4:
        return "    $C a = v[0] + v[2];\n"
               "    $C b = v[0] - v[2];\n"
               "    $C c = v[1] + v[3];\n"
               "    $C d = turned(v[1] - v[3]);\n"
               "    v[0] = a + c;\n"
               "    v[1] = b + d;\n"
               "    v[2] = a - c;\n"
               "    v[3] = b - d;";
    case 8:
        return "    $C a[4];\n"
               "    $C b[4];\n"
               "    for (uint h = 0u; h < 2u; ++h) {\n"
               "        $C p = v[h] + v[4u + h];\n"
               "        $C q = v[h] - v[4u + h];\n"
               "        $C r = v[2u + h] + v[6u + h];\n"
               "        $C s = turned(v[2u + h] - v[6u + h]);\n"
               "        a[0] = h == 0u ? p + r : a[0];\n"
               "        a[1] = h == 0u ? q + s : a[1];\n"
               "        a[2] = h == 0u ? p - r : a[2];\n"
               "        a[3] = h == 0u ? q - s : a[3];\n"
               "        b[0] = p + r;\n"
               "        b[1] = q + s;\n"
               "        b[2] = p - r;\n"
               "        b[3] = q - s;\n"
               "    }\n"
               "    b[1] = $C((b[1].x + b[1].y) * $HALF, (b[1].y - b[1].x) * $HALF);\n"
               "    b[2] = turned(b[2]);\n"
               "    b[3] = $C((b[3].y - b[3].x) * $HALF, -(b[3].x + b[3].y) * $HALF);\n"
               "    for (uint t = 0u; t < 4u; ++t) {\n"
               "        v[t] = a[t] + b[t];\n"
               "        v[t + 4u] = a[t] - b[t];\n"
               "    }";
    default:
        return "    $C w[$RADIX];\n"
               "    for (uint q = 0u; q < $RADIXu; ++q) {\n"
               "        w[q] = v[0];\n"
               "        for (uint t = 1u; t < $RADIXu; ++t)\n"
               "            w[q] = w[q] + times(v[t], root(t * q % $RADIXu * jobs));\n"
               "    }\n"
               "    for (uint q = 0u; q < $RADIXu; ++q)\n"
               "        v[q] = w[q];";
    }
}

} // namespace

void planFourier(RoutinePlan& plan) {
    const auto size = plan.sizes<sizes::Fourier>();
    const int64_t inner = size.inner, length = size.length, outer = size.outer,
                  source = size.source;
    const DType t = plan.program.outputs[0].dtype;
    const std::string type = valueType(t);
    const std::string pair = t == DType::Single ? "vec2" : "dvec2";
    const int64_t count = inner * length * outer;
    const std::vector<int64_t> radices = fourierRadices(length);
    std::vector<std::size_t> between;
    for (std::size_t p = 0; p < std::min<std::size_t>(2, radices.size() - 1); ++p)
        between.push_back(plan.temporary(static_cast<uint64_t>(2 * count) * sizeOf(t)));
    const bool inverse = plan.flag(kInverse);
    int64_t done = 1;
    for (std::size_t p = 0; p < radices.size(); ++p) {
        const int64_t radix = radices[p];
        const bool first = p == 0, last = p + 1 == radices.size();
        RoutinePass pass;
        pass.file = "fourier_pass.glsl";
        pass.title =
            "radix " + std::to_string(radix) + (first ? ", first" : "") + (last ? ", last" : "");
        pass.buffers = {inputBuffer(1, type, "table")};
        std::string load, store;
        if (first) {
            pass.buffers.push_back(inputBuffer(0, type, "source"));
            const std::string imaginary =
                plan.flag(kRealInput) ? zeroOf(t)
                                      : std::string(inverse ? "-" : "") + "source[sourceSize + at]";
            load = "uint at = i + inner * (min(place, sourceLength - 1u) + sourceLength * o);\n"
                   "        v[t] = place < sourceLength ? $C(source[at], " +
                   imaginary + ") : $C($ZERO, $ZERO);";
        } else {
            pass.buffers.push_back(temporaryBuffer(between[(p - 1) % 2], pair, "before", false));
            load = "v[t] = before[i + inner * (place + length_ * o)];";
        }
        if (last) {
            pass.buffers.push_back(outputBuffer(type, "result"));
            store = inverse ? "result[e] = vt_canonical(v[t].x * vt_div($T(1), $T(length_)));\n"
                              "        result[size + e] = vt_canonical(-v[t].y * vt_div($T(1), "
                              "$T(length_)));"
                            : "result[e] = vt_canonical(v[t].x);\n"
                              "        result[size + e] = vt_canonical(v[t].y);";
        } else {
            pass.buffers.push_back(temporaryBuffer(between[p % 2], pair, "after", true));
            store = "after[e] = v[t];";
        }
        pass.arguments = {{"count", word(count / radix)},
                          {"inner", word(inner)},
                          {"length_", word(length)},
                          {"done", word(done)},
                          {"size", word(count)},
                          {"sourceLength", word(source)},
                          {"sourceSize", word(inner * source * outer)}};
        pass.words = {
            {"LOAD", load},
            {"STORE", store},
            {"BUTTERFLY", butterfly(radix)},
            {"RADIX", std::to_string(radix)},
            {"HALF", t == DType::Single ? "0.70710678118654752440f" : "0.70710678118654752440lf"},
            {"ZERO", zeroOf(t)},
            {"C", pair},
            {"T", type}};
        pass.groups = groupsOf(count / radix);
        plan.add(std::move(pass));
        done *= radix;
    }
}

void planFourierMirror(RoutinePlan& plan) {
    const std::vector<int64_t>& lengths = plan.geometry.sizes;
    const DType t = plan.program.outputs[0].dtype;
    const std::string type = valueType(t);
    RoutinePass pass;
    pass.file = "fourier_mirror.glsl";
    pass.title = "mirror of " + std::to_string(lengths.size()) + " dimensions";
    pass.buffers = {inputBuffer(0, type, "source"), outputBuffer(type, "result")};
    std::string place;
    int64_t count = 1;
    for (std::size_t d = 0; d < lengths.size(); ++d) {
        // A negative length: the dimension is not transformed.
        const int64_t length = std::abs(lengths[d]);
        const std::string k = std::to_string(d);
        pass.arguments.emplace_back("length" + k, word(length));
        pass.arguments.emplace_back("stride" + k, word(count));
        pass.arguments.emplace_back("turned" + k, word(lengths[d] > 0 ? 1 : 0));
        place += "    uint c" + k + " = rest % length" + k + ";\n    rest /= length" + k +
                 ";\n    mirror += (turned" + k + " == 1u && c" + k + " > 0u ? length" + k +
                 " - c" + k + " : c" + k + ") * stride" + k + ";\n";
        count *= length;
    }
    pass.arguments.emplace_back("count", word(count));
    pass.words = {{"PLACE", place}, {"ZERO", zeroOf(t)}, {"T", type}};
    pass.groups = groupsOf(count);
    plan.add(std::move(pass));
}

} // namespace vitrine::codegen
