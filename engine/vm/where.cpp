// SPDX-License-Identifier: Apache-2.0
// What code in a loop or at a call does when somebody wants to know where it is, or wants it to
// stop: both are asked by one flag, so that a loop looks at one.
#include "vm/vm.h"

#include <algorithm>

namespace vitrine {

namespace {

using lang::Instruction;
using lang::Op;

struct CountedLoop {
    const Instruction* next = nullptr; ///< its ForNext
    Span span;
    uint64_t done = 0, all = 0;
};

/// Rounds that are over: a range counts in its first register, columns are counted in the second.
bool readRounds(const Value* state, CountedLoop& loop) {
    const bool range = state[0].isDoubleInline();
    const Value& begun = range ? state[0] : state[1];
    const Value& all = range ? state[1] : state[2];
    if (!begun.isDoubleInline() || !all.isDoubleInline() || all.doubleInline() < 1) return false;
    loop.all = static_cast<uint64_t>(all.doubleInline());
    loop.done = static_cast<uint64_t>(std::max(begun.doubleInline() - 1, 0.0));
    return loop.done <= loop.all;
}

/// The outermost loop of the frame with a count that the frame is in.
CountedLoop outermostLoop(const Frame& frame) {
    CountedLoop found;
    const auto& code = frame.proto->code;
    if (!frame.pc) return found;
    const auto at = static_cast<std::ptrdiff_t>(frame.pc - code.data());
    std::ptrdiff_t outer = at + 1;
    for (std::ptrdiff_t i = at; i + 1 < static_cast<std::ptrdiff_t>(code.size()); ++i) {
        const Instruction& next = code[static_cast<std::size_t>(i)];
        if (next.op != Op::ForNext) continue;
        const std::ptrdiff_t body = i + 2 + code[static_cast<std::size_t>(i) + 1].wide();
        CountedLoop loop;
        if (body >= outer || !readRounds(frame.registers + next.a, loop)) continue;
        loop.next = &next;
        loop.span = frame.proto->spans[static_cast<std::size_t>(i)];
        found = loop;
        outer = body;
    }
    return found;
}

} // namespace

void Vm::attend() {
    // Before looking: who wants something from now on says so again.
    m_attention.store(false, std::memory_order_relaxed);
    std::atomic_thread_fence(std::memory_order_acquire);
    if (m_interrupt.load(std::memory_order_relaxed)) throwInterrupted();
    if (m_frame) m_progress.atStatement(m_frame->span());
    tellLoop();
}

/// The loop that says most of how far a run has come: the outermost one, of the user's code.
void Vm::tellLoop() {
    CountedLoop outermost;
    for (const Frame* frame = m_frame; frame; frame = frame->caller) {
        if (frame->inLibrary()) continue;
        const CountedLoop loop = outermostLoop(*frame);
        if (loop.next) outermost = loop;
    }
    // Behind ForNext stand its distance and what leaves the loop.
    m_toldEnd = outermost.next ? outermost.next + 2 : nullptr;
    if (outermost.next)
        m_progress.inLoop(outermost.span, outermost.done, outermost.all);
    else
        m_progress.leaveLoop();
}

} // namespace vitrine
