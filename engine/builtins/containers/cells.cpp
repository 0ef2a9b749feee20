// SPDX-License-Identifier: Apache-2.0
// Functions that make and take apart cell arrays.
#include "base/whole_number.h"
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/operators.h"
#include "builtins/functions/apply.h"
#include "builtins/index/indexing.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

void cellFunction(Call& call) {
    const Shape shape = call.count() == 0 ? Shape(0, 0) : shapeArguments(call.args);
    double elements = 1;
    for (int64_t d : shape.dims())
        elements *= static_cast<double>(d);
    requireMemory(elements, sizeof(Value));
    call.result(makeRef<Cell>(shape));
}

void iscellstr(Call& call) {
    call.result(Value::logical(isCellOfText(call[0])));
}

Value elements(const Value& v) {
    const int64_t n = v.count();
    auto cell = makeRef<Cell>(v.shape());
    StopCheck stop;
    for (int64_t i = 0; i < n; ++i, stop())
        cell->elements[static_cast<std::size_t>(i)] = elementOf(v, i);
    return cell;
}

const Value& colon() {
    static const Value value = Value::scalar(u':');
    return value;
}

Value rangeValue(int64_t first, int64_t count) {
    std::vector<double> indices;
    for (int64_t i = 0; i < count; ++i)
        indices.push_back(static_cast<double>(first) + static_cast<double>(i));
    return rowOf(indices);
}

/// num2cell(A, dims): the dimensions given stay together.
Value slices(Call& call, const Value& v, const std::vector<double>& together) {
    const Shape s = v.shape();
    std::vector<int64_t> outer;
    for (int d = 0; d < s.rank(); ++d) {
        const bool kept = std::find(together.begin(), together.end(), d + 1.0) != together.end();
        outer.push_back(kept ? 1 : s[d]);
    }
    auto cell = makeRef<Cell>(Shape(std::span<const int64_t>(outer)));
    std::vector<int64_t> at(outer.size(), 0);
    StopCheck stop;
    for (Value& slot : cell->elements) {
        stop();
        std::vector<Value> subscripts;
        for (std::size_t d = 0; d < outer.size(); ++d)
            subscripts.push_back(outer[d] == 1 && s[static_cast<int>(d)] != 1
                                     ? colon()
                                     : Value(static_cast<double>(at[d] + 1)));
        slot = indexValue(call.vm, v, subscripts, call.span);
        for (std::size_t d = 0; d < outer.size(); ++d) {
            if (++at[d] < outer[d]) break;
            at[d] = 0;
        }
    }
    return cell;
}

void num2cell(Call& call) {
    if (call.count() == 2) return call.result(slices(call, call[0], doublesOf(call[1])));
    call.result(elements(call[0]));
}

void cell2mat(Call& call) {
    if (call[0].isArray() && call[0].count() == 0) return call.result(Value::emptyMatrix());
    if (!call[0].isCell()) {
        throwError("MATLAB:cell2mat:InvalidInput", "CELL2MAT works only on cell arrays.");
    }
    const Cell& c = call[0].cell();
    if (c.count() == 0) return call.result(wrap(Tensor::make(DType::Double, c.shape())));
    const bool firstCell = c.elements[0].isCell();
    for (const Value& v : c.elements) {
        if (v.isFunctionHandle() || v.kind() == Kind::Object || v.kind() == Kind::Map) {
            throwError("MATLAB:cell2mat:UnsupportedCellContent",
                       "CELL2MAT does not support cell arrays containing cell arrays or objects.");
        }
        if (v.isCell() != firstCell || v.className() != c.elements[0].className()) {
            throwError("MATLAB:cell2mat:MixedDataTypes",
                       "All contents of the input cell array must be of the same data type.");
        }
    }
    StopCheck stop;
    // Joined along the last dimension first, then along the one before it.
    std::vector<Value> parts = c.elements;
    std::vector<int64_t> dims = c.shape().dims();
    for (std::size_t d = dims.size(); d-- > 0;) {
        std::size_t below = 1;
        for (std::size_t k = 0; k < d; ++k)
            below *= static_cast<std::size_t>(dims[k]);
        const auto length = static_cast<std::size_t>(dims[d]);
        std::vector<Value> joined;
        for (std::size_t i = 0; i < below; ++i) {
            std::vector<Value> line;
            for (std::size_t k = 0; k < length; ++k, stop())
                line.push_back(parts[i + below * k]);
            joined.push_back(length == 1
                                 ? line[0]
                                 : concatenateAlong(call.vm, static_cast<int>(d), line, call.span));
        }
        parts = std::move(joined);
    }
    call.result(parts[0]);
}

