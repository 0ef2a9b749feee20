// SPDX-License-Identifier: Apache-2.0
#include "figure/contours.h"

#include <array>
#include <cmath>
#include <unordered_map>

namespace vitrine {
namespace {

struct Point {
    double x = 0, y = 0;
};

/// The corner of a cell that alone is below the level while all others are exactly at it, as where
/// lines of the level cross at a point of the grid; -1 where there is none.
int loneBelow(const std::array<double, 4>& z, double level) {
    for (int i = 0; i < 4; ++i) {
        const auto at = [&](int k) { return z[static_cast<std::size_t>((i + k) % 4)]; };
        if (at(0) < level && std::isfinite(at(0)) && at(1) == level && at(2) == level &&
            at(3) == level)
            return i;
    }
    return -1;
}

/// One level on a grid. With a rim, the grid is surrounded by points far below the level at the
/// places of its border, so that every line is closed.
class Marcher {
public:
    Marcher(const ContourGrid& grid, double level, bool rim)
        : m_grid(grid), m_level(level), m_rim(rim), m_rows(grid.rows + (rim ? 2 : 0)),
          m_columns(grid.columns + (rim ? 2 : 0)) {}

    std::vector<ContourLine> run() {
        for (int64_t column = 0; column + 1 < m_columns; ++column) {
            for (int64_t row = 0; row + 1 < m_rows; ++row)
                addCell(row, column);
        }
        std::vector<ContourLine> lines;
        // Lines that end at the border or at a gap first, then those that close.
        for (const bool open : {true, false}) {
            for (const int64_t edge : m_order) {
                Links& links = m_links.at(edge);
                if (links.used || (open && links.count != 1)) continue;
                lines.push_back(trace(edge));
            }
        }
        return lines;
    }

private:
    struct Links {
        std::array<int64_t, 2> to{};
        int count = 0;
        bool used = false;
    };

    [[nodiscard]] bool outside(int64_t row, int64_t column) const {
        return m_rim && (row == 0 || column == 0 || row == m_rows - 1 || column == m_columns - 1);
    }
    [[nodiscard]] std::size_t index(int64_t row, int64_t column) const {
        if (m_rim) {
            row = std::min(std::max<int64_t>(row - 1, 0), m_grid.rows - 1);
            column = std::min(std::max<int64_t>(column - 1, 0), m_grid.columns - 1);
        }
        return static_cast<std::size_t>(column * m_grid.rows + row);
    }
    [[nodiscard]] double height(int64_t row, int64_t column) const {
        if (outside(row, column)) return -HUGE_VAL;
        const double z = m_grid.z[index(row, column)];
        return m_rim && std::isnan(z) ? -HUGE_VAL : z;
    }

    /// An edge goes from its point to the one below it, or to the one beside it.
    [[nodiscard]] int64_t edgeOf(int64_t row, int64_t column, bool down) const {
        return 2 * (column * m_rows + row) + (down ? 1 : 0);
    }

    [[nodiscard]] Point crossing(int64_t edge) const {
        if (const auto corner = m_corners.find(edge); corner != m_corners.end())
            return {m_grid.x[corner->second], m_grid.y[corner->second]};
        const int64_t point = edge / 2;
        const int64_t row = point % m_rows, column = point / m_rows;
        const int64_t row2 = row + (edge % 2), column2 = column + 1 - (edge % 2);
        const std::size_t a = index(row, column), b = index(row2, column2);
        const double za = height(row, column), zb = height(row2, column2);
        if (std::isinf(za)) return {m_grid.x[b], m_grid.y[b]};
        if (std::isinf(zb)) return {m_grid.x[a], m_grid.y[a]};
        const double t = (m_level - za) / (zb - za);
        return {m_grid.x[a] + t * (m_grid.x[b] - m_grid.x[a]),
                m_grid.y[a] + t * (m_grid.y[b] - m_grid.y[a])};
    }

    /// A node of its own at a point of the grid, for the lines of the cell that begins there.
    int64_t cornerNode(int64_t row, int64_t column, int64_t pointRow, int64_t pointColumn) {
        const int64_t node = 2 * m_rows * m_columns + column * m_rows + row;
        m_corners[node] = index(pointRow, pointColumn);
        return node;
    }

