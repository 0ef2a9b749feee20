// SPDX-License-Identifier: Apache-2.0
#pragma once
// Octave's spellings that MATLAB refuses, found among the tokens; those that only the structure
// shows are the parser's to tell. Any thread.
#include "lang/diagnostic.h"

namespace vitrine::lang {

/// Adds an error for each place; the diagnostics stay in the order of the text.
void addOctaveSpellings(const SourceFile& source, Diagnostics& diagnostics);

} // namespace vitrine::lang
