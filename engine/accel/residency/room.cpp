// SPDX-License-Identifier: Apache-2.0
#include "accel/residency/room.h"

#include "accel/accel_state.h"
#include "base/host_memory.h"

namespace vitrine {

uint64_t roomForArrays(Accelerator& accel) {
    AccelState& state = accel.state();
    const std::string& wish = state.settings.device;
    const bool forced = wish != "auto" && wish != "cpu";
    const Provider* device = forced ? state.providers.device() : state.providers.startedDevice();
    return device && wish != "cpu" ? device->budgetBytes() : memory::ceiling().bytes;
}

} // namespace vitrine
