// SPDX-License-Identifier: Apache-2.0
// gpuArray and its relatives: explicit placement.
#include "builtins/arrays/random_stream.h"
#include "builtins/core/nesting.h"
#include "builtins/core/run_slot.h"
#include "builtins/core/support.h"
#include "builtins/dialogs/callbacks.h"

#include "base/settings.h"
#include "value/containers.h"
#include "value/property_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

namespace vitrine {

namespace {

/// Without a device a gpuArray works on the host, where one was not asked for by name: said once.
void sayWhereArraysAre(Call& c) {
    if (c.vm.settings().device != "auto" || c.vm.accelerator().deviceCount() > 0) return;
    Value& said = c.vm.sessionSlot("gpuArray without a device");
    if (!said.isNothing()) return;
    said = Value::logical(true);
    c.vm.warn("vitrine:gpuArray:NoDevice",
              "There is no usable GPU device: gpuArrays are kept and computed on the CPU.");
}

/// How the function behind gpuArray.name learns where its result belongs.
enum class Tells : uint8_t {
    Nothing,  ///< it makes an array on the host, which is uploaded
    LastText, ///< by a last argument 'gpuArray'
    First     ///< by its first argument, a gpuArray
};

/// gpuArray.name(…): what name(…) makes, on the device.
void onDevice(Call& c, const char* name, Tells tells = Tells::Nothing) {
    sayWhereArraysAre(c);
    std::vector<Value> made, args(c.args.begin(), c.args.end());
    if (tells == Tells::LastText) args.push_back(Value::text("gpuArray"));
    if (tells == Tells::First && args.front().isArray() && args.front().count() == 1)
        args.front() = c.vm.accelerator().toGpuArray(args.front(), c.span);
    Call inner{c.vm, args, 1, made, c.span};
    findBuiltin(name)->function(inner);
    c.result(c.vm.accelerator().toGpuArray(made.front(), c.span));
}

/// gpuArray(x).
void gpuArray(Call& c) {
    if (!c[0].isArray())
        throwError("parallel:gpu:array:UnsupportedClass",
                   "GPU arrays support only fundamental numeric or logical data types.");
    if (c.vm.accelerator().deviceCount() == 0 && c.vm.settings().device == "gpu") {
        throwError("parallel:gpu:device:DriverNotFound", "Unable to find a supported GPU device.");
    }
    sayWhereArraysAre(c);
    c.result(c.vm.accelerator().toGpuArray(c[0], c.span));
}

Value gathered(Call& c, const Value& v) {
    const NestingLevel level;
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

/// [n, index] = gpuDeviceCount(mode): every device in use is supported and available.
void gpuDeviceCount(Call& c) {
    if (c.count() == 1) {
        const std::string mode = c[0].isTextScalar() ? c[0].toText() : "";
        if (mode != "all" && mode != "supported" && mode != "available")
            throwError("parallel:gpu:device:InvalidCountMode",
                       "Count mode must be 'all', 'supported', or 'available'.");
    }
    const int n = c.vm.accelerator().deviceCount();
    c.result(static_cast<double>(n));
    if (c.nargout < 2) return;
    auto index = Tensor::make(DType::Double, Shape(n > 0 ? 1 : 0, n), false, false);
    for (int k = 0; k < n; ++k)
        index->mutableData<double>()[k] = k + 1;
    c.result(Value(index));
}

/// gpuDeviceTable's answer: a column a property.
class DeviceTable final : public ObjectValue, public ObjectText {
public:
    explicit DeviceTable(const std::vector<Accelerator::DeviceRow>& rows) : ObjectValue("table") {
        const auto n = static_cast<int64_t>(rows.size());
        auto index = Tensor::make(DType::Double, Shape(n, 1), false, false);
        auto available = Tensor::make(DType::Logical, Shape(n, 1), false, false);
        auto selected = Tensor::make(DType::Logical, Shape(n, 1), false, false);
        std::vector<std::string> names, capabilities;
        for (int64_t k = 0; k < n; ++k) {
            const Accelerator::DeviceRow& row = rows[static_cast<std::size_t>(k)];
            index->mutableData<double>()[k] = static_cast<double>(k + 1);
            available->mutableData<uint8_t>()[k] = 1;
            selected->mutableData<uint8_t>()[k] = row.selected ? 1 : 0;
            names.push_back(row.name);
            capabilities.push_back(row.capability);
            m_rows.push_back({std::to_string(k + 1), "\"" + row.name + "\"",
                              "\"" + row.capability + "\"", "true",
                              row.selected ? "true" : "false"});
        }
        properties = {{"Index", Value(index)},
                      {"Name", strings(names)},
                      {"ComputeCapability", strings(capabilities)},
                      {"DeviceAvailable", Value(available)},
                      {"DeviceSelected", Value(selected)}};
    }
    bool setProperty(std::string_view, const Value&) override { return false; }
    [[nodiscard]] std::string displayText() const override {
        std::string text, rule;
        for (std::size_t c = 0; c < properties.size(); ++c) {
            std::size_t width = properties[c].first.size();
            for (const auto& row : m_rows)
                width = std::max(width, row[c].size());
            text += "    " + centred(properties[c].first, width);
            rule += "    " + std::string(width, '_');
        }
        text += "\n" + rule + "\n\n";
        for (const auto& row : m_rows) {
            for (std::size_t c = 0; c < row.size(); ++c) {
                std::size_t width = properties[c].first.size();
                for (const auto& other : m_rows)
                    width = std::max(width, other[c].size());
                text += "    " + centred(row[c], width);
            }
            text += "\n";
        }
        return text;
    }

private:
    static Value strings(const std::vector<std::string>& texts) {
        auto out = makeRef<StringArray>(Shape(static_cast<int64_t>(texts.size()), 1));
        for (std::size_t k = 0; k < texts.size(); ++k)
            out->elements[k] = texts[k];
        return Value(out);
    }
    static std::string centred(const std::string& text, std::size_t width) {
        const std::size_t before = (width - text.size()) / 2;
        return std::string(before, ' ') + text + std::string(width - text.size() - before, ' ');
    }

    std::vector<std::array<std::string, 5>> m_rows;
};

/// gpuDeviceTable: the devices that gpuDevice takes, a line each.
void gpuDeviceTable(Call& c) {
    static_cast<void>(c.vm.accelerator().deviceCount()); // starts the one that is selected
    c.result(Value(makeRef<DeviceTable>(c.vm.accelerator().deviceTable())));
}

void canUseGpu(Call& c) {
    c.result(Value::logical(c.vm.accelerator().deviceCount() > 0));
}

/// The value without what its gpuArrays held; whole says whether there were any.
Value dropped(Call& c, const Value& v, bool& whole) {
    const NestingLevel level;
    if (v.isCell()) {
        bool same = true;
        Value out = v;
        for (int64_t i = 0; i < v.count(); ++i) {
            Value e = dropped(c, v.cell().elements[static_cast<std::size_t>(i)], same);
            if (!same) out.mutableCell().elements[static_cast<std::size_t>(i)] = std::move(e);
            whole = whole && same;
            same = true;
        }
        return out;
    }
    if (v.isStruct()) {
        bool same = true;
        Value out = v;
        for (int f = 0; f < v.structure().fieldCount(); ++f) {
            for (int64_t i = 0; i < v.structure().count(); ++i) {
                Value e = dropped(c, v.structure().at(f, i), same);
                if (!same) out.mutableStruct().at(f, i) = std::move(e);
                whole = whole && same;
                same = true;
            }
        }
        return out;
    }
    if (!v.isGpuArray() || c.vm.accelerator().isOnOtherDevice(v)) return v;
    whole = false;
    return c.vm.accelerator().droppedArray(v);
}

/// The workspace's gpuArrays on the current device lose their elements and the device its memory.
void resetDevice(Call& c) {
    c.vm.accelerator().wait(c.span);
    c.vm.sessionSlot(kDeviceSlot) = Value();
    for (const std::string& name : c.vm.variableNames()) {
        const Value* value = c.vm.variable(name);
        if (!value) continue;
        bool whole = true;
        Value left = dropped(c, *value, whole);
        if (!whole) c.vm.setVariable(name, std::move(left));
    }
    c.vm.accelerator().trimDevice();
}

/// gpuDevice: the description. With an index that device is selected, and arrays stay where they
/// are; the index of the current device resets it, and so does an empty one.
void gpuDevice(Call& c) {
    if (c.count() == 1 && c[0].isArray() && c[0].count() == 0) {
        resetDevice(c);
        return c.result(Value(Tensor::make(DType::Double, Shape(0, 0))));
    }
    if (c.count() == 1) {
        const int64_t index = integerArgument(c[0], "index");
        if (index < 1 || index > c.vm.accelerator().deviceCount()) {
            throwError("parallel:gpu:device:InvalidIndex",
                       "Invalid index %lld. The number of available GPU devices is %d.",
                       static_cast<long long>(index), c.vm.accelerator().deviceCount());
        }
        if (!c.vm.accelerator().selectDevice(static_cast<int>(index), c.span)) resetDevice(c);
    }
    Value device = c.vm.accelerator().deviceDescription();
    if (device.isNothing())
        throwError("parallel:gpu:device:DriverNotFound", "Unable to find a supported GPU device.");
    c.result(std::move(device));
}

void requireDeviceObject(const char* function, const Value& v) {
    if (v.className() != "parallel.gpu.CUDADevice")
        throwError("MATLAB:UndefinedFunction",
                   "Undefined function '%s' for input arguments of type '%s'.", function,
                   std::string(v.className()).c_str());
}

/// wait(gpuDevice), and wait(t) of a timer.
void wait(Call& c) {
    if (waitForTimers(c)) return;
    if (c.count() == 1) requireDeviceObject("wait", c[0]);
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

void reset(Call& c) {
    if (resetStream(c)) return;
    if (c.count() > 1) throwError("MATLAB:maxrhs", "Too many input arguments.");
    requireDeviceObject("reset", c[0]);
    resetDevice(c);
}

/// gputimeit(f, outputs): the median over runs of at least a hundredth of a second in all.
void gputimeit(Call& c) {
    if (c[0].kind() != Kind::FunctionHandle)
        throwError("parallel:gpu:gputimeit:InvalidFunction",
                   "The first argument must be a function handle that takes no input arguments.");
    const int outputs = c.count() > 1 ? static_cast<int>(integerArgument(c[1], "numOutputs")) : 1;
    using Clock = std::chrono::steady_clock;
    constexpr double kEnoughSeconds = 0.01;
    constexpr std::size_t kFewestRuns = 5;
    const auto once = [&] {
        const auto start = Clock::now();
        const std::vector<Value> results = c.vm.call(c[0], {}, outputs);
        c.vm.accelerator().wait(c.span);
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    once(); // compiles
    std::vector<double> times;
    for (double spent = 0; spent < kEnoughSeconds || times.size() < kFewestRuns;) {
        checkStop();
        times.push_back(once());
        spent += times.back();
    }
    std::sort(times.begin(), times.end());
    c.result(times[times.size() / 2]);
}

/// Sparse matrices are no gpuArrays here: the ordinary one.
void speye(Call& c) {
    c.result(c.vm.call(Value::text("speye"), c.args, 1).at(0));
}

constexpr Builtin kRows[] = {
    {"gpuArray", 1, 1, 1, gpuArray, "G = gpuArray(X)",
     "Places an array on the device; operations on it run there.", nullptr, SignRule::OfArgument},
    {"gather", 1, -1, -1, gather, "X = gather(G)", "Brings arrays back to CPU memory.", nullptr,
     SparseRule::Pass | BuiltinRules(SignRule::OfArgument)},
    {"isgpuarray", 1, 1, 1, isgpuarray, "TF = isgpuarray(A)", "True for gpuArray."},
    {"existsOnGPU", 1, 1, 1, existsOnGpu, "TF = existsOnGPU(G)",
     "True when a gpuArray's elements still exist."},
    {"gpuDeviceCount", 0, 1, 2, gpuDeviceCount, "[n,indx] = gpuDeviceCount(countMode)",
     "Number of devices in use, and their indices."},
    {"gpuDeviceTable", 0, 0, 1, gpuDeviceTable, "T = gpuDeviceTable",
     "Table of the devices that gpuDevice takes: Index, Name, ComputeCapability, DeviceAvailable, "
     "DeviceSelected."},
    {"canUseGPU", 0, 0, 1, canUseGpu, "TF = canUseGPU", "True when a device is available."},
    {"gpuDevice", 0, 1, 1, gpuDevice, "D = gpuDevice(index)",
     "Description of the current device; with an index that device becomes the current one."},
    {"wait", 0, 1, 0, wait, "wait(gpuDevice) | wait(t)",
     "Computes what is pending and waits for the device, or until a timer has stopped."},
    {"reset", 1, 2, 0, reset, "reset(gpuDevice) | reset(s,seed)",
     "Resets the device: the workspace's gpuArrays lose their elements, memory is given back. "
     "Of a RandStream: starts it again, from another seed where one is given."},
    {"gputimeit", 1, 2, 1, gputimeit, "t = gputimeit(f,numOutputs)",
     "Seconds that a function without arguments takes, its device work included."},
    {"underlyingType", 1, 1, 1, underlyingType, "name = underlyingType(X)",
     "Class of the elements of an array.", nullptr, SparseRule::Pass},
    {"isUnderlyingType", 2, 2, 1, isUnderlyingType, "TF = isUnderlyingType(X,name)",
     "Compares the class of the elements.", nullptr, SparseRule::Class},
    {"classUnderlying", 1, 1, 1, underlyingType, "name = classUnderlying(X)",
     "Class of the elements of an array.", nullptr, SparseRule::Class},
    {"gpuArray.zeros", 0, -1, 1, [](Call& c) { onDevice(c, "zeros"); },
     "G = gpuArray.zeros(sz1,…,szN,class)", "Zeros on the device."},
    {"gpuArray.ones", 0, -1, 1, [](Call& c) { onDevice(c, "ones"); },
     "G = gpuArray.ones(sz1,…,szN,class)", "Ones on the device."},
    {"gpuArray.rand", 0, -1, 1, [](Call& c) { onDevice(c, "rand"); },
     "G = gpuArray.rand(sz1,…,szN,class)", "Uniform random numbers on the device."},
    {"gpuArray.randn", 0, -1, 1, [](Call& c) { onDevice(c, "randn"); },
     "G = gpuArray.randn(sz1,…,szN,class)", "Normal random numbers on the device."},
    {"gpuArray.randi", 1, -1, 1, [](Call& c) { onDevice(c, "randi"); },
     "G = gpuArray.randi(imax,sz1,…,szN)", "Uniform random integers on the device."},
    {"gpuArray.eye", 0, -1, 1, [](Call& c) { onDevice(c, "eye", Tells::LastText); },
     "G = gpuArray.eye(n,m,class)", "Identity matrix on the device."},
    {"gpuArray.inf", 0, -1, 1, [](Call& c) { onDevice(c, "inf"); }, "G = gpuArray.inf(sz1,…,szN)",
     "Infinity on the device."},
    {"gpuArray.Inf", 0, -1, 1, [](Call& c) { onDevice(c, "Inf"); }, "G = gpuArray.Inf(sz1,…,szN)",
     "Infinity on the device."},
    {"gpuArray.nan", 0, -1, 1, [](Call& c) { onDevice(c, "nan"); }, "G = gpuArray.nan(sz1,…,szN)",
     "Not a number on the device."},
    {"gpuArray.NaN", 0, -1, 1, [](Call& c) { onDevice(c, "NaN"); }, "G = gpuArray.NaN(sz1,…,szN)",
     "Not a number on the device."},
    {"gpuArray.true", 0, -1, 1, [](Call& c) { onDevice(c, "true"); },
     "G = gpuArray.true(sz1,…,szN)", "Logical 1 on the device."},
    {"gpuArray.false", 0, -1, 1, [](Call& c) { onDevice(c, "false"); },
     "G = gpuArray.false(sz1,…,szN)", "Logical 0 on the device."},
    {"gpuArray.linspace", 2, 3, 1, [](Call& c) { onDevice(c, "linspace", Tells::First); },
     "G = gpuArray.linspace(x1,x2,n)", "Evenly spaced points on the device."},
    {"gpuArray.logspace", 2, 3, 1, [](Call& c) { onDevice(c, "logspace"); },
     "G = gpuArray.logspace(a,b,n)", "Logarithmically spaced points on the device."},
    {"gpuArray.colon", 2, 3, 1, [](Call& c) { onDevice(c, "colon"); },
     "G = gpuArray.colon(first,step,last)", "Range on the device."},
    {"gpuArray.speye", 0, 2, 1, speye, "G = gpuArray.speye(m,n)",
     "Sparse identity matrix. Sparse matrices lie in CPU memory, this one, too."},
    {"gpuArray.randperm", 1, 2, 1, [](Call& c) { onDevice(c, "randperm"); },
     "G = gpuArray.randperm(n,k)", "Random permutation on the device."},
};

} // namespace

std::span<const Builtin> gpuArrayTable() {
    return kRows;
}

} // namespace vitrine
