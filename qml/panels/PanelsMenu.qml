// SPDX-License-Identifier: Apache-2.0
// Which panels are shown in this way to work.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Vitrine

PanelMenu {
    id: menu
    readonly property WindowLayout layout_: Workbench.layout
    objectName: "panelsMenu"
    Instantiator {
        model: menu.layout_.panels
        delegate: MenuEntry {
            required property panelFact modelData
            objectName: "panelShown:" + modelData.name
            label: modelData.title
            checked: menu.layout_.docked.includes(modelData.name) || menu.layout_.popped.includes(modelData.name)
            onTriggered: menu.layout_.toggle(modelData.name)
        }
        onObjectAdded: (index, object) => menu.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => menu.removeItem(object as MenuEntry)
    }
    PanelMenuLine {}
    MenuEntry {
        objectName: "panelsReset"
        label: qsTr("Panels as they were at first")
        onTriggered: menu.layout_.reset()
    }
}
