// SPDX-License-Identifier: Apache-2.0
// The recorded decision of the selected group: target, costs, reason, what stayed outside.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Item {
    id: card
    readonly property GroupInspector info: Workbench.inspector
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
        visible: card.info.hasGroup || Workbench.whatIf.count > 0 || card.info.notes.length > 0
        contentHeight: column.implicitHeight + 24
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        // What comes and goes by a Repeater stands in a Column: a layout that is hidden while its
        // items go away keeps them in Qt 6.4.
        ColumnLayout {
            id: column
            x: 14
            y: 12
            width: flick.width - 28
            spacing: 4
            Body {
                visible: !card.info.hasGroup
                text: card.info.emptyText
                color: Theme.muted
            }
            RowLayout {
                visible: card.info.hasGroup
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
                visible: card.info.hasGroup
                text: (card.info.hasRun ? qsTr("Ran on %1 · %2") : qsTr("Planned for %1, has not run · %2"))
                      .arg(card.info.target).arg(card.info.lineText)
                color: Theme.muted
            }
            Caption {
                visible: card.info.hasGroup
                text: qsTr("WHY")
            }
            Body {
                objectName: "whyReason"
                visible: card.info.hasGroup
                text: card.info.reason
            }
            Column {
                Layout.fillWidth: true
                Layout.topMargin: notes.count > 0 ? 6 : 0
                spacing: 4
                Repeater {
                    id: notes
                    model: card.info.notes
                    Body {
                        required property string modelData
                        objectName: "whyNote"
                        width: column.width
                        text: modelData
                        color: Theme.warning
                    }
                }
            }
            WhatIfCard {
                Layout.fillWidth: true
                onCompared: bottom => {
                    column.ensurePolished()
                    const below = column.y + y + bottom + 12 - flick.height
                    if (below > flick.contentY) flick.contentY = Math.min(below, flick.contentHeight - flick.height)
                }
            }
            Caption {
                visible: card.info.hasGroup
                text: qsTr("TIME")
            }
            Column {
                Layout.fillWidth: true
                spacing: 4
                Repeater {
                    model: card.info.costs
                    FactRow {
                        required property fact modelData
                        width: column.width
                        row: modelData
                    }
                }
            }
            Caption {
                visible: card.info.hasGroup
                text: qsTr("MEMORY AND FUSION")
            }
            Column {
                Layout.fillWidth: true
                spacing: 4
                Repeater {
                    model: card.info.facts
                    FactRow {
                        required property fact modelData
                        width: column.width
                        row: modelData
                    }
                }
            }
            Caption {
                visible: card.info.fused.length > 0
                text: qsTr("FUSED BECAUSE")
            }
            Column {
                Layout.fillWidth: true
                spacing: 4
                Repeater {
                    model: card.info.fused
                    Body {
                        required property string modelData
                        width: column.width
                        text: "• " + modelData
                    }
                }
            }
            Caption {
                visible: card.info.notFused.length > 0
                text: qsTr("NOT FUSED WITH")
            }
            Column {
                Layout.fillWidth: true
                spacing: 4
                Repeater {
                    model: card.info.notFused
                    Body {
                        required property string modelData
                        width: column.width
                        text: "• " + modelData
                    }
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !flick.visible
        title: qsTr("Why did it run there?")
        text: card.info.emptyText
    }
}