    void link(int64_t a, int64_t b) {
        for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}}) {
            const auto [at, fresh] = m_links.try_emplace(from);
            if (fresh) m_order.push_back(from);
            Links& links = at->second;
            if (links.count < 2) links.to[static_cast<std::size_t>(links.count++)] = to;
        }
    }

    void addCell(int64_t row, int64_t column) {
        const std::array<double, 4> z{height(row, column), height(row + 1, column),
                                      height(row + 1, column + 1), height(row, column + 1)};
        unsigned above = 0;
        for (unsigned corner = 0; corner < 4; ++corner) {
            if (std::isnan(z[corner])) return;
            if (z[corner] >= m_level) above |= 1u << corner;
        }
        if (above == 0 || above == 15) return;
        // Edges around the cell: after each corner the one to the next corner.
        const std::array<int64_t, 4> edges{
            edgeOf(row, column, true), edgeOf(row + 1, column, false),
            edgeOf(row, column + 1, true), edgeOf(row, column, false)};
        std::array<int64_t, 4> crossed{};
        std::size_t count = 0;
        for (unsigned corner = 0; corner < 4; ++corner) {
            if (((above >> corner) & 1u) != ((above >> ((corner + 1) % 4)) & 1u))
                crossed[count++] = edges[corner];
        }
        if (const int below = loneBelow(z, m_level); below >= 0) {
            // The level runs along the two sides that are at it, through the corner between them.
            const int at = (below + 2) % 4;
            const int64_t node = cornerNode(row, column, row + (at == 1 || at == 2 ? 1 : 0),
                                            column + (at >= 2 ? 1 : 0));
            link(crossed[0], node);
            return link(node, crossed[1]);
        }
        if (count == 2) return link(crossed[0], crossed[1]);
        // A saddle: the middle belongs to the corners above the level, or to the others.
        const bool middle = (z[0] + z[1] + z[2] + z[3]) / 4 >= m_level;
        const bool firstAbove = (above & 1u) != 0;
        if (middle == firstAbove) {
            link(crossed[0], crossed[1]);
            link(crossed[2], crossed[3]);
        } else {
            link(crossed[3], crossed[0]);
            link(crossed[1], crossed[2]);
        }
    }

    ContourLine trace(int64_t first) {
        ContourLine line;
        line.level = m_level;
        int64_t edge = first, before = -1;
        while (true) {
            Links& links = m_links.at(edge);
            links.used = true;
            const Point at = crossing(edge);
            line.x.push_back(at.x);
            line.y.push_back(at.y);
            int64_t next = -1;
            for (int i = 0; i < links.count; ++i) {
                const int64_t to = links.to[static_cast<std::size_t>(i)];
                if (to != before && !m_links.at(to).used) next = to;
            }
            if (next < 0) {
                for (int i = 0; i < links.count; ++i)
                    line.closed = line.closed || (links.to[static_cast<std::size_t>(i)] == first &&
                                                  before != first && edge != first);
                break;
            }
            before = edge;
            edge = next;
        }
        if (line.closed) {
            line.x.push_back(line.x.front());
            line.y.push_back(line.y.front());
        }
        return line;
    }

    const ContourGrid& m_grid;
    double m_level;
    bool m_rim;
    int64_t m_rows, m_columns;
    std::unordered_map<int64_t, Links> m_links;
    std::unordered_map<int64_t, std::size_t> m_corners; ///< points of the grid that are nodes
    std::vector<int64_t> m_order;
};

/// Triangles of what is above the level, cell by cell; whole cells of a straight grid in runs.
class Filler {
public:
    Filler(const ContourGrid& grid, double level, ContourArea& area)
        : m_grid(grid), m_level(level), m_area(area) {}

    void run() {
        for (int64_t column = 0; column + 1 < m_grid.columns; ++column) {
            int64_t begin = 0;
            for (int64_t row = 0; row + 1 < m_grid.rows; ++row) {
                const int above = corners(row, column);
                if (above == 4 && m_grid.straight) continue;
                rectangle(begin, row, column);
                begin = row + 1;
                if (above > 0) cell(row, column);
            }
            rectangle(begin, m_grid.rows - 1, column);
        }
    }

private:
    [[nodiscard]] std::size_t index(int64_t row, int64_t column) const {
        return static_cast<std::size_t>(column * m_grid.rows + row);
    }
    [[nodiscard]] int corners(int64_t row, int64_t column) const {
        int above = 0;
        for (int64_t r : {row, row + 1}) {
            for (int64_t c : {column, column + 1})
                above += m_grid.z[index(r, c)] >= m_level ? 1 : 0; // NaN is below
        }
        return above;
    }

