// SPDX-License-Identifier: Apache-2.0
#include "models/record_model.h"

#include <algorithm>

namespace vitrine::app {

RecordModel::RecordModel(QStringList names, QObject* parent)
    : QAbstractListModel(parent), m_names(std::move(names)) {}

void RecordModel::setRecords(QVector<Record> records) {
    const auto sameKey = [](const Record& a, const Record& b) { return a.first() == b.first(); };
    qsizetype head = 0;
    const qsizetype shorter = std::min(records.size(), m_records.size());
    while (head < shorter && sameKey(records[head], m_records[head]))
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head &&
           sameKey(records[records.size() - 1 - tail], m_records[m_records.size() - 1 - tail])) {
        ++tail;
    }
    const int oldCount = count();
    const qsizetype removed = m_records.size() - head - tail;
    const qsizetype added = records.size() - head - tail;
    if (removed > 0) {
        beginRemoveRows({}, static_cast<int>(head), static_cast<int>(head + removed - 1));
        m_records.remove(head, removed);
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, static_cast<int>(head), static_cast<int>(head + added - 1));
        m_records.insert(head, added, Record());
        std::copy(records.begin() + head, records.begin() + head + added, m_records.begin() + head);
        endInsertRows();
    }
    // Told together where they stand together: a view takes thousands of words one by one for long.
    for (qsizetype row = 0; row < records.size(); ++row) {
        const qsizetype first = row;
        while (row < records.size() && m_records[row] != records[row]) {
            m_records[row] = std::move(records[row]);
            ++row;
        }
        if (row > first)
            Q_EMIT dataChanged(index(static_cast<int>(first)), index(static_cast<int>(row - 1)));
    }
    if (count() != oldCount) Q_EMIT countChanged();
    measure();
}

void RecordModel::measure() {
    QList<int> longest(m_names.size(), 0);
    for (const Record& record : m_records) {
        const qsizetype known = std::min(record.size(), longest.size());
        for (qsizetype column = 0; column < known; ++column) {
            // Numbers have columns of their own width.
            const QVariant& cell = record[column];
            if (cell.metaType().id() != QMetaType::QString) continue;
            const auto letters = static_cast<const QString*>(cell.constData())->size();
            longest[column] = std::max(longest[column], static_cast<int>(letters));
        }
    }
    if (longest == m_longest) return;
    m_longest = std::move(longest);
    Q_EMIT longestChanged();
}

QVariant RecordModel::cell(int row, const QString& name) const {
    const qsizetype column = m_names.indexOf(name);
    if (row < 0 || row >= count() || column < 0) return {};
    return m_records[row].value(column);
}

int RecordModel::columnOf(const QString& name) const {
    return static_cast<int>(m_names.indexOf(name));
}

QString RecordModel::keyOf(int row) const {
    return row < 0 || row >= count() ? QString() : m_records[row].first().toString();
}

int RecordModel::rowOf(const QVariant& key) const {
    for (int row = 0; row < count(); ++row) {
        if (m_records[row].first() == key) return row;
    }
    return -1;
}

int RecordModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count() || role != kCellsRole) return {};
    QStringList cells;
    for (const QVariant& cell : m_records[index.row()])
        cells << cell.toString();
    return cells;
}

QHash<int, QByteArray> RecordModel::roleNames() const {
    return {{kCellsRole, QByteArrayLiteral("cells")}};
}

} // namespace vitrine::app

#include "moc_record_model.cpp"
