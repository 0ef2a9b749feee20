#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# From a clone to all tests run: installs what is missing, builds, tests. Ends with ctest's summary.
set -euo pipefail
cd "$(dirname "$0")/.."
start=$(date +%s)
packaging/build.sh
echo "Built in $(($(date +%s) - start)) s."
# Two at a time: the tests of the host provider use two threads themselves.
ctest --preset release --output-on-failure -j "$(nproc)" "$@"
