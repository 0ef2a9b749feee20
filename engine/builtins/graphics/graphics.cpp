// SPDX-License-Identifier: Apache-2.0
// Figures, axes and their decoration.
#include "builtins/graphics/graphics.h"

#include "base/whole_number.h"
#include "builtins/containers/library_object.h"
#include "builtins/dialogs/callbacks.h"
#include "builtins/display/display.h"
#include "builtins/text/text_values.h"
#include "figure/axes_parts.h"
#include "figure/property_values.h"

#include <cmath>

namespace vitrine {

void publishFigures(Interpreter& vm, Span span) {
    if (vm.figures().numbers().empty() && !vm.figures().snapshot()->figures.empty())
        vm.figures().touch();
    vm.accelerator().flush(span);
    vm.figures().publish(acceleratedRange(vm.accelerator()));
}

Value functionNamed(const char* name) {
    auto handle = makeRef<FunctionHandle>();
    handle->name = name;
    return handle;
}

Value callNamed(Interpreter& vm, const char* name, std::initializer_list<Value> args) {
    return vm.call(functionNamed(name), {args.begin(), args.size()}, 1).at(0);
}

AxesObject& axesArgument(Call& call, std::span<const Value>& rest) {
    rest = call.args;
    call.vm.figures().touch();
    if (!rest.empty()) {
        if (auto* axes = graphicsObject<AxesObject>(rest[0])) {
            rest = rest.subspan(1);
            return *axes;
        }
    }
    return call.vm.figures().current().axes();
}

void giveComingTimes(AxesObject& axes) {
    const auto times = std::exchange(axes.comingTimes, {});
    AxesStyle& style = axes.style;
    RulerStyle* const rulers[] = {axes.left ? &axes.left->style.x : &style.x, &style.y, &style.z};
    for (std::size_t d = 0; d < times.size(); ++d) {
        if (times[d].kind == TimeKind::None) continue;
        rulers[d]->time = times[d].kind;
        rulers[d]->format = times[d].format;
    }
}

void beginPlot(AxesObject& axes) {
    if (std::exchange(axes.intoGroup, false) || axes.hold) return;
    if (axes.keepsStyle)
        axes.clearContent();
    else
        axes.clear();
    giveComingTimes(axes);
}

std::string propertyCalled(const GraphicsObject& object, const std::string& name) {
    const std::string word = lowerCase(name);
    std::string only;
    for (const std::string& known : object.propertyNames()) {
        const std::string have = lowerCase(known);
        if (have == word) return name;
        if (word.empty() || !have.starts_with(word)) continue;
        if (!only.empty()) return name;
        only = known;
    }
    return only.empty() ? name : only;
}

namespace {

/// 'Parent' of what lies in axes: a group, or other axes.
bool moveObject(GraphicsObject& object, const Value& value) {
    auto* to = graphicsObject<GraphicsObject>(value);
    AxesObject* const from = axesOf(object);
    if (!to || !from || dynamic_cast<AxesObject*>(&object)) return false;
    for (const GraphicsObject* at = to; at; at = at->parent()) {
        if (at == &object) return false; // a group does not lie in itself
    }
    return from->give(object, *to);
}

/// set(0,'Format','long') and 'FormatSpacing' are what `format` is.
bool formatsNumbers(Interpreter& vm, const GraphicsObject& object, const std::string& name,
                    const Value& value) {
    if (!dynamic_cast<const RootObject*>(&object)) return false;
    const std::string key = lowerCase(name);
    if (key != "format" && key != "formatspacing") return false;
    vm.call(Value::text("format"), {&value, 1}, 0);
    return true;
}

} // namespace

void assignProperty(Interpreter& vm, GraphicsObject& object, const std::string& name,
                    const Value& value) {
    if (lowerCase(name) == "parent") {
        if (moveObject(object, value)) return vm.figures().touch();
        if (graphicsObject<GroupObject>(value)) {
            const std::string ofClass = object.className();
            throwError("MATLAB:hg:InvalidProperty",
                       "Error setting property 'Parent' of class '%s': invalid or read-only value.",
                       ofClass.substr(ofClass.rfind('.') + 1).c_str());
        }
    }
    if (formatsNumbers(vm, object, name, value)) return;
    if (object.setProperty(name, timesToSet(vm, object, name, value))) {
        spreadProperty(object, name);
        placePolarAgain(vm, object, name);
        return vm.figures().touch();
    }
    const std::string full = object.className();
    const std::string type = full.substr(full.rfind('.') + 1);
    if (object.hasNoEffect(name)) {
        return vm.warn("Vitrine:graphics:noEffect",
                       "Property '" + name + "' of class '" + type + "' has no effect.");
    }
    if (object.property(name).isNothing()) {
        const std::string whole = propertyCalled(object, name);
        if (whole != name) return assignProperty(vm, object, whole, value);
        throwError("MATLAB:hg:InvalidProperty", "Unrecognized property %s for class %s.",
                   name.c_str(), type.c_str());
    }
    const std::string choices = object.choices(name);
    if (!choices.empty() && value.isTextScalar()) {
        throwError("MATLAB:hg:InvalidProperty",
                   "Error setting property '%s' of class '%s':\n'%s' is not a valid value. Use one "
                   "of these values: %s.",
                   name.c_str(), type.c_str(), value.toText().c_str(), choices.c_str());
    }
    throwError("MATLAB:hg:InvalidProperty",
               "Error setting property '%s' of class '%s': "
               "invalid or read-only value.",
               name.c_str(), type.c_str());
}

namespace {

/// Names in a cell, and their values: one for each name, or a row of them for each object.
void assignMany(Interpreter& vm, std::span<const Ref<GraphicsObject>> objects, const Cell& names,
                const Cell& values) {
    const std::size_t count = names.elements.size();
    const bool forEach = values.elements.size() == count * objects.size() && objects.size() > 1;
    if (values.elements.size() != count && !forEach) {
        throwError("MATLAB:hg:set_chck:NumberOfValues",
                   "Value cell array handle dimension must match handle vector length.");
    }
    for (std::size_t o = 0; o < objects.size(); ++o) {
        for (std::size_t n = 0; n < count; ++n) {
            if (!names.elements[n].isTextScalar())
                throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
            const std::size_t at = forEach ? n * objects.size() + o : n;
            assignProperty(vm, *objects[o], names.elements[n].toText(), values.elements[at]);
        }
    }
}

} // namespace

void assignProperties(Interpreter& vm, std::span<const Ref<GraphicsObject>> objects,
                      std::span<const Value> pairs) {
    const auto refuse = [] {
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    };
    for (std::size_t i = 0; i < pairs.size();) {
        if (pairs[i].isStruct() && pairs[i].count() == 1) {
            const StructArray& all = pairs[i++].structure();
            for (const auto& object : objects) {
                for (const std::string& name : all.fieldNames())
                    assignProperty(vm, *object, name, *all.find(name));
            }
            continue;
        }
        if (i + 1 >= pairs.size()) refuse();
        const Value &names = pairs[i], &values = pairs[i + 1];
        i += 2;
        if (names.isCell() && values.isCell()) {
            assignMany(vm, objects, names.cell(), values.cell());
            continue;
        }
        if (!names.isTextScalar()) refuse();
        for (const auto& object : objects)
            assignProperty(vm, *object, names.toText(), values);
    }
}

PlotArguments plotArguments(Call& call, DataOrder order, Adds adds) {
    std::span<const Value> given = call.args;
    AxesObject* axes = nullptr;
    call.vm.figures().touch();
    if (!given.empty()) {
        axes = graphicsObject<AxesObject>(given[0]);
        if (axes) given = given.subspan(1);
    }
    std::vector<Value> rest;
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (auto* group = i + 1 < given.size() && isOption(given[i], "Parent")
                              ? graphicsObject<GroupObject>(given[i + 1])
                              : nullptr) {
            // What is drawn goes into the group when it gets its properties.
            axes = axesOf(*group);
            if (axes) axes->intoGroup = true;
        } else if (i + 1 < given.size() && isOption(given[i], "Parent") &&
                   (i > 0 || graphicsObject<AxesObject>(given[1]))) {
            axes = graphicsObject<AxesObject>(given[++i]);
            if (!axes) {
                throwError("MATLAB:hg:InvalidProperty",
                           "Error setting property 'Parent': the value must be axes.");
            }
            continue;
        }
        rest.push_back(given[i]);
    }
    AxesObject& into = axes ? *axes : call.vm.figures().current().axes();
    takeTimes(call.vm, into, order, adds == Adds::Anew && !into.hold, rest);
    return {into, std::move(rest)};
}

