// SPDX-License-Identifier: Apache-2.0
#include "drawing/layered_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace vitrine {
namespace {

constexpr std::size_t kMaxBends = 60000; ///< edges that would need more are drawn straight
constexpr float kBendWidth = 10;
constexpr int kOrderSweeps = 8;
constexpr int kPositionSweeps = 10;
/// What nothing goes on from stands beside what does, and hardly moves it: a chain with a read by
/// the host at each step would lean to one side, a little further at each.
constexpr double kEndPull = 1e-5;

/// An item, or the place where a long edge crosses a layer.
struct Place {
    float width = 0, height = 0;
    float x = 0; ///< centre
    double key = 0;
    int layer = 0;
    uint32_t order = 0;
    bool bend = false;
};

struct Link {
    uint32_t upper = 0, lower = 0;
    float upperPort = 0, lowerPort = 0;
};

class Layering {
public:
    Layering(std::vector<LayeredItem>& items, std::vector<LayeredEdge>& edges,
             const LayeredSpacing& spacing)
        : m_items(items), m_edges(edges), m_spacing(spacing) {}

    std::pair<float, float> run() {
        breakCycles();
        assignLayers();
        makePlaces();
        orderLayers();
        placeLayers();
        return writeBack();
    }

private:
    void breakCycles();
    void assignLayers();
    void makePlaces();
    void link(uint32_t upper, uint32_t lower, float upperPort, float lowerPort);
    void orderLayers();
    void orderLayer(std::vector<uint32_t>& layer, bool fromAbove);
    void placeLayers();
    void placeLayer(const std::vector<uint32_t>& layer, bool above, bool below);
    [[nodiscard]] bool isEnd(uint32_t place) const {
        return m_above[place].empty() || m_below[place].empty();
    }
    std::pair<float, float> writeBack();

    std::vector<LayeredItem>& m_items;
    std::vector<LayeredEdge>& m_edges;
    LayeredSpacing m_spacing;
    std::vector<bool> m_reversed;
    std::vector<int> m_layerOf;
    int m_layerCount = 0;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    std::vector<std::vector<uint32_t>> m_above, m_below; ///< links by place
    std::vector<std::vector<uint32_t>> m_layers;
    std::vector<std::vector<uint32_t>> m_bends; ///< by edge, from top to bottom
};

/// Marks the edges that close a cycle in depth-first order; they are treated as reversed.
void Layering::breakCycles() {
    m_reversed.assign(m_edges.size(), false);
    std::vector<std::vector<std::size_t>> out(m_items.size());
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        if (m_edges[e].from != m_edges[e].to) out[m_edges[e].from].push_back(e);
    }
    enum : uint8_t { Fresh, Open, Done };
    std::vector<uint8_t> state(m_items.size(), Fresh);
    std::vector<std::pair<std::size_t, std::size_t>> stack;
    for (std::size_t root = 0; root < m_items.size(); ++root) {
        if (state[root] != Fresh) continue;
        stack.emplace_back(root, 0);
        state[root] = Open;
        while (!stack.empty()) {
            auto& [item, next] = stack.back();
            if (next == out[item].size()) {
                state[item] = Done;
                stack.pop_back();
                continue;
            }
            const std::size_t edge = out[item][next++];
            const std::size_t target = m_edges[edge].to;
            if (state[target] == Open) {
                m_reversed[edge] = true;
            } else if (state[target] == Fresh) {
                state[target] = Open;
                stack.emplace_back(target, 0);
            }
        }
    }
}

void Layering::assignLayers() {
    m_layerOf.assign(m_items.size(), 0);
    std::vector<std::vector<std::size_t>> lower(m_items.size());
    std::vector<int> waiting(m_items.size(), 0);
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        std::size_t from = m_edges[e].from;
        std::size_t to = m_edges[e].to;
        if (from == to) continue;
        if (m_reversed[e]) std::swap(from, to);
        lower[from].push_back(to);
        ++waiting[to];
    }
    std::vector<std::size_t> queue;
    std::vector<bool> source(m_items.size(), false);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (waiting[i] == 0) {
            queue.push_back(i);
            source[i] = true;
        }
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const std::size_t item = queue[head];
        for (const std::size_t target : lower[item]) {
            m_layerOf[target] = std::max(m_layerOf[target], m_layerOf[item] + 1);
            if (--waiting[target] == 0) queue.push_back(target);
        }
    }
    // An input belongs beside its first reader, not at the top of the drawing.
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (!source[i] || lower[i].empty()) continue;
        int nearest = m_layerOf[lower[i].front()];
        for (const std::size_t target : lower[i])
            nearest = std::min(nearest, m_layerOf[target]);
        m_layerOf[i] = nearest - 1;
    }
    for (const int layer : m_layerOf)
        m_layerCount = std::max(m_layerCount, layer + 1);
}

