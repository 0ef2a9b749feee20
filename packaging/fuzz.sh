#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# fuzz.sh [SECONDS]: builds the libFuzzer targets with clang, address and undefined sanitizer into build-fuzz/
# and runs each for SECONDS (60): the parser and the readers of MAT and image files from tests/fuzz/corpus, the interpreter from
# the scripts in tests/scripts and 20 scripts of odd calls. A finding stops it with the input's path.
# fuzz.sh --bundle FOLDER: builds them and makes FOLDER, which has all that they need and a run.sh
# [SECONDS] [JOBS] for another machine.
set -euo pipefail
cd "$(dirname "$0")/.."
bundle=
if [ "${1:-}" = --bundle ]; then
    bundle=${2:?fuzz.sh --bundle FOLDER}
    shift 2
fi
seconds=${1:-60}
[ -n "${VITRINE_NO_INSTALL:-}" ] || packaging/install.sh
cmake -S . -B build-fuzz -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_C_COMPILER=clang-14 \
    -DCMAKE_CXX_COMPILER=clang++-14 -DVITRINE_BUILD_FUZZERS=ON -DVITRINE_BUILD_TESTS=OFF -DVITRINE_BUILD_APP=OFF \
    -DVITRINE_SANITIZE=fuzzer-no-link,address,undefined >/dev/null
cmake --build build-fuzz --target fuzzers

# Handles and the scopes that they share may refer to each other, as in every counted-reference
# interpreter: such rings are not looked for. One BLAS thread: its pool outlives the run.
options="-timeout=20 -rss_limit_mb=3000 -detect_leaks=0 -print_funcs=0 -print_final_stats=1"
export OPENBLAS_NUM_THREADS=1

# With PART and PARTS: the share of one of several processes in the scripts.
copy_seeds() { # TARGET FOLDER [PART PARTS]
    if [ "$1" != interpreter ]; then
        cp tests/fuzz/corpus/"$1"/* "$2"
    else
        for script in $(find tests/scripts -name '*.m'); do
            cp "$script" "$2/$(echo "$script" | tr / _)"
        done
        python3 tests/fuzz/odd_calls.py "$2" --files 20 --seed 1
        ls "$2" | awk -v part="${3:-0}" -v parts="${4:-1}" 'NR % parts != part' | (cd "$2" && xargs -r rm)
    fi
}

if [ -n "$bundle" ]; then
    mkdir -p "$bundle/lib" "$bundle"/seeds/{parser,interpreter,mat,images}
    cp build-fuzz/bin/fuzz_* "$bundle"
    # Everything but the C library and the loader, which must be the machine's own.
    ldd build-fuzz/bin/fuzz_* | awk '$3 ~ /^\// { print $3 }' | sort -u |
        grep -vE '/(libc|libm|libdl|librt|libpthread|ld-linux[^/]*)\.so' | xargs -I{} cp -L {} "$bundle/lib"
    copy_seeds parser "$bundle/seeds/parser"
    copy_seeds interpreter "$bundle/seeds/interpreter"
    copy_seeds mat "$bundle/seeds/mat"
    copy_seeds images "$bundle/seeds/images"
    cp tests/fuzz/matlab.dict "$bundle"
    cat > "$bundle/run.sh" <<RUN
#!/usr/bin/env bash
# run.sh [SECONDS] [JOBS]: every target for SECONDS in JOBS processes; findings and corpora stay here.
set -uo pipefail
cd "\$(dirname "\$0")"
export LD_LIBRARY_PATH=\$PWD/lib OPENBLAS_NUM_THREADS=1
for name in parser interpreter mat images; do
    mkdir -p "corpus-\$name" findings
    "./fuzz_\$name" -jobs="\${2:-1}" -workers="\${2:-1}" -max_total_time="\${1:-60}" $options -dict=matlab.dict \\
        -artifact_prefix="findings/\$name-" "corpus-\$name" "seeds/\$name"
done
ls findings
RUN
    chmod +x "$bundle/run.sh"
    exit 0
fi

# Two at a time: each works on one processor. The log of the one that found something is printed. Two processes share
# the scripts, each of which runs once before anything is changed in it: that takes longer than all the rest.
fuzz() { # NAME SECONDS [PART PARTS]
    local work=$(mktemp -d)
    local seeds=$work/seeds
    mkdir "$seeds" "$work/corpus"
    copy_seeds "$1" "$seeds" "${@:3}"
    echo "Fuzzing $1 for $2 s"
    if ! "build-fuzz/bin/fuzz_$1" -max_total_time="$2" $options -verbosity=0 -dict=tests/fuzz/matlab.dict \
        -artifact_prefix="$work/" "$work/corpus" "$seeds" >"$work/log" 2>&1; then
        cat "$work/log" >&2
        return 1
    fi
    grep -E '^stat::' "$work/log" || true
}

(fuzz parser "$seconds" && fuzz interpreter "$((seconds / 2))" 0 2) &
first=$!
(fuzz mat "$seconds" && fuzz images "$seconds" && fuzz interpreter "$((seconds / 2))" 1 2) &
found=0
wait $first || found=1
wait $! || found=1
exit $found
