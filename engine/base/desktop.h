// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a script may ask of the window that it runs in.
#include <cstdint>

namespace vitrine {

enum class DesktopRequest : uint8_t {
    Variable,      ///< show a variable: its name
    File,          ///< edit a file: its path, whether it is there or not; "" a new one
    Documentation, ///< show what a name means; "" the manual
};

} // namespace vitrine
