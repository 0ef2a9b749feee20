#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# An animated picture of a run for the README, from the real window under a virtual display: a
# script is run, its graph and why looked at, then its figure. Needs imagemagick and xdotool
# besides what packages.txt lists.
#   packaging/film.sh [FILE.gif]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-resources/images/run.gif}
size=1280x800
if [ "${IN_FILM:-}" != yes ]; then
    for tool in import compare convert xdotool xvfb-run; do
        command -v $tool >/dev/null && continue
        echo "film: needs $tool (packages imagemagick, xdotool, xvfb)" >&2
        exit 2
    done
    IN_FILM=yes exec xvfb-run -a -s "-screen 0 ${size}x24" "$0" "$out"
fi
work=$(mktemp -d)
# Nothing of the user's is read or changed.
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work
build/bin/vitrine --size $size --layout explain resources/lessons/13-mandelbrot/*.m &
program=$!
trap 'kill $program 2>/dev/null || true; rm -rf "$work"' EXIT
shots=0
delays=()
look() { import -silent -window root "$work/now.png"; }
# No more than a blinking caret has changed since the picture before.
same() {
    local pixels
    pixels=$(compare -metric AE "$1" "$2" null: 2>&1 || true)
    [ "${pixels%%.*}" -lt 400 ]
}
keep() { # HUNDREDTHS it is seen for
    shots=$((shots + 1))
    cp "$work/now.png" "$(printf '%s/shot%03d.png' "$work" $shots)"
    delays+=("$1")
}
# Waits until nothing moves; what is on the way is kept where a time for it is given.
settle() { # [HUNDREDTHS]
    local quiet=0
    look
    while [ $quiet -lt 4 ]; do
        cp "$work/now.png" "$work/before.png"
        look
        if same "$work/before.png" "$work/now.png"; then
            quiet=$((quiet + 1))
        else
            quiet=0
            if [ -n "${1:-}" ]; then keep "$1"; fi
        fi
    done
}
press() {
    xdotool key --clearmodifiers "$@"
    sleep 0.3
}
window=$(timeout 60 xdotool search --sync --onlyvisible --name '^Vitrine$' | head -1)
xdotool windowfocus "$window"
settle
keep 150
press F5
settle 30
keep 250
press --repeat 15 --delay 40 Down # to a line of the loop
settle
keep 200
press F6
settle
keep 300
arguments=()
for ((i = 1; i <= shots; ++i)); do
    arguments+=(-delay "${delays[i - 1]}" "$(printf '%s/shot%03d.png' "$work" "$i")")
done
convert "${arguments[@]}" +dither -colors 128 -layers OptimizePlus -loop 0 "$out"
echo "$out: $shots pictures, $(stat -c %s "$out") bytes"
