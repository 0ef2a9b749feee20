// SPDX-License-Identifier: Apache-2.0
// A strip below a figure: which slice of an array of more than two dimensions is shown, and what of
// complex numbers.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: choices
    required property FigureItem item
    visible: item.visible && (item.sliceCount > 1 || item.complexImage)
    height: visible ? row.implicitHeight + 10 : 0
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What is shown of the image")
    MouseArea { anchors.fill: parent }
    RowLayout {
        id: row
        anchors.centerIn: parent
        spacing: 10
        SliceField {
            objectName: "imageSlice"
            visible: choices.item.sliceCount > 1
            dimension: 3
            length: choices.item.sliceCount
            place: choices.item.slice
            onMoved: place => choices.item.slice = place
        }
        Row {
            spacing: -1
            visible: choices.item.complexImage
            Repeater {
                model: [qsTr("real"), qsTr("imag"), qsTr("abs"), qsTr("phase")]
                ToggleButton {
                    required property string modelData
                    required property int index
                    objectName: "imagePart" + index
                    mono: false
                    implicitWidth: Math.max(48, implicitContentWidth + 16)
                    text: modelData
                    tip: qsTr("Show this of the complex numbers")
                    checked: choices.item.part === index
                    onClicked: choices.item.part = index
                }
            }
        }
    }
}
