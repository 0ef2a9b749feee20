// SPDX-License-Identifier: Apache-2.0
#include "numerics/vulkan_compute.h"

#include <cstdio>
#include <cstdlib>
#include <glslang/Public/ResourceLimits.h>
#include <glslang/Public/ShaderLang.h>
#include <glslang/SPIRV/GlslangToSpv.h>

namespace numerics {

namespace {

void check(VkResult result, const char* what) {
    if (result == VK_SUCCESS) return;
    std::fprintf(stderr, "%s failed: %d\n", what, static_cast<int>(result));
    std::exit(2);
}

std::vector<uint32_t> compile(const std::string& glsl) {
    static const bool initialised = glslang::InitializeProcess();
    (void)initialised;
    glslang::TShader shader(EShLangCompute);
    const char* text = glsl.c_str();
    shader.setStrings(&text, 1);
    shader.setEnvInput(glslang::EShSourceGlsl, EShLangCompute, glslang::EShClientVulkan, 450);
    shader.setEnvClient(glslang::EShClientVulkan, glslang::EShTargetVulkan_1_2);
    shader.setEnvTarget(glslang::EShTargetSpv, glslang::EShTargetSpv_1_5);
    glslang::TProgram program;
    const auto messages = static_cast<EShMessages>(EShMsgSpvRules | EShMsgVulkanRules);
    if (!shader.parse(GetDefaultResources(), 450, false, messages)) {
        std::fprintf(stderr, "%s\n", shader.getInfoLog());
        std::exit(2);
    }
    program.addShader(&shader);
    if (!program.link(messages)) {
        std::fprintf(stderr, "%s\n", program.getInfoLog());
        std::exit(2);
    }
    std::vector<uint32_t> spirv;
    glslang::GlslangToSpv(*program.getIntermediate(EShLangCompute), spirv);
    return spirv;
}

} // namespace

Compute::Compute(const std::string& filter, VkDeviceSize bufferBytes, int buffers) {
    VkApplicationInfo app{};
    app.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    app.apiVersion = VK_API_VERSION_1_2;
    VkInstanceCreateInfo instanceInfo{};
    instanceInfo.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    instanceInfo.pApplicationInfo = &app;
    check(vkCreateInstance(&instanceInfo, nullptr, &m_instance), "vkCreateInstance");
    uint32_t count = 0;
    check(vkEnumeratePhysicalDevices(m_instance, &count, nullptr), "vkEnumeratePhysicalDevices");
    std::vector<VkPhysicalDevice> devices(count);
    check(vkEnumeratePhysicalDevices(m_instance, &count, devices.data()),
          "vkEnumeratePhysicalDevices");
    for (VkPhysicalDevice device : devices) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(device, &properties);
        if (m_physical != VK_NULL_HANDLE ||
            std::string(properties.deviceName).find(filter) == std::string::npos)
            continue;
        m_physical = device;
        m_name = properties.deviceName;
        m_software = properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    }
    if (m_physical == VK_NULL_HANDLE) {
        std::fprintf(stderr, "no Vulkan device named like '%s'\n", filter.c_str());
        std::exit(77); // ctest's skip
    }
    VkPhysicalDeviceFloatControlsProperties controls{};
    controls.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES;
    VkPhysicalDeviceProperties2 properties2{};
    properties2.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    properties2.pNext = &controls;
    vkGetPhysicalDeviceProperties2(m_physical, &properties2);
    m_modes.float32 = {controls.shaderSignedZeroInfNanPreserveFloat32 != 0,
                       controls.shaderRoundingModeRTEFloat32 != 0,
                       controls.shaderDenormPreserveFloat32 != 0};
    m_modes.float64 = {controls.shaderSignedZeroInfNanPreserveFloat64 != 0,
                       controls.shaderRoundingModeRTEFloat64 != 0,
                       controls.shaderDenormPreserveFloat64 != 0};
    uint32_t families = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(m_physical, &families, nullptr);
    std::vector<VkQueueFamilyProperties> family(families);
    vkGetPhysicalDeviceQueueFamilyProperties(m_physical, &families, family.data());
    uint32_t chosen = 0;
    while ((family[chosen].queueFlags & VK_QUEUE_COMPUTE_BIT) == 0)
        ++chosen;
    const float priority = 1.0f;
    VkDeviceQueueCreateInfo queueInfo{};
    queueInfo.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queueInfo.queueFamilyIndex = chosen;
    queueInfo.queueCount = 1;
    queueInfo.pQueuePriorities = &priority;
    VkPhysicalDeviceFeatures features{};
    features.shaderFloat64 = VK_TRUE;
    features.shaderInt64 = VK_TRUE;
    VkDeviceCreateInfo deviceInfo{};
    deviceInfo.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    deviceInfo.queueCreateInfoCount = 1;
    deviceInfo.pQueueCreateInfos = &queueInfo;
    deviceInfo.pEnabledFeatures = &features;
    check(vkCreateDevice(m_physical, &deviceInfo, nullptr, &m_device), "vkCreateDevice");
    vkGetDeviceQueue(m_device, chosen, 0, &m_queue);
    VkCommandPoolCreateInfo poolInfo{};
    poolInfo.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
    poolInfo.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    poolInfo.queueFamilyIndex = chosen;
    check(vkCreateCommandPool(m_device, &poolInfo, nullptr, &m_pool), "vkCreateCommandPool");
    VkCommandBufferAllocateInfo commandInfo{};
    commandInfo.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
    commandInfo.commandPool = m_pool;
    commandInfo.commandBufferCount = 1;
    check(vkAllocateCommandBuffers(m_device, &commandInfo, &m_commands),
          "vkAllocateCommandBuffers");

