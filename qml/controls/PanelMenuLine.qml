// SPDX-License-Identifier: Apache-2.0
// A line between groups of a menu's entries.
import QtQuick
import QtQuick.Controls
import Vitrine

MenuSeparator {
    contentItem: Rectangle {
        implicitHeight: 1
        color: Theme.border
    }
}
