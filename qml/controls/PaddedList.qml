// SPDX-License-Identifier: Apache-2.0
// A list with a little room above and below. A file of its own: in one whose components are bound
// to it Qt 6.4 makes neither headers nor footers.
import QtQuick
import QtQuick.Controls
import Vitrine

StillList {
    // Not margins: a view that is positioned at its end does not count these.
    header: Item { height: 4 }
    footer: Item { height: 4 }
    ScrollBar.vertical: ThinScrollBar {}
}
