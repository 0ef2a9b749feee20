// SPDX-License-Identifier: Apache-2.0
// The menu of a line number: its breakpoint, and where the line shall run.
import QtQuick
import Vitrine

PinMenu {
    id: menu
    required property EditorDocument document
    property int line: 0
    // Read once, as the pins' labels are.
    property bool isSet
    signal conditionWanted(int line)
    onAboutToShow: isSet = Workbench.breakpoints.has(document, line)
    MenuEntry {
        objectName: "menuBreakpoint"
        text: menu.isSet ? qsTr("Remove the breakpoint") : qsTr("Set a breakpoint")
        keys: "F12"
        onTriggered: menu.document.toggleBreakpoint(menu.line)
    }
    MenuEntry {
        objectName: "menuCondition"
        text: qsTr("Condition or message…")
        keys: "Shift+F12"
        onTriggered: menu.conditionWanted(menu.line)
    }
    MenuEntry {
        objectName: "menuRunTo"
        text: qsTr("Run to this line")
        keys: "Ctrl+F10"
        enabled: Workbench.debugger.stopped || !Workbench.running
        onTriggered: Workbench.runTo(menu.document, menu.line)
    }
    PanelMenuLine {}
    // Breakpoints come first.
    Component.onCompleted: {
        const own = 4
        for (let i = 0; i < own; ++i) moveItem(count - own + i, i)
    }
}
