// SPDX-License-Identifier: Apache-2.0
#pragma once
// A part of a variable's value as the variable viewer shows it: texts of the cells of a grid.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A step into a container: the content of a cell's element, or the field of a struct's.
struct ValueStep {
    int64_t element = 0; ///< from 0, in column-major order
    std::string field;   ///< "": a cell's content

    friend bool operator==(const ValueStep&, const ValueStep&) = default;
};

struct ValuePath {
    std::string variable;
    std::vector<ValueStep> steps;

    /// As code: "s(2).names{3}".
    [[nodiscard]] std::string text() const;
    friend bool operator==(const ValuePath&, const ValuePath&) = default;
};

struct PageRequest {
    ValuePath path;
    int64_t row = 0, column = 0; ///< of the grid, from 0
    int64_t rows = 64, columns = 16;
    std::vector<int64_t> slice; ///< places in the third and later dimensions, from 0
    std::string format;         ///< a word of `format`; "": the session's
    bool summary = false;
};

struct PageCell {
    std::string text;
    bool opens = false;     ///< has a grid of its own
    std::string exact = {}; ///< as code, where the text may be rounded
};

/// How the cells of a grid are named in code.
enum class GridKind : uint8_t {
    Array,     ///< (row,column,slice…)
    CellArray, ///< {row,column,slice…}
    Fields,    ///< of one struct: a field a row
    Elements,  ///< of a struct array: an element a row, a field a column
    CharRow,   ///< one line of char
    Text,      ///< lines of text; nothing can be changed
};

/// Of all numbers of an array.
struct ValueSummary {
    double least = 0, greatest = 0, mean = 0; ///< without NaN
    int64_t missing = 0;                      ///< how many are NaN
};

struct ValuePage {
    bool found = false;
    std::string message; ///< why there is nothing to see
    GridKind kind = GridKind::Text;
    std::string className;
    std::vector<int64_t> dims; ///< of the value
    std::string livesOn;       ///< as VariableInfo::livesOn
    uint64_t bytes = 0;
    bool numeric = false; ///< numbers: right aligned
    bool text = false;    ///< strings: a new one stands in quotes
    int64_t gridRows = 0, gridColumns = 0;
    std::vector<std::string> rowNames, columnNames;     ///< of the part; empty: numbers from 1
    int64_t row = 0, column = 0, rows = 0, columns = 0; ///< the part
    std::vector<PageCell> cells;                        ///< column-major
    std::optional<ValueSummary> summary;
};

} // namespace vitrine
