// SPDX-License-Identifier: Apache-2.0
// The commands of one of the table's menus.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Vitrine

PanelMenu {
    id: menu
    required property string name
    objectName: "menu:" + name
    title: Workbench.commands.menuLabel(name)
    Instantiator {
        model: Workbench.commands.inMenu(menu.name)
        delegate: CommandEntry {
            required property string modelData
            name: modelData
        }
        onObjectAdded: (index, object) => menu.insertItem(index, object as CommandEntry)
        onObjectRemoved: (index, object) => menu.removeItem(object as CommandEntry)
    }
}
