// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a VulkanProvider owns, in the order in which it must be destroyed backwards. Engine's
// thread.
#include "provider/vulkan/compiler.h"
#include "provider/vulkan/dispatcher.h"
#include "provider/vulkan/function_probe.h"
#include "provider/vulkan/link.h"
#include "provider/vulkan/plan_memory.h"
#include "provider/vulkan/probe.h"
#include "provider/vulkan/vulkan_provider.h"

namespace vitrine {

struct VulkanProvider::State {
    vulkan::CompilerWarmUp warmUp; // its thread works while the device starts
    Trace* trace = nullptr;
    std::string cacheFolder;
    ProviderInfo info;
    std::unique_ptr<vulkan::Context> context;
    vulkan::Conformance conformance;
    std::unique_ptr<CodeGenerator> generator;
    std::unique_ptr<vulkan::PlanMemory> plans;
    std::unique_ptr<vulkan::FunctionProbe> functions;
    std::unique_ptr<vulkan::Dispatcher> dispatcher;
    vulkan::Link link;
    ProviderRates rates;
    bool ratesKnown = false;
    double startSeconds = 0;     ///< that making the provider took
    uint32_t reductionGroup = 0; ///< threads of a reduction's workgroup
    std::size_t firstIndex = 0;  ///< of the device that is started when nobody asks for another
    const std::atomic<bool>* interrupt = nullptr;

    /// Takes measured rates into use and remembers them for sessions that have not started it yet.
    void adoptRates(const ProviderRates& measured);
    void writeTransfer(EventKind kind, const LaunchTag& tag, const Buffer& buffer, uint64_t bytes,
                       int64_t startNs) const;
    /// The copy, and the wait for the device that came before it.
    void writeDownload(const LaunchTag& tag, const Buffer& buffer, uint64_t bytes, int64_t asked,
                       int64_t start) const;
};

} // namespace vitrine
