// SPDX-License-Identifier: Apache-2.0
#pragma once
// A list of records for a table panel. Replacing the records keeps rows that stayed, so that views
// keep their place and only changed cells are drawn again. A row has the role `cells`, the text of
// all of them. Interface thread.
#include <QAbstractListModel>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

class RecordModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Letters of the longest text of each column, in the order of the role `cells`.
    Q_PROPERTY(QList<int> longest READ longest NOTIFY longestChanged)

public:
    /// Cells in the order of the names; the first cell identifies the row.
    using Record = QVector<QVariant>;

    explicit RecordModel(QStringList names, QObject* parent = nullptr);

    void setRecords(QVector<Record> records);
    [[nodiscard]] const QVector<Record>& rows() const { return m_records; }
    [[nodiscard]] int count() const { return static_cast<int>(m_records.size()); }
    [[nodiscard]] const QList<int>& longest() const { return m_longest; }
    /// The cell of a row by its column's name; invalid outside.
    [[nodiscard]] Q_INVOKABLE QVariant cell(int row, const QString& name) const;
    /// Where a name's cell stands in the role `cells`; -1: nowhere.
    [[nodiscard]] Q_INVOKABLE int columnOf(const QString& name) const;
    /// The first cell of a row as text; "" outside.
    [[nodiscard]] Q_INVOKABLE QString keyOf(int row) const;
    /// The row whose first cell is the key, or -1.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QVariant& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void longestChanged();

private:
    void measure();

    static constexpr int kCellsRole = Qt::UserRole;
    QStringList m_names;
    QVector<Record> m_records;
    QList<int> m_longest;
};

} // namespace vitrine::app
