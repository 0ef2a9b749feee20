// SPDX-License-Identifier: Apache-2.0
// Above the elements of a variable: the way into it, its class and size, the slice and the format.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

RowLayout {
    id: head
    required property VariableView view
    readonly property list<string> formats: ["short", "long", "shortG", "longG", "shortE", "bank"]
    implicitHeight: 34 * Theme.unit
    spacing: 6
    Row {
        Layout.leftMargin: 6
        visible: head.view !== null && head.view.crumbs.length > 1
        Repeater {
            model: head.view ? head.view.crumbs : []
            TextButton {
                required property int index
                required property string modelData
                readonly property bool last: head.view !== null && index === head.view.crumbs.length - 1
                objectName: "crumb:" + index
                implicitHeight: 24 * Theme.unit
                horizontalPadding: 6
                text: modelData
                tint: last ? Theme.text : Theme.accent
                background: null
                onClicked: head.view.back(index)
            }
        }
    }
    PlaceBadge {
        Layout.leftMargin: 10
        visible: head.view !== null && head.view.livesOn !== ""
        place: head.view ? head.view.livesOn : ""
    }
    Text {
        objectName: "variableHead"
        Layout.fillWidth: true
        text: head.view ? head.view.head : ""
        color: Theme.muted
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallSize
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: head.view ? head.view.pages : []
        SliceField {
            required property int index
            required property int modelData
            objectName: "slice:" + index
            dimension: index + 3
            length: modelData
            place: head.view?.slice[index] ?? 1
            onMoved: place => head.view.setSlice(index, place)
        }
    }
    TextButton {
        id: format
        objectName: "numberFormat"
        visible: head.view !== null && head.view.numeric
        Layout.rightMargin: 6
        implicitHeight: 24 * Theme.unit
        text: head.view ? head.view.format + " \u25be" : ""
        Accessible.name: qsTr("Number format, %1").arg(head.view ? head.view.format : "")
        onClicked: choices.open()
        PanelMenu {
            id: choices
            y: format.height
            Repeater {
                model: head.formats
                MenuEntry {
                    required property string modelData
                    label: modelData
                    onTriggered: head.view.format = modelData
                }
            }
        }
    }
}
