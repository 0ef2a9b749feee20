// SPDX-License-Identifier: Apache-2.0
#pragma once
// How a text stands in its file: encoding and ends of lines, which saving keeps, and when it was
// read or written last, by which changes of other programs are found. Any thread.
#include <QDateTime>
#include <QString>

namespace vitrine::app {

class TextFile {
public:
    /// Reads the file; "" or why it is no text.
    [[nodiscard]] QString read(const QString& path, QString& text);
    /// Writes it as it was read; what the encoding has no bytes for turns the file into UTF-8.
    [[nodiscard]] QString write(const QString& path, const QString& text);
    /// Has another program written the file since it was read or written here? One that is gone
    /// has no other text.
    [[nodiscard]] bool isOlderThan(const QString& path) const;
    /// What stands in the file now counts as read.
    void take(const QString& path);

private:
    bool m_byteOrderMark = false;
    bool m_latin1 = false; ///< it is no UTF-8: a byte a character
    bool m_carriageReturns = false;
    QDateTime m_written;
    qint64 m_bytes = -1;
};

} // namespace vitrine::app
