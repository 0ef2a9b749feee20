// SPDX-License-Identifier: Apache-2.0
#pragma once
// Writes the kernels of what is run as a device would run them that has what most have
// (DeviceTraits as they are by default), whether or not there is a device: goldens of whole scripts
// do not depend on the machine. Owned by the host provider; engine thread.
#include "provider/codegen/gpu_plan.h"

#include <fstream>
#include <memory>
#include <unordered_set>

namespace vitrine {

/// The text of a pass without the functions of the shader library, which have tests of their own.
[[nodiscard]] std::string withoutLibrary(const std::string& glsl);

class TextLog {
public:
    /// Into the file that VITRINE_KERNEL_TEXTS names; null without it.
    static std::unique_ptr<TextLog> ofEnvironment();
    explicit TextLog(const std::string& path) : m_file(path) {}
    /// Writes each text of the launch that was not written before; an obstacle as its reason.
    void note(const Program& program, const LaunchGeometry& geometry);

private:
    std::ofstream m_file;
    CodeGenerator m_generator{DeviceTraits{}};
    std::unordered_set<std::string> m_written;
};

} // namespace vitrine
