// SPDX-License-Identifier: Apache-2.0
// Axes and objects that follow each other, and data that follow variables: linkaxes, linkprop,
// linkdata.
#include "base/whole_number.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"
#include "figure/property_link.h"

namespace vitrine {

namespace {

/// Objects of a cell, or one.
template <typename T>
std::vector<T*> objectsArgument(const Value& value) {
    std::vector<T*> out;
    const auto add = [&](const Value& v) {
        T* object = graphicsObject<T>(v);
        if (!object) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
        if (std::find(out.begin(), out.end(), object) == out.end()) out.push_back(object);
    };
    for (const Value& v : handlesIn(value))
        add(v);
    return out;
}

/// linkaxes(ax,'xy'|'x'|'y'|'off'): limits that hold all data, from now on the same.
void linkaxes(Call& call) {
    const std::vector<AxesObject*> all = objectsArgument<AxesObject>(call[0]);
    const std::string word = call.count() > 1 ? lowerCase(textArgument(call[1], "linkaxes")) : "xy";
    if (word != "xy" && word != "x" && word != "y" && word != "off" && word != "xyz") {
        throwError("MATLAB:linkaxes:InvalidSecondArgument",
                   "Second argument must be 'x', 'y', 'xy' or 'off'.");
    }
    for (AxesObject* axes : all)
        axes->limitsLink = nullptr;
    call.vm.figures().touch();
    if (word == "off") return;
    call.vm.accelerator().flush(call.span);
    const RangeReader read = acceleratedRange(call.vm.accelerator());
    std::vector<std::string> names;
    const auto join = [&](const char* name, Limits AxesObject::*slot,
                          Limits (AxesObject::*now)(const RangeReader&) const) {
        Limits joint{HUGE_VAL, -HUGE_VAL, false};
        for (const AxesObject* axes : all) {
            const Limits one = (axes->*now)(read);
            joint.low = std::min(joint.low, one.low);
            joint.high = std::max(joint.high, one.high);
        }
        for (AxesObject* axes : all)
            axes->*slot = joint;
        names.emplace_back(name);
    };
    if (word.find('x') != std::string::npos)
        join("XLim", &AxesObject::xlimits, &AxesObject::limitsOfX);
    if (word.find('y') != std::string::npos)
        join("YLim", &AxesObject::ylimits, &AxesObject::limitsOfY);
    const auto link =
        makeRef<PropertyLink>(std::vector<GraphicsObject*>(all.begin(), all.end()), names);
    for (AxesObject* axes : all)
        axes->limitsLink = link;
}

/// link = linkprop(objects,names): the same as long as the link is kept.
void linkprop(Call& call) {
    std::vector<GraphicsObject*> objects = objectsArgument<GraphicsObject>(call[0]);
    std::vector<std::string> names;
    for (const std::u16string& name : textList(call[1], "linkprop").texts)
        names.push_back(toUtf8(name));
    for (const std::string& name : names) {
        for (const GraphicsObject* object : objects) {
            if (!object->property(name).isNothing()) continue;
            throwError("MATLAB:linkprop:InvalidProperty",
                       "Property '%s' is not a property of all objects.", name.c_str());
        }
    }
    call.vm.figures().touch();
    call.result(Ref<ObjectValue>(makeRef<PropertyLink>(std::move(objects), std::move(names))));
}

// --- linkdata

struct NamedData {
    const char* name;
    const RangedData* data;
};

/// The data of an object that a variable can be.
std::vector<NamedData> dataOf(const GraphicsObject& object) {
    if (const auto* line = dynamic_cast<const LineObject*>(&object))
        return {{"XData", &line->x},
                {"YData", &line->y},
                {"ZData", &line->z},
                {"CData", &line->colorData}};
    if (const auto* fill = dynamic_cast<const FillObject*>(&object))
        return {{"XData", &fill->x}, {"YData", &fill->y}};
    if (const auto* image = dynamic_cast<const ImageObject*>(&object))
        return {{"CData", &image->data}};
    if (const auto* surface = dynamic_cast<const SurfaceObject*>(&object))
        return {{"XData", &surface->x},
                {"YData", &surface->y},
                {"ZData", &surface->z},
                {"CData", &surface->colors}};
    return {};
}

/// Data without a source get the variable that they are as theirs.
void findSources(Interpreter& vm, GraphicsObject& object) {
    for (const NamedData& of : dataOf(object)) {
        std::string& source = object.sources[lowerCase(of.name)];
        if (!source.empty() || !of.data->tensor()) continue;
        for (const std::string& name : vm.variableNames()) {
            const Value* value = vm.variable(name);
            if (!value || !value->isArray() || value->isComplex() || value->count() < 2) continue;
            if (value->toTensor().get() == of.data->tensor().get()) source = name;
        }
    }
}

bool isSame(const Value& a, const Value& b) {
    if (!a.isArray() || !b.isArray() || a.isComplex() || b.isComplex()) return false;
    if (a.count() == 1 && b.count() == 1) return a.toDouble() == b.toDouble();
    return a.toTensor().get() == b.toTensor().get();
}

/// Sets what has changed; a source that cannot be evaluated leaves the data as they are.
bool follow(Interpreter& vm, GraphicsObject& object) {
    bool changed = false;
    for (const auto& [data, source] : object.sources) {
        if (source.empty()) continue;
        try {
            const std::vector<Value> made = vm.evalIn("base", source, 1);
            if (made.empty()) continue;
            Value& last = object.linked[data];
            if (isSame(last, made[0])) continue;
            last = made[0];
            if (object.setProperty(data, made[0])) {
                spreadProperty(object, data);
                changed = true;
            }
        } catch (const ScriptError&) {
            continue;
        }
    }
    return changed;
}

void refreshLinked(Interpreter& vm) {
    FigureStore& store = vm.figures();
    bool changed = false;
    for (const int number : store.numbers()) {
        FigureObject& figure = store.figure(number);
        if (!figure.linked) continue;
        const std::vector<Ref<AxesObject>> all = figure.children;
        for (const auto& axes : all) {
            for (const auto& object : axes->content())
                changed = follow(vm, *object) || changed;
        }
    }
    if (!changed) return;
    vm.accelerator().flush({});
    store.touch();
}

/// linkdata on|off, linkdata(figure,'on'|'off'); alone it changes over.
void linkdata(Call& call) {
    std::span<const Value> rest = call.args;
    FigureStore& store = call.vm.figures();
    FigureObject* figure = nullptr;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        figure = graphicsObject<FigureObject>(rest[0]);
        if (!figure && rest[0].isNumericClass() && rest[0].count() == 1 &&
            store.exists(wholeNumber<int>(rest[0].toDouble())))
            figure = &store.figure(wholeNumber<int>(rest[0].toDouble()));
        if (!figure) throwError("MATLAB:linkdata:InvalidFigure", "Invalid figure handle.");
        rest = rest.subspan(1);
    }
    if (!figure) figure = &store.current();
    bool on = !figure->linked;
    if (!rest.empty()) {
        on = isOption(rest[0], "on");
        if (!on && !isOption(rest[0], "off"))
            throwError("MATLAB:linkdata:InvalidOption", "Option must be 'on' or 'off'.");
    }
    figure->linked = on;
    for (const auto& axes : figure->children) {
        for (const auto& object : axes->content()) {
            object->linked.clear();
            if (on) findSources(call.vm, *object);
        }
    }
    if (on) store.refreshBy([&vm = call.vm] { refreshLinked(vm); });
}

constexpr Builtin kRows[] = {
    {"linkdata", 0, 2, 0, linkdata, "linkdata on|off | linkdata(f,'on'|'off')",
     "Plots follow the variables that their 'XDataSource', 'YDataSource', 'ZDataSource' and "
     "'CDataSource' name; data that are a variable's name it by themselves."},
    {"linkaxes", 1, 2, 0, linkaxes, "linkaxes({ax1,ax2},'xy'|'x'|'y'|'off')",
     "Axes whose limits are the same from now on, in the window, too."},
    {"linkprop", 2, 2, 1, linkprop, "link = linkprop({h1,h2},names)",
     "Keeps properties of objects the same, as long as the link exists."},
};

} // namespace

std::span<const Builtin> graphicsLinkTable() {
    return kRows;
}

} // namespace vitrine
