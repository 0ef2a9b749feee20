// SPDX-License-Identifier: Apache-2.0
// A column of a DataTable.
import QtQml

QtObject {
    required property string title
    required property string role
    /// 0 takes the rest.
    property real width: 0
    /// As wide as its longest text asks for, from `width` up to this; 0: always `width`.
    property real most: 0
    property bool right: false
    property bool mono: false
    /// The value is a place: CPU, GPU or both.
    property bool badge: false
    property string hint
    /// What stands where there is no value.
    property string empty
}
