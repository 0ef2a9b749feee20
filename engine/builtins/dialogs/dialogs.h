// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the functions that ask the user share. Engine thread.
#include "builtins/graphics/graphics.h"

namespace vitrine {

/// What shows dialogs; throws where the program has no window.
[[nodiscard]] DialogHost& requireDialogs(Call& call, const char* function);
/// Shows what was plotted, asks, and ends with an error when the user stopped the script instead.
[[nodiscard]] DialogAnswer askUser(Call& call, const char* function, const DialogRequest& request);
/// Lines of a char matrix, a cell or a string array, or one text, joined by line ends.
[[nodiscard]] std::string joinedText(const Value& value, const char* function);
/// Texts of the same, each on its own.
[[nodiscard]] std::vector<std::string> textsOf(const Value& value, const char* function);
/// Opens a dialog that the script does not wait for.
Ref<DialogObject> openDialog(Call& call, const char* function, DialogRequest request);

} // namespace vitrine
