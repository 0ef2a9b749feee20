// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the commands of the table do, as far as it takes neither a dialog nor the text area: the
// scene has those (Actions.qml). Interface thread.

namespace vitrine::app {

class Workbench;

/// Once, when the workbench has its models.
void connectCommands(Workbench& workbench);

} // namespace vitrine::app
