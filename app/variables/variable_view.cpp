// SPDX-License-Identifier: Apache-2.0
#include "variables/variable_view.h"

#include "format.h"
#include "variables/variables_model.h"

#include <algorithm>
#include <cstdlib>
#include <QTimer>

namespace vitrine::app {

namespace {

QString exactOf(const PageCell& cell) {
    return QString::fromStdString(cell.exact.empty() ? cell.text : cell.exact);
}

} // namespace

VariableView::VariableView(VariablesModel& views, const QString& variable)
    : m_views(views), m_path{variable.toStdString(), {}} {}

QStringList VariableView::crumbs() const {
    QStringList out{variable()};
    ValuePath one;
    for (const ValueStep& step : m_path.steps) {
        one.steps = {step};
        out << QString::fromStdString(one.text());
    }
    return out;
}

QString VariableView::head() const {
    if (!m_about.found) return {};
    QStringList sizes;
    for (const int64_t n : m_about.dims)
        sizes << QString::number(n);
    return tr("%1 %2 · %3")
        .arg(sizes.join(QChar(0x00d7)), QString::fromStdString(m_about.className),
             bytesText(m_about.bytes));
}

QString VariableView::message() const {
    if (!m_about.message.empty()) return QString::fromStdString(m_about.message);
    if (m_about.found && (m_rows == 0 || m_columns == 0)) return tr("It has no elements.");
    return {};
}

QString VariableView::summary() const {
    if (!m_summary) return {};
    const auto number = [](double x) { return QString::number(x, 'g', 6); };
    QString text =
        tr("min %1   max %2   mean %3")
            .arg(number(m_summary->least), number(m_summary->greatest), number(m_summary->mean));
    if (m_summary->missing > 0) text += tr("   %1 NaN").arg(m_summary->missing);
    return text;
}

bool VariableView::editable() const {
    return m_about.found && !m_busy && m_about.kind != GridKind::Text;
}

bool VariableView::drawable() const {
    return m_about.kind == GridKind::Array && m_about.numeric && m_rows > 0 && !m_busy;
}

bool VariableView::stopsEarly() const {
    return m_about.gridRows > m_rows || m_about.gridColumns > m_columns;
}

QList<int> VariableView::pages() const {
    QList<int> out;
    for (std::size_t d = 2; d < m_about.dims.size(); ++d)
        out << static_cast<int>(m_about.dims[d]);
    return out;
}

QList<int> VariableView::slice() const {
    QList<int> out;
    for (std::size_t k = 0; k + 2 < m_about.dims.size(); ++k)
        out << static_cast<int>(k < m_slice.size() ? m_slice[k] + 1 : 1);
    return out;
}

void VariableView::setFormat(const QString& format) {
    if (format == m_format) return;
    m_format = format;
    m_longest = 0;
    refresh();
}

void VariableView::setBusy(bool busy) {
    if (busy == m_busy) return;
    m_busy = busy;
    Q_EMIT changed();
}

/// Another value is shown.
void VariableView::restart() {
    beginResetModel();
    m_pages.clear();
    m_rows = m_columns = m_longest = 0;
    m_about = {};
    m_summary.reset();
    endResetModel();
    Q_EMIT pathChanged();
    Q_EMIT pagesChanged();
    refresh();
}

void VariableView::refresh() {
    ++m_generation;
    ask(0, 0);
    // What is on show asks for its own pages again.
    if (m_rows > 0 && m_columns > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, m_columns - 1));
}

VariableView::Page& VariableView::pageOf(int row, int column) const {
    return m_pages[{row / kPageRows, column / kPageColumns}];
}

void VariableView::ask(int row, int column) const {
    Page& page = pageOf(row, column);
    if (page.asked == m_generation) return;
    auto* self = const_cast<VariableView*>(this);
    if (!m_views.mayAsk()) {
        QTimer::singleShot(0, self, [self] { self->setBusy(!self->m_views.mayAsk()); });
        return;
    }
    page.asked = m_generation;
    PageRequest request;
    request.path = m_path;
    request.row = row / kPageRows * kPageRows;
    request.column = column / kPageColumns * kPageColumns;
    request.rows = kPageRows;
    request.columns = kPageColumns;
    request.slice = m_slice;
    request.format = m_format.toStdString();
    request.summary = request.row == 0 && request.column == 0;
    m_views.fetch(self, request, m_generation);
}

