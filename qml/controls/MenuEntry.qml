// SPDX-License-Identifier: Apache-2.0
// A line of a menu: a mark when it holds, its text, and the key that does the same. Its menu marks a
// letter of the text, which chooses it.
import QtQuick
import QtQuick.Controls
import Vitrine

MenuItem {
    id: entry
    property string label
    property string keys
    /// The label with the sign & before its letter.
    property string marked
    readonly property string plain: subMenu ? subMenu.title : label
    property bool beginsGroup: false // a line above it
    readonly property string letter: {
        const at = marked.replace(/&&/g, "--").indexOf("&")
        return at < 0 ? "" : marked[at + 1].toUpperCase()
    }
    text: marked || plain
    // Qt hears it with Alt only.
    Shortcut {
        sequence: entry.letter
        enabled: entry.visible && entry.enabled && entry.letter !== ""
        onActivated: entry.clicked()
    }
    Accessible.name: plain
    // A label that turns while it is seen has another letter.
    onPlainChanged: if (menu && menu.visible) (menu as PanelMenu).fit()
    implicitHeight: 24 + Theme.textSize / 3 + (beginsGroup ? 7 : 0)
    topPadding: beginsGroup ? 7 : 0
    bottomPadding: 0
    leftPadding: 6
    rightPadding: 6
    implicitWidth: implicitContentWidth + 46
    opacity: enabled ? 1 : 0.45
    indicator: Rectangle {
        x: 11
        y: entry.topPadding + (entry.availableHeight - height) / 2
        width: 7
        height: 7
        radius: 3.5
        visible: entry.checked
        color: Theme.accent
    }
    arrow: null
    component Line: Item {
        id: line
        required property string text
        required property string keys
        implicitWidth: label.implicitWidth + (keys ? hint.implicitWidth + 28 : 0)
        Text {
            id: label
            x: 22
            anchors.verticalCenter: parent.verticalCenter
            text: Workbench.commands.underlined(line.text)
            textFormat: Text.StyledText
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
        }
        Text {
            id: hint
            anchors.right: parent.right
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            text: line.keys
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
        }
    }
    contentItem: Line {
        text: entry.text
        keys: entry.keys
    }
    background: Item {
        Rectangle {
            y: entry.topPadding
            width: parent.width
            height: parent.height - y
            radius: 4
            color: entry.highlighted ? Theme.selection : "transparent"
        }
        Rectangle {
            visible: entry.beginsGroup
            y: 3
            width: parent.width
            height: 1
            color: Theme.border
        }
    }
}
