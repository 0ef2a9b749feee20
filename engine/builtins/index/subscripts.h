// SPDX-License-Identifier: Apache-2.0
#pragma once
// Subscripts read once and brought into one form. Engine thread.
#include "builtins/core/support.h"
#include "builtins/index/indexing.h"

namespace vitrine {

/// One subscript: a colon, a range, or a list of positions (from 0).
struct Subscript {
    enum class Form : uint8_t { Colon, Range, List } form = Form::Colon;
    RangeIndex range;          ///< Colon (once the length is known) and Range
    std::vector<int64_t> list; ///< List
    Shape shape;               ///< of the subscript; a logical mask counts as its find()
    bool mask = false;         ///< given as a logical array
    int64_t count = 0;
    int64_t largest = -1; ///< greatest position, -1 when there is none

    [[nodiscard]] int64_t at(int64_t i) const {
        return form == Form::List ? list[static_cast<std::size_t>(i)]
                                  : range.first + i * range.step;
    }
};

[[nodiscard]] bool isColon(const Value& v);
/// Reads a subscript; length is that of the dimension it indexes (for the colon). Throws
/// MATLAB:badsubscript with position (from 1) in the message when there are several.
[[nodiscard]] Subscript readSubscript(const Value& v, int64_t length, int position, int count);
/// Throws MATLAB:badsubscript when a subscript for reading reaches beyond the length.
void checkBounds(const Subscript& s, int64_t length, int position, int count);
/// Lengths of the dimensions as `count` subscripts see them: the last takes all that remain.
[[nodiscard]] std::vector<int64_t> foldedDims(const Shape& shape, int count);
/// Positions of a full product of subscripts over folded dimensions, in column-major order.
template <typename F>
void forPositions(std::span<const Subscript> subs, std::span<const int64_t> dims, F&& f) {
    const std::size_t rank = subs.size();
    int64_t total = 1;
    for (const Subscript& s : subs)
        total *= s.count;
    if (total == 0) return;
    if (rank == 1) {
        for (int64_t i = 0; i < total; ++i)
            f(i, subs[0].at(i));
        return;
    }
    std::vector<int64_t> at(rank, 0), stride(rank, 1);
    for (std::size_t d = 1; d < rank; ++d)
        stride[d] = stride[d - 1] * dims[d - 1];
    int64_t out = 0;
    for (;;) {
        int64_t base = 0;
        for (std::size_t d = 1; d < rank; ++d)
            base += stride[d] * subs[d].at(at[d]);
        for (int64_t i = 0; i < subs[0].count; ++i)
            f(out++, base + subs[0].at(i));
        std::size_t d = 1;
        for (; d < rank; ++d) {
            if (++at[d] < subs[d].count) break;
            at[d] = 0;
        }
        if (d == rank) return;
    }
}
/// What a(subscripts…) = b writes, for an a and a b of these shapes. Throws for sizes that do not
/// fit and for growth that is ambiguous.
struct AssignmentPlan {
    std::vector<Subscript> subs;
    std::vector<int64_t> dims; ///< of a as the subscripts see it, once it has grown
    Shape shape;               ///< of a once it has grown
    int64_t count = 0;         ///< elements written
};
[[nodiscard]] AssignmentPlan planAssignment(const Shape& shape, std::span<const Value> subscripts,
                                            const Shape& right);
/// What a(subscripts…) = [] leaves.
struct DeletionPlan {
    enum class Form : uint8_t { Nothing, Everything, Linear, Dimension } form = Form::Nothing;
    int dimension = 0;         ///< of dims, for Dimension
    std::vector<int64_t> dims; ///< as the subscripts see them, before
    std::vector<int64_t> kept; ///< positions that stay, along the dimension or linear
    Shape shape;               ///< of what stays
};
[[nodiscard]] DeletionPlan planDeletion(const Shape& shape, std::span<const Value> subscripts);
/// The shape of a(list) for linear indexing.
[[nodiscard]] Shape linearResultShape(const Shape& of, const Subscript& sub);
/// The elements at the given positions; complex as the array is, whatever they are.
[[nodiscard]] Ref<Tensor> takeTensorElements(const Tensor& from, const Shape& shape,
                                             const std::vector<int64_t>& positions);
/// A value of the same kind with the elements at the given positions (tensor, cell, struct,
/// string).
[[nodiscard]] Value takeElements(const Value& a, const Shape& shape,
                                 const std::vector<int64_t>& positions);
/// A copy of a, enlarged to shape; new elements are the kind's zero.
void resizeValue(Value& a, const Shape& shape);
/// Throws for a kind that cannot be indexed with parentheses.
void requireIndexable(const Value& a);

} // namespace vitrine
