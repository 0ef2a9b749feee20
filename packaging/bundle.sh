#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# bundle.sh [--console] [--xvfb] [OUTPUT.tar.xz]: makes a relocatable tarball of the built program with the
# libraries it needs. It runs on x86-64 Linux with glibc 2.36 or newer, from any folder:
#     tar xf vitrine.tar.xz && vitrine/vitrine-cli script.m        (or vitrine/vitrine for the workbench)
# --console leaves the workbench out; --xvfb adds a virtual X server for machines without a display.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
binaries=${VITRINE_BIN:-$root/build/bin}
console=0 xvfb=0 output="$root/build/vitrine.tar.xz"
for argument in "$@"; do
    case $argument in
        --console) console=1 ;;
        --xvfb) xvfb=1 ;;
        *) output=$(realpath -m "$argument") ;;
    esac
done
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
top=$stage/vitrine
mkdir -p "$top/bin" "$top/lib" "$top/resources"

# The C and C++ runtimes and the device driver belong to the machine it runs on.
system_library='/(ld-linux|libc|libm|libdl|librt|libpthread|libresolv|libgcc_s|libstdc\+\+|libnvidia|libcuda)[-.]'
copy_libraries() {
    for file in "$@"; do
        ldd "$file" 2>/dev/null | awk '/=> \//{print $3}' | { grep -Ev "$system_library" || true; } | while read -r library; do
            [ -e "$top/lib/$(basename "$library")" ] || cp -L "$library" "$top/lib/"
        done
    done
}

cp "$binaries/vitrine-cli" "$top/bin/"
cp -r "$root/resources/lessons" "$root/resources/translations" "$root/resources/frames" "$top/resources/"
copy_libraries "$top/bin/vitrine-cli"
cp -L /usr/lib/x86_64-linux-gnu/libvulkan.so.1 "$top/lib/"
# Loaded by name when a MAT file is opened.
cp -L /usr/lib/x86_64-linux-gnu/libmatio.so.11 "$top/lib/"
copy_libraries "$top/lib/libmatio.so.11"
# Loaded by name when an image is read or written.
cp -L /usr/lib/x86_64-linux-gnu/libpng16.so.16 /usr/lib/x86_64-linux-gnu/libjpeg.so.62 "$top/lib/"

if [ $console = 0 ]; then
    cp "$binaries"/vitrine "$top/bin/"
    find "$binaries" -maxdepth 1 -name '*.so' -exec cp {} "$top/bin/" \;
    qt=/usr/lib/x86_64-linux-gnu/qt6
    mkdir -p "$top/plugins/platforms" "$top/qml" "$top/fonts"
    cp "$qt"/plugins/platforms/libqxcb.so "$qt"/plugins/platforms/libqoffscreen.so "$top/plugins/platforms/"
    for folder in imageformats xcbglintegrations; do
        if [ -d "$qt/plugins/$folder" ]; then cp -r "$qt/plugins/$folder" "$top/plugins/"; fi
    done
    for module in QtQml QtQuick Qt; do
        if [ -d "$qt/qml/$module" ]; then cp -r "$qt/qml/$module" "$top/qml/"; fi
    done
    rm -rf "$top"/qml/QtQuick/{Controls/{Imagine,Material,Universal},NativeStyle,Particles,Scene2D,Scene3D,VirtualKeyboard,Timeline} \
        "$top"/qml/QtTest
    find "$top/qml" \( -name '*.qmltypes' -o -name 'designer' -o -name '*.a' \) -prune -exec rm -rf {} +
    cp /usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-{Regular,Bold,Italic}.ttf "$top/fonts/" 2>/dev/null || true
    cp /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold}.ttf /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf "$top/fonts/"
    mapfile -t plugins < <(find "$top/plugins" "$top/qml" "$top/bin" -name '*.so*')
    copy_libraries "$top/bin/vitrine" "${plugins[@]}"
fi
if [ $xvfb = 1 ]; then
    cp /usr/bin/Xvfb /usr/bin/xkbcomp "$top/bin/"
    mkdir -p "$top/share/X11"
    cp -rL /usr/share/X11/xkb "$top/share/X11/"
    copy_libraries /usr/bin/Xvfb /usr/bin/xkbcomp
fi

cat > "$top/environment" <<'EOF'
# Sourced by the start scripts: points everything at $here, this folder.
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export QT_PLUGIN_PATH="$here/plugins" QML2_IMPORT_PATH="$here/qml" QT_QPA_PLATFORM_PLUGIN_PATH="$here/plugins/platforms"
export VITRINE_RESOURCES="$here/resources"
if [ -d "$here/fonts" ]; then
    cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/vitrine
    mkdir -p "$cache"
    printf '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>%s</dir><dir>/usr/share/fonts</dir><cachedir>%s</cachedir></fontconfig>' \
        "$here/fonts" "$cache/fonts" > "$cache/fonts.conf"
    export FONTCONFIG_FILE="$cache/fonts.conf"
fi
EOF
# NAME: a start script for the program, which costs no process but the shell.
start_script() {
    cat > "$top/$1" <<EOF
#!/bin/sh
self=\$0
if [ -h "\$self" ]; then self=\$(readlink -f "\$self"); fi
case \$self in */*) here=\${self%/*} ;; *) here=. ;; esac
here=\$(cd "\$here" >/dev/null && pwd)
. "\$here/environment"
exec "\$here/bin/$1" "\$@"
EOF
    chmod +x "$top/$1"
}
start_script vitrine-cli
if [ $console = 0 ]; then
    start_script vitrine
    cp "$root/packaging/frames.sh" "$top/"
fi
if [ $xvfb = 1 ]; then
    cat > "$top/with-xvfb" <<'EOF'
#!/usr/bin/env bash
# with-xvfb COMMAND …: runs it on the bundled virtual X server (1600 by 1000).
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
. "$here/environment"
mkdir -p /tmp/.X11-unix
# The server starts the keyboard compiler by its installed path.
[ -e /usr/bin/xkbcomp ] || ln -s "$here/bin/xkbcomp" /usr/bin/xkbcomp || echo "with-xvfb: cannot place xkbcomp" >&2
"$here/bin/Xvfb" :77 -screen 0 1600x1000x24 -xkbdir "$here/share/X11/xkb" -nolisten tcp >/dev/null 2>&1 &
server=$!
trap 'kill $server' EXIT
sleep 2
DISPLAY=:77 "$@"
EOF
    chmod +x "$top/with-xvfb"
fi
strip --strip-unneeded "$top"/bin/vitrine* "$top"/lib/*.so* 2>/dev/null || true
mkdir -p "$(dirname "$output")"
# One dictionary over both programs, which share most of their code.
tar -C "$stage" -c vitrine | xz -T0 -9 > "$output"
echo "$output: $(du -h "$output" | cut -f1), unpacked $(du -sh "$top" | cut -f1)"
