// SPDX-License-Identifier: Apache-2.0
#pragma once
// The passes of launches that come again with the same sizes, as those of a loop do. One per
// device; engine thread.
#include "base/result.h"
#include "provider/codegen/gpu_plan.h"

#include <list>
#include <memory>

namespace vitrine::vulkan {

class PlanMemory {
public:
    explicit PlanMemory(CodeGenerator& generator) : m_generator(&generator) {}

    /// As CodeGenerator::plan.
    Result<std::shared_ptr<const GpuPlan>> plan(const Program& program,
                                                const LaunchGeometry& geometry, InParts places);

private:
    struct Entry {
        uint64_t program = 0; ///< its hash
        LaunchGeometry geometry;
        InParts places;
        std::shared_ptr<const GpuPlan> plan;
    };

    CodeGenerator* m_generator;
    std::list<Entry> m_entries; ///< the latest used first
};

} // namespace vitrine::vulkan
