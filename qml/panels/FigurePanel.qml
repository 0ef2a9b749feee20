// SPDX-License-Identifier: Apache-2.0
// Figures, drawn from the device's memory.
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "figures"
        width: parent.width
        title: tabs.visible ? "" : qsTr("Figures")
        ViewTabs { id: tabs }
        Text {
            objectName: "readout"
            Layout.fillWidth: true
            Layout.leftMargin: 8
            text: Workbench.figures.message ? Workbench.figures.message : figure.readout
            color: Workbench.figures.message ? Theme.error : Theme.text
            font.family: Theme.codeFamily
            font.pixelSize: Theme.textSize
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            objectName: "boxZoom"
            icon_: "box"
            text: qsTr("Zoom to a frame that you drag")
            shortcutText: qsTr("Shift+drag")
            visible: Workbench.figures.toolBar
            checked: figure.boxMode
            onClicked: figure.boxMode = !figure.boxMode
        }
        IconButton {
            objectName: "brush"
            icon_: "brush"
            text: qsTr("Select points by a frame")
            shortcutText: "S"
            visible: Workbench.figures.toolBar
            checked: figure.brushMode
            onClicked: figure.brushMode = !figure.brushMode
        }
        Text {
            objectName: "brushedCount"
            visible: figure.brushedCount > 0
            text: figure.brushedCount === 1 ? qsTr("1 point") : qsTr("%1 points").arg(figure.brushedCount)
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            objectName: "brushToVariable"
            icon_: "plus"
            text: qsTr("Make a variable of the selected points")
            shortcutText: "V"
            visible: figure.brushedCount > 0
            onClicked: figure.brushToVariable()
        }
        IconButton {
            objectName: "removeTips"
            icon_: "clear"
            text: qsTr("Remove data tips")
            shortcutText: "Esc"
            visible: figure.tipCount > 0
            onClicked: figure.removeTips()
        }
        IconButton {
            objectName: "restoreView"
            icon_: "fit"
            text: qsTr("Restore the view")
            shortcutText: "Double click"
            visible: Workbench.figures.toolBar || Workbench.figures.count === 0
            enabled: figure.zoomedIn
            onClicked: figure.restore()
        }
    }
    Rectangle {
        anchors.fill: figure
        color: Theme.plot
        visible: Workbench.figures.count > 0
    }
    FigureItem {
        id: figure
        objectName: "figure"
        visible: Workbench.figures.drawable
        // The picture is kept: what changes elsewhere in the window does not draw the data again.
        layer.enabled: Workbench.figures.count > 0
        anchors.top: header.bottom
        anchors.bottom: choices.top
        width: parent.width
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Figure. %1").arg(figure.readout)
        Accessible.focusable: true
    }
    ImageChoices {
        id: choices
        item: figure
        anchors.bottom: parent.bottom
        width: parent.width
    }
    ColorRangeBox {
        objectName: "colorRange"
        visible: figure.colorRange.open && figure.visible
        range: figure.colorRange
        anchors.right: figure.right
        anchors.bottom: figure.bottom
        anchors.margins: 12
    }
    Rectangle {
        visible: Workbench.dialogs.pickText.length > 0
        anchors.top: figure.top
        anchors.topMargin: 6
        anchors.horizontalCenter: figure.horizontalCenter
        width: pickText.implicitWidth + 24
        height: pickText.implicitHeight + 10
        radius: height / 2
        color: Theme.accent
        Text {
            id: pickText
            objectName: "pickText"
            anchors.centerIn: parent
            text: Workbench.dialogs.pickText
            color: Theme.onAccent
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    EmptyState {
        anchors.centerIn: figure
        visible: Workbench.figures.count === 0 || !Workbench.figures.drawable
        title: Workbench.figures.drawable ? qsTr("No figure yet") : qsTr("Figures need a Vulkan device")
        text: Workbench.figures.drawable
              ? qsTr("imagesc(x), imshow(x) or plot(y) in a script or at the prompt shows data here, straight from the device that computed it.")
              : Workbench.graphicsMessage
    }
}
