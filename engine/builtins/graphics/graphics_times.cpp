// SPDX-License-Identifier: Apache-2.0
// Datetimes and durations as data of plots: they become numbers, of which the axes know what they
// are, and are times again where a script reads limits and ticks.
#include "builtins/containers/library_object.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"
#include "figure/axes_parts.h"
#include "figure/time_ruler.h"

namespace vitrine {

namespace {

Value called(Interpreter& vm, const char* function, std::initializer_list<Value> args) {
    const std::vector<Value> all(args);
    return vm.call(Value::text(function), all, 1).at(0);
}

const LibraryObject* timeObject(const Value& value) {
    if (value.kind() != Kind::Object) return nullptr;
    const auto* object = dynamic_cast<const LibraryObject*>(&value.objectValue());
    if (!object) return nullptr;
    const std::string name = object->className();
    return name == "datetime" || name == "duration" ? object : nullptr;
}

/// The unit that a duration is shown in.
AxesObject::RulerTime timeOf(const LibraryObject& object) {
    if (object.className() == "datetime") return {TimeKind::Dates, ""};
    const std::string format = object.property("Format").toText();
    if (format == "y") return {TimeKind::Years, ""};
    if (format == "d") return {TimeKind::Days, ""};
    if (format == "h") return {TimeKind::Hours, ""};
    if (format == "m") return {TimeKind::Minutes, ""};
    if (format == "s") return {TimeKind::Seconds, ""};
    return {TimeKind::Clock,
            isTimeFormat(TimeKind::Clock, format) && format != "hh:mm:ss" ? format : ""};
}

/// A datetime is told as its own time zone's clocks show it.
Value numbersOf(Interpreter& vm, const Value& value, TimeKind kind) {
    if (kind == TimeKind::Dates) {
        const Value args[] = {value};
        return vm.call(objectFunction(value, "datenum"), args, 1).at(0);
    }
    return called(vm, "rdivide", {timeObject(value)->state(), Value(millisecondsOf(kind))});
}

RulerStyle& rulerOf(AxesObject& axes, std::size_t dimension) {
    AxesStyle& style = dimension == 0 && axes.left ? axes.left->style : axes.style;
    return dimension == 0 ? style.x : dimension == 1 ? style.y : style.z;
}

bool isLength(TimeKind kind) {
    return kind != TimeKind::None && kind != TimeKind::Dates;
}

Value numbersAlong(Interpreter& vm, AxesObject& axes, std::size_t dimension, const Value& value,
                   bool fresh) {
    RulerStyle& ruler = rulerOf(axes, dimension);
    AxesObject::RulerTime time = timeOf(*timeObject(value));
    // Lengths are added in the unit that is there.
    if (!fresh && isLength(ruler.time) && isLength(time.kind)) time = {ruler.time, ruler.format};
    if (ruler.time != time.kind) ruler.format = time.format;
    ruler.time = time.kind;
    axes.comingTimes[dimension] = time;
    return numbersOf(vm, value, time.kind);
}

/// 0: x, 1: y, 2: z.
std::size_t axisOf(DataOrder order, std::size_t number, std::size_t count) {
    switch (order) {
    case DataOrder::AlongX:
        return 0;
    case DataOrder::AlongY:
        return 1;
    case DataOrder::Triples:
        return count == 1 ? 2 : number % 3;
    case DataOrder::Lying:
        return count == 1 ? 0 : 1 - number % 2;
    case DataOrder::Pairs:
        break;
    }
    return count == 1 ? 1 : number % 2;
}

std::optional<std::size_t> dimensionOf(char letter) {
    if (letter < 'x' || letter > 'z') return {};
    return static_cast<std::size_t>(letter - 'x');
}

/// The axis that a property of axes, rulers or what lies in them belongs to.
std::optional<std::size_t> axisNamed(const GraphicsObject& object, std::string_view name) {
    const std::string word = lowerCase(name);
    if (const auto* ruler = dynamic_cast<const RulerObject*>(&object)) {
        if (word != "limits" && word != "tickvalues") return {};
        return dimensionOf(ruler->letter());
    }
    if (const auto* fill = dynamic_cast<const FillObject*>(&object); fill && fill->edges) {
        if (word == "data" || word == "binedges" || word == "binlimits")
            return fill->horizontal ? 1 : 0;
    }
    if (word.size() < 2) return {};
    const std::string_view rest = std::string_view(word).substr(1);
    const bool ofAxes = dynamic_cast<const AxesObject*>(&object) != nullptr;
    const bool known = ofAxes ? rest == "lim" || rest == "tick" : rest == "data";
    return known ? dimensionOf(word[0]) : std::nullopt;
}

AxesObject* axesWith(const GraphicsObject& object) {
    if (const auto* ruler = dynamic_cast<const RulerObject*>(&object)) return &ruler->axes();
    if (const auto* axes = dynamic_cast<const AxesObject*>(&object))
        return const_cast<AxesObject*>(axes);
    return const_cast<AxesObject*>(axesOf(object));
}

} // namespace

void takeTimes(Interpreter& vm, AxesObject& axes, DataOrder order, bool fresh,
               std::vector<Value>& rest) {
    axes.comingTimes = {};
    for (std::size_t begin = 0; begin < rest.size(); ++begin) {
        std::size_t end = begin;
        bool any = false;
        while (end < rest.size() && !rest[end].isTextScalar())
            any = timeObject(rest[end++]) || any;
        // After a text, one value alone is that of a property.
        const std::size_t count = end - begin;
        for (std::size_t i = begin; i < end && any && (begin == 0 || count > 1); ++i) {
            if (timeObject(rest[i]))
                rest[i] = numbersAlong(vm, axes, axisOf(order, i - begin, count), rest[i], fresh);
        }
        begin = end;
    }
}

Value timesAlong(Interpreter& vm, AxesObject& axes, std::size_t dimension, const Value& value) {
    return timeObject(value) ? numbersAlong(vm, axes, dimension, value, false) : value;
}

Value lengthAlong(Interpreter& vm, AxesObject& axes, std::size_t dimension, const Value& value) {
    const LibraryObject* time = timeObject(value);
    const TimeKind kind = rulerOf(axes, dimension).time;
    if (!time || time->className() != "duration" || kind == TimeKind::None) return value;
    return called(vm, "rdivide", {time->state(), Value(millisecondsOf(kind))});
}

bool isTime(const Value& value) {
    return timeObject(value) != nullptr;
}

Value asTimes(Interpreter& vm, const AxesObject& axes, std::size_t dimension, Value numbers) {
    const RulerStyle& ruler = rulerOf(const_cast<AxesObject&>(axes), dimension);
    if (ruler.time == TimeKind::None || !numbers.isArray() || numbers.isTextScalar())
        return numbers;
    if (ruler.time == TimeKind::Dates)
        return called(vm, "datetime",
                      {numbers, Value::text("ConvertFrom"), Value::text("datenum")});
    constexpr const char* kUnits[] = {"years", "days", "hours", "minutes", "seconds"};
    const std::size_t unit =
        static_cast<std::size_t>(ruler.time) - static_cast<std::size_t>(TimeKind::Years);
    if (ruler.time == TimeKind::Clock)
        return called(vm, "duration", {Value(0.0), Value(0.0), numbers});
    return called(vm, kUnits[unit], {numbers});
}

Value timesToSet(Interpreter& vm, GraphicsObject& object, std::string_view name,
                 const Value& value) {
    if (!timeObject(value)) return value;
    AxesObject* axes = axesWith(object);
    if (!axes) return value;
    const auto* fill = dynamic_cast<const FillObject*>(&object);
    if (fill && fill->edges && lowerCase(name) == "binwidth")
        return lengthAlong(vm, *axes, fill->horizontal ? 1 : 0, value);
    const std::optional<std::size_t> dimension = axisNamed(object, name);
    return dimension ? timesAlong(vm, *axes, *dimension, value) : value;
}

Value timesRead(Interpreter& vm, const GraphicsObject& object, std::string_view name, Value value) {
    const std::optional<std::size_t> dimension = axisNamed(object, name);
    const AxesObject* axes = dimension ? axesWith(object) : nullptr;
    return axes ? asTimes(vm, *axes, *dimension, std::move(value)) : value;
}

} // namespace vitrine
