// SPDX-License-Identifier: Apache-2.0
// sort, sortrows, issorted, and the text lists that sorting and sets share.
#include "accel/routines.h"
#include "builtins/indexing.h"
#include "builtins/operator_ops.h"
#include "builtins/operators.h"
#include "builtins/reduce_support.h"
#include "builtins/sort_support.h"
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
    [[nodiscard]] bool missingFirst() const { return missing.value_or(descending); }
    std::optional<bool> missing; ///< first; unset: last, but first when descending
    bool byReal = false;
};

SortArgs readSortArgs(Call& c) {
    SortArgs args;
    for (int i = 1; i < c.count(); ++i) {
        if (c[i].isTextScalar()) {
            const std::string word = lowerCase(c[i].toText());
            if (word == "descend")
                args.descending = true;
            else if (word == "ascend")
                args.descending = false;
            else if (word == "missingplacement" && i + 1 < c.count()) {
                const Value& place = c[++i];
                if (!isOption(place, "auto")) args.missing = isOption(place, "first");
            } else if (word == "comparisonmethod" && i + 1 < c.count())
                args.byReal = isOption(c[++i], "real");
            else
                throwError("MATLAB:sort:sortDirection",
                           "Sorting direction must be 'ascend' or 'descend'.");
        } else {
            args.dimension = dimensionArgument(c[i]);
        }
    }
    return args;
}

/// Stable order of indices; NaN last when ascending, first when descending.
template <typename E>
void orderOf(const std::vector<E>& x, std::vector<std::size_t>& order, bool descending) {
    order.resize(x.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    if (descending)
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return sortsBefore(x[b], x[a]); });
    else
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return sortsBefore(x[a], x[b]); });
}

void sortTexts(Call& c, const SortArgs& args) {
    const std::vector<std::string> texts = textsOf(c[0]);
    std::vector<std::size_t> order;
    orderOf(texts, order, args.descending);
    std::vector<std::string> sorted;
    std::vector<double> index;
    for (std::size_t i : order) {
        sorted.push_back(texts[i]);
        index.push_back(static_cast<double>(i + 1));
    }
    c.result(textsLike(sorted, c[0].shape(), c[0]));
    if (c.nargout > 1) c.result(arrayOf(index, c[0].shape()));
}

/// Numbers that are not complex, by their keys: host/sort_keys.h.
template <typename E>
void sortLines(std::vector<E>& all, std::vector<double>& index, const Strides& s,
               const SortArgs& args) {
    using U = decltype(host::sortKey(E{}, false, false));
    host::KeySorter<U> sorter;
    std::vector<U> keys;
    std::vector<E> line(static_cast<std::size_t>(s.length));
    for (int64_t l = 0; l < s.before * s.after; ++l) {
        const auto at = [&](std::size_t k) {
            return static_cast<std::size_t>(
                l % s.before + s.before * (static_cast<int64_t>(k) + s.length * (l / s.before)));
        };
        keys.resize(line.size());
        for (std::size_t k = 0; k < line.size(); ++k) {
            line[k] = all[at(k)];
            keys[k] = host::sortKey(line[k], args.descending, args.missingFirst());
        }
        const std::vector<uint32_t>& order = sorter.order(keys);
        for (std::size_t k = 0; k < line.size(); ++k) {
            all[at(k)] = line[order[k]];
            if (!index.empty()) index[at(k)] = static_cast<double>(order[k] + 1);
        }
    }
}

/// Lines of any elements, by comparing them.
template <typename E>
void compareLines(std::vector<E>& all, std::vector<double>& index, const Strides& s,
                  const SortArgs& args) {
    std::vector<E> line(static_cast<std::size_t>(s.length));
    std::vector<std::size_t> order;
    for (int64_t l = 0; l < s.before * s.after; ++l) {
        const auto at = [&](std::size_t k) {
            return static_cast<std::size_t>(
                l % s.before + s.before * (static_cast<int64_t>(k) + s.length * (l / s.before)));
        };
        for (std::size_t k = 0; k < line.size(); ++k)
            line[k] = all[at(k)];
        orderOf(line, order, args.descending);
        if (args.missing && *args.missing != args.descending) {
            std::stable_partition(order.begin(), order.end(), [&](std::size_t i) {
                return isMissing(line[i]) == *args.missing;
            });
        }
        for (std::size_t k = 0; k < line.size(); ++k) {
            all[at(k)] = line[order[k]];
            if (!index.empty()) index[at(k)] = static_cast<double>(order[k] + 1);
        }
    }
}

