// SPDX-License-Identifier: Apache-2.0
// sort, sortrows, issorted, and the text lists that sorting and sets share.
#include "builtins/core/own_thread.h"
#include "builtins/index/indexing.h"
#include "builtins/order/captured_order.h"
#include "builtins/order/sort_support.h"
#include "builtins/reduce/reduce_support.h"
#include "provider/host/sort_keys.h"

namespace vitrine {

bool isTextList(const Value& v) {
    if (v.isString()) return true;
    if (!v.isCell()) return false;
    const auto& all = v.cell().elements;
    return std::all_of(all.begin(), all.end(), [](const Value& e) {
        return e.isChar() || (e.isArray() && e.count() == 0);
    });
}

std::vector<std::string> textsOf(const Value& v) {
    std::vector<std::string> out;
    if (v.isString()) {
        for (const auto& e : v.strings().elements)
            out.push_back(e.value_or(""));
    } else if (v.isCell()) {
        for (const Value& e : v.cell().elements)
            out.push_back(e.toText());
    } else {
        out.push_back(v.toText());
    }
    return out;
}

std::vector<Text> optionalTextsOf(const Value& v) {
    if (v.isString()) return v.strings().elements;
    std::vector<Text> out;
    for (std::string& text : textsOf(v))
        out.emplace_back(std::move(text));
    return out;
}

Value textsLike(const std::vector<Text>& texts, const Shape& shape, const Value& like) {
    if (like.isString()) {
        auto out = makeRef<StringArray>(shape);
        out->elements = texts;
        return out;
    }
    auto out = makeRef<Cell>(shape);
    for (std::size_t i = 0; i < texts.size(); ++i)
        out->elements[i] = Value::text(*texts[i]);
    return out;
}

Value textsLike(const std::vector<std::string>& texts, const Shape& shape, const Value& like) {
    if (like.isString()) {
        auto out = makeRef<StringArray>(shape);
        for (std::size_t i = 0; i < texts.size(); ++i)
            out->elements[i] = texts[i];
        return out;
    }
    auto out = makeRef<Cell>(shape);
    for (std::size_t i = 0; i < texts.size(); ++i)
        out->elements[i] = Value::text(texts[i]);
    return out;
}

namespace {

struct SortArgs {
    int dimension = -1;
    bool descending = false;
    std::optional<bool> missingFirst; ///< none: last when ascending, first when descending
    Comparison comparison = Comparison::Auto;
    std::vector<Value> positional; ///< numeric arguments in front of the options
    std::vector<bool> directions;  ///< of sortrows with one word a column: true descends

