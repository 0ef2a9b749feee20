// SPDX-License-Identifier: Apache-2.0
#include "accel/placement/placement.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace vitrine {

namespace {

/// Dinic's algorithm on a graph small enough for adjacency lists of arcs.
class MaxFlow {
public:
    explicit MaxFlow(std::size_t nodes) : m_heads(nodes) {}

    void add(std::size_t a, std::size_t b, double capacity, double back) {
        m_heads[a].push_back(m_arcs.size());
        m_arcs.push_back({b, capacity});
        m_heads[b].push_back(m_arcs.size());
        m_arcs.push_back({a, back});
    }

    void run(std::size_t source, std::size_t sink) {
        while (levels(source, sink)) {
            m_next.assign(m_heads.size(), 0);
            while (push(source, sink, std::numeric_limits<double>::max()) > kEpsilon) {
            }
        }
    }

    [[nodiscard]] std::vector<bool> reachable(std::size_t source) {
        levels(source, m_heads.size());
        std::vector<bool> seen;
        for (int level : m_level)
            seen.push_back(level >= 0);
        return seen;
    }

private:
    struct Arc {
        std::size_t to;
        double left;
    };
    static constexpr double kEpsilon = 1e-12; // seconds: far below any cost

    bool levels(std::size_t source, std::size_t sink) {
        m_level.assign(m_heads.size(), -1);
        m_level[source] = 0;
        std::queue<std::size_t> queue;
        queue.push(source);
        while (!queue.empty()) {
            const std::size_t v = queue.front();
            queue.pop();
            for (std::size_t a : m_heads[v]) {
                if (m_arcs[a].left > kEpsilon && m_level[m_arcs[a].to] < 0) {
                    m_level[m_arcs[a].to] = m_level[v] + 1;
                    queue.push(m_arcs[a].to);
                }
            }
        }
        return sink < m_level.size() && m_level[sink] >= 0;
    }

    double push(std::size_t v, std::size_t sink, double amount) {
        if (v == sink) return amount;
        for (; m_next[v] < m_heads[v].size(); ++m_next[v]) {
            const std::size_t a = m_heads[v][m_next[v]];
            if (m_arcs[a].left <= kEpsilon || m_level[m_arcs[a].to] != m_level[v] + 1) continue;
            const double done = push(m_arcs[a].to, sink, std::min(amount, m_arcs[a].left));
            if (done > kEpsilon) {
                m_arcs[a].left -= done;
                m_arcs[a ^ 1].left += done;
                return done;
            }
        }
        return 0;
    }

    std::vector<Arc> m_arcs;
    std::vector<std::vector<std::size_t>> m_heads;
    std::vector<int> m_level;
    std::vector<std::size_t> m_next;
};

} // namespace

namespace {

constexpr double kForbidden = 1e9; // seconds: more than any sum of real costs

double bounded(double seconds) {
    return std::min(seconds, kForbidden);
}

} // namespace

std::vector<bool> placeMinimumCut(const PlacementProblem& problem) {
    const std::size_t n = problem.items.size();
    // A node on the host's side runs on the host; that of a copy there is one on the host. Each
    // array has up to two nodes more, for its copies on either side.
    const std::size_t host = n;
    const std::size_t device = n + 1;
    MaxFlow flow(n + 2 + 2 * problem.arrays.size());
    for (std::size_t i = 0; i < n; ++i) {
        // Cutting host→i puts i on the device side, so that arc costs the device's time.
        flow.add(host, i, bounded(problem.items[i].deviceSeconds), 0);
        flow.add(i, device, bounded(problem.items[i].hostSeconds), 0);
    }
    std::size_t next = n + 2;
    for (const PlacementProblem::Array& a : problem.arrays) {
        const bool made = a.from != PlacementProblem::kNobody;
        if (made && a.readers.size() == 1 && !a.wantedOnHost) {
            flow.add(a.from, a.readers.front(), bounded(a.upload), bounded(a.download));
            continue;
        }
        if (made ? !a.readers.empty() : !a.onDevice) {
            const std::size_t copy = next++; // on the device's side: it is there
            flow.add(made ? a.from : host, copy, bounded(a.upload), 0);
            for (const std::size_t reader : a.readers)
                flow.add(copy, reader, kForbidden, 0);
        }
        if (made || !a.onHost) {
            const std::size_t copy = next++; // on the host's side: it is there
            flow.add(copy, made ? a.from : device, bounded(a.download), 0);
            for (const std::size_t reader : a.readers)
                flow.add(reader, copy, kForbidden, 0);
            if (a.wantedOnHost) flow.add(host, copy, kForbidden, 0);
        }
    }
    flow.run(host, device);
    const std::vector<bool> onHost = flow.reachable(host);
    std::vector<bool> result(n);
    for (std::size_t i = 0; i < n; ++i)
        result[i] = !onHost[i];
    return result;
}

double costOfPlacement(const PlacementProblem& problem, const std::vector<bool>& onDevice) {
    double sum = 0;
    for (std::size_t i = 0; i < problem.items.size(); ++i)
        sum += onDevice[i] ? problem.items[i].deviceSeconds : problem.items[i].hostSeconds;
    for (const PlacementProblem::Array& a : problem.arrays) {
        const bool made = a.from != PlacementProblem::kNobody;
        bool readOnHost = a.wantedOnHost;
        bool readOnDevice = false;
        for (const std::size_t reader : a.readers)
            (onDevice[reader] ? readOnDevice : readOnHost) = true;
        if (readOnDevice && !(made ? onDevice[a.from] : a.onDevice)) sum += a.upload;
        if (readOnHost && (made ? onDevice[a.from] : !a.onHost)) sum += a.download;
    }
    return sum;
}

} // namespace vitrine