void Layering::link(uint32_t upper, uint32_t lower, float upperPort, float lowerPort) {
    const auto number = static_cast<uint32_t>(m_links.size());
    m_links.push_back({upper, lower, upperPort, lowerPort});
    m_below[upper].push_back(number);
    m_above[lower].push_back(number);
}

void Layering::makePlaces() {
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        Place place;
        place.width = m_items[i].width;
        place.height = m_items[i].height;
        place.layer = m_layerOf[i];
        m_places.push_back(place);
    }
    m_above.resize(m_places.size());
    m_below.resize(m_places.size());
    m_bends.resize(m_edges.size());
    std::size_t bends = 0;
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        const LayeredEdge& edge = m_edges[e];
        if (edge.from == edge.to) continue;
        auto upper = static_cast<uint32_t>(m_reversed[e] ? edge.to : edge.from);
        const auto lower = static_cast<uint32_t>(m_reversed[e] ? edge.from : edge.to);
        float upperPort = m_reversed[e] ? edge.toPort : edge.fromPort;
        const float lowerPort = m_reversed[e] ? edge.fromPort : edge.toPort;
        const int last = m_layerOf[lower];
        const int crossed = last - m_layerOf[upper] - 1;
        if (bends + static_cast<std::size_t>(std::max(crossed, 0)) <= kMaxBends) {
            for (int layer = m_layerOf[upper] + 1; layer < last; ++layer) {
                const auto bend = static_cast<uint32_t>(m_places.size());
                Place place;
                place.width = kBendWidth;
                place.layer = layer;
                place.bend = true;
                m_places.push_back(place);
                m_above.emplace_back();
                m_below.emplace_back();
                m_bends[e].push_back(bend);
                link(upper, bend, upperPort, 0);
                upper = bend;
                upperPort = 0;
                ++bends;
            }
        }
        link(upper, lower, upperPort, lowerPort);
    }
    m_layers.resize(static_cast<std::size_t>(m_layerCount));
    for (uint32_t p = 0; p < m_places.size(); ++p) {
        auto& layer = m_layers[static_cast<std::size_t>(m_places[p].layer)];
        m_places[p].order = static_cast<uint32_t>(layer.size());
        layer.push_back(p);
    }
}

void Layering::orderLayer(std::vector<uint32_t>& layer, bool fromAbove) {
    for (const uint32_t p : layer) {
        const auto& links = fromAbove ? m_above[p] : m_below[p];
        double sum = 0;
        for (const uint32_t l : links) {
            const Place& other = m_places[fromAbove ? m_links[l].upper : m_links[l].lower];
            const float port = fromAbove ? m_links[l].upperPort : m_links[l].lowerPort;
            sum += static_cast<double>(other.order) +
                   static_cast<double>(port / std::max(other.width, 1.0f));
        }
        m_places[p].key = links.empty() ? static_cast<double>(m_places[p].order)
                                        : sum / static_cast<double>(links.size());
    }
    std::stable_sort(layer.begin(), layer.end(),
                     [this](uint32_t a, uint32_t b) { return m_places[a].key < m_places[b].key; });
    for (uint32_t i = 0; i < layer.size(); ++i)
        m_places[layer[i]].order = i;
}

void Layering::orderLayers() {
    for (int sweep = 0; sweep < kOrderSweeps; ++sweep) {
        if (sweep % 2 == 0) {
            for (auto& layer : m_layers)
                orderLayer(layer, true);
        } else {
            for (auto it = m_layers.rbegin(); it != m_layers.rend(); ++it)
                orderLayer(*it, false);
        }
    }
}

