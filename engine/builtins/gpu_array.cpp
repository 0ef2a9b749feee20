// SPDX-License-Identifier: Apache-2.0
// gpuArray and its relatives: explicit placement.
#include "builtins/support.h"

#include "base/settings.h"

namespace vitrine {

namespace {

/// gpuArray(x), and gpuArray.zeros-like calls arrive under their own names from the VM.
void gpuArray(Call& c) {
    requireArray("gpuArray", c[0]);
    if (c.vm.accelerator().deviceCount() == 0 && c.vm.settings().device == "gpu") {
        throwError("parallel:gpu:device:DriverNotFound", "Unable to find a supported GPU device.");
    }
    c.result(c.vm.accelerator().toGpuArray(c[0], c.span));
}

Value gathered(Call& c, const Value& v) {
    if (v.isCell()) {
        Value out = v;
        for (Value& e : out.mutableCell().elements)
            e = gathered(c, e);
        return out;
    }
    if (v.isStruct()) {
        Value out = v;
        StructArray& s = out.mutableStruct();
        for (int f = 0; f < s.fieldCount(); ++f) {
            for (int64_t i = 0; i < s.count(); ++i)
                s.at(f, i) = gathered(c, s.at(f, i));
        }
        return out;
    }
    return v.isArray() ? c.vm.accelerator().gather(v, c.span) : v;
}

void gather(Call& c) {
    for (const Value& v : c.args)
        c.result(gathered(c, v));
}

void isgpuarray(Call& c) {
    c.result(Value::logical(c[0].isGpuArray()));
}

void existsOnGpu(Call& c) {
    const bool alive =
        c[0].isGpuArray() &&
        (!c[0].tensor().remote() || c[0].tensor().remote()->state() != RemoteArray::State::Lost);
    c.result(Value::logical(alive));
}

void gpuDeviceCount(Call& c) {
    c.result(static_cast<double>(c.vm.accelerator().deviceCount()));
}

void canUseGpu(Call& c) {
    c.result(Value::logical(c.vm.accelerator().deviceCount() > 0));
}

/// gpuDevice, gpuDevice(i): the description; an empty index waits and frees what is cached.
void gpuDevice(Call& c) {
    if (c.count() == 1 && c[0].count() == 1) {
        const int64_t index = integerArgument(c[0], "index");
        if (index < 1 || index > c.vm.accelerator().deviceCount()) {
            throwError("parallel:gpu:device:InvalidIndex",
                       "Invalid index %lld. The number of available GPU devices is %d.",
                       static_cast<long long>(index), c.vm.accelerator().deviceCount());
        }
    }
    Value device = c.vm.accelerator().deviceDescription();
    if (device.isNothing())
        throwError("parallel:gpu:device:DriverNotFound", "Unable to find a supported GPU device.");
    c.result(std::move(device));
}

void wait(Call& c) {
    c.vm.accelerator().wait(c.span);
}

/// The class of the elements behind gpuArray.
void underlyingType(Call& c) {
    c.result(Value::text(c[0].isArray() ? std::string(className(c[0].dtype())) : c[0].className()));
}

void isUnderlyingType(Call& c) {
    const std::string name =
        c[0].isArray() ? std::string(className(c[0].dtype())) : c[0].className();
    c.result(Value::logical(name == c[1].toText()));
}

constexpr Builtin kRows[] = {
    {"gpuArray", 1, 1, 1, gpuArray, "G = gpuArray(X)",
     "Places an array on the device; operations on it run there."},
    {"gather", 1, -1, -1, gather, "X = gather(G)", "Brings arrays back to the host."},
    {"isgpuarray", 1, 1, 1, isgpuarray, "TF = isgpuarray(A)", "True for gpuArray."},
    {"existsOnGPU", 1, 1, 1, existsOnGpu, "TF = existsOnGPU(G)",
     "True when a gpuArray's elements still exist."},
    {"gpuDeviceCount", 0, 1, 1, gpuDeviceCount, "n = gpuDeviceCount", "Number of devices in use."},
    {"canUseGPU", 0, 0, 1, canUseGpu, "TF = canUseGPU", "True when a device is available."},
    {"gpuDevice", 0, 1, 1, gpuDevice, "D = gpuDevice(index)", "Description of the current device."},
    {"wait", 0, 1, 0, wait, "wait(gpuDevice)",
     "Computes what is pending and waits for the device."},
    {"underlyingType", 1, 1, 1, underlyingType, "name = underlyingType(X)",
     "Class of the elements of an array."},
    {"isUnderlyingType", 2, 2, 1, isUnderlyingType, "TF = isUnderlyingType(X,name)",
     "Compares the class of the elements."},
    {"classUnderlying", 1, 1, 1, underlyingType, "name = classUnderlying(X)",
     "Class of the elements of an array."},
};

} // namespace

std::span<const Builtin> gpuArrayTable() {
    return kRows;
}

} // namespace vitrine
