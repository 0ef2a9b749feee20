// SPDX-License-Identifier: Apache-2.0
// Explicit placement and the device's description: gpuArray, gather, gpuDevice.
#include "accel/accel_state.h"
#include "accel/graph/complex_values.h"
#include "value/containers.h"
#include "value/property_text.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace vitrine {

namespace {

/// "1.3" of "Vulkan 1.3.230".
std::string capabilityOf(const ProviderInfo& info) {
    const std::size_t number = info.api.find_first_of("0123456789");
    if (number == std::string::npos) return "0.0";
    return info.api.substr(number, info.api.rfind('.') - number);
}

/// gpuDevice's answer. Properties are read-only; how much memory is free is asked each time, as in
/// MATLAB. What Vulkan does not tell (clock rate, number of multiprocessors) is 0.
class DeviceObject final : public ObjectValue, public PropertyText {
public:
    DeviceObject(ProviderRegistry& providers, Provider& device)
        : ObjectValue("parallel.gpu.CUDADevice", true), m_providers(providers), m_device(&device) {
        const ProviderInfo& info = device.info();
        const std::string version = capabilityOf(info);
        const Value unknown(std::numeric_limits<double>::quiet_NaN());
        properties = {
            {"Name", Value::text(info.name)},
            {"Index", Value(1.0 + static_cast<double>(providers.currentIndex().value_or(0)))},
            {"ComputeCapability", Value::text(version)},
            {"SupportsDouble", Value::logical(info.float64)},
            {"Vendor", Value::text(info.vendor)},
            {"Backend", Value::text(info.api)},
            {"GraphicsDriverVersion", Value::text(info.driver)},
            {"DriverModel", Value::text("N/A")},
            {"ToolkitVersion", Value(std::strtod(version.c_str(), nullptr))},
            {"MaxThreadsPerBlock", Value(static_cast<double>(info.groupThreads))},
            {"MaxShmemPerBlock", Value(static_cast<double>(info.groupMemory))},
            {"MaxThreadBlockSize", sizes(info.groupSize)},
            {"MaxGridSize", sizes(info.gridSize)},
            {"SIMDWidth", Value(static_cast<double>(info.subgroupSize))},
            {"TotalMemory", Value(static_cast<double>(info.memoryBytes))},
            {"AvailableMemory", Value(0.0)},
            {"MultiprocessorCount",
             info.computeUnits ? Value(static_cast<double>(info.computeUnits)) : unknown},
            {"ClockRateKHz", unknown},
            {"ComputeMode", Value::text("Default")},
            {"GPUOverlapsTransfers", Value::logical(info.overlapsTransfers)},
            {"KernelExecutionTimeout", Value::logical(false)},
            {"CanMapHostMemory", Value::logical(info.mapsMemory)},
            {"DeviceSupported", Value::logical(true)},
            {"DeviceAvailable", Value::logical(true)},
            {"DeviceSelected", Value::logical(true)},
        };
    }

    [[nodiscard]] Value property(std::string_view name) const override {
        if (name == "DeviceSelected") return Value::logical(isSelected());
        if (name != "AvailableMemory") return ObjectValue::property(name);
        if (!works() || m_device->lost()) return Value(0.0);
        const uint64_t budget = m_device->budgetBytes();
        return Value(static_cast<double>(budget - std::min(budget, m_device->bytesInUse())));
    }
    bool setProperty(std::string_view, const Value&) override { return false; }
    [[nodiscard]] std::string propertyText(std::string_view name) const override {
        if (name != "MaxShmemPerBlock" && name != "TotalMemory" && name != "AvailableMemory")
            return "";
        const double bytes = property(name).toDouble();
        double size = bytes;
        const char* unit = "bytes";
        for (const char* larger : {"KB", "MB", "GB", "TB"}) {
            if (size < 1000) break;
            size /= 1000;
            unit = larger;
        }
        char text[80];
        std::snprintf(text, sizeof text, "%.0f (%.2f %s)", bytes, size, unit);
        return text;
    }

private:
    [[nodiscard]] bool isHost() const { return m_device == &m_providers.host(); }
    /// Is it still there, or was it lost?
    [[nodiscard]] bool works() const {
        const std::vector<Provider*> all = m_providers.startedDevices();
        return isHost() || std::find(all.begin(), all.end(), m_device) != all.end();
    }
    [[nodiscard]] bool isSelected() const {
        return isHost() || m_device == m_providers.startedDevice();
    }
    static Value sizes(const std::array<uint32_t, 3>& counts) {
        auto row = Tensor::make(DType::Double, Shape(1, 3), false, false);
        std::copy(counts.begin(), counts.end(), row->mutableData<double>());
        return Value(row);
    }

    ProviderRegistry& m_providers; // outlives the values of its session
    const Provider* m_device;      // likewise, also when it was lost
};

} // namespace

