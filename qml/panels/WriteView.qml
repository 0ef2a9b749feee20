// SPDX-License-Identifier: Apache-2.0
// The way to work while writing: the text large, the command window below it, figures beside it.
import QtQuick
import QtQuick.Controls
import Vitrine

RememberedSplit {
    id: view
    name: "write"
    function slotOf(place: string): PanelSlot {
        const slots = { editor: editor, console: console_, figures: figures, graph: graph, why: why, workspace: workspace,
                        tables: tables, lesson: side.lesson, folder: side.folder, help: side.help }
        return slots[place]
    }
    orientation: Qt.Vertical
    RememberedSplit {
        name: "writeColumns"
        visible: side.wanted || left.wanted || right.wanted
        SplitView.fillHeight: true
        SideColumn {
            id: side
            name: "writeSide"
            SplitView.preferredWidth: Math.min(340, view.width * 0.23)
            SplitView.minimumWidth: 220
        }
        RememberedSplit {
            id: left
            name: "writeLeft"
            readonly property bool wanted: editor.shown || console_.shown
            visible: wanted
            orientation: Qt.Vertical
            SplitView.fillWidth: true
            SplitView.minimumWidth: 300
            PanelSlot {
                id: editor
                panel: "editor"
                SplitView.fillHeight: true
                SplitView.minimumHeight: 120
            }
            PanelSlot {
                id: console_
                panel: "console"
                SplitView.preferredHeight: view.height * 0.27
                SplitView.minimumHeight: 80
            }
        }
        RememberedSplit {
            id: right
            name: "writeRight"
            readonly property bool wanted: figures.shown || graph.shown || why.shown || workspace.shown
            visible: wanted
            orientation: Qt.Vertical
            SplitView.preferredWidth: view.width * (side.wanted ? 0.3 : 0.44)
            SplitView.minimumWidth: 280
            PanelSlot {
                id: figures
                panel: "figures"
                SplitView.fillHeight: true
                SplitView.minimumHeight: 120
            }
            PanelSlot {
                id: graph
                panel: "graph"
                SplitView.preferredHeight: view.height * 0.4
                SplitView.minimumHeight: 120
            }
            PanelSlot {
                id: why
                panel: "why"
                SplitView.preferredHeight: view.height * 0.3
                SplitView.minimumHeight: 120
            }
            PanelSlot {
                id: workspace
                panel: "workspace"
                SplitView.preferredHeight: view.height * 0.27
                SplitView.minimumHeight: 80
            }
        }
    }
    PanelSlot {
        id: tables
        panel: "tables"
        SplitView.preferredHeight: view.height * 0.2
        SplitView.minimumHeight: least
    }
}