void mat2cell(Call& call) {
    const Value& a = call[0];
    const Shape s = a.shape();
    std::vector<std::vector<double>> sizes;
    for (int i = 1; i < call.count(); ++i)
        sizes.push_back(doublesOf(call[i]));
    while (static_cast<int>(sizes.size()) < s.rank())
        sizes.push_back({static_cast<double>(s[static_cast<int>(sizes.size())])});
    std::vector<int64_t> outer;
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        double total = 0;
        for (double n : sizes[d])
            total += n;
        if (total != static_cast<double>(s[static_cast<int>(d)])) {
            throwError("MATLAB:mat2cell:VectorSumMismatch",
                       "Input arguments, D1 through D%zu, must sum to each dimension of the input "
                       "matrix size, [%s].",
                       sizes.size(), s.text().c_str());
        }
        outer.push_back(static_cast<int64_t>(sizes[d].size()));
    }
    auto cell = makeRef<Cell>(Shape(std::span<const int64_t>(outer)));
    std::vector<std::size_t> at(outer.size(), 0);
    std::vector<int64_t> first(outer.size(), 1);
    StopCheck stop;
    for (Value& slot : cell->elements) {
        stop();
        std::vector<Value> subscripts;
        for (std::size_t d = 0; d < outer.size(); ++d)
            subscripts.push_back(rangeValue(first[d], static_cast<int64_t>(sizes[d][at[d]])));
        slot = indexValue(call.vm, a, subscripts, call.span);
        for (std::size_t d = 0; d < outer.size(); ++d) {
            first[d] += static_cast<int64_t>(sizes[d][at[d]]);
            if (++at[d] < sizes[d].size()) break;
            at[d] = 0;
            first[d] = 1;
        }
    }
    call.result(cell);
}

void cellstr(PlainCall& call) {
    if (call[0].isCell()) {
        if (!isCellOfText(call[0])) {
            throwError("MATLAB:cellstr:MustContainChars",
                       "Input cell array must contain only character vectors.");
        }
        return call.result(call[0]);
    }
    TextList list = textList(call[0], "cellstr");
    const bool fromString = list.from == TextList::From::String;
    list.from = TextList::From::Cell;
    for (std::u16string& text : list.texts) {
        // Trailing blanks of the rows of a char matrix are padding.
        while (!fromString && !text.empty() && text.back() == u' ')
            text.pop_back();
    }
    call.result(textValue(list));
}

void deal(Call& call) {
    const auto wanted = static_cast<std::size_t>(std::max(call.nargout, 1));
    if (call.count() == 1) {
        for (std::size_t i = 0; i < wanted; ++i)
            call.result(call[0]);
        return;
    }
    if (static_cast<std::size_t>(call.count()) != wanted) {
        throwError("MATLAB:deal:narginNargoutMismatch",
                   "The number of outputs should match the number of inputs.");
    }
    for (const Value& v : call.args)
        call.result(v);
}

void cellslices(Call& call) {
    const std::vector<double> low = doublesOf(call[1]);
    const std::vector<double> high = doublesOf(call[2]);
    const int dimension =
        call.count() > 3 ? dimensionArgument(call[3]) : call[0].shape().firstNonSingleton();
    const int64_t most = call[0].shape()[dimension] + 1; // one too many is an error of indexing
    auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(low.size())));
    for (std::size_t i = 0; i < low.size() && i < high.size(); ++i) {
        std::vector<Value> subscripts(
            static_cast<std::size_t>(std::max(call[0].shape().rank(), dimension + 1)), colon());
        subscripts[static_cast<std::size_t>(dimension)] =
            rangeValue(wholeNumber<int64_t>(low[i]),
                       std::clamp(wholeNumber<int64_t>(high[i] - low[i] + 1), int64_t{0}, most));
        cell->elements[i] = indexValue(call.vm, call[0], subscripts, call.span);
    }
    call.result(cell);
}

constexpr Builtin kRows[] = {
    {"cell", 0, -1, 1, cellFunction, "C = cell(m,n,…)", "A cell array of empty matrices.", nullptr,
     SparseRule::Pass},
    {"iscellstr", 1, 1, 1, iscellstr, "tf = iscellstr(C)",
     "True for a cell array of char arrays only.", nullptr, SparseRule::Pass},
    {"num2cell", 1, 2, 1, num2cell, "C = num2cell(A,dims)",
     "Each element in a cell of its own, or slices that keep the given dimensions together."},
    {"cell2mat", 1, 1, 1, cell2mat, "A = cell2mat(C)",
     "Joins the contents of a cell array, all of one class, to one array."},
    {"mat2cell", 2, -1, 1, mat2cell, "C = mat2cell(A,rows,columns,…)",
     "Cuts an array into blocks of the given sizes."},
    {"cellstr", 1, 1, 1, onOwnThread<cellstr>, "C = cellstr(text)",
     "Rows of a char matrix, or strings, as a cell array of char vectors.", nullptr, Dot::Strings},
    {"deal", 1, -1, -1, deal, "[B1,…] = deal(A1,…)",
     "Gives each output its input, or one input to all outputs.", nullptr, SparseRule::Pass},
    {"cellslices", 3, 4, 1, cellslices, "C = cellslices(A,low,high,dim)",
     "Ranges low(k):high(k) of an array as cells."},
};

} // namespace

std::span<const Builtin> cellTable() {
    return kRows;
}

} // namespace vitrine
