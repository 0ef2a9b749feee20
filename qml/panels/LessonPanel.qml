// SPDX-License-Identifier: Apache-2.0
// The lessons: their list, or a page of one with its question and the way on.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Vitrine

Rectangle {
    id: panel
    readonly property LessonGuide guide: Workbench.guide
    readonly property bool reading: guide.current >= 0
    color: Theme.panel
    PanelHeader {
        id: header
        panel: "lesson"
        width: parent.width
        title: panel.reading ? panel.guide.title : qsTr("Lessons")
        IconButton {
            objectName: "lessonList"
            visible: panel.reading
            icon_: "lesson"
            text: qsTr("All lessons")
            onClicked: panel.guide.close()
        }
    }
    LessonList {
        anchors.fill: parent
        anchors.topMargin: header.height
        visible: !panel.reading
    }
    Flickable {
        id: flick
        objectName: "lessonPage"
        anchors.top: header.bottom
        anchors.bottom: way.top
        width: parent.width
        visible: panel.reading
        contentHeight: page.implicitHeight + 28
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ThinScrollBar {}
        LessonPage {
            id: page
            x: 14
            y: 14
            width: Math.min(flick.width - 28, 62 * Theme.textSize) // longer lines are hard to follow
            onTurned: flick.contentY = 0
            onAnswered: flick.contentY = Math.max(0, flick.contentHeight - flick.height)
        }
    }
    Rectangle {
        id: way
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? 42 : 0
        visible: panel.reading
        color: Theme.header
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: 10
            anchors.rightMargin: 10
            TextButton {
                objectName: "lessonBack"
                text: qsTr("Back")
                enabled: panel.guide.page > 0
                onClicked: panel.guide.previous()
            }
            Text {
                objectName: "lessonPlace"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("%1 of %2").arg(panel.guide.page + 1).arg(panel.guide.pageCount)
                color: Theme.muted
                font.family: Theme.textFamily
                font.pixelSize: Theme.smallSize
            }
            TextButton {
                objectName: "lessonNext"
                readonly property bool last: panel.guide.page + 1 >= panel.guide.pageCount
                text: !last ? qsTr("Next") : panel.guide.current + 1 < panel.guide.lessons.length ? qsTr("Next lesson") : qsTr("All lessons")
                prominent: panel.guide.question.length === 0 || panel.guide.right
                onClicked: panel.guide.next()
            }
        }
    }
}
