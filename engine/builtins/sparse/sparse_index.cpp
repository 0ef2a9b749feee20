// SPDX-License-Identifier: Apache-2.0
// Reading, writing, deleting and joining parts of sparse matrices. The work depends on the entries
// and on the subscripts that are listed, not on the size; colons and ranges cost nothing.
#include "builtins/core/own_thread.h"
#include "builtins/index/subscripts.h"
#include "builtins/sparse/sparse.h"

namespace vitrine {

namespace {

/// Finds where a position of one dimension goes under a subscript.
class Placement {
public:
    Placement(const Subscript& s) : m_sub(s) {
        if (s.form != Subscript::Form::List) return;
        for (int64_t i = 0; i < s.count; ++i)
            m_places.emplace_back(s.at(i), i);
        std::sort(m_places.begin(), m_places.end());
    }
    /// Calls f(place) for each place in the result to which `position` goes, ascending.
    template <typename F>
    void each(int64_t position, F&& f) const {
        if (m_sub.form != Subscript::Form::List) {
            const RangeIndex& r = m_sub.range;
            const int64_t distance = position - r.first;
            if (r.step == 0) {
                for (int64_t i = 0; distance == 0 && i < r.count; ++i)
                    f(i);
            } else if (distance % r.step == 0 && distance / r.step >= 0 &&
                       distance / r.step < r.count) {
                f(distance / r.step);
            }
            return;
        }
        auto at = std::lower_bound(m_places.begin(), m_places.end(),
                                   std::pair<int64_t, int64_t>(position, 0));
        for (; at != m_places.end() && at->first == position; ++at)
            f(at->second);
    }

private:
    const Subscript& m_sub;
    std::vector<std::pair<int64_t, int64_t>> m_places; // position and place
};

struct Found {
    std::vector<int64_t> rows, columns, source;
    void add(int64_t row, int64_t column, int64_t entry) {
        rows.push_back(row);
        columns.push_back(column);
        source.push_back(entry);
    }
};

Value indexDimensions(const SparseMatrix& s, const Subscript& r, const Subscript& c) {
    requireSparseSize(r.count, c.count);
    const Placement toRow(r), toColumn(c);
    const SparsePattern& p = *s.pattern();
    Found found;
    for (std::size_t k = 0; k < p.columns.size(); ++k) {
        toColumn.each(p.columns[k], [&](int64_t column) {
            for (int64_t e = p.starts[k]; e < p.starts[k + 1]; ++e) {
                toRow.each(p.rows[static_cast<std::size_t>(e)],
                           [&](int64_t row) { found.add(row, column, e); });
            }
            requireEntries(static_cast<int64_t>(found.rows.size()));
        });
    }
    return rearrangedSparse(s, r.count, c.count, found.rows, found.columns, found.source);
}

Value indexLinear(const SparseMatrix& s, const Subscript& sub) {
    // What goes beyond two dimensions belongs to the second.
    const Shape indexed = linearResultShape(s.shape(), sub);
    const int64_t height = indexed.rows();
    const Shape shape(height, height == 0 ? indexed.columns() : indexed.count() / height);
    requireSparseSize(shape.rows(), shape.columns());
    if (sub.form == Subscript::Form::Colon) return reshapedSparse(s, shape.rows(), 1);
    Found found;
    const auto add = [&](int64_t place, int64_t entry) {
        found.add(place % shape.rows(), place / shape.rows(), entry);
    };
    if (sub.form == Subscript::Form::Range && sub.count > s.entryCount()) {
        const Placement places(sub);
        const std::vector<int64_t> columns = s.entryColumns();
        for (std::size_t k = 0; k < columns.size(); ++k) {
            places.each(columns[k] * s.rows() + s.entryRows()[k],
                        [&](int64_t place) { add(place, static_cast<int64_t>(k)); });
        }
    } else {
        for (int64_t i = 0; i < sub.count; ++i) {
            const int64_t at = sub.at(i);
            const int64_t entry = s.find(at % s.rows(), at / s.rows());
            if (entry >= 0) add(i, entry);
        }
    }
    return rearrangedSparse(s, shape.rows(), shape.columns(), found.rows, found.columns,
                            found.source);
}

/// Values of two tensors as one: the class and complexity of both together.
Ref<Tensor> joinedValues(const std::vector<Ref<Tensor>>& parts) {
    bool complex = false, number = false;
    int64_t total = 0;
    for (const Ref<Tensor>& t : parts) {
        complex = complex || t->isComplex();
        number = number || t->dtype() != DType::Logical;
        total += t->count();
    }
    const DType dtype = number ? DType::Double : DType::Logical;
    Ref<Tensor> out = Tensor::make(dtype, Shape(total, 1), complex, false);
    std::byte* to = out->mutableHostBytes();
    for (const Ref<Tensor>& t : parts) {
        const Ref<Tensor> same = complex ? toComplex(*t, dtype) : convertOnHost(*t, dtype);
        if (same->count() > 0) std::memcpy(to, same->hostBytes(), same->byteSize());
        to += same->byteSize();
    }
    return out;
}

/// The elements that are written, in the order of writing.
struct Written {
    std::vector<int64_t> rows, columns;
};

Written writtenPositions(const AssignmentPlan& plan) {
    requireEntries(plan.count);
    Written w;
    w.rows.reserve(static_cast<std::size_t>(plan.count));
    w.columns.reserve(static_cast<std::size_t>(plan.count));
    if (plan.subs.size() == 1) {
        const int64_t height = plan.shape.rows();
        for (int64_t i = 0; i < plan.count; ++i) {
            w.rows.push_back(plan.subs[0].at(i) % height);
            w.columns.push_back(plan.subs[0].at(i) / height);
        }
        return w;
    }
    for (int64_t j = 0; j < plan.subs[1].count; ++j) {
        for (int64_t i = 0; i < plan.subs[0].count; ++i) {
            w.rows.push_back(plan.subs[0].at(i));
            w.columns.push_back(plan.subs[1].at(j));
        }
    }
    return w;
}

/// b's elements as a column of the class of a's values; the entry of b at each written element,
/// or -1 where b has a zero.
struct Source {
    Ref<Tensor> values;
    std::vector<int64_t> at;
};

Source sourceOf(const SparseMatrix& a, const Value& b, int64_t count) {
    Source source;
    source.at.assign(static_cast<std::size_t>(count), -1);
    if (b.isSparse()) {
        source.values = b.sparse().values();
        const std::vector<int64_t> columns = b.sparse().entryColumns();
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const int64_t place = columns[k] * b.sparse().rows() + b.sparse().entryRows()[k];
            if (b.count() == 1)
                std::fill(source.at.begin(), source.at.end(), 0);
            else
                source.at[static_cast<std::size_t>(place)] = static_cast<int64_t>(k);
        }
    } else {
        source.values = entryTensor(b);
        for (std::size_t k = 0; k < source.at.size(); ++k)
            source.at[k] = b.count() == 1 ? 0 : static_cast<int64_t>(k);
    }
    // What is stored keeps the class of the matrix.
    if (!source.values->isComplex()) source.values = convertOnHost(*source.values, a.dtype());
    return source;
}

Value indexed(const SparseMatrix& s, std::span<const Value> subscripts) {
    const int count = static_cast<int>(subscripts.size());
    const std::vector<int64_t> dims = foldedDims(s.shape(), count);
    std::vector<Subscript> subs;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        subs.push_back(readSubscript(subscripts[k], dims[k], d + 1, count));
        checkBounds(subs.back(), dims[k], d + 1, count);
        if (d > 1 && subs.back().count != 1) {
            throwError("MATLAB:sparse:ND",
                       "Sparse arrays of more than two dimensions are not supported.");
        }
    }
    return count == 1 ? indexLinear(s, subs[0]) : indexDimensions(s, subs[0], subs[1]);
}

} // namespace

