// SPDX-License-Identifier: Apache-2.0
// The third axis and how surfaces look: zlim, zticks, light, lighting, material, shading,
// hidden, and the aspects of the box.
#include "builtins/graphics/graphics_space.h"
#include "builtins/text/text_values.h"

#include <array>

namespace vitrine {

namespace {

/// Reads a property whose value depends on data that may be pending.
Value readNow(Call& call, const AxesObject& axes, const char* name) {
    call.vm.accelerator().flush(call.span);
    return axes.property(name);
}

void zlim(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty())
        return call.result(timesRead(call.vm, axes, "ZLim", readNow(call, axes, "ZLim")));
    if (isOption(rest[0], "auto") || isOption(rest[0], "manual")) {
        call.vm.accelerator().flush(call.span);
        axes.setProperty("ZLimMode", rest[0]);
        return;
    }
    if (rest[0].isTextScalar() && axes.setProperty("ZLimitMethod", rest[0])) {
        axes.space.zlimits.automatic = true;
        return;
    }
    const std::vector<double> ends = rest[0].isTextScalar()
                                         ? std::vector<double>()
                                         : doublesOf(timesAlong(call.vm, axes, 2, rest[0]));
    if (ends.size() != 2 || !(ends[0] < ends[1])) {
        throwError("MATLAB:hg:InvalidLimits",
                   "Limits must be a 2-element vector of increasing numeric values.");
    }
    axes.space.zlimits = Limits{ends[0], ends[1], false};
}

void zticks(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty())
        return call.result(timesRead(call.vm, axes, "ZTick", readNow(call, axes, "ZTick")));
    if (isOption(rest[0], "auto")) return axes.space.zticks.reset();
    if (isOption(rest[0], "manual"))
        return assignProperty(call.vm, axes, "ZTick", readNow(call, axes, "ZTick"));
    if (!axes.setProperty("ZTick", timesAlong(call.vm, axes, 2, rest[0]))) {
        throwError("MATLAB:hg:InvalidTicks",
                   "Tick values must be a vector of increasing numeric values.");
    }
}

void zticklabels(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) return call.result(axes.property("ZTickLabel"));
    if (isOption(rest[0], "auto")) return axes.space.ztickLabels.clear();
    assignProperty(call.vm, axes, "ZTickLabel", rest[0]);
}

void aspect(Call& call, const char* property) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) return call.result(readNow(call, axes, property));
    const std::string mode = std::string(property) + "Mode";
    if (isOption(rest[0], "mode")) return call.result(axes.property(mode));
    if (rest[0].isTextScalar()) {
        call.vm.accelerator().flush(call.span);
        return assignProperty(call.vm, axes, mode, rest[0]);
    }
    assignProperty(call.vm, axes, property, rest[0]);
}

void daspect(Call& call) {
    aspect(call, "DataAspectRatio");
}
void pbaspect(Call& call) {
    aspect(call, "PlotBoxAspectRatio");
}

// --- looks

template <typename F>
void eachShaded(AxesObject& axes, F use) {
    for (const auto& surface : axes.space.surfaces)
        use(static_cast<ShadedObject&>(*surface));
    for (const auto& patch : axes.space.patches)
        use(static_cast<ShadedObject&>(*patch));
}

void shading(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    const bool flat = isOption(rest[0], "flat"), interp = isOption(rest[0], "interp");
    if (!flat && !interp && !isOption(rest[0], "faceted"))
        throwError("MATLAB:shading:UnknownOption", "Unknown command option.");
    const PaintMode mode = interp ? PaintMode::Interp : PaintMode::Flat;
    eachShaded(axes, [&](ShadedObject& object) {
        const bool lines =
            object.facePaint.mode == PaintMode::Ground || object.facePaint.mode == PaintMode::None;
        // A mesh has its colours in its lines, and a patch of one colour keeps it.
        if (lines) {
            object.edgePaint.mode = mode;
            return;
        }
        if (object.facePaint.mode != PaintMode::Fixed) object.facePaint.mode = mode;
        object.edgePaint.mode = flat || interp ? PaintMode::None : PaintMode::Fixed;
        object.edgePaint.color = {};
    });
}

