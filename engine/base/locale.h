// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine {

/// Gives the process the rules of the language of scripts: a decimal point and ASCII's letters,
/// whatever the user's locale says. Interface libraries take the user's over when they start; call
/// it when they have, before other threads run.
void useNeutralLocale();

} // namespace vitrine