std::vector<Value> handlesIn(const Value& value) {
    if (value.isCell()) return value.cell().elements;
    if (const ObjectArray* array = objectArray(value)) return array->elements();
    return {value};
}

bool deleteGraphics(Interpreter& vm, const Value& value) {
    if (value.isCell() || objectArray(value)) {
        const std::vector<Value> elements = handlesIn(value);
        const bool all =
            !elements.empty() && std::all_of(elements.begin(), elements.end(), [](const Value& v) {
                return joinsObjects(v) && !objectArray(v);
            });
        if (!all) return false;
        for (const Value& v : elements)
            deleteGraphics(vm, v);
        return true;
    }
    auto* object = graphicsObject<GraphicsObject>(value);
    if (object) vm.figures().remove(*object);
    return object != nullptr;
}

void giveObjects(Call& call, std::span<const Ref<GraphicsObject>> made) {
    if (call.nargout == 0) return;
    call.result(columnOfObjects(std::vector<Ref<GraphicsObject>>(made.begin(), made.end())));
}

namespace {

Ref<FigureObject> currentFigure(Call& call) {
    return &call.vm.figures().current();
}

void figureFunction(Call& call) {
    FigureStore& store = call.vm.figures();
    int number = 0;
    int next = 0;
    if (call.count() > 0 && !call[0].isTextScalar()) {
        next = 1;
        if (auto* given = graphicsObject<FigureObject>(call[0]))
            number = given->number();
        else
            number = static_cast<int>(integerArgument(call[0], "Figure number"));
        if (number < 1) {
            throwError("MATLAB:figure:InvalidFigureNumber",
                       "Figure number must be a positive integer.");
        }
    }
    FigureObject& figure = store.select(number);
    for (; next + 1 < call.count(); next += 2) {
        const std::string name = textArgument(call[next], "figure");
        assignProperty(call.vm, figure, name, call[next + 1]);
    }
    store.touch();
    if (call.nargout > 0) call.result(Ref<FigureObject>(&figure));
}

void gcf(Call& call) {
    call.result(currentFigure(call));
}

void groot(Call& call) {
    call.result(Ref<RootObject>(&call.vm.figures().root()));
}

void gca(Call& call) {
    call.result(Ref<AxesObject>(&call.vm.figures().current().axes()));
}

void closeDialogs(FigureStore& store) {
    const std::vector<Ref<DialogObject>> open = store.dialogs();
    for (const auto& dialog : open)
        dialog->close();
}

void closeFunction(Call& call) {
    FigureStore& store = call.vm.figures();
    if (call.count() > 0 && (objectArray(call[0]) || call[0].isCell())) {
        for (const Value& figure : handlesIn(call[0])) {
            const Value args[] = {figure};
            call.vm.call(Value::text("close"), args, 0);
        }
        return;
    }
    if (call.count() == 0) return store.close(store.currentNumber());
    const bool forced = isOption(call[0], "force") || isOption(call[0], "hidden");
    if (forced && call.count() == 1) return store.close(store.currentNumber());
    if (call[0].isTextScalar()) {
        if (isOption(call[0], "all")) {
            store.closeAll();
            if (call.count() > 1 && isOption(call[1], "force")) closeDialogs(store);
            return;
        }
        throwError("MATLAB:close:WindowNotFound", "Specified window does not exist.");
    }
    if (auto* figure = graphicsObject<FigureObject>(call[0])) return store.close(figure->number());
    if (auto* dialog = graphicsObject<DialogObject>(call[0])) return dialog->close();
    if (closeVideo(call[0])) return;
    const int number = wholeNumber<int>(call[0].toDouble());
    if (!store.exists(number)) {
        throwError("MATLAB:close:InvalidFigureHandle", "Invalid figure handle.");
    }
    store.close(number);
}

void clf(Call& call) {
    auto* given = call.count() > 0 ? graphicsObject<FigureObject>(call[0]) : nullptr;
    for (int i = given ? 1 : 0; i < call.count(); ++i) {
        if (!isOption(call[i], "reset"))
            throwError("MATLAB:clf:InvalidFigureHandle", "Invalid figure handle.");
    }
    (given ? *given : call.vm.figures().current()).clear();
    call.vm.figures().touch();
}

void cla(Call& call) {
    std::span<const Value> rest;
    axesArgument(call, rest).clear();
}

bool switchArgument(std::span<const Value> rest, bool now) {
    if (rest.empty()) return !now;
    if (isOption(rest[0], "on") || isOption(rest[0], "all")) return true;
    if (isOption(rest[0], "off")) return false;
    if (!rest[0].isTextScalar()) return rest[0].toDouble() != 0;
    throwError("MATLAB:hg:UnknownOption", "Unknown command option.");
}

void hold(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    axes.hold = switchArgument(rest, axes.hold);
    axes.keepsStyle = false;
}

void ishold(Call& call) {
    std::span<const Value> rest;
    call.result(Value::logical(axesArgument(call, rest).hold));
}

/// Linked axes follow the limits that were set.
void spreadLimits(Call& call, const AxesObject& axes) {
    if (axes.links.empty()) return;
    call.vm.accelerator().flush(call.span);
    for (const char* name : {"XLim", "YLim", "CLim", "ZLim"})
        spreadProperty(axes, name);
}

/// The same for each axes of an array in front; false when there is none.
bool forEachAxes(Call& call, const char* function) {
    const ObjectArray* many = call.count() > 0 ? objectArray(call[0]) : nullptr;
    if (!many) return false;
    for (const Value& one : many->elements()) {
        std::vector<Value> args(call.args.begin(), call.args.end());
        args[0] = one;
        if (!graphicsObject<AxesObject>(one))
            throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
        (void)call.vm.call(Value::text(function), args, 0);
    }
    return true;
}

void limits(Call& call, Limits AxesObject::*slot,
            Limits (AxesObject::*now)(const RangeReader&) const) {
    const char* name = slot == &AxesObject::xlimits   ? "xlim"
                       : slot == &AxesObject::ylimits ? "ylim"
                       : slot == &AxesObject::climits ? "clim"
                                                      : "alim";
    if (forEachAxes(call, name)) return;
    std::span<const Value> rest;
    AxesObject& given = axesArgument(call, rest);
    // The right side has the left one's x axis.
    AxesObject& axes = given.left && slot == &AxesObject::xlimits ? *given.left : given;
    if (rest.empty()) {
        call.vm.accelerator().flush(call.span);
        const Limits l = (axes.*now)(acceleratedRange(call.vm.accelerator()));
        Value ends = rowOf(std::vector<double>{l.low, l.high});
        const bool plane = slot == &AxesObject::xlimits || slot == &AxesObject::ylimits;
        return call.result(
            plane ? asTimes(call.vm, axes, slot == &AxesObject::xlimits ? 0 : 1, std::move(ends))
                  : ends);
    }
    if (isOption(rest[0], "mode"))
        return call.result(Value::text((axes.*slot).automatic ? "auto" : "manual"));
    if (isOption(rest[0], "auto") || isOption(rest[0], "manual")) {
        if (isOption(rest[0], "manual"))
            axes.*slot = (axes.*now)(acceleratedRange(call.vm.accelerator()));
        (axes.*slot).automatic = isOption(rest[0], "auto");
        return spreadLimits(call, axes);
    }
    const bool alongX = slot == &AxesObject::xlimits;
    if (rest[0].isTextScalar() && (alongX || slot == &AxesObject::ylimits) &&
        axes.setProperty(alongX ? "XLimitMethod" : "YLimitMethod", rest[0])) {
        (axes.*slot).automatic = true;
        return spreadLimits(call, axes);
    }
    const std::vector<double> ends =
        rest[0].isTextScalar()
            ? std::vector<double>()
            : doublesOf(timesAlong(call.vm, axes, slot == &AxesObject::ylimits ? 1 : 0, rest[0]));
    if (ends.size() != 2 || !(ends[0] < ends[1])) {
        throwError("MATLAB:hg:InvalidLimits",
                   "Limits must be a 2-element vector of increasing numeric values.");
    }
    axes.*slot = Limits{ends[0], ends[1], false};
    spreadLimits(call, axes);
}

void xlim(Call& call) {
    limits(call, &AxesObject::xlimits, &AxesObject::limitsOfX);
}
void ylim(Call& call) {
    limits(call, &AxesObject::ylimits, &AxesObject::limitsOfY);
}
void clim(Call& call) {
    limits(call, &AxesObject::climits, &AxesObject::limitsOfColor);
}

void alim(Call& call) {
    limits(call, &AxesObject::alimits, &AxesObject::limitsOfAlpha);
}

/// axis auto, with x, y or z those alone.
void freeLimits(AxesObject& axes, std::string_view which) {
    const auto has = [&](char letter) { return which.empty() || which.find(letter) != which.npos; };
    Limits* const limits[] = {&(axes.left ? *axes.left : axes).xlimits, &axes.ylimits,
                              &axes.space.zlimits};
    for (std::size_t d = 0; d < 3; ++d) {
        if (!has("xyz"[d])) continue;
        limits[d]->automatic = true;
        axes.limitMethods[d] = LimitMethod::TickAligned;
    }
}

/// axis manual: limits as they are now.
void keepLimits(Call& call, AxesObject& axes) {
    call.vm.accelerator().flush(call.span);
    const RangeReader read = acceleratedRange(call.vm.accelerator());
    axes.xlimits = axes.limitsOfX(read);
    axes.ylimits = axes.limitsOfY(read);
    axes.xlimits.automatic = axes.ylimits.automatic = false;
    if (!axes.inSpace()) return;
    axes.space.zlimits = axes.limitsOfZ(read);
    axes.space.zlimits.automatic = false;
}

/// The name of a method in full; nothing for another word.
std::optional<LimitMethod> limitMethod(std::string_view word) {
    if (word == "tight") return LimitMethod::Tight;
    if (word == "padded") return LimitMethod::Padded;
    if (word == "tickaligned") return LimitMethod::TickAligned;
    return {};
}

void axis(Call& call) {
    if (forEachAxes(call, "axis")) return;
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) {
        call.vm.accelerator().flush(call.span);
        const RangeReader read = acceleratedRange(call.vm.accelerator());
        const Limits x = axes.limitsOfX(read);
        const Limits y = axes.limitsOfY(read);
        std::vector<double> all{x.low, x.high, y.low, y.high};
        if (axes.inSpace()) {
            const Limits z = axes.limitsOfZ(read);
            all.insert(all.end(), {z.low, z.high});
        }
        return call.result(rowOf(all));
    }
    for (const Value& v : rest) {
        if (!v.isTextScalar()) {
            const std::vector<double> l = doublesOf(v);
            const bool six = l.size() >= 6;
            if (l.size() < 4 || l.size() % 2 != 0 || !(l[0] < l[1]) || !(l[2] < l[3]) ||
                (six && !(l[4] < l[5]))) {
                throwError("MATLAB:axis:InvalidNumberElements",
                           "Vector must have 4, 6, or 8 elements.");
            }
            (axes.left ? *axes.left : axes).xlimits = {l[0], l[1], false};
            axes.ylimits = {l[2], l[3], false};
            if (six) axes.space.zlimits = {l[4], l[5], false};
            continue;
        }
        const std::string word = lowerCase(v.toText());
        if (word == "equal")
            axes.equal = true;
        else if (word == "image") {
            axes.equal = true;
            axes.setLimitMethod(LimitMethod::Tight);
        } else if (word == "vis3d")
            axes.space.steady = true;
        else if (word == "square")
            axes.space.boxAspect = Vector3{1, 1, 1};
        else if (const auto method = limitMethod(word)) {
            freeLimits(axes, "");
            axes.setLimitMethod(*method);
        } else if (word == "manual")
            keepLimits(call, axes);
        else if (word == "off")
            axes.visible = false;
        else if (word == "on")
            axes.visible = true;
        else if (word == "xy")
            axes.reverseY = false;
        else if (word == "ij")
            axes.reverseY = true;
        else if (word == "auto" || word == "normal" || word == "fill") {
            freeLimits(axes, "");
            if (word == "normal") {
                axes.equal = axes.space.steady = false;
                axes.space.dataAspect.reset();
                axes.space.boxAspect.reset();
            }
        } else if (word.starts_with("auto ") &&
                   word.find_first_not_of("xyz", 5) == std::string::npos) {
            freeLimits(axes, std::string_view(word).substr(5));
        } else {
            throwError("MATLAB:axis:UnknownOption", "Unknown command option '%s'.", word.c_str());
        }
    }
    spreadLimits(call, axes);
}

