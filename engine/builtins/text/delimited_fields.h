// SPDX-License-Identifier: Apache-2.0
#pragma once
// Reading delimited fields by a format, as textscan, strread and textread do: fields end at
// delimiters and line ends, rows are one pass over the format. Any thread.
#include "builtins/core/support.h"

namespace vitrine {

struct FieldScanOptions {
    std::vector<std::u16string> delimiters;   ///< none: white space separates
    std::u16string whitespace = u" \b\t";     ///< skipped in front of a field
    std::u16string endOfLine;                 ///< empty: \n, \r\n and \r
    std::u16string commentStart;              ///< empty: no comments
    std::u16string commentEnd;                ///< empty: the line's end
    std::vector<std::u16string> treatAsEmpty; ///< texts that stand for a missing number
    std::u16string exponents = u"eEdD";       ///< letters that begin an exponent
    double emptyValue = std::numeric_limits<double>::quiet_NaN();
    int64_t headerLines = 0;
    int64_t rows = -1; ///< passes over the format at most; -1: until the text ends
    bool multipleDelimitersAsOne = false;
    bool collectOutput = false;
    bool returnOnError = true;
    bool strings = false;     ///< text columns as string arrays
    bool padColumns = false;  ///< all columns get the same length
    bool plainFormat = false; ///< strread's smaller set of conversions
};

/// What the texts of a column stand for.
struct FieldMeaning {
    enum class Kind : uint8_t { Itself, Datetime, Duration, Category } kind = Kind::Itself;
    std::u16string format; ///< of times; empty: to be found out
};

struct FieldScan {
    std::vector<Value> columns;
    std::vector<FieldMeaning> meanings; ///< one a column
    std::size_t end = 0;                ///< code units read
};

/// Scans the text. An empty format stands for as many %f as the first line has fields. Throws
/// MATLAB:textscan:… for a format that cannot be read.
[[nodiscard]] FieldScan scanFields(std::u16string_view text, std::u16string_view format,
                                   bool formatGiven, const FieldScanOptions& options,
                                   const char* function);

} // namespace vitrine
