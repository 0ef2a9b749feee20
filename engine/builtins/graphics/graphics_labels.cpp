// SPDX-License-Identifier: Apache-2.0
// Titles, labels, ticks, legend and colour bar.
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"
#include "figure/axes_parts.h"
#include "figure/axes_style_properties.h"
#include "figure/tip_object.h"

namespace vitrine {

namespace {

using namespace properties;

/// Of two sides, the axes that have title, legend and x axis.
AxesObject& mainAxes(AxesObject& axes) {
    return axes.left ? *axes.left : axes;
}

// --- titles and labels

/// A value as the text of a label: numbers as MATLAB writes them there.
Value labelText(const Value& value) {
    if (isAnyText(value) || value.isCell()) return value;
    if (!value.isArray() || value.isComplex())
        throwError("MATLAB:text:InvalidString", "Text must be a character array or string.");
    if (value.dtype() == DType::Char) return value;
    std::vector<std::string> texts;
    (void)textsFromValue(texts, value);
    return textsValue(texts);
}

struct LabelSlot {
    std::string AxesObject::*text;
    LabelStyle AxesStyle::*style;
};

Ref<LabelObject> subtitleOf(AxesObject& axes) {
    return makeRef<LabelObject>(Ref<AxesObject>(&axes), &axes.style.subtitle,
                                &axes.style.subtitleStyle);
}

/// ax, a colour bar or nothing, the text, then names and values.
void setLabel(Call& call, const LabelSlot& slot) {
    std::span<const Value> rest = call.args;
    call.vm.figures().touch();
    Ref<LabelObject> label;
    if (auto* bar = graphicsObject<ColorbarObject>(rest[0])) {
        label = bar->label();
        rest = rest.subspan(1);
    } else if (auto* legend = graphicsObject<LegendObject>(rest[0])) {
        if (slot.style != &AxesStyle::title || rest.size() < 2) throwNotEnoughInputs();
        assignProperty(call.vm, *legend, "Title", labelText(rest[1]));
        if (call.nargout > 0) call.result(legend->property("Title"));
        return;
    } else if (auto* layout = graphicsObject<LayoutObject>(rest[0])) {
        FigureTitles& texts = layout->titles();
        label = layout->label(slot.style == &AxesStyle::title    ? texts.title
                              : slot.style == &AxesStyle::xlabel ? texts.xlabel
                                                                 : texts.ylabel);
        rest = rest.subspan(1);
    } else {
        AxesObject& given = axesArgument(call, rest);
        AxesObject& axes = slot.style == &AxesStyle::ylabel ? given : mainAxes(given);
        label = makeRef<LabelObject>(Ref<AxesObject>(&axes), &(axes.*slot.text),
                                     &(axes.style.*slot.style));
    }
    if (rest.empty()) throwNotEnoughInputs();
    const Value text = labelText(rest[0]);
    rest = rest.subspan(1);
    // title(text, subtitle)
    const bool second = rest.size() % 2 == 1 && slot.style == &AxesStyle::title;
    assignProperty(call.vm, *label, "String", text);
    const Ref<GraphicsObject> made[] = {label};
    assignProperties(call.vm, made, rest.subspan(second ? 1 : 0));
    if (call.nargout > 0) call.result(label);
    if (!second && call.nargout < 2) return;
    Ref<LabelObject> below;
    if (auto* axes = graphicsObject<AxesObject>(label->parentValue()))
        below = subtitleOf(*axes);
    else if (auto* layout = graphicsObject<LayoutObject>(label->parentValue()))
        below = layout->label(layout->titles().subtitle);
    else
        return;
    if (second) assignProperty(call.vm, *below, "String", labelText(rest[0]));
    if (call.nargout > 1) call.result(below);
}

void title(Call& call) {
    setLabel(call, {&AxesObject::title, &AxesStyle::title});
}
void xlabel(Call& call) {
    setLabel(call, {&AxesObject::xlabel, &AxesStyle::xlabel});
}
void ylabel(Call& call) {
    setLabel(call, {&AxesObject::ylabel, &AxesStyle::ylabel});
}

/// The text, then names and values.
void writeLabel(Call& call, const Ref<LabelObject>& label, std::span<const Value> rest) {
    if (rest.empty()) throwNotEnoughInputs();
    assignProperty(call.vm, *label, "String", labelText(rest[0]));
    const Ref<GraphicsObject> made[] = {label};
    assignProperties(call.vm, made, rest.subspan(1));
    if (call.nargout > 0) call.result(label);
}

/// A label that axes alone have.
void setAxesLabel(Call& call, const std::function<Ref<LabelObject>(AxesObject&)>& labelOf) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    writeLabel(call, labelOf(axes), rest);
}

void subtitle(Call& call) {
    auto* layout = graphicsObject<LayoutObject>(call[0]);
    if (!layout) return setAxesLabel(call, subtitleOf);
    call.vm.figures().touch();
    writeLabel(call, layout->label(layout->titles().subtitle), call.args.subspan(1));
}

void zlabel(Call& call) {
    setAxesLabel(call, [](AxesObject& axes) {
        return makeRef<LabelObject>(Ref<AxesObject>(&axes), &axes.space.zlabel, &axes.style.zlabel);
    });
}

// --- ticks

/// A question without an argument, 'auto', 'manual', 'mode', or new values for a property.
void ticks(Call& call, const char* property) {
    if (const ObjectArray* many = call.count() > 1 ? objectArray(call[0]) : nullptr) {
        std::vector<Value> args(call.args.begin(), call.args.end());
        for (const Value& one : many->elements()) {
            args[0] = one;
            Call each{call.vm, args, 0, call.out, call.span};
            ticks(each, property);
        }
        return;
    }
    std::span<const Value> rest;
    AxesObject& given = axesArgument(call, rest);
    AxesObject& axes = property[0] == 'X' ? mainAxes(given) : given;
    if (rest.empty())
        return call.result(timesRead(call.vm, axes, property, axes.property(property)));
    const std::string mode = std::string(property) + "Mode";
    if (isOption(rest[0], "mode")) return call.result(axes.property(mode));
    if (isOption(rest[0], "auto")) return assignProperty(call.vm, axes, mode, rest[0]);
    if (isOption(rest[0], "manual"))
        return assignProperty(call.vm, axes, property, axes.property(property));
    assignProperty(call.vm, axes, property, rest[0]);
}

void angle(Call& call, const char* property) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) return call.result(axes.property(property));
    assignProperty(call.vm, axes, property, rest[0]);
}

