// SPDX-License-Identifier: Apache-2.0
// First text of every kernel that uses this library: the words that make one source valid both
// here and in C++ (glsl_cpp.h is the C++ counterpart), and the device properties. The code
// generator defines the properties that the conformance probe found; the defaults are a device
// on which everything is exact.
#ifndef VT_PRELUDE
#define VT_PRELUDE
#define VT_FN
#define VT_OUT(T) out T
#define VT_INOUT(T) inout T
#ifndef VT_FMA_EXACT
#define VT_FMA_EXACT 1
#endif
#ifndef VT_DIV32_EXACT
#define VT_DIV32_EXACT 1
#endif
#ifndef VT_COMPARE32_EXACT
#define VT_COMPARE32_EXACT 1
#endif
#ifndef VT_WIDEN_EXACT
#define VT_WIDEN_EXACT 1
#endif
#ifndef VT_FMA32_KEEPS
#define VT_FMA32_KEEPS 1
#endif
#ifndef VT_DERIVED_EXACT
#define VT_DERIVED_EXACT 1
#endif
#ifndef VT_HAS_FLOAT64
#define VT_HAS_FLOAT64 1
#endif
#ifndef VT_HAS_INT64
#define VT_HAS_INT64 1
#endif
#endif