Value indexSparse(const Value& a, std::span<const Value> subscripts) {
    if (subscripts.empty()) return a;
    const bool scalars = std::all_of(subscripts.begin(), subscripts.end(),
                                     [](const Value& v) { return v.isDoubleInline(); });
    if (scalars) return indexed(a.sparse(), subscripts);
    std::vector<Value> values{a};
    values.insert(values.end(), subscripts.begin(), subscripts.end());
    return computeOnOwnThread(values, elementsOf(values), [](std::span<const Value> own) {
        return indexed(own[0].sparse(), own.subspan(1));
    });
}

void assignSparse(Value& a, std::span<const Value> subscripts, const Value& b) {
    const SparseMatrix& s = a.sparse();
    if (subscripts.empty()) {
        a = b;
        return;
    }
    const AssignmentPlan plan = planAssignment(s.shape(), subscripts, b.shape());
    for (std::size_t d = 2; d < plan.subs.size(); ++d) {
        if (plan.subs[d].count != 1 || plan.subs[d].largest != 0) {
            throwError("MATLAB:sparse:ND",
                       "Sparse arrays of more than two dimensions are not supported.");
        }
    }
    requireSparseSize(plan.shape.rows(), plan.shape.columns());
    const Written w = writtenPositions(plan);
    const Source source = sourceOf(s, b, plan.count);
    // Old entries first: of those at one position the last one stays.
    const int64_t old = s.entryCount();
    std::vector<int64_t> order(w.rows.size());
    for (std::size_t k = 0; k < order.size(); ++k)
        order[k] = static_cast<int64_t>(k);
    const auto less = [](int64_t c1, int64_t r1, int64_t c2, int64_t r2) {
        return c1 != c2 ? c1 < c2 : r1 < r2;
    };
    std::stable_sort(order.begin(), order.end(), [&](int64_t x, int64_t y) {
        const auto i = static_cast<std::size_t>(x), j = static_cast<std::size_t>(y);
        return less(w.columns[i], w.rows[i], w.columns[j], w.rows[j]);
    });
    const std::vector<int64_t> oldColumns = s.entryColumns();
    const std::vector<int64_t>& oldRows = s.entryRows();
    Found merged;
    std::size_t e = 0;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const auto at = static_cast<std::size_t>(order[k]);
        const int64_t row = w.rows[at], column = w.columns[at];
        if (k + 1 < order.size()) {
            const auto next = static_cast<std::size_t>(order[k + 1]);
            if (w.rows[next] == row && w.columns[next] == column) continue;
        }
        for (; e < oldRows.size() && less(oldColumns[e], oldRows[e], column, row); ++e)
            merged.add(oldRows[e], oldColumns[e], static_cast<int64_t>(e));
        if (e < oldRows.size() && oldColumns[e] == column && oldRows[e] == row) ++e;
        if (source.at[at] >= 0) merged.add(row, column, old + source.at[at]);
    }
    for (; e < oldRows.size(); ++e)
        merged.add(oldRows[e], oldColumns[e], static_cast<int64_t>(e));
    const Ref<Tensor> values = joinedValues({s.values(), source.values});
    const int64_t room = s.room();
    Ref<SparseMatrix> out = makeRef<SparseMatrix>(
        plan.shape.rows(), plan.shape.columns(), std::move(merged.rows), merged.columns,
        entryTensor(narrowComplex(gatherEntries(*values, merged.source))));
    out->setRoom(room);
    a = Value(std::move(out));
}

