// SPDX-License-Identifier: Apache-2.0
// What the last run could do without, the costliest first. A row is chosen by click, arrow keys and
// Return: it opens, and its line is shown.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: page
    FontMetrics {
        id: code
        font.family: Theme.codeFamily
        font.pixelSize: Theme.textSize
    }
    readonly property real placeWidth: {
        let width = code.advanceWidth(qsTr("whole run"))
        for (const finding of Workbench.advice.findings) width = Math.max(width, code.advanceWidth(finding.place))
        return Math.min(width + 22, 0.3 * page.width)
    }
    StillList {
        id: list
        objectName: "findings"
        anchors.fill: parent
        model: Workbench.advice.findings
        activeFocusOnTab: true
        ScrollBar.vertical: ThinScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Findings")
        Keys.onReturnPressed: Workbench.advice.select(currentIndex)
        Keys.onPressed: event => {
            event.accepted = currentItem !== null && menu.meant(event)
            if (event.accepted) openMenu(currentIndex, currentItem, Qt.point(24, Theme.rowHeight))
        }
        function textOf(row: int): string {
            const finding = Workbench.advice.findings[row]
            return [finding.cost, finding.place, finding.text, finding.advice].join("\t")
        }
        function openMenu(row: int, place: Item, at: point) {
            const all = []
            for (let i = 0; i < count; ++i) all.push(textOf(i))
            menu.openFor(String(row), textOf(row), all.join("\n") + "\n", place, at)
        }
        delegate: FindingRow {
            id: row
            onMenuWanted: at => list.openMenu(index, row, at)
            width: list.width
            placeWidth: page.placeWidth
            focused: list.activeFocus && ListView.isCurrentItem
            onChosen: {
                list.currentIndex = index
                list.forceActiveFocus()
                Workbench.advice.select(index)
                list.positionViewAtIndex(index, ListView.Contain)
            }
        }
    }
    RowMenu {
        id: menu
        actions: [
            TableAction {
                name: "line"
                text: qsTr("Go to its line")
                onTriggered: key => {
                    Workbench.advice.select(Number(key))
                    Workbench.goToSelection()
                }
            }
        ]
    }
    EmptyState {
        anchors.centerIn: parent
        visible: list.count === 0
        title: Workbench.advice.running ? qsTr("Running…")
             : Workbench.advice.total ? qsTr("Nothing stands out") : qsTr("No findings yet")
        text: Workbench.advice.running ? qsTr("What the run could do without is listed here when it is over.")
            : Workbench.advice.total ? qsTr("No rule found anything that cost a hundredth of the run.")
            : qsTr("After a run, what cost most stands here: each with its line, the reason, and what to do about it.")
    }
}
