#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# soak.sh [SECONDS]: random graphs, random programs, scripts with pins, failing calls and assertions,
# and journeys through the window, all by seeds that nobody has tried, for about SECONDS (600) in all. Stops at the
# first finding and prints the seed that repeats it. Needs what build.sh builds.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-600}
bin=$PWD/build/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# As the tests do: the software device compiles without optimising, to the same bits.
export GALLIVM_PERF=nopt VITRINE_PIPELINE_CACHE_DIR=$work/cache

fresh_seed() { echo $(($(date +%s%N) / 1000000 % 2000000000)); }

# until_over SHARE COMMAND…: again and again with fresh seeds, for SHARE hundredths of the time.
until_over() {
    local end=$((SECONDS + seconds * $1 / 100)) rounds=0
    shift
    while [ $rounds = 0 ] || [ $SECONDS -lt $end ]; do # once, however short the time is
        seed=$(fresh_seed)
        if ! VITRINE_TEST_SEED=$seed "$@" >"$work/log" 2>&1; then
            tail -n 60 "$work/log"
            echo "soak: found something; VITRINE_TEST_SEED=$seed repeats it: $*" >&2
            exit 1
        fi
        rounds=$((rounds + 1))
    done
    echo "soak: $rounds rounds without a finding: $*"
}

VITRINE_TEST_PROGRAMS=100 until_over 15 "$bin/accel_parity_test" --gtest_filter='Parity.*OnTheHost*'
seed=$(fresh_seed)000
python3 tests/scripts/random_programs.py "$bin/vitrine-cli" --seed "$seed" --count 1000000 \
    --seconds $((seconds * 25 / 100)) --out build/soak-failures
python3 tests/scripts/random_programs.py "$bin/vitrine-cli" --seed "$seed" --count 1000000 \
    --seconds $((seconds * 8 / 100)) --variants host-unfused,two-devices --out build/soak-failures
until_over 12 python3 tests/scripts/random_classes.py "$bin/vitrine-cli" --programs 4
until_over 10 python3 tests/scripts/run_scripts.py "$bin/vitrine-cli" tests/scripts --batch 12 \
    --variants gpu,gpu-unfused,gpu-small,pins --seconds $((seconds / 10))
VITRINE_TEST_SECONDS=$((seconds * 15 / 100)) until_over 1 "$bin/session_test" --gtest_filter='FailureRuns.*'
VITRINE_TEST_SECONDS=$((seconds * 10 / 100)) until_over 1 "$bin/session_test" --gtest_filter='AssertionRuns.End*'
# Random journeys: memory flat, nothing said, no validation message. Short walks say nothing of growth.
# Twenty minutes of them alone: soak_test 1200.
if [ "$seconds" -ge 600 ] && [ -x "$bin/soak_test" ]; then
    VITRINE_DEVICE=gpu QT_QPA_PLATFORM=xcb VITRINE_VULKAN_VALIDATION=1 until_over 1 \
        xvfb-run -a -s "-screen 0 1600x1000x24" "$bin/soak_test" $((seconds * 25 / 100))
fi
