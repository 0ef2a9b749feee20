// SPDX-License-Identifier: Apache-2.0
// The menu of a row: what its table can do with it, then what can be copied.
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Vitrine

PanelMenu {
    id: menu
    required property list<TableAction> actions
    property bool copiesTable: true // all rows, and single cells
    // Of the row that it was opened for.
    property string key
    property string cell
    property string row
    property string all
    // What was chosen begins when the list has the keyboard back, and may take it elsewhere.
    property TableAction wanted
    property Item opener
    onClosed: {
        const action = wanted
        wanted = null
        if (opener) opener.forceActiveFocus()
        if (action) action.triggered(key)
    }
    function openAt(place: Item, at: point) {
        opener = place.ListView.view ?? place
        menu.parent = place
        popup(at.x, at.y)
    }
    /// Of a list that has no columns.
    function openFor(of: string, text: string, whole: string, place: Item, at: point) {
        key = of
        cell = ""
        row = text
        all = whole
        openAt(place, at)
    }
    function meant(event): bool {
        return event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier) !== 0)
    }
    TableAction {
        id: copyCell
        name: "copyCell"
        text: qsTr("Copy the cell")
        beginsGroup: menu.actions.length > 0
        enabled: menu.cell !== ""
        onTriggered: Workbench.copyText(menu.cell)
    }
    TableAction {
        id: copyRow
        name: "copyRow"
        text: qsTr("Copy the row")
        keys: "Ctrl+C"
        beginsGroup: menu.actions.length > 0 && !menu.copiesTable
        onTriggered: Workbench.copyText(menu.row)
    }
    TableAction {
        id: copyAll
        name: "copyTable"
        text: qsTr("Copy the table with its titles")
        onTriggered: Workbench.copyText(menu.all)
    }
    readonly property list<TableAction> entries: {
        const all = []
        for (let i = 0; i < actions.length; ++i) all.push(actions[i])
        return all.concat(copiesTable ? [copyCell, copyRow, copyAll] : [copyRow])
    }
    Instantiator {
        model: menu.entries
        delegate: MenuEntry {
            required property TableAction modelData
            objectName: "rowMenu:" + modelData.name
            label: modelData.text
            keys: modelData.keys
            enabled: modelData.enabled
            beginsGroup: modelData.beginsGroup
            onTriggered: menu.wanted = modelData
        }
        onObjectAdded: (index, object) => menu.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => menu.removeItem(object as MenuEntry)
    }
}
