// SPDX-License-Identifier: Apache-2.0
// A split whose sizes are kept between starts under its name.
import QtQuick
import QtQuick.Controls
import Vitrine

SplitView {
    id: split
    required property string name
    handle: Handle {}
    onResizingChanged: if (!resizing) Workbench.settings.setValue("layout/" + name, saveState())
    Component.onCompleted: {
        const kept = Workbench.settings.value("layout/" + name, "")
        if (kept) restoreState(kept)
    }
}
