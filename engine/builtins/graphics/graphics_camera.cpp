// SPDX-License-Identifier: Apache-2.0
// Where axes are looked at from: view, the camera, rotate3d, and lights that follow the camera.
#include "builtins/graphics/graphics_space.h"

#include <array>
#include <numbers>

namespace vitrine {

namespace {

constexpr double kDegree = std::numbers::pi / 180;

AxesBox boxNow(Call& call, const AxesObject& axes) {
    call.vm.accelerator().flush(call.span);
    return axes.box(acceleratedRange(call.vm.accelerator()));
}

/// From data to the plane of the screen (viewmtx without perspective).
Value viewMatrix(double azimuth, double elevation) {
    const double ca = std::cos(azimuth * kDegree), sa = std::sin(azimuth * kDegree);
    const double ce = std::cos(elevation * kDegree), se = std::sin(elevation * kDegree);
    const std::vector<double> columns{ca, -se * sa, ce * sa, 0, sa, se * ca, -ce * ca, 0,
                                      0,  ce,       se,      0, 0,  0,       0,        1};
    return arrayOf(columns, Shape(4, 4));
}

[[noreturn]] void throwViewInput() {
    throwError("MATLAB:view:InvalidInputs",
               "Input arguments must be finite numbers: (az,el), [az el], [x y z], 2 or 3.");
}

void view(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) {
        const AxesBox box = boxNow(call, axes);
        const CameraSnapshot& camera = axes.space.camera;
        const auto [azimuth, elevation] = camera.position
                                              ? viewAngles(cameraDirection(camera, box))
                                              : std::pair{camera.azimuth, camera.elevation};
        if (call.nargout < 2) return call.result(viewMatrix(azimuth, elevation));
        call.result(Value(azimuth));
        return call.result(Value(elevation));
    }
    std::vector<double> numbers;
    for (const Value& v : rest.first(std::min<std::size_t>(rest.size(), 2))) {
        if (!v.isArray() || v.isTextScalar()) throwViewInput();
        for (const double number : doublesOf(v)) {
            if (!std::isfinite(number)) throwViewInput();
            numbers.push_back(number);
        }
    }
    if (numbers.size() == 1 && numbers[0] == 2) return axes.space.look(0, 90);
    if (numbers.size() == 1 && numbers[0] == 3) return axes.space.look(-37.5, 30);
    if (numbers.size() == 2) return axes.space.look(numbers[0], numbers[1]);
    if (numbers.size() == 3) {
        const auto [azimuth, elevation] = viewAngles({numbers[0], numbers[1], numbers[2]});
        return axes.space.look(azimuth, elevation);
    }
    throwViewInput();
}

// --- camera

/// A camera function without a value asks, with one sets; 'auto' and 'manual' are modes.
void cameraVector(Call& call, const char* property, std::optional<Vector3> CameraSnapshot::*slot) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) {
        call.vm.accelerator().flush(call.span);
        return call.result(axes.property(property));
    }
    std::optional<Vector3>& chosen = axes.space.camera.*slot;
    if (isOption(rest[0], "mode")) return call.result(Value::text(chosen ? "manual" : "auto"));
    if (isOption(rest[0], "auto")) return chosen.reset();
    if (isOption(rest[0], "manual")) {
        call.vm.accelerator().flush(call.span);
        return assignProperty(call.vm, axes, property, axes.property(property));
    }
    assignProperty(call.vm, axes, property, rest[0]);
}

void campos(Call& call) {
    cameraVector(call, "CameraPosition", &CameraSnapshot::position);
}
void camtarget(Call& call) {
    cameraVector(call, "CameraTarget", &CameraSnapshot::target);
}
void camup(Call& call) {
    cameraVector(call, "CameraUpVector", &CameraSnapshot::up);
}

