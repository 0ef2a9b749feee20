// SPDX-License-Identifier: Apache-2.0
// A page of a lesson: its text, the script to run, what to look at, and the question.
import QtQuick
import Vitrine

Column {
    id: page
    readonly property LessonGuide guide: Workbench.guide
    signal turned()
    signal answered()
    spacing: 12
    Connections {
        target: page.guide
        function onChanged() { page.turned() }
    }
    Text {
        objectName: "lessonTitle"
        width: parent.width
        text: page.guide.pageTitle
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize + 4
        font.bold: true
        wrapMode: Text.Wrap
    }
    Text {
        objectName: "lessonText"
        width: parent.width
        visible: text.length > 0
        text: page.guide.text
        textFormat: Text.MarkdownText
        color: Theme.text
        linkColor: Theme.accent
        font.family: Theme.textFamily
        font.pixelSize: Theme.textSize + 1
        lineHeight: 1.25
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        onLinkActivated: link => Qt.openUrlExternally(link)
    }
    Flow {
        width: parent.width
        spacing: 8
        visible: page.guide.script.length > 0 || page.guide.look.length > 0
        TextButton {
            objectName: "lessonRun"
            visible: page.guide.script.length > 0
            icon_: "run"
            text: qsTr("Run %1").arg(page.guide.script)
            enabled: !Workbench.running
            onClicked: page.guide.runScript()
        }
        TextButton {
            objectName: "lessonLook"
            visible: page.guide.look.length > 0
            icon_: "find"
            text: qsTr("Show: %1").arg(page.guide.look)
            onClicked: page.guide.lookAgain()
        }
    }
    LessonQuestion {
        width: parent.width
        visible: page.guide.question.length > 0
        onAnswered: page.answered()
    }
}
