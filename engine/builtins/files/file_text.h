// SPDX-License-Identifier: Apache-2.0
#pragma once
// Reading the rest of an open file as text, and working on it where a stop can leave the work
// (builtins/core/own_thread.h): the file itself is read on the engine's thread.
#include "builtins/core/own_thread.h"
#include "builtins/files/file_table.h"

namespace vitrine {

/// The text of a file from its position on.
struct OpenText {
    std::u16string text;
    FileTable::OpenFile file; ///< for its encoding

    /// How many bytes of the file its first characters take.
    [[nodiscard]] std::size_t bytesTo(std::size_t characters) const {
        return encodedSize(file, std::u16string_view(text).substr(0, characters));
    }
};

/// f(text, values) of the rest of an open file.
template <typename F>
auto ofRest(const FileTable::OpenFile& file, std::span<const Value> values, F f) {
    const auto bytes = std::make_shared<std::string>(restOfFile(file.file));
    const auto elements = static_cast<double>(bytes->size());
    return computeOnOwnThread(values, elements,
                              [=, bytes = std::move(bytes)](std::span<const Value> own) {
                                  const OpenText open{decoded(file, *bytes), file};
                                  return f(open, own);
                              });
}

} // namespace vitrine