void colormapFunction(Call& call) {
    FigureStore& store = call.vm.figures();
    std::span<const Value> rest = call.args;
    AxesObject* only = rest.empty() ? nullptr : graphicsObject<AxesObject>(rest[0]);
    if (only || (!rest.empty() && graphicsObject<FigureObject>(rest[0]))) rest = rest.subspan(1);
    FigureObject& figure = store.current();
    if (rest.empty()) return call.result((only ? *only : figure.axes()).property("Colormap"));
    std::string name = "custom";
    std::vector<Color> colors;
    if (rest[0].isTextScalar()) {
        name = lowerCase(rest[0].toText());
        colors = colormapColors(name);
        if (colors.empty()) {
            throwError("MATLAB:colormap:UnknownColormap", "Unknown colormap name '%s'.",
                       rest[0].toText().c_str());
        }
    } else {
        const Shape s = rest[0].shape();
        const std::vector<double> data = doublesOf(rest[0]);
        if (s.rank() != 2 || s.columns() != 3 || s.rows() < 1) {
            throwError("MATLAB:colormap:InvalidFigureOrColormap",
                       "Colormap must have 3 columns: [R,G,B].");
        }
        for (int64_t r = 0; r < s.rows(); ++r) {
            Color color{};
            for (int64_t c = 0; c < 3; ++c) {
                const double x = data[static_cast<std::size_t>(c * s.rows() + r)];
                if (!(x >= 0 && x <= 1)) {
                    throwError("MATLAB:colormap:InvalidInputRange",
                               "Colormap must have values in [0,1].");
                }
                color[static_cast<std::size_t>(c)] = static_cast<float>(x);
            }
            colors.push_back(color);
        }
    }
    store.touch();
    if (only) {
        only->colormap = name;
        only->colors = std::move(colors);
    } else {
        figure.setColormap(name, std::move(colors));
    }
    if (call.nargout > 0) call.result((only ? *only : figure.axes()).property("Colormap"));
}

