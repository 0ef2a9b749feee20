// SPDX-License-Identifier: Apache-2.0
#pragma once
// A Vulkan context for tests: validation on, any message fails the test, caches in a temporary
// folder.
#include "provider/vulkan/context.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace vitrine::vulkan::test {

/// A folder of this process that goes when it ends.
const std::string& temporaryFolder();
/// A new folder in it.
std::string newFolder();

/// Validation on, no disk cache.
ContextOptions testOptions();

/// Holds an instance until the process ends: some drivers can be loaded only so many times.
void keepDriverLoaded();

/// A context that fails the test when the validation layer said anything.
class Rig {
public:
    explicit Rig(const ContextOptions& options = testOptions());
    ~Rig();
    Context* operator->() { return m_context.get(); }
    Context& operator*() { return *m_context; }

private:
    std::unique_ptr<Context> m_context;
};

template <typename T>
T take(Result<T> result) {
    if (!result) {
        ADD_FAILURE() << result.error().message;
        std::abort();
    }
    return std::move(*result);
}

inline void expectOk(const Status& status) {
    EXPECT_TRUE(status) << (status ? "" : status.error().message);
}

/// out[i] = a[i] * scale + shift over n floats; buffers a, out; parameters n, scale, shift.
PipelineDesc scaleKernel();
struct ScaleParameters {
    uint32_t n;
    float scale;
    float shift;
};
/// Dispatches scaleKernel for n floats.
Status scale(Context& context, DeviceBuffer& from, DeviceBuffer& to, ScaleParameters parameters,
             CommandTag tag = {});
Ref<DeviceBuffer> uploadFloats(Context& context, const std::vector<float>& values);
std::vector<float> downloadFloats(Context& context, DeviceBuffer& buffer, size_t n);

} // namespace vitrine::vulkan::test
