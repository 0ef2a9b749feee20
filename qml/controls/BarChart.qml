// SPDX-License-Identifier: Apache-2.0
// Bars from the left to the right, each 0…1 of the height.
pragma ComponentBehavior: Bound
import QtQuick
import Vitrine

Rectangle {
    id: chart
    required property list<double> values
    /// What a bar says under the pointer; none: nothing.
    property list<string> texts
    property color tint: Theme.accent
    property real widest: 14
    color: Theme.plot
    radius: 2
    readonly property real step: values.length === 0 ? 0 : Math.min(widest, (width - 8) / values.length)
    Repeater {
        model: chart.values
        Rectangle {
            id: bar
            required property int index
            required property double modelData
            x: 4 + index * chart.step
            width: Math.max(1, chart.step - (chart.step > 3 ? 1 : 0))
            // A bar that is there is seen.
            height: modelData > 0 ? Math.max(1, modelData * (chart.height - 6)) : 0
            y: chart.height - 2 - height
            color: chart.tint
        }
    }
    HoverHandler { id: pointer }
    Hint {
        readonly property int at: chart.step > 0 ? Math.floor((pointer.point.position.x - 4) / chart.step) : -1
        visible: pointer.hovered && at >= 0 && at < chart.texts.length
        text: at >= 0 && at < chart.texts.length ? chart.texts[at] : ""
    }
}
