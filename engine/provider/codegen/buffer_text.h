// SPDX-License-Identifier: Apache-2.0
#pragma once
// Declarations of a kernel's buffers. An array that is larger than one binding lies in parts: what
// is bound then is a table with the parts' addresses, and an element is reached through it. Kernels
// are written as if every buffer were one array; reachElements() turns their accesses. Pure
// functions.
#include <cstdint>
#include <span>
#include <string>

namespace vitrine::codegen {

struct BufferDeclaration {
    std::size_t binding = 0;
    std::string type;   ///< GLSL type of an element
    std::string vector; ///< type of a view of vectors, called name + width; "": there is none
    int width = 1;
    std::string name;
    bool write = false;
    bool inParts = false;
};

/// The declarations, one line each. partBytes is a power of two, of parts only.
[[nodiscard]] std::string declareBuffers(std::span<const BufferDeclaration> buffers,
                                         uint64_t partBytes);
/// The code with name[index] of buffers in parts as name(index), which declareBuffers() defines,
/// and of others as name[uint(index)] where indices have 64 bits.
[[nodiscard]] std::string reachElements(const std::string& code,
                                        std::span<const BufferDeclaration> buffers, bool wideIndex);
/// The text without its comments, line by line.
[[nodiscard]] std::string withoutComments(std::string_view glsl);
/// The line that a text with buffers in parts needs; "" for others.
[[nodiscard]] std::string partsExtension(std::span<const BufferDeclaration> buffers);

} // namespace vitrine::codegen
