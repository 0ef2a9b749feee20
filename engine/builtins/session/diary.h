// SPDX-License-Identifier: Apache-2.0
#pragma once
// The file that keeps what the command window shows. It lives in the session slot "diary". Engine
// thread.
#include "value/value.h"

#include <string_view>

namespace vitrine {

/// Appends output to the diary that a session slot holds; nothing happens while there is none.
/// False when it cannot be written; errno says why.
[[nodiscard]] bool writeDiary(const Value& slot, std::string_view text);

} // namespace vitrine
