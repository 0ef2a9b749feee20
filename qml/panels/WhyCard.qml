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
    // Rows stay while their number does: in a loop what they say changes many times a second.
    property fact none
    readonly property int costCount: info.costs.length
    readonly property int factCount: info.facts.length
    Flickable {
        id: flick
        anchors.fill: parent
        visible: card.info.hasGroup || Workbench.whatIf.count > 0 || card.info.notes.length > 0
        contentHeight: column.implicitHeight + 24
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        ColumnLayout {
            id: column
            x: 14
            y: 12
            width: Math.min(flick.width - 28, 900 * Theme.unit) // wider, numbers stand far from their names
            spacing: 4
            BodyText {
                Layout.fillWidth: true
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
                    font.pixelSize: Theme.textSize + 2
                    font.bold: true
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
            BodyText {
                Layout.fillWidth: true
                visible: card.info.hasGroup
                text: (card.info.hasRun ? qsTr("Ran on %1 · %2") : qsTr("Planned for %1, has not run · %2"))
                      .arg(card.info.target).arg(card.info.lineText)
                color: Theme.muted
            }
            Caption {
                Layout.topMargin: 8
                visible: card.info.hasGroup
                text: qsTr("WHY")
            }
            BodyText {
                objectName: "whyReason"
                Layout.fillWidth: true
                visible: card.info.hasGroup
                text: card.info.reason
            }
            // Not in a layout, which keeps what went away while it was hidden (Qt 6.4).
            Column {
                Layout.fillWidth: true
                Layout.topMargin: notes.count > 0 ? 6 : 0
                spacing: 4
                Repeater {
                    id: notes
                    model: card.info.notes
                    BodyText {
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
            CardSection {
                Layout.fillWidth: true
                visible: card.info.hasGroup
                title: qsTr("TIME")
                Repeater {
                    model: card.costCount
                    FactRow {
                        required property int index
                        width: column.width
                        row: index < card.info.costs.length ? card.info.costs[index] : card.none
                    }
                }
            }
            CardSection {
                Layout.fillWidth: true
                visible: card.info.hasGroup
                title: qsTr("MEMORY AND FUSION")
                Repeater {
                    model: card.factCount
                    FactRow {
                        required property int index
                        width: column.width
                        row: index < card.info.facts.length ? card.info.facts[index] : card.none
                    }
                }
            }
            BulletSection {
                Layout.fillWidth: true
                title: qsTr("FUSED BECAUSE")
                sentences: card.info.fused
            }
            BulletSection {
                Layout.fillWidth: true
                title: qsTr("NOT FUSED WITH")
                sentences: card.info.notFused
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