void box(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty() && axes.inSpace()) {
        axes.space.box = !axes.space.box;
        return;
    }
    if (rest.empty()) {
        axes.style.box = !axes.style.box;
        return;
    }
    assignProperty(call.vm, axes, "Box", rest[0]);
    axes.space.box = axes.style.box;
}

void grid(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    RulerStyle& x = axes.style.x;
    RulerStyle& y = axes.style.y;
    if (rest.empty()) {
        axes.grid = !axes.grid;
    } else if (isOption(rest[0], "minor")) {
        x.minorGrid = y.minorGrid = !x.minorGrid;
        axes.grid = axes.grid || x.minorGrid;
    } else if (isOption(rest[0], "on") || isOption(rest[0], "off")) {
        axes.grid = isOption(rest[0], "on");
    } else {
        throwError("MATLAB:hg:UnknownOption", "Unknown command option.");
    }
    if (!axes.grid) x.minorGrid = y.minorGrid = x.grid = y.grid = false;
}

// --- colour bar and legend

void colorbar(Call& call) {
    std::span<const Value> rest = call.args;
    call.vm.figures().touch();
    Ref<ColorbarObject> bar;
    if (auto* given = rest.empty() ? nullptr : graphicsObject<ColorbarObject>(rest[0])) {
        bar = Ref<ColorbarObject>(given);
        rest = rest.subspan(1);
    } else {
        bar = makeRef<ColorbarObject>(Ref<AxesObject>(&axesArgument(call, rest)));
    }
    AxesObject& axes = bar->axes();
    axes.colorbar = rest.empty() || !(isOption(rest[0], "off") || isOption(rest[0], "delete") ||
                                      isOption(rest[0], "hide"));
    if (!axes.colorbar) return;
    // A place alone may stand first.
    if (rest.size() % 2 == 1) {
        assignProperty(call.vm, *bar, "Location", rest[0]);
        rest = rest.subspan(1);
    }
    const Ref<GraphicsObject> made[] = {bar};
    assignProperties(call.vm, made, rest);
    if (call.nargout > 0) call.result(bar);
}

/// dataTipTextRow(label,value,format): a row for h.DataTipTemplate.DataTipRows.
void tipRow(Call& call) {
    const auto made = makeRef<TipRowObject>();
    assignProperty(call.vm, *made, "Label", call[0]);
    Value value = call[1];
    if (value.kind() == Kind::Object) {
        // Times and categories as they are written.
        const Value args[] = {value};
        value = call.vm.call(Value::text("string"), args, 1).at(0);
    }
    assignProperty(call.vm, *made, "Value", value);
    if (call.count() > 2) assignProperty(call.vm, *made, "Format", call[2]);
    call.result(made);
}

bool isLegendProperty(const LegendObject& legend, const Value& name) {
    return name.isTextScalar() &&
           (!legend.property(name.toText()).isNothing() || legend.hasNoEffect(name.toText()));
}