/// Keeps what is around a place, and the first rows there, which name the columns.
void VariableView::forgetFarFrom(int row, int column) {
    constexpr int kNear = 4;
    if (m_pages.size() <= kMostPages) return;
    const auto near = [](int page, int wanted) { return std::abs(page - wanted) <= kNear; };
    m_pages.removeIf([&](const auto& entry) {
        const auto [pageRow, pageColumn] = entry.key();
        const bool rowKept = pageRow == 0 || near(pageRow, row / kPageRows);
        return !rowKept || !near(pageColumn, column / kPageColumns);
    });
}

void VariableView::take(const PageRequest& request, int generation, const ValuePage& page) {
    if (generation != m_generation || !(request.path == m_path)) return;
    const bool reshaped = page.dims != m_about.dims;
    m_about = page;
    m_about.cells.clear();
    if (request.summary) m_summary = page.summary;
    m_busy = false;
    const int rows = static_cast<int>(std::min<int64_t>(page.gridRows, kMostLines));
    const int columns = static_cast<int>(std::min<int64_t>(page.gridColumns, kMostLines));
    const bool resized = rows != m_rows || columns != m_columns;
    if (resized) beginResetModel();
    m_rows = rows;
    m_columns = columns;
    if (reshaped) m_longest = 0;
    forgetFarFrom(static_cast<int>(request.row), static_cast<int>(request.column));
    for (const PageCell& one : page.cells)
        m_longest = std::max(m_longest, static_cast<int>(one.text.size()));
    Page& kept = pageOf(static_cast<int>(request.row), static_cast<int>(request.column));
    kept.values = page;
    if (resized) {
        endResetModel();
    } else if (page.rows > 0 && page.columns > 0) {
        Q_EMIT dataChanged(index(static_cast<int>(page.row), static_cast<int>(page.column)),
                           index(static_cast<int>(page.row + page.rows) - 1,
                                 static_cast<int>(page.column + page.columns) - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, static_cast<int>(page.column),
                                 static_cast<int>(page.column + page.columns) - 1);
    }
    if (reshaped) Q_EMIT pagesChanged();
    Q_EMIT changed();
}

const PageCell* VariableView::cell(int row, int column) const {
    const ValuePage& page = pageOf(row, column).values;
    const int64_t r = row - page.row, c = column - page.column;
    if (r < 0 || c < 0 || r >= page.rows || c >= page.columns) return nullptr;
    return &page.cells[static_cast<std::size_t>(c * page.rows + r)];
}

int VariableView::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int VariableView::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

QVariant VariableView::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != kOpensRole && role != kExactRole))
        return {};
    ask(index.row(), index.column());
    const PageCell* found = cell(index.row(), index.column());
    if (role == kOpensRole) return found && found->opens;
    if (role == kExactRole) return found ? exactOf(*found) : QString();
    return found ? QString::fromStdString(found->text) : QStringLiteral("…");
}

QString VariableView::nameOf(const Page& page, int section, Qt::Orientation orientation) const {
    const bool across = orientation == Qt::Horizontal;
    const auto& names = across ? page.values.columnNames : page.values.rowNames;
    const int64_t at = section - (across ? page.values.column : page.values.row);
    if (at < 0 || at >= static_cast<int64_t>(names.size())) return {};
    return QString::fromStdString(names[static_cast<std::size_t>(at)]);
}

QVariant VariableView::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    const bool across = orientation == Qt::Horizontal;
    const Page& page = across ? pageOf(0, section) : pageOf(section, 0);
    if (const QString name = nameOf(page, section, orientation); !name.isEmpty()) return name;
    if (across && m_about.kind == GridKind::Fields) return tr("Value");
    if (across && m_about.kind == GridKind::CharRow) return tr("Text");
    return section + 1;
}

QHash<int, QByteArray> VariableView::roleNames() const {
    return {{Qt::DisplayRole, "display"}, {kOpensRole, "opens"}, {kExactRole, "exact"}};
}

void VariableView::setSlice(int k, int place) {
    const QList<int> lengths = pages();
    if (k < 0 || k >= lengths.size()) return;
    m_slice.resize(static_cast<std::size_t>(lengths.size()), 0);
    const int64_t wanted = std::clamp(place, 1, std::max(lengths[k], 1)) - 1;
    if (m_slice[static_cast<std::size_t>(k)] == wanted) return;
    m_slice[static_cast<std::size_t>(k)] = wanted;
    refresh();
}

