# SPDX-License-Identifier: Apache-2.0
# The sweep's command line: its help, and what it refuses with status 2 before any work.
function(expect status text)
    execute_process(COMMAND ${PROGRAM} ${ARGN} RESULT_VARIABLE ended OUTPUT_VARIABLE said
        ERROR_VARIABLE complained)
    string(FIND "${said}${complained}" "${text}" at)
    if(NOT ended EQUAL status OR at LESS 0)
        message(FATAL_ERROR "${ARGN}: status ${ended}, ${said}${complained}")
    endif()
endfunction()
expect(0 "--every-single" --help)
expect(2 "no option '--unknown'" --unknown 1)
expect(2 "no option 'tanh'" tanh)
expect(2 "--count takes a value" --count)
expect(2 "whole number" --count 1e6)
expect(2 "0 or 1" --fma 2)
expect(2 "no function 'nosuch'" --only nosuch)
