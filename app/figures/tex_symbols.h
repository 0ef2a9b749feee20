// SPDX-License-Identifier: Apache-2.0
#pragma once
// The symbols of MATLAB's TeX marks. Pure; any thread.
#include <QString>

namespace vitrine::app {

/// The character of a name without its backslash; null where there is none.
[[nodiscard]] QString texSymbol(const QString& name);

} // namespace vitrine::app
