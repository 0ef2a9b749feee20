// SPDX-License-Identifier: Apache-2.0
// The last runs of the current text, and two of them side by side. In the list A and B choose the two,
// Return and a double click show a run's record in the other panels.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: panel
    property int page: 0
    readonly property RunHistory history: Workbench.history
    StillList {
        id: list
        objectName: "runs"
        width: Math.min(330, parent.width * 0.32)
        height: parent.height
        model: panel.history.runs
        activeFocusOnTab: true
        ScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Runs")
        readonly property string key: currentIndex < 0 ? "" : panel.history.runs.keyOf(currentIndex)
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_C && (event.modifiers & Qt.ControlModifier) !== 0
        Keys.onPressed: event => {
            event.accepted = true
            if (event.key === Qt.Key_A) panel.history.setBefore(key)
            else if (event.key === Qt.Key_B) panel.history.setAfter(key)
            else if (event.key === Qt.Key_Return) panel.history.show(key)
            else if (event.key === Qt.Key_C && (event.modifiers & Qt.ControlModifier)) Workbench.copyText(textOf(currentIndex))
            else if (menu.meant(event) && currentItem) openMenu(currentIndex, currentItem, Qt.point(24, Theme.rowHeight))
            else event.accepted = false
        }
        function textOf(row: int): string {
            const parts = []
            for (const name of ["name", "when", "took", "remark"]) parts.push(panel.history.runs.cell(row, name) ?? "")
            return parts.join("\t")
        }
        function openMenu(row: int, place: Item, at: point) {
            const all = []
            for (let i = 0; i < count; ++i) all.push(textOf(i))
            menu.openFor(panel.history.runs.keyOf(row), textOf(row), all.join("\n") + "\n", place, at)
        }
        delegate: RunRow {
            id: row
            onMenuWanted: at => list.openMenu(index, row, at)
            width: list.width
            focused: list.activeFocus && ListView.isCurrentItem
            onChosen: {
                list.currentIndex = index
                list.forceActiveFocus()
            }
        }
    }
    RowMenu {
        id: menu
        actions: [
            TableAction { name: "show"; text: qsTr("Show its record"); keys: "Return"; onTriggered: key => panel.history.show(key) },
            TableAction { name: "before"; text: qsTr("Compare from this run"); keys: "A"; onTriggered: key => panel.history.setBefore(key) },
            TableAction { name: "after"; text: qsTr("Compare to this run"); keys: "B"; onTriggered: key => panel.history.setAfter(key) }
        ]
    }
    Rectangle {
        x: list.width
        width: 1
        height: parent.height
        color: Theme.border
        visible: list.count > 0
    }
    Text {
        id: verdict
        objectName: "runVerdict"
        anchors.bottom: parent.bottom
        x: list.width + 12
        width: parent.width - x - 12
        topPadding: 5
        bottomPadding: 5
        visible: panel.history.comparing
        text: panel.history.verdict
        color: !panel.history.sameAnswers ? Theme.warning : panel.history.allRead ? Theme.ok : Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }
    RunTables {
        x: list.width + 1
        width: parent.width - x
        height: parent.height - verdict.implicitHeight
        visible: panel.history.comparing
        page: panel.page
    }
    EmptyState {
        x: list.count > 0 ? list.width + (parent.width - list.width - width) / 2 : (parent.width - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        visible: !panel.history.comparing
        title: list.count === 0 ? qsTr("No run of this text yet") : qsTr("One run so far")
        text: list.count === 0 ? qsTr("The last ten runs of each text are kept here with what they cost, to be compared with one another.")
            : qsTr("The next run of this text stands beside it: by line and by kernel, with what was decided otherwise and whether the answers are the same.")
    }
}
