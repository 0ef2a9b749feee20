#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Draws the figures of resources/gallery into build/gallery, one file a script:
#   packaging/gallery.sh [png|svg|pdf] [--dark] [NAME…]
# Says which scripts failed or warned, and ends with 1 if any did.
set -u
cd "$(dirname "$0")/.." || exit 1
format=${1:-png}
shift || true
out=build/gallery
theme=light
if [ "${1:-}" = --dark ]; then
    theme=dark
    out=build/gallery/dark
    shift
fi
mkdir -p "$out"
names=("$@")
if [ ${#names[@]} -eq 0 ]; then
    for script in resources/gallery/*.m; do names+=("$(basename "$script" .m)"); done
fi
failed=0
for name in "${names[@]}"; do
    said=$(build/bin/vitrine-cli --quiet --eval \
        "run('resources/gallery/$name.m'); theme(gcf, '$theme'); print(gcf, '$PWD/$out/$name.$format', '-r120')" 2>&1)
    if [ $? -ne 0 ] || [ -n "$said" ]; then
        echo "$name: $said"
        failed=1
    fi
done
echo "${#names[@]} figures in $out"
exit $failed
