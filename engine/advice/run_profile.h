// SPDX-License-Identifier: Apache-2.0
#pragma once
// What one run cost, line by line and kernel by kernel, with the decisions behind it and a digest
// of its answers: small enough to keep many of, and all that two runs are compared by
// (run_comparison.h). Values and pure functions; any thread.
#include "advice/advice.h"
#include "base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A group of the plan that a line's operations are in.
struct LineDecision {
    bool onDevice = false;
    std::string title;           ///< its operations, "sin·times"
    std::string reason;          ///< one sentence
    std::vector<uint32_t> lines; ///< all lines that it computes
    std::string makes{};         ///< what people call it, "y, z"

    friend bool operator==(const LineDecision&, const LineDecision&) = default;
};

struct LineCost {
    std::string file; ///< as messages name it
    uint32_t line = 0;
    std::string text;    ///< of the line, without blanks around it
    double cpu = 0;      ///< µs that its operations computed there
    double gpu = 0;      ///< likewise
    double copy = 0;     ///< µs that copies between CPU and GPU for it took
    uint64_t bytes = 0;  ///< of these copies
    bool shared = false; ///< its times are parts of kernels that compute other lines too
    std::vector<LineDecision> decisions;

    [[nodiscard]] double total() const { return cpu + gpu + copy; }
};

struct KernelCost {
    uint64_t kernel = 0; ///< hash of its text
    std::string title;   ///< its operations
    std::string name;    ///< what people read
    std::string provider;
    uint32_t line = 0;
    uint32_t count = 0;
    double total = 0, median = 0; ///< µs
    uint64_t bytes = 0;
    double percentOfCeiling = 0;
};

/// What a variable held in the end, or with the name "output" what was printed.
struct AnswerDigest {
    std::string name;
    std::string kind;    ///< "3x4 double"
    bool known = false;  ///< false: it was not read
    uint64_t digest = 0; ///< of its class, shape and bits
};

struct RunProfile {
    std::string script; ///< the file, or the name of a text
    std::string state;  ///< "complete", "error", "stopped"
    std::string device; ///< "": none was started
    TimeSplit time;
    uint64_t kernelRuns = 0;
    uint64_t bytesUp = 0, bytesDown = 0;
    uint64_t compiled = 0;                                     ///< kernels made from source
    std::vector<std::pair<std::string, std::string>> settings; ///< that are not the defaults
    std::vector<LineCost> lines;                               ///< by file and line
    std::vector<KernelCost> kernels;                           ///< the costliest first
    std::vector<AnswerDigest> answers;                         ///< by name
};

/// The texts that a run's places are in.
struct SourceTexts {
    std::function<std::string(uint32_t file)> name;
    std::function<std::string(uint32_t file, uint32_t line)> line;
};

/// Times of a kernel that computes several lines are divided by the number of their operations.
/// The caller fills in script, state, settings and answers.
[[nodiscard]] RunProfile profileOf(const RunRecord& run, const SourceTexts& sources);

/// A JSON object; resources/docs/formats.md has its fields.
[[nodiscard]] std::string profileJson(const RunProfile& profile);
/// Of a trace file of `--trace`, or of profileJson() alone. An error says what is wrong with it.
[[nodiscard]] Result<RunProfile> profileOfTrace(std::string_view json);

} // namespace vitrine
