// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arrays that are not stored though a variable holds them. An intermediate result that only
// operations of the same flush read costs a pass over memory, and in most scripts nothing reads it
// again: it stays pending with what makes it, and is computed, and then stored, when something
// asks. Chosen are results of element-by-element operations that are cheap to make again from
// arrays which are held anyway and are no larger together: so neither memory nor, later, reading
// becomes more. What was asked for after all, as in a loop whose next iteration reads it, is stored
// when the same place of the script makes it again. A SparedArrays lives as long as a flush, the
// memory of places as long as the runner; engine thread.
#include "accel/fusion/fusion.h"
#include "accel/graph/node.h"

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

namespace vitrine {

class PendingGraph;

/// Places of the script whose arrays were asked for although they had been spared.
class AskedPlaces {
public:
    void add(const Node& n);
    [[nodiscard]] bool has(const Node& n) const { return m_places.contains(placeOf(n)); }

private:
    static uint64_t placeOf(const Node& n);
    std::unordered_set<uint64_t> m_places;
};

class SparedArrays {
public:
    SparedArrays(PendingGraph& graph, AskedPlaces& asked) : m_graph(graph), m_asked(asked) {}
    ~SparedArrays() { leave(); }
    SparedArrays(const SparedArrays&) = delete;
    SparedArrays& operator=(const SparedArrays&) = delete;

    /// Marks those of the flush that have so many bytes at least (0: none); `only` is stored.
    void choose(const std::vector<Node*>& nodes, const ArrayHandle* only, int64_t leastBytes);
    /// After grouping, of the nodes of the flush: what makes the arrays that stay pending, these
    /// and those that were left before.
    [[nodiscard]] std::unordered_set<const Node*> readLater(const std::vector<Node*>& nodes);
    /// The flush is over: what is still pending is computed when something asks for it.
    void leave();

private:
    /// What it takes to make an array again.
    struct Again {
        double operations = 0;
        uint64_t bytes = 0; ///< of the arrays that it is made from, but small ones
        std::vector<const ArrayHandle*> seen; ///< those and what lies between
        std::vector<ArrayHandle*> reduced;    ///< small ones that have to be stored for it
    };
    /// False where it takes more than computing element by element.
    static bool collect(const Node& n, uint64_t most, Again& again);
    [[nodiscard]] bool isSpareable(const Node& n, const ArrayHandle* only,
                                   int64_t leastBytes) const;

    PendingGraph& m_graph;
    AskedPlaces& m_asked;
    std::vector<Ref<ArrayHandle>> m_marked;  ///< spared or wanted
    std::unordered_set<const Node*> m_later; ///< see readLater
};

/// A sentence for the reasons of a group's decision, or "".
[[nodiscard]] std::string sparedText(const Group& group);

} // namespace vitrine
