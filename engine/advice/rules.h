// SPDX-License-Identifier: Apache-2.0
#pragma once
// The rules behind Advice: a row each, found by its id in findings, JSON and documentation. A rule
// reads the record and appends what it finds; what is worth telling is decided for all together.
#include "advice/advice.h"

#include <span>

namespace vitrine::advice {

using Findings = std::vector<Finding>;

struct Rule {
    std::string_view id;
    std::string_view meaning; ///< a sentence without a full stop
    void (*find)(const RunRecord& run, Findings& out);
};
[[nodiscard]] std::span<const Rule> rules();

// rules_plan.cpp
void notFused(const RunRecord& run, Findings& out);
void loopNotRolled(const RunRecord& run, Findings& out);
void perElement(const RunRecord& run, Findings& out);
void manySmall(const RunRecord& run, Findings& out);
// rules_copies.cpp
void hostRead(const RunRecord& run, Findings& out);
void upload(const RunRecord& run, Findings& out);
void memoryShort(const RunRecord& run, Findings& out);
// rules_kernels.cpp
void belowCeiling(const RunRecord& run, Findings& out);
void launchBound(const RunRecord& run, Findings& out);
void tooSmall(const RunRecord& run, Findings& out);
void keptOnHost(const RunRecord& run, Findings& out);
void refused(const RunRecord& run, Findings& out);
void compiledAgain(const RunRecord& run, Findings& out);
// rules_run.cpp
void compiled(const RunRecord& run, Findings& out);
void waited(const RunRecord& run, Findings& out);
void deviceStart(const RunRecord& run, Findings& out);
void noteWithoutCost(const RunRecord& run, Findings& out);

// --- rule_texts.cpp
/// "850 ns", "12.3 µs", "4.10 ms", "2.05 s".
[[nodiscard]] std::string durationText(double microseconds);
/// "512 bytes", "1.5 MiB".
[[nodiscard]] std::string bytesText(uint64_t bytes);
/// "" once, " 14 times" else.
[[nodiscard]] std::string timesText(uint64_t count);
/// At most so many bytes, with an ellipsis when that is not all.
[[nodiscard]] std::string cutText(std::string_view text, std::size_t longest);
[[nodiscard]] const GraphNode* nodeOf(const GraphSnapshot& graph, uint32_t id);
/// A group's place: of the operations that ran most often the last one's. Line, file, node and
/// group of the finding.
void placeAtGroup(const GraphSnapshot& graph, const GraphGroup& group, Finding& finding);
/// A note's or kernel's line: the file and node that the record has there.
void placeAtLine(const GraphSnapshot& graph, uint32_t line, Finding& finding);

} // namespace vitrine::advice
