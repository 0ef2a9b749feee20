// SPDX-License-Identifier: Apache-2.0
// A place in the window, by the name of the panel whose own it is. Where several panels stand in it they
// are tabs. A panel that is dragged by its strip and dropped here joins them.
import QtQuick
import Vitrine

Item {
    id: slot
    required property string panel
    // How low it may become.
    property real least: 80
    readonly property WindowLayout layout_: Workbench.layout
    readonly property list<string> panels: {
        const known = layout_.docked // another one whenever a panel moved
        return known ? layout_.panelsAt(panel) : []
    }
    readonly property bool shown: panels.length > 0
    readonly property alias room: room
    visible: shown
    Rectangle {
        id: strip
        width: parent.width
        height: visible ? 28 : 0
        visible: slot.panels.length > 1
        color: Theme.window
        TabStrip {
            objectName: "panelTabs:" + slot.panel
            x: 6
            height: parent.height
            titles: {
                const all = []
                for (const name of slot.panels) all.push(slot.layout_.titleOf(name))
                return all
            }
            currentIndex: {
                const front = slot.layout_.frontAt(slot.panel), all = slot.panels
                return all.indexOf(front)
            }
            onChosen: index => slot.layout_.bringToFront(slot.panels[index])
        }
    }
    Item {
        id: room
        anchors.fill: parent
        anchors.topMargin: strip.height
    }
    DropArea {
        id: drop
        anchors.fill: parent
        keys: ["panel"]
        onDropped: event => slot.layout_.moveInto((event.source as DraggedPanel).panel, slot.panel)
    }
    Rectangle {
        anchors.fill: parent
        visible: drop.containsDrag
        z: 3
        color: "transparent"
        border.color: Theme.accent
        border.width: 2
    }
}
