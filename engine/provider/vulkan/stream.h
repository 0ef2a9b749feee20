// SPDX-License-Identifier: Apache-2.0
#pragma once
// The engine's order of device work: dispatches and copies are recorded into a batch, with barriers
// only where buffers demand them, and submitted together. Engine's thread only.
#include "provider/vulkan/command_ring.h"
#include "provider/vulkan/memory.h"
#include "provider/vulkan/pipeline.h"
#include "provider/vulkan/timestamps.h"

#include <deque>
#include <span>

namespace vitrine::vulkan {

struct StreamOptions {
    uint32_t maxBatch = 64; ///< commands a submission
    /// A batch that is expected to take longer is submitted; keeps a shared queue responsive.
    double maxBatchSeconds = 0.008;
    bool timestamps = true;
};

enum class Access : uint8_t { Read = 1, Write = 2, ReadWrite = 3 };

/// A storage buffer of a kernel; bindings count up from 0 in set 0.
struct BufferBinding {
    DeviceBuffer* buffer = nullptr;
    Access access = Access::Read;
    uint64_t offset = 0;
    uint64_t bytes = 0; ///< 0: to the end
    /// The array whose parts the kernel reaches by the addresses in `buffer`; access is to them.
    DeviceBuffer* reached = nullptr;
};

/// What the timing record of a command will carry. id 0: not timed.
struct CommandTag {
    uint64_t id = 0;
    uint64_t bytes = 0;
    uint64_t flops = 0;
    double seconds = 0; ///< that it is expected to take; 0: by bytes and flops
};

struct StreamStatistics {
    uint64_t dispatches = 0;
    uint64_t copies = 0;
    uint64_t barriers = 0;
    uint64_t submissions = 0;
};

class Stream {
public:
    static Result<std::unique_ptr<Stream>> create(std::shared_ptr<Device> device,
                                                  const StreamOptions& options);
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    /// Records one dispatch. Unsupported when a buffer's range is larger than the device can bind.
    /// The buffers may be released at once; their memory stays until the dispatch has passed.
    Status dispatch(const Pipeline& pipeline, std::span<const BufferBinding> bindings,
                    std::span<const std::byte> pushConstants, std::array<uint32_t, 3> workgroups,
                    CommandTag tag = {}, std::array<uint32_t, 3> firstWorkgroup = {0, 0, 0});
    /// Binds the kernel and runs nothing of it: some drivers compile it then.
    Status dispatchNothing(const Pipeline& pipeline, std::span<const BufferBinding> bindings);
    /// Ranges of the same buffer must not overlap.
    Status copy(DeviceBuffer& from, uint64_t fromOffset, DeviceBuffer& to, uint64_t toOffset,
                uint64_t bytes, CommandTag tag = {});
    /// Copies into memory that is not of the pool; the caller keeps it and waits for the flush.
    Status copyToHost(DeviceBuffer& from, uint64_t fromOffset, VkBuffer to, uint64_t toOffset,
                      uint64_t bytes);
    /// Fills with a repeated word; offset and bytes in multiples of 4.
    Status fill(DeviceBuffer& buffer, uint64_t offset, uint64_t bytes, uint32_t word);
    /// Copies at most 64 KiB from the host through the command buffer; multiples of 4.
    Status updateSmall(DeviceBuffer& buffer, uint64_t offset, std::span<const std::byte> data);

    /// Submits what is recorded; gives the value of the last submission, whether or not it was this
    /// one.
    Result<uint64_t> flush();
    /// Submits the open batch if its work is worth a submission: little of it when the device has
    /// nothing left to do. For ends of launches, behind whose last pass nothing may follow for
    /// long.
    Status startIfWorthIt();
    /// Flushes when the value belongs to the open batch, then waits for it.
    Status wait(uint64_t value);
    Status waitIdle();
    /// Invalid when what was to write the buffer last was lost with a batch that failed.
    [[nodiscard]] Status checkReadable(const DeviceBuffer& buffer) const;
    /// The value that what is recorded now will signal.
    [[nodiscard]] uint64_t currentValue() const;
    /// The value that the command that was recorded last will signal, or has.
    [[nodiscard]] uint64_t recordedValue() const { return m_value; }
    [[nodiscard]] bool hasOpenBatch() const { return m_slot != nullptr; }

    /// Timings of batches that have passed since the last call; never waits.
    std::vector<DispatchTiming> takeTimings();
    /// Tagged commands will give timings.
    [[nodiscard]] bool timed() const { return m_options.timestamps && m_clock.available(); }
    [[nodiscard]] const DeviceClock& clock() const { return m_clock; }
    /// How long a command should take by the measured rates.
    [[nodiscard]] double expectedSeconds(uint64_t bytes, uint64_t flops) const;
    /// What is recorded or submitted, and not known to be done, should take so long.
    [[nodiscard]] double expectedAhead() const;
    /// Waits until what is submitted and not done is expected to take no longer than this.
    Status waitForRoom(double seconds);
    /// Measured rates, for the expected duration of a batch.
    void setRates(double bytesPerSecond, double flopsPerSecond);
    [[nodiscard]] const StreamStatistics& statistics() const { return m_statistics; }

private:
    Stream(std::shared_ptr<Device> device, const StreamOptions& options);
    struct TimedBatch {
        CommandSlot* slot = nullptr;
        uint64_t value = 0;
        int64_t submittedNs = 0;
        uint32_t queries = 0;
        std::vector<std::pair<CommandTag, uint32_t>> tags; ///< with the index of its end query
    };
    struct Use {
        DeviceBuffer* buffer;
        Access access;
    };

    Status open();
    /// Opens a batch if need be, and separates this command from earlier ones that it depends on.
    Status prepare(std::span<const Use> uses);
    void barrier();
    [[nodiscard]] double secondsOf(const CommandTag& tag) const;
    void finishCommand(const CommandTag& tag);
    Status flushIfFull();
    void dropBatch();
    void resolve(const TimedBatch& batch);
    void resolveCompleted();
    Status record(const Pipeline& pipeline, std::span<const BufferBinding> bindings,
                  std::span<const std::byte> pushConstants, std::array<uint32_t, 3> workgroups,
                  std::array<uint32_t, 3> firstWorkgroup);
    Status bindBuffers(const Pipeline& pipeline, std::span<const BufferBinding> bindings);

    std::shared_ptr<Device> m_device;
    StreamOptions m_options;
    std::unique_ptr<CommandRing> m_ring;
    DeviceClock m_clock;
    CommandSlot* m_slot = nullptr;
    uint64_t m_value = 0; ///< of the open batch
    uint64_t m_epoch = 1; ///< counts barriers
    uint32_t m_commands = 0;
    double m_seconds = 0;
    std::deque<std::pair<uint64_t, double>> m_ahead; ///< submissions and their expected seconds
    uint64_t m_waitTransfer = 0;
    TimedBatch m_open;
    std::vector<TimedBatch> m_pending;
    std::vector<DispatchTiming> m_timings;
    std::vector<Use> m_uses; ///< of the dispatch that is being recorded
    double m_bytesPerSecond;
    double m_flopsPerSecond;
    StreamStatistics m_statistics;
};

} // namespace vitrine::vulkan
