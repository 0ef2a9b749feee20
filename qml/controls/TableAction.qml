// SPDX-License-Identifier: Apache-2.0
// What can be done with a row of a table: an entry of the row's menu.
import QtQml

QtObject {
    required property string text
    property string keys
    property string name
    /// Opened, the entry stands below a line.
    property bool beginsGroup: false
    property bool enabled: true
    signal triggered(string key)
}