void sortFunction(Call& c) {
    const SortArgs args = readSortArgs(c);
    if (isTextList(c[0])) return sortTexts(c, args);
    requireArray("sort", c[0]);
    const Shape shape = c[0].shape();
    const int dimension = args.dimension >= 0 ? args.dimension : defaultDimension(shape);
    const Strides s = stridesAround(shape, dimension);
    if (captured(c.vm, c[0]) && routines::fits(c[0]) && shape.count() > 0) {
        const routines::Lines lines{s.before, s.length, s.after};
        Accelerator& accel = c.vm.accelerator();
        if (c.nargout < 2)
            return c.result(
                routines::sort(accel, c[0], lines, args.descending, args.missingFirst(), c.span));
        const Value order =
            routines::order(accel, c[0], lines, args.descending, args.missingFirst(), c.span);
        c.result(routines::takeAlong(accel, c[0], lines, order, c.span));
        return c.result(order);
    }
    std::vector<double> index(c.nargout > 1 ? static_cast<std::size_t>(shape.count()) : 0);
    c.result(withElements(c[0], [&](auto all) -> Value {
        using E = typename decltype(all)::value_type;
        if constexpr (std::is_arithmetic_v<E> || std::is_same_v<E, char16_t>) {
            if (s.length < int64_t{1} << 32) {
                sortLines(all, index, s, args);
                return elementsLike(all, shape, c[0]);
            }
        }
        compareLines(all, index, s, args);
        return elementsLike(all, shape, c[0]);
    }));
    if (c.nargout > 1) c.result(arrayOf(index, shape));
}

/// sortrows(A,columns): negative columns sort descending.
void sortrows(Call& c) {
    if (isTextList(c[0])) {
        return sortTexts(c, readSortArgs(c));
    }
    requireArray("sortrows", c[0]);
    const Shape shape = c[0].shape();
    std::vector<int64_t> keys;
    bool descending = false;
    for (int i = 1; i < c.count(); ++i) {
        if (c[i].isTextScalar() && !c[i].isNumericClass()) {
            descending = isOption(c[i], "descend");
            continue;
        }
        for (double k : doublesOf(c[i])) {
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
    if (descending) {
        for (int64_t& k : keys)
            k = -std::abs(k);
    }
    const int64_t rows = shape.rows();
    std::vector<double> index(static_cast<std::size_t>(rows));
    for (std::size_t i = 0; i < index.size(); ++i)
        index[i] = static_cast<double>(i + 1);
    withElements(c[0], [&](auto all) {
        std::stable_sort(index.begin(), index.end(), [&](double a, double b) {
            for (int64_t key : keys) {
                const int64_t column = std::abs(key) - 1;
                const auto& x =
                    all[static_cast<std::size_t>(column * rows + static_cast<int64_t>(a) - 1)];
                const auto& y =
                    all[static_cast<std::size_t>(column * rows + static_cast<int64_t>(b) - 1)];
                if (sortsBefore(x, y)) return key > 0;
                if (sortsBefore(y, x)) return key < 0;
            }
            return false;
        });
        return 0;
    });
    const Value rowsIndex = columnOf(index);
    const Value subs[] = {rowsIndex, Value::scalar(u':')};
    c.result(indexValue(c.vm, c[0], subs, c.span));
    if (c.nargout > 1) c.result(rowsIndex);
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
    bool descending = false;
    for (int i = 1; i < c.count(); ++i)
        descending = descending || isOption(c[i], "descend");
    const auto check = [&](const auto& all) {
        for (std::size_t i = 1; i < all.size(); ++i) {
            if (descending ? sortsBefore(all[i - 1], all[i]) : sortsBefore(all[i], all[i - 1]))
                return false;
        }
        return true;
    };
    if (isTextList(c[0])) return c.result(Value::logical(check(textsOf(c[0]))));
    requireArray("issorted", c[0]);
    if (captured(c.vm, c[0]) && routines::fits(c[0]) && c[0].count() > 1)
        return c.result(issortedCaptured(c, descending));
    c.result(Value::logical(withElements(c[0], [&](auto all) { return check(all); })));
}

constexpr Builtin kRows[] = {
    {"sort", 1, -1, 2, sortFunction, "[B,I] = sort(A,dim,direction)",
     "Sorts numbers, characters or texts; stable, NaN last in ascending order."},
    {"sortrows", 1, -1, 2, sortrows, "[B,I] = sortrows(A,columns)",
     "Sorts rows by columns; negative columns descend."},
    {"issorted", 1, -1, 1, issorted, "TF = issorted(A,direction)",
     "True when the elements are in order."},
};

} // namespace

std::span<const Builtin> sortingTable() {
    return kRows;
}

} // namespace vitrine
