// SPDX-License-Identifier: Apache-2.0
// The tabs of figures and of open variables, which share a place.
import QtQuick
import Vitrine

TabStrip {
    readonly property int figures: Math.max(Workbench.figures.count, 1)
    visible: Workbench.figures.count + Workbench.variables.count > 0
    titles: (Workbench.figures.count > 0 ? Workbench.figures.titles : [qsTr("Figures")])
            .concat(Workbench.variables.titles)
    currentIndex: Workbench.variables.shown ? figures + Workbench.variables.currentIndex
                                            : Workbench.figures.currentIndex
    onChosen: index => {
        if (index >= figures) {
            Workbench.variables.show(index - figures)
            return
        }
        Workbench.variables.showFigures()
        if (Workbench.figures.count > 0) Workbench.figures.currentIndex = index
    }
}
