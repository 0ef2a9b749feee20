// SPDX-License-Identifier: Apache-2.0
// The whole workbench: three columns and the tables below.
import QtQuick
import QtQuick.Controls
import Vitrine

Rectangle {
    id: root
    color: Theme.window
    focus: true
    Actions { id: actions }
    DebugKeys { actions: actions }
    TopBar {
        id: topBar
        width: parent.width
        actions: actions
    }
    RememberedSplit {
        name: "rows"
        id: rows
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        width: parent.width
        orientation: Qt.Vertical
        RememberedSplit {
            name: "columns"
            SplitView.fillHeight: true
            RememberedSplit {
                name: "left"
                orientation: Qt.Vertical
                SplitView.preferredWidth: root.width * 0.34
                SplitView.minimumWidth: 260
                EditorPanel {
                    SplitView.fillHeight: true
                    SplitView.minimumHeight: 120
                    actions: actions
                }
                ConsolePanel {
                    SplitView.preferredHeight: root.height * 0.24
                    SplitView.minimumHeight: 80
                }
            }
            RememberedSplit {
                name: "middle"
                orientation: Qt.Vertical
                SplitView.fillWidth: true
                SplitView.minimumWidth: 280
                GraphPanel {
                    SplitView.fillHeight: true
                    SplitView.minimumHeight: 120
                    actions: actions
                }
                ViewsPanel {
                    SplitView.preferredHeight: root.height * 0.39
                    SplitView.minimumHeight: 120
                }
            }
            RememberedSplit {
                name: "right"
                orientation: Qt.Vertical
                SplitView.preferredWidth: Math.max(378, root.width * 0.255)
                SplitView.minimumWidth: 240
                WorkspacePanel {
                    SplitView.preferredHeight: root.height * 0.25
                    SplitView.minimumHeight: 80
                }
                InspectorPanel {
                    SplitView.fillHeight: true
                    SplitView.minimumHeight: 160
                }
            }
        }
        TablesPanel {
            id: tables
            SplitView.preferredHeight: root.height * 0.17
            SplitView.minimumHeight: tables.leastHeight
        }
    }
    BottomBar {
        id: bottomBar
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
