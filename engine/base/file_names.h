// SPDX-License-Identifier: Apache-2.0
#pragma once
// How a user names a source file: in a breakpoint, in a pin.
#include <filesystem>
#include <string>

namespace vitrine {

/// Is the source `name` what `wanted` says: the same text, the same file, or (without a folder)
/// a file of that name with or without its extension?
[[nodiscard]] inline bool isNamedFile(const std::string& name, const std::string& wanted) {
    if (name == wanted) return true;
    const std::filesystem::path a(name), b(wanted);
    if (b.has_parent_path()) {
        std::error_code ignored;
        return std::filesystem::equivalent(a, b, ignored);
    }
    return a.stem() == b.stem();
}

} // namespace vitrine
