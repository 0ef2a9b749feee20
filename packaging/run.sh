#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# run.sh [FILE.m]: builds when needed and opens the workbench on FILE or on the first lesson. Without
# a display it runs the script in the console program instead, and leaves the acceleration graph
# (SVG) and a picture of the workbench in build/run/.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
file=$(realpath "${1:-$root/resources/lessons/01-first-fusion/first_fusion.m}")
(cd "$root" && packaging/build.sh >&2)
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$root/build/bin/vitrine" "$file" --run
fi
name=$(basename "$file" .m)
echo "There is no display: running $name.m in the console program." >&2
out=$root/build/run
mkdir -p "$out"
"$root/build/bin/vitrine-cli" "$file" --graph "$out/$name-graph.svg"
xvfb-run -a -s "-screen 0 1600x1000x24" "$root/build/bin/vitrine" "$file" --run --screenshot "$out/$name-workbench.png"
echo "Wrote $out/$name-graph.svg and $out/$name-workbench.png." >&2
