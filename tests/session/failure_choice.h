// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which scripts are run, and which of their calls are made to fail.
//
// VITRINE_TEST_ALL_FAILURES=1 tries every N, =stacks the first and the last call of each call stack
// of a script, =new those of call stacks that no script before it led to, =FIRST-LAST those calls;
// otherwise a few of an eighth of the short scripts and of one long one, chosen by
// VITRINE_TEST_SEED; VITRINE_TEST_SECONDS: of as many scripts, long or short, as that time allows.
// VITRINE_TEST_CODES: 0 (out of memory), -4 (device lost) or both, by a comma. VITRINE_TEST_SCRIPT:
// only scripts named so; VITRINE_TEST_SCRIPTS: the folder of the scripts, where it is not the one
// that was built; VITRINE_TEST_SHARD=I/N: every N-th run, from the I-th (counted from 0), of all
// that N processes share.
#include "base/fault.h"
#include "base/settings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace vitrine::test {

/// Scripts of 200,000 calls and more, whose failing runs take minutes: when asked for by name.
inline bool isAskedForOnly(const std::filesystem::path& script) {
    return script.stem() == "building_blocks" || script.stem() == "layers_and_training";
}

inline std::vector<std::string> acceleratedScripts() {
    std::vector<std::string> out;
    const std::string root = environmentText("VITRINE_TEST_SCRIPTS").value_or(VITRINE_SCRIPTS);
    for (const char* folder : {"/accel", "/gpu", "/gradients"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root + folder)) {
            const std::string wanted = environmentText("VITRINE_TEST_SCRIPT").value_or("");
            if (entry.path().extension() == ".m" &&
                !(wanted.empty() && isAskedForOnly(entry.path())) &&
                entry.path().string().find(wanted) != std::string::npos)
                out.push_back(entry.path());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// Scripts of which one run takes seconds of the software device.
inline bool isLong(const std::string& script) {
    static const std::set<std::string> kLong{"cancelled_imaginary_parts",
                                             "captured",
                                             "complex_factorisations",
                                             "complex_functions",
                                             "complex_inverses",
                                             "complex_matrices",
                                             "complex_mixed_classes",
                                             "convolution_tiles",
                                             "factor_bits",
                                             "factorisations",
                                             "fast_bodies",
                                             "fourier",
                                             "fourier_many_lines",
                                             "halved_factors",
                                             "held_lines",
                                             "large_arrays",
                                             "large_arrays_by_address",
                                             "large_arrays_routines",
                                             "large_arrays_whole",
                                             "linear_systems",
                                             "long_chains",
                                             "matrix_products",
                                             "memory_pressure",
                                             "product_epilogues",
                                             "symmetric_products",
                                             "values_read_much_later"};
    return kLong.contains(std::filesystem::path(script).stem());
}

/// The scripts of a run, in an order of their own for each seed unless all failures are tried.
class ScriptTurn {
public:
    explicit ScriptTurn(unsigned seed) : m_scripts(acceleratedScripts()) {
        if (environmentText("VITRINE_TEST_ALL_FAILURES")) return;
        std::shuffle(m_scripts.begin(), m_scripts.end(), std::mt19937(seed));
        if (const auto text = environmentText("VITRINE_TEST_SECONDS"))
            m_end = std::chrono::steady_clock::now() + std::chrono::seconds(std::stol(*text));
        else if (!environmentText("VITRINE_TEST_SCRIPT"))
            takeSome();
    }

    /// The next one, until there is none or the time is over.
    [[nodiscard]] std::optional<std::string> next() {
        if (m_at == m_scripts.size() || (m_end && std::chrono::steady_clock::now() > *m_end))
            return std::nullopt;
        return m_scripts[m_at++];
    }

private:
    void takeSome() {
        const auto firstLong = std::stable_partition(m_scripts.begin(), m_scripts.end(),
                                                     [](const auto& s) { return !isLong(s); });
        ASSERT_NE(firstLong, m_scripts.end());
        const auto shorts = firstLong - m_scripts.begin();
        m_scripts.erase(firstLong + 1, m_scripts.end());
        m_scripts.erase(m_scripts.begin() + (shorts + 7) / 8, firstLong);
    }

    std::vector<std::string> m_scripts;
    std::optional<std::chrono::steady_clock::time_point> m_end;
    std::size_t m_at = 0;
};

/// Which of the runs are this process's.
struct Shard {
    unsigned index = 0, count = 1;
    unsigned turn = 0; ///< runs dealt so far

    static Shard ofEnvironment() {
        Shard shard;
        const std::string text = environmentText("VITRINE_TEST_SHARD").value_or("0/1");
        const int read = std::sscanf(text.c_str(), "%u/%u", &shard.index, &shard.count);
        if (read != 2 || shard.index >= shard.count) {
            ADD_FAILURE() << "VITRINE_TEST_SHARD is I/N with I below N, not " << text;
            return {};
        }
        return shard;
    }
    bool takes() { return turn++ % count == index; }
};

using Stacks = std::vector<uint64_t>; ///< the call stack of each call of a run, hashed

/// Which calls of a run are tried, counted from 1.
class Choice {
public:
    explicit Choice(unsigned seed)
        : m_mode(environmentText("VITRINE_TEST_ALL_FAILURES").value_or("")), m_random(seed) {}

    [[nodiscard]] bool all() const { return !m_mode.empty(); }
    /// Calls are known by their numbers, which a first run that fills the caches would shift.
    [[nodiscard]] bool numbered() const { return all() && m_mode != "stacks" && m_mode != "new"; }

    /// Of the calls whose stack is not in `elsewhere`; without a mode, so many are drawn.
    std::vector<uint64_t> of(const Stacks& stacks, const Stacks& elsewhere, int drawn, int code) {
        const std::set<uint64_t> skipped(elsewhere.begin(), elsewhere.end());
        std::vector<uint64_t> calls;
        for (uint64_t n = 1; n <= stacks.size(); ++n)
            if (!skipped.contains(stacks[n - 1])) calls.push_back(n);
        if (m_mode == "1" || calls.empty()) return calls;
        uint64_t first = 0, last = 0;
        if (std::sscanf(m_mode.c_str(), "%" SCNu64 "-%" SCNu64, &first, &last) == 2) {
            std::erase_if(calls, [&](uint64_t n) { return n < first || n > last; });
            return calls;
        }
        if (all()) return endsOfStacks(calls, stacks, m_mode == "new" ? &m_met[code] : nullptr);
        std::vector<uint64_t> out;
        for (int i = 0; i < drawn; ++i)
            out.push_back(calls[m_random() % calls.size()]);
        return out;
    }

    /// The same, where a call that is made often is no more likely to be drawn than another.
    std::vector<uint64_t> ofStacks(const Stacks& stacks, int drawn, int code) {
        if (all()) return of(stacks, {}, drawn, code);
        std::map<uint64_t, std::vector<uint64_t>> calls;
        for (uint64_t n = 1; n <= stacks.size(); ++n)
            calls[stacks[n - 1]].push_back(n);
        std::vector<uint64_t> out;
        for (int i = 0; i < drawn && !calls.empty(); ++i) {
            const auto& of1 =
                std::next(calls.begin(), static_cast<std::ptrdiff_t>(m_random() % calls.size()))
                    ->second;
            out.push_back(of1[m_random() % of1.size()]);
        }
        return out;
    }

private:
    static std::vector<uint64_t> endsOfStacks(const std::vector<uint64_t>& calls,
                                              const Stacks& stacks, std::set<uint64_t>* met) {
        std::map<uint64_t, std::pair<uint64_t, uint64_t>> ends;
        for (const uint64_t n : calls) {
            const uint64_t stack = stacks[n - 1];
            if (!met || !met->contains(stack))
                ends.try_emplace(stack, n, n).first->second.second = n;
        }
        std::set<uint64_t> out;
        for (const auto& [stack, pair] : ends) {
            out.insert({pair.first, pair.second});
            if (met) met->insert(stack);
        }
        return {out.begin(), out.end()};
    }

    std::string m_mode;
    std::mt19937_64 m_random;
    std::map<int, std::set<uint64_t>> m_met; ///< by code
};

inline unsigned testSeed() {
    if (const auto text = environmentText("VITRINE_TEST_SEED"))
        return static_cast<unsigned>(std::stoul(*text));
    return static_cast<unsigned>(std::chrono::system_clock::now().time_since_epoch().count());
}

struct InjectionGuard {
    ~InjectionGuard() {
        fault::noteStacks(false);
        fault::failAt(0);
    }
};

} // namespace vitrine::test
