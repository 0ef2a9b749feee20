# SPDX-License-Identifier: Apache-2.0
# Compiler settings and the functions that declare this project's targets: one target a folder.
include_guard()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_CXX_FLAGS_DEBUG "-O0 -g1")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1 -fno-omit-frame-pointer")

find_program(VITRINE_CCACHE ccache)
if(VITRINE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(launcher env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${VITRINE_CCACHE})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
    set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
endif()
find_program(VITRINE_MOLD mold)
if(VITRINE_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
find_package(Threads REQUIRED)

add_library(vitrine_flags INTERFACE)
# Contraction is off everywhere: a*b+c and fma(a,b,c) are different results (DESIGN.md, Numerics).
target_compile_options(vitrine_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    -ffp-contract=off $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    # Else a fresh clone's headers, of another time, make its precompiled headers others to ccache.
    $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
if(VITRINE_SANITIZE)
    target_compile_options(vitrine_flags INTERFACE -fsanitize=${VITRINE_SANITIZE} -fno-sanitize-recover=all)
    if(VITRINE_SANITIZE MATCHES "undefined")
        # A null pointer ends the program anyway; the other two cost a tenth of the compiler's time for what x86
        # allows and for casts that the code does not have.
        target_compile_options(vitrine_flags INTERFACE -fno-sanitize=null,alignment,vptr)
    endif()
    target_link_options(vitrine_flags INTERFACE -fsanitize=${VITRINE_SANITIZE})
endif()
target_link_libraries(vitrine_flags INTERFACE Threads::Threads)

# vitrine_precompiled(OUT FOLDER NAME): how a header is named to target_precompile_headers. clang stores its absolute
# path, so there its precompiled form is of one clone; ccache gives GCC's to every clone if the path is not in it.
function(vitrine_precompiled out folder name)
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        set(${out} ${folder}/${name} PARENT_SCOPE)
    else()
        set(${out} <${name}> PARENT_SCOPE)
    endif()
endfunction()
vitrine_precompiled(VITRINE_PCH ${PROJECT_SOURCE_DIR}/engine base/pch.h)

# vitrine_library(NAME SOURCES … [LINK …] [PRIVATE_LINK …])
# A static library for one folder of engine/; includes are written from engine/ ("value/tensor.h").
function(vitrine_library name)
    cmake_parse_arguments(ARG "NO_PCH" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/engine)
    target_link_libraries(${name} PUBLIC ${ARG_LINK} PRIVATE vitrine_flags ${ARG_PRIVATE_LINK})
    if(NOT ARG_NO_PCH)
        target_precompile_headers(${name} PRIVATE ${VITRINE_PCH})
    endif()
endfunction()

# vitrine_test(NAME SOURCES … [LINK …]) declares one GoogleTest program and its ctest entry.
function(vitrine_test name)
    cmake_parse_arguments(ARG "" "TIMEOUT" "SOURCES;LINK;LABELS" ${ARGN})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 300)
    endif()
    add_executable(${name} ${ARG_SOURCES})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE ${ARG_LINK} vitrine_flags GTest::gtest GTest::gtest_main)
    target_precompile_headers(${name} PRIVATE ${VITRINE_PCH} <gtest/gtest.h>)
    add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}")
endfunction()

# Declares that a test uses a device: leaks and races inside the driver are told from ours under a sanitizer.
function(vitrine_device_test name)
    if(VITRINE_SANITIZE MATCHES "address")
        target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/driver_leaks.cpp)
        target_link_libraries(${name} PRIVATE ${CMAKE_DL_LIBS})
    endif()
    if(VITRINE_SANITIZE MATCHES "thread")
        target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/driver_races.cpp)
    endif()
endfunction()
