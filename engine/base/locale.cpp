// SPDX-License-Identifier: Apache-2.0
#include "base/locale.h"

#include <clocale>

namespace vitrine {

void useNeutralLocale() {
    // UTF-8 stays what input methods and file dialogs convert with.
    if (!std::setlocale(LC_ALL, "C.UTF-8")) (void)std::setlocale(LC_ALL, "C");
}

} // namespace vitrine
