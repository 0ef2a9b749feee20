// SPDX-License-Identifier: Apache-2.0
#pragma once
// Settings for tests of view models: from the environment, without a device.
#include "base/settings.h"

namespace vitrine {

[[nodiscard]] inline Settings hostSettings() {
    Settings settings = settingsFromEnvironment();
    settings.device = "cpu";
    return settings;
}

} // namespace vitrine
