// SPDX-License-Identifier: Apache-2.0
// "3×3 sparse double matrix (2 nonzeros)" and the list of entries, in the number layout that the
// full column of their values would have.
#include "builtins/sparse/sparse_display.h"

#include "builtins/display/display_number.h"

namespace vitrine {

std::string sparseTitle(const SparseMatrix& s) {
    const Shape shape = s.shape();
    const bool logical = s.dtype() == DType::Logical;
    const std::string kind = std::string("sparse ") + (s.isComplex() ? "complex " : "") +
                             std::string(className(s.dtype()));
    if (shape.isScalar()) return kind;
    std::string noun = "array";
    if (!logical) {
        noun = "matrix";
        if (shape.isRow()) noun = "row vector";
        if (shape.isColumn()) noun = "column vector";
    }
    if (shape.empty()) return sizeText(shape) + " empty " + kind + ' ' + noun;
    std::string text = sizeText(shape) + ' ' + kind + ' ' + noun;
    if (s.entryCount() == 1) text += " (1 nonzero)";
    if (s.entryCount() > 1) text += " (" + std::to_string(s.entryCount()) + " nonzeros)";
    return text;
}

std::string sparseEntriesText(const SparseMatrix& s, const DisplayFormat& format) {
    if (s.shape().empty()) return {};
    if (s.entryCount() == 0) return "   All zero sparse: " + sizeText(s.shape()) + "\n";
    const Tensor& values = *s.values();
    const NumberLayout layout = layoutFor(values, format);
    std::string text;
    if (layout.scaleExponent != 0) {
        char scale[40];
        std::snprintf(scale, sizeof scale, "   1.0e%+03d *\n", layout.scaleExponent);
        text += scale;
        if (!format.compact) text += '\n';
    }
    const std::vector<int64_t> columns = s.entryColumns();
    // "(1" stands right and ",1)" left of the comma, both in fields that most indices fit.
    std::size_t rowWidth = 5, columnWidth = 6;
    for (std::size_t k = 0; k < columns.size(); ++k)
        rowWidth = std::max(rowWidth, std::to_string(s.entryRows()[k] + 1).size() + 1);
    columnWidth = std::max(columnWidth, std::to_string(columns.back() + 1).size() + 2);
    for (std::size_t k = 0; k < columns.size(); ++k) {
        const std::string row = '(' + std::to_string(s.entryRows()[k] + 1);
        const std::string column = ',' + std::to_string(columns[k] + 1) + ')';
        text.append(rowWidth - row.size(), ' ');
        text += row + column;
        text.append(columnWidth - column.size(), ' ');
        appendElement(text, values, static_cast<int64_t>(k), layout);
        text += '\n';
    }
    return text;
}

} // namespace vitrine
