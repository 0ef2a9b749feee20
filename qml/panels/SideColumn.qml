// SPDX-License-Identifier: Apache-2.0
// The column at the left: what one works along.
import QtQuick
import QtQuick.Controls
import Vitrine

RememberedSplit {
    id: side
    property alias lesson: lesson
    property alias folder: folder
    property alias help: help
    // Not what is visible: in a view that is not, nothing is.
    readonly property bool wanted: lesson.shown || folder.shown || help.shown
    visible: wanted
    orientation: Qt.Vertical
    PanelSlot {
        id: folder
        panel: "folder"
        SplitView.preferredHeight: side.height * (lesson.shown || help.shown ? 0.4 : 1)
        SplitView.fillHeight: !lesson.shown && !help.shown
        SplitView.minimumHeight: 120
    }
    PanelSlot {
        id: lesson
        panel: "lesson"
        SplitView.fillHeight: true
        SplitView.minimumHeight: 120
    }
    PanelSlot {
        id: help
        panel: "help"
        SplitView.fillHeight: !lesson.shown
        SplitView.preferredHeight: side.height * 0.45
        SplitView.minimumHeight: 120
    }
}
