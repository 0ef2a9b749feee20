// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws a figure for a file: the decoration that the window shows and its data, by QPainter. Needs
// a QGuiApplication for the fonts; any thread.
#include "session/session.h"

namespace vitrine::app {

[[nodiscard]] Result<Picture> drawPicture(const OneFigureSnapshot& figure,
                                          const PictureRequest& request);

} // namespace vitrine::app
