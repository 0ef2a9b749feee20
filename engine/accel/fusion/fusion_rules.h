// SPDX-License-Identifier: Apache-2.0
#pragma once
// The planner's rules: when two groups of nodes become one kernel, and why. One row a rule; the
// reasons are what --graph and the why card show. fusion.cpp asks the table and does the merging.
// Pure functions.
#include "accel/fusion/fusion.h"

#include <span>
#include <string_view>

namespace vitrine {

enum class FusionRule : uint8_t {
    Chain,            ///< element-wise after element-wise
    ElementsInOrder,  ///< the same under another shape
    AssignedValues,   ///< into the element-wise operation that stores into a part
    IntoReduction,    ///< element-wise before a reduction
    IntoScan,         ///< element-wise before a cumulative operation
    KeptOnTheWay,     ///< a value that is stored although a reduction or scan reads it
    BesidesReduction, ///< element-wise use of a value that a reduction or scan reads
    Epilogue,         ///< element-wise after a reduction
    EpilogueOperand,  ///< element-wise before such an operation
    ProductEpilogue,  ///< element-wise after a matrix product
    ProductOperand,   ///< element-wise before such an operation
    Siblings,         ///< reductions of one array or formula
    SharedOperand,    ///< unrelated operations that read the same array
    Recompute,        ///< a cheap value is computed again instead of being stored and read
    LoopResults,      ///< all that a loop leaves
    ProductDiagonal,  ///< a diagonal of a matrix product
    LineSweeps,       ///< what needs the results of a line for its elements
    TransformParts,   ///< real and imaginary parts of a Fourier transform
};

/// Where in its group a value is made.
enum class GroupPart : uint8_t { Body, Reductions, Epilogue };

/// What a rule is asked about: may `consumer` be one kernel with `producer`? Lists of the groups
/// are as they are before the merge.
struct FusionQuestion {
    const Group& producer;
    const Group& consumer;
    const Node* from = nullptr; ///< null: no value goes from one to the other
    const Node* to = nullptr;
    std::size_t position = 0;         ///< of the operand of `to`
    GroupPart part = GroupPart::Body; ///< of `from`
    bool keptElsewhere =
        false;               ///< some of producer's values are read by others or held by somebody
    bool endsInPass = false; ///< reductions and scans are all that needs `to`
};

struct FusionRow {
    FusionRule rule;
    std::string_view name;                ///< as plans name it
    std::string_view reason;              ///< a sentence without a full stop
    bool (*fires)(const FusionQuestion&); ///< null: not asked about a pair (see fusion.cpp)
};

/// The table, in the order in which it is asked; the first row that fires decides.
[[nodiscard]] std::span<const FusionRow> fusionRows();
[[nodiscard]] const FusionRow& fusionRow(FusionRule rule);

/// May what the consumer computes of the elements of a line, of its results, be one kernel with the
/// reduction that makes these (fusion_slices.cpp)?
[[nodiscard]] bool goesOverLinesAgain(const Group& producer, const Group& consumer);

/// The number of the half of a Fourier transform's packed result that a view is: 0 the real parts,
/// 1 the imaginary ones; -1 when it is something else.
[[nodiscard]] int partOfTransform(const Node& view);
/// Are these the values of all iterations of a loop, complete when it is over?
[[nodiscard]] bool isStoredEachTime(const Node& node);
/// Views and fills are not computed by a group of their own: each consumer reads through the map,
/// or takes the scalar as a parameter.
[[nodiscard]] bool isTransparent(const Node& node);
/// Reductions or scans over the same lines.
[[nodiscard]] bool sameGeometry(const Node& a, const Node& b);
/// Does element e of the node need only element e of operands as they lie in memory, so that its
/// shape does not matter?
[[nodiscard]] bool followsOrder(const Node& node);
/// Does element e of the node need only the producer's element e (or, for a reduction, its whole
/// pass)?
[[nodiscard]] bool isElementByElement(const Node& node, std::size_t position);
/// May n be computed where the box of an indexed assignment puts it: does it depend on no place of
/// its own, and has it the shape of the box?
[[nodiscard]] bool movesWithBox(const Node& n, const Node& assign);
/// Would the two groups in one kernel compute values of an indexed assignment where the box puts
/// them, though some of these may not move?
[[nodiscard]] bool moveWhatMayNot(const Group& a, const Group& b);
/// Can both bodies run over one domain? It is written to `domain`.
[[nodiscard]] bool oneDomain(const Group& a, const Group& b, Shape& domain);
/// Would so much arithmetic an element, in the few threads that a pass over lines of this size has,
/// take longer than storing the elements by a kernel of its own and reading them?
[[nodiscard]] bool starves(const Group& elementwise, const Group& pass);
/// The loop whose results a group computes: at most one.
[[nodiscard]] const LoopBody* loopOf(const Group& group);

/// Is computing a value once more for each of `readers` kernels cheaper than one store and the
/// loads? operations: of one element; extraBytes: what the readers do not read anyway, in all.
[[nodiscard]] bool worthRecomputing(double operations, std::size_t readers, uint64_t valueBytes,
                                    int64_t elements, uint64_t extraBytes);

} // namespace vitrine
