// SPDX-License-Identifier: Apache-2.0
#pragma once
// One variable, or a part of one, as a grid that is read a page at a time. Interface thread.
#include "session/value_page.h"

#include <QAbstractTableModel>
#include <QHash>
#include <qqmlregistration.h>
#include <QStringList>

namespace vitrine::app {

class VariablesModel;

class VariableView : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list of open variables makes it.")
    /// The path as code, and its steps one after another: "s", ".list", "{2}".
    Q_PROPERTY(QString title READ title NOTIFY pathChanged)
    Q_PROPERTY(QList<QString> crumbs READ crumbs NOTIFY pathChanged)
    Q_PROPERTY(QString head READ head NOTIFY changed)
    Q_PROPERTY(QString livesOn READ livesOn NOTIFY changed)
    /// Why there is nothing to see, or "".
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Something runs: what is shown may be old, and nothing can be changed.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool numeric READ numeric NOTIFY changed)
    /// Characters of the longest element seen so far.
    Q_PROPERTY(int longest READ longest NOTIFY changed)
    Q_PROPERTY(bool editable READ editable NOTIFY changed)
    /// A matrix or vector of numbers, which can be drawn.
    Q_PROPERTY(bool drawable READ drawable NOTIFY changed)
    Q_PROPERTY(bool stopsEarly READ stopsEarly NOTIFY changed)
    /// Lengths of the third and later dimensions, and which place in them is shown, from 1.
    Q_PROPERTY(QList<int> pages READ pages NOTIFY pagesChanged)
    Q_PROPERTY(QList<int> slice READ slice NOTIFY changed)
    Q_PROPERTY(QString format READ format WRITE setFormat NOTIFY changed)

public:
    static constexpr int kOpensRole = Qt::UserRole;
    /// What an edit begins with: all digits of a number, as code.
    static constexpr int kExactRole = Qt::UserRole + 1;
    /// A view can be scrolled over so many rows and columns.
    static constexpr int kMostLines = 1'000'000;

    VariableView(VariablesModel& views, const QString& variable);

    [[nodiscard]] QString variable() const { return QString::fromStdString(m_path.variable); }
    [[nodiscard]] QString title() const { return QString::fromStdString(m_path.text()); }
    [[nodiscard]] QStringList crumbs() const;
    [[nodiscard]] QString head() const;
    [[nodiscard]] QString livesOn() const { return QString::fromStdString(m_about.livesOn); }
    [[nodiscard]] QString message() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] bool numeric() const { return m_about.numeric; }
    [[nodiscard]] int longest() const { return m_longest; }
    [[nodiscard]] bool editable() const;
    [[nodiscard]] bool drawable() const;
    [[nodiscard]] bool stopsEarly() const;
    [[nodiscard]] QList<int> pages() const;
    [[nodiscard]] QList<int> slice() const;
    [[nodiscard]] QString format() const { return m_format; }
    void setFormat(const QString& format);

    /// Reads it again: something ran.
    void refresh();
    void take(const PageRequest& request, int generation, const ValuePage& page);
    void setBusy(bool busy);

    /// Shows another place, from 1, in dimension 3 + k.
    Q_INVOKABLE void setSlice(int k, int place);
    /// Opens what a cell contains; false when there is nothing to open.
    Q_INVOKABLE bool open(int row, int column);
    /// Goes back to the step of a crumb.
    Q_INVOKABLE void back(int crumb);
    /// Enters the statement that changes a cell.
    Q_INVOKABLE void edit(int row, int column, const QString& text);
    /// The statement of edit(), or "".
    [[nodiscard]] Q_INVOKABLE QString statementFor(int row, int column, const QString& text) const;
    /// Draws the elements from one to another as lines; of one alone its column.
    Q_INVOKABLE void plotPart(int row, int column, int lastRow, int lastColumn);
    /// Likewise as an image; of one alone all of them.
    Q_INVOKABLE void drawPart(int row, int column, int lastRow, int lastColumn);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();
    // Apart, so that what is made for each of them is not made anew with every page.
    void pathChanged();
    void pagesChanged();

private:
    static constexpr int kPageRows = 64, kPageColumns = 16, kMostPages = 256;
    struct Page {
        ValuePage values;
        int asked = -1; ///< generation that was asked for last
    };
    [[nodiscard]] Page& pageOf(int row, int column) const;
    [[nodiscard]] const PageCell* cell(int row, int column) const;
    void ask(int row, int column) const;
    void restart();
    void forgetFarFrom(int row, int column);
    /// ",2,1" for what is shown of more than two dimensions.
    [[nodiscard]] QString sliceText() const;
    /// "(2:5,:,3)"; "" for all of a matrix or vector.
    [[nodiscard]] QString partText(int row, int column, int lastRow, int lastColumn) const;
    void draw(const QString& function, const QString& part);
    [[nodiscard]] QString nameOf(const Page& page, int section, Qt::Orientation orientation) const;

    VariablesModel& m_views;
    ValuePath m_path;
    QString m_format = QStringLiteral("short");
    std::vector<int64_t> m_slice; ///< from 0
    ValuePage m_about;            ///< the newest page, for all that is said of the whole
    std::optional<ValueSummary> m_summary;
    mutable QHash<QPair<int, int>, Page> m_pages;
    int m_generation = 0;
    int m_rows = 0, m_columns = 0, m_longest = 0;
    bool m_busy = false;
};

} // namespace vitrine::app
