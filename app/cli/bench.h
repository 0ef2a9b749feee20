// SPDX-License-Identifier: Apache-2.0
#pragma once
// `vitrine-cli bench`: the workloads of resources/bench, each checked before it is timed.
#include "options.h"

#include <string_view>

namespace vitrine {
class Session;
}

namespace vitrine::cli {

/// One file of resources/bench; the text is part of the program.
struct BenchFile {
    std::string_view name;
    std::string_view text;
};

/// In the order of their names; made by embed_bench.cmake.
[[nodiscard]] std::span<const BenchFile> benchFiles();

/// Runs the named cases (all without a name) and prints a line for each; 1 if any failed its check.
int runBench(Session& session, const Options& options);

} // namespace vitrine::cli
