// SPDX-License-Identifier: Apache-2.0
// A run of the list: when, how long, what was special; and whether it is one of the two compared.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    id: row
    required property int index
    required property list<string> cells
    required property bool focused
    readonly property RunHistory history: Workbench.history
    readonly property string key: cells[0]
    readonly property bool isBefore: key === history.before
    readonly property bool isAfter: key === history.after
    readonly property bool isShown: key === history.shown
    signal chosen()
    signal menuWanted(point at)
    objectName: "run:" + key
    height: Theme.rowHeight
    color: isShown ? Theme.selectedRow : focused || pointer.containsMouse ? Theme.hover : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3 %4").arg(cells[1]).arg(cells[2]).arg(cells[3]).arg(cells[4])
                   + (isBefore ? qsTr(", compared from") : isAfter ? qsTr(", compared to") : "")
    component Label: Text {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        textFormat: Text.PlainText
        elide: Text.ElideRight
    }
    component Mark: AbstractButton {
        id: mark
        required property bool on
        anchors.verticalCenter: parent.verticalCenter
        width: 18 * Theme.unit
        height: 18 * Theme.unit
        focusPolicy: Qt.NoFocus
        Accessible.role: Accessible.RadioButton
        Accessible.name: qsTr("%1 as %2").arg(row.cells[1]).arg(text)
        Accessible.onPressAction: clicked()
        contentItem: Text {
            text: mark.text
            color: mark.on ? Theme.onAccent : Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            font.bold: mark.on
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            radius: 3
            color: mark.on ? Theme.accent : mark.hovered ? Theme.pressed : "transparent"
            border.color: mark.on ? Theme.accent : Theme.border
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
        onDoubleClicked: row.history.show(row.key)
    }
    Row {
        x: 10
        width: parent.width - 14
        height: parent.height
        spacing: 6
        Mark {
            id: from
            objectName: "before:" + row.key
            text: "A"
            on: row.isBefore
            onClicked: row.history.setBefore(row.key)
            Hint { visible: from.hovered; text: qsTr("Compare from this run") }
        }
        Mark {
            id: to
            objectName: "after:" + row.key
            text: "B"
            on: row.isAfter
            onClicked: row.history.setAfter(row.key)
            Hint { visible: to.hovered; text: qsTr("Compare to this run") }
        }
        Label { text: row.cells[1]; width: 4 * font.pixelSize }
        Label { text: row.cells[2]; width: 4.8 * font.pixelSize; color: Theme.muted }
        Label { text: row.cells[3]; width: 5.2 * font.pixelSize; horizontalAlignment: Text.AlignRight }
        Label {
            width: parent.width - x
            text: row.isShown ? qsTr("shown now") : row.cells[4]
            color: row.isShown ? Theme.accent : row.cells[5] === "error" ? Theme.error : Theme.muted
        }
    }
}
