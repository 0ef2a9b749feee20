// SPDX-License-Identifier: Apache-2.0
#pragma once
// Pictures of figures for files and for getframe. The engine says what is wanted; a program that
// can draw gives the function that makes it (FigureStore::setPictureMaker). Called on the engine's
// thread, which waits.
#include "base/result.h"
#include "figure/figure_snapshot.h"

#include <functional>

namespace vitrine {

enum class PictureFormat : uint8_t { Png, Jpeg, Tiff, Bmp, Svg, Pdf, Eps, Pixels };

struct PictureRequest {
    PictureFormat format = PictureFormat::Png;
    double dpi = 150;           ///< of pixels; drawings of lines have theirs inside only
    bool cropped = false;       ///< to what is drawn, with a small margin
    bool box = false;           ///< only the box of the first of the axes
    bool transparent = false;   ///< no ground, where the format can do without
    ThemeColor ground;          ///< nothing: the figure's own, or white
    std::vector<uint64_t> axes; ///< identities; empty: all
    /// Elements of an array as doubles, in its order; empty for data that is not there.
    std::function<std::vector<double>(const FigureData&)> read;
};

struct Picture {
    int width = 0, height = 0; ///< pixels
    std::string bytes;         ///< the file's content; Pixels: red, green, blue, row by row
};

using PictureMaker =
    std::function<Result<Picture>(const OneFigureSnapshot&, const PictureRequest&)>;

} // namespace vitrine
