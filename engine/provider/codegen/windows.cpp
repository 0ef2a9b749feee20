// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/windows.h"

#include "provider/launch_work.h"
#include "provider/sweeps.h"

#include <algorithm>
#include <cstdio>
#include <optional>

namespace vitrine::codegen {

namespace {

/// A reduction's windows hold complete blocks of the canonical order.
constexpr int64_t kBlock = 16384;
/// Local indices stay far from 32 bits.
constexpr int64_t kMostElements = int64_t{1} << 30;

std::string sizeText(uint64_t bytes) {
    const bool giga = bytes >= uint64_t{1} << 30;
    char text[32];
    std::snprintf(text, sizeof text, giga ? "%.1f GiB" : "%.1f MiB",
                  static_cast<double>(bytes) / (giga ? 1073741824.0 : 1048576.0));
    return text;
}

std::string tooLarge(const std::string& name, uint64_t bytes, uint64_t most) {
    return (name.empty() ? "an operand" : name) + " has " + sizeText(bytes) +
           ", a kernel of this device takes " + sizeText(most);
}

bool guarded(const Program& p, std::size_t slot) {
    return std::any_of(p.body.begin(), p.body.end(), [&](const Step& s) {
        return s.kind == StepKind::Load && static_cast<std::size_t>(s.slot) == slot && s.guard >= 0;
    });
}

/// Lowest and highest element of an operand that e in [begin, begin + count) touches.
struct Range {
    int64_t lowest = 0;
    int64_t highest = 0;
    [[nodiscard]] bool within(int64_t part) const {
        return lowest >= 0 && lowest / part == highest / part;
    }
};

/// Of a Strided operand that steps evenly from element to element of the domain; nothing of others.
std::optional<Range> evenRange(const Program& p, const LaunchGeometry& g, std::size_t slot,
                               int64_t begin, int64_t count) {
    const OperandMap& map = g.maps[slot];
    int64_t step = 0;
    int64_t before = 1; // elements that one step along the dimension passes
    for (int d = 0; d < p.rank; ++d) {
        const std::size_t i = static_cast<std::size_t>(d);
        if (g.dims[i] == 1) continue;
        if (before == 1) step = map.stride[i];
        if (map.stride[i] != step * before) return std::nullopt;
        before *= g.dims[i];
    }
    const int64_t first = map.offset + step * begin;
    const int64_t last = first + step * (count - 1);
    return Range{std::min(first, last), std::max(first, last)};
}

Range wholeRange(const Program& p, const LaunchGeometry& g, std::size_t slot) {
    const OperandMap& map = g.maps[slot];
    Range out{map.offset + std::min<int64_t>(0, map.advance) * (g.trips - 1),
              operandExtent(p, g, slot) - 1};
    for (int d = 0; d < p.rank; ++d) {
        const std::size_t i = static_cast<std::size_t>(d);
        out.lowest += std::min<int64_t>(0, map.stride[i]) * (g.dims[i] - 1);
    }
    return out;
}

int64_t partElements(const Windows& w, DType t) {
    return static_cast<int64_t>(w.partBytes / sizeOf(t));
}

} // namespace

Windows windowsOf(const Program& p, const LaunchGeometry& g, const DeviceTraits& traits) {
    Windows out;
    // Subscripts have 32 bits.
    const uint64_t most = traits.maxBindingBytes ? traits.maxBindingBytes : uint64_t{1} << 32;
    out.partBytes = traits.partBytes();
    std::size_t widest = 1;
    std::size_t narrowest = 8;
    const auto linear = [&](DType t, int64_t elements, const std::string& name) {
        const uint64_t bytes = static_cast<uint64_t>(elements) * sizeOf(t);
        widest = std::max(widest, sizeOf(t));
        narrowest = std::min(narrowest, sizeOf(t));
        if (bytes > most && out.obstacle.empty()) out.obstacle = tooLarge(name, bytes, most);
    };
    const auto extentBytes = [&](std::size_t i) {
        return static_cast<uint64_t>(operandExtent(p, g, i)) * sizeOf(p.inputs[i].dtype);
    };
    bool guardedLinear = false;
    for (std::size_t i = 0; i < p.inputs.size(); ++i) {
        const OperandInfo& info = p.inputs[i];
        // A guarded operand is smaller than its map reaches; its buffer is checked when bound.
        if (guarded(p, i)) {
            guardedLinear = guardedLinear || info.map == MapKind::Linear;
            continue;
        }
        if (info.map == MapKind::Linear) {
            linear(info.dtype, operandExtent(p, g, i), info.name);
        } else if (info.map == MapKind::Strided && out.partBytes > 0 &&
                   extentBytes(i) > out.partBytes) {
            // What stays in one part of its array is bound as that part.
            if (wholeRange(p, g, i).within(partElements(out, info.dtype))) continue;
            out.spans.push_back(i);
            widest = std::max(widest, sizeOf(info.dtype));
            if (extentBytes(i) > most && out.obstacle.empty())
                out.obstacle = tooLarge(info.name, extentBytes(i), most);
        }
    }
    for (const OutputInfo& o : p.outputs)
        linear(o.dtype, outputElements(p, g, o), o.name);
    if (out.obstacle.empty() && out.spans.empty()) return out;

    for (const Step& s : p.body) {
        const auto slot = static_cast<std::size_t>(s.slot);
        const bool uneven = s.kind == StepKind::Load && p.inputs[slot].map == MapKind::Strided &&
                            (p.inputs[slot].advances || !evenRange(p, g, slot, 0, 1));
        out.positional =
            out.positional || uneven || s.kind == StepKind::Ramp || s.kind == StepKind::Inside;
    }
    const bool wholeReduction = p.kind == ProgramKind::Reduction && !p.strided && g.inner == 1 &&
                                g.outer == 1 && !out.positional && !hasSweeps(p);
    // What a loop stores in each iteration does not lie where its elements do.
    const bool each = std::any_of(p.outputs.begin(), p.outputs.end(),
                                  [](const OutputInfo& o) { return o.perIteration; });
    const bool elementwise =
        p.kind == ProgramKind::Elementwise && !each && !(out.positional && p.hasLoop());
    const int64_t elements = std::min(static_cast<int64_t>(out.partBytes / widest), kMostElements);
    // Offsets of bound ranges are aligned: of the narrowest operand, and of partial results.
    uint64_t step = static_cast<uint64_t>(elements) * narrowest;
    if (wholeReduction) {
        for (const ReductionInfo& r : p.reductions)
            step = std::min<uint64_t>(step,
                                      static_cast<uint64_t>(elements / kBlock) *
                                          sizeOf(p.body[static_cast<std::size_t>(r.step)].dtype));
    }
    if (guardedLinear || (!wholeReduction && !elementwise) || elements < kBlock ||
        step % traits.storageAlignment != 0)
        return out;
    const auto inOnePartEach = [&](std::size_t slot) {
        for (int64_t begin = 0; begin < g.elements(); begin += elements) {
            const int64_t count = std::min(elements, g.elements() - begin);
            const std::optional<Range> range = evenRange(p, g, slot, begin, count);
            if (!range || !range->within(partElements(out, p.inputs[slot].dtype))) return false;
        }
        return true;
    };
    // One that cannot be had by parts may be bound as a whole, if it lies in one piece.
    bool bound = true;
    std::erase_if(out.spans, [&](std::size_t slot) {
        const bool drop = !inOnePartEach(slot);
        bound = bound && !(drop && extentBytes(slot) > most);
        return drop;
    });
    if (!bound || (out.obstacle.empty() && out.spans.empty())) return out;
    out.elements = elements;
    out.obstacle.clear();
    return out;
}

bool windowsTake(const Windows& windows, const Program& p, const InParts& places) {
    if (windows.elements == 0) return places.none();
    for (std::size_t slot = 0; slot < p.inputs.size(); ++slot) {
        if (places.input(slot) && (p.inputs[slot].map != MapKind::Linear || guarded(p, slot)) &&
            !std::count(windows.spans.begin(), windows.spans.end(), slot))
            return false;
    }
    return true;
}

void bindWindow(GpuPass& pass, const Program& p, const LaunchGeometry& g, const Windows& windows,
                int64_t begin, int64_t count) {
    if (!windows.elements) return;
    for (GpuBinding& b : pass.bindings) {
        int64_t first = begin;
        int64_t length = count;
        DType t = DType::Double;
        if (b.kind == GpuBinding::Kind::Input) {
            const OperandInfo& info = p.inputs[b.slot];
            t = info.dtype;
            if (std::count(windows.spans.begin(), windows.spans.end(), b.slot)) {
                const Range range = *evenRange(p, g, b.slot, begin, count);
                const int64_t part = partElements(windows, t);
                first = range.highest / part * part;
                length = range.highest + 1 - first;
            } else if (info.map != MapKind::Linear) {
                continue;
            }
        } else if (b.kind == GpuBinding::Kind::Output) {
            t = p.outputs[b.slot].dtype;
        } else {
            t = p.body[static_cast<std::size_t>(p.reductions[b.slot].step)].dtype;
            first = begin / kBlock;
            length = (count + kBlock - 1) / kBlock;
        }
        b.offset = static_cast<uint64_t>(first) * sizeOf(t);
        b.bytes = static_cast<uint64_t>(length) * sizeOf(t);
    }
}

LaunchGeometry windowGeometry(const Program& p, const LaunchGeometry& geometry,
                              const Windows& windows, int64_t begin, int64_t count) {
    LaunchGeometry out = geometry;
    for (std::size_t slot = 0; slot < p.inputs.size() && !windows.positional; ++slot) {
        if (p.inputs[slot].map != MapKind::Strided) continue;
        if (const auto first = evenRange(p, geometry, slot, begin, 1))
            out.maps[slot].offset = first->lowest;
    }
    for (std::size_t slot : windows.spans) {
        const int64_t part = partElements(windows, p.inputs[slot].dtype);
        out.maps[slot].offset -= evenRange(p, geometry, slot, begin, count)->highest / part * part;
    }
    if (windows.positional) return out;
    for (RandomSource& source : out.randoms)
        source.counter += static_cast<uint64_t>(begin);
    return out;
}

} // namespace vitrine::codegen