void hidden(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    std::optional<bool> on;
    if (!rest.empty()) {
        if (!isOption(rest[0], "on") && !isOption(rest[0], "off"))
            throwError("MATLAB:hidden:UnknownOption", "Unknown command option.");
        on = isOption(rest[0], "on");
    }
    eachShaded(axes, [&](ShadedObject& object) {
        PaintMode& faces = object.facePaint.mode;
        if (faces != PaintMode::Ground && faces != PaintMode::None) return;
        faces = on.value_or(faces == PaintMode::None) ? PaintMode::Ground : PaintMode::None;
    });
}

void lighting(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    eachShaded(axes, [&](ShadedObject& object) {
        if (!object.setProperty("FaceLighting", rest[0]))
            throwError("MATLAB:lighting:UnknownOption", "Unknown command option.");
        object.edgeLighting = Lighting::None;
    });
}

void material(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    Material given;
    if (isOption(rest[0], "shiny")) {
        given.exponent = 20;
    } else if (isOption(rest[0], "dull")) {
        given = {0.3f, 0.8f, 0, 10, 1};
    } else if (isOption(rest[0], "metal")) {
        given = {0.3f, 0.3f, 1, 25, 0.5f};
    } else if (!isOption(rest[0], "default")) {
        const std::vector<double> numbers =
            rest[0].isTextScalar() ? std::vector<double>{} : doublesOf(rest[0]);
        if (numbers.size() < 3 || numbers.size() > 5)
            throwError("MATLAB:material:UnknownMaterial", "Unknown material.");
        float* const slots[] = {&given.ambient, &given.diffuse, &given.specular, &given.exponent,
                                &given.reflectance};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            *slots[i] = static_cast<float>(std::max(numbers[i], 0.0));
    }
    eachShaded(axes, [&](ShadedObject& object) { object.material = given; });
}

/// The axes' light objects take part in how all their surfaces look.
void lightFunction(Call& call) {
    PlotArguments given = plotArguments(call);
    auto light = makeRef<LightObject>();
    given.axes.adopt(given.axes.space.lights, light);
    const Ref<GraphicsObject> made[] = {light};
    assignProperties(call.vm, made, given.rest);
    giveObjects(call, made);
}

constexpr Builtin kRows[] = {
    {"zlim", 0, 2, 1, zlim, "zlim([low high]) | l = zlim", "Limits of the z axis."},
    {"zticks", 0, 2, 1, zticks, "zticks(values) | zticks('auto') | t = zticks",
     "Where the z axis has ticks."},
    {"zticklabels", 0, 2, 1, zticklabels, "zticklabels(texts) | zticklabels('auto')",
     "What stands at the ticks of the z axis."},
    {"daspect", 0, 2, 1, daspect, "daspect([x y z]) | daspect('auto') | r = daspect",
     "Lengths of data along x, y and z that look equal."},
    {"pbaspect", 0, 2, 1, pbaspect, "pbaspect([x y z]) | pbaspect('auto') | r = pbaspect",
     "The ratio of the sides of the axes' box."},
    {"shading", 1, 2, 0, shading, "shading flat|interp|faceted",
     "How faces of surfaces and patches are coloured, and whether their edges show."},
    {"hidden", 0, 2, 0, hidden, "hidden on|off", "Whether a mesh hides what is behind it."},
    {"lighting", 1, 2, 0, lighting, "lighting flat|gouraud|none",
     "How light falls on surfaces and patches."},
    {"material", 1, 2, 0, material, "material shiny|dull|metal|default | material([a d s n c])",
     "How surfaces and patches reflect light."},
    {"light", 0, -1, 1, lightFunction, "h = light(ax,'Position',p,'Style','infinite'|'local')",
     "Adds a light to axes."},
};

} // namespace

std::span<const Builtin> graphicsSpaceTable() {
    return kRows;
}

} // namespace vitrine
