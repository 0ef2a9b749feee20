// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/buffer_text.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <string_view>
#include <unordered_map>

namespace vitrine::codegen {

namespace {

/// Bytes of a scalar type, or of a component where `type` is what stands before "vec".
uint64_t scalarBytes(std::string_view type) {
    if (type.find("64") != std::string_view::npos || type == "double" || type == "d") return 8;
    if (type.find("16") != std::string_view::npos) return 2;
    if (type.find('8') != std::string_view::npos) return 1;
    return 4;
}

uint64_t typeBytes(std::string_view type) {
    const std::size_t vector = type.find("vec");
    if (vector == std::string_view::npos) return scalarBytes(type);
    return scalarBytes(type.substr(0, vector)) * static_cast<uint64_t>(type[vector + 3] - '0');
}

/// `view` tells apart the buffer's names: "" for its elements, the width for vectors of them.
std::string declareOne(const BufferDeclaration& b, const std::string& type, const std::string& view,
                       uint64_t partBytes) {
    const std::string number = std::to_string(b.binding);
    const std::string place = "layout(set = 0, binding = " + number + ", std430) ";
    const std::string access = b.write ? "" : "readonly ";
    const std::string block = "Buffer" + number + (view.empty() ? "" : "Vector");
    if (!b.inParts)
        return place + access + "buffer " + block + " { " + type + " " + b.name + view + "[]; };\n";
    const std::string part = "vt_Part" + number + (view.empty() ? "" : "Vector");
    const std::string table = "vt_parts" + number + (view.empty() ? "" : "_" + view);
    const uint64_t elements = partBytes / typeBytes(type);
    return "layout(buffer_reference, std430) " + access + "buffer " + part + " { " + type +
           " element[]; };\n" + place + "readonly buffer " + block + " { uvec2 " + table +
           "[]; };\n#define " + b.name + view + "(i) " + part + "(" + table + "[uint((i) >> " +
           std::to_string(std::countr_zero(elements)) + ")]).element[uint((i) & " +
           std::to_string(elements - 1) + "u)]\n";
}

bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Position of the bracket that closes the one at `open`; npos when none does.
std::size_t closing(std::string_view code, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < code.size(); ++i) {
        const char c = code[i];
        if (c == '(' || c == '[') ++depth;
        if ((c == ')' || c == ']') && --depth == 0) return i;
    }
    return std::string_view::npos;
}

/// How elements of a buffer are reached.
enum class Access : uint8_t {
    Array,
    WideArray, ///< by an index of 64 bits: an array has at most 2^32 elements
    Parts,
};

using Accesses = std::unordered_map<std::string, Access>;

std::string reached(std::string_view code, const Accesses& accesses) {
    std::string out;
    for (std::size_t at = 0; at < code.size();) {
        if (!isWord(code[at])) {
            out += code[at++];
            continue;
        }
        std::size_t end = at;
        while (end < code.size() && isWord(code[end]))
            ++end;
        const std::string word(code.substr(at, end - at));
        out += word;
        at = end;
        if (end == code.size() || code[end] != '[') continue;
        const auto found = accesses.find(word);
        if (found == accesses.end()) continue;
        const std::size_t close = closing(code, end);
        if (close == std::string_view::npos) continue;
        const std::string index = reached(code.substr(end + 1, close - end - 1), accesses);
        out += found->second == Access::Parts ? "(" + index + ")" : "[uint(" + index + ")]";
        at = close + 1;
    }
    return out;
}

} // namespace

std::string declareBuffers(std::span<const BufferDeclaration> buffers, uint64_t partBytes) {
    std::string text;
    for (const BufferDeclaration& b : buffers) {
        text += declareOne(b, b.type, "", partBytes);
        if (!b.vector.empty()) text += declareOne(b, b.vector, std::to_string(b.width), partBytes);
    }
    return text;
}

std::string reachElements(const std::string& code, std::span<const BufferDeclaration> buffers,
                          bool wideIndex) {
    Accesses accesses;
    for (const BufferDeclaration& b : buffers) {
        const Access access = b.inParts   ? Access::Parts
                              : wideIndex ? Access::WideArray
                                          : Access::Array;
        if (access == Access::Array) continue;
        accesses[b.name] = access;
        if (!b.vector.empty()) accesses[b.name + std::to_string(b.width)] = access;
    }
    return accesses.empty() ? code : reached(code, accesses);
}

std::string partsExtension(std::span<const BufferDeclaration> buffers) {
    const bool any = std::any_of(buffers.begin(), buffers.end(),
                                 [](const BufferDeclaration& b) { return b.inParts; });
    return any ? "#extension GL_EXT_buffer_reference : require\n"
                 "#extension GL_EXT_buffer_reference_uvec2 : require\n"
               : "";
}

std::string withoutComments(std::string_view glsl) {
    std::string out;
    out.reserve(glsl.size());
    for (std::size_t at = 0; at < glsl.size();) {
        const std::size_t end = std::min(glsl.find('\n', at), glsl.size());
        std::string_view line = glsl.substr(at, end - at);
        line = line.substr(0, line.find("//"));
        out += line.substr(0, line.find_last_not_of(' ') + 1);
        out += '\n';
        at = end + 1;
    }
    return out;
}

} // namespace vitrine::codegen
