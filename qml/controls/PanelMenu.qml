// SPDX-License-Identifier: Apache-2.0
// A menu in the theme's colours, as wide as its widest entry. Each entry has a letter of its own that
// chooses it.
import QtQuick
import QtQuick.Controls
import Vitrine

Menu {
    id: menu
    /// The command that was chosen; it begins when the menu has given the keyboard back.
    property string chosen
    padding: 4
    onClosed: {
        const name = chosen
        chosen = ""
        if (name) Workbench.commands.trigger(name)
    }
    onAboutToShow: fit()
    function fit() {
        const entries = [], labels = []
        for (let i = 0; i < count; ++i) {
            const entry = itemAt(i) as MenuEntry
            if (!entry) continue
            entries.push(entry)
            labels.push(entry.plain)
        }
        const marked = Workbench.commands.labelsOf(labels)
        for (let i = 0; i < entries.length; ++i) entries[i].marked = marked[i]
        let widest = 0
        for (let i = 0; i < count; ++i) widest = Math.max(widest, itemAt(i).implicitWidth)
        width = widest + 8
    }
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: 6
    }
}