bool VariableView::open(int row, int column) {
    const PageCell* found = cell(row, column);
    if (!found || !found->opens) return false;
    ValueStep step;
    if (m_about.kind == GridKind::CellArray) {
        int64_t stride = 1;
        for (std::size_t d = 0; d < m_about.dims.size(); ++d) {
            const int64_t at = d == 0                   ? row
                               : d == 1                 ? column
                               : d - 2 < m_slice.size() ? m_slice[d - 2]
                                                        : 0;
            step.element += at * stride;
            stride *= m_about.dims[d];
        }
    } else {
        const bool fields = m_about.kind == GridKind::Fields;
        const QString name = fields ? nameOf(pageOf(row, 0), row, Qt::Vertical)
                                    : nameOf(pageOf(0, column), column, Qt::Horizontal);
        if (name.isEmpty()) return false;
        step = {fields ? 0 : row, name.toStdString()};
    }
    m_path.steps.push_back(step);
    m_slice.clear();
    restart();
    return true;
}

void VariableView::back(int crumb) {
    if (crumb < 0 || static_cast<std::size_t>(crumb) >= m_path.steps.size()) return;
    m_path.steps.resize(static_cast<std::size_t>(crumb));
    m_slice.clear();
    restart();
}

QString VariableView::sliceText() const {
    QString out;
    for (const int place : slice())
        out += QLatin1Char(',') + QString::number(place);
    return out;
}

QString VariableView::statementFor(int row, int column, const QString& text) const {
    const QString given = text.trimmed();
    if (!editable() || given.isEmpty()) return {};
    const QString place = QStringLiteral("%1,%2%3").arg(row + 1).arg(column + 1).arg(sliceText());
    QString target = title(), value = given;
    switch (m_about.kind) {
    case GridKind::Array:
        if (m_about.gridRows * m_about.gridColumns > 1 || m_about.dims.size() > 2)
            target += QLatin1Char('(') + place + QLatin1Char(')');
        if (m_about.text && !given.startsWith(QLatin1Char('"')) &&
            given != QLatin1String("missing"))
            value = QLatin1Char('"') +
                    QString(given).replace(QStringLiteral("\""), QStringLiteral("\"\"")) +
                    QLatin1Char('"');
        break;
    case GridKind::CellArray:
        target += QLatin1Char('{') + place + QLatin1Char('}');
        break;
    case GridKind::Fields:
        target += QLatin1Char('.') + nameOf(pageOf(row, 0), row, Qt::Vertical);
        break;
    case GridKind::Elements:
        target += QStringLiteral("(%1).").arg(row + 1) +
                  nameOf(pageOf(0, column), column, Qt::Horizontal);
        break;
    case GridKind::CharRow:
        value = QLatin1Char('\'') +
                QString(text).replace(QStringLiteral("'"), QStringLiteral("''")) +
                QLatin1Char('\'');
        break;
    case GridKind::Text:
        return {};
    }
    return QStringLiteral("%1 = %2;").arg(target, value);
}

void VariableView::edit(int row, int column, const QString& text) {
    const PageCell* now = cell(row, column);
    if (now && exactOf(*now) == text) return;
    const QString statement = statementFor(row, column, text);
    if (!statement.isEmpty()) Q_EMIT m_views.enterWanted(statement);
}

QString VariableView::partText(int row, int column, int lastRow, int lastColumn) const {
    const auto range = [](int first, int last, int count) {
        if (first == 0 && last == count - 1) return QStringLiteral(":");
        return first == last ? QString::number(first + 1)
                             : QStringLiteral("%1:%2").arg(first + 1).arg(last + 1);
    };
    const QString rows = range(row, lastRow, m_rows),
                  columns = range(column, lastColumn, m_columns);
    const bool whole = rows == QLatin1String(":") && columns == rows;
    if (whole && m_about.dims.size() == 2) return {};
    return QStringLiteral("(%1,%2%3)").arg(rows, columns, sliceText());
}

void VariableView::draw(const QString& function, const QString& part) {
    if (!drawable()) return;
    Q_EMIT m_views.enterWanted(QStringLiteral("%1(%2%3)").arg(function, title(), part));
    m_views.showFigures();
}

void VariableView::plotPart(int row, int column, int lastRow, int lastColumn) {
    const bool one = row == lastRow && column == lastColumn;
    const bool line = one && m_rows == 1;
    draw(QStringLiteral("plot"), !one   ? partText(row, column, lastRow, lastColumn)
                                 : line ? partText(0, 0, 0, m_columns - 1)
                                        : partText(0, column, m_rows - 1, column));
}

void VariableView::drawPart(int row, int column, int lastRow, int lastColumn) {
    const bool one = row == lastRow && column == lastColumn;
    draw(QStringLiteral("imagesc"), one ? partText(0, 0, m_rows - 1, m_columns - 1)
                                        : partText(row, column, lastRow, lastColumn));
}

} // namespace vitrine::app

#include "moc_variable_view.cpp"
