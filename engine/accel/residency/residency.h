// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where arrays are: host and device copies, the steps that are taken when a device's memory is
// full, what a lost device costs. Owned by AccelState; engine thread, except the list of handles.
#include "accel/accelerator.h"
#include "accel/graph/graph_snapshot.h"
#include "accel/graph/node.h"
#include "accel/placement/placed_group.h"
#include "accel/residency/array_errors.h"
#include "accel/residency/handle_list.h"

#include <functional>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace vitrine {

class Placer;
class Provider;
class ProviderRegistry;
class Recorder;
class Trace;
struct PhaseTimes;
struct Settings;

/// What is done when a device's memory is full, in this order; each is tried before the next. That
/// unused memory of the pool goes first ("free caches") is the provider's own doing.
enum class MemoryStep : uint8_t {
    DropCopy,  ///< the device copy of an array that has a host copy
    Spill,     ///< the least recently used of the others goes to the host
    RunOnHost, ///< the operation, or the gpuArray, stays on the host
    OutOfMemory,
    ByHand ///< none of them: the user wanted an array off the device
};

/// How arrays that are not computed yet get their elements.
class PendingArrays {
public:
    /// Computes pending nodes; with `only`, the error of that array is the result. hostReads: bytes
    /// of it that the host reads next.
    virtual Status flush(ArrayHandle* only, uint64_t hostReads) = 0;
    /// The array has its elements by other means.
    virtual void forgetPending(ArrayHandle& handle) = 0;

protected:
    ~PendingArrays() = default;
};

class Residency {
public:
    Residency(const Settings& settings, Trace& trace, ProviderRegistry& providers,
              Recorder& recorder, Placer& placer, PendingArrays& pending);

    HandleList handles;
    const HostReader* reader = nullptr;

    /// Throws MATLAB:array:SizeLimitExceeded for an array that neither the host nor a device with
    /// memory of its own can ever hold.
    void requireHome(DType dtype, const Shape& shape, Span at) const;

    // --- copies (copies.cpp)
    /// The array's host copy, computing or downloading when there is none. planned: placement knows
    /// of it, because a group that it put on the host reads it.
    Result<Ref<HostBuffer>> toHost(ArrayHandle& handle, bool planned = false);
    Status readElements(ArrayHandle& handle, int64_t first, int64_t count, void* out);
    /// Does the array lie on this device?
    [[nodiscard]] static bool isOn(const ArrayHandle& handle, const Provider& device) {
        return static_cast<bool>(copyOn(handle, device));
    }
    /// Its buffer there, or null.
    [[nodiscard]] static Ref<Buffer> copyOn(const ArrayHandle& handle, const Provider& device);
    /// Lets go of it; where the array lies on further devices, it stays there.
    static void forgetCopyOn(ArrayHandle& handle, const Provider& device);
    /// The array's copy on this device, uploading when there is none; one on another device moves
    /// here by way of the host, and the record says so. Where work is spread over all devices
    /// (VITRINE_DEVICE=all) the other one keeps its copy.
    Result<Ref<Buffer>> toDevice(ArrayHandle& handle, Provider& device, LaunchTag tag);
    /// The array's elements on this device, wherever the array itself stays: for what draws it.
    Result<Ref<Buffer>> elementsOn(ArrayHandle& handle, Provider& device);
    /// The copy that a launch on this provider reads.
    Result<Ref<Buffer>> operandBuffer(ArrayHandle& handle, Provider& provider, LaunchTag tag);
    /// The arrays that are pending or on the device, the oldest first.
    [[nodiscard]] std::vector<ResidentBuffer> table() const;

    // --- memory (memory_steps.cpp)
    Result<Ref<Buffer>> allocateOn(Provider& provider, const ArrayHandle& handle);
    /// Tries; while device memory is short, takes the steps that make room and tries again.
    /// `bytes` is what is asked for, where it is known: what can never fit moves nothing.
    Status withRoom(Provider& provider, uint64_t bytes, const std::function<Status()>& attempt);
    /// Says in the trace that the step was taken, for what, and what it gave back.
    void noteMemoryStep(MemoryStep step, std::string_view what, uint64_t bytes,
                        const LaunchTag& tag, const Provider* device = nullptr);

    // --- by hand (by_hand.cpp)
    /// Gives the array whose device copy is this buffer a host copy.
    Status gather(uint64_t buffer);
    /// Takes it off the device, to the host. Refused while something else holds the buffer.
    Status evict(uint64_t buffer);

    // --- loss (device_loss.cpp)
    /// After a failed call: when the device was lost, forgets it and what only it held. True when
    /// it was; device() may then start it once more.
    bool recoverDevice();
    /// Keeps how the group's results were made on a device, should it be lost.
    void keepRecipe(const PlacedGroup& placed, const Launch& launch);
    /// Waits until all device work is done.
    Status waitForDevice();

private:
    /// A host read of elements that are pending or on a device alone, in the trace, from its making
    /// to its end.
    class Sink;
    /// A copy between host and device, in the record, with what the run's clock says since
    /// `before`. noteRead: to the host, planned as in toHost().
    void noteRead(const ArrayHandle& handle, uint64_t bytes, const PhaseTimes& before,
                  bool planned);
    void noteCopy(const ArrayHandle& handle, uint64_t bytes, const PhaseTimes& before,
                  CopyRecord copy);
    Status fillHost(ArrayHandle& handle);
    /// What happens to the arrays of a device that was lost.
    void recoverFrom(Provider& device);
    /// Takes one array off the device: the least recently used that the step may take. False when
    /// there is none.
    bool evictOne(MemoryStep step, const Provider& device);
    /// The same for an array that lies on another device as well.
    bool dropOneCopy(const Provider& device);
    /// The script's error, naming variable and size.
    Error outOfMemory(const ArrayHandle& handle);
    /// Can the values still be had: from the host, or by computing them again?
    [[nodiscard]] bool recoverable(const Recipe* recipe,
                                   std::unordered_set<const Recipe*>& seen) const;
    class Recovery;
    /// After a loss: computes the values again, on the device if there is one.
    Status computeAgain(ArrayHandle& handle);

    const Settings& m_settings;
    Trace& m_trace;
    ProviderRegistry& m_providers;
    Recorder& m_recorder;
    Placer& m_placer;
    PendingArrays& m_pending;
    uint32_t m_hostLine = 0, m_hostFile = 0; ///< of the host's group whose operands are fetched
};

} // namespace vitrine