    void triangle(Point a, Point b, Point c) {
        for (const Point p : {a, b, c}) {
            m_area.triangleX.push_back(p.x);
            m_area.triangleY.push_back(p.y);
        }
    }
    [[nodiscard]] Point at(int64_t row, int64_t column) const {
        return {m_grid.x[index(row, column)], m_grid.y[index(row, column)]};
    }

    void rectangle(int64_t from, int64_t to, int64_t column) {
        if (from >= to || !m_grid.straight) return;
        triangle(at(from, column), at(to, column), at(to, column + 1));
        triangle(at(from, column), at(to, column + 1), at(from, column + 1));
    }

    void fan(const std::vector<Point>& corners) {
        for (std::size_t i = 2; i < corners.size(); ++i)
            triangle(corners[0], corners[i - 1], corners[i]);
    }

    void cell(int64_t row, int64_t column) {
        const std::array<std::pair<int64_t, int64_t>, 4> around{
            {{row, column}, {row + 1, column}, {row + 1, column + 1}, {row, column + 1}}};
        std::array<double, 4> z{};
        std::array<Point, 4> p{};
        double sum = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            z[i] = m_grid.z[index(around[i].first, around[i].second)];
            if (std::isnan(z[i])) z[i] = -HUGE_VAL;
            p[i] = at(around[i].first, around[i].second);
            sum += z[i];
        }
        if (loneBelow(z, m_level) >= 0) return; // two of its sides are all that is at the level
        std::vector<Point> outline;
        const bool saddle = (z[0] >= m_level) == (z[2] >= m_level) &&
                            (z[1] >= m_level) == (z[3] >= m_level) &&
                            (z[0] >= m_level) != (z[1] >= m_level);
        const bool apart = saddle && !(sum / 4 >= m_level);
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t next = (i + 1) % 4, last = (i + 3) % 4;
            const bool above = z[i] >= m_level;
            if (apart) {
                if (above) fan({crossing(p, z, last, i), p[i], crossing(p, z, i, next)});
                continue;
            }
            if (above) outline.push_back(p[i]);
            if (above != (z[next] >= m_level)) outline.push_back(crossing(p, z, i, next));
        }
        fan(outline);
    }

    [[nodiscard]] Point crossing(const std::array<Point, 4>& p, const std::array<double, 4>& z,
                                 std::size_t a, std::size_t b) const {
        if (std::isinf(z[a])) return p[b];
        if (std::isinf(z[b])) return p[a];
        const double t = (m_level - z[a]) / (z[b] - z[a]);
        return {p[a].x + t * (p[b].x - p[a].x), p[a].y + t * (p[b].y - p[a].y)};
    }

    const ContourGrid& m_grid;
    double m_level;
    ContourArea& m_area;
};

} // namespace

std::vector<double> contourLevels(double low, double high) {
    const double range = high - low;
    if (!(range > 0) || !std::isfinite(range)) return {};
    double step = std::pow(10.0, std::floor(std::log10(range)));
    const double steps = range / step;
    if (steps < 1.2)
        step /= 10;
    else if (steps < 2.4)
        step /= 5;
    else if (steps < 6)
        step /= 2;
    std::vector<double> levels;
    const auto first = static_cast<int64_t>(std::floor(low / step));
    const auto last = static_cast<int64_t>(std::ceil(high / step));
    for (int64_t i = first; i <= last; ++i) {
        const double level = static_cast<double>(i) * step;
        if (level > low && level < high) levels.push_back(level);
    }
    return levels;
}

std::vector<double> contourLevels(double low, double high, int64_t count) {
    std::vector<double> levels;
    for (int64_t i = 1; i <= count; ++i)
        levels.push_back(low +
                         (high - low) * static_cast<double>(i) / static_cast<double>(count + 1));
    return levels;
}

std::vector<ContourLine> contourLines(const ContourGrid& grid, double level) {
    if (grid.rows < 2 || grid.columns < 2) return {};
    return Marcher(grid, level, false).run();
}

ContourArea contourArea(const ContourGrid& grid, double level) {
    ContourArea area;
    if (grid.rows < 2 || grid.columns < 2) return area;
    Filler(grid, level, area).run();
    for (const ContourLine& ring : Marcher(grid, level, true).run()) {
        area.ringX.insert(area.ringX.end(), ring.x.begin(), ring.x.end());
        area.ringY.insert(area.ringY.end(), ring.y.begin(), ring.y.end());
        area.ringX.push_back(NAN);
        area.ringY.push_back(NAN);
    }
    return area;
}

} // namespace vitrine
