// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the graphics functions share, and publishing at the end of a run. Engine thread.
#include "builtins/core/support.h"
#include "figure/figure_store.h"

namespace vitrine {

/// Computes what figures show and hands a snapshot to the interface (drawnow; the VM calls it at
/// the end of a run and before it waits for input). Nothing happens when no figure has changed.
void publishFigures(Interpreter& vm, Span span);

/// Axes given as the first argument, or the current ones; `rest` gets the other arguments.
[[nodiscard]] AxesObject& axesArgument(Call& call, std::span<const Value>& rest);
/// Empties the axes unless hold is on: what plot and imagesc begin with.
void beginPlot(AxesObject& axes);
/// The figure or axes… that a value is; null when it is none or was closed.
template <typename T>
[[nodiscard]] T* graphicsObject(const Value& value) {
    if (value.kind() != Kind::Object) return nullptr;
    auto* object = dynamic_cast<T*>(&value.objectValue());
    return object && object->isValid() ? object : nullptr;
}

} // namespace vitrine
