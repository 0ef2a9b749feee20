// SPDX-License-Identifier: Apache-2.0
// text, xline, yline, rectangle and the arrows of quiver.
#include "builtins/graphics/graphics_space.h"
#include "builtins/text/text_values.h"
#include "figure/band_object.h"
#include "figure/box_object.h"
#include "figure/quiver_object.h"
#include "figure/rectangle_object.h"

#include <cmath>

namespace vitrine {

void assignOrRemove(Call& call, AxesObject& axes, const Ref<GraphicsObject>& made,
                    std::span<const Value> pairs) {
    const Ref<GraphicsObject> objects[] = {made};
    try {
        assignProperties(call.vm, objects, pairs);
    } catch (...) {
        axes.remove(*made);
        throw;
    }
}

namespace {

/// One text a point; several lines of one text when there is one point.
std::vector<std::string> stringsOf(const Value& value, std::size_t points) {
    std::vector<std::string> out;
    if (value.isTextScalar()) {
        out.push_back(value.toText());
    } else if (isAnyText(value)) {
        for (const std::u16string& text : textList(value, "text").texts)
            out.push_back(toUtf8(text));
        if (points == 1 && out.size() > 1) {
            std::string joined = out[0];
            for (std::size_t i = 1; i < out.size(); ++i)
                joined += "\n" + out[i];
            out = {joined};
        }
    } else {
        throwError("MATLAB:text:InvalidString", "Text must be a character array, string or cell "
                                                "array of them.");
    }
    if (out.size() == 1) out.resize(points, out[0]);
    if (out.size() != points) {
        throwError("MATLAB:text:InvalidNumberOfStrings",
                   "The number of texts must be 1 or that of the points.");
    }
    return out;
}

void text(Call& call) {
    PlotArguments given = plotArguments(call, DataOrder::Triples, Adds::ToAll);
    const std::span<const Value> rest(given.rest);
    if (!rest.empty() && rest[0].isTextScalar()) {
        // Names and values alone.
        auto object = makeRef<TextObject>();
        given.axes.adopt(given.axes.texts, object);
        assignOrRemove(call, given.axes, object, rest);
        const Ref<GraphicsObject> one[] = {object};
        return giveObjects(call, one);
    }
    if (rest.size() < 3) throwNotEnoughInputs();
    const std::vector<double> x = doublesOf(Value(plotData(rest[0], "text")));
    const std::vector<double> y = doublesOf(Value(plotData(rest[1], "text")));
    std::vector<double> z(x.size());
    std::size_t string = 2;
    if (rest.size() > 3 && !isAnyText(rest[2])) {
        z = doublesOf(Value(plotData(rest[2], "text")));
        string = 3;
    }
    if (x.size() != y.size() || x.size() != z.size())
        throwError("MATLAB:text:InvalidXYData", "X and Y must be the same length.");
    const std::vector<std::string> strings = stringsOf(rest[string], x.size());
    std::vector<Ref<GraphicsObject>> made;
    for (std::size_t i = 0; i < x.size(); ++i) {
        auto object = makeRef<TextObject>();
        object->text.x = x[i];
        object->text.y = y[i];
        object->text.z = z[i];
        object->text.text = strings[i];
        given.axes.adopt(given.axes.texts, object);
        made.emplace_back(object);
    }
    assignProperties(call.vm, made, rest.subspan(string + 1));
    giveObjects(call, made);
}

/// xline(values,LineSpec,labels,Name,Value)
void constantLines(Call& call, bool vertical) {
    PlotArguments given =
        plotArguments(call, vertical ? DataOrder::AlongX : DataOrder::AlongY, Adds::ToAll);
    std::span<const Value> rest(given.rest);
    if (rest.empty()) throwNotEnoughInputs();
    const std::vector<double> values =
        doublesOf(Value(plotData(rest[0], vertical ? "xline" : "yline")));
    rest = rest.subspan(1);
    LineSpec spec;
    if (!rest.empty() && rest[0].isTextScalar()) {
        LineSpec parsed;
        if (rest[0].toText().empty() || parseSpec(rest[0].toText(), parsed)) {
            spec = parsed;
            rest = rest.subspan(1);
        }
    }
    std::vector<std::string> labels(values.size());
    if (rest.size() % 2 != 0) {
        labels = stringsOf(rest[0], values.size());
        rest = rest.subspan(1);
    }
    std::vector<Ref<GraphicsObject>> made;
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto object = makeRef<ConstantLineObject>();
        object->constant.value = values[i];
        object->constant.vertical = vertical;
        object->constant.label = labels[i];
        object->constant.color = spec.color;
        if (!spec.style.empty()) object->constant.style = spec.style;
        given.axes.adopt(given.axes.constants, object);
        made.emplace_back(object);
    }
    assignProperties(call.vm, made, rest);
    giveObjects(call, made);
}

void xline(Call& call) {
    constantLines(call, true);
}
void yline(Call& call) {
    constantLines(call, false);
}

/// xregion(x1,x2,Name,Value), xregion(pairs,…): a band a pair, of which a matrix has one a row.
void regions(Call& call, bool upright) {
    PlotArguments given =
        plotArguments(call, upright ? DataOrder::AlongX : DataOrder::AlongY, Adds::ToAll);
    std::span<const Value> rest(given.rest);
    std::size_t numbers = 0;
    while (numbers < std::min<std::size_t>(rest.size(), 2) && !rest[numbers].isTextScalar())
        ++numbers;
    if (numbers == 0) throwNotEnoughInputs();
    const char* function = upright ? "xregion" : "yregion";
    std::vector<double> first = doublesOf(Value(plotData(rest[0], function))), second;
    if (numbers == 2) {
        second = doublesOf(Value(plotData(rest[1], function)));
    } else {
        second.assign(first.begin() + static_cast<std::ptrdiff_t>(first.size() / 2), first.end());
        first.resize(first.size() / 2);
    }
    if (first.size() != second.size() || first.empty()) {
        throwError("MATLAB:graphics:region:InvalidSize",
                   "The bounds of regions must be pairs of values.");
    }
    std::vector<Ref<GraphicsObject>> made;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (std::isnan(first[i]) || std::isnan(second[i])) continue;
        auto band = makeRef<BandObject>(upright);
        band->ends = {std::min(first[i], second[i]), std::max(first[i], second[i])};
        band->line = lineOf(call);
        given.axes.adopt(given.axes.charts, band);
        made.emplace_back(band);
    }
    assignProperties(call.vm, made, rest.subspan(numbers));
    giveObjects(call, made);
}

