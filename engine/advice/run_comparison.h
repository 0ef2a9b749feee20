// SPDX-License-Identifier: Apache-2.0
#pragma once
// Two runs beside each other, line by line and kernel by kernel: time, bytes, what was decided
// otherwise, and whether their answers are the same bits. Values and pure functions; any thread.
#include "advice/run_profile.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A figure of the whole run.
struct ComparedFigure {
    enum class Unit : uint8_t { Microseconds, Bytes, Count };
    std::string_view name; ///< "total", a part of the time, "kernel_runs", "bytes_up" …
    Unit unit = Unit::Microseconds;
    double before = 0, after = 0;
};

/// A line of the text; where it was moved, its two numbers. A number is 0 and its time below 0
/// where that run had no array work on the line.
struct ComparedLine {
    std::string file, text;
    uint32_t lineBefore = 0, lineAfter = 0;
    double before = -1, after = -1; ///< µs: computing and copies for it
    uint64_t bytesBefore = 0, bytesAfter = 0;
    bool shared = false; ///< a time is part of a kernel's that computes other lines too
    std::vector<std::string> changes; ///< what was decided otherwise; sentences without a full stop
};

struct ComparedKernel {
    std::string title, name, providerBefore, providerAfter;
    uint32_t line = 0; ///< of the second run, or of the first where the second has it not
    uint32_t countBefore = 0, countAfter = 0;
    double before = -1, after = -1;             ///< µs of all its runs
    double medianBefore = -1, medianAfter = -1; ///< µs
    uint64_t bytesBefore = 0, bytesAfter = 0;
    bool sameText = false;
};

struct ComparedAnswer {
    enum class Verdict : uint8_t { Same, Differs, OnlyBefore, OnlyAfter, NotRead };
    std::string name, kindBefore, kindAfter;
    Verdict verdict = Verdict::Same;
};
[[nodiscard]] std::string_view verdictName(ComparedAnswer::Verdict verdict);

struct ComparedSetting {
    std::string name;
    std::string before, after; ///< "" stands for the default
};

struct RunComparison {
    std::string before, after; ///< the scripts
    bool comparable = true;    ///< both runs are complete
    std::vector<ComparedFigure> figures;
    std::vector<ComparedSetting> settings; ///< that differ
    std::vector<ComparedLine> lines;       ///< in the order of the text
    std::vector<ComparedKernel> kernels;   ///< the largest difference first
    std::vector<ComparedAnswer> answers;   ///< those that are not the same first

    [[nodiscard]] std::size_t count(ComparedAnswer::Verdict verdict) const;
};

[[nodiscard]] RunComparison compareRuns(const RunProfile& before, const RunProfile& after);

/// "Same answers: 5 variables and all output, to the bit." and what else there is to say.
[[nodiscard]] std::string answersText(const RunComparison& comparison);
/// Tables for a terminal, and JSON; resources/docs/formats.md has its fields.
[[nodiscard]] std::string comparisonText(const RunComparison& comparison);
[[nodiscard]] std::string comparisonJson(const RunComparison& comparison);

} // namespace vitrine
