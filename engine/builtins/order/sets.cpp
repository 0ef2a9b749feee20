// SPDX-License-Identifier: Apache-2.0
// unique, ismember, union, intersect, setdiff, setxor over numbers, characters and texts; by rows
// too.
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/order/captured_order.h"
#include "builtins/order/captured_sets.h"
#include "builtins/order/sort_support.h"
#include "builtins/text/text_values.h"
#include "provider/host/sort_keys.h"

namespace vitrine {

namespace {

struct SetArgs {
    bool rows = false;
    bool stable = false;
    bool last = false;
    bool legacy = false;
};

SetArgs readSetArgs(Call& c, int first, const char* function, bool occurrence) {
    const std::string prefix = "MATLAB:" + std::string(function) + ":";
    SetArgs args;
    bool sorted = false, firstOnly = false;
    for (int i = first; i < c.count(); ++i) {
        const std::string word = c[i].isTextScalar() ? lowerCase(c[i].toText()) : "";
        if (word == "rows")
            args.rows = true;
        else if (word == "stable")
            args.stable = true;
        else if (word == "legacy")
            args.legacy = true;
        else if (word == "sorted")
            sorted = true;
        else if (occurrence && word == "last")
            args.last = true;
        else if (occurrence && word == "first")
            firstOnly = true;
        else
            throwError((prefix + "UnknownFlag").c_str(), "Unrecognized flag.");
    }
    if ((sorted && args.stable) || (args.legacy && (sorted || args.stable)) ||
        (args.last && firstOnly) || ((args.last || firstOnly) && (sorted || args.stable)))
        throwError((prefix + "SetOrderConflict").c_str(),
                   "The specified flags cannot be used together.");
    if (args.legacy && !firstOnly) args.last = true;
    return args;
}

/// Items to compare, one element, row or text each, of `width` parts that lie `count` apart. NaN
/// and missing equal nothing, themselves included.
template <typename E>
struct Items {
    const std::vector<E>& all;
    std::size_t count;
    std::size_t width;
    PlaceOrder<E> order{all};

