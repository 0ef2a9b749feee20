// SPDX-License-Identifier: Apache-2.0
#pragma once
// MAT files of version 7.3, which are HDF5, by matio. The library (and HDF5 below it) is loaded at
// the first use, so that a script without such files starts without it.
#include "builtins/files/mat_file.h"

namespace vitrine::mat73 {

[[nodiscard]] std::unique_ptr<MatFile> open(const std::string& path);
[[nodiscard]] std::unique_ptr<MatWriter> create(WholeFile& file);
[[nodiscard]] std::unique_ptr<MatWriter> append(WholeFile& file, const std::string& old,
                                                const std::set<std::string>& replaced);

} // namespace vitrine::mat73
