// SPDX-License-Identifier: Apache-2.0
// private/hullOutside, private/hullChain: which points may be on a convex hull in the plane, and
// one side of it. private/hullFacets: convex hulls in any dimension, for hulls, Delaunay simplices
// and Voronoi cells of the library. Beneath and beyond: points in their order, each replaces the
// facets that it sees. A point outside waits at one facet that it sees (Clarkson and Shor 1989),
// from where the others are found over their neighbours.
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <type_traits>

namespace vitrine {

namespace {

constexpr double kTolerance = 1e-12; // of points in a box of about the unit

/// N values; as many as there are where N, the dimension or less, is not known before it runs.
template <int N, typename T>
using Row = std::conditional_t<(N > 0), std::array<T, static_cast<std::size_t>(std::max(N, 1))>,
                               std::vector<T>>;

template <typename T>
void setSize(std::vector<T>& row, int size) {
    row.assign(static_cast<std::size_t>(size), T());
}
template <typename T, std::size_t N>
void setSize(std::array<T, N>& row, int size) {
    VITRINE_ASSERT(static_cast<std::size_t>(size) == N);
    row.fill(T());
}

/// A row without its element at `out`.
template <typename Short, typename Long>
Short without(const Long& row, int out) {
    Short rest;
    setSize(rest, static_cast<int>(row.size()) - 1);
    int to = 0;
    for (int k = 0; k < static_cast<int>(row.size()); ++k)
        if (k != out) rest[static_cast<std::size_t>(to++)] = row[static_cast<std::size_t>(k)];
    return rest;
}

/// D: the dimension, or 0.
template <int D>
class Hull {
    static constexpr int kRidge = D > 1 ? D - 1 : 0, kSide = D > 2 ? D - 2 : 0;
    struct Facet {
        Row<D, int> points{};     ///< the newest last
        Row<D, int> neighbours{}; ///< across from the point at the same place
        Row<D, double> normal{};  ///< outward, of length one
        double offset = 0;
        std::vector<int> waiting; ///< points outside that see it
        bool alive = true;
        int mark = -1; ///< the point that last looked at it
        bool seen = false;
    };

public:
    Hull(const double* points, int count, int dimension)
        : m_points(points), m_count(count), m_dimension(dimension) {}

    /// There are no facets when the points lie in a flat.
    void build() {
        std::vector<int> start;
        if (!startSimplex(start)) return;
        m_centre.assign(static_cast<std::size_t>(m_dimension), 0);
        for (int p : start)
            for (int k = 0; k < m_dimension; ++k)
                m_centre[at(k)] += coordinate(p, k) / (m_dimension + 1);
        for (int k = 0; k <= m_dimension; ++k) {
            Facet f;
            std::vector<int> all(start.size());
            std::iota(all.begin(), all.end(), 0);
            f.neighbours = without<Row<D, int>>(all, k);
            f.points = without<Row<D, int>>(start, k);
            addFacet(std::move(f));
        }
        std::vector<int> home(at(m_count), -1);
        for (int p = 0; p < m_count; ++p) {
            if (std::find(start.begin(), start.end(), p) != start.end()) continue;
            place(p, 0, home);
        }
        for (int p = 0; p < m_count; ++p) {
            if (p % 64 == 0) checkStop();
            if (home[at(p)] >= 0) insert(p, home);
        }
    }
    /// [F, N, off] of the facets.
    void give(PlainCall& c) const {
        std::vector<const Facet*> facets;
        for (const Facet& f : m_facets)
            if (f.alive) facets.push_back(&f);
        const std::size_t count = facets.size(), d = at(m_dimension);
        std::vector<double> names(count * d), normals(count * d), offsets(count);
        for (std::size_t f = 0; f < count; ++f) {
            offsets[f] = facets[f]->offset;
            for (std::size_t k = 0; k < d; ++k) {
                names[k * count + f] = facets[f]->points[k] + 1;
                normals[k * count + f] = facets[f]->normal[k];
            }
        }
        const auto rows = static_cast<int64_t>(count);
        c.result(arrayOf(names, Shape(rows, m_dimension)));
        c.result(arrayOf(normals, Shape(rows, m_dimension)));
        c.result(arrayOf(offsets, Shape(rows, 1)));
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] double coordinate(int p, int k) const {
        return m_points[static_cast<std::size_t>(k) * at(m_count) + at(p)];
    }
    [[nodiscard]] double above(const Facet& f, int p) const {
        double sum = -f.offset;
        for (int k = 0; k < (D > 0 ? D : m_dimension); ++k)
            sum += f.normal[at(k)] * coordinate(p, k);
        return sum;
    }

