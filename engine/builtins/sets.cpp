// SPDX-License-Identifier: Apache-2.0
// unique, ismember, union, intersect, setdiff, setxor over numbers, characters and texts; by rows
// too.
#include "accel/routines.h"
#include "builtins/captured_indexing.h"
#include "builtins/elementwise.h"
#include "builtins/operator_ops.h"
#include "builtins/sort_support.h"

namespace vitrine {

namespace {

struct SetArgs {
    bool rows = false;
    bool stable = false;
    bool last = false;
    bool legacy = false;
};

SetArgs readSetArgs(Call& c, int first) {
    SetArgs args;
    for (int i = first; i < c.count(); ++i) {
        const std::string word = lowerCase(c[i].toText());
        if (word == "rows")
            args.rows = true;
        else if (word == "stable")
            args.stable = true;
        else if (word == "last")
            args.last = true;
        else if (word == "legacy")
            args.legacy = true;
        else if (word != "sorted" && word != "first")
            throwError("MATLAB:UNIQUE:UnknownFlag", "Unrecognized option: '%s'.", word.c_str());
    }
    return args;
}

/// A list of comparable items: elements, rows or texts. NaN equals nothing, itself included.
template <typename E>
struct Item {
    std::vector<E> parts;
    [[nodiscard]] bool before(const Item& other) const {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (sortsBefore(parts[i], other.parts[i])) return true;
            if (sortsBefore(other.parts[i], parts[i])) return false;
        }
        return false;
    }
    [[nodiscard]] bool same(const Item& other) const {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (!(parts[i] == other.parts[i])) return false;
        }
        return true;
    }
};

template <typename E>
std::vector<Item<E>> itemsOf(const std::vector<E>& all, const Shape& shape, bool rows) {
    std::vector<Item<E>> items;
    if (!rows) {
        for (const E& e : all)
            items.push_back({{e}});
        return items;
    }
    const auto height = static_cast<std::size_t>(shape.rows()),
               width = static_cast<std::size_t>(shape.columns());
    items.resize(height);
    for (std::size_t j = 0; j < width; ++j) {
        for (std::size_t i = 0; i < height; ++i)
            items[i].parts.push_back(all[j * height + i]);
    }
    return items;
}

/// The distinct items: the chosen position of each, and for each item its group.
struct Groups {
    std::vector<std::size_t> chosen;
    std::vector<std::size_t> groupOf;
};

template <typename E>
Groups groupItems(const std::vector<Item<E>>& items, bool stable, bool last) {
    std::vector<std::size_t> order(items.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return items[a].before(items[b]); });
    Groups g;
    g.groupOf.resize(items.size());
    for (std::size_t k = 0; k < order.size(); ++k) {
        const bool fresh = k == 0 || !items[order[k]].same(items[order[k - 1]]);
        if (fresh)
            g.chosen.push_back(order[k]);
        else if (last)
            g.chosen.back() = order[k];
        g.groupOf[order[k]] = g.chosen.size() - 1;
    }
    if (!stable) return g;
    std::vector<std::size_t> rank(g.chosen.size()), back(g.chosen.size());
    for (std::size_t i = 0; i < rank.size(); ++i)
        rank[i] = i;
    std::sort(rank.begin(), rank.end(),
              [&](std::size_t a, std::size_t b) { return g.chosen[a] < g.chosen[b]; });
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < rank.size(); ++i) {
        back[rank[i]] = i;
        chosen.push_back(g.chosen[rank[i]]);
    }
    g.chosen = std::move(chosen);
    for (std::size_t& group : g.groupOf)
        group = back[group];
    return g;
}

Value indexColumn(const std::vector<std::size_t>& positions, bool row = false) {
    std::vector<double> out;
    for (std::size_t p : positions)
        out.push_back(static_cast<double>(p + 1));
    return row ? rowOf(out) : columnOf(out);
}

Value takeItems(Call& c, const Value& from, const std::vector<std::size_t>& chosen, bool rows,
                bool asRow) {
    if (isTextList(from) && !from.isArray()) {
        const std::vector<std::string> texts = textsOf(from);
        std::vector<std::string> out;
        for (std::size_t i : chosen)
            out.push_back(texts[i]);
        const auto n = static_cast<int64_t>(out.size());
        return textsLike(out, asRow ? Shape(1, n) : Shape(n, 1), from);
    }
    const Value index = indexColumn(chosen);
    if (rows) {
        const Value subs[] = {index, Value::scalar(u':')};
        return indexValue(c.vm, from, subs, c.span);
    }
    const Value list[] = {index};
    const Value column =
        indexValue(c.vm, wrap(from.toTensor()->reshaped(Shape(from.count(), 1))), list, c.span);
    const auto n = static_cast<int64_t>(chosen.size());
    return wrap(column.toTensor()->reshaped(asRow ? Shape(1, n) : Shape(n, 1)));
}

