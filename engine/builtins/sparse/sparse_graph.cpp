// SPDX-License-Identifier: Apache-2.0
#include "builtins/sparse/sparse_graph.h"

#include "base/stop.h"

#include <algorithm>

namespace vitrine::sparse_graph {

Lists columnsOf(const SparseMatrix& a) {
    Lists out(static_cast<std::size_t>(a.columns()));
    const std::vector<int64_t> columns = a.entryColumns();
    for (std::size_t k = 0; k < columns.size(); ++k)
        out[static_cast<std::size_t>(columns[k])].push_back(
            static_cast<std::size_t>(a.entryRows()[k]));
    return out;
}

Lists rowsOf(const SparseMatrix& a) {
    Lists out(static_cast<std::size_t>(a.rows()));
    const std::vector<int64_t> columns = a.entryColumns();
    for (std::size_t k = 0; k < columns.size(); ++k)
        out[static_cast<std::size_t>(a.entryRows()[k])].push_back(
            static_cast<std::size_t>(columns[k]));
    return out;
}

Lists neighbours(const SparseMatrix& a) {
    Lists out = columnsOf(a);
    const Lists rows = rowsOf(a);
    for (std::size_t j = 0; j < out.size(); ++j) {
        Numbers& list = out[j];
        list.insert(list.end(), rows[j].begin(), rows[j].end());
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
        std::erase(list, j);
    }
    return out;
}

namespace {

/// Joins the tree below `from` to the vertex `to`, with path compression.
void climb(std::size_t from, std::size_t to, Numbers& parent, Numbers& ancestor) {
    while (from != kNone && from < to) {
        const std::size_t next = ancestor[from];
        ancestor[from] = to;
        if (next == kNone) parent[from] = to;
        from = next;
    }
}

/// The component of a vertex by distance; the last level begins at `lastLevel`.
struct Levels {
    Numbers order;
    std::size_t depth = 0, lastLevel = 0;
};

Levels levelsFrom(std::size_t start, const Lists& neighbours, std::vector<char>& seen) {
    Levels out;
    out.order.push_back(start);
    seen[start] = 1;
    std::size_t at = 0;
    while (at < out.order.size()) {
        const std::size_t end = out.order.size();
        out.lastLevel = at;
        ++out.depth;
        for (; at < end; ++at) {
            for (std::size_t w : neighbours[out.order[at]]) {
                if (seen[w]) continue;
                seen[w] = 1;
                out.order.push_back(w);
            }
        }
    }
    for (std::size_t v : out.order)
        seen[v] = 0;
    return out;
}

} // namespace

Numbers eliminationTree(const Lists& columns) {
    Numbers parent(columns.size(), kNone), ancestor(columns.size(), kNone);
    for (std::size_t j = 0; j < columns.size(); ++j) {
        for (std::size_t i : columns[j])
            climb(i, j, parent, ancestor);
    }
    return parent;
}

Numbers columnTree(const Lists& columns, std::size_t rows) {
    Numbers parent(columns.size(), kNone), ancestor(columns.size(), kNone), before(rows, kNone);
    for (std::size_t j = 0; j < columns.size(); ++j) {
        for (std::size_t i : columns[j]) {
            climb(before[i], j, parent, ancestor);
            before[i] = j;
        }
    }
    return parent;
}

Numbers postorder(const Numbers& parent) {
    const std::size_t n = parent.size();
    Lists children(n);
    for (std::size_t v = 0; v < n; ++v) {
        if (parent[v] < n) children[parent[v]].push_back(v);
    }
    Numbers order, stack, next(n, 0);
    for (std::size_t root = 0; root < n; ++root) {
        if (parent[root] < n) continue;
        stack.assign(1, root);
        while (!stack.empty()) {
            const std::size_t v = stack.back();
            if (next[v] < children[v].size()) {
                stack.push_back(children[v][next[v]++]);
                continue;
            }
            order.push_back(v);
            stack.pop_back();
        }
    }
    return order;
}

Lists choleskyRows(const Lists& columns, const Numbers& parent) {
    const std::size_t n = columns.size();
    Lists out(n);
    Numbers mark(n, kNone);
    for (std::size_t j = 0; j < n; ++j) {
        mark[j] = j;
        for (std::size_t i : columns[j]) {
            for (; i < j && mark[i] != j; i = parent[i]) {
                mark[i] = j;
                out[j].push_back(i);
            }
        }
        out[j].push_back(j);
        std::sort(out[j].begin(), out[j].end());
    }
    return out;
}

Numbers reverseCuthillMcKee(const Lists& neighbours) {
    const std::size_t n = neighbours.size();
    const auto degree = [&](std::size_t v) { return neighbours[v].size(); };
    std::vector<char> seen(n, 0);
    Numbers byDegree(n), order;
    for (std::size_t v = 0; v < n; ++v)
        byDegree[v] = v;
    std::stable_sort(byDegree.begin(), byDegree.end(),
                     [&](std::size_t a, std::size_t b) { return degree(a) < degree(b); });
    for (std::size_t start : byDegree) {
        if (seen[start]) continue;
        checkStop();
        Levels levels = levelsFrom(start, neighbours, seen);
        for (;;) {
            const auto last = levels.order.begin() + static_cast<std::ptrdiff_t>(levels.lastLevel);
            const std::size_t far =
                *std::min_element(last, levels.order.end(), [&](std::size_t a, std::size_t b) {
                    return degree(a) < degree(b);
                });
            Levels other = levelsFrom(far, neighbours, seen);
            if (other.depth <= levels.depth) break;
            start = far;
            levels = std::move(other);
        }
        std::size_t at = order.size();
        order.push_back(start);
        seen[start] = 1;
        for (; at < order.size(); ++at) {
            Numbers next;
            for (std::size_t w : neighbours[order[at]]) {
                if (!seen[w]) next.push_back(w);
            }
            std::stable_sort(next.begin(), next.end(),
                             [&](std::size_t a, std::size_t b) { return degree(a) < degree(b); });
            for (std::size_t w : next) {
                seen[w] = 1;
                order.push_back(w);
            }
        }
    }
    std::reverse(order.begin(), order.end());
    return order;
}

Numbers maximumMatching(const Lists& columns, std::size_t rows) {
    Numbers rowOf(columns.size(), kNone), columnOf(rows, kNone), reached(rows, kNone),
        from(rows, kNone);
    StopCheck stop;
    for (std::size_t start = 0; start < columns.size(); ++start) {
        stop();
        // Breadth first along alternating paths to a free row.
        Numbers queue{start};
        std::size_t freeRow = kNone;
        for (std::size_t at = 0; at < queue.size() && freeRow == kNone; ++at) {
            for (std::size_t r : columns[queue[at]]) {
                if (reached[r] == start) continue;
                reached[r] = start;
                from[r] = queue[at];
                if (columnOf[r] == kNone) {
                    freeRow = r;
                    break;
                }
                queue.push_back(columnOf[r]);
            }
        }
        while (freeRow != kNone) {
            const std::size_t column = from[freeRow], before = rowOf[column];
            rowOf[column] = freeRow;
            columnOf[freeRow] = column;
            freeRow = before;
        }
    }
    return rowOf;
}

namespace {

/// What alternating paths reach from the unmatched: their own list and the partners met.
void reach(const Lists& of, const Numbers& partner, const Numbers& partnerOfOther,
           std::vector<char>& here, std::vector<char>& other) {
    Numbers queue;
    for (std::size_t v = 0; v < of.size(); ++v) {
        if (partner[v] == kNone) queue.push_back(v);
    }
    for (std::size_t v : queue)
        here[v] = 1;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        for (std::size_t w : of[queue[at]]) {
            other[w] = 1;
            const std::size_t next = partnerOfOther[w];
            if (next == kNone || here[next]) continue;
            here[next] = 1;
            queue.push_back(next);
        }
    }
}

/// Strongly connected components of the square part, each as columns, in an order in which every
/// entry lies in or above its block (Tarjan, SIAM J. Comput. 1, 1972; without recursion).
class Components {
public:
    Components(const Lists& rows, const Numbers& rowOf, const std::vector<char>& inside)
        : m_rows(rows), m_rowOf(rowOf), m_inside(inside), m_number(rowOf.size(), kNone),
          m_low(rowOf.size(), 0), m_next(rowOf.size(), 0), m_open(rowOf.size(), 0) {
        for (std::size_t v = 0; v < rowOf.size(); ++v) {
            if (inside[v] && m_number[v] == kNone) visit(v);
        }
        std::reverse(m_found.begin(), m_found.end());
    }
    [[nodiscard]] const Lists& found() const { return m_found; }

private:
    void enter(std::size_t v) {
        m_number[v] = m_low[v] = m_count++;
        m_path.push_back(v);
        m_stack.push_back(v);
        m_open[v] = 1;
    }

