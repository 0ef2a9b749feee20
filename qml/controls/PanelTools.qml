// SPDX-License-Identifier: Apache-2.0
// At the right end of a panel's strip: all of the window for it, and what else can be done with it.
import QtQuick
import Vitrine

Row {
    id: tools
    required property string panel
    readonly property WindowLayout layout_: Workbench.layout
    readonly property bool popped: layout_.popped.includes(panel)
    readonly property bool large: layout_.enlarged === panel
    readonly property string title: layout_.titleOf(panel)
    IconButton {
        objectName: "enlarge:" + tools.panel
        visible: !tools.popped
        icon_: tools.large ? "shrink" : "enlarge"
        tint: Theme.muted
        text: tools.large ? qsTr("%1: back to its place").arg(tools.title) : qsTr("%1: the whole window").arg(tools.title)
        onClicked: tools.layout_.enlarge(tools.panel)
    }
    IconButton {
        id: more
        objectName: "more:" + tools.panel
        icon_: "more"
        tint: Theme.muted
        text: qsTr("%1: more").arg(tools.title)
        quiet: menu.visible
        onClicked: menu.popup(more, 0, more.height + 2)
        PanelMenu {
            id: menu
            objectName: "panelMenu"
            delegate: MenuEntry {}
            MenuEntry {
                objectName: "menuPop:" + tools.panel
                label: tools.popped ? qsTr("Back into the main window") : qsTr("A window of its own")
                onTriggered: tools.popped ? tools.layout_.dock(tools.panel) : tools.layout_.popOut(tools.panel)
            }
            MenuEntry {
                objectName: "menuHome:" + tools.panel
                label: qsTr("Back to its own place")
                enabled: tools.layout_.docked.length > 0 && tools.layout_.placeOf(tools.panel) !== tools.panel
                onTriggered: tools.layout_.moveHome(tools.panel)
            }
            PanelMoveMenu { panel: tools.panel }
            MenuEntry {
                objectName: "menuHide:" + tools.panel
                label: qsTr("Hide this panel")
                onTriggered: tools.layout_.hide(tools.panel)
            }
        }
    }
}
