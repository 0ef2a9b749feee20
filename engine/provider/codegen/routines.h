// SPDX-License-Identifier: Apache-2.0
#pragma once
// The passes of each routine (provider/routine.h) on a device. Owned by a code generator; engine
// thread.
#include "provider/codegen/routine_text.h"

namespace vitrine::codegen {

/// "" when the device can run the routine; the classes of its operands were looked at already.
[[nodiscard]] std::string routineObstacle(const Program& program, const DeviceTraits& traits);
/// Why this launch of a routine cannot run.
[[nodiscard]] std::string routineLaunchObstacle(const Program& program,
                                                const LaunchGeometry& geometry,
                                                const DeviceTraits& traits);

class Routines {
public:
    Routines(const DeviceTraits& traits, const Library& library)
        : m_traits(traits), m_texts(traits, library) {}
    [[nodiscard]] GpuPlan plan(const Program& program, const LaunchGeometry& geometry,
                               InParts places);

private:
    const DeviceTraits& m_traits;
    RoutineTexts m_texts;
};

} // namespace vitrine::codegen