    void visit(std::size_t root) {
        enter(root);
        while (!m_path.empty()) {
            const std::size_t v = m_path.back();
            const Numbers& targets = m_rows[m_rowOf[v]];
            if (m_next[v] < targets.size()) {
                const std::size_t w = targets[m_next[v]++];
                if (!m_inside[w]) continue;
                if (m_number[w] == kNone)
                    enter(w);
                else if (m_open[w])
                    m_low[v] = std::min(m_low[v], m_number[w]);
                continue;
            }
            m_path.pop_back();
            if (!m_path.empty()) m_low[m_path.back()] = std::min(m_low[m_path.back()], m_low[v]);
            if (m_low[v] == m_number[v]) close(v);
        }
    }

    void close(std::size_t v) {
        Numbers component;
        for (std::size_t w = kNone; w != v;) {
            w = m_stack.back();
            m_stack.pop_back();
            m_open[w] = 0;
            component.push_back(w);
        }
        std::sort(component.begin(), component.end());
        m_found.push_back(std::move(component));
    }

    const Lists& m_rows;
    const Numbers& m_rowOf;
    const std::vector<char>& m_inside;
    Numbers m_number, m_low, m_next, m_path, m_stack;
    std::vector<char> m_open;
    std::size_t m_count = 0;
    Lists m_found;
};

} // namespace