/// C = colororder, colororder(C), colororder(figure or axes,C)
void colororder(Call& call) {
    std::span<const Value> rest = call.args;
    call.vm.figures().touch();
    AxesObject* axes = nullptr;
    FigureObject* figure = nullptr;
    if (!rest.empty()) {
        axes = graphicsObject<AxesObject>(rest[0]);
        figure = graphicsObject<FigureObject>(rest[0]);
        if (auto* layout = graphicsObject<LayoutObject>(rest[0])) figure = &layout->figure();
        if (axes || figure) rest = rest.subspan(1);
    }
    if (!axes && !figure) figure = &call.vm.figures().current();
    if (rest.empty()) {
        if (axes || figure->children.empty())
            return call.result((axes ? *axes : *figure->makeAxes()).property("ColorOrder"));
        return call.result(figure->axes().property("ColorOrder"));
    }
    std::vector<Color> colors;
    const bool usual = isOption(rest[0], "default") || isOption(rest[0], "gem");
    if (!usual && !properties::colorsFromValue(colors, rest[0])) {
        throwError("MATLAB:colororder:InvalidColorOrder",
                   "Color order must be a matrix with three columns and values between 0 and 1, or "
                   "names of colors.");
    }
    if (axes) {
        axes->setColorOrder(colors);
        if (axes->left) axes->left->setColorOrder(std::move(colors));
        return;
    }
    figure->order = colors;
    for (const auto& child : figure->children)
        child->setColorOrder(colors);
}

