// SPDX-License-Identifier: Apache-2.0
// Tabs by text; the chosen one is underlined. Left and right keys move between them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Row {
    id: strip
    required property list<string> titles
    property int currentIndex: 0
    signal chosen(int index)
    spacing: 2
    // The tab whose title begins with a word, in any case of letters, or -1.
    function find(word: string): int {
        for (let i = 0; i < titles.length; ++i)
            if (titles[i].toLowerCase().startsWith(word.toLowerCase())) return i
        return -1
    }
    Repeater {
        model: strip.titles
        AbstractButton {
            id: tab
            required property int index
            required property string modelData
            readonly property bool current: index === strip.currentIndex
            objectName: "tab:" + modelData
            text: modelData
            height: 28 * Theme.unit
            implicitWidth: implicitContentWidth + 20
            focusPolicy: Qt.TabFocus
            Accessible.name: text
            Accessible.role: Accessible.PageTab
            Accessible.selected: current
            Accessible.onPressAction: clicked()
            onClicked: strip.chosen(index)
            Keys.onLeftPressed: strip.chosen(Math.max(0, strip.currentIndex - 1))
            Keys.onRightPressed: strip.chosen(Math.min(strip.titles.length - 1, strip.currentIndex + 1))
            contentItem: Text {
                text: tab.text
                color: tab.current ? Theme.text : Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.textSize
                font.bold: tab.current
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
            background: Rectangle {
                color: tab.hovered && !tab.current ? Theme.hover : "transparent"
                border.color: tab.visualFocus ? Theme.accent : "transparent"
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 2
                    color: tab.current ? Theme.accent : "transparent"
                }
            }
        }
    }
}
