// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/cache_file.h"

#include "base/fault.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/whole_file.h"

#include <cstring>
#include <filesystem>
#include <fstream>

namespace vitrine::vulkan {
namespace {

constexpr uint32_t kMagic = 0x56545243; // "VTRC"
constexpr uint32_t kVersion = 1;

struct Header {
    uint32_t magic = kMagic;
    uint32_t version = kVersion;
    uint64_t key = 0;
    uint64_t bytes = 0;
    uint64_t checksum = 0;
};

uint64_t checksum(std::span<const std::byte> bytes) {
    return hashBytes({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

} // namespace

std::optional<std::vector<std::byte>> readCacheFile(const std::string& path, uint64_t key) {
    std::error_code error;
    // What is no regular file might be waited for without end.
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file || fault::take(fault::Domain::File)) return std::nullopt;
    Header header;
    file.read(reinterpret_cast<char*>(&header), sizeof header);
    const uint64_t size = std::filesystem::file_size(path, error);
    if (!file || error || header.magic != kMagic || header.version != kVersion ||
        header.key != key || header.bytes != size - sizeof header) {
        log::info("cache", "ignored " + path);
        return std::nullopt;
    }
    std::vector<std::byte> contents(header.bytes);
    file.read(reinterpret_cast<char*>(contents.data()),
              static_cast<std::streamsize>(contents.size()));
    if (!file || checksum(contents) != header.checksum) {
        log::info("cache", "ignored damaged " + path);
        return std::nullopt;
    }
    return contents;
}

bool writeCacheFile(const std::string& path, uint64_t key, std::span<const std::byte> contents) {
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    Header header;
    header.key = key;
    header.bytes = contents.size();
    header.checksum = checksum(contents);
    std::string text(reinterpret_cast<const char*>(&header), sizeof header);
    text.append(reinterpret_cast<const char*>(contents.data()), contents.size());
    return writeWholeFile(path, text, WholeFile::Durability::Cache).has_value();
}

} // namespace vitrine::vulkan