    [[nodiscard]] const E& part(std::size_t item, std::size_t k) const {
        return all[item + k * count];
    }
    [[nodiscard]] bool before(std::size_t a, std::size_t b) const {
        for (std::size_t k = 0; k < width; ++k) {
            const std::size_t i = a + k * count, j = b + k * count;
            if (isMissing(all[i]) || isMissing(all[j])) {
                if (isMissing(all[i]) != isMissing(all[j])) return isMissing(all[j]);
                continue;
            }
            if (order(i, j)) return true;
            if (order(j, i)) return false;
        }
        return false;
    }
    [[nodiscard]] bool same(std::size_t a, std::size_t b) const {
        for (std::size_t k = 0; k < width; ++k) {
            if (isMissing(part(a, k)) || !(part(a, k) == part(b, k))) return false;
        }
        return true;
    }
};

/// Calls f(items of a) with elements of whatever class a has.
template <typename F>
decltype(auto) withItems(const Value& a, bool rows, F&& f) {
    const auto items = [&](const auto& all) {
        using E = typename std::decay_t<decltype(all)>::value_type;
        const auto height = static_cast<std::size_t>(a.shape().rows());
        if (rows) return f(Items<E>{all, height, height == 0 ? 0 : all.size() / height});
        return f(Items<E>{all, all.size(), 1});
    };
    if (isTextList(a)) return items(optionalTextsOf(a));
    return withElements(a, items);
}

/// The distinct items: the chosen position of each, and for each item its group.
struct Groups {
    std::vector<std::size_t> chosen;
    std::vector<std::size_t> groupOf;
};

/// The positions of numbers from the least, equal ones as they stand, missing ones last.
template <typename E>
std::vector<std::size_t> orderOfNumbers(const std::vector<E>& all) {
    using U = decltype(host::sortKey(E{}, false, false));
    host::KeySorter<U> sorter;
    sorter.stopWith([] {
        checkStop();
        return false;
    });
    host::RawVector<U> keys(all.size());
    std::transform(all.begin(), all.end(), keys.begin(),
                   [](E x) { return host::sortKey(x, false, false); });
    const host::RawVector<uint32_t>& order = sorter.order(keys);
    return {order.begin(), order.end()};
}

template <typename E>
std::vector<std::size_t> orderOf(const Items<E>& items) {
    if constexpr (std::is_arithmetic_v<E>) {
        // Of few, counting digits takes longer than comparing.
        if (items.width == 1 && items.count >= 512 && items.count < std::size_t{1} << 32)
            return orderOfNumbers(items.all);
    }
    std::vector<std::size_t> order(items.count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return items.before(a, b); });
    return order;
}

template <typename E>
Groups groupItems(const Items<E>& items, bool stable, bool last) {
    const std::vector<std::size_t> order = orderOf(items);
    Groups g;
    g.groupOf.resize(items.count);
    for (std::size_t k = 0; k < order.size(); ++k) {
        const bool fresh = k == 0 || !items.same(order[k], order[k - 1]);
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
    const Value index = indexColumn(chosen);
    if (rows) {
        const Value subs[] = {index, Value::scalar(u':')};
        return indexValue(c.vm, from, subs, c.span);
    }
    const auto n = static_cast<int64_t>(chosen.size());
    const Shape shape = asRow ? Shape(1, n) : Shape(n, 1);
    if (isTextList(from) && !from.isArray()) {
        return computeOnOwnThread({&from, 1}, elementsOf({&from, 1}),
                                  [=](std::span<const Value> values) {
                                      const std::vector<Text> texts = optionalTextsOf(values[0]);
                                      std::vector<Text> out;
                                      StopCheck stop;
                                      for (std::size_t i : chosen) {
                                          stop();
                                          out.push_back(texts[i]);
                                      }
                                      return textsLike(out, shape, values[0]);
                                  });
    }
    const Value list[] = {index};
    const Value column =
        indexValue(c.vm, wrap(from.toTensor()->reshaped(Shape(from.count(), 1))), list, c.span);
    return wrap(column.toTensor()->reshaped(shape));
}

void requireSet(const Value& v, const char* function) {
    if (v.isArray() || isTextList(v)) return;
    throwError(("MATLAB:" + std::string(function) + ":InputClass").c_str(),
               v.isCell() ? "Cell array input must be a cell array of character vectors."
                          : "Inputs must be numeric, logical, text, or cell arrays of character "
                            "vectors.");
}

/// Can `all`, made of parts, be grouped where it is, and is one of the parts captured?
bool takesGroups(Interpreter& vm, const Value& all, std::span<const Value> parts) {
    if (capturedComplex(vm, all)) return true;
    return takesRoutines(all) && std::any_of(parts.begin(), parts.end(),
                                             [&](const Value& part) { return captured(vm, part); });
}

/// Items (elements of a column, rows of a matrix), real or complex.
Value taken(const CapturedOps& ops, const Value& items, const Value& index) {
    const auto take = [&](const Value& part) { return ops.take(part, index); };
    return items.isComplex() ? mapParts(ops.vm(), items, true, take) : take(items);
}

/// unique of a captured array, all of it where the array is.
void uniqueCaptured(Call& c, const SetArgs& args) {
    const CapturedOps ops(c.vm, c.span);
    const Shape shape = c[0].shape();
    const Value items = args.rows ? c[0] : ops.column(c[0]);
    const Value keys = items.isComplex() ? complexRanks(ops, items) : items;
    const CapturedGroups g = groupCaptured(ops, keys, args.stable, args.last);
    const bool row = shape.isRow() && !args.rows;
    const auto turned = [&](const Value& v, bool turn) {
        return turn ? ops.accel().reshape(v, Shape(1, v.count())) : v;
    };
    c.result(turned(taken(ops, items, g.chosen), row));
    if (c.nargout > 1) c.result(turned(g.chosen, args.legacy && row));
    if (c.nargout > 2) c.result(turned(g.groupOf, args.legacy && row));
}

/// The items of a set that are alike.
Groups groupsOf(const Value& set, bool rows, bool stable, bool last) {
    return computeOnOwnThread({&set, 1}, elementsOf({&set, 1}), [=](std::span<const Value> values) {
        return withItems(values[0], rows,
                         [&](const auto& items) { return groupItems(items, stable, last); });
    });
}

void unique(Call& c) {
    const SetArgs args = readSetArgs(c, 1, "UNIQUE", true);
    const Value& a = c[0];
    if (takesGroups(c.vm, a, {&a, 1}) && (!args.rows || a.shape().rank() == 2))
        return uniqueCaptured(c, args);
    requireSet(a, "UNIQUE");
    // 'rows' says nothing about a cell of texts; strings have rows.
    const bool rows = args.rows && !a.isCell();
    if (rows && a.shape().rank() > 2)
        throwError("MATLAB:UNIQUE:ANotAMatrix", "A must be a 2-D array for the 'rows' option.");
    const Groups g = groupsOf(a, rows, args.stable, args.last);
    const Shape shape = a.shape();
    const bool row = shape.isRow() && !rows && a.count() != 0;
    if (a.count() == 0 && !rows && a.shape() == Shape(0, 0))
        c.result(a);
    else
        c.result(takeItems(c, a, g.chosen, rows, row));
    c.result(indexColumn(g.chosen, args.legacy && row));
    c.result(indexColumn(g.groupOf, args.legacy && row));
}

/// Two lists of texts joined: texts of a, then texts of b.
Value joinedTexts(const Value& a, const Value& b, const char* function) {
    // A number or a logical among texts is no text; [] is an empty set.
    for (const Value* v : {&a, &b}) {
        if (v->isArray() && !v->isChar() && v->count() != 0) {
            throwError(("MATLAB:" + std::string(function) + ":InputClass").c_str(),
                       "Inputs must be cell arrays of character vectors, string arrays, or "
                       "arrays of the same class.");
        }
    }
    std::vector<Text> texts;
    for (const Value* v : {&a, &b}) {
        if (v->isArray() && v->count() == 0 && !v->isChar()) continue;
        if (v->isChar() && v->shape().rows() != 1) {
            for (int64_t r = 0; v->count() != 0 && r < v->shape().rows(); ++r) {
                std::u16string row = charMatrixRow(*v->toTensor(), r);
                while (!row.empty() && row.back() == u' ')
                    row.pop_back();
                texts.emplace_back(toUtf8(row));
            }
            if (v->count() == 0) texts.emplace_back("");
            continue;
        }
        StopCheck stop;
        for (Text& t : optionalTextsOf(*v)) {
            stop();
            texts.push_back(std::move(t));
        }
    }
    const auto n = static_cast<int64_t>(texts.size());
    const bool strings = a.isString() || b.isString();
    return textsLike(texts, Shape(n, 1), strings ? (a.isString() ? a : b) : (a.isCell() ? a : b));
}

/// Two lists brought to one class, then joined: items of a, then items of b.
Value joined(Call& c, const Value& a, const Value& b, bool rows, const char* function) {
    const auto list = [](const Value& v) { return isTextList(v) && !v.isArray(); };
    if ((list(a) || list(b)) && !(rows && a.isString() && b.isString())) {
        const Value both[] = {a, b};
        return computeOnOwnThread(both, elementsOf(both),
                                  [function](std::span<const Value> values) {
                                      return joinedTexts(values[0], values[1], function);
                                  });
    }
    if (rows) {
        if (a.shape().rank() > 2 || b.shape().rank() > 2 ||
            (a.shape().columns() != b.shape().columns() && a.count() != 0 && b.count() != 0))
            throwError(("MATLAB:" + std::string(function) + ":AandBColnumAgree").c_str(),
                       "A and B must have the same number of columns.");
    }
    const auto column = [&](const Value& v) {
        if (rows || !v.isArray()) return v;
        return wrap(v.toTensor()->reshaped(Shape(v.count(), 1)));
    };
    const Value parts[] = {column(a), column(b)};
    return concatenateAlong(c.vm, 0, parts, c.span);
}

/// How many items of `all` came from v.
std::size_t itemCount(const Value& v, const Value& all, bool rows) {
    if (rows)
        return v.count() == 0 && v.shape().columns() != all.shape().columns()
                   ? 0
                   : static_cast<std::size_t>(v.shape().rows());
    if (v.isChar() && !all.isArray())
        return v.count() == 0 ? 1 : static_cast<std::size_t>(v.shape().rows());
    return static_cast<std::size_t>(v.count());
}

/// Rows give rows, unless either is a column; for setdiff the first argument decides. 'legacy'
/// gives rows unless both are columns.
bool givesRow(SetOp op, const Value& a, const Value& b, bool texts, bool legacy) {
    const auto rowLike = [&](const Value& v) { return v.shape().isRow() || (texts && v.isChar()); };
    if (legacy) {
        if (op == SetOp::Difference) return a.shape().isRow() || b.shape().isRow();
        return !(a.shape().isColumn() && b.shape().isColumn());
    }
    if (op == SetOp::Difference) return a.shape().isRow() || (texts && a.isChar());
    return rowLike(a) && rowLike(b);
}

/// The integer class of one of the two where the other holds floating-point numbers.
std::optional<DType> integerBesideFloat(const Value& a, const Value& b) {
    if (!a.isArray() || !b.isArray()) return std::nullopt;
    if (isInteger(a.dtype()) && isFloat(b.dtype())) return a.dtype();
    if (isInteger(b.dtype()) && isFloat(a.dtype())) return b.dtype();
    return std::nullopt;
}

/// An integer array as doubles, so that 2.5 is not taken for 3. Integers of 64 bits that doubles do
/// not hold stay as they are: numbers with a fraction are then rounded.
Value comparable(Call& c, const Value& v) {
    if (isInteger(v.dtype()) && sizeOf(v.dtype()) == 8) {
        constexpr double kFlintMax = 9007199254740992.0;
        const std::vector<double> all = doublesOf(v);
        if (std::any_of(all.begin(), all.end(), [](double x) { return std::abs(x) > kFlintMax; }))
            return v;
    }
    return convertValue(c.vm, v, DType::Double, c.span);
}

template <SetOp Op>
void setOperation(Call& c) {
    static constexpr const char* kNames[] = {"UNION", "INTERSECT", "SETDIFF", "SETXOR"};
    constexpr const char* name = kNames[static_cast<int>(Op)];
    const SetArgs args = readSetArgs(c, 2, name, false);
    requireSet(c[0], name);
    requireSet(c[1], name);
    // What belongs to one set alone or to both is decided by the numbers themselves.
    const bool exact = Op == SetOp::Intersect || Op == SetOp::Difference;
    const std::optional<DType> integers =
        exact ? integerBesideFloat(c[0], c[1]) : std::optional<DType>();
    const Value a = integers ? comparable(c, c[0]) : c[0];
    const Value b = integers ? comparable(c, c[1]) : c[1];
    const auto inClass = [&](Value v) {
        return integers ? convertValue(c.vm, v, *integers, c.span) : v;
    };
    if (args.rows && (a.isCell() || b.isCell())) {
        throwError(("MATLAB:" + std::string(name) + ":RowsFlag").c_str(),
                   "The 'rows' input is not supported for cell array inputs.");
    }
    const Value all = joined(c, a, b, args.rows, name);
    const bool rows = args.rows;
    const std::size_t split = itemCount(a, all, rows);
    const Value sides[] = {a, b};
    if (takesGroups(c.vm, all, sides)) {
        const CapturedOps ops(c.vm, c.span);
        const CapturedSets sets =
            setsOfCaptured(ops, Op, all.isComplex() ? complexRanks(ops, all) : all,
                           static_cast<int64_t>(split), args.stable, args.last, args.legacy);
        const bool row = !rows && givesRow(Op, a, b, false, args.legacy);
        const auto turned = [&](const Value& v, bool turn) {
            return turn ? ops.accel().reshape(v, Shape(1, v.count())) : v;
        };
        c.result(inClass(turned(taken(ops, all, sets.chosen), row)));
        c.result(turned(sets.fromA, args.legacy && row));
        if (Op != SetOp::Difference) c.result(turned(sets.fromB, args.legacy && row));
        return;
    }
    const Groups g = groupsOf(all, rows, args.stable, false);
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    // The occurrence that stands for a group in a and in b: the first, or the last ('legacy').
    std::vector<std::size_t> inA(g.chosen.size(), kNone), inB(g.chosen.size(), kNone);
    for (std::size_t i = 0; i < g.groupOf.size(); ++i) {
        std::size_t& place = (i < split ? inA : inB)[g.groupOf[i]];
        if (place == kNone || args.last) place = i;
    }
    std::vector<std::size_t> chosen, fromA, fromB;
    for (std::size_t k = 0; k < g.chosen.size(); ++k) {
        const bool ofA = inA[k] != kNone, ofB = inB[k] != kNone;
        bool keep = true;
        if (Op == SetOp::Intersect) keep = ofA && ofB;
        if (Op == SetOp::Difference) keep = ofA && !ofB;
        if (Op == SetOp::Xor) keep = ofA != ofB;
        if (!keep) continue;
        chosen.push_back(g.chosen[k]);
        // A legacy union takes its elements from b where both have them.
        const bool takeB =
            Op == SetOp::Intersect || !ofA || (Op == SetOp::Union && args.legacy && ofB);
        if (ofA && !(Op == SetOp::Union && takeB)) fromA.push_back(inA[k]);
        if (takeB) fromB.push_back(inB[k] - split);
    }
    const bool texts = !all.isArray();
    const bool row = !rows && givesRow(Op, a, b, texts, args.legacy);
    const bool nothing = texts && chosen.empty() && Op == SetOp::Intersect &&
                         (a.shape() == Shape() || b.shape() == Shape());
    if (nothing)
        c.result(textsLike(std::vector<Text>(), Shape(0, 0), all));
    else
        c.result(inClass(takeItems(c, all, chosen, rows, row)));
    c.result(indexColumn(fromA, args.legacy && row));
    if (Op != SetOp::Difference) c.result(indexColumn(fromB, args.legacy && row));
}

void ismember(Call& c) {
    const SetArgs args = readSetArgs(c, 2, "ISMEMBER", false);
    if (args.stable) throwError("MATLAB:ISMEMBER:UnknownFlag", "Unrecognized flag.");
    requireSet(c[1], "ISMEMBER");
    const bool mixed = integerBesideFloat(c[0], c[1]).has_value();
    const Value a = mixed ? comparable(c, c[0]) : c[0];
    const Value set = mixed ? comparable(c, c[1]) : c[1];
    const bool setIsList = isTextList(set) && !set.isArray();
    if (!a.isArray() && !isTextList(a)) requireSet(a, "ISMEMBER");
    // A number is no member of texts, nor a text list of numbers.
    if (setIsList && a.isArray() && !a.isChar()) {
        const Shape shape = a.shape();
        c.result(wrap(Tensor::make(DType::Logical, shape)));
        return c.result(wrap(Tensor::make(DType::Double, shape)));
    }
    const Value all = joined(c, set, a, args.rows, "ISMEMBER");
    const bool rows = args.rows && (all.isArray() || all.isString());
    const std::size_t split = itemCount(set, all, rows);
    const Value sides[] = {a, set};
    if (takesGroups(c.vm, all, sides)) {
        const CapturedOps ops(c.vm, c.span);
        const Value keys = all.isComplex() ? complexRanks(ops, all) : all;
        const Value where = ops.accel().reshape(
            placesInCaptured(ops, keys, static_cast<int64_t>(split), args.last),
            rows ? Shape(all.shape()[0] - static_cast<int64_t>(split), 1) : a.shape());
        c.result(ops.apply(kNeOp, where, Value(0.0)));
        return c.result(where);
    }
    const Groups g = groupsOf(all, rows, false, args.last);
    std::vector<std::size_t> firstOf(g.chosen.size(), split);
    for (std::size_t i = 0; i < split; ++i) {
        std::size_t& place = firstOf[g.groupOf[i]];
        if (place == split || args.last) place = i;
    }
    std::vector<double> where(g.groupOf.size() - split);
    for (std::size_t i = split; i < g.groupOf.size(); ++i) {
        const std::size_t place = firstOf[g.groupOf[i]];
        where[i - split] = place < split ? static_cast<double>(place + 1) : 0;
    }
    Shape shape = a.shape();
    if (rows || (!all.isArray() && a.isChar()))
        shape = Shape(static_cast<int64_t>(where.size()), 1);
    Ref<Tensor> found = Tensor::make(DType::Logical, shape, false, false);
    for (std::size_t i = 0; i < where.size(); ++i)
        found->mutableData<bool>()[i] = where[i] != 0;
    c.result(wrap(std::move(found)));
    c.result(arrayOf(where, shape));
}

constexpr Builtin kRows[] = {
    {"unique", 1, -1, 3, unique, "[C,ia,ic] = unique(A,'rows','stable')",
     "Distinct elements, rows or texts, sorted or in order of appearance.", nullptr,
     SparseRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"union", 2, -1, 3, setOperation<SetOp::Union>, "[C,ia,ib] = union(A,B)",
     "Elements of either set.", nullptr, SparseRule::Keep},
    {"intersect", 2, -1, 3, setOperation<SetOp::Intersect>, "[C,ia,ib] = intersect(A,B)",
     "Elements of both sets.", nullptr, SparseRule::Keep},
    {"setdiff", 2, -1, 2, setOperation<SetOp::Difference>, "[C,ia] = setdiff(A,B)",
     "Elements of A that are not in B.", nullptr, SparseRule::Keep},
    {"setxor", 2, -1, 3, setOperation<SetOp::Xor>, "[C,ia,ib] = setxor(A,B)",
     "Elements of exactly one set.", nullptr, SparseRule::Keep},
    {"ismember", 2, 3, 2, ismember, "[Lia,Locb] = ismember(A,B)",
     "True where an element of A is in B, and where.", nullptr, GpuRule::Keep},
};

} // namespace

std::span<const Builtin> setTable() {
    return kRows;
}

} // namespace vitrine
