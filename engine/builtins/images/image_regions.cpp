// SPDX-License-Identifier: Apache-2.0
// What the image functions of the library need pixel by pixel: labels, reconstruction, watersheds,
// distances, the tracing of boundaries and error diffusion. Images come with a border of one pixel
// that nothing enters, and neighbours as offsets of the linear index, so all but the tracing work
// in any number of dimensions.
#include "base/whole_number.h"
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>

namespace vitrine {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Steps of the linear index to the neighbours of a pixel; what leaves the array is no neighbour.
struct Neighbours {
    Neighbours(const Value& offsets, std::size_t pixels) : size(static_cast<int64_t>(pixels)) {
        for (double d : doublesOf(offsets))
            steps.push_back(static_cast<int64_t>(d));
    }
    template <typename F>
    void each(std::size_t pixel, F f) const {
        for (int64_t step : steps) {
            const int64_t at = static_cast<int64_t>(pixel) + step;
            if (at >= 0 && at < size) f(static_cast<std::size_t>(at), step);
        }
    }
    std::vector<int64_t> steps;
    int64_t size;
};

Value imageOf(const std::vector<double>& pixels, const Value& like) {
    return arrayOf(pixels, like.shape());
}

/// [L, n] = labelComponents(bw, offsets): components in the order of their first pixels.
void labelComponents(PlainCall& c) {
    const std::vector<double> bw = doublesOf(c[0]);
    const Neighbours near(c[1], bw.size());
    std::vector<double> labels(bw.size(), 0.0);
    std::vector<std::size_t> open;
    double count = 0;
    for (std::size_t first = 0; first < bw.size(); ++first) {
        if (bw[first] == 0 || labels[first] != 0) continue;
        labels[first] = ++count;
        open.push_back(first);
        while (!open.empty()) {
            const std::size_t p = open.back();
            open.pop_back();
            near.each(p, [&](std::size_t q, int64_t) {
                if (bw[q] == 0 || labels[q] != 0) return;
                labels[q] = count;
                open.push_back(q);
            });
        }
    }
    c.result(imageOf(labels, c[0]));
    c.result(Value(count));
}

/// Vincent's hybrid algorithm: a pass forwards, one backwards, then a queue. The border has -Inf.
void reconstruct(PlainCall& c) {
    std::vector<double> y = doublesOf(c[0]);
    const std::vector<double> mask = doublesOf(c[1]);
    const Neighbours near(c[2], mask.size());
    const std::size_t n = std::min(y.size(), mask.size());
    for (std::size_t p = 0; p < n; ++p)
        y[p] = std::min(y[p], mask[p]);
    const auto raise = [&](std::size_t p, bool forwards) {
        near.each(p, [&](std::size_t q, int64_t step) {
            if ((step < 0) == forwards) y[p] = std::max(y[p], y[q]);
        });
        y[p] = std::min(y[p], mask[p]);
    };
    for (std::size_t p = 0; p < n; ++p)
        raise(p, true);
    std::queue<std::size_t> open;
    for (std::size_t p = n; p-- > 0;) {
        raise(p, false);
        bool more = false;
        near.each(p, [&](std::size_t q, int64_t step) {
            more = more || (step > 0 && y[q] < y[p] && y[q] < mask[q]);
        });
        if (more) open.push(p);
    }
    while (!open.empty()) {
        const std::size_t p = open.front();
        open.pop();
        near.each(p, [&](std::size_t q, int64_t) {
            if (!(y[q] < y[p]) || y[q] == mask[q]) return;
            y[q] = std::min(y[p], mask[q]);
            open.push(q);
        });
    }
    c.result(imageOf(y, c[0]));
}

struct Flooded {
    double level;
    std::size_t order; ///< first come, first served on a plateau
    std::size_t pixel;
    bool operator>(const Flooded& o) const {
        return level != o.level ? level > o.level : order > o.order;
    }
};

/// Meyer's flooding from the marked pixels: L = floodFrom(image, labels, offsets), where a pixel of
/// the border has the label -1 and a pixel between two basins gets 0.
void floodFrom(PlainCall& c) {
    const std::vector<double> image = doublesOf(c[0]);
    std::vector<double> labels = doublesOf(c[1]);
    const Neighbours near(c[2], image.size());
    std::priority_queue<Flooded, std::vector<Flooded>, std::greater<>> open;
    std::vector<char> seen(image.size(), 0);
    std::size_t order = 0;
    const auto enqueueAround = [&](std::size_t p) {
        near.each(p, [&](std::size_t q, int64_t) {
            if (labels[q] != 0 || seen[q]) return;
            seen[q] = 1;
            open.push({image[q], order++, q});
        });
    };
    for (std::size_t p = 0; p < image.size(); ++p) {
        if (labels[p] > 0) enqueueAround(p);
    }
    while (!open.empty()) {
        const std::size_t p = open.top().pixel;
        open.pop();
        double basin = 0;
        bool between = false;
        near.each(p, [&](std::size_t q, int64_t) {
            if (labels[q] <= 0) return;
            between = between || (basin != 0 && labels[q] != basin);
            basin = labels[q];
        });
        if (between || basin == 0) continue;
        labels[p] = basin;
        enqueueAround(p);
    }
    c.result(imageOf(labels, c[0]));
}

/// Lower envelope of the parabolas f(j) + (i - j)^2 along one line (Felzenszwalb and Huttenlocher).
class Envelope {
public:
    void run(std::vector<double>& f, std::vector<double>& from) {
        const std::size_t n = f.size();
        m_at.clear();
        m_start.clear();
        for (std::size_t j = 0; j < n; ++j) {
            if (f[j] == kInfinity) continue;
            double start = -kInfinity;
            while (!m_at.empty()) {
                const auto a = static_cast<double>(m_at.back());
                const auto b = static_cast<double>(j);
                start = (f[j] + b * b - f[m_at.back()] - a * a) / (2 * (b - a));
                if (start > m_start.back()) break;
                m_at.pop_back();
                m_start.pop_back();
                start = -kInfinity;
            }
            m_at.push_back(j);
            m_start.push_back(start);
        }
        if (m_at.empty()) return;
        std::vector<double> distance(n);
        std::vector<double> source(n);
        std::size_t k = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const auto x = static_cast<double>(i);
            while (k + 1 < m_at.size() && m_start[k + 1] < x)
                ++k;
            const double d = x - static_cast<double>(m_at[k]);
            distance[i] = d * d + f[m_at[k]];
            source[i] = from[m_at[k]];
        }
        f = std::move(distance);
        from = std::move(source);
    }

private:
    std::vector<std::size_t> m_at;
    std::vector<double> m_start;
};