void mapMatrix(Call& call, const char* name) {
    const int rows = call.count() > 0
                         ? static_cast<int>(std::clamp<int64_t>(
                               integerArgument(call[0], "Number of colors"), 0, 1 << 20))
                         : 256;
    const std::vector<Color> colors = colormapColors(name, std::max(rows, 0));
    std::vector<double> data;
    for (std::size_t c = 0; c < 3; ++c) {
        for (const Color& color : colors)
            data.push_back(static_cast<double>(color[c]));
    }
    call.result(arrayOf(data, Shape(static_cast<int64_t>(colors.size()), 3)));
}

/// drawnow, drawnow limitrate: at most 20 times a second, drawnow nocallbacks.
void drawnow(Call& call) {
    constexpr auto kLeastTime = std::chrono::milliseconds(50);
    bool limited = false, callbacks = true;
    for (const Value& word : call.args) {
        if (isOption(word, "limitrate")) {
            limited = true;
        } else if (isOption(word, "nocallbacks") || isOption(word, "expose") ||
                   isOption(word, "update")) {
            callbacks = false;
        } else {
            throwError("MATLAB:drawnow:InvalidOption",
                       "Option must be 'limitrate', 'nocallbacks', 'expose' or 'update'.");
        }
    }
    checkStop();
    if (limited && SteadyClock::now() < call.vm.figures().lastPublished() + kLeastTime) return;
    if (callbacks) runDueCallbacks(call.vm);
    publishFigures(call.vm, call.span);
}

