// SPDX-License-Identifier: Apache-2.0
#pragma once
// The account of the process's own memory: buffers of arrays, and every block that operator new
// gives (base/counted_new.cpp, in the programs). A request that does not fit under the ceiling, or
// for which nothing is free now, is refused before the machine grants it and regrets it. Any
// thread, but only threads that say so have their blocks refused: libraries can't take it.
#include <cstddef>
#include <cstdint>

namespace vitrine {
class MachineMemory;
}

namespace vitrine::memory {

/// Reads the machine's limits. `limit` (bytes; 0: none) lowers the ceiling. Before the first call
/// nothing is refused.
void start(uint64_t limit);
/// The same with limits as a test wants them; the object must outlive its use. Null: as before the
/// first start.
void startWith(const MachineMemory* machine, uint64_t limit);

struct Ceiling {
    uint64_t bytes;
    const char* from; ///< what sets it: "the machine's memory", …
};
[[nodiscard]] Ceiling ceiling();
/// Bytes counted now.
[[nodiscard]] uint64_t inUse();
/// Could so much ever be had, everything else given up?
[[nodiscard]] bool fits(uint64_t bytes);

/// Counts a block that is about to be allocated; false when there is no room, and then nothing was
/// counted.
[[nodiscard]] bool take(uint64_t bytes) noexcept;
void give(uint64_t bytes) noexcept;
/// Is there room for a block that is allocated otherwise and soon gone?
[[nodiscard]] bool roomFor(uint64_t bytes) noexcept;

/// What happens to the requests of a thread; the default counts blocks and refuses buffers alone.
enum class Requests : uint8_t { RefuseBuffers, RefuseAll, RefuseNone };

[[nodiscard]] Requests requests() noexcept; ///< of this thread

class Scope {
public:
    explicit Scope(Requests requests) noexcept;
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

private:
    Requests m_before;
};

/// Beside full memory, a new command has room for a little: without it nobody could give variables
/// up.
void beginCommand() noexcept;

// --- for operator new

/// Blocks from this size on are looked at before they are allocated; smaller ones when a thread
/// has taken so much of them.
constexpr std::size_t kLargeBlock = std::size_t{32} << 10;

/// A thread's own part of the account, added to the whole in steps.
struct Tally {
    int64_t bytes = 0;
    Requests requests = Requests::RefuseBuffers;
};
extern constinit thread_local Tally t_tally;

/// May a large block be allocated?
[[nodiscard]] bool admits(std::size_t bytes) noexcept;
/// Adds the thread's tally to the account; false when that went beyond what there is, and then the
/// next block is looked at again.
[[nodiscard]] bool report() noexcept;

} // namespace vitrine::memory