    [[nodiscard]] bool nanFirst(bool descend) const { return missingFirst.value_or(descend); }
};

bool isDescending(const Value& word, const char* function) {
    const std::string text = lowerCase(word.toText());
    if (text == "descend") return true;
    if (text != "ascend") {
        throwError(("MATLAB:" + std::string(function) + ":sortDirection").c_str(),
                   "Sorting direction must be 'ascend' or 'descend'.");
    }
    return false;
}

SortArgs readSortArgs(Call& c, const char* function) {
    SortArgs args;
    for (int i = 1; i < c.count(); ++i) {
        if (c[i].isCell()) {
            for (const Value& word : c[i].cell().elements)
                args.directions.push_back(isDescending(word, function));
            continue;
        }
        if (!c[i].isTextScalar()) {
            args.positional.push_back(c[i]);
            continue;
        }
        const bool named = i + 1 < c.count();
        if (named && isOption(c[i], "MissingPlacement")) {
            const std::string place = lowerCase(c[++i].toText());
            if (place != "auto") args.missingFirst = place == "first";
        } else if (named && isOption(c[i], "ComparisonMethod")) {
            const std::string method = lowerCase(c[++i].toText());
            args.comparison = method == "real"  ? Comparison::Real
                              : method == "abs" ? Comparison::Magnitude
                                                : Comparison::Auto;
        } else {
            args.descending = isDescending(c[i], function);
        }
    }
    return args;
}

/// Stable order of indices; missing elements stand at one end.
template <typename E>
void orderOf(const std::vector<E>& x, std::vector<std::size_t>& order, bool descending,
             bool missingFirst, Comparison by) {
    order.resize(x.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto present = [&](std::size_t i) { return !isMissing(x[i]); };
    const auto split = std::stable_partition(
        order.begin(), order.end(), [&](std::size_t i) { return present(i) != missingFirst; });
    const auto first = missingFirst ? split : order.begin();
    const auto last = missingFirst ? order.end() : split;
    const PlaceOrder before(x, by);
    StopCheck stop;
    std::stable_sort(first, last, [&](std::size_t a, std::size_t b) {
        stop();
        return descending ? before(b, a) : before(a, b);
    });
}

/// Calls f(at) for every line along a dimension, where at(k) is the position of its k-th element.
template <typename F>
void forEachLine(const Strides& s, F&& f) {
    for (int64_t o = 0; o < s.after && s.length > 0; ++o) {
        for (int64_t i = 0; i < s.before; ++i)
            f([&s, o, i](std::size_t k) {
                return static_cast<std::size_t>(i + s.before *
                                                        (static_cast<int64_t>(k) + s.length * o));
            });
    }
}

/// Numbers that are not complex, by their keys: host/sort_keys.h.
template <typename E>
void sortByKeys(std::vector<E>& all, const Strides& s, const SortArgs& args,
                std::vector<double>& index) {
    using U = decltype(host::sortKey(E{}, false, false));
    host::KeySorter<U> sorter;
    sorter.stopWith([] {
        checkStop();
        return false;
    });
    host::RawVector<U> keys(static_cast<std::size_t>(s.length));
    std::vector<E> line(keys.size());
    const bool missingFirst = args.nanFirst(args.descending);
    StopCheck stop;
    forEachLine(s, [&](auto at) {
        for (std::size_t k = 0; k < line.size(); ++k, stop()) {
            line[k] = all[at(k)];
            keys[k] = host::sortKey(line[k], args.descending, missingFirst);
        }
        const host::RawVector<uint32_t>& order = sorter.order(keys);
        for (std::size_t k = 0; k < line.size(); ++k, stop()) {
            all[at(k)] = line[order[k]];
            if (!index.empty()) index[at(k)] = static_cast<double>(order[k] + 1);
        }
    });
}

/// Sorts `all` in place along the dimension; fills index (from 1) when it has elements.
template <typename E>
void sortLines(std::vector<E>& all, const Strides& s, const SortArgs& args,
               std::vector<double>& index) {
    if constexpr (std::is_arithmetic_v<E>) {
        if (args.comparison != Comparison::Magnitude && s.length < int64_t{1} << 32)
            return sortByKeys(all, s, args, index);
    }
    std::vector<E> line(static_cast<std::size_t>(s.length));
    std::vector<std::size_t> order;
    forEachLine(s, [&](auto at) {
        for (std::size_t k = 0; k < line.size(); ++k)
            line[k] = all[at(k)];
        orderOf(line, order, args.descending, args.nanFirst(args.descending), args.comparison);
        for (std::size_t k = 0; k < line.size(); ++k) {
            all[at(k)] = line[order[k]];
            if (!index.empty()) index[at(k)] = static_cast<double>(order[k] + 1);
        }
    });
}

/// The order of each line by magnitude; of equal ones the greater comes first when ascending. Sorts
/// are stable: by the lesser key first.
Value magnitudeOrder(const CapturedOps& ops, const Value& x, const Lines& lines, bool descending,
                     bool missingFirst) {
    Accelerator& accel = ops.accel();
    const Value first = routines::order(accel, x, lines, !descending, missingFirst, ops.at());
    const Value wide = isFloat(x.dtype()) ? x : ops.toDouble(x);
    const Value magnitude =
        routines::takeAlong(accel, ops.apply(kAbsOp, wide), lines, first, ops.at());
    const Value second =
        routines::order(accel, magnitude, lines, descending, missingFirst, ops.at());
    return routines::takeAlong(accel, first, lines, second, ops.at());
}

/// sort of an array that is captured, all of it where the array is.
bool sortCaptured(Call& c, const Strides& s, const SortArgs& args) {
    const Value& x = c[0];
    if (capturedComplex(c.vm, x) && s.length < int64_t{1} << 31) {
        const CapturedOps ops(c.vm, c.span);
        const Lines lines{s.before, s.length, s.after};
        const Value order =
            orderOfLines(ops, x, lines, args.descending, args.nanFirst(args.descending),
                         args.comparison == Comparison::Real);
        c.result(takenAlong(ops, x, lines, order));
        if (c.nargout > 1) c.result(order);
        return true;
    }
    if (!captured(c.vm, x) || !routines::fits(x) || x.count() == 0) return false;
    const bool byMagnitude =
        args.comparison == Comparison::Magnitude && (isFloat(x.dtype()) || isSigned(x.dtype()));
    // The magnitude of the least 64-bit integer has no double of its own.
    if (byMagnitude && x.dtype() == DType::Int64) return false;
    const Lines lines{s.before, s.length, s.after};
    const CapturedOps ops(c.vm, c.span);
    Accelerator& accel = ops.accel();
    const bool missingFirst = args.nanFirst(args.descending);
    if (c.nargout < 2 && !byMagnitude) {
        c.result(routines::sort(accel, x, lines, args.descending, missingFirst, c.span));
        return true;
    }
    const Value order =
        byMagnitude ? magnitudeOrder(ops, x, lines, args.descending, missingFirst)
                    : routines::order(accel, x, lines, args.descending, missingFirst, c.span);
    c.result(routines::takeAlong(accel, x, lines, order, c.span));
    if (c.nargout > 1) c.result(order);
    return true;
}

void requireTextList(const Value& v, const char* function) {
    if (v.isCell() && !isTextList(v)) {
        throwError(("MATLAB:" + std::string(function) + ":InputClass").c_str(),
                   "Cell array input must be a cell array of character vectors.");
    }
}

void sortFunction(Call& c) {
    SortArgs args = readSortArgs(c, "sort");
    if (args.positional.size() > 1) throwError("MATLAB:TooManyInputs", "Too many input arguments.");
    if (!args.positional.empty()) args.dimension = dimensionArgument(args.positional[0]);
    requireTextList(c[0], "sort");
    const bool texts = isTextList(c[0]);
    if (!texts) requireArray("sort", c[0]);
    const Shape shape = c[0].shape();
    const int dimension = args.dimension >= 0 ? args.dimension : defaultDimension(shape);
    const Strides s = stridesAround(shape, dimension);
    if (!texts && sortCaptured(c, s, args)) return;
    args.positional.clear();
    const bool places = c.nargout > 1;
    const auto sorted = [=](std::span<const Value> values) {
        const Value& x = values[0];
        std::vector<double> index(places ? static_cast<std::size_t>(shape.count()) : 0);
        std::vector<Value> out;
        if (texts) {
            std::vector<Text> all = optionalTextsOf(x);
            sortLines(all, s, args, index);
            out.push_back(textsLike(all, shape, x));
        } else {
            out.push_back(withElements(x, [&](auto all) -> Value {
                sortLines(all, s, args, index);
                return elementsLike(all, shape, x);
            }));
        }
        if (places) out.push_back(arrayOf(index, shape));
        return out;
    };
    for (Value& v : computeOnOwnThread({&c[0], 1}, elementsOf({&c[0], 1}), sorted))
        c.result(std::move(v));
}

/// What a column of a table of rows sorts by: equal elements have equal ranks. Missing elements
/// have the greatest ones.
struct ColumnRanks {
    std::vector<std::size_t> rank;
    std::size_t missingFrom = 0;
};

template <typename E>
ColumnRanks ranksOf(const std::vector<E>& x, Comparison by) {
    std::vector<std::size_t> order;
    orderOf(x, order, false, false, by);
    ColumnRanks out;
    out.rank.resize(x.size());
    std::size_t rank = 0;
    out.missingFrom = x.size();
    for (std::size_t k = 0; k < order.size(); ++k) {
        const bool missing = isMissing(x[order[k]]);
        if (k > 0 &&
            (missing ? !isMissing(x[order[k - 1]]) : comesBefore(x[order[k - 1]], x[order[k]], by)))
            ++rank;
        if (missing) out.missingFrom = std::min(out.missingFrom, rank);
        out.rank[order[k]] = rank;
    }
    return out;
}

ColumnRanks columnRanks(Call& c, const Value& a, int64_t column, Comparison by) {
    const auto rows = static_cast<std::size_t>(a.shape().rows());
    const auto from = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(column) * rows);
    const auto take = [&](const auto& all) {
        const auto first = all.begin() + from;
        return ranksOf(std::vector(first, first + static_cast<std::ptrdiff_t>(rows)), by);
    };
    if (isTextList(a)) return take(optionalTextsOf(a));
    if (!a.isCell()) return withElements(a, take);
    // A column of a cell matrix: all texts, or all numbers.
    std::vector<Value> cells = a.cell().elements;
    cells = std::vector<Value>(cells.begin() + from,
                               cells.begin() + from + static_cast<std::ptrdiff_t>(rows));
    const Value list(makeRef<Cell>(Shape(static_cast<int64_t>(rows), 1), cells));
    if (isTextList(list)) return columnRanks(c, list, 0, by);
    std::vector<double> numbers;
    for (const Value& v : cells) {
        if (!v.isArray() || v.isChar() || v.count() != 1) requireTextList(a, "sortrows");
        numbers.push_back(v.toDouble());
    }
    return ranksOf(numbers, by);
}

std::vector<int64_t> sortKeys(const SortArgs& args, const Shape& shape) {
    std::vector<int64_t> keys;
    for (const Value& v : args.positional) {
        for (double k : doublesOf(v)) {
            if (k == 0 || k != std::floor(k) || std::abs(k) > static_cast<double>(shape.columns()))
                throwError("MATLAB:sortrows:COLoutOfRange",
                           "Column sorting vector must contain nonzero integers within the number "
                           "of columns.");
            keys.push_back(static_cast<int64_t>(k));
        }
    }
    if (keys.empty()) {
        for (int64_t k = 1; k <= shape.columns(); ++k)
            keys.push_back(k);
    }
    if (!args.directions.empty() && args.directions.size() != keys.size()) {
        throwError("MATLAB:sortrows:DirectionCount",
                   "Number of sorting directions must match the number of sorting columns.");
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (args.directions.empty() ? args.descending : args.directions[i])
            keys[i] = -std::abs(keys[i]);
    }
    return keys;
}

/// sortrows(A,columns) of a captured matrix, all of it where the matrix is.
bool sortrowsCaptured(Call& c, const SortArgs& args) {
    const Value& a = c[0];
    if (!capturedNumbers(c.vm, a) || a.shape().rank() != 2 ||
        args.comparison == Comparison::Magnitude)
        return false;
    std::vector<CapturedOps::Key> keys;
    for (const int64_t key : sortKeys(args, a.shape()))
        keys.push_back({std::abs(key) - 1, key < 0, args.nanFirst(key < 0)});
    const CapturedOps ops(c.vm, c.span);
    const Value order = ops.rowOrder(a, keys);
    c.result(ops.take(a, order));
    if (c.nargout > 1) c.result(order);
    return true;
}

/// sortrows(A,columns): negative columns sort descending.
std::vector<double> rowOrder(Call& c, const SortArgs& args) {
    const Shape shape = c[0].shape();
    if (shape.rank() > 2)
        throwError("MATLAB:sortrows:TooManyDimensions", "Argument must be a matrix.");
    std::vector<double> index(static_cast<std::size_t>(shape.rows()));
    for (std::size_t i = 0; i < index.size(); ++i)
        index[i] = static_cast<double>(i + 1);
    const std::vector<int64_t> keys = sortKeys(args, shape);
    // Stable sorts by the least significant key first.
    for (std::size_t k = keys.size(); k-- > 0;) {
        const bool descend = keys[k] < 0;
        const bool missingFirst = args.nanFirst(descend);
        ColumnRanks ranks = columnRanks(c, c[0], std::abs(keys[k]) - 1, args.comparison);
        std::vector<int64_t> order(ranks.rank.size());
        const auto n = static_cast<int64_t>(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto rank = static_cast<int64_t>(ranks.rank[i]);
            if (ranks.rank[i] >= ranks.missingFrom)
                order[i] = missingFirst ? -n - 1 : n + 1;
            else
                order[i] = descend ? -rank : rank;
        }
        std::stable_sort(index.begin(), index.end(), [&](double a, double b) {
            return order[static_cast<std::size_t>(a) - 1] < order[static_cast<std::size_t>(b) - 1];
        });
    }
    return index;
}

void requireRows(const Value& a, const char* function) {
    if (!a.isCell() && !isTextList(a)) requireArray(function, a);
}

void sortrows(Call& c) {
    const SortArgs args = readSortArgs(c, "sortrows");
    requireRows(c[0], "sortrows");
    if (sortrowsCaptured(c, args)) return;
    const Value rowsIndex = columnOf(rowOrder(c, args));
    const Value subs[] = {rowsIndex, Value::scalar(u':')};
    c.result(indexValue(c.vm, c[0], subs, c.span));
    if (c.nargout > 1) c.result(rowsIndex);
}

/// The ways in which issorted asks for order.
struct OrderWanted {
    bool up = true;
    bool down = false;
    bool strict = false;
};

OrderWanted orderWanted(const std::string& word) {
    static const std::pair<const char*, OrderWanted> kWords[] = {
        {"ascend", {true, false, false}},       {"descend", {false, true, false}},
        {"monotonic", {true, true, false}},     {"either", {true, true, false}},
        {"strictascend", {true, false, true}},  {"strictdescend", {false, true, true}},
        {"strictmonotonic", {true, true, true}}};
    for (const auto& [name, wanted] : kWords) {
        if (word == name) return wanted;
    }
    throwError("MATLAB:issorted:InvalidOption",
               "Sort direction must be 'ascend', 'descend', 'monotonic', 'strictascend', "
               "'strictdescend', or 'strictmonotonic'.");
}

/// Are ranks 0…n-1 read through `at` in order? Missing elements have the greatest ranks.
template <typename F>
bool inOrder(std::size_t n, const OrderWanted& wanted, F&& less) {
    bool up = wanted.up, down = wanted.down;
    for (std::size_t i = 1; i < n && (up || down); ++i) {
        if (up) up = wanted.strict ? less(i - 1, i) : !less(i, i - 1);
        if (down) down = wanted.strict ? less(i, i - 1) : !less(i - 1, i);
    }
    return up || down;
}

/// Arguments of issorted, with the direction word apart from the options that sort shares.
struct IssortedArgs {
    OrderWanted wanted;
    bool rows = false;
    SortArgs sort;
};

IssortedArgs readIssortedArgs(Call& c) {
    IssortedArgs out;
    for (int i = 1; i < c.count(); ++i) {
        if (!c[i].isTextScalar()) {
            if (!c[i].isNumericClass()) {
                throwError("MATLAB:issorted:InvalidOption",
                           "Dimension must be a positive integer scalar.");
            }
            out.sort.positional.push_back(c[i]);
            continue;
        }
        const std::string word = lowerCase(c[i].toText());
        if (word == "rows") {
            out.rows = true;
        } else if (word == "missingplacement" && i + 1 < c.count()) {
            const std::string place = lowerCase(c[++i].toText());
            if (place != "auto") out.sort.missingFirst = place == "first";
        } else if (word == "comparisonmethod" && i + 1 < c.count()) {
            const std::string method = lowerCase(c[++i].toText());
            out.sort.comparison = method == "real"  ? Comparison::Real
                                  : method == "abs" ? Comparison::Magnitude
                                                    : Comparison::Auto;
        } else {
            out.wanted = orderWanted(word);
        }
    }
    return out;
}

/// Rows of a captured matrix in the one order that is asked for: no row differs from the one that a
/// stable sort puts in its place. One number comes to the host.
bool rowsInOrderCaptured(Call& c, const IssortedArgs& args) {
    const CapturedOps ops(c.vm, c.span);
    std::vector<CapturedOps::Key> keys;
    for (const int64_t key : sortKeys(args.sort, c[0].shape())) {
        const bool descending = (key < 0) == args.wanted.up;
        keys.push_back({std::abs(key) - 1, descending, descending});
    }
    const Value order = ops.rowOrder(c[0], keys);
    return ops.count(ops.apply(kNeOp, order, ops.ramp(order.count()))) == 0;
}

bool rowsInOrder(Call& c, const IssortedArgs& args) {
    requireRows(c[0], "issortedrows");
    if (capturedNumbers(c.vm, c[0]) && c[0].shape().rank() == 2 && !args.wanted.strict &&
        args.wanted.up != args.wanted.down && args.sort.comparison != Comparison::Magnitude)
        return rowsInOrderCaptured(c, args);
    std::vector<ColumnRanks> columns;
    const std::vector<int64_t> keys = sortKeys(args.sort, c[0].shape());
    for (int64_t key : keys)
        columns.push_back(columnRanks(c, c[0], std::abs(key) - 1, args.sort.comparison));
    return inOrder(static_cast<std::size_t>(c[0].shape().rows()), args.wanted,
                   [&](std::size_t a, std::size_t b) {
                       for (std::size_t k = 0; k < keys.size(); ++k) {
                           const std::vector<std::size_t>& rank = columns[k].rank;
                           if (rank[a] != rank[b]) return (rank[a] < rank[b]) == (keys[k] > 0);
                       }
                       return false;
                   });
}

template <typename E>
bool linesInOrder(const std::vector<E>& all, const Strides& s, const IssortedArgs& args) {
    bool good = true;
    forEachLine(s, [&](auto at) {
        // Missing elements may stand at their end only.
        const bool descends = !args.wanted.up;
        const bool first = args.sort.nanFirst(descends);
        good = good && inOrder(static_cast<std::size_t>(s.length), args.wanted,
                               [&](std::size_t a, std::size_t b) {
                                   const E &x = all[at(a)], &y = all[at(b)];
                                   if (isMissing(x) || isMissing(y)) {
                                       const bool early = first != descends;
                                       return isMissing(early ? x : y) && !isMissing(early ? y : x);
                                   }
                                   return comesBefore(x, y, args.sort.comparison);
                               });
    });
    return good;
}

/// No element sorts before its neighbour on the left; one number comes to the host.
Value issortedCaptured(Call& c, bool descending) {
    Accelerator& accel = c.vm.accelerator();
    const int64_t n = c[0].count();
    const Value line = accel.reshape(c[0], Shape(n, 1));
    const RangeIndex left[] = {{0, 1, n - 1}, {0, 1, 1}}, right[] = {{1, 1, n - 1}, {0, 1, 1}};
    Value a = accel.slice(line, left, c.span), b = accel.slice(line, right, c.span);
    if (descending) std::swap(a, b);
    const auto apply = [&](const ElementwiseOp& op, std::initializer_list<Value> args) {
        return applyElementwise(c.vm, op, std::span(args.begin(), args.size()), c.span);
    };
    Value wrong = apply(kLtOp, {b, a});
    if (isFloat(c[0].dtype()))
        wrong = apply(kOrOp, {wrong, apply(kAndOp, {apply(kIsNanOp, {a}),
                                                    apply(kNotOp, {apply(kIsNanOp, {b})})})});
    ReduceOptions options;
    options.resultClass = DType::Logical;
    const Value any = accel.reduce(ReduceOp::Any, wrong, 0, 1, options, c.span);
    return Value::logical(any.toDouble() == 0);
}

void issorted(Call& c) {
    const IssortedArgs args = readIssortedArgs(c);
    if (args.rows) return c.result(Value::logical(rowsInOrder(c, args)));
    requireTextList(c[0], "issorted");
    if (!isTextList(c[0])) requireArray("issorted", c[0]);
    const Shape shape = c[0].shape();
    const int dimension = args.sort.positional.empty() ? defaultDimension(shape)
                                                       : dimensionArgument(args.sort.positional[0]);
    const Strides s = stridesAround(shape, dimension);
    const bool plain = args.sort.positional.empty() && !args.sort.missingFirst &&
                       args.sort.comparison == Comparison::Auto && !args.wanted.strict &&
                       args.wanted.up != args.wanted.down && shape.isVector();
    if (plain && captured(c.vm, c[0]) && routines::fits(c[0]) && c[0].count() > 1)
        return c.result(issortedCaptured(c, args.wanted.down));
    if (isTextList(c[0]))
        return c.result(Value::logical(linesInOrder(optionalTextsOf(c[0]), s, args)));
    c.result(Value::logical(
        withElements(c[0], [&](const auto& all) { return linesInOrder(all, s, args); })));
}

void issortedrows(Call& c) {
    c.result(Value::logical(rowsInOrder(c, readIssortedArgs(c))));
}

constexpr Builtin kRows[] = {
    {"sort", 1, -1, 2, sortFunction, "[B,I] = sort(A,dim,direction,'MissingPlacement',place)",
     "Sorts numbers, characters or texts; stable, NaN and missing strings last when ascending. "
     "ComparisonMethod 'real' and 'abs' say how complex numbers compare.",
     nullptr, SparseRule::Keep | Dot::Strings | BuiltinRules(SignRule::OfArgument)},
    {"sortrows", 1, -1, 2, sortrows, "[B,I] = sortrows(A,columns,direction)",
     "Sorts rows by columns; negative columns descend, direction may be a cell with one word for "
     "each column.",
     nullptr, SparseRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"issorted", 1, -1, 1, issorted, "TF = issorted(A,dim,direction)",
     "True when every line along the dimension is in order: 'ascend', 'descend', 'monotonic' or "
     "their strict forms.",
     nullptr, Dot::Strings},
    {"issortedrows", 1, -1, 1, issortedrows, "TF = issortedrows(A,columns,direction)",
     "True when the rows are in the order that sortrows gives."},
};

} // namespace

std::span<const Builtin> sortingTable() {
    return kRows;
}

} // namespace vitrine
