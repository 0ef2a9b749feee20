// SPDX-License-Identifier: Apache-2.0
#pragma once
// An Accelerator on the real host provider, and on the real device when it is asked for.
#include "accel/accel_state.h"
#include "builtins/core/builtin.h"
#include "builtins/core/catalogue.h"
#include "provider/host/host_provider.h"
#include "provider/vulkan/vulkan_provider.h"

#include <gtest/gtest.h>

namespace vitrine {

struct AccelRig {
    explicit AccelRig(bool fusion = true, std::string device = "cpu")
        : providers(std::make_unique<HostProvider>(trace, 2),
                    [this]() -> Result<std::unique_ptr<Provider>> {
                        VITRINE_TRY(auto made, VulkanProvider::create(settings, trace));
                        return std::unique_ptr<Provider>(std::move(made));
                    }),
          accelerator(withSettings(fusion, std::move(device)), trace, sources, providers,
                      coreOps()) {}

    const Settings& withSettings(bool fusion, std::string device) {
        settings.lazyMinElements = 2;
        settings.fusion = fusion;
        settings.device = std::move(device);
        settings.pipelineCacheDir = environmentText("VITRINE_PIPELINE_CACHE_DIR").value_or("");
        return settings;
    }

    static const ElementwiseOp& op(std::string_view name) {
        const Builtin* b = findBuiltin(name);
        VITRINE_ASSERT(b && b->op);
        return *b->op;
    }
    Value apply(std::string_view name, std::vector<Value> args, DType compute = DType::Double) {
        return accelerator.apply(op(name), args, compute, {});
    }
    static Value vector(std::vector<double> x, bool row = false) {
        const auto n = static_cast<int64_t>(x.size());
        auto t = Tensor::make(DType::Double, row ? Shape(1, n) : Shape(n, 1), false, false);
        std::copy(x.begin(), x.end(), t->mutableData<double>());
        return t;
    }
    static Value matrix(int64_t rows, int64_t columns) {
        auto t = Tensor::make(DType::Double, Shape(rows, columns), false, false);
        for (int64_t i = 0; i < rows * columns; ++i)
            t->mutableData<double>()[i] = static_cast<double>(i + 1);
        return t;
    }
    static std::vector<double> numbers(const Value& v) {
        const auto t = v.toTensor();
        std::vector<double> out;
        for (int64_t i = 0; i < t->count(); ++i)
            out.push_back(t->asDouble(i));
        return out;
    }
    [[nodiscard]] SharedList<GraphGroup> groups() { return accelerator.state().snapshot().groups; }

    Settings settings;
    Trace trace;
    SourceMap sources;
    ProviderRegistry providers;
    Accelerator accelerator;
};

} // namespace vitrine