Blocks dulmageMendelsohn(const Lists& columns, const Lists& rows) {
    const Numbers rowOf = maximumMatching(columns, rows.size());
    Numbers columnOf(rows.size(), kNone);
    for (std::size_t j = 0; j < rowOf.size(); ++j) {
        if (rowOf[j] != kNone) columnOf[rowOf[j]] = j;
    }
    std::vector<char> wideColumn(columns.size(), 0), wideRow(rows.size(), 0),
        tallColumn(columns.size(), 0), tallRow(rows.size(), 0), square(columns.size(), 0);
    reach(columns, rowOf, columnOf, wideColumn, wideRow);
    reach(rows, columnOf, rowOf, tallRow, tallColumn);
    Blocks out;
    const auto pair = [&](std::size_t j) {
        out.columnOrder.push_back(j);
        out.rowOrder.push_back(rowOf[j]);
    };
    const auto bound = [&](Numbers& r, Numbers& c) {
        r.push_back(out.rowOrder.size());
        c.push_back(out.columnOrder.size());
    };
    bound(out.rowBounds, out.columnBounds);
    out.coarseColumns.push_back(0);
    out.coarseRows.push_back(0);
    for (std::size_t j = 0; j < columns.size(); ++j) {
        if (rowOf[j] == kNone) out.columnOrder.push_back(j);
    }
    out.coarseColumns.push_back(out.columnOrder.size());
    for (std::size_t j = 0; j < columns.size(); ++j) {
        if (wideColumn[j] && rowOf[j] != kNone) pair(j);
    }
    bound(out.coarseRows, out.coarseColumns);
    if (!out.columnOrder.empty()) bound(out.rowBounds, out.columnBounds);
    for (std::size_t j = 0; j < columns.size(); ++j)
        square[j] = rowOf[j] != kNone && !wideColumn[j] && !tallColumn[j];
    const Components components(rows, rowOf, square);
    for (const Numbers& component : components.found()) {
        for (std::size_t j : component)
            pair(j);
        bound(out.rowBounds, out.columnBounds);
    }
    bound(out.coarseRows, out.coarseColumns);
    for (std::size_t j = 0; j < columns.size(); ++j) {
        if (tallColumn[j]) pair(j);
    }
    out.coarseRows.push_back(out.rowOrder.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (columnOf[i] == kNone) out.rowOrder.push_back(i);
    }
    if (out.rowOrder.size() > out.rowBounds.back() ||
        out.columnOrder.size() > out.columnBounds.back())
        bound(out.rowBounds, out.columnBounds);
    bound(out.coarseRows, out.coarseColumns);
    return out;
}

} // namespace vitrine::sparse_graph
