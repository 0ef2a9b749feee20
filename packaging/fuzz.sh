#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# fuzz.sh [SECONDS]: builds the libFuzzer targets with clang into build-fuzz/ and runs each for SECONDS
# (60) from the corpus in tests/fuzz/corpus. A finding stops it with the input's path.
set -euo pipefail
cd "$(dirname "$0")/.."
packaging/install.sh
seconds=${1:-60}
cmake -S . -B build-fuzz -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_C_COMPILER=clang-14 \
    -DCMAKE_CXX_COMPILER=clang++-14 -DVITRINE_BUILD_FUZZERS=ON -DVITRINE_BUILD_TESTS=OFF -DVITRINE_BUILD_APP=OFF >/dev/null
cmake --build build-fuzz --target fuzzers
for target in build-fuzz/bin/fuzz_*; do
    name=$(basename "$target" | sed 's/^fuzz_//')
    work=$(mktemp -d)
    echo "Fuzzing $name for $seconds s"
    "$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -verbosity=0 -print_funcs=0 -print_final_stats=1 \
        -artifact_prefix="$work/" "$work" "tests/fuzz/corpus/$name"
done