/// Moves a layer's places as near as possible (least squares) to the mean of their neighbours
/// while keeping order and distance: isotonic regression by pooling adjacent violators.
void Layering::placeLayer(const std::vector<uint32_t>& layer, bool above, bool below) {
    struct Block {
        double sum, weight;
        std::size_t count;
    };
    std::vector<Block> blocks;
    std::vector<double> offset(layer.size(), 0);
    for (std::size_t i = 0; i < layer.size(); ++i) {
        const Place& place = m_places[layer[i]];
        if (i > 0) {
            const Place& left = m_places[layer[i - 1]];
            const float gap =
                place.bend && left.bend ? m_spacing.betweenItems / 2 : m_spacing.betweenItems;
            offset[i] = offset[i - 1] + static_cast<double>((left.width + place.width) / 2 + gap);
        }
        double sum = 0;
        double weight = 0;
        const auto pull = [&](uint32_t other, float otherPort, float ownPort) {
            const double bends = place.bend && m_places[other].bend ? 6 : place.bend ? 2 : 1;
            const double w = isEnd(other) ? kEndPull * bends : bends;
            sum += w * static_cast<double>(m_places[other].x + otherPort - ownPort);
            weight += w;
        };
        if (above) {
            for (const uint32_t l : m_above[layer[i]])
                pull(m_links[l].upper, m_links[l].upperPort, m_links[l].lowerPort);
        }
        if (below) {
            for (const uint32_t l : m_below[layer[i]])
                pull(m_links[l].lower, m_links[l].lowerPort, m_links[l].upperPort);
        }
        if (weight == 0) {
            weight = 0.05; // nothing pulls: stay, but give way
            sum = weight * static_cast<double>(place.x);
        }
        const double own = isEnd(layer[i]) ? kEndPull : 1;
        sum *= own;
        weight *= own;
        blocks.push_back({sum - weight * offset[i], weight, 1});
        while (blocks.size() > 1) {
            const Block& right = blocks.back();
            Block& left = blocks[blocks.size() - 2];
            if (left.sum / left.weight <= right.sum / right.weight) break;
            left.sum += right.sum;
            left.weight += right.weight;
            left.count += right.count;
            blocks.pop_back();
        }
    }
    std::size_t i = 0;
    for (const Block& block : blocks) {
        for (std::size_t k = 0; k < block.count; ++k, ++i)
            m_places[layer[i]].x = static_cast<float>(block.sum / block.weight + offset[i]);
    }
}

void Layering::placeLayers() {
    for (const auto& layer : m_layers) {
        float x = 0;
        for (const uint32_t p : layer) {
            m_places[p].x = x + m_places[p].width / 2;
            x += m_places[p].width + m_spacing.betweenItems;
        }
    }
    for (int sweep = 0; sweep < kPositionSweeps; ++sweep) {
        const bool last = sweep >= kPositionSweeps - 2;
        if (sweep % 2 == 0) {
            for (const auto& layer : m_layers)
                placeLayer(layer, true, last);
        } else {
            for (auto it = m_layers.rbegin(); it != m_layers.rend(); ++it)
                placeLayer(*it, last, true);
        }
    }
}

std::pair<float, float> Layering::writeBack() {
    std::vector<float> top(m_layers.size(), 0);
    std::vector<float> height(m_layers.size(), 0);
    float left = 0;
    float right = 0;
    bool first = true;
    for (const Place& place : m_places) {
        auto& h = height[static_cast<std::size_t>(place.layer)];
        h = std::max(h, place.height);
        left = first ? place.x - place.width / 2 : std::min(left, place.x - place.width / 2);
        right = first ? place.x + place.width / 2 : std::max(right, place.x + place.width / 2);
        first = false;
    }
    float y = 0;
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
        top[layer] = y;
        y += height[layer] + m_spacing.betweenLayers;
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const auto layer = static_cast<std::size_t>(m_places[i].layer);
        m_items[i].x = m_places[i].x - m_places[i].width / 2 - left;
        m_items[i].y = top[layer] + (height[layer] - m_places[i].height) / 2;
    }
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        auto& points = m_edges[e].waypoints;
        points.clear();
        for (const uint32_t p : m_bends[e]) {
            const auto layer = static_cast<std::size_t>(m_places[p].layer);
            points.emplace_back(m_places[p].x - left, top[layer]);
            points.emplace_back(m_places[p].x - left, top[layer] + height[layer]);
        }
        if (m_reversed[e]) std::reverse(points.begin(), points.end());
    }
    return {right - left, std::max(0.0f, y - m_spacing.betweenLayers)};
}

} // namespace

std::pair<float, float> layOutLayers(std::vector<LayeredItem>& items,
                                     std::vector<LayeredEdge>& edges,
                                     const LayeredSpacing& spacing) {
    if (items.empty()) return {0.0f, 0.0f};
    return Layering(items, edges, spacing).run();
}

} // namespace vitrine
