// SPDX-License-Identifier: Apache-2.0
#pragma once
// Files that hold what can be made again: a header with key and checksum, written beside and
// renamed, so that a reader sees a whole file or none. Any thread, any number of processes.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine::vulkan {

/// The contents, or nothing when the file is missing, damaged or made for another key.
[[nodiscard]] std::optional<std::vector<std::byte>> readCacheFile(const std::string& path,
                                                                  uint64_t key);
/// False when it could not be written; that is no error, only slower next time.
bool writeCacheFile(const std::string& path, uint64_t key, std::span<const std::byte> contents);

} // namespace vitrine::vulkan
