// SPDX-License-Identifier: Apache-2.0
// The panels whose place a panel may move to.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Vitrine

PanelMenu {
    id: menu
    required property string panel
    objectName: "panelMoveMenu"
    title: qsTr("Beside, as a tab…")
    Instantiator {
        model: {
            const others = []
            for (const name of Workbench.layout.docked) if (name !== menu.panel) others.push(name)
            return others
        }
        delegate: MenuEntry {
            required property string modelData
            objectName: "moveTo:" + modelData
            label: Workbench.layout.titleOf(modelData)
            onTriggered: Workbench.layout.moveTo(menu.panel, modelData)
        }
        onObjectAdded: (index, object) => menu.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => menu.removeItem(object as MenuEntry)
    }
}
