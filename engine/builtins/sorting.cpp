// SPDX-License-Identifier: Apache-2.0
// sort, sortrows, issorted, and the text lists that sorting and sets share.
#include "builtins/indexing.h"
#include "builtins/reduce_support.h"
#include "builtins/sort_support.h"

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
    bool missingFirst = false;
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
            else if (word == "missingplacement" && i + 1 < c.count())
                args.missingFirst = isOption(c[++i], "first");
            else if (word == "comparisonmethod" && i + 1 < c.count())
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

void sortFunction(Call& c) {
    const SortArgs args = readSortArgs(c);
    if (isTextList(c[0])) return sortTexts(c, args);
    requireArray("sort", c[0]);
    const Shape shape = c[0].shape();
    const int dimension = args.dimension >= 0 ? args.dimension : defaultDimension(shape);
    const Strides s = stridesAround(shape, dimension);
    std::vector<double> index(c.nargout > 1 ? static_cast<std::size_t>(shape.count()) : 0);
    c.result(withElements(c[0], [&](auto all) -> Value {
        using E = typename decltype(all)::value_type;
        std::vector<E> line(static_cast<std::size_t>(s.length));
        std::vector<std::size_t> order;
        for (int64_t o = 0; o < s.after && s.length > 0; ++o) {
            for (int64_t i = 0; i < s.before; ++i) {
                const auto at = [&](std::size_t k) {
                    return static_cast<std::size_t>(
                        i + s.before * (static_cast<int64_t>(k) + s.length * o));
                };
                for (std::size_t k = 0; k < line.size(); ++k)
                    line[k] = all[at(k)];
                if (c.nargout < 2 && std::is_arithmetic_v<E>) {
                    // Without indices a plain sort of the values does, and is much faster.
                    const auto numbers = std::stable_partition(
                        line.begin(), line.end(), [](const E& e) { return !isMissing(e); });
                    const auto missing = static_cast<std::size_t>(line.end() - numbers);
                    std::stable_sort(line.begin(), numbers,
                                     [](const E& a, const E& b) { return sortsBefore(a, b); });
                    if (args.descending) {
                        std::reverse(line.begin(), numbers);
                    }
                    if (args.descending != args.missingFirst && missing > 0 && args.descending)
                        std::rotate(line.begin(), numbers, line.end());
                    else if (args.missingFirst && !args.descending)
                        std::rotate(line.begin(), numbers, line.end());
                    for (std::size_t k = 0; k < line.size(); ++k)
                        all[at(k)] = line[k];
                    continue;
                }
                orderOf(line, order, args.descending);
                for (std::size_t k = 0; k < line.size(); ++k) {
                    all[at(k)] = line[order[k]];
                    if (!index.empty()) index[at(k)] = static_cast<double>(order[k] + 1);
                }
            }
        }
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
