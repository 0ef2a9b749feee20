// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a provider gives to who draws with its device (as void*, so that nobody needs Vulkan's
// headers). Implemented by the provider; engine thread.
#include "base/result.h"

#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

namespace vitrine {

class Buffer;

/// The objects that the interface shares.
struct DrawingHandles {
    void* instance = nullptr;
    void* physicalDevice = nullptr;
    void* device = nullptr;
    uint32_t queueFamily = 0; ///< for drawing
    uint32_t queueIndex = 0;
    uint32_t apiVersion = 0;
    std::vector<std::string> instanceExtensions;
    bool canDraw = false;
    bool sharedQueue = false; ///< drawing and computing use one queue
    /// Hold around every call on any queue and around a wait for the whole device.
    std::recursive_mutex* queueMutex = nullptr;
};

/// Where a buffer's bytes are for somebody who binds it.
struct DrawingRange {
    uint64_t buffer = 0; ///< VkBuffer
    uint64_t offset = 0;
    uint64_t bytes = 0;
};

class DrawingDevice {
public:
    [[nodiscard]] virtual DrawingHandles handles() const = 0;
    /// Submits what writes the buffer and waits for it; then the range may be bound on any queue as
    /// long as the caller keeps a Ref of the buffer.
    virtual Result<DrawingRange> rangeForDisplay(const Buffer& buffer) = 0;

protected:
    ~DrawingDevice() = default;
};

} // namespace vitrine
