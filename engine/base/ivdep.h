// SPDX-License-Identifier: Apache-2.0
#pragma once
// VITRINE_IVDEP before a loop: its iterations do not depend on one another, though its pointers may
// be equal. clang looks at the pointers at run time instead, and warns where it is told.
#ifdef __clang__
#define VITRINE_IVDEP
#else
#define VITRINE_IVDEP _Pragma("GCC ivdep")
#endif
