// SPDX-License-Identifier: Apache-2.0
// Which place along a third or later dimension is shown.
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: slice
    required property int dimension // from 1
    required property int length
    required property int place // from 1
    signal moved(int place)
    spacing: 2
    component Word: Text {
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
    }
    Word { text: qsTr("dim %1").arg(slice.dimension) }
    IconButton {
        icon_: "minus"
        text: qsTr("The place before in dimension %1").arg(slice.dimension)
        enabled: slice.place > 1
        onClicked: slice.moved(slice.place - 1)
    }
    InputField {
        objectName: "sliceField"
        Layout.preferredWidth: 40
        implicitHeight: 24 * Theme.unit
        text: slice.place
        horizontalAlignment: Text.AlignHCenter
        placeholderText: qsTr("Place in dimension %1").arg(slice.dimension)
        validator: IntValidator {
            bottom: 1
            top: slice.length
        }
        onAccepted: slice.moved(parseInt(text))
    }
    IconButton {
        icon_: "plus"
        text: qsTr("The next place in dimension %1").arg(slice.dimension)
        enabled: slice.place < slice.length
        onClicked: slice.moved(slice.place + 1)
    }
    Word { text: qsTr("of %1").arg(slice.length) }
}
