#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# How fast figures are drawn: an image of 8192 by 8192, lines and markers of ten million points and a
# turning surface of 2048 by 2048, from device memory into a picture without a window:
#   packaging/frames.sh [FOLDER] [FRAMES]      from the tree; frames.sh … from an unpacked bundle
# Prints median and worst time of a frame of each and leaves a PNG and the log of frames in FOLDER;
# then the same of the window while a script of 5,000 operations runs, with the graph across it.
# FRAME_SCALE=0.1 draws less. Needs a display, whatever it can show (xvfb-run, with-xvfb).
set -u
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
if [ -x "$here/vitrine" ]; then
    program=$here/vitrine scripts=$here/resources/frames
else
    program=$here/../build/bin/vitrine scripts=$here/../resources/frames
fi
out=${1:-frames}
frames=${2:-300}
mkdir -p "$out"
failed=0
for name in large_image long_line many_points turning_surface; do
    said=$("$program" "$scripts/$name.m" --run --offscreen --panel figures --moving "$frames" \
        --frame-log "$out/$name.csv" --screenshot "$out/$name.png" 2>&1)
    if [ $? -ne 0 ]; then
        failed=1
        echo "$said"
    fi
    echo "$name: $(echo "$said" | grep '^# frames')"
done
# Each line is an operation of its own, so that nothing folds. On the CPU: a software device would
# take minutes to make kernels of so many.
{
    echo 'x = rand(2000, 1);'
    for ((i = 0; i < 2500; ++i)); do echo "x = sin(x) * $((i % 7 + 1));"; done
    echo 'disp(x(1) < 10)'
} >"$out/operations.m"
said=$(VITRINE_MIN_ELEMENTS_ELEMENTWISE=1000000 "$program" "$out/operations.m" --run --layout explain \
    --frame-log "$out/operations.csv" --screenshot "$out/operations.png" 2>&1) || failed=1
echo "operations: $(echo "$said" | grep '^# frames' || echo "$said")"
exit $failed