/// [d2, from] = squaredDistances(bw): to the nearest pixel that is not 0, and its linear index (0
/// where there is none).
void squaredDistances(PlainCall& c) {
    const std::vector<double> bw = doublesOf(c[0]);
    std::vector<double> distance(bw.size());
    std::vector<double> from(bw.size());
    for (std::size_t p = 0; p < bw.size(); ++p) {
        distance[p] = bw[p] != 0 ? 0 : kInfinity;
        from[p] = bw[p] != 0 ? static_cast<double>(p) + 1 : 0;
    }
    Envelope envelope;
    for (int d = 0; d < c[0].shape().rank(); ++d) {
        const Strides s = stridesAround(c[0].shape(), d);
        std::vector<double> line, source;
        for (int64_t outer = 0; outer < s.after; ++outer) {
            for (int64_t inner = 0; inner < s.before; ++inner) {
                const auto at = [&](int64_t k) {
                    return static_cast<std::size_t>((outer * s.length + k) * s.before + inner);
                };
                line.clear();
                source.clear();
                for (int64_t k = 0; k < s.length; ++k) {
                    line.push_back(distance[at(k)]);
                    source.push_back(from[at(k)]);
                }
                envelope.run(line, source);
                for (int64_t k = 0; k < s.length; ++k) {
                    distance[at(k)] = line[static_cast<std::size_t>(k)];
                    from[at(k)] = source[static_cast<std::size_t>(k)];
                }
            }
        }
    }
    c.result(imageOf(distance, c[0]));
    c.result(imageOf(from, c[0]));
}