void rectangle(Call& call) {
    const PlotArguments given = plotArguments(call);
    const auto made = makeRef<RectangleObject>();
    made->line = lineOf(call);
    given.axes.adopt(given.axes.charts, made);
    assignOrRemove(call, given.axes, made, given.rest);
    const Ref<GraphicsObject> objects[] = {made};
    giveObjects(call, objects);
}

/// Strokes of arrows as a function of the language computes them, where the data are.
QuiverObject::Strokes strokesBy(Interpreter& vm, const Value& paths) {
    return [&vm, paths](const QuiverObject& arrows) {
        std::vector<Value> args;
        for (const RangedData& data : arrows.data)
            args.push_back(data.tensor() ? Value(data.tensor()) : Value::emptyMatrix());
        args.emplace_back(arrows.fitted ? arrows.factor : 0.0);
        args.emplace_back(arrows.headSize);
        args.push_back(Value::logical(arrows.hasHeads));
        args.emplace_back(arrows.alignment == "head"     ? 1.0
                          : arrows.alignment == "center" ? 0.5
                                                         : 0.0);
        const std::vector<Value> made = vm.call(paths, args, 3);
        std::array<Ref<Tensor>, 3> out;
        for (std::size_t d = 0; d < out.size() && d < made.size(); ++d) {
            if (made[d].count() > 0) out[d] = made[d].toTensor();
        }
        return out;
    };
}

