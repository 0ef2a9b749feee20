// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the functions that draw into space share. Engine thread.
#include "builtins/graphics/graphics.h"
#include "figure/contour_object.h"

namespace vitrine {

/// Empties the axes unless hold is on, and shows them from the side with a grid.
void beginSpace(AxesObject& axes);

/// line(X,Y,Z,…): lines in space, added to axes as they are.
void addSpaceLines(Call& call, AxesObject& axes, std::span<const Value> rest);

/// Finds places for numbers on contour lines in the heights' own memory.
[[nodiscard]] ContourObject::LinePlaces contourPlaces(Interpreter& vm);

/// Finds whether all faces of a patch are convex in its vertices' own memory.
[[nodiscard]] std::function<bool(const PatchObject&)> faceConvexity(Interpreter& vm);

/// What patch and fill take: polygons a column, or faces over vertices.
struct PatchArguments {
    const Value *x = nullptr, *y = nullptr, *z = nullptr, *color = nullptr;
    const Value *faces = nullptr, *vertices = nullptr;
};
/// Whether the patch lies in space, or has colours that one fill has not.
[[nodiscard]] bool needsSpace(const PatchArguments& given, std::span<const Value> properties);
/// A patch that is in no axes yet.
[[nodiscard]] Ref<PatchObject> makePatch(Call& call, const PatchArguments& given,
                                         const char* function);

} // namespace vitrine
