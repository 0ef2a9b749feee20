// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/kernel_text.h"
#include "provider/codegen/support.h"

#include "base/hash.h"
#include "provider/launch_work.h"

#include <memory>
#include <unordered_map>

namespace vitrine {

using namespace codegen;

struct CodeGenerator::State {
    explicit State(DeviceTraits t) : traits(t), library(t) {}

    DeviceTraits traits;
    Library library;
    std::unordered_map<uint64_t, std::unique_ptr<Kernel>> kernels; ///< by program and variant
    mutable std::unordered_map<uint64_t, std::string> obstacles;   ///< by program

    const std::string& obstacle(const Program& program) const {
        const auto found = obstacles.find(program.hash);
        if (found != obstacles.end()) return found->second;
        return obstacles.emplace(program.hash, programObstacle(program, traits)).first->second;
    }

    template <typename Maker>
    const Kernel& kernel(const Program& program, Variant variant, uint64_t salt, Maker&& make) {
        const uint64_t key = hashCombine(program.hash, variant.bits() | salt << 32);
        std::unique_ptr<Kernel>& place = kernels[key];
        if (!place) place = std::make_unique<Kernel>(make());
        return *place;
    }

    /// Workgroups for a number of threads; a second dimension when the first is full.
    std::array<uint32_t, 3> groupsFor(int64_t groups) const {
        const int64_t most = traits.maxGroupsX;
        if (groups <= most) return {static_cast<uint32_t>(std::max<int64_t>(groups, 1)), 1, 1};
        return {static_cast<uint32_t>(most), static_cast<uint32_t>((groups + most - 1) / most), 1};
    }

    GpuPass pass(const Kernel& kernel, const LaunchGeometry& geometry, const PassSizes& sizes,
                 int64_t groups) const {
        GpuPass p;
        p.name = kernel.name;
        p.glsl = &kernel.glsl;
        p.key = kernel.key;
        p.groups = groupsFor(groups);
        p.bindings = kernel.bindings;
        p.arguments = kernel.arguments.fill(geometry, sizes);
        p.argumentsInBuffer = kernel.argumentsInBuffer;
        return p;
    }

    GpuPlan planElementwise(const Program& program, const LaunchGeometry& geometry, Variant v) {
        const Kernel& k =
            kernel(program, v, 0, [&] { return elementwiseKernel(program, traits, library, v); });
        PassSizes sizes;
        sizes.count = geometry.elements();
        const int64_t perGroup = int64_t{traits.workgroup} * k.perThread;
        GpuPlan plan;
        plan.passes.push_back(pass(k, geometry, sizes, (sizes.count + perGroup - 1) / perGroup));
        return plan;
    }
};

CodeGenerator::CodeGenerator(DeviceTraits traits) : m_state(new State(traits)) {}

CodeGenerator::~CodeGenerator() {
    delete m_state;
}

Status CodeGenerator::supports(const Program& program, const LaunchGeometry& geometry) const {
    const std::string& obstacle = m_state->obstacle(program);
    if (!obstacle.empty()) return fail(ErrorCode::Unsupported, obstacle);
    std::string reason = launchObstacle(program, geometry, m_state->traits);
    if (!reason.empty()) return fail(ErrorCode::Unsupported, std::move(reason));
    return {};
}

Result<GpuPlan> CodeGenerator::plan(const Program& program, const LaunchGeometry& geometry) {
    VITRINE_CHECK(supports(program, geometry));
    if (outputElements(program, geometry) == 0) return GpuPlan{};
    Variant variant;
    variant.wide = needsWideIndex(program, geometry);
    for (const Box& box : geometry.boxes) {
        for (int64_t step : box.step)
            variant.unitBoxes = variant.unitBoxes && step == 1;
    }
    GpuPlan plan = m_state->planElementwise(program, geometry, variant);
    const LaunchWork work = launchWork(program, geometry);
    plan.passes.front().bytes = work.bytes;
    plan.passes.front().flops = work.flops;
    return plan;
}

} // namespace vitrine
