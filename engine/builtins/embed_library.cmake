# SPDX-License-Identifier: Apache-2.0
# cmake -DOUT=library_table.cpp -DLIST=files.txt -P embed_library.cmake, a file a line
# Makes a builtin's row of each function file: its first "function" line is the signature, the comment
# lines below it are the description, the whole text is what the VM compiles; a line "%#rules Dot::Strings" above
# gives its rules. A file in a folder
# private is seen by the files of the folder that it stands in only.
file(STRINGS "${LIST}" files)
list(SORT files)
set(rows "")
set(families "")
foreach(path ${files})
    get_filename_component(name "${path}" NAME)
    string(REGEX REPLACE "\\.m$" "" name "${name}")
    string(REGEX MATCH "/library/([^/]*)/" family "${path}")
    set(family "${CMAKE_MATCH_1}")
    if(path MATCHES "/private/[^/]*$")
        set(name "private/${family}/${name}")
    endif()
    string(APPEND families "    \"${family}\",\n")
    file(READ "${path}" text)
    string(REGEX MATCH "\nfunction ([^\n]*)\n((%[^\n]*\n)+)" head "${text}")
    if(NOT head)
        message(FATAL_ERROR "${path}: no function line with a comment below it")
    endif()
    set(signature "${CMAKE_MATCH_1}")
    string(REGEX REPLACE "\n?% ?" " " doc "${CMAKE_MATCH_2}")
    string(STRIP "${doc}" doc)
    set(rules "")
    if(text MATCHES "\n%#rules ([^\n]*)\n")
        set(rules "${CMAKE_MATCH_1}")
    endif()
    string(APPEND rows "    {\"${name}\", 0, -1, -1, nullptr,\n     R\"m(${signature})m\",\n"
        "     R\"m(${doc})m\", nullptr, {${rules}},\n     R\"m(${text})m\"},\n")
endforeach()
file(WRITE "${OUT}" "// Made from builtins/library by embed_library.cmake.
#include \"builtins/core/catalogue.h\"

namespace vitrine {

namespace {
constexpr Builtin kRows[] = {
${rows}};
constexpr std::string_view kFamilies[] = {
${families}};
} // namespace

std::span<const Builtin> libraryTable() {
    return kRows;
}
std::span<const std::string_view> libraryFamilies() {
    return kFamilies;
}

} // namespace vitrine
")
