// SPDX-License-Identifier: Apache-2.0
#pragma once
// The symbols of MATLAB's TeX marks. Pure; any thread.
#include <QString>

namespace vitrine::app {

/// The character of a name without its backslash; null where there is none.
[[nodiscard]] QString texSymbol(const QString& name);
/// What LaTeX writes by commands that TeX-like texts do not have: fractions and roots on one line,
/// accents, names of functions, spaces and fonts.
[[nodiscard]] QString latexAsTex(const QString& text);

} // namespace vitrine::app
