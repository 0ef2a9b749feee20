// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arrays larger than a kernel can bind. Such an array lies on the device in parts of a fixed size
// (a power of two); a launch on it runs window by window, each a range of elements whose operands
// lie in one part each. Element-wise programs and reductions of a whole array can do so: their
// elements don't know of each other, or meet in blocks that windows hold completely.
#include "provider/codegen/gpu_plan.h"

#include <string>
#include <vector>

namespace vitrine::codegen {

struct Windows {
    int64_t elements = 0; ///< of one window, a power of two; 0: the launch is bound as a whole
    /// A step reads the element's position in the whole array: the kernel is told the window's.
    bool positional = false;
    /// Operands reached by a stride of which each window touches one part only.
    std::vector<std::size_t> spans;
    uint64_t partBytes = 0;
    std::string obstacle; ///< why the launch cannot run on the device; "" when it can
};

/// How a launch of an element-wise, reduction or scan program is bound.
[[nodiscard]] Windows windowsOf(const Program& program, const LaunchGeometry& geometry,
                                const DeviceTraits& traits);
/// Can the windows, or binding the launch as a whole, take all operands and results in parts?
[[nodiscard]] bool windowsTake(const Windows& windows, const Program& program,
                               const InParts& places);
/// Sets the ranges of a pass's Linear operands and whole outputs, and of the partial results of
/// reductions, for the window that begins at an element.
void bindWindow(GpuPass& pass, const Program& program, const LaunchGeometry& geometry,
                const Windows& windows, int64_t begin, int64_t count);
/// The launch as the window sees it: streams of random numbers and evenly strided operands start
/// where it begins, unless the kernel is told its position; the parts of strided operands count
/// from their own first element.
[[nodiscard]] LaunchGeometry windowGeometry(const Program& program, const LaunchGeometry& geometry,
                                            const Windows& windows, int64_t begin, int64_t count);

} // namespace vitrine::codegen
