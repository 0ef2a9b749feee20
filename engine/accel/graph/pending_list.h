// SPDX-License-Identifier: Apache-2.0
#pragma once
// The arrays that are pending, in the order in which their operations were captured. An array that
// dies unused leaves its place empty; the places of all others stay until someone closes the gaps.
// Owned by the PendingGraph; engine thread only.
#include "accel/graph/node.h"

#include <cstddef>
#include <vector>

namespace vitrine {

class Recorder;

class PendingList {
public:
    using Arrays = std::vector<ArrayHandle*>; ///< null: an empty place

    PendingList(ArrayOwner& owner, Recorder& recorder) : m_owner(owner), m_recorder(recorder) {}

    /// The array of a node that is recorded, in the last place.
    Ref<ArrayHandle> append(const Ref<Node>& node);
    /// The array of a node that no operation of the script made; the caller gives it its place.
    Ref<ArrayHandle> make(Ref<Node> node);
    void insert(std::size_t place, ArrayHandle& array);
    /// The array stays pending, but has no place until it is inserted again.
    void park(ArrayHandle& array);
    /// The array is not pending any more.
    void forget(ArrayHandle& array);
    /// Takes out the empty places from this one on.
    void closeGaps(std::size_t from);
    /// All pending arrays, in a new order.
    void assign(Arrays order);
    /// What is pending now counts no more.
    void leave();
    void leave(ArrayHandle& array);
    /// Values outlive the graph only by mistake; what their nodes hold goes, so that their release
    /// is harmless.
    void releaseOperands();

    [[nodiscard]] const Arrays& arrays() const { return m_arrays; }
    /// Places, with the empty ones.
    [[nodiscard]] std::size_t size() const { return m_arrays.size(); }
    /// Pending arrays but for those that were left or parked.
    [[nodiscard]] std::size_t count() const { return m_count - m_left; }
    [[nodiscard]] bool hasLeft() const { return m_left > 0; }
    [[nodiscard]] std::size_t leftCount() const { return m_left; }
    /// Are so many places empty that those which died pay for moving the others?
    [[nodiscard]] bool hasManyGaps() const;

private:
    Ref<ArrayHandle> arrayOf(const Node& node);

    ArrayOwner& m_owner;
    Recorder& m_recorder;
    Arrays m_arrays;
    std::size_t m_count = 0;
    std::size_t m_left = 0; ///< of the pending ones
};

} // namespace vitrine
