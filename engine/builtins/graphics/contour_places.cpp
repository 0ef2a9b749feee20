// SPDX-License-Identifier: Apache-2.0
// Where numbers may lie on contour lines, found where the heights are: a few columns and rows of
// the grid are looked at for crossings of the levels, and what comes to the host are these places
// alone.
#include "builtins/graphics/graphics_space.h"
#include "builtins/index/indexing.h"

#include <cmath>

namespace vitrine {

namespace {

constexpr int64_t kScans = 6; ///< columns that are looked at, and rows

class PlaceFinder {
public:
    PlaceFinder(Interpreter& vm, const ContourObject& contour)
        : m_vm(vm), m_z(contour.property("ZData")), m_x(contour.property("XData")),
          m_y(contour.property("YData")), m_levels(contour.levels()), m_rows(m_z.shape().rows()),
          m_columns(m_z.shape().columns()) {}

    std::vector<ContourObject::LinePlace> find() {
        if (m_levels.empty() || m_rows < 3 || m_columns < 3) return {};
        scan(true);
        scan(false);
        if (m_crossings.empty()) return {};
        read();
        return std::move(m_places);
    }

private:
    /// Between a point of the grid and the next one, in a column or in a row.
    struct Crossing {
        std::size_t level;
        int64_t row, column;
        bool down;
    };

    Value call(const char* function, std::initializer_list<Value> args) {
        return callNamed(m_vm, function, args);
    }

    static Value range(int64_t first, int64_t last) {
        std::vector<double> numbers;
        for (int64_t i = first; i <= last; ++i)
            numbers.push_back(static_cast<double>(i));
        return rowOf(numbers);
    }

    /// Of each scanned column (or row) and level the crossing nearest to a place that is another
    /// for each.
    void scan(bool down) {
        const int64_t length = down ? m_rows : m_columns, across = down ? m_columns : m_rows;
        const int64_t scans = std::min(kScans, across - 2);
        std::vector<double> lines;
        for (int64_t k = 1; k <= scans; ++k)
            lines.push_back(std::floor(1 + static_cast<double>((across - 1) * k) /
                                               static_cast<double>(scans + 1)));
        const Value all = Value::scalar(u':');
        const auto indexed = [&](const Value& array, std::vector<Value> subscripts) {
            return indexValue(m_vm, array, subscripts, {});
        };
        Value heights = down ? indexed(m_z, {all, rowOf(lines)})
                             : call("transpose", {indexed(m_z, {rowOf(lines), all})});
        const auto count = static_cast<int64_t>(m_levels.size());
        const Value above = call("ge", {heights, arrayOf(m_levels, Shape({1, 1, count}))});
        const Value crosses = call("ne", {indexed(above, {range(1, length - 1), all, all}),
                                          indexed(above, {range(2, length), all, all})});
        std::vector<double> wanted;
        for (int64_t l = 0; l < count; ++l) {
            for (int64_t k = 0; k < scans; ++k) {
                // Shares of the golden ratio lie far from each other.
                const double share = std::fmod(0.618034 * static_cast<double>(l + 3 * k + 1), 1.0);
                wanted.push_back(1 + std::floor(share * static_cast<double>(length - 2)));
            }
        }
        const Value targets = arrayOf(wanted, Shape({1, scans, count}));
        const Value places = call("transpose", {range(1, length - 1)});
        const Value away = call("plus", {call("abs", {call("minus", {places, targets})}), 1.0});
        const Value args[] = {call("rdivide", {crosses, away}), Value::emptyMatrix(), 1.0};
        const std::vector<Value> best = m_vm.call(functionNamed("max"), args, 2);
        const std::vector<double> score = doublesOf(best.at(0)), at = doublesOf(best.at(1));
        for (std::size_t i = 0; i < score.size(); ++i) {
            if (!(score[i] > 0)) continue;
            const auto line = static_cast<int64_t>(lines[i % static_cast<std::size_t>(scans)]);
            const auto along = static_cast<int64_t>(at[i]);
            // The gradient needs neighbours on all sides.
            if (along < 2 || along + 1 >= length) continue;
            m_crossings.push_back({i / static_cast<std::size_t>(scans), (down ? along : line) - 1,
                                   (down ? line : along) - 1, down});
        }
    }

    /// Elements of a grid; of a vector, those of its column or row.
    std::vector<double> at(const Value& array, const std::vector<std::array<int64_t, 2>>& where,
                           bool alongColumns) {
        const bool grid = array.shape() == m_z.shape();
        std::vector<double> numbers;
        for (const auto& [row, column] : where)
            numbers.push_back(static_cast<double>(grid           ? column * m_rows + row
                                                  : alongColumns ? column
                                                                 : row) +
                              1);
        return doublesOf(indexValue(m_vm, array, std::vector<Value>{rowOf(numbers)}, {}));
    }

    void read() {
        // The crossing's two ends, then the neighbours of the first along and across the columns.
        constexpr std::size_t kEach = 6;
        std::vector<std::array<int64_t, 2>> where;
        for (const Crossing& c : m_crossings) {
            where.push_back({c.row, c.column});
            where.push_back({c.row + (c.down ? 1 : 0), c.column + (c.down ? 0 : 1)});
            where.push_back({c.row - 1, c.column});
            where.push_back({c.row + 1, c.column});
            where.push_back({c.row, c.column - 1});
            where.push_back({c.row, c.column + 1});
        }
        const std::vector<double> z = at(m_z, where, false), x = at(m_x, where, true),
                                  y = at(m_y, where, false);
        for (std::size_t i = 0; i < m_crossings.size(); ++i) {
            const std::size_t a = kEach * i;
            const double level = m_levels[m_crossings[i].level];
            const double t = (level - z[a]) / (z[a + 1] - z[a]);
            // Along the line heights do not change.
            const double down = z[a + 3] - z[a + 2], across = z[a + 5] - z[a + 4];
            ContourObject::LinePlace place;
            place.level = m_crossings[i].level;
            place.x = x[a] + t * (x[a + 1] - x[a]);
            place.y = y[a] + t * (y[a + 1] - y[a]);
            place.alongX = across * (x[a + 3] - x[a + 2]) - down * (x[a + 5] - x[a + 4]);
            place.alongY = across * (y[a + 3] - y[a + 2]) - down * (y[a + 5] - y[a + 4]);
            const bool known = std::isfinite(place.x) && std::isfinite(place.y) &&
                               std::isfinite(place.alongX) && std::isfinite(place.alongY) &&
                               (place.alongX != 0 || place.alongY != 0);
            if (known && t >= 0 && t <= 1) m_places.push_back(place);
        }
    }

    Interpreter& m_vm;
    Value m_z, m_x, m_y;
    std::vector<double> m_levels;
    int64_t m_rows, m_columns;
    std::vector<Crossing> m_crossings;
    std::vector<ContourObject::LinePlace> m_places;
};

} // namespace

ContourObject::LinePlaces contourPlaces(Interpreter& vm) {
    return [&vm](const ContourObject& contour) { return PlaceFinder(vm, contour).find(); };
}

} // namespace vitrine
