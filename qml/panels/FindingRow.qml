// SPDX-License-Identifier: Apache-2.0
// One finding: what it costs, where, and in a sentence why. The chosen one says what to do.
import QtQuick
import Vitrine

Rectangle {
    id: row
    required property int index
    required property findingFact modelData
    required property bool focused
    signal chosen()
    signal menuWanted(point at)
    readonly property bool current: Workbench.advice.selected === index
    readonly property real costWidth: Math.round(6 * Theme.textSize)
    readonly property real placeX: costWidth + 22
    required property real placeWidth
    readonly property real textX: placeX + placeWidth
    component Label: Text {
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        textFormat: Text.PlainText
        elide: Text.ElideRight
    }
    objectName: "finding:" + index
    implicitHeight: Math.max(Theme.rowHeight, texts.height + 9)
    color: current ? Theme.selectedRow : focused || pointer.containsMouse ? Theme.hover : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1 %2: %3 %4").arg(modelData.cost).arg(modelData.place).arg(modelData.text).arg(modelData.advice)
    Accessible.selected: current
    Accessible.onPressAction: row.chosen()
    Rectangle {
        width: 3
        height: parent.height
        color: row.current ? Theme.accent : "transparent"
    }
    // The share of the run below its cost.
    Rectangle {
        x: 10
        y: Theme.rowHeight - 5
        width: row.costWidth * row.modelData.share
        height: 3
        radius: 1
        color: Theme.accent
        visible: width > 2
    }
    Label {
        x: 10
        y: 4
        width: row.costWidth
        text: row.modelData.cost || "–"
        color: Theme.text
        horizontalAlignment: Text.AlignRight
    }
    Label {
        x: row.placeX
        y: 4
        width: row.textX - row.placeX - 10
        text: row.modelData.place || qsTr("whole run")
        color: row.modelData.place ? Theme.text : Theme.muted
        font.family: row.modelData.place ? Theme.codeFamily : Theme.textFamily
        elide: Text.ElideMiddle // name and line stay
    }
    Column {
        id: texts
        x: row.textX
        y: 4
        width: row.width - x - 16
        spacing: 3
        Label {
            width: parent.width
            text: row.modelData.text
            color: Theme.text
            wrapMode: row.current ? Text.Wrap : Text.NoWrap
        }
        Label {
            width: parent.width
            visible: row.current && text.length > 0
            text: row.modelData.advice
            color: Theme.muted
            wrapMode: Text.Wrap
        }
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onClicked: mouse => {
            row.chosen()
            if (mouse.button === Qt.RightButton) row.menuWanted(Qt.point(mouse.x, mouse.y))
        }
    }
}