void camva(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    std::optional<double>& angle = axes.space.camera.viewAngle;
    if (rest.empty()) return call.result(axes.property("CameraViewAngle"));
    if (isOption(rest[0], "mode")) return call.result(Value::text(angle ? "manual" : "auto"));
    if (isOption(rest[0], "auto")) return angle.reset();
    const Value given = isOption(rest[0], "manual") ? axes.property("CameraViewAngle") : rest[0];
    assignProperty(call.vm, axes, "CameraViewAngle", given);
}

void camproj(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) return call.result(axes.property("Projection"));
    assignProperty(call.vm, axes, "Projection", rest[0]);
}

void camzoom(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    const double factor = rest[0].toDouble();
    if (!(factor > 0) || !std::isfinite(factor))
        throwError("MATLAB:camzoom:InvalidFactor", "The zoom factor must be a positive number.");
    const double now = axes.property("CameraViewAngle").toDouble();
    axes.space.camera.viewAngle = 2 * std::atan(std::tan(now * kDegree / 2) / factor) / kDegree;
}

/// camorbit(horizontal, vertical): turns about the target, up being z.
void camorbit(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    if (rest.size() < 2) throwNotEnoughInputs();
    const double across = rest[0].toDouble(), along = rest[1].toDouble();
    if (!std::isfinite(across) || !std::isfinite(along)) throwViewInput();
    const auto [azimuth, elevation] =
        viewAngles(cameraDirection(axes.space.camera, boxNow(call, axes)));
    axes.space.look(azimuth - across, std::clamp(elevation - along, -90.0, 90.0));
}

// --- lights that follow the camera

/// Where a light at angles to the right of the camera and above it stands, in units of the data.
Vector3 besideCamera(const AxesObject& axes, const AxesBox& box, double right, double above) {
    const Vector3 d = cameraDirection(axes.space.camera, box);
    const double across = std::hypot(d[0], d[1]);
    const Vector3 r = across > 0 ? Vector3{-d[1] / across, d[0] / across, 0} : Vector3{1, 0, 0};
    const Vector3 u{d[1] * r[2] - d[2] * r[1], d[2] * r[0] - d[0] * r[2],
                    d[0] * r[1] - d[1] * r[0]};
    const double ce = std::cos(above * kDegree), se = std::sin(above * kDegree);
    const double ca = std::cos(right * kDegree), sa = std::sin(right * kDegree);
    const Vector3 target = cameraTarget(axes.space.camera, box);
    const Vector3 camera = cameraPosition(axes.space.camera, box);
    Vector3 away{};
    for (std::size_t i = 0; i < 3; ++i)
        away[i] = (camera[i] - target[i]) * box.size[i] / box.range[i];
    const double distance = std::hypot(away[0], away[1], away[2]);
    Vector3 at{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double direction = ce * (ca * d[i] + sa * r[i]) + se * u[i];
        at[i] = target[i] + direction * distance * box.range[i] / box.size[i];
    }
    return at;
}

/// camlight headlight|right|left, camlight(az,el), after a light to move and before a style.
void camlight(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    Ref<LightObject> light;
    if (!rest.empty()) {
        light = graphicsObject<LightObject>(rest[0]);
        if (light) rest = rest.subspan(1);
    }
    const bool moved = static_cast<bool>(light);
    double right = 30, above = 30;
    bool local = moved ? light->light.local : true;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        if (isOption(rest[i], "headlight"))
            right = above = 0;
        else if (isOption(rest[i], "left"))
            right = -30;
        else if (isOption(rest[i], "local") || isOption(rest[i], "infinite"))
            local = isOption(rest[i], "local");
        else if (!rest[i].isTextScalar() && i + 1 < rest.size() && !rest[i + 1].isTextScalar()) {
            right = rest[i].toDouble();
            above = rest[++i].toDouble();
        } else if (!isOption(rest[i], "right")) {
            throwError("MATLAB:camlight:UnknownOption", "Unknown command option.");
        }
    }
    if (!std::isfinite(right) || !std::isfinite(above)) throwViewInput();
    if (!moved) {
        light = makeRef<LightObject>();
        axes.adopt(axes.space.lights, light);
    }
    light->light.position = besideCamera(axes, boxNow(call, axes), right, above);
    light->light.local = local;
    if (call.nargout > 0) call.result(light);
}

