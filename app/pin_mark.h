// SPDX-License-Identifier: Apache-2.0
#pragma once
// The pin that stands at a pinned line's number and on its nodes. Any thread that paints.
#include "editor/line_pins.h"

#include <QPainter>

namespace vitrine::app {

class Theme;

/// A pin whose point is at `tip`, 13 high, in the colour of its side. Hollow: what is shown there
/// did not run by it yet.
void paintPin(QPainter& painter, QPointF tip, const Theme& theme, const LinePin& pin, bool hollow);

} // namespace vitrine::app
