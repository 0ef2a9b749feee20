// SPDX-License-Identifier: Apache-2.0
// private/hullFacets: convex hulls in any dimension, for hulls, Delaunay simplices and Voronoi
// cells of the library. Beneath and beyond: points in their order, each replaces the facets that it
// sees. A point outside waits at one facet that it sees (Clarkson and Shor 1989), from where the
// others are found over their neighbours.
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace vitrine {

namespace {

constexpr double kTolerance = 1e-12; // of points in a box of about the unit

struct Facet {
    std::vector<int> points;     ///< d, the newest last
    std::vector<int> neighbours; ///< across from the point at the same place
    std::vector<double> normal;  ///< outward, of length one
    double offset = 0;
    std::vector<int> waiting; ///< points outside that see it
    bool alive = true;
    int mark = -1; ///< the point that last looked at it
    bool seen = false;
};

class Hull {
public:
    Hull(const double* points, int count, int dimension)
        : m_points(points), m_count(count), m_dimension(dimension) {}

    /// False when the points lie in a flat.
    bool build() {
        std::vector<int> start;
        if (!startSimplex(start)) return false;
        m_centre.assign(static_cast<std::size_t>(m_dimension), 0);
        for (int p : start)
            for (int k = 0; k < m_dimension; ++k)
                m_centre[at(k)] += coordinate(p, k) / (m_dimension + 1);
        for (int k = 0; k <= m_dimension; ++k) {
            Facet f;
            for (int j = 0; j <= m_dimension; ++j) {
                if (j == k) continue;
                f.points.push_back(start[at(j)]);
                f.neighbours.push_back(j);
            }
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
        return true;
    }
    [[nodiscard]] std::vector<const Facet*> facets() const {
        std::vector<const Facet*> out;
        for (const Facet& f : m_facets)
            if (f.alive) out.push_back(&f);
        return out;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] double coordinate(int p, int k) const {
        return m_points[static_cast<std::size_t>(k) * at(m_count) + at(p)];
    }
    [[nodiscard]] double above(const Facet& f, int p) const {
        double sum = -f.offset;
        for (int k = 0; k < m_dimension; ++k)
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
        const int d = m_dimension;
        std::vector<double> e(at(d - 1) * at(d));
        const auto entry = [&](int row, int column) -> double& {
            return e[at(row) * at(d) + at(column)];
        };
        for (int r = 0; r < d - 1; ++r)
            for (int k = 0; k < d; ++k)
                entry(r, k) = coordinate(f.points[at(r + 1)], k) - coordinate(f.points[0], k);
        std::vector<int> column(at(d));
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
        f.normal.assign(at(d), 0);
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
        std::vector<int> points; ///< ascending
        int beyond;              ///< the facet that stays
        int lost;                ///< the one that goes
    };

    void insert(int p, std::vector<int>& home) {
        std::vector<int> seen{home[at(p)]};
        m_facets[at(seen[0])].mark = p;
        m_facets[at(seen[0])].seen = true;
        std::vector<Ridge> horizon;
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
                Ridge ridge{m_facets[at(seen[i])].points, other, seen[i]};
                ridge.points.erase(ridge.points.begin() + k);
                std::sort(ridge.points.begin(), ridge.points.end());
                horizon.push_back(std::move(ridge));
            }
        }
        std::sort(horizon.begin(), horizon.end(), [](const Ridge& a, const Ridge& b) {
            return std::lexicographical_compare(a.points.rbegin(), a.points.rend(),
                                                b.points.rbegin(), b.points.rend());
        });
        const std::size_t first = m_facets.size();
        // The sides of the new facets that hold p, each shared by two of them.
        std::map<std::vector<int>, std::pair<int, int>> open;
        for (const Ridge& ridge : horizon) {
            Facet f;
            f.points = ridge.points;
            f.points.push_back(p);
            f.neighbours.assign(at(m_dimension), -1);
            f.neighbours.back() = ridge.beyond;
            const int made = addFacet(std::move(f));
            std::vector<int>& back = m_facets[at(ridge.beyond)].neighbours;
            std::replace(back.begin(), back.end(), ridge.lost, made);
            for (int k = 0; k + 1 < m_dimension; ++k) {
                std::vector<int> side = ridge.points;
                side.erase(side.begin() + k);
                const auto [found, fresh] = open.try_emplace(side, made, k);
                if (fresh) continue;
                m_facets[at(made)].neighbours[at(k)] = found->second.first;
                m_facets[at(found->second.first)].neighbours[at(found->second.second)] = made;
                open.erase(found);
            }
        }
        VITRINE_ASSERT(open.empty());
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
};

/// [F, N, off] = hullFacets(P).
void hullFacets(PlainCall& c) {
    const Ref<Tensor> points = c[0].toTensor();
    const auto n = static_cast<int>(points->shape()[0]);
    const auto d = static_cast<int>(points->shape()[1]);
    VITRINE_ASSERT(points->dtype() == DType::Double && d >= 2);
    Hull hull(points->data<double>(), n, d);
    std::vector<const Facet*> facets;
    if (n > d && hull.build()) facets = hull.facets();
    const std::size_t count = facets.size();
    std::vector<double> names(count * static_cast<std::size_t>(d));
    std::vector<double> normals(names.size());
    std::vector<double> offsets(count);
    for (std::size_t f = 0; f < count; ++f) {
        offsets[f] = facets[f]->offset;
        for (std::size_t k = 0; k < static_cast<std::size_t>(d); ++k) {
            names[k * count + f] = facets[f]->points[k] + 1;
            normals[k * count + f] = facets[f]->normal[k];
        }
    }
    const auto rows = static_cast<int64_t>(count);
    c.result(arrayOf(names, Shape(rows, d)));
    c.result(arrayOf(normals, Shape(rows, d)));
    c.result(arrayOf(offsets, Shape(rows, 1)));
}

constexpr Builtin kRows[] = {
    {"private/hullFacets", 1, 1, 3, onOwnThread<hullFacets>, "[F,N,off] = hullFacets(P)",
     "Facets of the convex hull of the rows of P, which fill a box of about the unit: their "
     "points, outward normals and offsets; none where the points lie in a flat."},
};

} // namespace

std::span<const Builtin> convexHullTable() {
    return kRows;
}

} // namespace vitrine
