// SPDX-License-Identifier: Apache-2.0
// Polar axes: x and y of what lies in them are made of angles and distances, by the operators that
// scripts use, where these are.
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

/// Axes of angles and distances, which the data reach; those that keep their content stay as they
/// are otherwise.
void beginPolar(Call& call) {
    auto* axes = graphicsObject<AxesObject>(call[0]);
    if (!axes) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    const bool more = axes->polar.on && axes->hold;
    if (!more) beginPlot(*axes);
    axes->polar.on = true;
    axes->polar.hold(call[1].toDouble(), more);
    call.vm.figures().touch();
}

/// Where the middle is 0, negative distances lie on the other side; where it is negative, they lie
/// between it and the outer circle.
Value distanceFrom(Interpreter& vm, const Value& rho, double low) {
    const auto one = [&](const char* function, const Value& a) {
        const Value args[] = {a};
        return vm.call(Value::text(function), args, 1).at(0);
    };
    const auto two = [&](const char* function, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return vm.call(Value::text(function), args, 1).at(0);
    };
    const auto beyond = [&](const Value& distance) {
        return two("max", two("minus", distance, Value(low)), Value(0.0));
    };
    if (low == 0) return rho;
    if (low < 0) return beyond(rho);
    return two("times", one("sign", rho), beyond(one("abs", rho)));
}

void placeLine(Interpreter& vm, LineObject& line, double low) {
    if (!line.theta || !line.rho || line.theta->count() != line.rho->count()) return;
    const auto along = [&](const char* function) {
        const Value angles[] = {Value(line.theta->reshaped(line.rho->shape()))};
        const Value factors[] = {distanceFrom(vm, Value(line.rho), low),
                                 vm.call(Value::text(function), angles, 1).at(0)};
        return vm.call(Value::text("times"), factors, 1).at(0).toTensor();
    };
    line.x.set(along("cos"));
    line.y.set(along("sin"));
    line.polarLow = low;
}

/// The angles and distances of lines, a column of each for a line, or vectors for all.
void placePolar(Call& call) {
    const std::vector<Value> lines = handlesIn(call[0]);
    const auto columnFor = [&](const Value& all, std::size_t number) {
        if (lines.size() == 1 || all.shape().isVector()) return plotData(all, "polarplot");
        return plotData(columnOf(call, all, static_cast<int64_t>(number)), "polarplot");
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto* line = graphicsObject<LineObject>(lines[i]);
        if (!line) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
        line->theta = columnFor(call[1], i);
        line->rho = columnFor(call[2], i);
        const AxesObject* axes = axesOf(*line);
        if (axes && axes->polar.low() != 0) placeLine(call.vm, *line, axes->polar.low());
    }
    call.vm.figures().touch();
}

constexpr Builtin kRows[] = {
    {"private/beginPolar", 2, 2, 0, beginPolar, "beginPolar(ax,reach)",
     "Makes axes polar ones that reach so far."},
    {"private/placePolar", 3, 3, 0, placePolar, "placePolar(lines,theta,rho)",
     "Tells lines of polar axes their angles and distances."},
};

} // namespace

void placePolarAgain(Interpreter& vm, GraphicsObject& object, const std::string& name) {
    const std::string word = lowerCase(name);
    if (auto* line = dynamic_cast<LineObject*>(&object)) {
        const AxesObject* axes = axesOf(*line);
        if (axes && (word == "thetadata" || word == "rdata"))
            placeLine(vm, *line, axes->polar.low());
        return;
    }
    auto* axes = dynamic_cast<AxesObject*>(&object);
    if (!axes || !axes->polar.on) return;
    const double low = axes->polar.low();
    for (const auto& line : axes->lines) {
        if (line->rho && line->polarLow != low) placeLine(vm, *line, low);
    }
}

std::span<const Builtin> graphicsPolarTable() {
    return kRows;
}

} // namespace vitrine