    /// The least in the first coordinate, then always the farthest from the flat of those before.
    bool startSimplex(std::vector<int>& start) const {
        const auto d = at(m_dimension);
        int first = 0;
        for (int p = 1; p < m_count; ++p)
            if (coordinate(p, 0) < coordinate(first, 0)) first = p;
        start = {first};
        std::vector<double> rest(at(m_count) * d);
        for (int p = 0; p < m_count; ++p)
            for (int k = 0; k < m_dimension; ++k)
                rest[at(p) * d + at(k)] = coordinate(p, k) - coordinate(first, k);
        for (int step = 0; step < m_dimension; ++step) {
            int farthest = 0;
            double most = -1;
            for (int p = 0; p < m_count; ++p) {
                double sum = 0;
                for (std::size_t k = 0; k < d; ++k)
                    sum += rest[at(p) * d + k] * rest[at(p) * d + k];
                if (sum > most) {
                    most = sum;
                    farthest = p;
                }
            }
            if (!(most > kTolerance)) return false;
            start.push_back(farthest);
            std::vector<double> u(d);
            for (std::size_t k = 0; k < d; ++k)
                u[k] = rest[at(farthest) * d + k] / std::sqrt(most);
            for (int p = 0; p < m_count; ++p) {
                double along = 0;
                for (std::size_t k = 0; k < d; ++k)
                    along += rest[at(p) * d + k] * u[k];
                for (std::size_t k = 0; k < d; ++k)
                    rest[at(p) * d + k] -= along * u[k];
            }
        }
        return true;
    }

    /// The plane through the facet's points: elimination with complete pivoting of their edges.
    void setPlane(Facet& f) const {
        const int d = D > 0 ? D : m_dimension;
        Row<(D > 1 ? D * (D - 1) : 0), double> e;
        setSize(e, d * (d - 1));
        const auto entry = [&](int row, int column) -> double& {
            return e[at(row) * at(d) + at(column)];
        };
        for (int r = 0; r < d - 1; ++r)
            for (int k = 0; k < d; ++k)
                entry(r, k) = coordinate(f.points[at(r + 1)], k) - coordinate(f.points[0], k);
        Row<D, int> column;
        setSize(column, d);
        std::iota(column.begin(), column.end(), 0);
        int rank = 0;
        for (; rank < d - 1; ++rank) {
            int row = rank;
            int best = rank;
            for (int r = rank; r < d - 1; ++r)
                for (int k = rank; k < d; ++k)
                    if (std::abs(entry(r, column[at(k)])) >
                        std::abs(entry(row, column[at(best)]))) {
                        row = r;
                        best = k;
                    }
            const double pivot = entry(row, column[at(best)]);
            if (pivot == 0) break;
            std::swap(column[at(rank)], column[at(best)]);
            for (int k = 0; k < d; ++k)
                std::swap(entry(rank, k), entry(row, k));
            for (int r = rank + 1; r < d - 1; ++r) {
                const double factor = entry(r, column[at(rank)]) / pivot;
                for (int k = rank; k < d; ++k)
                    entry(r, column[at(k)]) -= factor * entry(rank, column[at(k)]);
            }
        }
        setSize(f.normal, d);
        if (rank == d - 1) {
            f.normal[at(column[at(d - 1)])] = 1;
            for (int r = d - 2; r >= 0; --r) {
                double sum = 0;
                for (int k = r + 1; k < d; ++k)
                    sum += entry(r, column[at(k)]) * f.normal[at(column[at(k)])];
                f.normal[at(column[at(r)])] = -sum / entry(r, column[at(r)]);
            }
        }
        double length = 0;
        for (double x : f.normal)
            length += x * x;
        length = std::sqrt(length);
        double inside = 0;
        f.offset = 0;
        for (int k = 0; k < d; ++k) {
            if (length > 0) f.normal[at(k)] /= length;
            f.offset += f.normal[at(k)] * coordinate(f.points[0], k);
            inside += f.normal[at(k)] * m_centre[at(k)];
        }
        if (inside > f.offset) {
            for (double& x : f.normal)
                x = -x;
            f.offset = -f.offset;
        }
    }

    int addFacet(Facet f) {
        setPlane(f);
        m_facets.push_back(std::move(f));
        return static_cast<int>(m_facets.size()) - 1;
    }

