// SPDX-License-Identifier: Apache-2.0
// The open texts as tabs.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    required property Actions actions
    color: Theme.editor
    PanelHeader {
        id: header
        panel: "editor"
        width: parent.width
        StillList {
            id: tabs
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -6
            objectName: "tabs"
            orientation: ListView.Horizontal
            model: Workbench.editor
            currentIndex: Workbench.editor.currentIndex
            // A tab is laid out after the model has it.
            onCurrentIndexChanged: toCurrent.request()
            onContentWidthChanged: toCurrent.request()
            onWidthChanged: toCurrent.request()
            DeferredCall {
                id: toCurrent
                onDue: tabs.positionViewAtIndex(tabs.currentIndex, ListView.Contain)
            }
            delegate: AbstractButton {
                id: tab
                required property int index
                required property EditorDocument document
                required property string label
                readonly property bool current: index === Workbench.editor.currentIndex
                // A closed text goes before its tab does.
                readonly property bool modified: document?.modified ?? false
                text: label
                height: 31 * Theme.unit
                width: Math.min(implicitContentWidth + 10, 220 * Theme.unit)
                Accessible.name: modified ? qsTr("%1, changed").arg(text) : text
                Accessible.role: Accessible.PageTab
                Accessible.onPressAction: clicked()
                onClicked: Workbench.editor.currentIndex = index
                Hint {
                    visible: tab.hovered && tab.document !== null && tab.document.path !== ""
                    text: tab.document?.path ?? ""
                }
                TapHandler {
                    acceptedButtons: Qt.MiddleButton
                    onTapped: panel.actions.closeTab(tab.index)
                }
                contentItem: RowLayout {
                    spacing: 2
                    Text {
                        Layout.fillWidth: true
                        Layout.leftMargin: 12
                        text: tab.text + (tab.modified ? " •" : "")
                        color: tab.current ? Theme.text : Theme.muted
                        font.family: Theme.textFamily
                        font.pixelSize: Theme.textSize
                        elide: Text.ElideMiddle
                    }
                    IconButton {
                        icon_: "close"
                        scale: 0.75
                        tint: Theme.muted
                        text: qsTr("Close %1").arg(tab.text)
                        onClicked: panel.actions.closeTab(tab.index)
                    }
                }
                background: Rectangle {
                    color: tab.current ? Theme.editor : tab.hovered ? Theme.hover : "transparent"
                    border.color: tab.visualFocus ? Theme.accent : "transparent"
                    Rectangle {
                        width: parent.width
                        height: 2
                        color: tab.current ? Theme.accent : "transparent"
                    }
                }
            }
        }
        IconButton {
            icon_: "plus"
            text: qsTr("New script")
            onClicked: Workbench.editor.newDocument()
        }
    }
    StackLayout {
        anchors.fill: parent
        anchors.topMargin: header.height
        currentIndex: Workbench.editor.currentIndex
        Repeater {
            model: Workbench.editor
            EditorPage {
                actions: panel.actions
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: Workbench.editor.count === 0
        title: qsTr("No script is open")
        text: qsTr("Press %1 for a new one or %2 to open a file. %3 runs it.").arg(Workbench.commands.of("file.new").keyOrTitle)
              .arg(Workbench.commands.of("file.open").keyOrTitle).arg(Workbench.commands.of("run.run").keyOrTitle)
    }
    FileDrop { anchors.fill: parent }
}
