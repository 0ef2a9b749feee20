// SPDX-License-Identifier: Apache-2.0
// contour, contourf, contourc, clabel.
#include "builtins/graphics/graphics_space.h"
#include "builtins/text/text_values.h"
#include "figure/contour_object.h"
#include "figure/contours.h"

#include <cmath>

namespace vitrine {

namespace {

/// (Z), (X,Y,Z), each with levels behind.
struct ContourArguments {
    Value x, y, z;
    std::optional<Value> levels;
    std::size_t used = 0;
};

ContourArguments contourArguments(std::span<const Value> rest, const char* function) {
    std::size_t numbers = 0;
    while (numbers < rest.size() && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers == 0) throwNotEnoughInputs();
    if (numbers > 4) throwError("MATLAB:narginchk:tooManyInputs", "Too many input arguments.");
    ContourArguments out;
    out.used = numbers;
    const bool places = numbers > 2;
    out.z = Value(plotData(rest[places ? 2 : 0], function));
    if (numbers % 2 == 0) out.levels = rest[numbers - 1];
    const Shape shape = out.z.shape();
    if (shape.rank() > 2 || shape.rows() < 2 || shape.columns() < 2) {
        throwError("MATLAB:contour:InvalidZData", "Z must be at least a 2x2 matrix.");
    }
    if (!places) return out;
    out.x = Value(plotData(rest[0], function));
    out.y = Value(plotData(rest[1], function));
    const auto fits = [&](const Value& at, int64_t count) {
        return at.shape().isVector() ? at.count() == count : at.shape() == shape;
    };
    if (!fits(out.x, shape.columns()) || !fits(out.y, shape.rows())) {
        throwError("MATLAB:contour:XYDataSizeMismatch",
                   "The sizes of X and Y must match the size of Z.");
    }
    return out;
}

/// A number of levels, or the levels; [v v] is one level.
void setLevels(ContourObject& contour, const Value& levels) {
    std::vector<double> given = doublesOf(Value(plotData(levels, "contour")));
    if (given.size() != 1) return contour.setLevels(std::move(given), true);
    if (!(given[0] >= 0 && given[0] <= 10000) || given[0] != std::floor(given[0])) {
        throwError("MATLAB:contour:InvalidLevels",
                   "The number of levels must be a nonnegative integer.");
    }
    const Range heights = contour.range();
    const bool any = heights && heights->first < heights->second;
    contour.setLevels(
        any ? contourLevels(heights->first, heights->second, static_cast<int64_t>(given[0]))
            : std::vector<double>(),
        false);
}

Ref<ContourObject> contourOf(Call& call, const ContourArguments& given, bool filled) {
    auto contour = makeRef<ContourObject>(filled, acceleratedRange(call.vm.accelerator()));
    contour->findPlaces = contourPlaces(call.vm);
    contour->setGrid(given.x, given.y, given.z);
    if (given.levels) setLevels(*contour, *given.levels);
    return contour;
}

void drawContour(Call& call, bool filled, const char* function,
                 ContourPlace place = ContourPlace::Plane) {
    PlotArguments plot = plotArguments(call, DataOrder::Triples);
    std::span<const Value> rest(plot.rest);
    const ContourArguments given = contourArguments(rest, function);
    rest = rest.subspan(given.used);
    const Ref<ContourObject> contour = contourOf(call, given, filled);
    if (filled) contour->color = {MarkerColor::Mode::Fixed, {0, 0, 0}};
    LineSpec spec;
    if (!rest.empty() && rest.size() % 2 == 1) {
        if (!parseSpec(rest[0].toText(), spec))
            throwError("MATLAB:contour:LineSpec", "Error in color/linetype argument.");
        rest = rest.subspan(1);
    }
    if (spec.color) contour->color = {MarkerColor::Mode::Fixed, *spec.color};
    if (!spec.style.empty()) contour->style = spec.style;
    contour->line = lineOf(call);
    contour->place = place;
    if (place == ContourPlace::Plane)
        beginPlot(plot.axes);
    else
        beginSpace(plot.axes);
    plot.axes.adopt(plot.axes.charts, contour);
    const Ref<GraphicsObject> made[] = {contour};
    assignProperties(call.vm, made, rest);
    if (call.nargout == 0) return;
    call.result(contour->matrix());
    call.result(contour);
}

void contour(Call& call) {
    drawContour(call, false, "contour");
}
void contourf(Call& call) {
    drawContour(call, true, "contourf");
}
void contour3(Call& call) {
    drawContour(call, false, "contour3", ContourPlace::Levels);
}

void contourc(Call& call) {
    const ContourArguments given = contourArguments(call.args, "contourc");
    call.result(contourOf(call, given, false)->matrix());
}

/// clabel(C,h,…): numbers on the lines of a contour; clabel(C): on those of the current axes.
void clabel(Call& call) {
    std::span<const Value> rest = call.args.subspan(1);
    ContourObject* contour = nullptr;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        contour = graphicsObject<ContourObject>(rest[0]);
        if (!contour)
            throwError("MATLAB:clabel:InvalidHandle", "The second argument must be a contour.");
        rest = rest.subspan(1);
    } else {
        for (const auto& chart : call.vm.figures().current().axes().charts) {
            if (auto* found = dynamic_cast<ContourObject*>(chart.get())) contour = found;
        }
        if (!contour) throwError("MATLAB:clabel:NoContour", "There is no contour in the axes.");
    }
    contour->showText = true;
    for (; rest.size() > 1; rest = rest.subspan(2)) {
        TextObject looks;
        const std::string name = textArgument(rest[0], "clabel");
        if (isOption(rest[0], "LabelSpacing")) {
            assignProperty(call.vm, *contour, name, rest[1]);
            continue;
        }
        const bool own = isOption(rest[0], "FontSize") || isOption(rest[0], "Color") ||
                         isOption(rest[0], "FontWeight");
        if (own) {
            looks.text.size = contour->textSize;
            looks.text.color = contour->textColor;
            looks.text.bold = contour->textBold;
            assignProperty(call.vm, looks, name, rest[1]);
            contour->textSize = looks.text.size;
            contour->textColor = looks.text.color;
            contour->textBold = looks.text.bold;
        } else
            call.vm.warn("Vitrine:graphics:noEffect",
                         "Property '" + rest[0].toText() + "' of class 'Text' has no effect.");
    }
    call.vm.figures().touch();
}

constexpr Builtin kRows[] = {
    {"contour", 1, -1, 2, contour, "[C,h] = contour(ax,X,Y,Z,levels,LineSpec,Name,Value)",
     "Lines of equal height of a matrix, in the colours of their levels."},
    {"contourf", 1, -1, 2, contourf, "[C,h] = contourf(ax,X,Y,Z,levels,LineSpec,Name,Value)",
     "Areas between levels of a matrix, filled with the colours of the levels."},
    {"contour3", 1, -1, 2, contour3, "[C,h] = contour3(ax,X,Y,Z,levels,LineSpec,Name,Value)",
     "Lines of equal height of a matrix, each at its height."},
    {"contourc", 1, 4, 1, contourc, "C = contourc(x,y,Z,levels)",
     "The lines of equal height as a matrix: level and count above places."},
    {"clabel", 1, -1, 0, clabel, "clabel(C,h,'FontSize',n)",
     "Writes their levels on the lines of a contour."},
};

} // namespace

std::span<const Builtin> graphicsContourTable() {
    return kRows;
}

} // namespace vitrine
