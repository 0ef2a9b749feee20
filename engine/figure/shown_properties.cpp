// SPDX-License-Identifier: Apache-2.0
// What display writes of a graphics object: the properties that one looks at first, as MATLAB
// chooses them, by type. Types without a row show all.
#include "figure/graphics_base.h"

#include <sstream>

namespace vitrine {

namespace {

struct ShownRow {
    std::string_view type;
    const char* names; ///< in this order, those that the object has
};

constexpr const char* kOfLines =
    "Color LineStyle LineWidth Marker MarkerSize MarkerFaceColor XData YData ZData";
constexpr const char* kOfText =
    "String FontSize FontWeight FontName Color HorizontalAlignment Position Units";

constexpr ShownRow kRows[] = {
    {"animatedline", "Color LineStyle LineWidth Marker MarkerSize MarkerFaceColor"},
    {"area", "FaceColor EdgeColor LineStyle LineWidth BaseValue XData YData"},
    {"axes", "XLim YLim XScale YScale GridLineStyle Position Units"},
    {"bar", "BarLayout BarWidth FaceColor EdgeColor BaseValue XData YData"},
    {"colorbar", "Location Limits FontSize Position Units"},
    {"constantline", "InterceptAxis Value Color LineStyle LineWidth Label DisplayName"},
    {"contour", "LineColor LineStyle LineWidth Fill LevelList XData YData ZData"},
    {"errorbar", "Color LineStyle LineWidth Marker XData YData XNegativeDelta XPositiveDelta "
                 "YNegativeDelta YPositiveDelta"},
    {"figure", "Number Name Color Position Units"},
    {"histogram",
     "Data Values NumBins BinEdges BinWidth BinLimits Normalization FaceColor EdgeColor"},
    {"image", "CData CDataMapping"},
    {"label", kOfText},
    {"legend", "String Location Orientation FontSize Position Units"},
    {"light", "Color Style Position Visible"},
    {"line", kOfLines},
    {"patch", "FaceColor FaceAlpha EdgeColor LineStyle Faces Vertices"},
    {"polaraxes", "ThetaLim RLim ThetaAxisUnits ThetaDir ThetaZeroLocation"},
    {"quiver", "Color LineStyle LineWidth XData YData ZData UData VData WData"},
    {"rectangle", "FaceColor EdgeColor LineWidth LineStyle Curvature Position"},
    {"root", "CurrentFigure ScreenPixelsPerInch ScreenSize MonitorPositions Units"},
    {"scatter",
     "Marker MarkerEdgeColor MarkerFaceColor SizeData LineWidth XData YData ZData CData"},
    {"stair", kOfLines},
    {"stem", kOfLines},
    {"surface", "EdgeColor LineStyle FaceColor FaceLighting FaceAlpha XData YData ZData CData"},
    {"text", kOfText},
};

} // namespace

std::vector<std::string> GraphicsObject::shownNames() const {
    const std::string type = property("Type").toText();
    const auto* row = std::find_if(std::begin(kRows), std::end(kRows),
                                   [&](const ShownRow& r) { return r.type == type; });
    std::vector<std::string> names;
    if (row == std::end(kRows)) return names;
    std::istringstream words(row->names);
    for (std::string name; words >> name;) {
        const Value value = property(name);
        if (!value.isNothing() && (name != "ZData" || value.count() > 0)) names.push_back(name);
    }
    return names;
}

std::string GraphicsObject::shownTitle() const {
    const std::string& full = className();
    std::string title = full.substr(full.rfind('.') + 1);
    Value name = property("DisplayName");
    if (name.isNothing()) name = property("Number");
    if (name.isNothing() && property("String").isTextScalar()) name = property("String");
    if (name.isTextScalar() && !name.toText().empty()) return title + " (" + name.toText() + ")";
    if (name.isArray() && !name.isChar() && name.count() == 1)
        return title + " (" + std::to_string(static_cast<int64_t>(name.toDouble())) + ")";
    return title;
}

} // namespace vitrine
