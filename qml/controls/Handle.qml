// SPDX-License-Identifier: Apache-2.0
// The line between two panels; wider for the pointer than for the eye.
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    implicitWidth: 5
    implicitHeight: 5
    color: SplitHandle.pressed || SplitHandle.hovered ? Theme.accent : Theme.window
    Accessible.ignored: true
}