/// [d, from] = chamferDistances(bw, offsets, weights, inside): two passes; pixels where inside is 0
/// take no part.
void chamferDistances(PlainCall& c) {
    const std::vector<double> bw = doublesOf(c[0]);
    const Neighbours near(c[1], bw.size());
    const std::vector<double> weights = doublesOf(c[2]);
    const std::vector<double> inside = doublesOf(c[3]);
    std::vector<double> distance(bw.size(), kInfinity);
    std::vector<double> from(bw.size(), 0.0);
    for (std::size_t p = 0; p < bw.size(); ++p) {
        if (bw[p] == 0 || inside[p] == 0) continue;
        distance[p] = 0;
        from[p] = static_cast<double>(p) + 1;
    }
    std::queue<std::size_t> open;
    std::vector<char> queued(bw.size(), 0);
    const auto visit = [&](std::size_t p) {
        for (std::size_t k = 0; k < near.steps.size(); ++k) {
            const int64_t at = static_cast<int64_t>(p) + near.steps[k];
            if (at < 0 || at >= near.size) continue;
            const auto q = static_cast<std::size_t>(at);
            if (inside[q] == 0 || !(distance[p] + weights[k] < distance[q])) continue;
            distance[q] = distance[p] + weights[k];
            from[q] = from[p];
            if (!queued[q]) open.push(q);
            queued[q] = 1;
        }
    };
    for (std::size_t p = 0; p < bw.size(); ++p) {
        if (distance[p] == 0) visit(p);
    }
    while (!open.empty()) {
        const std::size_t p = open.front();
        open.pop();
        queued[p] = 0;
        visit(p);
    }
    c.result(imageOf(distance, c[0]));
    c.result(imageOf(from, c[0]));
}

/// The boundary of a component, clockwise, from one of its pixels back to it, as linear indices:
/// traceBoundary(bw, start, connectivity, direction, limit) on a matrix with a border. The
/// direction (0 is up, clockwise in eighths) is where the search begins.
void traceBoundary(PlainCall& c) {
    const std::vector<double> bw = doublesOf(c[0]);
    const int64_t rows = c[0].shape()[0];
    const std::array<int64_t, 8> steps = {-1, rows - 1, rows,  rows + 1,
                                          1,  1 - rows, -rows, -1 - rows};
    const auto number = [&](int k, double otherwise) {
        const std::vector<double> given = k < c.count() ? doublesOf(c[k]) : std::vector<double>();
        return given.empty() ? otherwise : given[0];
    };
    const int64_t start = wholeNumber<int>(number(1, 1)) - int64_t{1};
    const bool four = number(2, 8) == 4;
    // A boundary passes each pixel a few times at most.
    const double limit = std::min(number(4, kInfinity), 8.0 * static_cast<double>(bw.size()) + 8);
    std::vector<double> path = {static_cast<double>(start) + 1};
    const auto isSet = [&](int64_t p) {
        return p >= 0 && p < static_cast<int64_t>(bw.size()) &&
               bw[static_cast<std::size_t>(p)] != 0;
    };
    const int turn = four ? 2 : 1;
    int search = wholeNumber<int>(number(3, 0)) & 7;
    if (four) search &= 6;
    int64_t at = start;
    int firstMove = -1;
    while (static_cast<double>(path.size()) < limit) {
        int move = -1;
        for (int k = 0; k < 8 && move < 0; k += turn) {
            const int d = (search + k) & 7;
            if (isSet(at + steps[static_cast<std::size_t>(d)])) move = d;
        }
        if (move < 0) {
            path.push_back(path.front());
            break;
        }
        if (at == start && path.size() > 1 && move == firstMove) break;
        if (firstMove < 0) firstMove = move;
        at += steps[static_cast<std::size_t>(move)];
        path.push_back(static_cast<double>(at) + 1);
        search = four ? (move + 6) & 7 : (move + (move % 2 == 0 ? 7 : 6)) & 7;
    }
    c.result(columnOf(path));
}

