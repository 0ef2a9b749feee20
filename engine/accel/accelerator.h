// SPDX-License-Identifier: Apache-2.0
#pragma once
// The acceleration layer as the VM and builtins see it: array operations go in, values come out
// that may not be computed yet. Owned by the session; engine thread only. Sizes and classes are
// checked by the caller (builtins/): what arrives here is valid. Resource failures throw
// ScriptError at flush.
#include "base/source.h"
#include "provider/kinds.h"
#include "provider/op.h"
#include "value/value.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Dimensions of what is captured at most: those of a kernel's maps and boxes.
inline constexpr int kMaxRank = 6;

struct Settings;
struct RandomState;
class Trace;
class AccelState;
struct Lines;
class ProviderRegistry;

enum class ReduceOp : uint8_t { Sum, Prod, Min, Max, Any, All, Mean, Var, Std };
enum class ScanOp : uint8_t { Sum, Prod, Min, Max };

/// Operations that the layer composes others from (mean, var, …), from the builtins' own table.
struct CoreOps {
    const ElementwiseOp* plus = nullptr;
    const ElementwiseOp* minus = nullptr;
    const ElementwiseOp* times = nullptr;
    const ElementwiseOp* rdivide = nullptr;
    const ElementwiseOp* sqrt = nullptr;
    const ElementwiseOp* isnan = nullptr;
    const ElementwiseOp* bitNot = nullptr; ///< logical not
};

/// One dimension of a range index: elements first, first+step, … (count of them), from 0.
struct RangeIndex {
    int64_t first = 0;
    int64_t step = 1;
    int64_t count = 0;
};

struct ReduceOptions {
    bool omitNan = false;
    double weight = 0; ///< Var, Std: 0 divides by n-1, 1 by n
    DType resultClass =
        DType::Double; ///< after the caller's rules ('native', 'default', class of sum)
};

/// For what the host reads elements: a builtin's name, "display", "condition".
struct HostReader {
    const char* name;
    Span at;
};

class Accelerator {
public:
    Accelerator(const Settings& settings, Trace& trace, SourceMap& sources,
                ProviderRegistry& providers, const CoreOps& ops);
    ~Accelerator();

    // --- capture. `at` is the source place of the operation; all return a Value that may be
    // pending.

    /// Real arrays and scalars of classes that op has; sizes are broadcastable. compute is the
    /// class of the computation (the caller's class rule); scalars of other classes are converted
    /// on the way.
    Value apply(const ElementwiseOp& op, std::span<const Value> args, DType compute, Span at);
    /// True when apply() can take these arguments lazily or at once; false: the caller evaluates on
    /// the host (complex, integer classes without a kernel, objects).
    [[nodiscard]] bool accepts(const ElementwiseOp& op, std::span<const Value> args,
                               DType compute) const;
    /// Reduces a real floating-point or logical array along dimensions [from, to) of its shape.
    Value reduce(ReduceOp op, const Value& x, int fromDimension, int toDimension,
                 const ReduceOptions& options, Span at);
    Value scan(ScanOp op, const Value& x, int dimension, bool reverse, Span at);
    Value random(RandomDistribution distribution, DType dtype, const Shape& shape, int64_t low,
                 int64_t high, RandomState& state, Span at);
    /// All elements equal to the scalar: zeros, ones, true(n), repmat of a scalar. Needs no memory
    /// until used.
    Value fill(const Value& scalar, const Shape& shape, Span at);
    /// first + step*(0 … n-1) as a row, computed as MATLAB's colon does.
    Value ramp(double first, double step, int64_t count, DType dtype, Span at);
    Value convert(const Value& x, DType to, Span at);
    /// x(r0, r1, …): one range a dimension of x's shape (trailing dimensions folded into the last).
    Value slice(const Value& x, std::span<const RangeIndex> ranges, Span at);
    /// base with base(r0, r1, …) = value; value is a scalar or has the ranges' shape.
    Value assignSlice(const Value& base, std::span<const RangeIndex> ranges, const Value& value,
                      Span at);
    /// base with base(mask) = scalar, mask logical of base's shape: a select.
    Value assignMasked(const Value& base, const Value& mask, const Value& scalar, Span at);
    /// out(i…) = x(i…) with dimensions permuted (order from 0); transpose is {1,0}.
    Value permute(const Value& x, std::span<const int> order, Span at);
    /// Same elements, other shape: never computes or copies.
    Value reshape(const Value& x, const Shape& shape);

