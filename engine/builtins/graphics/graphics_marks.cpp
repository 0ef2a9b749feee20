// SPDX-License-Identifier: Apache-2.0
// text, xline and yline.
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"

namespace vitrine {

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
    PlotArguments given = plotArguments(call);
    const std::span<const Value> rest(given.rest);
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
    PlotArguments given = plotArguments(call);
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

constexpr Builtin kRows[] = {
    {"text", 3, -1, 1, text, "h = text(ax,x,y,z,text,Name,Value)", "Texts at places of the data."},
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
