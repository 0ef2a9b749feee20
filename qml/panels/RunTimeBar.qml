// SPDX-License-Identifier: Apache-2.0
// How long the last run took and what with: one bar by colour, with its legend and the change
// since the run before.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Rectangle {
    id: bar
    // While a run goes on its parts change many times a second: what shows them stays, and is made
    // anew when there are more or fewer of them.
    property timeShare none
    readonly property int partCount: Workbench.advice.parts.length
    readonly property int legendCount: Workbench.advice.legend.length
    function partAt(at: int): timeShare {
        return at < Workbench.advice.parts.length ? Workbench.advice.parts[at] : none
    }
    function legendAt(at: int): timeShare {
        return at < Workbench.advice.legend.length ? Workbench.advice.legend[at] : none
    }
    function colorOf(kind: string): color {
        switch (kind) {
        case "interpreter": return Theme.interpreter
        case "plan": return Theme.planning
        case "compile": return Theme.compiling
        case "transfer": return Theme.transfer
        case "cpu": return Theme.cpu
        case "gpu": return Theme.gpu
        case "wait": return Theme.idle
        }
        return Theme.border
    }
    function spoken(): string {
        const texts = []
        for (let i = 0; i < Workbench.advice.parts.length; ++i)
            texts.push(Workbench.advice.parts[i].label + " " + Workbench.advice.parts[i].value)
        return texts.join(", ")
    }
    // Its height is the same for any run: the graph below keeps its place.
    implicitHeight: visible ? 42 * Theme.unit : 0
    visible: Workbench.advice.running || Workbench.advice.total.length > 0
    color: Theme.panel
    Accessible.role: Accessible.Indicator
    Accessible.name: qsTr("The run took %1 %2: %3").arg(Workbench.advice.total).arg(Workbench.advice.change).arg(spoken())
    Row {
        id: segments
        objectName: "timeBar"
        x: 10
        y: 7
        width: parent.width - 20
        height: 10
        spacing: 0
        Repeater {
            model: bar.partCount
            Rectangle {
                id: segment
                required property int index
                readonly property timeShare part: bar.partAt(index)
                objectName: "timePart:" + part.kind
                width: segments.width * part.share
                height: segments.height
                color: bar.colorOf(part.kind)
                // Neighbours stay apart for those who do not see the colours.
                Rectangle {
                    anchors.right: parent.right
                    width: parent.width > 3 ? 1 : 0
                    height: parent.height
                    color: Theme.panel
                }
                HoverHandler { id: over }
                Hint {
                    visible: over.hovered
                    text: segment.part.hint
                    width: Math.min(implicitWidth, 380)
                }
            }
        }
    }
    component Label: Text {
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        textFormat: Text.PlainText
    }
    Row {
        id: texts
        objectName: "timeLegend"
        x: 10
        anchors.top: segments.bottom
        anchors.topMargin: 5
        width: parent.width - 20
        spacing: 10
        Label {
            objectName: "timeTotal"
            text: Workbench.advice.running ? Workbench.advice.total.length > 0 ? qsTr("%1 so far").arg(Workbench.advice.total) : qsTr("Running…") : Workbench.advice.total
            color: Theme.text
            font.bold: true
        }
        Label {
            objectName: "timeChange"
            visible: text.length > 0
            text: Workbench.advice.change
            color: Workbench.advice.slower ? Theme.warning : Theme.ok
        }
        Repeater {
            model: bar.legendCount
            Row {
                id: entry
                required property int index
                readonly property timeShare part: bar.legendAt(index)
                // The largest come first; what has no room is in the bar all the same.
                opacity: x + width <= texts.width ? 1 : 0
                spacing: 5
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 9
                    height: 9
                    radius: 2
                    color: bar.colorOf(entry.part.kind)
                }
                Label { text: entry.part.label }
                Label {
                    text: entry.part.value
                    color: Theme.text
                }
                HoverHandler { id: above }
                Hint {
                    visible: above.hovered
                    text: entry.part.hint
                    width: Math.min(implicitWidth, 380)
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