void refresh(Call& call) {
    publishFigures(call.vm, call.span);
}

// --- properties of any graphics object

/// An object, or the number of a figure; 0 is the root.
GraphicsObject& requireGraphics(Call& call, const Value& v) {
    if (auto* object = graphicsObject<GraphicsObject>(v)) return *object;
    if (v.isNumericClass() && v.count() == 1) {
        FigureStore& store = call.vm.figures();
        const double number = v.toDouble();
        if (number == 0) return store.root();
        if (number == std::floor(number) && store.exists(wholeNumber<int>(number)))
            return store.figure(wholeNumber<int>(number));
    }
    throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
}

/// What a property may be, in a column; {} where it is no choice.
Value choicesOf(const GraphicsObject& object, const std::string& name) {
    const std::string list = object.choices(name);
    std::vector<std::string> words;
    for (std::size_t at = list.find('\''); at != std::string::npos; at = list.find('\'', at)) {
        const std::size_t end = list.find('\'', at + 1);
        words.push_back(list.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(words.size()), words.empty() ? 0 : 1));
    for (std::size_t i = 0; i < words.size(); ++i)
        cell->elements[i] = Value::text(words[i]);
    return cell;
}

/// set(h), set(h,name): what can be set.
void tellChoices(Call& call, const GraphicsObject& object) {
    Value told;
    if (call.count() > 1) {
        const std::string name = propertyCalled(object, textArgument(call[1], "set"));
        if (object.property(name).isNothing())
            throwError("MATLAB:hg:InvalidProperty", "Unrecognized property %s.", name.c_str());
        told = choicesOf(object, name);
    } else {
        auto out = makeRef<StructArray>();
        for (const std::string& name : object.allPropertyNames())
            out->set(name, choicesOf(object, name));
        told = out;
    }
    if (call.nargout > 0) return call.result(told);
    call.vm.out(dispText(told, currentDisplayFormat(call.vm)));
}

void setFunction(Call& call) {
    if (setTimer(call[0], call.args.subspan(1))) return;
    if (const Value assign = objectFunction(call[0], "set"); !assign.isNothing()) {
        if (call.count() % 2 == 0)
            throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
        for (int i = 1; i + 1 < call.count(); i += 2) {
            const Value args[] = {call[0], call[i], call[i + 1]};
            (void)call.vm.call(assign, args, 1);
        }
        return;
    }
    std::vector<Ref<GraphicsObject>> objects;
    for (const Value& v : handlesIn(call[0]))
        objects.emplace_back(&requireGraphics(call, v));
    const bool asks = call.count() == 1 || (call.count() == 2 && call[1].isTextScalar());
    if (asks && objects.size() == 1) return tellChoices(call, *objects[0]);
    assignProperties(call.vm, objects, call.args.subspan(1));
    call.vm.figures().touch();
}

