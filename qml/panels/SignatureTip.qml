// SPDX-License-Identifier: Apache-2.0
// While the arguments of a call are typed: how it is called, above the line.
import QtQuick
import Vitrine

Rectangle {
    id: tip
    required property EditorDocument document
    required property TextEdit target
    required property Flickable view
    property bool onlyAbove: false // there is no room below
    property string signature
    property bool m_left: false // by Escape; until another call
    objectName: "signature"
    visible: signature.length > 0 && target.activeFocus && !m_left
    function look() {
        const now = target.selectedText ? "" : document.signatureAt(target.cursorPosition)
        if (now === "") m_left = false
        signature = now
    }
    function leave(): bool {
        const shown = visible
        m_left = shown
        return shown
    }
    readonly property rect place: target.cursorRectangle
    readonly property real above: place.y - view.contentY - height - 4
    width: label.width + 14
    height: label.height + 10
    x: view.x + Math.max(4, Math.min(place.x - view.contentX, view.width - width - 6))
    y: view.y + (onlyAbove || above >= 0 ? above : place.y - view.contentY + place.height + 4)
    z: 4
    color: Theme.header
    border.color: Theme.border
    radius: 4
    Accessible.role: Accessible.ToolTip
    Accessible.name: signature
    Text {
        id: label
        objectName: "signatureText"
        x: 7
        y: 5
        width: Math.min(implicitWidth, tip.view.width - 40)
        text: tip.signature
        textFormat: Text.StyledText
        color: Theme.text
        font.family: Theme.codeFamily
        font.preferShaping: false
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