    const auto bindings = static_cast<uint32_t>(buffers);
    std::vector<VkDescriptorSetLayoutBinding> binding(bindings);
    for (uint32_t i = 0; i < bindings; ++i)
        binding[i] = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                      nullptr};
    VkDescriptorSetLayoutCreateInfo setInfo{};
    setInfo.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    setInfo.bindingCount = bindings;
    setInfo.pBindings = binding.data();
    check(vkCreateDescriptorSetLayout(m_device, &setInfo, nullptr, &m_setLayout), "set layout");
    const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, 16};
    VkPipelineLayoutCreateInfo layoutInfo{};
    layoutInfo.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    layoutInfo.setLayoutCount = 1;
    layoutInfo.pSetLayouts = &m_setLayout;
    layoutInfo.pushConstantRangeCount = 1;
    layoutInfo.pPushConstantRanges = &range;
    check(vkCreatePipelineLayout(m_device, &layoutInfo, nullptr, &m_layout), "pipeline layout");
    const VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, bindings};
    VkDescriptorPoolCreateInfo setPoolInfo{};
    setPoolInfo.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
    setPoolInfo.maxSets = 1;
    setPoolInfo.poolSizeCount = 1;
    setPoolInfo.pPoolSizes = &size;
    check(vkCreateDescriptorPool(m_device, &setPoolInfo, nullptr, &m_setPool), "descriptor pool");
    VkDescriptorSetAllocateInfo allocate{};
    allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    allocate.descriptorPool = m_setPool;
    allocate.descriptorSetCount = 1;
    allocate.pSetLayouts = &m_setLayout;
    check(vkAllocateDescriptorSets(m_device, &allocate, &m_set), "descriptor set");

    VkPhysicalDeviceMemoryProperties memory;
    vkGetPhysicalDeviceMemoryProperties(m_physical, &memory);
    for (uint32_t i = 0; i < bindings; ++i) {
        VkBufferCreateInfo info{};
        info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
        info.size = bufferBytes;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        check(vkCreateBuffer(m_device, &info, nullptr, &buffer), "vkCreateBuffer");
        VkMemoryRequirements need;
        vkGetBufferMemoryRequirements(m_device, buffer, &need);
        uint32_t type = 0;
        constexpr VkMemoryPropertyFlags kWanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                                  VK_MEMORY_PROPERTY_HOST_COHERENT_BIT |
                                                  VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
        while ((need.memoryTypeBits & (1u << type)) == 0 ||
               (memory.memoryTypes[type].propertyFlags & kWanted) != kWanted)
            ++type;
        VkMemoryAllocateInfo memoryInfo{};
        memoryInfo.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
        memoryInfo.allocationSize = need.size;
        memoryInfo.memoryTypeIndex = type;
        VkDeviceMemory block = VK_NULL_HANDLE;
        check(vkAllocateMemory(m_device, &memoryInfo, nullptr, &block), "vkAllocateMemory");
        check(vkBindBufferMemory(m_device, buffer, block, 0), "vkBindBufferMemory");
        void* mapped = nullptr;
        check(vkMapMemory(m_device, block, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
        m_buffers.push_back(buffer);
        m_memory.push_back(block);
        m_mapped.push_back(mapped);
        const VkDescriptorBufferInfo bufferInfo{buffer, 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write{};
        write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        write.dstSet = m_set;
        write.dstBinding = i;
        write.descriptorCount = 1;
        write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        write.pBufferInfo = &bufferInfo;
        vkUpdateDescriptorSets(m_device, 1, &write, 0, nullptr);
    }
}

Compute::~Compute() {
    vkDeviceWaitIdle(m_device);
    for (size_t i = 0; i < m_buffers.size(); ++i) {
        vkDestroyBuffer(m_device, m_buffers[i], nullptr);
        vkFreeMemory(m_device, m_memory[i], nullptr);
    }
    vkDestroyDescriptorPool(m_device, m_setPool, nullptr);
    vkDestroyPipelineLayout(m_device, m_layout, nullptr);
    vkDestroyDescriptorSetLayout(m_device, m_setLayout, nullptr);
    vkDestroyCommandPool(m_device, m_pool, nullptr);
    vkDestroyDevice(m_device, nullptr);
    vkDestroyInstance(m_instance, nullptr);
}

VkPipeline Compute::pipeline(const std::string& glsl) {
    const auto exact = vitrine::vulkan::makeExact(compile(glsl), m_modes);
    if (!exact) {
        std::fprintf(stderr, "%s\n", exact.error().message.c_str());
        std::exit(2);
    }
    const std::vector<uint32_t>& spirv = *exact;
    VkShaderModuleCreateInfo moduleInfo{};
    moduleInfo.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    moduleInfo.codeSize = spirv.size() * sizeof(uint32_t);
    moduleInfo.pCode = spirv.data();
    VkShaderModule module = VK_NULL_HANDLE;
    check(vkCreateShaderModule(m_device, &moduleInfo, nullptr, &module), "vkCreateShaderModule");
    VkComputePipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.layout = m_layout;
    VkPipeline pipeline = VK_NULL_HANDLE;
    check(vkCreateComputePipelines(m_device, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateComputePipelines");
    vkDestroyShaderModule(m_device, module, nullptr);
    return pipeline;
}

void Compute::destroy(VkPipeline pipeline) {
    vkDestroyPipeline(m_device, pipeline, nullptr);
}

void Compute::run(VkPipeline pipeline, uint32_t n, const uint32_t (&constants)[4]) {
    VkCommandBufferBeginInfo begin{};
    begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    check(vkBeginCommandBuffer(m_commands, &begin), "vkBeginCommandBuffer");
    vkCmdBindPipeline(m_commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(m_commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_layout, 0, 1, &m_set, 0,
                            nullptr);
    vkCmdPushConstants(m_commands, m_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 16, constants);
    vkCmdDispatch(m_commands, (n + 63) / 64, 1, 1);
    VkMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(m_commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                         VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
    check(vkEndCommandBuffer(m_commands), "vkEndCommandBuffer");
    VkSubmitInfo submit{};
    submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &m_commands;
    check(vkQueueSubmit(m_queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(vkQueueWaitIdle(m_queue), "vkQueueWaitIdle");
}

} // namespace numerics
