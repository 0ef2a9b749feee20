// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/array_parts.h"

#include "provider/launch_work.h"

namespace vitrine::vulkan {

uint64_t inParts(std::span<const Ref<Buffer>> arrays) {
    uint64_t places = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(arrays.size(), 64); ++i) {
        const bool parted = !static_cast<const DeviceBuffer&>(*arrays[i]).parts().empty();
        places |= static_cast<uint64_t>(parted) << i;
    }
    return places;
}

void takeParts(Launch& launch) {
    const Program& p = *launch.program;
    if (p.kind == ProgramKind::Routine) return;
    for (std::size_t i = 0; i < launch.inputs.size(); ++i) {
        const auto& whole = static_cast<const DeviceBuffer&>(*launch.inputs[i]);
        if (whole.parts().empty() || p.inputs[i].map == MapKind::Linear) continue;
        std::size_t part = 0;
        if (p.inputs[i].map == MapKind::Strided) {
            OperandMap& map = launch.geometry.maps[i];
            const LaunchGeometry& g = launch.geometry;
            const auto size = static_cast<int64_t>(whole.partBytes() / sizeOf(p.inputs[i].dtype));
            part =
                static_cast<std::size_t>(std::max<int64_t>(operandExtent(p, g, i) - 1, 0) / size);
            int64_t lowest = map.offset + std::min<int64_t>(0, map.advance) * (g.trips - 1);
            for (std::size_t d = 0; d < static_cast<std::size_t>(p.rank); ++d)
                lowest += std::min<int64_t>(0, map.stride[d]) * (g.dims[d] - 1);
            if (lowest < static_cast<int64_t>(part) * size || part >= whole.parts().size())
                continue;
            map.offset -= static_cast<int64_t>(part) * size;
        }
        launch.inputs[i] = Ref<Buffer>(whole.parts()[part].get());
    }
}

} // namespace vitrine::vulkan