/// lightangle(az,el): an infinite light from that direction.
void lightangle(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    Ref<LightObject> light;
    if (!rest.empty()) {
        light = graphicsObject<LightObject>(rest[0]);
        if (light) rest = rest.subspan(1);
    }
    if (rest.size() < 2) throwNotEnoughInputs();
    CameraSnapshot from;
    from.azimuth = rest[0].toDouble();
    from.elevation = rest[1].toDouble();
    if (!std::isfinite(from.azimuth) || !std::isfinite(from.elevation)) throwViewInput();
    const AxesBox box = boxNow(call, axes);
    if (!light) {
        light = makeRef<LightObject>();
        axes.adopt(axes.space.lights, light);
    }
    const Vector3 direction = cameraDirection(from, box);
    for (std::size_t i = 0; i < 3; ++i)
        light->light.position[i] = direction[i] * box.range[i] / box.size[i];
    light->light.local = false;
    if (call.nargout > 0) call.result(light);
}

/// What a drag does: turns axes, also those of the plane, or moves what they show.
void rotate3d(Call& call) {
    std::span<const Value> rest = call.args;
    call.vm.figures().touch();
    FigureObject* figure = &call.vm.figures().current();
    AxesObject* only = nullptr;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        only = graphicsObject<AxesObject>(rest[0]);
        if (auto* given = graphicsObject<FigureObject>(rest[0])) figure = given;
        rest = rest.subspan(1);
    }
    if (!only && figure->children.empty()) (void)figure->axes();
    for (const auto& axes : figure->children) {
        if (only && axes.get() != only) continue;
        std::optional<bool>& turns = axes->space.turns;
        if (rest.empty())
            turns = !turns.value_or(false);
        else if (isOption(rest[0], "on") || isOption(rest[0], "off"))
            turns = isOption(rest[0], "on");
        else
            throwError("MATLAB:rotate3d:UnknownOption", "Unknown command option.");
    }
}

constexpr Builtin kRows[] = {
    {"view", 0, 3, 2, view, "view(az,el) | view([x y z]) | view(2|3) | [az,el] = view",
     "The direction from which axes are looked at, in degrees."},
    {"campos", 0, 2, 1, campos, "campos([x y z]) | p = campos", "Where the camera stands."},
    {"camtarget", 0, 2, 1, camtarget, "camtarget([x y z]) | p = camtarget",
     "Where the camera looks."},
    {"camup", 0, 2, 1, camup, "camup([x y z]) | v = camup", "What is up for the camera."},
    {"camva", 0, 2, 1, camva, "camva(degrees) | a = camva", "The camera's angle of view."},
    {"camproj", 0, 2, 1, camproj, "camproj('orthographic'|'perspective')",
     "Whether what is farther away looks smaller."},
    {"camzoom", 1, 2, 0, camzoom, "camzoom(factor)", "Narrows the camera's angle of view."},
    {"camorbit", 2, 3, 0, camorbit, "camorbit(horizontal,vertical)",
     "Turns the camera about its target, in degrees."},
    {"camlight", 0, -1, 1, camlight,
     "h = camlight('headlight'|'left'|'right') | camlight(az,el,'infinite')",
     "Adds a light beside the camera, or moves one."},
    {"lightangle", 2, 4, 1, lightangle, "h = lightangle(az,el) | lightangle(h,az,el)",
     "Adds or moves a light that comes from a direction."},
    {"rotate3d", 0, 2, 0, rotate3d, "rotate3d on|off", "Whether a drag with the mouse turns axes."},
};

} // namespace

std::span<const Builtin> graphicsCameraTable() {
    return kRows;
}

} // namespace vitrine
