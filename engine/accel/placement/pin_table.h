// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which pin holds for an operation: the user's before the environment's, one for the operation
// before one for its line. Engine thread.
#include "accel/fusion/fusion_obstacles.h"
#include "base/pins.h"
#include "base/source.h"

#include <optional>
#include <unordered_map>

namespace vitrine {

enum class PinOrigin : uint8_t { None, Environment, User, Chance };

/// What is pinned of one operation, and by whom.
struct NodePin {
    PinSide side = PinSide::Free;
    PinFusion fusion = PinFusion::Free;
    PinOrigin sideBy = PinOrigin::None;
    PinOrigin fusionBy = PinOrigin::None;

    friend bool operator==(const NodePin&, const NodePin&) = default;
};

/// "pinned by you", "pinned by environment": a decision's rule.
[[nodiscard]] const char* pinRule(PinOrigin origin);
/// Why the nodes with these pins may not share a kernel; nothing when they may.
[[nodiscard]] std::optional<FusionObstacle> whyApart(const NodePin& a, const NodePin& b,
                                                     bool fusion);

class PinTable {
public:
    explicit PinTable(const SourceMap& sources) : m_sources(sources) {}

    void setEnvironment(PinList list);
    void setUser(std::vector<Pin> pins);
    [[nodiscard]] const std::vector<Pin>& user() const { return m_user; }
    [[nodiscard]] bool empty() const {
        return m_user.empty() && m_environment.pins.empty() && !m_environment.randomSeed;
    }
    [[nodiscard]] NodePin find(Span span, std::string_view operation);
    /// With random pins: the side of the next group that is placed; else Free.
    [[nodiscard]] PinSide nextBySeed(uint64_t program);

private:
    struct Entry {
        Pin pin;
        PinOrigin origin;
    };
    const std::vector<Entry>& entriesOf(uint32_t file);

    const SourceMap& m_sources;
    PinList m_environment;
    std::vector<Pin> m_user;
    uint64_t m_groups = 0;                                     ///< placed so far, for random pins
    std::unordered_map<uint32_t, std::vector<Entry>> m_byFile; ///< the strongest last
};

} // namespace vitrine