Value Accelerator::toGpuArray(const Value& x, Span at) {
    if (x.isGpuArray()) return x;
    static_cast<void>(m_state->residency.recoverDevice());
    Provider* device = m_state->settings.device == "cpu" ? nullptr : m_state->providers.device();
    const auto source = x.toTensor();
    if (source->mayBeComplex()) {
        const complexes::Parts halves = complexes::parts(*this, Value(source));
        Value out = complexes::join(*this,
                                    {toGpuArray(Value(halves.re.toTensor()), at),
                                     toGpuArray(Value(halves.im.toTensor()), at)},
                                    source->isUndecided());
        return out;
    }
    if (!source->remote()) {
        auto handle = makeRef<ArrayHandle>(*m_state, source->dtype(), source->shape());
        handle->host = source->hostBuffer();
        handle->line = m_state->recorder.lineOf(at);
        source->setRemote(Ref<RemoteArray>(handle.get()));
    }
    auto& handle = static_cast<ArrayHandle&>(*source->remote());
    if (handle.node) {
        handle.node->gpuArray = true;
    } else if (device && source->count() > 0) {
        LaunchTag tag;
        tag.line = m_state->recorder.lineOf(at);
        tag.span = at;
        // What the device has no room for is a gpuArray all the same; it works on the host.
        Result<Ref<Buffer>> there = m_state->residency.toDevice(handle, *device, tag);
        // A loss that making room has met is recovered from already.
        if (!there &&
            (m_state->residency.recoverDevice() || there.error().code == ErrorCode::DeviceLost)) {
            device = m_state->providers.device();
            if (device) there = m_state->residency.toDevice(handle, *device, tag);
        }
        const bool leftToHost = !device && handle.host; // lost twice: as if there had been none
        if (!there && there.error().code == ErrorCode::OutOfMemory && handle.host)
            m_state->residency.noteMemoryStep(MemoryStep::RunOnHost, "gpuArray", handle.bytes(),
                                              tag);
        else if (!leftToHost)
            orThrow(there, at);
    }
    auto out = makeRef<Tensor>(source->dtype(), source->shape(), source->remote());
    if (source->onHost()) out = source->reshaped(source->shape());
    out->setGpuArray(true);
    return out;
}

Value Accelerator::droppedArray(const Value& x) {
    const auto source = x.toTensor();
    auto handle = makeRef<ArrayHandle>(*m_state, source->dtype(), source->shape());
    handle->lost = handle->dropped = true;
    auto out = makeRef<Tensor>(source->dtype(), source->shape(), Ref<RemoteArray>(handle.get()));
    out->setGpuArray(true);
    return out;
}

Value Accelerator::gather(const Value& x, Span at) {
    if (x.kind() != Kind::Tensor) return x;
    const Tensor& t = x.tensor();
    orThrow(t.ensureHost(), at);
    if (!t.isGpuArray()) return x.simplified();
    auto out = t.reshaped(t.shape());
    out->setGpuArray(false);
    return Value(out).simplified();
}

std::vector<Accelerator::DeviceRow> Accelerator::deviceTable() {
    std::vector<DeviceRow> rows;
    if (m_state->settings.device == "cpu") return rows;
    const std::vector<ProviderRegistry::Device> all = m_state->providers.devices();
    for (const std::size_t i : m_state->providers.usable())
        rows.push_back({all[i].info.name, capabilityOf(all[i].info), all[i].current});
    return rows;
}

int Accelerator::deviceCount() {
    if (m_state->settings.device == "cpu" || !m_state->providers.device()) return 0;
    return std::max(1, static_cast<int>(m_state->providers.usable().size()));
}

int Accelerator::currentDevice() {
    if (deviceCount() == 0) return 0;
    return 1 + static_cast<int>(m_state->providers.currentIndex().value_or(0));
}

bool Accelerator::selectDevice(int index, Span at) {
    if (index == currentDevice()) return false;
    wait(at);
    orThrow(m_state->providers.select(static_cast<std::size_t>(index - 1)), at);
    return true;
}

bool Accelerator::isOnOtherDevice(const Value& gpuArray) {
    if (m_state->settings.device == "all") return false; // they are one for the script
    const ArrayHandle* handle =
        gpuArray.mayBeComplex() ? complexes::realPartHandle(gpuArray)
                                : static_cast<const ArrayHandle*>(gpuArray.tensor().remote().get());
    const Provider* device = m_state->providers.startedDevice();
    return handle && handle->device && !(device && Residency::isOn(*handle, *device));
}

Value Accelerator::deviceDescription() {
    // Without a device the same scripts run on the in-process provider, unless one was asked for.
    const bool onHost = deviceCount() == 0;
    if (onHost && m_state->settings.device != "auto" && m_state->settings.device != "cpu")
        return {};
    Provider& device = onHost ? m_state->providers.host() : *m_state->providers.device();
    if (m_state->describedDevice != &device) {
        m_state->deviceObject = makeRef<DeviceObject>(m_state->providers, device);
        m_state->describedDevice = &device;
    }
    return m_state->deviceObject;
}

void Accelerator::trimDevice() {
    if (Provider* device = m_state->providers.startedDevice()) device->trim();
}

} // namespace vitrine
