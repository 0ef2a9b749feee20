// SPDX-License-Identifier: Apache-2.0
#pragma once
// How axes are decorated: ticks, fonts, colours, legend and colour bar. Plain data, the same in the
// retained axes and in their snapshots.
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

enum class TileRoom : uint8_t;
using ThemeColor = std::optional<std::array<float, 3>>; ///< nothing: of the theme

/// The font of a title or label; what is not given is the theme's.
struct LabelStyle {
    ThemeColor color;
    float size = 0; ///< points
    std::optional<bool> bold;
    bool italic = false;
    std::string font;                ///< family
    std::string interpreter = "tex"; ///< "tex", "latex", "none"
    bool visible = true;
    // Where nothing is told, each title and label has its own place.
    std::optional<double> angle;                ///< degrees, counterclockwise
    std::string across, along;                  ///< alignments
    std::optional<std::array<double, 3>> place; ///< in the units
    std::string units = "data";
    ThemeColor ground, edge; ///< of the box around it
    float margin = 2;        ///< points between the text and its box
};

/// What the numbers of an axis stand for: days of datenum, a length of time in the unit, or seconds
/// that are written as hours, minutes and seconds.
enum class TimeKind : uint8_t { None, Dates, Years, Days, Hours, Minutes, Seconds, Clock };

struct RulerStyle {
    TimeKind time = TimeKind::None;
    std::optional<std::vector<double>> ticks;       ///< nothing: at round numbers
    std::optional<std::vector<std::string>> labels; ///< nothing: the numbers; used in turn
    double leastStep = 0;                           ///< ticks by themselves are not closer
    std::optional<double> angle; ///< of the labels, degrees; nothing: turned where they do not fit
    bool minorTicks = false, minorGrid = false;
    bool grid = false;
    ThemeColor color;
    bool opposite = false; ///< the axis lies at the top or right
    bool atOrigin = false; ///< the axis lies where the other one is 0
    bool hidden = false;   ///< the axis, its ticks and its label
    bool clear = false;    ///< hidden, since its colour is "none"
    std::optional<int>
        exponent;       ///< of ten, that the numbers have in common; nothing: by their size
    std::string format; ///< of the numbers: "%.2f", of times: "HH:mm"; empty: as short as they are
};

/// What a script has changed of an entry of a legend; the rest is as what it stands for.
struct LegendIcon {
    ThemeColor color, face, textColor;
    std::optional<float> width, markerSize, textSize; ///< points
    std::optional<float> faceAlpha;
    std::string style, marker; ///< empty: not changed
};

struct LegendStyle {
    /// Left, bottom, width, height in shares of the figure; nothing: by the location.
    std::optional<std::array<float, 4>> position;
    std::string units = "normalized"; ///< in which scripts give the position
    ThemeColor color, textColor, edgeColor;
    bool clear = false;    ///< 'Color' 'none'
    bool edgeless = false; ///< 'EdgeColor' 'none'
    std::string font;
    std::optional<bool> bold;
    bool italic = false;
    float lineWidth = 0.5f;
    bool autoUpdate = true; ///< what is drawn later gets a name
    LabelStyle titleStyle;
    std::string location = "northeast";
    int columns = 1;
    std::vector<uint64_t> order;          ///< objects that come first, in this order
    bool only = false;                    ///< no others are listed
    std::map<uint64_t, LegendIcon> icons; ///< by object
    std::string tile;        ///< the edge of the layout that it lies at: "north"; empty: none
    float sample = 0;        ///< points, of what stands before a name; 0: as usual
    bool horizontal = false; ///< as many columns as names
    bool box = true;
    float size = 0; ///< points
    std::string title, interpreter = "tex";
};

struct ColorbarStyle {
    std::string location = "eastoutside";
    std::string label;
    LabelStyle labelStyle;
    std::optional<std::vector<double>> ticks;
    std::optional<std::vector<std::string>> labels;
    float size = 0;       ///< points of its numbers; 0: as those of the axes
    ThemeColor color;     ///< of edge, marks and numbers
    bool reverse = false; ///< the least value is at the top or right
    /// Left, bottom, width, height in shares of the figure; nothing: by the location.
    std::optional<std::array<float, 4>> position;
    std::string units = "normalized";  ///< in which scripts give the position
    std::string tickDirection = "out"; ///< "in", "out", "both", "none"
    std::optional<float> tickLength;   ///< share of the bar's length
    std::optional<bool> otherSide;     ///< the numbers face the axes; nothing: by the location
    float lineWidth = 0.5f;
    std::optional<bool> bold;
    bool italic = false;
    std::string font;
    bool box = true;
    std::string tile; ///< the edge of the layout that it lies at: "east"; empty: none
};

/// The line on which stems, bars and areas stand; all of the axes have one together.
struct BaselineStyle {
    ThemeColor color;
    std::string line = "-";
    float width = 0.5f; ///< points
    bool shown = true;
};

/// Titles and labels are larger than the axes' font.
constexpr float kLabelFactor = 1.1f;

struct AxesStyle {
    RulerStyle x, y;
    RulerStyle z; ///< its grid, colour and minor ticks; where the ticks are lies in the space
    bool box = true;
    bool ticksOutside = true;
    bool ticksBoth = false;   ///< 'TickDir' 'both': inside, too
    bool ticksHidden = false; ///< 'TickDir' 'none'
    bool layerTop = false;
    bool logColors = false; ///< 'ColorScale' is 'log'
    bool overlay = false;   ///< above the other axes, without a place among them
    bool beside = false;    ///< yyaxis: the right side of other axes
    bool twoSides = false;  ///< yyaxis: room for a second axis at the right
    bool placed = false;    ///< the position is the box itself, not what its labels share
    bool told = false;      ///< a script has read the position, which other parts may rely on
    /// The cell that the box and its labels share, from bottom left; nothing: by the position.
    std::optional<std::array<float, 4>> cell;
    /// What is left of the outer box at least: left, bottom, right, top, in shares of the figure.
    std::optional<std::array<float, 4>> looseInset;
    std::array<TileRoom, 4> edges{};  ///< in a layout: left, bottom, right, top
    bool toolbar = true;              ///< ax.Toolbar.Visible
    std::string units = "normalized"; ///< in which scripts give the position
    float size = 0;                   ///< points of numbers at the ticks; labels and title follow
    float lineWidth = 0.5f;
    std::string font;
    std::optional<bool> bold;
    bool italic = false;
    std::string gridStyle = "-", minorGridStyle = ":";
    ThemeColor gridColor, minorGridColor;
    /// Of what the grid's colour is over the ground; nothing: as the theme has its grid.
    std::optional<float> gridAlpha, minorGridAlpha;
    std::optional<float> gridWidth, minorGridWidth;               ///< points
    std::optional<std::array<float, 2>> tickLength;               ///< shares of the longer side
    float titleFactor = kLabelFactor, labelFactor = kLabelFactor; ///< of the axes' font
    ThemeColor ground;
    bool clear = false;              ///< 'Color' 'none'
    std::string interpreter = "tex"; ///< of the ticks' labels
    LabelStyle title, xlabel, ylabel, zlabel;
    std::string subtitle;
    LabelStyle subtitleStyle;
    std::string titleSide = "center"; ///< where title and subtitle stand above the box
    LegendStyle legend;
    ColorbarStyle colorbar;
    BaselineStyle baseline;
};

} // namespace vitrine