/// arrows(ax,paths,{x,y,u,v} or {x,y,z,u,v,w},properties,LineSpec,Name,Value)
void arrows(Call& call) {
    auto* axes = graphicsObject<AxesObject>(call[0]);
    if (!axes) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    const std::vector<Value>& data = call[2].cell().elements;
    const bool inSpace = data.size() == 6;
    std::span<const Value> rest = call.args.subspan(4);
    LineSpec spec;
    if (rest.size() % 2 == 1) {
        if (!rest[0].isTextScalar() || !parseSpec(rest[0].toText(), spec))
            throwError("MATLAB:quiver:LineSpec", "Error in color/linetype argument.");
        rest = rest.subspan(1);
    }
    const auto made = makeRef<QuiverObject>(inSpace, acceleratedRange(call.vm.accelerator()),
                                            strokesBy(call.vm, call[1]));
    constexpr std::array<std::size_t, 4> kInPlane{0, 1, 3, 4};
    for (std::size_t i = 0; i < data.size(); ++i) {
        const Ref<Tensor> tensor = plotData(data[i], inSpace ? "quiver3" : "quiver");
        if (tensor->count() > 0) made->data[inSpace ? i : kInPlane[i]].set(tensor);
    }
    if (inSpace)
        beginSpace(*axes);
    else
        beginPlot(*axes);
    if (!spec.style.empty()) made->style = spec.style;
    if (!spec.marker.empty()) {
        // What has a mark at its place has no head.
        made->marker = markerName(spec.marker);
        made->hasHeads = false;
    }
    made->line = lineOf(call);
    made->arrange();
    axes->adopt(axes->charts, made);
    if (spec.color)
        made->color = *spec.color;
    else
        axes->giveColor(*made);
    assignOrRemove(call, *axes, made, call[3].cell().elements);
    assignOrRemove(call, *axes, made, rest);
    call.vm.figures().touch();
    call.result(made);
}

/// boxes(ax,summary,x,y,{peer,peers,group},Name,Value,…): the boxes of one colour, which a function
/// of the language computes.
void boxes(Call& call) {
    auto* axes = graphicsObject<AxesObject>(call[0]);
    if (!axes) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    Interpreter& vm = call.vm;
    const auto summarise = [&vm, summary = call[1]](const Ref<Tensor>& x, const Ref<Tensor>& y) {
        const Value given[] = {x ? Value(x) : Value::emptyMatrix(), Value(y)};
        const std::vector<Value> made = vm.call(summary, given, 3);
        return BoxObject::Summary{made[0].toTensor(), made[1].toTensor(), made[2].toTensor()};
    };
    const auto sum = [&vm](const Ref<Tensor>& a, const Ref<Tensor>& b) {
        return callNamed(vm, "plus", {Value(a), Value(b)}).toTensor();
    };
    const auto made = makeRef<BoxObject>(acceleratedRange(vm.accelerator()), summarise, sum);
    made->y.set(plotData(call[3], "boxchart"));
    if (call[2].count() > 0) made->x.set(plotData(call[2], "boxchart"));
    const std::vector<Value>& among = call[4].cell().elements;
    made->peer = integerArgument(among[0], "Group");
    made->peers = integerArgument(among[1], "Groups");
    if (among[2].count() > 0) made->group = among[2];
    made->line = lineOf(call);
    made->arrange();
    axes->adopt(axes->charts, made);
    axes->giveColor(*made);
    assignOrRemove(call, *axes, made, call.args.subspan(5));
    call.vm.figures().touch();
    call.result(made);
}

constexpr Builtin kRows[] = {
    {"private/boxes", 5, -1, 1, boxes, "h = boxes(ax,summary,x,y,{peer,peers,group},Name,Value)",
     "Boxes of the data at each place, with medians, whiskers and outliers."},
    {"private/arrows", 4, -1, 1, arrows, "h = arrows(ax,paths,data,properties,LineSpec,Name,Value)",
     "Arrows at places, whose strokes a function computes."},
    {"xregion", 1, -1, 1, [](Call& c) { regions(c, true); }, "h = xregion(ax,x1,x2,Name,Value)",
     "Bands between two places of x over the whole height, below what is drawn."},
    {"yregion", 1, -1, 1, [](Call& c) { regions(c, false); }, "h = yregion(ax,y1,y2,Name,Value)",
     "Bands between two places of y over the whole width, below what is drawn."},
    {"rectangle", 0, -1, 1, rectangle,
     "r = rectangle('Position',[x y w h],'Curvature',c,Name,Value)",
     "A rectangle, with round corners or as an ellipse, that can be moved."},
    {"text", 2, -1, 1, text, "h = text(ax,x,y,z,text,Name,Value)", "Texts at places of the data."},
    {"xline", 1, -1, 1, xline, "h = xline(ax,x,LineSpec,label,Name,Value)",
     "Vertical lines through the whole axes."},
    {"yline", 1, -1, 1, yline, "h = yline(ax,y,LineSpec,label,Name,Value)",
     "Horizontal lines through the whole axes."},
};

} // namespace

std::span<const Builtin> graphicsMarkTable() {
    return kRows;
}

} // namespace vitrine
