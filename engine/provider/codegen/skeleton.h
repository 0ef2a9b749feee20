// SPDX-License-Identifier: Apache-2.0
#pragma once
// Skeletons of kernels: the texts of shaders/kernels, in which slots are filled with what a program
// asks for. Pure text; any thread.
//
// - `$NAME`, capital letters alone, is a slot. `$NAME(a, b)` where its value is made of arguments.
//   On a line of its own the value is a block: its lines take the slot's indentation, and an empty
//   value leaves no line.
// - `#if NAME`, `#if !NAME`, `#else`, `#end`: by a flag, or by whether there is something in
//   a list or text.
// - `#for NAME` … `#end`: once for each row of a list, whose slots come before those around it.
// - `#include name.glsl`: another skeleton with the same slots, indented as the line is.
// - `//@ …` is for readers of the skeleton and not part of the kernel.
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::codegen {

class Slots {
public:
    using Arguments = std::vector<std::string>;
    using Maker = std::function<std::string(const Arguments&)>;

    Slots& text(const char* name, std::string value);
    /// A slot with arguments.
    Slots& made(const char* name, Maker maker);
    Slots& flag(const char* name, bool set);
    Slots& rows(const char* name, std::vector<Slots> rows);

private:
    friend class SkeletonFiller;
    std::map<std::string, std::string, std::less<>> m_texts;
    std::map<std::string, Maker, std::less<>> m_makers;
    std::map<std::string, bool, std::less<>> m_flags;
    std::map<std::string, std::vector<Slots>, std::less<>> m_rows;
};

/// A skeleton of shaders/kernels ("scan_rows.glsl") with its slots filled. A slot without a value
/// is our mistake.
[[nodiscard]] std::string filledSkeleton(std::string_view file, const Slots& slots);
/// The same of a text.
[[nodiscard]] std::string filledText(std::string_view text, const Slots& slots);
/// Calls f for each identifier of a skeleton and those that it includes: variables of the user must
/// have other names.
void forEachSkeletonName(std::string_view file, const std::function<void(std::string_view)>& f);

} // namespace vitrine::codegen