    /// Lets the point wait at the first facet from `first` on that it sees.
    void place(int p, std::size_t first, std::vector<int>& home) {
        home[at(p)] = -1;
        for (std::size_t f = first; f < m_facets.size(); ++f) {
            if (!m_facets[f].alive || above(m_facets[f], p) <= kTolerance) continue;
            m_facets[f].waiting.push_back(p);
            home[at(p)] = static_cast<int>(f);
            return;
        }
    }

    struct Ridge {
        Row<kRidge, int> points; ///< ascending
        int beyond;              ///< the facet that stays
        int lost;                ///< the one that goes
    };
    /// A side of a new facet that holds the new point.
    struct Side {
        Row<kSide, int> points; ///< the others
        int facet, place;
    };

    void insert(int p, std::vector<int>& home) {
        std::vector<int>& seen = m_seen;
        seen.assign(1, home[at(p)]);
        m_facets[at(seen[0])].mark = p;
        m_facets[at(seen[0])].seen = true;
        m_horizon.clear();
        for (std::size_t i = 0; i < seen.size(); ++i) {
            for (int k = 0; k < m_dimension; ++k) {
                const int other = m_facets[at(seen[i])].neighbours[at(k)];
                Facet& o = m_facets[at(other)];
                if (o.mark != p) {
                    o.mark = p;
                    o.seen = above(o, p) > kTolerance;
                    if (o.seen) seen.push_back(other);
                }
                if (o.seen) continue;
                Ridge ridge{without<Row<kRidge, int>>(m_facets[at(seen[i])].points, k), other,
                            seen[i]};
                std::sort(ridge.points.begin(), ridge.points.end());
                m_horizon.push_back(std::move(ridge));
            }
        }
        std::sort(m_horizon.begin(), m_horizon.end(), [](const Ridge& a, const Ridge& b) {
            return std::lexicographical_compare(a.points.rbegin(), a.points.rend(),
                                                b.points.rbegin(), b.points.rend());
        });
        const std::size_t first = m_facets.size();
        m_sides.clear();
        for (const Ridge& ridge : m_horizon) {
            Facet f;
            setSize(f.points, m_dimension);
            std::copy(ridge.points.begin(), ridge.points.end(), f.points.begin());
            f.points.back() = p;
            setSize(f.neighbours, m_dimension);
            f.neighbours.back() = ridge.beyond;
            const int made = addFacet(std::move(f));
            Row<D, int>& back = m_facets[at(ridge.beyond)].neighbours;
            std::replace(back.begin(), back.end(), ridge.lost, made);
            for (int k = 0; k + 1 < m_dimension; ++k)
                m_sides.push_back({without<Row<kSide, int>>(ridge.points, k), made, k});
        }
        // Two new facets share each side.
        std::sort(m_sides.begin(), m_sides.end(),
                  [](const Side& a, const Side& b) { return a.points < b.points; });
        VITRINE_ASSERT(m_sides.size() % 2 == 0);
        for (std::size_t i = 0; i + 1 < m_sides.size(); i += 2) {
            const Side &a = m_sides[i], &b = m_sides[i + 1];
            VITRINE_ASSERT(a.points == b.points);
            m_facets[at(a.facet)].neighbours[at(a.place)] = b.facet;
            m_facets[at(b.facet)].neighbours[at(b.place)] = a.facet;
        }
        for (int s : seen) {
            m_facets[at(s)].alive = false;
            const std::vector<int> waiting = std::move(m_facets[at(s)].waiting);
            m_facets[at(s)].waiting.clear();
            for (int q : waiting)
                if (q != p) place(q, first, home);
        }
        home[at(p)] = -1;
    }

