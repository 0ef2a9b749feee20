// SPDX-License-Identifier: Apache-2.0
#pragma once
// Immutable picture of all figures, handed from the engine thread to the interface. Data stays
// where it lives: a FigureData holds the tensor by reference and never its elements.
#include "figure/axes_style.h"
#include "figure/figure_layout.h"
#include "figure/surface_snapshot.h"

#include <cmath>
#include <map>
#include <memory>

namespace vitrine {

/// What is shown of complex numbers.
enum class ImagePart : uint8_t { Real, Imaginary, Magnitude, Phase };

struct ImageSnapshot {
    uint64_t id = 0;
    FigureData data;      ///< rows × columns × slices, or rows × columns × 3 (true colour)
    FigureData imaginary; ///< of complex numbers; data then holds the real parts
    ImagePart part = ImagePart::Real;
    std::array<Limits, 4> partLimits; ///< of the parts of complex numbers
    int64_t rows = 0, columns = 0, channels = 1;
    int64_t slices = 1, slice = 0; ///< how many there are, and which is shown
    [[nodiscard]] int64_t firstElement() const { return slice * rows * columns; }
    bool scaled = true; ///< imagesc: values through climits; else direct index / true colour
    bool interpolate = false;
    AlphaSnapshot alpha; ///< rows × columns; invalid: opacity alone
    float opacity = 1;
    Limits xdata, ydata;  ///< centres of the first and last pixel
    std::string variable; ///< for the read-out and the links to graph and residency
    uint32_t line = 0;
};

enum class LineForm : uint8_t { Line, Stairs, Stem, ErrorBar, Scatter };
enum class FillForm : uint8_t { Bars, Area, Polygons };

/// How markers are painted: alpha 0 paints nothing, flat takes each point's own colour.
struct MarkerPaint {
    Rgba color{};
    bool flat = false;
};

struct LineSnapshot {
    uint64_t id = 0;
    LineForm form = LineForm::Line;
    FigureData x, y;          ///< x may be invalid: 1 … n
    FigureData z;             ///< may be invalid: 0
    FigureData low, high;     ///< ends of error bars; may be invalid
    FigureData left, right;   ///< the same along x
    float capSize = 6;        ///< points
    FigureData marked;        ///< numbers of points with markers, from 1; invalid: all
    FigureData sizes, colors; ///< scatter: areas in square points; values or n × 3
    int64_t count = 0;
    double base = 0; ///< of stems
    Rgba color{0, 0.447f, 0.741f, 1};
    float width = 1.0f;      ///< points
    std::string style = "-"; ///< "-", "--", ":", "-.", "none"
    std::string marker = "none";
    float markerSize = 6; ///< points
    MarkerPaint face, edge;
    AlphaSnapshot alpha; ///< of the points; invalid: that of the colours alone
    bool faceAlphas = false, edgeAlphas = false; ///< what takes it
    bool ofChart = false;                        ///< made by a chart, without points of its own
    std::string name;                            ///< legend text
    uint32_t line = 0;
};

struct FillSnapshot {
    uint64_t id = 0;
    FillForm form = FillForm::Bars;
    /// x, bottom may be invalid: 1 … n, base. Polygons: corners of triangles, or nothing where the
    /// corners of the outlines are filled as they are, of which none is NaN or infinite.
    FigureData x, y, bottom;
    int64_t count = 0; ///< bars, points of an area, corners of all triangles
    double base = 0, width = 0.8, shift = 0;
    bool horizontal = false;
    FigureData colors; ///< of bars: values or count × 3; invalid: all have that of the face
    Rgba face{}, edge{};
    float edgeWidth = 0.5f;
    std::string edgeStyle = "-";
    FigureData outlineX, outlineY; ///< polygons: corners, a polygon a column
    int64_t corners = 0;           ///< of one polygon
    std::string name;
    uint32_t line = 0;
};

/// Lines of equal height and the areas above heights, for whom finds them where the heights are.
struct ContourSnapshot {
    /// What a number on the line leaves free: a circle of so many pixels.
    struct Gap {
        double x = 0, y = 0;
        float radius = 0;
    };
    struct Level {
        double level = 0;
        Rgba color{};
        double height = 0; ///< of lines in space
        std::vector<Gap> gaps;
    };
    uint64_t id = 0;
    FigureData x, y, z; ///< x and y: grids, vectors, or invalid (1 … n)
    int64_t rows = 0, columns = 0;
    std::vector<Level> areas, lines; ///< from low to high; an area covers those before it
    bool inSpace = false;            ///< lines have heights
    float areaAlpha = 1;
    float width = 0.5f; ///< points
    std::string style = "-";
    std::string name;
    uint32_t line = 0;
};

struct TextSnapshot {
    uint64_t id = 0;
    double x = 0, y = 0, z = 0;
    std::string text;
    std::optional<std::array<float, 3>> color; ///< of the theme's text otherwise
    float size = 10;                           ///< points
    float rotation = 0;                        ///< degrees, counterclockwise
    bool bold = false;
    std::string across = "left", along = "middle"; ///< alignments
    bool italic = false;
    std::string font, interpreter = "tex";
    std::string units = "data"; ///< of the place; all others begin in the axes' corner
    ThemeColor ground, edge;    ///< of the box around it
    float margin = 3;           ///< points between the text and its box
    float edgeWidth = 0.5f;     ///< points
    std::string edgeStyle = "-";
};

struct ConstantLineSnapshot {
    uint64_t id = 0;
    double value = 0;
    bool vertical = true; ///< xline
    std::optional<std::array<float, 3>> color;
    float width = 0.5f;
    std::string style = "-";
    std::string label, name;
    float alpha = 0.7f;
    /// Beside a vertical line, or where along a horizontal one; and the other way round.
    std::string across = "right", along = "top";
    bool aligned = true;   ///< the label runs along the line
    float size = 9;        ///< points
    ThemeColor labelColor; ///< nothing: the line's
    bool ofBars = false;   ///< what stems, bars or areas stand on
};

/// Circles and rays of polar axes; the data lie where x and y of their angles and distances are.
struct PolarSnapshot {
    bool on = false;
    double middle = 0;                           ///< the distance that lies in the middle
    double reach = 1;                            ///< from there to the outer circle
    std::vector<double> distances;               ///< of circles
    std::optional<std::array<double, 2>> sector; ///< degrees; nothing: a whole circle
    bool cut = false;                            ///< what lies beyond is not shown
    bool numbersOutside = false;                 ///< distances are written beside the sector
    std::vector<double> angles;                  ///< of rays, degrees
    std::optional<std::vector<std::string>> distanceLabels, angleLabels; ///< used in turn
    bool circles = true, rays = true;
    bool clockwise = false;
    int zero = 0;          ///< where the angle 0 is: 0 right, 90 top, 180 left, 270 bottom
    double numbersAt = 80; ///< angle of the ray along which distances are written
};

/// A line of an object's data tips.
struct TipRow {
    std::string label;
    std::string property; ///< "xdata", …: where the point is; else one a point of these
    FigureData values;
    std::vector<std::string> texts;
    std::string format; ///< of a number; empty: as it is
};

struct AxesSnapshot {
    uint64_t id = 0;
    PolarSnapshot polar;
    std::array<float, 4> position{0.13f, 0.11f, 0.775f,
                                  0.815f}; ///< in the figure, from bottom left
    std::vector<ImageSnapshot> images;
    std::vector<LineSnapshot> lines;
    std::vector<FillSnapshot> fills;
    std::vector<ContourSnapshot> contours;
    std::vector<TextSnapshot> texts;
    std::vector<ConstantLineSnapshot> constants;
    SpaceSnapshot space; ///< what axes have beyond the plane
    Limits xlimits, ylimits, climits;
    bool reverseY = false; ///< axis ij
    bool logX = false, logY = false;
    bool equal = false;  ///< axis equal / image
    bool visible = true; ///< axis off
    bool grid = false;
    bool colorbar = false;
    bool legend = false;
    std::string colormap = "parula";
    std::vector<std::array<float, 3>> colors; ///< the map's rows
    std::string title, xlabel, ylabel;
    AxesStyle style;
    uint64_t linkX = 0, linkY = 0;       ///< axes of one number have the same limits; 0: its own
    uint64_t left = 0;                   ///< yyaxis: the axes whose right side these are
    std::vector<LineSnapshot> alsoNamed; ///< lines of the right side, for the legend
    std::map<uint64_t, std::vector<TipRow>> tips; ///< of objects whose data tips a script has made
};

/// Calls use(FigureData) for all that is drawn from device memory.
template <typename F>
void eachFigureData(const AxesSnapshot& axes, F use) {
    for (const ImageSnapshot& image : axes.images) {
        use(image.data);
        use(image.imaginary);
        use(image.alpha.data);
    }
    for (const LineSnapshot& line : axes.lines) {
        for (const FigureData* data :
             {&line.x, &line.y, &line.z, &line.low, &line.high, &line.left, &line.right,
              &line.marked, &line.sizes, &line.colors, &line.alpha.data})
            use(*data);
    }
    for (const FillSnapshot& fill : axes.fills) {
        for (const FigureData* data :
             {&fill.x, &fill.y, &fill.bottom, &fill.colors, &fill.outlineX, &fill.outlineY})
            use(*data);
    }
    for (const ContourSnapshot& contour : axes.contours) {
        for (const FigureData* data : {&contour.x, &contour.y, &contour.z})
            use(*data);
    }
    for (const auto& [object, rows] : axes.tips) {
        for (const TipRow& row : rows)
            use(row.values);
    }
    eachFigureData(axes.space, use);
}

/// The limits of colours, of which the lower is positive where logarithms are taken.
[[nodiscard]] inline std::array<double, 2> colorEnds(const AxesSnapshot& axes) {
    double low = axes.climits.low, high = axes.climits.high;
    if (axes.style.logColors) {
        constexpr double kLeastShare = 1e-6; // of the upper limit, where the lower has no logarithm
        if (!(high > 0)) high = 1;
        if (!(low > 0)) low = high * kLeastShare;
    }
    return {low, high};
}

/// Where a value lies between them: 0 at the lower limit, 1 at the upper, less and more outside.
[[nodiscard]] inline double colorShare(const AxesSnapshot& axes, double value) {
    if (std::isinf(value)) return value > 0 ? 1 : 0;
    auto [low, high] = colorEnds(axes);
    if (axes.style.logColors) {
        if (!(value > 0)) return 0;
        low = std::log2(low);
        high = std::log2(high);
        value = std::log2(value);
    }
    return (value - low) / (high > low ? high - low : 1);
}

struct OneFigureSnapshot {
    int number = 1;
    std::string name;
    std::vector<AxesSnapshot> axes;
    std::array<double, 2> size{560, 420}; ///< pixels of 1/96 inch, of pictures in files
    ThemeColor ground;
    FigureTitles titles;            ///< of all axes together
    std::vector<InnerTitles> inner; ///< of layouts inside of the figure's
    bool numbered = true;           ///< 'NumberTitle': the window's title tells the number
    bool toolbar = true;            ///< tools are offered
};

struct FigureSnapshot {
    uint64_t revision = 0;
    std::vector<OneFigureSnapshot> figures;
    int current = 0; ///< number of the current figure, 0: none
};

} // namespace vitrine
