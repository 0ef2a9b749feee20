// SPDX-License-Identifier: Apache-2.0
// Axes and objects that follow each other: linkaxes, linkprop.
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

constexpr Builtin kRows[] = {
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
