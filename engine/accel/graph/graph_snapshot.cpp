// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/graph_snapshot.h"

namespace vitrine {

std::string GraphNote::sentence() const {
    if (line) return "Line " + std::to_string(line) + ": " + text;
    std::string out = text;
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z')
        out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

} // namespace vitrine
