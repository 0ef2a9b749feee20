#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# From a clone to all tests run: installs what is missing, builds, tests. Ends with ctest's summary.
# Tests that draw draw by the commit, so that everybody sees what continuous integration saw; fresh
# seeds are soak.sh's. VITRINE_TEST_SEED gives another one.
set -euo pipefail
cd "$(dirname "$0")/.."
start=$(date +%s)
packaging/build.sh
echo "Built in $(($(date +%s) - start)) s."
if [ -z "${VITRINE_TEST_SEED:-}" ]; then
    commit=$(git rev-parse --short=7 HEAD 2>/dev/null || echo 1)
    export VITRINE_TEST_SEED=$((16#${commit:0:7}))
fi
echo "VITRINE_TEST_SEED=$VITRINE_TEST_SEED"
# Two at a time: the tests of the host provider use two threads themselves.
ctest --preset release --output-on-failure -j "$(nproc)" "$@"
