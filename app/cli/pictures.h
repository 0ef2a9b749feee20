// SPDX-License-Identifier: Apache-2.0
#pragma once
// Pictures of figures in the console program, which holds nothing of Qt: a library beside it draws
// them, and is loaded when the first is wanted. Main thread.
#include "session/session.h"

namespace vitrine::cli {

[[nodiscard]] Result<Picture> drawByLibrary(const OneFigureSnapshot& figure,
                                            const PictureRequest& request);

} // namespace vitrine::cli
