// SPDX-License-Identifier: Apache-2.0
// An open variable: where one is in it, its elements, and what is known of all of them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    readonly property VariableView view: Workbench.variables.current
    color: Theme.panel
    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        PanelHeader {
            panel: "figures"
            Layout.fillWidth: true
            ViewTabs {}
            Item { Layout.fillWidth: true }
            IconButton {
                objectName: "plotColumn"
                icon_: "chart"
                text: grid.selected > 1 ? qsTr("Plot what is selected") : qsTr("Plot the column of the chosen element")
                enabled: panel.view !== null && panel.view.drawable
                onClicked: panel.view.plotPart(grid.firstRow, grid.firstColumn, grid.lastRow, grid.lastColumn)
            }
            IconButton {
                objectName: "drawImage"
                icon_: "image"
                text: grid.selected > 1 ? qsTr("Draw what is selected as an image") : qsTr("Draw as an image")
                enabled: panel.view !== null && panel.view.drawable
                onClicked: panel.view.drawPart(grid.firstRow, grid.firstColumn, grid.lastRow, grid.lastColumn)
            }
            IconButton {
                objectName: "closeVariable"
                icon_: "close"
                text: qsTr("Close this variable")
                onClicked: Workbench.variables.close(Workbench.variables.currentIndex)
            }
        }
        VariableHead {
            Layout.fillWidth: true
            Layout.preferredHeight: 34 * Theme.unit
            view: panel.view
        }
        VariableGrid {
            id: grid
            Layout.fillWidth: true
            Layout.fillHeight: true
            view: panel.view
        }
        RowLayout {
            Layout.leftMargin: 10
            Layout.rightMargin: 10
            Layout.preferredHeight: 24 * Theme.unit
            spacing: 12
            Text {
                objectName: "variableSummary"
                Layout.fillWidth: true
                text: !panel.view ? ""
                    : panel.view.busy ? qsTr("Something runs. The values are read again when it is over.")
                    : grid.selected > 1 ? qsTr("%1 × %2 selected").arg(grid.lastRow - grid.firstRow + 1).arg(grid.lastColumn - grid.firstColumn + 1)
                                          + (panel.view.summary ? "   \u00b7   " + qsTr("of all: %1").arg(panel.view.summary) : "")
                    : panel.view.summary
                color: Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.smallSize
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Text {
                visible: panel.view !== null && panel.view.stopsEarly
                text: qsTr("the first million rows and columns")
                color: Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.smallSize
            }
        }
    }
}
