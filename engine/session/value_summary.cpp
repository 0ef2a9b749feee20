// SPDX-License-Identifier: Apache-2.0
// Least, greatest and mean of an array and how many are NaN, computed where its elements are.
#include "session/value_summary.h"

#include "accel/accel_state.h"
#include "builtins/core/catalogue.h"
#include "provider/registry.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

constexpr int64_t kMostOnHost = int64_t{1} << 24; ///< elements: some 20 ms
constexpr double kLongestOnDevice = 0.05;         ///< s that a run which begins may have to wait

ValueSummary summaryFrom(double least, double greatest, double sum, int64_t missing,
                         int64_t count) {
    const int64_t numbers = count - missing;
    const double none = std::nan("");
    return {numbers ? least : none, numbers ? greatest : none,
            numbers ? sum / static_cast<double>(numbers) : none, missing};
}

ValueSummary onHost(const Tensor& t) {
    double sum = 0, least = HUGE_VAL, greatest = -HUGE_VAL;
    int64_t missing = 0;
    visitDType(t.dtype(), [&](auto tag) {
        const auto* x = t.data<decltype(tag)>();
        for (int64_t k = 0; k < t.count(); ++k) {
            const auto v = static_cast<double>(x[k]);
            if (std::isnan(v)) {
                ++missing;
                continue;
            }
            least = std::min(least, v);
            greatest = std::max(greatest, v);
            sum += v;
        }
    });
    return summaryFrom(least, greatest, sum, missing, t.count());
}

/// One kernel: the four go over the same elements.
ValueSummary onDevice(Accelerator& accel, const Value& value) {
    Value x = accel.toGpuArray(value, {}); // stays where it is
    if (!isFloat(x.dtype())) x = accel.convert(x, DType::Double, {});
    const int rank = x.shape().rank();
    ReduceOptions options;
    options.omitNan = true;
    options.resultClass = x.dtype();
    const Value least = accel.reduce(ReduceOp::Min, x, 0, rank, options, {});
    const Value greatest = accel.reduce(ReduceOp::Max, x, 0, rank, options, {});
    const Value sum = accel.reduce(ReduceOp::Sum, x, 0, rank, options, {});
    Value missing = Value(0.0);
    if (isFloat(value.dtype())) {
        const std::array<Value, 1> argument{x};
        const Value nan = accel.apply(*coreOps().isnan, argument, x.dtype(), {});
        options.omitNan = false;
        options.resultClass = DType::Double;
        missing = accel.reduce(ReduceOp::Sum, nan, 0, rank, options, {});
    }
    return summaryFrom(least.toDouble(), greatest.toDouble(), sum.toDouble(),
                       static_cast<int64_t>(missing.toDouble()), value.count());
}

} // namespace

std::optional<ValueSummary> summaryOf(const Value& value, std::string_view place,
                                      Accelerator& accelerator, ProviderRegistry& providers,
                                      bool running) {
    if (value.kind() != Kind::Tensor || value.dtype() == DType::Char || value.isComplex() ||
        value.count() < 2)
        return std::nullopt;
    if (place.starts_with("host"))
        return value.count() <= kMostOnHost ? std::optional(onHost(value.tensor())) : std::nullopt;
    Provider* device = providers.startedDevice();
    // What stopped code has captured is not to be computed for a look at a variable.
    if (place != "device" || running || !device) return std::nullopt;
    const auto bytes =
        static_cast<double>(static_cast<std::size_t>(value.count()) * sizeOf(value.dtype()));
    if (bytes > kLongestOnDevice * device->rates().bandwidth) return std::nullopt;
    // The record tells of the script, not of who looks at its variables.
    AccelState& accel = accelerator.state();
    const Recorder kept = accel.recorder;
    const auto restore = [&] {
        static_cast<void>(accel.residency.waitForDevice());
        accel.placer.collect();
        accel.recorder = kept;
    };
    try {
        const ValueSummary summary = onDevice(accelerator, value);
        restore();
        return summary;
    } catch (const std::exception&) {
        restore(); // the viewer does without
        return std::nullopt;
    }
}

} // namespace vitrine
