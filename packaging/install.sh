#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what packaging/packages.txt lists and the machine lacks. Needs root or sudo only when
# something is missing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mapfile -t wanted < <(grep -v '^#' "$here/packages.txt" | sed '/^$/d')
missing=()
for package in "${wanted[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi
echo "Installing ${#missing[@]} Debian packages: ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "These packages are missing and sudo is not there: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
# Waits for an update that the machine runs by itself, as many do after they start.
waiting=(-o DPkg::Lock::Timeout=600)
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "${waiting[@]}" install -y -q --no-install-recommends "${missing[@]}"