/// A column of what the objects have, one below the other.
void getOfMany(Call& call, const std::vector<Value>& objects) {
    if (call.count() < 2) throwNotEnoughInputs();
    const std::vector<Value> names =
        call[1].isCell() ? call[1].cell().elements : std::vector<Value>{call[1]};
    auto values = makeRef<Cell>(
        Shape(static_cast<int64_t>(objects.size()), static_cast<int64_t>(names.size())));
    for (std::size_t i = 0; i < values->elements.size(); ++i) {
        const Value args[] = {objects[i % objects.size()], names[i / objects.size()]};
        values->elements[i] = call.vm.call(Value::text("get"), args, 1).at(0);
    }
    call.result(values);
}

void getFunction(Call& call) {
    if (objectArray(call[0]) || call[0].isCell()) return getOfMany(call, handlesIn(call[0]));
    const bool own =
        call[0].kind() == Kind::Object && (call[0].objectValue().className() == "timer" ||
                                           !objectFunction(call[0], "set").isNothing());
    const ObjectValue& object = own ? call[0].objectValue() : requireGraphics(call, call[0]);
    if (call.count() > 1) {
        const auto valueOf = [&](const Value& given) {
            const std::string name = textArgument(given, "get");
            Value v = object.property(name);
            const auto* graphics = dynamic_cast<const GraphicsObject*>(&object);
            if (v.isNothing() && graphics) v = object.property(propertyCalled(*graphics, name));
            if (graphics) graphics->wasRead(name);
            if (v.isNothing())
                throwError("MATLAB:hg:InvalidProperty", "Unrecognized property %s.", name.c_str());
            return v;
        };
        if (!call[1].isCell()) return call.result(valueOf(call[1]));
        const std::vector<Value>& names = call[1].cell().elements;
        auto values = makeRef<Cell>(Shape(1, static_cast<int64_t>(names.size())));
        std::transform(names.begin(), names.end(), values->elements.begin(), valueOf);
        return call.result(values);
    }
    const auto* graphics = dynamic_cast<const GraphicsObject*>(&object);
    auto out = makeRef<StructArray>();
    for (const std::string& name : graphics ? graphics->allPropertyNames() : object.propertyNames())
        out->set(name, object.property(name));
    if (call.nargout > 0 || !graphics) return call.result(out);
    // As a statement it is a list, and no value.
    std::string text = dispText(out, currentDisplayFormat(call.vm));
    call.vm.out(text);
}

template <bool Transform>
void group(Call& call) {
    PlotArguments given = plotArguments(call);
    std::span<const Value> rest(given.rest);
    auto made = makeRef<GroupObject>(Transform);
    if (!rest.empty()) {
        // hggroup(parent)
        if (auto* around = graphicsObject<GroupObject>(rest[0])) {
            given.axes.adopt(given.axes.groups, made);
            made->setParent(around);
            rest = rest.subspan(1);
        }
    }
    if (!made->parent()) given.axes.adopt(given.axes.groups, made);
    const Ref<GraphicsObject> objects[] = {made};
    assignProperties(call.vm, objects, rest);
    giveObjects(call, objects);
}

