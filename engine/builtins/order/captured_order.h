// SPDX-License-Identifier: Apache-2.0
#pragma once
// Extremes with their positions, medians and modes of captured arrays, all of it where they are.
// Each works on lines: the elements along the middle one of three dimensions. Engine thread.
#include "builtins/core/captured_ops.h"

namespace vitrine {

/// Lines of a captured array.
struct CapturedLines {
    Value data; ///< before-by-length-by-after
    Lines lines;
    /// One element a line.
    [[nodiscard]] Shape one() const {
        return Shape(std::vector<int64_t>{lines.inner, 1, lines.outer});
    }
    [[nodiscard]] Shape whole() const {
        return Shape(std::vector<int64_t>{lines.inner, lines.length, lines.outer});
    }
};
/// The dimensions [from, to) of x as one, in the middle.
[[nodiscard]] CapturedLines linesOf(const CapturedOps& ops, const Value& x, int from, int to);
/// Are the elements' values exact as doubles or singles, so that lines can be compared by them?
[[nodiscard]] bool comparesAsFloat(DType t);

/// Values and positions (from 1), one or all a line as the function says.
struct Positioned {
    Value values;
    Value positions;
};
/// The first greatest (least) element of each line; NaN only where all are, or with takeNan the
/// first NaN.
[[nodiscard]] Positioned extremesCaptured(const CapturedOps& ops, const CapturedLines& x,
                                          bool largest, bool takeNan);
/// The greatest (least) element so far, for each; reverse: from the end.
[[nodiscard]] Positioned runningExtremesCaptured(const CapturedOps& ops, const CapturedLines& x,
                                                 bool largest, bool reverse);
/// Complex numbers that are pending, on a device or many.
[[nodiscard]] bool capturedComplex(Interpreter& vm, const Value& v);
/// Stable order of the elements of each line, from 1: complex ones by magnitude and then angle, or
/// by parts, the real one first. What is missing stands at one end.
[[nodiscard]] Value orderOfLines(const CapturedOps& ops, const Value& x,
                                 const Lines& lines, bool descending, bool missingFirst,
                                 bool byParts = false);
/// out[i,k,o] = x[i, index[i,k,o], o] of real or complex x.
[[nodiscard]] Value takenAlong(const CapturedOps& ops, const Value& x, const Lines& lines,
                               const Value& index);
/// For each complex element of a column (or of each column of a matrix) its number in ascending
/// order; equal ones have equal numbers and missing ones NaN, so that sets can be made of these.
[[nodiscard]] Value complexRanks(const CapturedOps& ops, const Value& items);
/// extremesCaptured and runningExtremesCaptured of what no float compares exactly: complex numbers
/// and 64-bit integers.
[[nodiscard]] Positioned orderedExtremes(const CapturedOps& ops, const CapturedLines& x,
                                         bool largest, bool takeNan);
[[nodiscard]] Positioned orderedRunningExtremes(const CapturedOps& ops, const CapturedLines& x,
                                                bool largest, bool reverse);
/// The middle element of each line, or the mean of both: doubles.
[[nodiscard]] Value mediansCaptured(const CapturedOps& ops, const CapturedLines& x, bool omitNan);
/// The most frequent element of each line, the least of equals, and its frequency as `positions`.
[[nodiscard]] Positioned modesCaptured(const CapturedOps& ops, const CapturedLines& x);

} // namespace vitrine