/// Calls f(items of a) with elements of whatever class a has.
template <typename F>
decltype(auto) withItems(const Value& a, bool rows, F&& f) {
    if (isTextList(a)) return f(itemsOf(textsOf(a), a.shape(), false));
    return withElements(a, [&](auto all) { return f(itemsOf(all, a.shape(), rows)); });
}

/// unique of a captured array, all of it where the array is: sorted, then each element that differs
/// from the one before it. NaN differs from NaN.
void uniqueCaptured(Call& c, const SetArgs& args) {
    Accelerator& accel = c.vm.accelerator();
    const Shape shape = c[0].shape();
    const int64_t n = c[0].count();
    const Value all = accel.reshape(c[0], Shape(n, 1));
    const routines::Lines lines{1, n, 1};
    const Value order = routines::order(accel, all, lines, false, false, c.span);
    const Value sorted = routines::takeAlong(accel, all, lines, order, c.span);
    const RangeIndex left[] = {{0, 1, n - 1}, {0, 1, 1}}, right[] = {{1, 1, n - 1}, {0, 1, 1}};
    const Value pair[] = {accel.slice(sorted, right, c.span), accel.slice(sorted, left, c.span)};
    const Value differs = applyElementwise(c.vm, kNeOp, pair, c.span);
    const Value fresh = accel.assignSlice(accel.fill(Value::logical(true), Shape(n, 1), c.span),
                                          right, differs, c.span);
    const int64_t found = countNonzero(c.vm, fresh, c.span);
    const Shape result = shape.isRow() ? Shape(1, found) : Shape(found, 1);
    c.result(routines::compact(accel, sorted, fresh, found, result, c.span));
    if (c.nargout < 2) return;
    Value chosen = routines::compact(accel, order, fresh, found, Shape(found, 1), c.span);
    routines::noteIndexLimit(chosen, n);
    if (args.legacy && shape.isRow()) chosen = accel.reshape(chosen, Shape(1, found));
    c.result(chosen);
    if (c.nargout < 3) return;
    const Value numbers =
        accel.scan(ScanOp::Sum, convertValue(c.vm, fresh, DType::Double, c.span), 0, false, c.span);
    const routines::Index places[] = {{order, 1}};
    Value groups = routines::scatter(accel, accel.fill(Value(0.0), Shape(n, 1), c.span), places,
                                     numbers, c.span);
    routines::noteIndexLimit(groups, found);
    if (args.legacy && shape.isRow()) groups = accel.reshape(groups, Shape(1, n));
    c.result(groups);
}

void unique(Call& c) {
    const SetArgs args = readSetArgs(c, 1);
    const Value& a = c[0];
    if (!args.rows && !args.stable && !args.last && captured(c.vm, a) && routines::fits(a) &&
        a.count() > 1 && isNumeric(a.dtype()))
        return uniqueCaptured(c, args);
    if (!isTextList(a)) requireArray("unique", a);
    const Groups g = withItems(a, args.rows && a.isArray(), [&](const auto& items) {
        return groupItems(items, args.stable, args.last);
    });
    const Shape shape = a.shape();
    const bool row = shape.isRow() && !(args.rows && a.isArray()) && a.count() > 0;
    if (a.count() == 0 && !args.rows) {
        c.result(a);
    } else {
        c.result(takeItems(c, a, g.chosen, args.rows && a.isArray(),
                           row && !shape.isScalar() ? true : shape.isScalar()));
    }
    c.result(indexColumn(g.chosen, args.legacy && row));
    c.result(indexColumn(g.groupOf, args.legacy && row));
}

/// Two lists brought to one class, then joined: items of a, then items of b.
Value joined(Call& c, const Value& a, const Value& b, bool rows) {
    if (isTextList(a) || isTextList(b)) {
        std::vector<std::string> texts = textsOf(a);
        if (a.isArray() && a.count() == 0) texts.clear();
        std::vector<std::string> more = textsOf(b);
        if (b.isArray() && b.count() == 0) more.clear();
        texts.insert(texts.end(), more.begin(), more.end());
        const auto n = static_cast<int64_t>(texts.size());
        const Value& like =
            a.isCell() || b.isCell() ? (a.isCell() ? a : b) : (a.isString() ? a : b);
        return textsLike(texts, Shape(n, 1), like);
    }
    requireArray("union", a);
    requireArray("union", b);
    const auto column = [&](const Value& v) {
        return rows ? v : wrap(v.toTensor()->reshaped(Shape(v.count(), 1)));
    };
    const Value parts[] = {column(a), column(b)};
    if (rows && a.shape().columns() != b.shape().columns() && a.count() != 0 && b.count() != 0)
        throwError("MATLAB:UNION:AandBColnumAgree",
                   "A and B must have the same number of columns.");
    return concatenateAlong(c.vm, 0, parts, c.span);
}

enum class SetOp : uint8_t { Union, Intersect, Difference, Xor };

