#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Pictures of every panel and dialog, of both ways to work, in both languages, and of every lesson,
# in each theme, at three sizes, into build/screenshots:
#   packaging/screenshots.sh [--size WxH] [--theme dark|light|contrast] [NAME…]
# NAME is a panel or a dialog as below, "write", "explain", "german", "presenter" or a lesson's
# number; all without one. Each picture is the real window after a run under a virtual display.
# Ends with 1 when one could not be taken.
set -u
cd "$(dirname "$0")/.." || exit 1
sizes=(1280x800 1600x1000 1920x1080)
themes=(dark light contrast)
names=()
while [ $# -gt 0 ]; do
    case "$1" in
    --size) sizes=("$2"); shift 2 ;;
    --theme) themes=("$2"); shift 2 ;;
    *) names+=("$1"); shift ;;
    esac
done
panels=(editor console workspace figures graph why kernel timings findings residency kernels
    timeline runs problems lesson folder help)
declare -A dialogs=([settings]=file.settings [keys]=help.keys [about]=help.about
    [palette]=help.palette [open]=file.open [find]=edit.replace)
if [ ${#names[@]} -eq 0 ]; then
    names=(write explain german presenter "${panels[@]}" "${!dialogs[@]}")
    for lesson in resources/lessons/*/; do names+=("$(basename "$lesson" | cut -d- -f1)"); done
fi
out=build/screenshots
mkdir -p "$out"
script=resources/lessons/13-mandelbrot/$(basename "$(ls resources/lessons/13-mandelbrot/*.m | head -1)")
taken=0
failed=0
take() { # FILE SIZE ARGUMENTS…
    local file=$1 size=$2
    shift 2
    if xvfb-run -a -s "-screen 0 ${size}x24" build/bin/vitrine --size "$size" --screenshot "$file" \
        "$@" 2>"$file.log"; then
        rm -f "$file.log"
        taken=$((taken + 1))
    else
        echo "$file: $(tail -1 "$file.log")"
        failed=1
    fi
}
for size in "${sizes[@]}"; do
    for theme in "${themes[@]}"; do
        colours=()
        [ "$theme" = dark ] || colours=("--$theme")
        for name in "${names[@]}"; do
            file=$out/$name-$theme-$size.png
            case "$name" in
            write | explain) take "$file" "$size" "${colours[@]}" --layout "$name" --run "$script" ;;
            german) take "$file" "$size" "${colours[@]}" --layout explain --language de --run "$script" ;;
            presenter) take "$file" "$size" "${colours[@]}" --present --run "$script" ;;
            [0-9]*)
                # Its page opens the script.
                take "$file" "$size" "${colours[@]}" --layout explain --lesson "$((10#$name))" --run ;;
            lesson) take "$file" "$size" "${colours[@]}" --panel lesson --lesson 1 ;;
            help) take "$file" "$size" "${colours[@]}" --panel help --command help.manual ;;
            *)
                command=${dialogs[$name]:-}
                if [ -n "$command" ]; then
                    take "$file" "$size" "${colours[@]}" --command "$command" --run "$script"
                    continue
                fi
                take "$file" "$size" "${colours[@]}" --layout explain --panel "$name" --run "$script" ;;
            esac
        done
    done
done
echo "$taken pictures in $out"
exit $failed