/// Floyd and Steinberg's error diffusion: indices from 1 of the nearest colours of a map (n-by-3)
/// for an image of three planes.
void diffuseColours(PlainCall& c) {
    std::vector<double> image = doublesOf(c[0]);
    const std::vector<double> map = doublesOf(c[1]);
    const int64_t rows = c[0].shape()[0];
    const int64_t columns = c[0].shape()[1];
    const auto pixels = static_cast<std::size_t>(rows * columns);
    const std::size_t colours = map.size() / 3;
    std::vector<double> out(pixels, 1.0);
    if (image.size() < 3 * pixels || colours == 0) return;
    const auto spread = [&](int64_t r, int64_t k, std::size_t plane, double error) {
        if (r < 0 || r >= rows || k < 0 || k >= columns) return;
        image[plane * pixels + static_cast<std::size_t>(k * rows + r)] += error;
    };
    for (int64_t r = 0; r < rows; ++r) {
        for (int64_t k = 0; k < columns; ++k) {
            const auto p = static_cast<std::size_t>(k * rows + r);
            std::size_t best = 0;
            double least = kInfinity;
            for (std::size_t m = 0; m < colours; ++m) {
                double d = 0;
                for (std::size_t plane = 0; plane < 3; ++plane) {
                    const double e = image[plane * pixels + p] - map[plane * colours + m];
                    d += e * e;
                }
                if (d < least) {
                    least = d;
                    best = m;
                }
            }
            out[p] = static_cast<double>(best) + 1;
            for (std::size_t plane = 0; plane < 3; ++plane) {
                const double e = image[plane * pixels + p] - map[plane * colours + best];
                spread(r, k + 1, plane, e * 7 / 16);
                spread(r + 1, k - 1, plane, e * 3 / 16);
                spread(r + 1, k, plane, e * 5 / 16);
                spread(r + 1, k + 1, plane, e / 16);
            }
        }
    }
    c.result(arrayOf(out, Shape(rows, columns)));
}

constexpr Builtin kRows[] = {
    {"private/labelComponents", 2, 2, 2, onOwnThread<labelComponents>,
     "[L,n] = labelComponents(bw,offsets)", "Labels of connected pixels.", nullptr},
    {"private/reconstruct", 3, 3, 1, onOwnThread<reconstruct>,
     "y = reconstruct(marker,mask,offsets)", "Morphological reconstruction.", nullptr},
    {"private/floodFrom", 3, 3, 1, onOwnThread<floodFrom>, "L = floodFrom(image,labels,offsets)",
     "Basins flooded from marked pixels.", nullptr},
    {"private/squaredDistances", 1, 1, 2, onOwnThread<squaredDistances>,
     "[d2,from] = squaredDistances(bw)", "Squared Euclidean distances.", nullptr},
    {"private/chamferDistances", 4, 4, 2, onOwnThread<chamferDistances>,
     "[d,from] = chamferDistances(bw,offsets,weights,inside)", "Distances over neighbours.",
     nullptr},
    {"private/traceBoundary", 4, 5, 1, onOwnThread<traceBoundary>,
     "path = traceBoundary(bw,start,connectivity,direction,limit)", "A boundary, clockwise.",
     nullptr},
    {"private/diffuseColours", 2, 2, 1, onOwnThread<diffuseColours>, "x = diffuseColours(rgb,map)",
     "Error diffusion to the colours of a map.", nullptr},
};

} // namespace

std::span<const Builtin> imageRegionTable() {
    return kRows;
}

} // namespace vitrine
