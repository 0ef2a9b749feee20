// SPDX-License-Identifier: Apache-2.0
// What if it ran elsewhere: the selected lines on another side or unfused, the pins that hold, and
// the runs without and with them beside each other.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

ColumnLayout {
    id: card
    readonly property WhatIf model: Workbench.whatIf
    // A comparison has come; its last row is this far down.
    signal compared(real bottom)
    spacing: 6
    // When all bindings have followed, the layout gives the new rows their places at once.
    DeferredCall {
        id: news
        onDue: {
            card.ensurePolished()
            card.compared(verdict.y + verdict.height)
        }
    }
    // The rows above may get their places only in the frames after.
    Timer {
        id: fresh
        interval: 2000
    }
    component Label: Text {
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        textFormat: Text.PlainText
    }
    component Choice: ToggleButton {
        mono: false
        enabled: Workbench.whatIf.canPin
        opacity: enabled ? 1 : 0.45
        Accessible.name: tip
    }
    Label {
        Layout.topMargin: 8
        text: qsTr("WHAT IF IT RAN ELSEWHERE")
        color: Theme.faint
        font.pixelSize: Theme.smallSize
        font.bold: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 6
        Choice {
            objectName: "pinAuto"
            text: qsTr("Auto")
            tip: qsTr("Let Vitrine decide where %1 runs (Alt+A)").arg(card.model.scopeText)
            checked: card.model.side === "auto"
            onClicked: card.model.runOn("auto")
        }
        Choice {
            objectName: "pinCpu"
            text: qsTr("CPU")
            tip: qsTr("Pin %1 to the CPU (Alt+C)").arg(card.model.scopeText)
            checked: card.model.side === "cpu"
            onClicked: card.model.runOn("cpu")
        }
        Choice {
            objectName: "pinGpu"
            text: qsTr("GPU")
            tip: qsTr("Pin %1 to the GPU (Alt+G)").arg(card.model.scopeText)
            checked: card.model.side === "gpu"
            onClicked: card.model.runOn("gpu")
        }
        Item { width: 6; height: 1 }
        Choice {
            objectName: "pinUnfused"
            text: qsTr("Unfused")
            tip: qsTr("Give %1 kernels of their own, shared with no other operation").arg(card.model.scopeText)
            checked: card.model.unfused
            onClicked: card.model.keepUnfused(!card.model.unfused)
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: card.model.hasScopes
        spacing: 6
        Label {
            height: 26
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Applies to")
        }
        Choice {
            objectName: "scopeGroup"
            text: qsTr("all %1 lines").arg(card.model.lineCount)
            tip: qsTr("Pins are made for every line of this group")
            checked: card.model.wholeGroup
            onClicked: card.model.wholeGroup = true
        }
        Choice {
            objectName: "scopeLine"
            text: qsTr("only line %1").arg(Workbench.selection.line)
            tip: qsTr("Pins are made for the selected line alone")
            checked: !card.model.wholeGroup
            onClicked: card.model.wholeGroup = false
        }
    }
    Label {
        Layout.fillWidth: true
        visible: card.model.count === 0
        wrapMode: Text.Wrap
        text: card.model.canPin
              ? qsTr("Pin it to a side; the next run obeys. Answers never change, only times do.")
              : qsTr("Select a line of an open script to pin it to a side.")
    }
    Flow {
        Layout.fillWidth: true
        Layout.topMargin: 2
        visible: card.model.count > 0
        spacing: 6
        TextButton {
            id: compare
            objectName: "comparePins"
            prominent: card.model.comparison.length === 0
            enabled: !Workbench.running
            text: qsTr("Run and compare")
            onClicked: Workbench.comparePins()
            Hint {
                visible: compare.hovered
                text: qsTr("Runs the script without and with the pins, from the same variables  (Ctrl+F5)")
            }
        }
        TextButton {
            objectName: "clearPins"
            text: qsTr("Clear all pins")
            onClicked: card.model.clear()
        }
    }
    // Not a GridLayout: one that is hidden while its rows go away keeps them in Qt 6.4.
    Column {
        id: comparison
        objectName: "pinComparison"
        Layout.fillWidth: true
        Layout.topMargin: 4
        visible: card.model.comparison.length > 0
        spacing: 5
        component Figures: Item {
            id: figures
            required property string label
            required property string before
            required property string after
            property bool isHead: false
            readonly property real figureWidth: 96
            width: parent ? parent.width : 0
            height: Math.max(first.height, second.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: label + " " + before + " " + after
            Label {
                width: parent.width - 2 * figures.figureWidth
                text: figures.label
                elide: Text.ElideRight
            }
            Label {
                id: first
                x: parent.width - 2 * figures.figureWidth
                width: figures.figureWidth
                horizontalAlignment: Text.AlignRight
                text: figures.before
                color: figures.isHead ? Theme.muted : Theme.text
                font.family: figures.isHead ? Theme.textFamily : Theme.codeFamily
            }
            Label {
                id: second
                x: parent.width - figures.figureWidth
                width: figures.figureWidth
                horizontalAlignment: Text.AlignRight
                text: figures.after
                color: Theme.text
                font.family: figures.isHead ? Theme.textFamily : Theme.codeFamily
                font.bold: figures.isHead
            }
        }
        Figures {
            isHead: true
            label: ""
            before: card.model.beforeText
            after: qsTr("With pins")
        }
        Repeater {
            model: card.model.comparison
            Figures {
                required property comparedFact modelData
                label: modelData.label
                before: modelData.before
                after: modelData.after
            }
        }
    }
    Label {
        id: verdict
        objectName: "pinVerdict"
        Layout.fillWidth: true
        visible: text.length > 0
        text: card.model.verdict
        color: card.model.sameAnswers ? Theme.ok : Theme.warning
        font.bold: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        onTextChanged: {
            if (!verdict.text) return
            fresh.restart()
            news.request()
        }
        onYChanged: if (fresh.running) news.request()
    }
    Flow {
        Layout.fillWidth: true
        Layout.topMargin: 2
        visible: card.model.count > 0
        spacing: 5
        Repeater {
            model: card.model.pins
            AbstractButton {
                id: chip
                required property pinFact modelData
                required property int index
                objectName: "pin:" + index
                implicitHeight: 24
                implicitWidth: implicitContentWidth + 14
                horizontalPadding: 7
                focusPolicy: Qt.TabFocus
                Keys.onDeletePressed: clicked()
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Remove the pin of %1: %2").arg(modelData.place).arg(modelData.text)
                Accessible.onPressAction: clicked()
                onClicked: card.model.remove(index)
                contentItem: Row {
                    spacing: 5
                    IconItem {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 12
                        height: 12
                        name: "pin"
                        color: chip.modelData.side === "gpu" ? Theme.gpu
                             : chip.modelData.side === "cpu" ? Theme.cpu : Theme.muted
                    }
                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        text: chip.modelData.text
                        color: Theme.text
                        font.family: Theme.textFamily
                        font.pixelSize: Theme.smallSize
                    }
                    IconItem {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 9
                        height: 9
                        name: "close"
                        color: Theme.muted
                    }
                }
                background: Rectangle {
                    radius: 12
                    color: chip.hovered ? Theme.hover : Theme.header
                    border.color: chip.visualFocus ? Theme.accent : Theme.border
                }
                Hint {
                    visible: chip.hovered
                    text: qsTr("Remove this pin")
                }
            }
        }
    }
}
