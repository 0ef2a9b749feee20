// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a program says of itself before it starts the engine.

namespace vitrine {

/// Gives the process the rules of the language of scripts: a decimal point and ASCII's letters,
/// whatever the user's locale says. Interface libraries take the user's over when they start; call
/// it when they have, before other threads run.
void useNeutralLocale();

/// A write to a pipe that nobody reads, or beyond the limit for a file's size, is an error of that
/// write instead of the end of the program.
void reportFailedWrites();

} // namespace vitrine
