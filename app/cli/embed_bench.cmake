# SPDX-License-Identifier: Apache-2.0
# cmake -DOUT=bench_table.cpp -DFILES=a.m,b.m -P embed_bench.cmake
string(REPLACE "," ";" files "${FILES}")
list(SORT files)
set(rows "")
foreach(path ${files})
    get_filename_component(name "${path}" NAME_WE)
    file(READ "${path}" text)
    string(APPEND rows "    {\"${name}\", R\"m(${text})m\"},\n")
endforeach()
file(WRITE "${OUT}" "// Made from resources/bench by embed_bench.cmake.
#include \"bench.h\"

namespace vitrine::cli {

namespace {
constexpr BenchFile kFiles[] = {
${rows}};
} // namespace

std::span<const BenchFile> benchFiles() {
    return kFiles;
}

} // namespace vitrine::cli
")
