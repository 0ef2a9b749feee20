// SPDX-License-Identifier: Apache-2.0
#include "provider_vulkan/rig.h"

#include <filesystem>

namespace vitrine::vulkan::test {

const std::string& temporaryFolder() {
    struct Folder {
        std::string path;
        Folder() {
            std::string pattern =
                (std::filesystem::temp_directory_path() / "vitrine-vulkan-XXXXXX").string();
            path = ::mkdtemp(pattern.data());
        }
        ~Folder() {
            std::error_code error;
            std::filesystem::remove_all(path, error);
        }
    };
    static const Folder folder;
    return folder.path;
}

std::string newFolder() {
    static int serial = 0;
    return temporaryFolder() + "/" + std::to_string(++serial);
}

ContextOptions testOptions() {
    ContextOptions options;
    options.instance.validation = true;
    options.pipelines.validateSpirv = true;
    return options;
}

void keepDriverLoaded() {
    static const std::shared_ptr<Instance> instance = take(Instance::create({}));
    EXPECT_TRUE(instance);
}

Rig::Rig(const ContextOptions& options) {
    keepDriverLoaded();
    m_context = take(Context::create(options));
    EXPECT_TRUE(m_context->instance().validating()) << "the validation layer is not installed";
}

Rig::~Rig() {
    const auto messages = m_context->instance().validationLog().messages();
    EXPECT_TRUE(messages.empty()) << messages.size()
                                  << " validation messages; the first: " << messages.front();
}

PipelineDesc scaleKernel() {
    PipelineDesc desc;
    desc.name = "scale";
    desc.bindings = 2;
    desc.pushBytes = sizeof(ScaleParameters);
    desc.constants = {64};
    desc.source = R"(#version 460
layout(local_size_x_id = 0) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) writeonly buffer B { float b[]; };
layout(push_constant) uniform P { uint n; float scale; float shift; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) b[i] = a[i] * scale + shift;
}
)";
    return desc;
}

Status scale(Context& context, DeviceBuffer& from, DeviceBuffer& to, ScaleParameters parameters,
             CommandTag tag) {
    VITRINE_TRY(const std::shared_ptr<const Pipeline> pipeline,
                context.pipelines().get(scaleKernel()));
    const std::array<BufferBinding, 2> bindings{BufferBinding{&from, Access::Read},
                                                BufferBinding{&to, Access::Write}};
    return context.stream().dispatch(*pipeline, bindings, std::as_bytes(std::span(&parameters, 1)),
                                     {(parameters.n + 63) / 64, 1, 1}, tag);
}

Ref<DeviceBuffer> uploadFloats(Context& context, const std::vector<float>& values) {
    Ref<DeviceBuffer> buffer = take(context.allocate(values.size() * sizeof(float)));
    expectOk(context.transfers().upload(*buffer, 0, values.data(), values.size() * sizeof(float)));
    return buffer;
}

std::vector<float> downloadFloats(Context& context, DeviceBuffer& buffer, size_t n) {
    std::vector<float> values(n);
    expectOk(context.transfers().download(buffer, 0, values.data(), n * sizeof(float)));
    return values;
}

} // namespace vitrine::vulkan::test
