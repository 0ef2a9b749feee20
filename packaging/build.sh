#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Configures and builds the release preset into build/ (binaries in build/bin/).
set -euo pipefail
cd "$(dirname "$0")/.."
packaging/install.sh
cmake --preset release "$@"
cmake --build --preset release
