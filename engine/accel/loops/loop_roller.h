// SPDX-License-Identifier: Apache-2.0
#pragma once
// Recognises, while a loop of the script runs, that its iterations do the same, and folds them into
// one Loop. It looks at dependences only: two iterations of pending operations have the same
// structure when each argument is the same array in both (invariant), the other iteration's result
// in the same place (carried), or a number that may differ. Windows of pending nodes that do not
// match stay as they are, so nothing depends on the answer but speed. Engine thread.
#include "accel/loops/loop.h"
#include "accel/loops/loop_limits.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

class PendingList;
class Recorder;

/// A long loop that is not rolled is computed in pieces of whole iterations, of about so many
/// operations, so that every piece is the same program.
inline constexpr std::size_t kPendingPerPiece = 64;

class LoopRoller {
public:
    LoopRoller(PendingList& pending, Recorder& recorder, LoopLimits limits)
        : m_pending(pending), m_recorder(recorder), m_limits(limits) {}

    /// An iteration of the loop begins. True: what is pending should be computed now.
    bool enter(uint32_t loop);
    /// Iterations that the running loop has folded into one body; 0: it is not rolled.
    [[nodiscard]] int64_t rolled(uint32_t loop) const;
    /// Adds at most so many iterations to the running loop, none of which needs to run: its code
    /// would capture what the last one did, and leave these arrays. Returns how many; fewer when
    /// one dispatch should take no more.
    int64_t repeat(uint32_t loop, int64_t most, const std::vector<const ArrayHandle*>& left);
    /// The loop is over (0: the run is); its last iteration is folded too.
    void leave(uint32_t loop);
    /// Everything pending is about to be computed because `value` is needed (null: for no value).
    void flushed(const ArrayHandle* value);
    /// What the last iteration stored into this result of a loop that still runs, or null.
    Ref<ArrayHandle> storedLast(Node& store);
    /// Gives a new handle a place before everything that the present iteration did.
    void beforeIteration(ArrayHandle& handle);
    /// The same, before what any iteration did: it is an operation of none.
    void beforeAll(ArrayHandle& handle) {
        insertBefore(handle, 0);
        ++m_beforeAll;
    }
    /// The empty places among the pending ones are about to go.
    void forgetEmpty();
    /// An iteration begins with nothing pending.
    void idle(uint32_t loop) {
        m_idle = loop;
        m_announced = true;
        m_beforeAll = 0;
    }
    /// Was the last that it was told an iteration of this loop in which nothing was pending?
    [[nodiscard]] bool isIdleIn(uint32_t loop) const {
        return m_idle == loop && (m_loops.empty() || !m_loops.back().body);
    }
    /// The loop that iterations are announced of, 0 outside.
    [[nodiscard]] uint32_t current() const { return m_loops.empty() ? 0 : m_loops.back().loop; }

private:
    using Window = std::vector<Node*>;
    struct Iteration {
        std::vector<LoopStep> steps;
        std::size_t mark = 0; ///< where its nodes start among the pending ones
    };
    struct Loop {
        uint32_t loop = 0;
        std::size_t mark = 0; ///< where the current iteration's nodes start
        std::optional<Iteration> before;
        Ref<LoopBody> body;
        std::size_t bodyMark = 0;
        int64_t limit = 0; ///< iterations that one dispatch should take
        int failures = 0;
        bool fresh = false; ///< `before` has not been compared with anything yet
        bool everRolled = false;
        std::optional<LoopRefusal> refusal; ///< what stopped it, for the note when it is over
        bool needed = false; ///< that is a value that was needed at once: nothing else counts
    };

    /// Folds the finished iteration into what came before. True when it was.
    bool finish(Loop& loop);
    bool start(Loop& loop, const Iteration& now, const Window& window);
    bool extend(Loop& loop, const Iteration& now, const Window& window);
    /// The loop's results take the places of the nodes that it computes.
    bool replace(LoopBody& body, const std::vector<Operand>& outer, const Window& window,
                 const std::vector<Node*>& older, std::size_t mark);
    void insertBefore(ArrayHandle& handle, std::size_t place);
    bool refuse(LoopRefusal refusal);
    /// Keeps what stopped the last attempt as the reason that the loop's note gives.
    void keepReason(Loop& loop);
    /// The loops from `first` on are over: notes of those that never were one kernel.
    void drop(std::vector<Loop>::iterator first);

    PendingList& m_pending;
    Recorder& m_recorder;
    LoopLimits m_limits;
    std::vector<Loop> m_loops;            ///< the innermost last
    uint32_t m_idle = 0;                  ///< a loop that began an iteration with nothing pending
    bool m_announced = false;             ///< an iteration was announced since the run began
    std::size_t m_beforeAll = 0;          ///< first places that are no iteration's, see beforeAll
    std::optional<LoopRefusal> m_refusal; ///< what stopped the last attempt
};

} // namespace vitrine
