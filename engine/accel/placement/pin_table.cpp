// SPDX-License-Identifier: Apache-2.0
#include "accel/placement/pin_table.h"

#include "base/file_names.h"
#include "base/hash.h"

#include <algorithm>

namespace vitrine {

const char* pinRule(PinOrigin origin) {
    switch (origin) {
    case PinOrigin::User:
        return "pinned by you";
    case PinOrigin::Environment:
        return "pinned by environment";
    case PinOrigin::Chance:
        return "pinned by chance";
    case PinOrigin::None:
        break;
    }
    return "";
}

std::optional<FusionObstacle> whyApart(const NodePin& a, const NodePin& b, bool fusion) {
    if (a.fusion == PinFusion::Apart || b.fusion == PinFusion::Apart)
        return FusionObstacle::PinnedApart;
    if (!fusion && (a.fusion != PinFusion::Together || b.fusion != PinFusion::Together))
        return FusionObstacle::FusionOff;
    if (a.side != b.side && a.side != PinSide::Free && b.side != PinSide::Free)
        return FusionObstacle::PinnedSides;
    return std::nullopt;
}

void PinTable::setEnvironment(PinList list) {
    m_environment = std::move(list);
    m_groups = 0;
    m_byFile.clear();
}

void PinTable::setUser(std::vector<Pin> pins) {
    m_user = std::move(pins);
    m_byFile.clear();
}

const std::vector<PinTable::Entry>& PinTable::entriesOf(uint32_t file) {
    const auto found = m_byFile.try_emplace(file);
    std::vector<Entry>& entries = found.first->second;
    if (!found.second) return entries;
    const SourceFile* source = m_sources.find(file);
    if (!source) return entries;
    const auto add = [&](const std::vector<Pin>& pins, PinOrigin origin) {
        for (const Pin& p : pins) {
            if (p.file.empty() || isNamedFile(source->name(), p.file))
                entries.push_back({p, origin});
        }
    };
    add(m_environment.pins, PinOrigin::Environment);
    add(m_user, PinOrigin::User);
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return std::pair(a.origin, !a.pin.operation.empty()) <
               std::pair(b.origin, !b.pin.operation.empty());
    });
    return entries;
}

NodePin PinTable::find(Span span, std::string_view operation) {
    NodePin out;
    if (empty()) return out;
    if (m_environment.randomSeed) {
        // One operation in four stays alone; sides are drawn by group (nextBySeed).
        const uint64_t draw = hashCombine(hashBytes(operation, *m_environment.randomSeed),
                                          uint64_t{span.begin} << 32 | span.end);
        if (draw % 4 == 0) {
            out.fusion = PinFusion::Apart;
            out.fusionBy = PinOrigin::Chance;
        }
    }
    const std::vector<Entry>& entries = entriesOf(span.file);
    if (entries.empty()) return out;
    const LineColumn place = m_sources.position(span);
    for (const Entry& e : entries) {
        const Pin& p = e.pin;
        if (p.line != place.line || (!p.operation.empty() && p.operation != operation) ||
            (p.column != 0 && p.column != place.column))
            continue;
        if (p.side != PinSide::Free) {
            out.side = p.side;
            out.sideBy = e.origin;
        }
        if (p.fusion != PinFusion::Free) {
            out.fusion = p.fusion;
            out.fusionBy = e.origin;
        }
    }
    return out;
}

PinSide PinTable::nextBySeed(uint64_t program) {
    if (!m_environment.randomSeed) return PinSide::Free;
    const uint64_t draw = hashCombine(hashCombine(*m_environment.randomSeed, ++m_groups), program);
    return draw % 2 ? PinSide::Device : PinSide::Host;
}

} // namespace vitrine