template <SetOp Op>
void setOperation(Call& c) {
    const SetArgs args = readSetArgs(c, 2);
    const Value &a = c[0], &b = c[1];
    const Value all = joined(c, a, b, args.rows);
    const bool rows = args.rows && all.isArray();
    const auto countOf = [&](const Value& v) -> std::size_t {
        if (rows) return v.count() == 0 ? 0 : static_cast<std::size_t>(v.shape().rows());
        if (v.isChar() && !all.isArray()) return v.count() == 0 ? 0 : 1;
        return static_cast<std::size_t>(v.count());
    };
    const std::size_t split = countOf(a);
    const Groups g = withItems(
        all, rows, [&](const auto& items) { return groupItems(items, args.stable, false); });
    std::vector<bool> inA(g.chosen.size(), false), inB(g.chosen.size(), false);
    std::vector<std::size_t> firstB(g.chosen.size(), 0);
    for (std::size_t i = 0; i < g.groupOf.size(); ++i) {
        const std::size_t k = g.groupOf[i];
        if (i >= split && !inB[k]) firstB[k] = i - split;
        (i < split ? inA : inB)[k] = true;
    }
    std::vector<std::size_t> chosen, fromA, fromB;
    for (std::size_t k = 0; k < g.chosen.size(); ++k) {
        bool keep = true;
        if (Op == SetOp::Intersect) keep = inA[k] && inB[k];
        if (Op == SetOp::Difference) keep = inA[k] && !inB[k];
        if (Op == SetOp::Xor) keep = inA[k] != inB[k];
        if (!keep) continue;
        chosen.push_back(g.chosen[k]);
        if (inA[k]) fromA.push_back(g.chosen[k]);
        if (Op == SetOp::Intersect || !inA[k]) fromB.push_back(firstB[k]);
    }
    // Rows give rows, unless either is a column; for setdiff the first argument decides.
    const auto rowLike = [](const Value& v) {
        return v.shape().isRow() ||
               (v.count() == 0 && v.shape().rank() == 2 && v.shape()[0] == 0 && v.shape()[1] == 0);
    };
    const bool bothRows = Op == SetOp::Difference ? a.shape().isRow()
                                                  : rowLike(a) && rowLike(b) &&
                                                        (a.shape().isRow() || b.shape().isRow());
    const bool textRow = !all.isArray() && (a.isChar() || a.shape().isRow()) &&
                         (Op == SetOp::Difference || b.isChar() || b.shape().isRow());
    c.result(takeItems(c, all, chosen, rows, !rows && (all.isArray() ? bothRows : textRow)));
    c.result(indexColumn(fromA));
    if (Op != SetOp::Difference) c.result(indexColumn(fromB));
}

void ismember(Call& c) {
    const SetArgs args = readSetArgs(c, 2);
    const Value &a = c[0], &set = c[1];
    const bool texts = isTextList(set) || isTextList(a);
    if (texts && !isTextList(a) && !a.isChar()) return c.result(Value::logical(false));
    const Value all = joined(c, set, a, args.rows);
    const bool rows = args.rows && all.isArray();
    std::size_t split = static_cast<std::size_t>(rows ? set.shape().rows() : set.count());
    if (texts && set.isChar()) split = set.count() == 0 ? 0 : 1;
    const Groups g =
        withItems(all, rows, [&](const auto& items) { return groupItems(items, false, false); });
    std::vector<double> where(g.groupOf.size() - split);
    for (std::size_t i = split; i < g.groupOf.size(); ++i) {
        // The chosen item of a group is its first, and the set comes first.
        const std::size_t first = g.chosen[g.groupOf[i]];
        where[i - split] = first < split ? static_cast<double>(first + 1) : 0;
    }
    Shape shape = a.shape();
    if (rows) shape = Shape(a.shape().rows(), 1);
    if (texts && a.isChar()) shape = Shape(1, 1);
    Ref<Tensor> found = Tensor::make(DType::Logical, shape, false, false);
    for (std::size_t i = 0; i < where.size(); ++i)
        found->mutableData<bool>()[i] = where[i] != 0;
    c.result(wrap(std::move(found)));
    c.result(arrayOf(where, shape));
}

constexpr Builtin kRows[] = {
    {"unique", 1, -1, 3, unique, "[C,ia,ic] = unique(A,'rows','stable')",
     "Distinct elements, rows or texts, sorted or in order of appearance."},
    {"union", 2, -1, 3, setOperation<SetOp::Union>, "[C,ia,ib] = union(A,B)",
     "Elements of either set."},
    {"intersect", 2, -1, 3, setOperation<SetOp::Intersect>, "[C,ia,ib] = intersect(A,B)",
     "Elements of both sets."},
    {"setdiff", 2, -1, 2, setOperation<SetOp::Difference>, "[C,ia] = setdiff(A,B)",
     "Elements of A that are not in B."},
    {"setxor", 2, -1, 3, setOperation<SetOp::Xor>, "[C,ia,ib] = setxor(A,B)",
     "Elements of exactly one set."},
    {"ismember", 2, 3, 2, ismember, "[Lia,Locb] = ismember(A,B)",
     "True where an element of A is in B, and where."},
};

} // namespace

std::span<const Builtin> setTable() {
    return kRows;
}

} // namespace vitrine
