// SPDX-License-Identifier: Apache-2.0
// The way to work while asking why: the graph large, the source and why beside it, findings, tables
// and the timeline across the window.
import QtQuick
import QtQuick.Controls
import Vitrine

RememberedSplit {
    id: view
    name: "explain"
    function slotOf(place: string): PanelSlot {
        const slots = { editor: editor, console: console_, figures: figures, graph: graph, why: why, workspace: workspace,
                        tables: tables, lesson: side.lesson, folder: side.folder, help: side.help }
        return slots[place]
    }
    orientation: Qt.Vertical
    RememberedSplit {
        name: "explainAcross"
        visible: along.wanted || middle.wanted || right.wanted
        SplitView.fillHeight: true
        RememberedSplit {
            id: along
            name: "explainAlong"
            // Not what is visible: in a view that is not, nothing is.
            readonly property bool wanted: side.wanted || left.wanted
            // Side by side where a line of the text has room beside the graph and the card.
            readonly property bool stacked: view.width < 1760
            visible: wanted
            orientation: stacked ? Qt.Vertical : Qt.Horizontal
            SplitView.preferredWidth: view.width * (side.wanted ? (stacked ? 0.36 : 0.47) : 0.34)
            SplitView.minimumWidth: side.wanted && left.wanted && !stacked ? 480 : 260
            SideColumn {
                id: side
                name: "explainSide"
                SplitView.preferredWidth: Math.min(340, view.width * 0.23)
                SplitView.minimumWidth: along.stacked ? 0 : 220
                SplitView.preferredHeight: along.height * 0.48
                SplitView.minimumHeight: along.stacked ? 120 : 0
                SplitView.fillWidth: !left.wanted
                SplitView.fillHeight: !left.wanted
            }
            RememberedSplit {
                id: left
                name: "explainLeft"
                readonly property bool wanted: editor.shown || console_.shown
                visible: wanted
                orientation: Qt.Vertical
                SplitView.fillWidth: true
                SplitView.fillHeight: true
                PanelSlot {
                    id: editor
                    panel: "editor"
                    SplitView.fillHeight: true
                    SplitView.minimumHeight: 120
                }
                PanelSlot {
                    id: console_
                    panel: "console"
                    SplitView.preferredHeight: left.height * 0.33
                    SplitView.minimumHeight: 80
                }
            }
        }
        RememberedSplit {
            id: middle
            name: "explainMiddle"
            readonly property bool wanted: graph.shown || figures.shown
            visible: wanted
            orientation: Qt.Vertical
            SplitView.fillWidth: true
            SplitView.minimumWidth: 280
            PanelSlot {
                id: graph
                panel: "graph"
                SplitView.fillHeight: true
                SplitView.minimumHeight: 120
            }
            PanelSlot {
                id: figures
                panel: "figures"
                SplitView.preferredHeight: view.height * 0.42
                SplitView.minimumHeight: 120
            }
        }
        RememberedSplit {
            id: right
            name: "explainRight"
            readonly property bool wanted: workspace.shown || why.shown
            visible: wanted
            orientation: Qt.Vertical
            SplitView.preferredWidth: Math.max(side.wanted ? 340 : 378, view.width * (side.wanted ? 0.22 : 0.255))
            SplitView.minimumWidth: 240
            PanelSlot {
                id: workspace
                panel: "workspace"
                SplitView.preferredHeight: view.height * 0.27
                SplitView.minimumHeight: 80
            }
            PanelSlot {
                id: why
                panel: "why"
                SplitView.fillHeight: true
                SplitView.minimumHeight: 160
            }
        }
    }
    PanelSlot {
        id: tables
        panel: "tables"
        SplitView.preferredHeight: view.height * 0.18
        SplitView.minimumHeight: least
    }
}
