#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# lint.sh [--all | --builds | FILE…]: clang-format (nothing may change) and clang-tidy (nothing may be
# found) over the C++ files that differ from main, over all of them, or over the files named. Needs a
# configured build/ (packaging/build.sh makes one).
# --builds, which --all does too: everything is built by clang, and without precompiled headers (each file
# includes what it needs), warnings being errors.
set -euo pipefail
cd "$(dirname "$0")/.."
build_otherwise() {
    for preset in clang bare; do
        cmake --preset "$preset" >/dev/null
        cmake --build --preset "$preset" -- --quiet
        echo "build-$preset: no warning."
    done
}
case "${1:-}" in
--builds)
    build_otherwise
    exit
    ;;
--all)
    build_otherwise
    mapfile -t files < <(git ls-files 'app/*.cpp' 'app/*.h' 'engine/*.cpp' 'engine/*.h' 'tests/*.cpp' 'tests/*.h')
    ;;
"") mapfile -t files < <(git diff --name-only --diff-filter=d main -- '*.cpp' '*.h') ;;
*) files=("$@") ;;
esac
[ ${#files[@]} -gt 0 ] || { echo "No C++ file differs from main."; exit 0; }
clang-format-14 --dry-run --Werror "${files[@]}"
echo "clang-format: ${#files[@]} files as they should be."
# Headers are looked at through the sources that include them.
sources=()
for file in "${files[@]}"; do
    case "$file" in
    app/*.cpp | engine/*.cpp) grep -qF "$file\"" build/compile_commands.json && sources+=("$file") ;;
    esac
done
[ ${#sources[@]} -gt 0 ] || exit 0
# GCC's precompiled headers mean nothing to clang-tidy; it reads their text instead.
database=$(mktemp -d)
trap 'rm -rf "$database"' EXIT
sed -E 's/ -Winvalid-pch / /g; s/ -fpch-preprocess / /g; s/ -include [^ ]*cmake_pch\.hxx / /g' \
    build/compile_commands.json >"$database/compile_commands.json"
printf '%s\0' "${sources[@]}" |
    xargs -0 -n 1 -P "$(nproc)" clang-tidy-14 --quiet --warnings-as-errors='*' -p "$database"
echo "clang-tidy: ${#sources[@]} files without a finding."
