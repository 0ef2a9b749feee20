// SPDX-License-Identifier: Apache-2.0
// What if it ran elsewhere: the selected lines on another side or unfused, the pins that hold, and
// the runs without and with them beside each other.
pragma ComponentBehavior: Bound
import QtQuick
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
    Caption {
        Layout.topMargin: 8
        text: qsTr("WHAT IF IT RAN ELSEWHERE")
    }
    PinChoices {
        Layout.fillWidth: true
        model: card.model
    }
    MutedText {
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
                text: qsTr("Runs the script without and with the pins, from the same variables (%1)")
                      .arg(Workbench.commands.of("run.comparePins").keyOrTitle)
            }
        }
        TextButton {
            objectName: "clearPins"
            text: qsTr("Clear all pins")
            onClicked: card.model.clear()
        }
    }
    PinComparison {
        objectName: "pinComparison"
        Layout.fillWidth: true
        Layout.topMargin: 4
        model: card.model
    }
    MutedText {
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
            PinChip {
                required property pinFact modelData
                required property int index
                objectName: "pin:" + index
                pin: modelData
                onClicked: card.model.remove(index)
            }
        }
    }
}
