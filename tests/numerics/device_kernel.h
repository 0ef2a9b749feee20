// SPDX-License-Identifier: Apache-2.0
#pragma once
// GLSL of a kernel that applies one function of shaders/lib to each element.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace numerics {

/// What the device does exactly, as the engine's probe would find; -1 is not known yet.
struct KernelOptions {
    std::string lib = "shaders/lib";
    int fma = -1;
    int div32 = -1;
    int compare32 = -1; ///< VT_COMPARE32_EXACT and VT_WIDEN_EXACT

    /// A software device computes divisions with the host's instructions but fuses nothing.
    void complete(bool software) {
        if (fma < 0) fma = software ? 0 : 1;
        if (div32 < 0) div32 = software ? 1 : 0;
        if (compare32 < 0) compare32 = software ? 1 : 0;
    }
};

inline std::string readFile(const std::string& path) {
    std::ifstream in(path);
    if (!in) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        std::exit(2);
    }
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::string library(const KernelOptions& options) {
    std::string text = "#version 450\n"
                       "#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require\n"
                       "#extension GL_EXT_shader_explicit_arithmetic_types_float64 : require\n";
    text += "#define VT_FMA_EXACT " + std::to_string(options.fma) + "\n";
    text += "#define VT_DIV32_EXACT " + std::to_string(options.div32) + "\n";
    for (const char* name : {"VT_COMPARE32_EXACT ", "VT_WIDEN_EXACT ", "VT_FMA32_KEEPS "})
        text += std::string("#define ") + name + std::to_string(options.compare32) + "\n";
    for (const char* file : {"prelude",
                             "arith",
                             "exp",
                             "hyperbolic",
                             "erf",
                             "log",
                             "trig",
                             "invtrig",
                             "invhyp",
                             "pow",
                             "round",
                             "divisor",
                             "turn",
                             "root",
                             "erfinv",
                             "gamma",
                             "random",
                             "complex",
                             "complex_functions",
                             "complex_inverse"})
        text += readFile(options.lib + "/" + file + ".glsl");
    return text + "layout(local_size_x = 64) in;\n"
                  "layout(push_constant) uniform P { uint n; uint first; uint k0; uint k1; };\n";
}

template <typename T>
std::string kernel(const std::string& lib, const std::string& expression) {
    const std::string type = sizeof(T) == 8 ? "double" : "float";
    return lib + "layout(std430, binding = 0) readonly buffer A { " + type + " a[]; };\n" +
           "layout(std430, binding = 1) readonly buffer B { " + type + " b[]; };\n" +
           "layout(std430, binding = 2) writeonly buffer R { " + type + " r[]; };\n" +
           "void main() {\n    uint i = gl_GlobalInvocationID.x;\n    if (i >= n) return;\n"
           "    r[i] = " +
           expression + ";\n}\n";
}

} // namespace numerics
