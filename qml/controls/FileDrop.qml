// SPDX-License-Identifier: Apache-2.0
// Takes files that another program drops, and leaves panels that are dragged alone.
import QtQuick
import Vitrine

DropArea {
    keys: ["text/uri-list"]
    onDropped: drop => drop.urls.forEach(url => Workbench.openDropped(url))
}
