// SPDX-License-Identifier: Apache-2.0
#pragma once
// Pictures of figures in a program that has no window, and until the first of them nothing of Qt's
// interface. Main thread.
#include "session/session.h"

namespace vitrine::app {

/// drawPicture; the first call starts what knows the fonts.
[[nodiscard]] Result<Picture> drawWindowlessPicture(const OneFigureSnapshot& figure,
                                                    const PictureRequest& request);

} // namespace vitrine::app

/// The same for a program that loads this code when it is wanted (libvitrine_figures.so).
extern "C" void vitrineDrawPicture(const vitrine::OneFigureSnapshot& figure,
                                   const vitrine::PictureRequest& request,
                                   vitrine::Result<vitrine::Picture>& picture);
