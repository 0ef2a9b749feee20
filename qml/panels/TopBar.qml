// SPDX-License-Identifier: Apache-2.0
// The commands that are used most.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: bar
    required property Actions actions
    implicitHeight: 42
    color: Theme.header
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Commands")
    component StepButton: IconButton {
        required property int way
        objectName: "step:" + way
        visible: Workbench.debugger.shown
        // A step that takes a moment does not make the button flash.
        onClicked: Workbench.debugger.go(way)
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        spacing: 6
        TextButton {
            objectName: "runButton"
            text: Workbench.debugger.shown ? qsTr("Continue") : qsTr("Run")
            icon_: "run"
            prominent: true
            enabled: Workbench.debugger.shown || (!Workbench.running && Workbench.editor.count > 0)
            onClicked: bar.actions.run()
        }
        StepButton {
            way: DebuggerModel.Step
            icon_: "stepOver"
            text: qsTr("Run the next statement")
            shortcutText: "F10"
        }
        StepButton {
            way: DebuggerModel.StepIn
            icon_: "stepIn"
            text: qsTr("Step into the function that is called")
            shortcutText: "F11"
        }
        StepButton {
            way: DebuggerModel.StepOut
            icon_: "stepOut"
            text: qsTr("Run to the end of this function")
            shortcutText: "Shift+F11"
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
            DebugMenu {
                id: debugMenu
                actions: bar.actions
            }
        }
        IconButton {
            icon_: "section"
            text: qsTr("Run the section at the cursor")
            shortcutText: "Ctrl+Enter"
            enabled: !Workbench.running
            onClicked: bar.actions.sectionWanted()
        }
        ToggleButton {
            objectName: "strictButton"
            text: qsTr("Strict")
            mono: false
            tip: qsTr("Stop at the first operation that was meant for the GPU and would run on the CPU, and name its line")
            checked: Workbench.strict
            enabled: !Workbench.running
            onClicked: Workbench.strict = !Workbench.strict
        }
        Rectangle { width: 1; height: 22; color: Theme.border }
        IconButton {
            icon_: "new"
            text: qsTr("New script")
            shortcutText: "Ctrl+N"
            onClicked: Workbench.editor.newDocument()
        }
        IconButton {
            icon_: "open"
            text: qsTr("Open a script")
            shortcutText: "Ctrl+O"
            onClicked: bar.actions.openFile()
        }
        IconButton {
            icon_: "save"
            text: qsTr("Save")
            shortcutText: "Ctrl+S"
            enabled: Workbench.editor.count > 0
            onClicked: bar.actions.save()
        }
        IconButton {
            icon_: "find"
            text: qsTr("Find and replace")
            shortcutText: "Ctrl+F, Ctrl+H"
            onClicked: bar.actions.find(true)
        }
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
            text: Workbench.settings.dark ? qsTr("Light colours") : qsTr("Dark colours")
            onClicked: Workbench.settings.dark = !Workbench.settings.dark
        }
        IconButton {
            icon_: "settings"
            text: qsTr("Settings")
            shortcutText: "Ctrl+,"
            onClicked: bar.actions.showSettings()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
