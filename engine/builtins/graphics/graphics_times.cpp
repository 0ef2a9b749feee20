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

constexpr double kEpoch = 719529; ///< the datenum of 1970

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

Value numbersOf(Interpreter& vm, const LibraryObject& object, TimeKind kind) {
    Value numbers = called(vm, "rdivide", {object.state(), Value(millisecondsOf(kind))});
    return kind == TimeKind::Dates ? called(vm, "plus", {numbers, Value(kEpoch)}) : numbers;
}

RulerStyle& rulerOf(AxesObject& axes, bool alongX) {
    return alongX ? (axes.left ? *axes.left : axes).style.x : axes.style.y;
}

bool isLength(TimeKind kind) {
    return kind != TimeKind::None && kind != TimeKind::Dates;
}

Value numbersAlong(Interpreter& vm, AxesObject& axes, bool alongX, const LibraryObject& object,
                   bool fresh) {
    RulerStyle& ruler = rulerOf(axes, alongX);
    AxesObject::RulerTime time = timeOf(object);
    // Lengths are added in the unit that is there.
    if (!fresh && isLength(ruler.time) && isLength(time.kind)) time = {ruler.time, ruler.format};
    if (ruler.time != time.kind) ruler.format = time.format;
    ruler.time = time.kind;
    axes.comingTimes[alongX ? 0 : 1] = time;
    return numbersOf(vm, object, time.kind);
}

/// 0: x, 1: y, 2: nothing of a place.
std::size_t axisOf(DataOrder order, std::size_t number, std::size_t count) {
    if (order == DataOrder::AlongX || order == DataOrder::AlongY)
        return order == DataOrder::AlongX ? 0 : 1;
    if (count == 1) return order == DataOrder::Pairs ? 1 : 0;
    return order == DataOrder::Lying ? 1 - number % 2 : number % 2;
}

/// The axis that a property of axes, rulers or what lies in them belongs to.
std::optional<bool> axisNamed(const GraphicsObject& object, std::string_view name) {
    const std::string word = lowerCase(name);
    if (dynamic_cast<const RulerObject*>(&object)) {
        if (word != "limits" && word != "tickvalues") return {};
        return static_cast<const RulerObject&>(object).letter() == 'x';
    }
    if (word.size() < 2 || (word[0] != 'x' && word[0] != 'y')) return {};
    const std::string_view rest = std::string_view(word).substr(1);
    if (dynamic_cast<const AxesObject*>(&object))
        return rest == "lim" || rest == "tick" ? std::optional<bool>(word[0] == 'x') : std::nullopt;
    return rest == "data" ? std::optional<bool>(word[0] == 'x') : std::nullopt;
}

AxesObject* axesWith(const GraphicsObject& object) {
    if (const auto* ruler = dynamic_cast<const RulerObject*>(&object)) return &ruler->axes();
    if (const auto* axes = dynamic_cast<const AxesObject*>(&object))
        return const_cast<AxesObject*>(axes);
    return const_cast<AxesObject*>(axesOf(object));
}

} // namespace

void takeTimes(Interpreter& vm, AxesObject& axes, DataOrder order, std::vector<Value>& rest) {
    axes.comingTimes = {};
    for (std::size_t begin = 0; begin < rest.size(); ++begin) {
        std::size_t end = begin;
        bool any = false;
        while (end < rest.size() && !rest[end].isTextScalar())
            any = timeObject(rest[end++]) || any;
        // After a text, one value alone is that of a property.
        const std::size_t count = end - begin;
        for (std::size_t i = begin; i < end && any && (begin == 0 || count > 1); ++i) {
            if (const LibraryObject* time = timeObject(rest[i])) {
                const bool alongX = axisOf(order, i - begin, count) == 0;
                rest[i] = numbersAlong(vm, axes, alongX, *time, !axes.hold);
            }
        }
        begin = end;
    }
}

Value timesAlong(Interpreter& vm, AxesObject& axes, bool alongX, const Value& value) {
    const LibraryObject* time = timeObject(value);
    return time ? numbersAlong(vm, axes, alongX, *time, false) : value;
}

Value asTimes(Interpreter& vm, const AxesObject& axes, bool alongX, Value numbers) {
    const RulerStyle& ruler = rulerOf(const_cast<AxesObject&>(axes), alongX);
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
    const std::optional<bool> alongX = axisNamed(object, name);
    AxesObject* axes = axesWith(object);
    return alongX && axes ? timesAlong(vm, *axes, *alongX, value) : value;
}

Value timesRead(Interpreter& vm, const GraphicsObject& object, std::string_view name, Value value) {
    const std::optional<bool> alongX = axisNamed(object, name);
    const AxesObject* axes = alongX ? axesWith(object) : nullptr;
    return axes ? asTimes(vm, *axes, *alongX, std::move(value)) : value;
}

} // namespace vitrine
