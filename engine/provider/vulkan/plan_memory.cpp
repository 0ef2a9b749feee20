// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/plan_memory.h"

#include <algorithm>
#include <tuple>

namespace vitrine::vulkan {

namespace {

// Structured bindings, so that a member that is added does not go unnoticed.

bool same(const OperandMap& x, const OperandMap& y) {
    const auto& [offset, stride, advance] = x;
    return std::tie(offset, stride, advance) == std::tie(y.offset, y.stride, y.advance);
}

bool same(const IndexBox& x, const IndexBox& y) {
    const auto& [first, step, count] = x;
    return std::tie(first, step, count) == std::tie(y.first, y.step, y.count);
}

template <typename T>
bool same(const std::vector<T>& x, const std::vector<T>& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [](const T& a, const T& b) { return same(a, b); });
}

/// The passes of launches with random numbers are not kept: their streams move on.
bool same(const LaunchGeometry& x, const LaunchGeometry& y) {
    const auto& [dims, reducedDims, inner, length, outer, maps, parameters, randoms, boxes, sizes,
                 extents, trips, table] = x;
    return randoms.empty() && y.randoms.empty() &&
           std::tie(dims, reducedDims, inner, length, outer, parameters, sizes, extents, trips,
                    table) == std::tie(y.dims, y.reducedDims, y.inner, y.length, y.outer,
                                       y.parameters, y.sizes, y.extents, y.trips, y.table) &&
           same(maps, y.maps) && same(boxes, y.boxes);
}

} // namespace

Result<std::shared_ptr<const GpuPlan>>
PlanMemory::plan(const Program& program, const LaunchGeometry& geometry, InParts places) {
    constexpr std::size_t kMostEntries = 64;
    constexpr std::size_t kLongTable = 4096; ///< of a loop's entries; such a launch is long itself
    const bool kept = geometry.randoms.empty() && geometry.table.size() <= kLongTable;
    if (kept) {
        const auto known = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) {
            return e.program == program.hash && e.places.inputs == places.inputs &&
                   e.places.outputs == places.outputs && same(e.geometry, geometry);
        });
        if (known != m_entries.end()) {
            m_entries.splice(m_entries.begin(), m_entries, known);
            return m_entries.front().plan;
        }
    }
    VITRINE_TRY(GpuPlan made, m_generator->plan(program, geometry, places));
    auto plan = std::make_shared<const GpuPlan>(std::move(made));
    if (kept) {
        if (m_entries.size() >= kMostEntries) m_entries.pop_back();
        m_entries.push_front({program.hash, geometry, places, plan});
    }
    return plan;
}

} // namespace vitrine::vulkan
