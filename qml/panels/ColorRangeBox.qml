// SPDX-License-Identifier: Apache-2.0
// The values at the ends of a colormap over the histogram of the data: handles to drag, and fields.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: box
    required property ColorRange range
    readonly property double span: Math.max(range.most - range.least, 1e-300)
    width: 300
    height: column.implicitHeight + 20
    radius: 6
    color: Theme.panel
    border.color: Theme.border
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Colour range")
    MouseArea { anchors.fill: parent }
    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: 10
        spacing: 6
        RowLayout {
            Text {
                Layout.fillWidth: true
                text: qsTr("Colour range")
                color: Theme.text
                font.family: Theme.textFamily
                font.pixelSize: Theme.textSize
                font.bold: true
            }
            IconButton {
                objectName: "resetRange"
                icon_: "fit"
                text: qsTr("The script's own range")
                enabled: box.range.chosen
                onClicked: box.range.reset()
            }
            IconButton {
                objectName: "closeRange"
                icon_: "close"
                text: qsTr("Close")
                onClicked: box.range.close()
            }
        }
        Item {
            id: plot
            Layout.fillWidth: true
            Layout.leftMargin: 6
            Layout.rightMargin: 6
            implicitHeight: 84
            readonly property double barWidth: width / Math.max(box.range.bins.length, 1)
            Repeater {
                model: box.range.bins.length
                Rectangle {
                    required property int index
                    readonly property double tall: box.range.bins[index] ?? 0
                    visible: tall > 0
                    x: index * plot.barWidth
                    width: Math.max(plot.barWidth - 0.5, 0.5)
                    height: Math.max(1, tall * 64)
                    y: 66 - height
                    color: Theme.muted
                }
            }
            Repeater {
                model: box.range.colors.length
                Rectangle {
                    required property int index
                    readonly property double from: low.x + low.width / 2
                    readonly property double step: (high.x - low.x) / box.range.colors.length
                    x: from + index * step
                    y: 70
                    width: step + 0.5
                    height: 10
                    color: Qt.color(String(box.range.colors[index]))
                }
            }
            RangeHandle {
                id: low
                objectName: "rangeLow"
                label: qsTr("Lower end")
                place: (box.range.low - box.range.least) / box.span
                onMoved: share => box.range.choose(box.range.least + share * box.span, box.range.high)
            }
            RangeHandle {
                id: high
                objectName: "rangeHigh"
                label: qsTr("Upper end")
                place: (box.range.high - box.range.least) / box.span
                onMoved: share => box.range.choose(box.range.low, box.range.least + share * box.span)
            }
        }
        RowLayout {
            spacing: 6
            InputField {
                objectName: "rangeLowField"
                Layout.fillWidth: true
                text: Number(box.range.low.toPrecision(6))
                Accessible.name: qsTr("Lower end")
                onEditingFinished: box.range.choose(Number(text), box.range.high)
            }
            InputField {
                objectName: "rangeHighField"
                Layout.fillWidth: true
                text: Number(box.range.high.toPrecision(6))
                Accessible.name: qsTr("Upper end")
                onEditingFinished: box.range.choose(box.range.low, Number(text))
            }
        }
        Text {
            objectName: "rangeRemark"
            visible: text.length > 0
            Layout.fillWidth: true
            text: box.range.remark
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
        }
    }
}
