// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the graphics functions share, and publishing at the end of a run. Engine thread.
#include "builtins/core/support.h"
#include "figure/figure_store.h"
#include "value/object_array.h"

namespace vitrine {

/// Computes what figures show and hands a snapshot to the interface (drawnow; the VM calls it at
/// the end of a run and before it waits for input). Nothing happens when no figure has changed.
void publishFigures(Interpreter& vm, Span span);

/// A function of the language by its name, to be called when figures are shown: nothing may run
/// then, and no frame would resolve the name.
[[nodiscard]] Value functionNamed(const char* name);
/// Its first output.
[[nodiscard]] Value callNamed(Interpreter& vm, const char* name, std::initializer_list<Value> args);
/// Axes given as the first argument, or the current ones; `rest` gets the other arguments.
[[nodiscard]] AxesObject& axesArgument(Call& call, std::span<const Value>& rest);
/// Sets a property, or throws MATLAB's error; one that MATLAB has and that changes nothing here is
/// refused with a warning that names it.
void assignProperty(Interpreter& vm, GraphicsObject& object, const std::string& name,
                    const Value& value);
/// The one property of the object whose name begins so, letter case ignored; otherwise the name as
/// it is.
[[nodiscard]] std::string propertyCalled(const GraphicsObject& object, const std::string& name);
/// Name,Value,… for each object; a structure has names and values, too, and a cell of names goes
/// with a cell of values, one row for all objects or a row for each.
void assignProperties(Interpreter& vm, std::span<const Ref<GraphicsObject>> objects,
                      std::span<const Value> pairs);
/// Sets properties of what was put into axes; where one is refused it is taken out again.
void assignOrRemove(Call& call, AxesObject& axes, const Ref<GraphicsObject>& made,
                    std::span<const Value> pairs);
/// The arguments of a function that draws: axes in front or as 'Parent', and all the others.
struct PlotArguments {
    AxesObject& axes;
    std::vector<Value> rest;
};
/// Which axis the first of a function's data belongs to, and the second where there is one.
enum class DataOrder : uint8_t {
    Pairs,   ///< x, y, and y alone
    Triples, ///< x, y, z, and z alone
    Lying,   ///< y, x, and x alone
    AlongX,  ///< all x
    AlongY   ///< all y
};
/// Whether a function empties axes that do not hold their content, as plot does.
enum class Adds : uint8_t { Anew, ToAll };
/// Times among the data become numbers, of which the axes know what they are.
[[nodiscard]] PlotArguments plotArguments(Call& call, DataOrder order = DataOrder::Pairs,
                                          Adds adds = Adds::Anew);
/// A datetime or a duration.
[[nodiscard]] bool isTime(const Value& value);
/// A datetime or duration as numbers along an axis (0: x, 1: y, 2: z), which is one of such times
/// then; all others as they are.
[[nodiscard]] Value timesAlong(Interpreter& vm, AxesObject& axes, std::size_t dimension,
                               const Value& value);
/// A duration as a length along an axis of times; all others as they are.
[[nodiscard]] Value lengthAlong(Interpreter& vm, AxesObject& axes, std::size_t dimension,
                                const Value& value);
/// Numbers along an axis of times as those times; along others as they are.
[[nodiscard]] Value asTimes(Interpreter& vm, const AxesObject& axes, std::size_t dimension,
                            Value numbers);
/// The value of a property that is a place along an axis of times: as numbers to set it, as times
/// where it is read.
[[nodiscard]] Value timesToSet(Interpreter& vm, GraphicsObject& object, std::string_view name,
                               const Value& value);
[[nodiscard]] Value timesRead(Interpreter& vm, const GraphicsObject& object, std::string_view name,
                              Value value);
/// Real numeric, logical or char data as a tensor that stays where it is.
[[nodiscard]] Ref<Tensor> plotData(const Value& v, const char* function);
[[nodiscard]] uint32_t lineOf(const Call& call);
/// One column of a matrix, wherever it is.
[[nodiscard]] Value columnOf(Call& call, const Value& matrix, int64_t index);
/// The elements of an array or cell of handles, or the one value.
[[nodiscard]] std::vector<Value> handlesIn(const Value& value);
/// What a function that draws gives back: the object, or a column of them.
void giveObjects(Call& call, std::span<const Ref<GraphicsObject>> made);

/// The times among a function's data, in place; fresh: the axes begin anew.
void takeTimes(Interpreter& vm, AxesObject& axes, DataOrder order, bool fresh,
               std::vector<Value>& rest);
/// Axes that were emptied are of the times that the plot at hand has.
void giveComingTimes(AxesObject& axes);

/// Removes a graphics object, or a cell of them, from where it is; false when the value is none.
bool deleteGraphics(Interpreter& vm, const Value& value);

/// Ends the file of a VideoWriter; false when the value is none.
bool closeVideo(const Value& value);

/// "r--o": colour, style and marker in any order; false when a character is none of them.
struct LineSpec {
    std::optional<Color> color;
    std::string style;
    std::string marker;
};
[[nodiscard]] bool parseSpec(std::string_view text, LineSpec& spec);
/// A name in full for the letter of a LineSpec.
[[nodiscard]] std::string markerName(const std::string& letter);

/// Lines in polar axes follow what was set: the limits of distances, or angles and distances.
void placePolarAgain(Interpreter& vm, GraphicsObject& object, const std::string& name);

/// Empties the axes unless hold is on: what plot and imagesc begin with.
void beginPlot(AxesObject& axes);
/// The figure or axes… that a value is; null when it is none or was closed.
template <typename T>
[[nodiscard]] T* graphicsObject(const Value& value) {
    if (value.kind() != Kind::Object) return nullptr;
    auto* object = dynamic_cast<T*>(&value.objectValue());
    return object && object->isValid() ? object : nullptr;
}

} // namespace vitrine
