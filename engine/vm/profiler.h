// SPDX-License-Identifier: Apache-2.0
#pragma once
// What profile measures: how often each function was called, by whom, and how long it took. Array
// operations that wait in the graph are computed, and timed, where their results are wanted. Owned
// by the Vm while it measures; engine thread.
#include "vm/frame.h"

#include <chrono>
#include <unordered_map>

namespace vitrine {

class SourceMap;

class Profiler {
public:
    using Seconds = std::chrono::duration<double>;

    /// The activation of a function, from its call to its end.
    class Call {
    public:
        Call(Profiler& profiler, const Function& function) : m_profiler(profiler) {
            m_profiler.enter(function);
        }
        ~Call() { m_profiler.leave(); }
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;

    private:
        Profiler& m_profiler;
    };

    void stop() { m_on = false; }
    void resume() { m_on = true; }
    [[nodiscard]] bool isOn() const { return m_on; }
    /// The struct of profile('info').
    [[nodiscard]] Value info(const SourceMap& sources) const;
    /// The functions by the time that they took, as text.
    [[nodiscard]] std::string summary() const;

private:
    struct Edge {
        int64_t calls = 0;
        Seconds total{};
    };
    struct Row {
        std::string name, file;
        const char* type = "";
        uint32_t source = 0;
        int64_t calls = 0;
        int depth = 0; ///< activations that are not over
        bool recursive = false;
        Seconds total{}, own{};
        std::map<std::size_t, Edge> children;
    };
    struct Active {
        std::size_t row = 0;
        std::chrono::steady_clock::time_point start;
        Seconds inside{}; ///< of what it called
    };
    void enter(const Function& function);
    void leave();
    [[nodiscard]] std::size_t rowOf(const Function& function);

    std::vector<Row> m_rows;
    std::unordered_map<const lang::Proto*, std::size_t> m_known;
    std::vector<Ref<CodeUnit>> m_units; ///< whose functions are known
    std::vector<Active> m_active;
    bool m_on = true;
};

} // namespace vitrine
