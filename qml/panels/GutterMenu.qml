// SPDX-License-Identifier: Apache-2.0
// The menu of a line number: where the line shall run, and its breakpoint.
import QtQuick
import Vitrine

PinMenu {
    id: menu
    required property EditorDocument document
    property int line: 0
    // Read once, as the pins' labels are.
    property bool isSet
    // The menu gives the keyboard back when it closes: the editor opens after that.
    property bool isWanted
    signal conditionWanted(int line)
    onClosed: {
        if (isWanted) conditionWanted(line)
        isWanted = false
    }
    onAboutToShow: {
        isSet = Workbench.breakpoints.has(document, line)
        fit()
    }
    // Behind those of pins: Qt 6.4 misses clicks on entries that were moved to the front.
    PanelMenuLine {}
    MenuEntry {
        objectName: "menuBreakpoint"
        label: menu.isSet ? qsTr("Remove the breakpoint") : qsTr("Set a breakpoint")
        keys: Workbench.commands.of("run.breakpoint").keysText
        onTriggered: menu.document.toggleBreakpoint(menu.line)
    }
    MenuEntry {
        objectName: "menuCondition"
        label: qsTr("Condition or message…")
        keys: Workbench.commands.of("run.condition").keysText
        onTriggered: menu.isWanted = true
    }
    MenuEntry {
        objectName: "menuRunTo"
        label: qsTr("Run to this line")
        keys: Workbench.commands.of("run.toCaret").keysText
        enabled: Workbench.debugger.stopped || !Workbench.running
        onTriggered: Workbench.runTo(menu.document, menu.line)
    }
}