    /// Is what reads these arrays, and has so many elements at most, evaluated at once on the host:
    /// few elements, nothing pending, on a device or a gpuArray? Nothing else decides it.
    [[nodiscard]] bool runsAtOnce(std::span<const Value> inputs, int64_t elements) const;
    /// Is what reads this array of real numbers captured?
    [[nodiscard]] bool wantsCapture(const Value& x) const;

    // --- explicit placement
    Value toGpuArray(const Value& x, Span at);
    /// What is left of a gpuArray when its device was reset: size and class. Reading it is an
    /// error.
    Value droppedArray(const Value& x);
    /// Elements on the host, class no longer gpuArray.
    Value gather(const Value& x, Span at);

    /// Are the elements in host memory and nowhere else? False for what is pending or empty.
    [[nodiscard]] bool isOnHostOnly(const Value& v) const;
    /// In strict mode: throws vitrine:strict:Fallback when a result that belongs on the device was
    /// computed on the host.
    void requireDevice(const Value& result, std::string_view operation, Span at);

    // --- control
    /// Where it stands who reads; see Reading.
    [[nodiscard]] const HostReader*& reader() { return *m_reader; }
    /// Tells which variable a value was stored in, for kernels and tables. Cheap.
    void nameValue(const Value& value, std::string_view variable);
    /// Called by the VM at the start of each loop iteration and when a loop ends (iteration -1).
    /// Iterations that are one kernel by now, 0 when the loop is not rolled.
    int64_t enterIteration(uint32_t loop, int64_t iteration);
    /// At the start of an iteration: it and the next ones, `most` in all, are known to capture what
    /// the last one did and to leave new values for these. Adds as many as a dispatch should take
    /// to the rolled loop, and returns how many of them need not run.
    int64_t repeatIteration(uint32_t loop, int64_t most, std::span<const Value> left);
    /// Computes everything that is pending and reachable; results stay where they are.
    void flush(Span at);
    /// After a stop: what is pending now is computed when something needs it, and not because
    /// something else is computed.
    void leavePending();
    /// flush() and wait for the device.
    void wait(Span at);
    /// Has a device been started, or would one be? Description for gpuDevice; empty when none.
    [[nodiscard]] Value deviceDescription();
    /// Gives pooled but unused memory of the device back.
    void trimDevice();
    [[nodiscard]] int deviceCount();
    /// Index of the current device, from 1; 0 without one.
    [[nodiscard]] int currentDevice();
    /// Computes what is pending, then makes the device current; arrays stay where they are. False:
    /// that is the current one already.
    bool selectDevice(int index, Span at);
    struct DeviceRow {
        std::string name, capability;
        bool selected = false;
    };
    /// The devices that selectDevice takes; starts none.
    [[nodiscard]] std::vector<DeviceRow> deviceTable();
    /// Does the gpuArray lie on a device that is not the current one?
    [[nodiscard]] bool isOnOtherDevice(const Value& gpuArray);

    [[nodiscard]] AccelState& state() { return *m_state; }

private:
    Value scatterRanges(const Value& base, std::span<const RangeIndex> ranges, const Value& value,
                        Span at);
    Value applyNow(const ElementwiseOp& op, std::span<const Value> args, DType compute,
                   DType result, const Shape& shape, Span at);
    /// Var and Std from deviations d of n observations (a scalar or one a result).
    Value deviation(ReduceOp op, const Value& d, const Value& n, int from, int to, double weight,
                    DType compute, Span at);
    Value varianceInBlocks(ReduceOp op, const Value& x, const Lines& lines, int64_t block,
                           double weight, DType compute, Span at);
    /// The same from the sum of the squared deviations.
    Value varianceOf(ReduceOp op, const Value& squares, const Value& n, double weight,
                     DType compute, Span at);
    Value reduceOnce(Combine combine, const Value& x, int from, int to, DType resultClass, Span at);

    std::unique_ptr<AccelState> m_state;
    const HostReader** m_reader;
    CoreOps m_ops;
};

/// While it lives, what the host reads of pending or device-resident arrays is for this: each such
/// read is a `sink` of the trace.
class Reading {
public:
    Reading(Accelerator& accel, const HostReader& reader)
        : m_reader(reader), m_slot(accel.reader()), m_before(m_slot) {
        m_slot = &m_reader;
    }
    ~Reading() { m_slot = m_before; }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

private:
    HostReader m_reader;
    const HostReader*& m_slot;
    const HostReader* m_before;
};

} // namespace vitrine
