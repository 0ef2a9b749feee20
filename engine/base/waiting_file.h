// SPDX-License-Identifier: Apache-2.0
#pragma once
// Files that may never have anything to read, or nobody who reads: named pipes, and what the shell
// puts in a file's place. Opening, reading and writing them ends when the user wants to stop. Any
// thread.
#include "base/result.h"

#include <cstdio>
#include <functional>
#include <string>

namespace vitrine {

using StopWish = std::function<bool()>;

[[nodiscard]] bool isPipe(const std::string& path);
/// As fopen, for a named pipe; null when it can't be opened, and with EINTR when stopped() became
/// true before the other side came.
[[nodiscard]] std::FILE* openPipe(const std::string& path, const char* mode, StopWish stopped);
/// A file as text; the error says what is in the way: a folder, or the system's words.
[[nodiscard]] Result<std::string> readTextFile(const std::string& path, const StopWish& stopped);

} // namespace vitrine
