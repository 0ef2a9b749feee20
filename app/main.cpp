// SPDX-License-Identifier: Apache-2.0
#include "application.h"

#include "session/session.h"

int main(int argc, char** argv) {
    return vitrine::Session::leave(vitrine::app::runApplication(argc, argv));
}
