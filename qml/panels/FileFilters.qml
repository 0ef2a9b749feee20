// SPDX-License-Identifier: Apache-2.0
// Which files are listed, where a script's dialog offers several kinds.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: filters
    required property list<string> names
    required property int current
    signal chosen(int index)
    visible: names.length > 0
    spacing: 6
    Repeater {
        model: filters.names
        ToggleButton {
            required property int index
            required property string modelData
            objectName: "fileFilter" + index
            mono: false
            text: modelData
            tip: qsTr("Show only these files")
            checked: filters.current === index
            onClicked: filters.chosen(index)
        }
    }
}
