// SPDX-License-Identifier: Apache-2.0
#pragma once
// Steps of blocked algorithms on matrices in buffers: products by tiles, and triangular systems.
// Lives for one plan.
#include "provider/codegen/routine_plan.h"

namespace vitrine::codegen {

/// Part of a matrix in a buffer: element (i, j) is at `at` + i·row + j·column.
struct MatrixPart {
    RoutineBuffer buffer;
    int64_t at = 0;
    int64_t row = 1;
    int64_t column = 1;
    [[nodiscard]] MatrixPart from(int64_t i, int64_t j) const {
        return {buffer, at + i * row + j * column, row, column};
    }
    [[nodiscard]] MatrixPart turned() const { return {buffer, at, column, row}; }
    /// Its first columns, or rows, the last one first.
    [[nodiscard]] MatrixPart backwards(int64_t columns) const {
        return {buffer, at + (columns - 1) * column, row, -column};
    }
    [[nodiscard]] MatrixPart upwards(int64_t rows) const {
        return {buffer, at + (rows - 1) * row, -row, column};
    }
};

/// 16 by 16 threads with so many rows and columns each.
struct Tile {
    int64_t tall = 1, broad = 1;
    int64_t deep = 0;  ///< terms in shared memory at a time; 0: the usual number
    int64_t side = 16; ///< threads across and down; 8 for devices with an exact fma alone
    [[nodiscard]] int64_t high() const { return side * tall; }
    [[nodiscard]] int64_t wide() const { return side * broad; }
    [[nodiscard]] int64_t threads() const { return side * side; }
    [[nodiscard]] int64_t count(int64_t rows, int64_t columns) const {
        return groupsOf(rows, high()) * groupsOf(columns, wide());
    }
};

enum class TileStore : uint8_t { Set, Subtract };
/// Which elements of the result count.
enum class TileKeep : uint8_t { All, Lower, Upper };

/// c (rows-by-columns, c.row 1) = a*b over `depth` terms; or less a*b: from what an element holds
/// on, its terms are one chain of fma(−a, b, ·). The parts may lie in one buffer, but c apart from
/// a and b. What the label and the program don't tell must not change the text: which strides are
/// 1, the buffers, store and keep.
void addTileUpdate(RoutinePlan& plan, const std::string& label, const MatrixPart& c,
                   const MatrixPart& a, const MatrixPart& b, int64_t rows, int64_t columns,
                   int64_t depth, TileStore store, TileKeep keep = TileKeep::All);

/// x in place of b (n-by-sides): t*x = b.
struct Triangular {
    bool lower = false;
    bool unit = false;
};
/// One block of at most 32 unknowns; any strides.
void addBlockSolve(RoutinePlan& plan, const std::string& label, const MatrixPart& t,
                   const MatrixPart& b, int64_t n, int64_t sides, Triangular kind);
/// Any number; b.row is 1. Halved until few are left, or in blocks of 256 where there are few
/// sides.
void addTriangularSolve(RoutinePlan& plan, const std::string& label, const MatrixPart& t,
                        const MatrixPart& b, int64_t n, int64_t sides, Triangular kind);

/// How a thread's elements come to $STORE.
struct TileElements {
    /// Few texts for all, whose length matters then: $STORE has `inside` and places that exist.
    bool staged = false;
    std::string waiting; ///< staged: where an element waits for its next block, if it does
    /// $STORE as a statement for each element alone, waiting included; "": $STORE is that.
    std::string alone;
    std::string held; ///< buffer from whose elements (at, lead) the product is subtracted; "": none
};
/// Is there shared memory enough to stage elements?
[[nodiscard]] bool canStage(const RoutinePlan& plan, Tile tile);

/// How a tile's factors are read.
struct TileLoads {
    bool leftTurned = false;  ///< terms of a row lie together
    bool rightTurned = false; ///< columns of a term lie together
    /// By the views of the factors' buffers: what lies together comes in whole vectors, and so do
    /// the result's rows.
    bool vectors = false;
};
/// With as many terms at a time as loads take to arrive, of a product of so many.
[[nodiscard]] Tile forTerms(const RoutinePlan& plan, Tile tile, int64_t depth);
/// Elements of such a vector; 1 where a workgroup's loads of the tile do not come out even with it.
[[nodiscard]] int64_t loadedVector(const RoutinePlan& plan, Tile tile);
[[nodiscard]] std::string vectorType(DType t, int64_t elements);

/// The file of kernels of tiles, and its words and lists that follow from the tile.
[[nodiscard]] const char* tileFile(const DeviceTraits& traits);
void addTileWords(const RoutinePlan& plan, RoutinePass& pass, Tile tile, TileLoads loads,
                  const TileElements& elements = {});

[[nodiscard]] inline uint32_t word(int64_t n) {
    return static_cast<uint32_t>(n);
}

} // namespace vitrine::codegen
