// SPDX-License-Identifier: Apache-2.0
// What a variable holds: figures, or the variable viewer in front of them.
import QtQuick
import Vitrine

Item {
    FigurePanel {
        anchors.fill: parent
        visible: !Workbench.variables.shown
    }
    VariablePanel {
        anchors.fill: parent
        visible: Workbench.variables.shown
    }
}
