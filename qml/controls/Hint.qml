// SPDX-License-Identifier: Apache-2.0
// A tool tip in the theme's colours.
import QtQuick
import QtQuick.Controls
import Vitrine

ToolTip {
    id: tip
    property string family: Theme.textFamily
    // Text that has its lines is not broken, and measured by them.
    property bool wraps: true
    delay: 500
    padding: 7
    contentItem: Text {
        objectName: tip.objectName ? tip.objectName + "Text" : ""
        text: tip.text
        color: Theme.text
        textFormat: Text.PlainText
        font.family: tip.family
        font.preferShaping: false
        font.pixelSize: Theme.smallSize
        wrapMode: tip.wraps ? Text.Wrap : Text.NoWrap
    }
    background: Rectangle {
        color: Theme.header
        border.color: Theme.border
        radius: 4
    }
}
