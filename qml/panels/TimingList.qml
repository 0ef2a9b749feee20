// SPDX-License-Identifier: Apache-2.0
// The measured times of the selected kernel: figures, the runs in order and by length, and where it
// stands below what its side can do.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Vitrine

Item {
    id: page
    readonly property KernelDetails info: Workbench.kernelDetails
    property fact none
    readonly property int figureCount: Workbench.inspector.timings.length
    readonly property color tint: Workbench.inspector.onDevice ? Theme.gpu : Theme.cpu
    component Label: Text {
        width: parent.width
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }
    component Heading: Label {
        topPadding: 8
        color: Theme.faint
        font.bold: true
    }
    Flickable {
        anchors.fill: parent
        visible: page.info.hasKernel
        contentHeight: column.height + 28
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        Column {
            id: column
            x: 14
            y: 10
            width: Math.min(parent.width - 28, 900 * Theme.unit) // wider, numbers stand far from their names
            spacing: 4
            Label {
                text: Workbench.inspector.title
                color: Theme.text
                font.family: Theme.codeFamily
                font.pixelSize: Theme.textSize
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Heading { text: qsTr("RUNS IN ORDER") }
            BarChart {
                objectName: "kernelTimes"
                width: parent.width
                height: 44
                values: page.info.times
                tint: page.tint
                Accessible.role: Accessible.Chart
                Accessible.name: qsTr("Times of the runs, %1").arg(page.info.timesText)
            }
            Label { text: page.info.timesText }
            Heading { text: qsTr("RUNS BY LENGTH") }
            BarChart {
                objectName: "kernelHistogram"
                width: parent.width
                height: 56
                values: page.info.histogram
                texts: page.info.histogramTexts
                widest: width
                tint: page.tint
                Accessible.role: Accessible.Chart
                Accessible.name: qsTr("Histogram of the times, from %1 to %2").arg(page.info.shortest).arg(page.info.longest)
            }
            Item {
                width: parent.width
                height: 16 * Theme.unit
                Label { text: page.info.shortest }
                Label { text: page.info.longest; horizontalAlignment: Text.AlignRight }
            }
            Heading { text: qsTr("BELOW THE ROOF") }
            Label {
                objectName: "roofText"
                text: page.info.roofText
                color: Theme.text
            }
            RooflineItem {
                objectName: "roofline"
                width: parent.width
                height: 190 * Theme.unit
                Accessible.role: Accessible.Chart
                Accessible.name: page.info.roofText
            }
            Label { text: qsTr("Round: GPU, square: CPU; full line: doubles, dashed: singles. %1").arg(page.info.roofRemark) }
            Heading { text: qsTr("FIGURES") }
            Repeater {
                model: page.figureCount
                FactRow {
                    required property int index
                    width: column.width
                    row: index < Workbench.inspector.timings.length ? Workbench.inspector.timings[index] : page.none
                }
            }
            CacheKey { width: parent.width }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !page.info.hasKernel
        title: qsTr("No kernel selected")
        text: qsTr("Times are taken with the device's own clock, on every run.")
    }
}