void deleteSparse(Value& a, std::span<const Value> subscripts) {
    const SparseMatrix& s = a.sparse();
    const DeletionPlan plan = planDeletion(s.shape(), subscripts);
    if (plan.form == DeletionPlan::Form::Nothing) return;
    if (plan.form == DeletionPlan::Form::Everything) {
        a = makeRef<SparseMatrix>(0, 0, s.dtype());
        return;
    }
    Subscript kept;
    kept.form = Subscript::Form::List;
    kept.list = plan.kept;
    kept.count = static_cast<int64_t>(plan.kept.size());
    Subscript all;
    if (plan.form == DeletionPlan::Form::Dimension && plan.dims.size() == 2) {
        all.range = {0, 1, plan.dims[static_cast<std::size_t>(1 - plan.dimension)]};
        all.count = all.range.count;
        a = plan.dimension == 0 ? indexDimensions(s, kept, all) : indexDimensions(s, all, kept);
        return;
    }
    const Ref<SparseMatrix> column = reshapedSparse(s, s.shape().count(), 1);
    all.range = {0, 1, 1};
    all.count = 1;
    const Value rest = indexDimensions(*column, kept, all);
    a = plan.shape.count() == 0
            ? Value(makeRef<SparseMatrix>(plan.shape.rows(), plan.shape.columns(), s.dtype()))
            : Value(reshapedSparse(rest.sparse(), plan.shape.rows(), plan.shape.columns()));
}

Value joinSparse(int dimension, std::span<const Value> parts, std::span<const std::size_t> used,
                 const Shape& shape) {
    requireSparseSize(shape.rows(), shape.columns());
    std::vector<Ref<Tensor>> values;
    // A part that is left out of the sizes still has its class.
    for (const Value& v : parts) {
        if (v.dtype() != DType::Logical) values.push_back(Tensor::make(DType::Double, Shape(0, 1)));
    }
    Found found;
    int64_t offset = 0, base = 0;
    for (std::size_t i : used) {
        const Value part = sparseValue(parts[i]);
        const SparseMatrix& s = part.sparse();
        const std::vector<int64_t> columns = s.entryColumns();
        for (std::size_t k = 0; k < columns.size(); ++k) {
            found.add(s.entryRows()[k] + (dimension == 0 ? offset : 0),
                      columns[k] + (dimension == 1 ? offset : 0), base + static_cast<int64_t>(k));
        }
        requireEntries(static_cast<int64_t>(found.rows.size()));
        offset += s.shape()[dimension];
        base += s.entryCount();
        values.push_back(s.values());
    }
    const Ref<Tensor> all = joinedValues(values);
    return assembleSparse(shape.rows(), shape.columns(), found.rows, found.columns,
                          gatherEntries(*all, found.source));
}

} // namespace vitrine
