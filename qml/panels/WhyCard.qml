// SPDX-License-Identifier: Apache-2.0
// The recorded decision of the selected group: target, costs, reason, what stayed outside.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Item {
    id: card
    readonly property var info: Workbench.inspector
    component Caption: Text {
        Layout.topMargin: 8
        color: Theme.faint
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        font.bold: true
    }
    component Body: Text {
        Layout.fillWidth: true
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        wrapMode: Text.Wrap
        lineHeight: 1.2
        textFormat: Text.PlainText
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Flickable {
        id: flick
        anchors.fill: parent
        visible: card.info.hasGroup
        contentHeight: column.implicitHeight + 24
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        ColumnLayout {
            id: column
            x: 14
            y: 12
            width: flick.width - 28
            spacing: 4
            RowLayout {
                spacing: 8
                PlaceBadge { place: card.info.onDevice ? "GPU" : "CPU" }
                Text {
                    Layout.fillWidth: true
                    text: card.info.title
                    color: Theme.text
                    font.family: Theme.textFamily
                    font.pixelSize: 14
                    font.bold: true
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
            Body {
                text: qsTr("Ran on %1 · %2").arg(card.info.target).arg(card.info.lineText)
                color: Theme.muted
            }
            Caption { text: qsTr("WHY") }
            Body {
                objectName: "whyReason"
                text: card.info.reason
            }
            Caption { text: qsTr("TIME") }
            Repeater {
                model: card.info.costs
                FactRow {
                    required property var modelData
                    Layout.fillWidth: true
                    row: modelData
                }
            }
            Caption { text: qsTr("MEMORY AND FUSION") }
            Repeater {
                model: card.info.facts
                FactRow {
                    required property var modelData
                    Layout.fillWidth: true
                    row: modelData
                }
            }
            Caption {
                visible: card.info.fused.length > 0
                text: qsTr("FUSED BECAUSE")
            }
            Repeater {
                model: card.info.fused
                Body {
                    required property string modelData
                    text: "• " + modelData
                }
            }
            Caption {
                visible: card.info.notFused.length > 0
                text: qsTr("NOT FUSED WITH")
            }
            Repeater {
                model: card.info.notFused
                Body {
                    required property string modelData
                    text: "• " + modelData
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !card.info.hasGroup
        title: qsTr("Why did it run there?")
        text: card.info.emptyText
    }
}
