// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/arguments.h"

#include "base/result.h"
#include "provider/codegen/line_maps.h"

#include <algorithm>
#include <bit>

namespace vitrine::codegen {

namespace {

std::size_t at(int16_t i) {
    return static_cast<std::size_t>(i);
}

/// A parameter's bits in the register type: small integers extend by their sign.
uint64_t parameterBits(uint64_t bits, DType t) {
    switch (t) {
    case DType::Int8:
        return static_cast<uint64_t>(static_cast<int64_t>(static_cast<int8_t>(bits)));
    case DType::Int16:
        return static_cast<uint64_t>(static_cast<int64_t>(static_cast<int16_t>(bits)));
    case DType::UInt8:
    case DType::Logical:
        return bits & 0xffu;
    case DType::UInt16:
    case DType::Char:
        return bits & 0xffffu;
    default:
        return bits;
    }
}

uint64_t reciprocalBits(uint64_t bits, DType t) {
    return t == DType::Double
               ? std::bit_cast<uint64_t>(1 / std::bit_cast<double>(bits))
               : std::bit_cast<uint32_t>(1 / std::bit_cast<float>(static_cast<uint32_t>(bits)));
}

uint64_t valueOf(const Argument& a, const LaunchGeometry& g, const PassSizes& s) {
    const std::size_t d = at(a.dimension);
    switch (a.kind) {
    case ArgumentKind::Count:
        return static_cast<uint64_t>(s.count);
    case ArgumentKind::Inner:
        return static_cast<uint64_t>(s.inner);
    case ArgumentKind::Length:
        return static_cast<uint64_t>(s.length);
    case ArgumentKind::Outer:
        return static_cast<uint64_t>(s.outer);
    case ArgumentKind::Blocks:
        return static_cast<uint64_t>(s.blocks);
    case ArgumentKind::Threads:
        return static_cast<uint64_t>(s.threads);
    case ArgumentKind::Dim:
        return static_cast<uint64_t>(g.dims[d]);
    case ArgumentKind::ReducedDim:
        return static_cast<uint64_t>(g.reducedDims[d]);
    case ArgumentKind::DimDivisor:
        return divisorWords(g.dims[d]);
    case ArgumentKind::ReducedDimDivisor:
        return divisorWords(g.reducedDims[d]);
    case ArgumentKind::Parameter:
        return parameterBits(g.parameters[at(a.slot)], a.dtype);
    case ArgumentKind::Reciprocal:
        return reciprocalBits(g.parameters[at(a.slot)], a.dtype);
    case ArgumentKind::MapOffset:
        return static_cast<uint64_t>(g.maps[at(a.slot)].offset);
    case ArgumentKind::MapStride:
        return static_cast<uint64_t>(g.maps[at(a.slot)].stride[d]);
    case ArgumentKind::BoxFirst:
        return static_cast<uint64_t>(g.boxes[at(a.slot)].first[d]);
    case ArgumentKind::BoxStep:
        return static_cast<uint64_t>(g.boxes[at(a.slot)].step[d]);
    case ArgumentKind::BoxSpan:
        return static_cast<uint64_t>(g.boxes[at(a.slot)].count[d] * g.boxes[at(a.slot)].step[d]);
    case ArgumentKind::RandomSeed:
        return g.randoms[at(a.slot)].seed;
    case ArgumentKind::RandomCounter:
        return g.randoms[at(a.slot)].counter;
    case ArgumentKind::RandomLow:
        return static_cast<uint64_t>(g.randoms[at(a.slot)].low);
    case ArgumentKind::Trips:
        return static_cast<uint64_t>(g.trips);
    case ArgumentKind::MapAdvance:
        return static_cast<uint64_t>(g.maps[at(a.slot)].advance);
    case ArgumentKind::RandomAdvance:
        return g.randoms[at(a.slot)].advance;
    case ArgumentKind::Origin:
        return static_cast<uint64_t>(s.origin);
    case ArgumentKind::LineStep:
        return static_cast<uint64_t>(lineStep(g, g.maps[at(a.slot)]));
    case ArgumentKind::RandomRange:
        break;
    }
    return static_cast<uint64_t>(g.randoms[at(a.slot)].high - g.randoms[at(a.slot)].low + 1);
}

} // namespace

uint64_t divisorWords(int64_t divisor) {
    const auto d = static_cast<uint64_t>(std::max<int64_t>(divisor, 1));
    const auto bits = static_cast<uint64_t>(std::bit_width(d - 1));
    const uint64_t factor = (((uint64_t{1} << bits) - d) << 32) / d + 1;
    const uint64_t first = std::min<uint64_t>(bits, 1);
    return factor | (first | (bits - first) << 5) << 32;
}

const Argument* Arguments::find(ArgumentKind kind, int slot, int dimension) const {
    for (const Argument& a : m_list) {
        if (a.kind == kind && a.slot == slot && a.dimension == dimension) return &a;
    }
    return nullptr;
}

std::string Arguments::add(Argument argument) {
    if (const Argument* known = find(argument.kind, argument.slot, argument.dimension))
        return known->name;
    m_list.push_back(std::move(argument));
    return m_list.back().name;
}

void Arguments::seal() {
    std::stable_partition(m_list.begin(), m_list.end(), [](const Argument& a) { return a.wide; });
    m_words = 0;
    for (const Argument& a : m_list)
        m_words += a.wide ? 2 : 1;
    // std430 rounds a block with eight-byte members up to eight.
    if (!hasTable() && !m_list.empty() && m_list.front().wide) m_words += m_words % 2;
}

void Arguments::addTable(const std::string& name, const std::vector<DType>& columns) {
    m_table = name;
    m_columns = columns;
}

std::string Arguments::members() const {
    std::string text;
    for (const Argument& a : m_list)
        text += a.type + " " + a.name + ";\n";
    if (hasTable()) text += "uint " + m_table + "[];\n";
    return text;
}

std::vector<uint32_t> Arguments::fill(const LaunchGeometry& g, const PassSizes& sizes) const {
    std::vector<uint32_t> words(m_words);
    std::size_t n = 0;
    for (const Argument& a : m_list) {
        const uint64_t bits = valueOf(a, g, sizes);
        words[n++] = static_cast<uint32_t>(bits);
        if (a.wide) words[n++] = static_cast<uint32_t>(bits >> 32);
    }
    if (!hasTable()) return words;
    const std::size_t trips = static_cast<std::size_t>(g.trips);
    for (std::size_t t = 0; t < trips; ++t) {
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const uint64_t bits = parameterBits(g.table[c * trips + t], m_columns[c]);
            words.push_back(static_cast<uint32_t>(bits));
            if (sizeOf(m_columns[c]) == 8) words.push_back(static_cast<uint32_t>(bits >> 32));
        }
    }
    return words;
}

void Arguments::dropText() {
    for (Argument& a : m_list) {
        a.name = std::string();
        a.type = std::string();
    }
    m_table = std::string();
}

} // namespace vitrine::codegen