    const double* m_points;
    int m_count;
    int m_dimension;
    std::vector<double> m_centre;
    std::vector<Facet> m_facets;
    std::vector<int> m_seen;
    std::vector<Ridge> m_horizon;
    std::vector<Side> m_sides;
};

template <int D>
void giveFacets(PlainCall& c, const Tensor& points) {
    const auto n = static_cast<int>(points.shape()[0]), d = static_cast<int>(points.shape()[1]);
    Hull<D> hull(points.data<double>(), n, d);
    if (n > d) hull.build();
    hull.give(c);
}

/// [F, N, off] = hullFacets(P).
void hullFacets(PlainCall& c) {
    const Ref<Tensor> points = c[0].toTensor();
    VITRINE_ASSERT(points->dtype() == DType::Double && points->shape()[1] >= 2);
    switch (points->shape()[1]) {
    case 3:
        return giveFacets<3>(c, *points);
    case 4:
        return giveFacets<4>(c, *points);
    default:
        return giveFacets<0>(c, *points);
    }
}

/// k = hullChain(x,y,order): of points in that order those between which the way turns left, by
/// Andrew's monotone chain (1979).
void hullChain(PlainCall& c) {
    const std::vector<double> x = doublesOf(c[0]), y = doublesOf(c[1]), order = doublesOf(c[2]);
    std::vector<double> hull;
    for (const double next : order) {
        const auto i = static_cast<std::size_t>(next) - 1;
        VITRINE_ASSERT(i < x.size());
        while (hull.size() > 1) {
            const auto a = static_cast<std::size_t>(hull[hull.size() - 2]) - 1;
            const auto b = static_cast<std::size_t>(hull.back()) - 1;
            const double left = (x[b] - x[a]) * (y[i] - y[a]);
            const double right = (y[b] - y[a]) * (x[i] - x[a]);
            constexpr double kSure = 4 * std::numeric_limits<double>::epsilon();
            if (left - right > kSure * (std::abs(left) + std::abs(right))) break;
            hull.pop_back();
        }
        hull.push_back(next);
    }
    c.result(columnOf(hull));
}

/// A side of the octagon: points inside are above.
struct OctagonSide {
    double x, y, least;
};

/// The sides of the octagon of the extreme points, of coordinates less those of the first point.
std::vector<OctagonSide> extremeOctagon(const std::vector<double>& x,
                                        const std::vector<double>& y) {
    const double s = std::sqrt(0.5);
    const double towards[8][2] = {{1, 0},  {s, s},   {0, 1},  {-s, s},
                                  {-1, 0}, {-s, -s}, {0, -1}, {s, -s}};
    std::size_t corners[8];
    double most[8];
    std::fill_n(most, 8, -std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < 8; ++j) {
            const double far = towards[j][0] * (x[i] - x[0]) + towards[j][1] * (y[i] - y[0]);
            if (far <= most[j]) continue;
            most[j] = far;
            corners[j] = i;
        }
    }
    const double width = most[0] + most[4], height = most[2] + most[6];
    const double margin = 1e-12 * (width + height) * (width + height);
    std::vector<OctagonSide> sides;
    for (std::size_t j = 0; j < 8; ++j) {
        const std::size_t a = corners[j], b = corners[(j + 1) % 8];
        const double dx = x[b] - x[a], dy = y[b] - y[a];
        if (dx != 0 || dy != 0)
            sides.push_back({-dy, dx, dx * (y[a] - y[0]) - dy * (x[a] - x[0]) + margin});
    }
    return sides;
}

/// k = hullOutside(x,y): the points that are not strictly inside of the octagon of the extreme ones
/// (Akl and Toussaint 1978).
void hullOutside(PlainCall& c) {
    const std::vector<double> x = doublesOf(c[0]), y = doublesOf(c[1]);
    VITRINE_ASSERT(!x.empty() && x.size() == y.size());
    const std::vector<OctagonSide> sides = extremeOctagon(x, y);
    std::vector<double> outside;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double dx = x[i] - x[0], dy = y[i] - y[0];
        bool inside = true;
        for (const OctagonSide& side : sides)
            inside = inside & (side.x * dx + side.y * dy > side.least);
        if (!inside) outside.push_back(static_cast<double>(i) + 1);
    }
    c.result(columnOf(outside));
}

constexpr Builtin kRows[] = {
    {"private/hullOutside", 2, 2, 1, onOwnThread<hullOutside>, "k = hullOutside(x,y)",
     "The points of the plane that may be on its convex hull: those that are not strictly inside "
     "of the octagon of the extreme ones."},
    {"private/hullChain", 3, 3, 1, onOwnThread<hullChain>, "k = hullChain(x,y,order)",
     "The points of one side of a hull in the plane, of points in the order of their abscissas."},
    {"private/hullFacets", 1, 1, 3, onOwnThread<hullFacets>, "[F,N,off] = hullFacets(P)",
     "Facets of the convex hull of the rows of P, which fill a box of about the unit: their "
     "points, outward normals and offsets; none where the points lie in a flat."},
};

} // namespace

std::span<const Builtin> convexHullTable() {
    return kRows;
}

} // namespace vitrine
