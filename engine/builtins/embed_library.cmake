# SPDX-License-Identifier: Apache-2.0
# cmake -DOUT=library_table.cpp -DFILES=a.m,b.m -P embed_library.cmake
# Makes a builtin's row of each function file: its first "function" line is the signature, the comment
# lines below it are the description, the whole text is what the VM compiles. A file in a folder
# private is seen by the other files of the library only, from whatever family.
string(REPLACE "," ";" files "${FILES}")
list(SORT files)
set(rows "")
foreach(path ${files})
    get_filename_component(name "${path}" NAME_WE)
    if(path MATCHES "/private/[^/]*$")
        set(name "private/${name}")
    endif()
    file(READ "${path}" text)
    string(REGEX MATCH "\nfunction ([^\n]*)\n((%[^\n]*\n)+)" head "${text}")
    if(NOT head)
        message(FATAL_ERROR "${path}: no function line with a comment below it")
    endif()
    set(signature "${CMAKE_MATCH_1}")
    string(REGEX REPLACE "\n?% ?" " " doc "${CMAKE_MATCH_2}")
    string(STRIP "${doc}" doc)
    string(APPEND rows "    {\"${name}\", 0, -1, -1, nullptr,\n     R\"m(${signature})m\",\n"
        "     R\"m(${doc})m\", nullptr, {},\n     R\"m(${text})m\"},\n")
endforeach()
file(WRITE "${OUT}" "// Made from builtins/library by embed_library.cmake.
#include \"builtins/core/catalogue.h\"

namespace vitrine {

namespace {
constexpr Builtin kRows[] = {
${rows}};
} // namespace

std::span<const Builtin> libraryTable() {
    return kRows;
}

} // namespace vitrine
")