constexpr Builtin kRows[] = {
    {"figure", 0, -1, 1, figureFunction, "f = figure(n,Name,Value,…)",
     "Makes a figure, or makes figure n the current one."},
    {"gcf", 0, 0, 1, gcf, "f = gcf", "The current figure."},
    {"gca", 0, 0, 1, gca, "ax = gca", "The current axes."},
    {"groot", 0, 0, 1, groot, "r = groot",
     "The root of all figures, 0 as a number: its screen, and what new objects begin with "
     "(set(groot,'DefaultAxesFontSize',14))."},
    {"close", 0, 2, 0, closeFunction, "close(f) | close all | close all force | close(v)",
     "Closes figures, dialogs or a video file; close all leaves dialogs, close all force does "
     "not."},
    {"clf", 0, 2, 0, clf, "clf(f,'reset')", "Empties a figure, or the current one."},
    {"cla", 0, 2, 0, cla, "cla(ax)", "Empties axes."},
    {"hold", 0, 2, 0, hold, "hold on|off", "Keeps the content of axes when something is plotted."},
    {"ishold", 0, 1, 1, ishold, "tf = ishold", "True when hold is on."},
    {"xlim", 0, 2, 1, xlim, "xlim([low high]) | l = xlim", "Limits of the x axis."},
    {"ylim", 0, 2, 1, ylim, "ylim([low high]) | l = ylim", "Limits of the y axis."},
    {"clim", 0, 2, 1, clim, "clim([low high]) | l = clim",
     "Values at the ends of the colormap; found from the data when automatic."},
    {"alim", 0, 2, 1, alim, "alim([low high]) | l = alim",
     "Numbers of AlphaData that are transparent and opaque, where they are scaled."},
    {"caxis", 0, 2, 1, clim, "caxis([low high]) | l = caxis",
     "Values at the ends of the colormap."},
    {"axis", 0, -1, 1, axis,
     "axis([x0 x1 y0 y1 z0 z1]) | axis "
     "equal|image|vis3d|tight|padded|tickaligned|off|on|xy|ij|auto|"
     "manual|normal",
     "Limits, aspect and direction of axes."},
    {"colormap", 0, 2, 1, colormapFunction, "colormap(name) | colormap(rgb) | m = colormap",
     "Colours of images by name or as an n-by-3 matrix."},
    {"hggroup", 0, -1, 1, group<false>, "g = hggroup(Name,Value)",
     "Objects that are shown and deleted together: line(…,'Parent',g)."},
    {"hgtransform", 0, -1, 1, group<true>, "t = hgtransform('Matrix',makehgtform(…))",
     "Objects that are moved together by a 4-by-4 matrix."},
    {"colororder", 0, 2, 1, colororder, "C = colororder | colororder(ax,C)",
     "Colors of lines in turn, for a figure or axes: rows of red, green, blue, or names."},
    {"drawnow", 0, 2, 0, drawnow, "drawnow | drawnow limitrate nocallbacks",
     "Shows what was plotted, with limitrate at most 20 times a second, and runs timers that are "
     "due."},
    {"refresh", 0, 1, 0, refresh, "refresh", "Shows what was plotted."},
    {"set", 1, -1, 1, setFunction, "set(h,Name,Value,…) | s = set(h) | c = set(h,Name)",
     "Sets properties of a graphics object or timer, or tells what they may be."},
    {"get", 1, 2, 1, getFunction, "v = get(h,Name)",
     "A property of a graphics object or timer, or all."},
    {"parula", 0, 1, 1, [](Call& c) { mapMatrix(c, "parula"); }, "m = parula(n)", "A colormap."},
    {"viridis", 0, 1, 1, [](Call& c) { mapMatrix(c, "viridis"); }, "m = viridis(n)", "A colormap."},
    {"turbo", 0, 1, 1, [](Call& c) { mapMatrix(c, "turbo"); }, "m = turbo(n)", "A colormap."},
    {"sky", 0, 1, 1, [](Call& c) { mapMatrix(c, "sky"); }, "m = sky(n)", "A colormap."},
    {"abyss", 0, 1, 1, [](Call& c) { mapMatrix(c, "abyss"); }, "m = abyss(n)", "A colormap."},
    {"nebula", 0, 1, 1, [](Call& c) { mapMatrix(c, "nebula"); }, "m = nebula(n)", "A colormap."},
    {"jet", 0, 1, 1, [](Call& c) { mapMatrix(c, "jet"); }, "m = jet(n)", "A colormap."},
    {"hsv", 0, 1, 1, [](Call& c) { mapMatrix(c, "hsv"); }, "m = hsv(n)", "A colormap."},
    {"hot", 0, 1, 1, [](Call& c) { mapMatrix(c, "hot"); }, "m = hot(n)", "A colormap."},
    {"cool", 0, 1, 1, [](Call& c) { mapMatrix(c, "cool"); }, "m = cool(n)", "A colormap."},
    {"spring", 0, 1, 1, [](Call& c) { mapMatrix(c, "spring"); }, "m = spring(n)", "A colormap."},
    {"summer", 0, 1, 1, [](Call& c) { mapMatrix(c, "summer"); }, "m = summer(n)", "A colormap."},
    {"autumn", 0, 1, 1, [](Call& c) { mapMatrix(c, "autumn"); }, "m = autumn(n)", "A colormap."},
    {"winter", 0, 1, 1, [](Call& c) { mapMatrix(c, "winter"); }, "m = winter(n)", "A colormap."},
    {"pink", 0, 1, 1, [](Call& c) { mapMatrix(c, "pink"); }, "m = pink(n)", "A colormap."},
    {"flag", 0, 1, 1, [](Call& c) { mapMatrix(c, "flag"); }, "m = flag(n)", "A colormap."},
    {"prism", 0, 1, 1, [](Call& c) { mapMatrix(c, "prism"); }, "m = prism(n)", "A colormap."},
    {"white", 0, 1, 1, [](Call& c) { mapMatrix(c, "white"); }, "m = white(n)", "A colormap."},
    {"gray", 0, 1, 1, [](Call& c) { mapMatrix(c, "gray"); }, "m = gray(n)", "A colormap."},
    {"bone", 0, 1, 1, [](Call& c) { mapMatrix(c, "bone"); }, "m = bone(n)", "A colormap."},
    {"copper", 0, 1, 1, [](Call& c) { mapMatrix(c, "copper"); }, "m = copper(n)", "A colormap."},
    {"lines", 0, 1, 1, [](Call& c) { mapMatrix(c, "lines"); }, "m = lines(n)", "Line colours."},
};

} // namespace

std::span<const Builtin> graphicsTable() {
    return kRows;
}

} // namespace vitrine
