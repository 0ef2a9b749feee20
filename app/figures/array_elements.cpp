// SPDX-License-Identifier: Apache-2.0
#include "figures/array_elements.h"

#include <algorithm>
#include <cstring>

namespace vitrine::app {

std::vector<double> elementsOf(const FigureData& data, int64_t first, int64_t count) {
    if (!data.valid() || first < 0) return {};
    const Tensor& tensor = *data.tensor;
    count = std::min(count, tensor.count() - first);
    if (count <= 0) return {};
    const std::size_t size = tensor.elementSize();
    std::vector<std::byte> copied;
    const std::byte* bytes = nullptr;
    if (tensor.onHost()) {
        bytes = tensor.hostBuffer()->data() + static_cast<std::size_t>(first) * size;
    } else if (tensor.remote()) {
        copied.resize(static_cast<std::size_t>(count) * size);
        if (!tensor.remote()->readElements(first, count, copied.data())) return {};
        bytes = copied.data();
    } else {
        return {};
    }
    std::vector<double> out(static_cast<std::size_t>(count));
    visitDType(tensor.dtype(), [&](auto tag) {
        for (std::size_t i = 0; i < out.size(); ++i) {
            std::memcpy(&tag, bytes + i * size, sizeof tag);
            out[i] = static_cast<double>(tag);
        }
    });
    return out;
}

} // namespace vitrine::app
