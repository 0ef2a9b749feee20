// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the snapshots of figures are made of: data by reference, limits and colours. Immutable.
#include "base/ref.h"
#include "value/tensor.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A real tensor (double, single, logical or integer), complete at the time of the snapshot.
struct FigureData {
    Ref<Tensor> tensor;
    [[nodiscard]] bool valid() const { return static_cast<bool>(tensor); }
};

struct Limits {
    double low = 0, high = 1;
    bool automatic = true;
};

using Rgba = std::array<float, 4>;

/// Opacity of elements: factor · number + offset, cut to [0, 1]; invalid: all as one.
struct AlphaSnapshot {
    FigureData data;
    double factor = 1, offset = 0;
    [[nodiscard]] double at(double number) const {
        const double alpha = factor * number + offset;
        return alpha > 0 ? (alpha < 1 ? alpha : 1) : 0; // none where it is NaN
    }
};

} // namespace vitrine
