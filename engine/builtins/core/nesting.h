// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "base/script_error.h"

namespace vitrine {

/// One level of a walk that calls itself for the content of cells and structs. More levels than the
/// stack has room for are an error of the script, not the end of the program.
class NestingLevel {
public:
    NestingLevel() {
        constexpr int kDeepest = 2000;
        if (++s_depth <= kDeepest) return;
        --s_depth;
        throwError("Vitrine:nestingTooDeep",
                   "Cells and structures are nested more than %d levels deep.", kDeepest);
    }
    ~NestingLevel() { --s_depth; }
    NestingLevel(const NestingLevel&) = delete;
    NestingLevel& operator=(const NestingLevel&) = delete;

private:
    static inline thread_local int s_depth = 0;
};

} // namespace vitrine
