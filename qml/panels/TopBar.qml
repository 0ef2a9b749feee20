// SPDX-License-Identifier: Apache-2.0
// The menus, and the commands that are used most.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    // A property of its own: its buttons are made when it changes, not whenever it is told.
    readonly property bool stopped: Workbench.debugger.shown
    implicitHeight: 42 * Theme.unit
    color: Theme.header
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Commands")
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        spacing: 6
        MenuStrip {}
        Rectangle { implicitWidth: 1; implicitHeight: 22; color: Theme.border }
        TextButton {
            objectName: "runButton"
            text: Workbench.debugger.shown ? qsTr("Continue") : qsTr("Run")
            icon_: "run"
            prominent: true
            enabled: Workbench.debugger.shown || (!Workbench.running && Workbench.editor.count > 0)
            onClicked: Workbench.commands.trigger("run.run")
        }
        Repeater {
            model: bar.stopped ? ["run.step", "run.stepIn", "run.stepOut"] : []
            CommandButton {
                required property string modelData
                objectName: "step:" + modelData
                name: modelData
                // A step that takes a moment does not make the button flash.
                enabled: true
            }
        }
        TextButton {
            objectName: "stopButton"
            text: qsTr("Stop")
            icon_: "stop"
            enabled: Workbench.running
            onClicked: Workbench.stop()
        }
        IconButton {
            id: debugButton
            objectName: "debugButton"
            icon_: "breakpoint"
            tint: Workbench.breakpoints.count > 0 || Workbench.debugger.stopsOnError ? Theme.error : Theme.muted
            text: qsTr("Breakpoints and steps")
            quiet: debugMenu.visible
            onClicked: debugMenu.popup(debugButton, 0, debugButton.height + 4)
            DebugMenu { id: debugMenu }
        }
        CommandButton { name: "run.section" }
        Rectangle { implicitWidth: 1; implicitHeight: 22; color: Theme.border }
        CommandButton { name: "file.new" }
        CommandButton { name: "file.open" }
        CommandButton { name: "file.save" }
        CommandButton { name: "edit.replace" }
        Text {
            Layout.fillWidth: true
            Layout.leftMargin: 12
            text: Workbench.graphicsMessage
                  ? qsTr("No Vulkan device (%1): figures are off, everything else works.").arg(Workbench.graphicsMessage)
                  : ""
            color: Theme.warning
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
        }
        IconButton {
            objectName: "lessonsButton"
            icon_: "lesson"
            text: qsTr("Lessons")
            checked: Workbench.layout.docked.includes("lesson")
            onClicked: Workbench.layout.toggle("lesson")
        }
        ModeSwitch { objectName: "modes" }
        IconButton {
            id: panelsButton
            objectName: "panelsButton"
            icon_: "panels"
            text: qsTr("Which panels are shown")
            quiet: panelsMenu.visible
            onClicked: panelsMenu.popup(panelsButton, panelsButton.width - panelsMenu.width, panelsButton.height + 4)
            PanelsMenu { id: panelsMenu }
        }
        IconButton {
            icon_: "theme"
            text: Workbench.settings.scheme === AppSettings.Light ? qsTr("Dark colours") : qsTr("Light colours")
            onClicked: Workbench.commands.trigger(Workbench.settings.scheme === AppSettings.Light ? "view.dark" : "view.light")
        }
        CommandButton { name: "file.settings" }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
