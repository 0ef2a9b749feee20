// SPDX-License-Identifier: Apache-2.0
// The strip above a panel: its title or tabs at the left, its tools at the right. A double click
// gives the panel the whole window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: header
    property string title
    // In its place where that has no room.
    property string shortTitle
    // Shorter forms of it may follow, each after \u009C: the longest that has room is seen.
    property string detail
    // As the layout knows it; "" where the strip is no panel's.
    property string panel
    default property alias tools: row.data
    implicitHeight: 32 * Theme.unit
    color: Theme.header
    Accessible.role: Accessible.Heading
    Accessible.name: title
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
    DraggedPanel {
        id: ghost
        panel: header.panel
        dragged: grip.moving
        over: header.Window.contentItem
    }
    MouseArea {
        id: grip
        property point pressedAt
        property bool moving: false
        anchors.fill: parent
        enabled: header.panel.length > 0 && !Workbench.layout.popped.includes(header.panel)
        onDoubleClicked: Workbench.layout.enlarge(header.panel)
        onPressed: mouse => pressedAt = Qt.point(mouse.x, mouse.y)
        onPositionChanged: mouse => {
            const far = Math.abs(mouse.x - pressedAt.x) + Math.abs(mouse.y - pressedAt.y) > 16
            const at = mapToItem(null, mouse.x, mouse.y)
            ghost.x = at.x - 8
            ghost.y = at.y - 8
            if (far && Workbench.layout.enlarged === "") moving = true
        }
        onReleased: {
            if (moving) ghost.Drag.drop()
            moving = false
        }
        onCanceled: moving = false
    }
    Row {
        id: own
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: header.panel.length > 0 ? 1 : 0
            PanelTools { panel: header.panel }
        }
    }
    TextMetrics {
        id: whole
        font: titleText.font
        text: header.title
    }
    readonly property real titleRoom: {
        let tools = 0
        for (let i = 0; i < row.children.length; ++i) {
            const item = row.children[i]
            if (item.visible && item !== titleText && item !== detailText) tools += item.implicitWidth + row.spacing
        }
        return Math.max(40, row.width - tools - 12)
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: own.width + 4
        spacing: 4
        Text {
            id: titleText
            visible: header.title.length > 0
            Layout.fillWidth: true
            // The detail gives way first.
            Layout.minimumWidth: Math.min(Math.ceil(implicitWidth), header.titleRoom)
            Layout.maximumWidth: Math.ceil(implicitWidth)
            text: header.shortTitle && whole.advanceWidth > header.titleRoom ? header.shortTitle : header.title
            elide: Text.ElideRight
            color: Theme.text
            font.family: Theme.textFamily
            font.pixelSize: Theme.textSize
            font.bold: true
            fontSizeMode: Text.HorizontalFit // before it is cut
            minimumPixelSize: Theme.smallSize - (Theme.unit > 1 ? 0 : 1)
        }
        Text {
            id: detailText
            Layout.fillWidth: true
            Layout.leftMargin: 6
            visible: header.title.length > 0
            // A few letters say nothing.
            opacity: truncated && width < 40 ? 0 : 1
            text: header.detail
            color: Theme.muted
            font.family: Theme.textFamily
            font.pixelSize: Theme.smallSize
            elide: Text.ElideRight
            HoverHandler { id: overDetail }
            Hint {
                visible: overDetail.hovered && detailText.implicitWidth > detailText.width
                text: header.detail.split("\u009C")[0]
                width: Math.min(implicitWidth, 380)
            }
        }
    }
}
