// SPDX-License-Identifier: Apache-2.0
// A list that is still when nothing changes: its highlight is not seen, so that it need not move. A
// ListView moves and resizes it over many frames, also when the list is only laid out again.
import QtQuick

ListView {
    highlightMoveDuration: 0
    highlightResizeDuration: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
}