/// legend(names…), legend({names}), legend(objects,names…), then places and other properties.
void legend(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = mainAxes(axesArgument(call, rest));
    const auto made = makeRef<LegendObject>(Ref<AxesObject>(&axes));
    if (!rest.empty() && (isOption(rest[0], "off") || isOption(rest[0], "hide"))) {
        axes.legend = false;
        return;
    }
    if (!rest.empty() && (isOption(rest[0], "boxoff") || isOption(rest[0], "boxon"))) {
        axes.style.legend.box = isOption(rest[0], "boxon");
        return;
    }
    const bool toggle = !rest.empty() && isOption(rest[0], "toggle");
    axes.legend = toggle ? !axes.legend : true;
    std::vector<Ref<GraphicsObject>> objects;
    std::vector<std::string> names;
    std::size_t i = toggle || (!rest.empty() && isOption(rest[0], "show")) ? 1 : 0;
    const auto takeObjects = [&](const Value& value) {
        for (const Value& element : handlesIn(value)) {
            if (auto* object = graphicsObject<GraphicsObject>(element))
                objects.emplace_back(object);
        }
    };
    for (; i < rest.size(); ++i) {
        if (i + 1 < rest.size() && isLegendProperty(*made, rest[i])) break;
        if (isAnyText(rest[i])) {
            for (const std::u16string& name : textList(rest[i], "legend").texts)
                names.push_back(toUtf8(name));
        } else {
            takeObjects(rest[i]);
        }
    }
    LegendStyle& style = axes.style.legend;
    if (objects.empty()) {
        if (!names.empty()) {
            style.order.clear();
            style.only = false;
        }
        LegendObject::name(axes, names);
    } else {
        style.order.clear();
        style.only = true;
        for (std::size_t k = 0; k < objects.size(); ++k) {
            GraphicsObject& object = *objects[k];
            style.order.push_back(object.id());
            if (k < names.size())
                object.setProperty("DisplayName", Value::text(names[k]));
            else if (object.property("DisplayName").toText().empty())
                object.setProperty("DisplayName", Value::text("data" + std::to_string(k + 1)));
        }
    }
    const Ref<GraphicsObject> all[] = {made};
    assignProperties(call.vm, all, rest.subspan(std::min(i, rest.size())));
    if (call.nargout > 0) call.result(made);
    if (call.nargout < 2) return;
    // [l,icons,objects,names]
    const Ref<AxesObject> of(&axes);
    call.result(columnOfObjects(LegendIconObject::all(of)));
    std::vector<Ref<GraphicsObject>> listed = LegendObject::entries(axes);
    std::erase_if(listed,
                  [](const auto& one) { return one->property("DisplayName").toText().empty(); });
    call.result(columnOfObjects(listed));
    call.result(made->property("String"));
}

constexpr Builtin kRows[] = {
    {"title", 1, -1, 2, title, "[h,s] = title(ax,text,subtitle,Name,Value)",
     "Title of axes, and a second line under it."},
    {"subtitle", 1, -1, 1, subtitle, "h = subtitle(ax,text,Name,Value)",
     "A second line under the title of axes."},
    {"xlabel", 1, -1, 1, xlabel, "h = xlabel(ax,text,Name,Value)", "Label of the x axis."},
    {"ylabel", 1, -1, 1, ylabel, "h = ylabel(ax,text,Name,Value)", "Label of the y axis."},
    {"zlabel", 1, -1, 1, zlabel, "h = zlabel(ax,text,Name,Value)", "Label of the z axis."},
    {"xticks", 0, 2, 1, [](Call& c) { ticks(c, "XTick"); }, "xticks(ax,values) | t = xticks",
     "Where the x axis has its ticks."},
    {"yticks", 0, 2, 1, [](Call& c) { ticks(c, "YTick"); }, "yticks(ax,values) | t = yticks",
     "Where the y axis has its ticks."},
    {"xticklabels", 0, 2, 1, [](Call& c) { ticks(c, "XTickLabel"); },
     "xticklabels(ax,labels) | t = xticklabels", "What stands at the ticks of the x axis."},
    {"yticklabels", 0, 2, 1, [](Call& c) { ticks(c, "YTickLabel"); },
     "yticklabels(ax,labels) | t = yticklabels", "What stands at the ticks of the y axis."},
    {"xtickangle", 0, 2, 1, [](Call& c) { angle(c, "XTickLabelRotation"); },
     "xtickangle(ax,degrees)", "Turns the numbers of the x axis."},
    {"ytickangle", 0, 2, 1, [](Call& c) { angle(c, "YTickLabelRotation"); },
     "ytickangle(ax,degrees)", "Turns the numbers of the y axis."},
    {"box", 0, 2, 0, box, "box on|off", "Frames axes on all sides, or at their axes only."},
    {"grid", 0, 2, 0, grid, "grid on|off|minor", "Shows grid lines."},
    {"colorbar", 0, -1, 1, colorbar, "c = colorbar(ax,place,Name,Value) | colorbar off",
     "Shows the colour scale."},
    {"dataTipTextRow", 2, 3, 1, tipRow, "row = dataTipTextRow(label,value,format)",
     "A row of data tips for h.DataTipTemplate.DataTipRows: value is the name of a property, or "
     "one number or text a point."},
    {"legend", 0, -1, 4, legend,
     "[l,icons,objects,names] = legend(ax,objects,names…,'Location',place,'NumColumns',n)",
     "Names of what was drawn, in a box."},
};

} // namespace

std::span<const Builtin> graphicsLabelTable() {
    return kRows;
}

} // namespace vitrine
