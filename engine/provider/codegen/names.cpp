// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/names.h"

#include <cctype>

namespace vitrine::codegen {

namespace {

/// Words that a MATLAB variable may be called and a GLSL variable may not, built-in functions that
/// generated text calls, and the fixed names of generated kernels.
constexpr const char* kReserved[] = {
    // GLSL
    "attribute", "const", "uniform", "varying", "buffer", "shared", "coherent", "volatile",
    "restrict", "readonly", "writeonly", "layout", "centroid", "flat", "smooth", "patch", "sample",
    "break", "continue", "do", "for", "while", "switch", "case", "default", "if", "else",
    "subroutine", "in", "out", "inout", "float", "double", "int", "uint", "void", "bool", "true",
    "false", "invariant", "precise", "discard", "return", "struct", "common", "partition", "active",
    "asm", "class", "union", "enum", "typedef", "template", "this", "resource", "goto", "inline",
    "noinline", "public", "static", "extern", "external", "interface", "long", "short", "half",
    "fixed", "unsigned", "superp", "input", "output", "filter", "sizeof", "cast", "namespace",
    "using", "lowp", "mediump", "highp", "precision", "vec2", "vec3", "vec4", "ivec2", "ivec3",
    "ivec4", "uvec2", "uvec3", "uvec4", "bvec2", "bvec3", "bvec4", "dvec2", "dvec3", "dvec4",
    "mat2", "mat3", "mat4", "dmat2", "dmat3", "dmat4", "sampler1D", "sampler2D", "sampler3D",
    "sampler", "texture", "image2D", "atomic_uint", "hvec2", "hvec3", "hvec4", "fvec2", "fvec3",
    "fvec4",
    // functions and types in generated text
    "min", "max", "clamp", "notEqual", "barrier", "uintBitsToFloat", "floatBitsToUint",
    "packDouble2x32", "unpackDouble2x32", "uint8_t", "int8_t", "uint16_t", "int16_t", "uint64_t",
    "int64_t", "u8vec4", "i8vec4", "u16vec4", "i16vec4", "u64vec4", "i64vec4", "fma", "abs",
    "floor", "ceil", "trunc", "sqrt",
    // fixed names
    "main", "body", "accumulate", "e", "first", "full", "count", "Arguments"};

} // namespace

Names::Names() : m_used(std::begin(kReserved), std::end(kReserved)) {}

std::string Names::unique(std::string_view wish) {
    std::string name;
    for (char c : wish) {
        const bool word = std::isalnum(static_cast<unsigned char>(c)) || c == '_';
        const char next = word ? c : '_';
        // GLSL reserves identifiers with two underscores in a row.
        if (next == '_' && !name.empty() && name.back() == '_') continue;
        name += next;
    }
    if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) || name[0] == '_' ||
        name.starts_with("gl_") || name.starts_with("vt_") || name.starts_with("VT_"))
        name = name.empty() || name[0] == '_' ? "v" + name : "v_" + name;
    if (name.size() > 48) name.resize(48);
    if (m_used.insert(name).second) return name;
    const char* joint = name.back() == '_' ? "" : "_";
    for (int i = 2;; ++i) {
        std::string candidate = name + joint + std::to_string(i);
        if (m_used.insert(candidate).second) return candidate;
    }
}

} // namespace vitrine::codegen
