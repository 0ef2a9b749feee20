// SPDX-License-Identifier: Apache-2.0
#include "base/process.h"

#include <clocale>
#include <csignal>

namespace vitrine {

void useNeutralLocale() {
    // UTF-8 stays what input methods and file dialogs convert with.
    if (!std::setlocale(LC_ALL, "C.UTF-8")) (void)std::setlocale(LC_ALL, "C");
}

void reportFailedWrites() {
    (void)std::signal(SIGPIPE, SIG_IGN);
    (void)std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace vitrine
