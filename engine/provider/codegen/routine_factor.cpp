// SPDX-License-Identifier: Apache-2.0
// Blocked factorisations on a device: a workgroup factors a panel of columns, the rest follows by
// triangular systems and products of tiles (G. H. Golub and C. F. Van Loan, "Matrix Computations",
// 4th ed., sections 3.2.11, 4.2.9 and 5.2.3).
#include "provider/codegen/routine_tiles.h"
#include "provider/routine.h"

namespace vitrine::codegen {

namespace {

constexpr int64_t kPanel = kReflectorBlock;

std::string elementType(const RoutinePlan& plan) {
    return valueType(plan.program.outputs[0].dtype);
}

std::vector<std::pair<const char*, std::string>> typeWords(const RoutinePlan& plan) {
    return {{"FMA", fmaOf(plan)},
            {"ZERO", zeroOf(plan.program.outputs[0].dtype)},
            {"T", elementType(plan)}};
}

/// Threads of the workgroup that factors a panel of so many rows.
uint32_t panelThreads(const RoutinePlan& plan, int64_t rows) {
    const bool large =
        rows > 512 && plan.traits.maxWorkgroup >= 1024 && plan.traits.maxShared >= 24 * 1024;
    return large ? 1024 : 256;
}

void addPanel(RoutinePlan& plan, RoutinePass pass, int64_t first, int64_t width) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const uint32_t threads = panelThreads(plan, s[0] - first);
    pass.title = "panel of " + std::to_string(threads) + " threads" + pass.title;
    pass.workgroup = threads;
    pass.arguments = {{"rows", word(s[0])},
                      {"columns", word(s[1])},
                      {"first", word(first)},
                      {"width", word(width)}};
    pass.words = typeWords(plan);
    pass.words.insert(pass.words.begin(),
                      {{"SIZE", std::to_string(threads)},
                       {"LANES", std::to_string(reflectorLanes(s[0] - first))}});
    plan.add(std::move(pass));
}

/// Householder vectors of a panel of `factors`, written out.
void addVectors(RoutinePlan& plan, const RoutineBuffer& factors, const RoutineBuffer& vectors,
                int64_t rows, int64_t first, int64_t width) {
    RoutinePass pass;
    pass.file = "qr_vectors.glsl";
    pass.title = "vectors";
    RoutineBuffer to = vectors;
    to.write = true;
    pass.buffers = {factors, to};
    pass.arguments = {{"rows", word(rows)}, {"first", word(first)}, {"width", word(width)}};
    pass.words = typeWords(plan);
    pass.words.insert(pass.words.begin(), {"FACTORS", factors.name});
    pass.groups = groupsOf((rows - first) * width);
    plan.add(std::move(pass));
}

/// What block reflectors need beside the matrices.
struct ReflectorSpace {
    RoutineBuffer vectors, products, turned;
};

ReflectorSpace reflectorSpace(RoutinePlan& plan, int64_t rows, int64_t columns) {
    const std::string type = elementType(plan);
    const uint64_t size = sizeOf(plan.program.outputs[0].dtype);
    const auto make = [&](int64_t elements, const char* name) {
        return temporaryBuffer(plan.temporary(static_cast<uint64_t>(elements) * size), type, name,
                               false);
    };
    return {make(rows * kPanel, "vectors"), make(kPanel * columns, "products"),
            make(kPanel * columns, "turned")};
}

/// c (rows-by-columns) = (I - V*T*V')*c, or with T' for T. The vectors are in space.vectors.
void addReflection(RoutinePlan& plan, const ReflectorSpace& space, const MatrixPart& factor,
                   const MatrixPart& c, int64_t rows, int64_t width, int64_t columns,
                   bool adjoint) {
    const MatrixPart v{space.vectors, 0, 1, rows};
    const MatrixPart w{space.products, 0, 1, kPanel}, z{space.turned, 0, 1, kPanel};
    addTileUpdate(plan, "V'*C", w, v.turned(), c, width, columns, rows, TileStore::Set);
    addTileUpdate(plan, adjoint ? "T'*W" : "T*W", z, adjoint ? factor.turned() : factor, w, width,
                  columns, width, TileStore::Set);
    addTileUpdate(plan, "C - V*W", c, v, z, rows, columns, width, TileStore::Subtract);
}

void addCopy(RoutinePlan& plan, const std::string& value, std::vector<RoutineBuffer> from,
             int64_t count, int64_t rows) {
    RoutinePass pass;
    pass.file = "copy_or_identity.glsl";
    pass.title = "start";
    pass.buffers = std::move(from);
    pass.buffers.push_back(outputBuffer(elementType(plan), "result"));
    pass.arguments = {{"count", word(count)}, {"rows", word(rows)}};
    pass.words = typeWords(plan);
    pass.words.insert(pass.words.begin(), {"VALUE", value});
    pass.groups = groupsOf(count);
    plan.add(std::move(pass));
}

} // namespace

void planLuFactor(RoutinePlan& plan) {
    const int64_t m = plan.geometry.sizes[0], n = plan.geometry.sizes[1], k = std::min(m, n);
    const std::string type = elementType(plan);
    const RoutineBuffer matrix = outputBuffer(type, "matrix");
    const std::size_t pivots = plan.temporary(static_cast<uint64_t>(k) * 4);
    RoutinePass start;
    start.file = "lu_start.glsl";
    start.title = "start";
    start.buffers = {inputBuffer(0, type, "source"), matrix};
    start.arguments = {{"count", word(luElements(m, n))}, {"rows", word(m)}, {"columns", word(n)}};
    start.words = typeWords(plan);
    start.groups = groupsOf(luElements(m, n));
    plan.add(std::move(start));
    const MatrixPart a{matrix, 0, 1, m};
    for (int64_t p = 0; p < k; p += kPanel) {
        const int64_t width = std::min(kPanel, k - p), next = p + width;
        RoutinePass panel;
        panel.file = "lu_panel.glsl";
        panel.buffers = {matrix, temporaryBuffer(pivots, "uint", "pivots", true)};
        addPanel(plan, std::move(panel), p, width);
        if (n > width) {
            RoutinePass swaps;
            swaps.file = "row_swaps.glsl";
            swaps.title = "exchanges";
            swaps.workgroup = 64;
            swaps.buffers = {matrix, temporaryBuffer(pivots, "uint", "pivots", false)};
            swaps.arguments = {{"rows", word(m)},
                               {"count", word(n - width)},
                               {"first", word(p)},
                               {"width", word(width)}};
            swaps.words = typeWords(plan);
            swaps.groups = groupsOf(n - width, 64);
            plan.add(std::move(swaps));
        }
        addBlockSolve(plan, "rows of U", a.from(p, p), a.from(p, next), width, n - next,
                      {true, true});
        addTileUpdate(plan, "rest", a.from(next, next), a.from(next, p), a.from(p, next), m - next,
                      n - next, width, TileStore::Subtract);
    }
}

void planCholeskyFactor(RoutinePlan& plan) {
    const int64_t n = plan.geometry.sizes[0];
    const bool lower = plan.flag(kLower);
    const std::string type = elementType(plan);
    const RoutineBuffer matrix = outputBuffer(type, "matrix");
    RoutinePass start;
    start.file = "cholesky_start.glsl";
    start.title = "start";
    start.buffers = {inputBuffer(0, type, "source"), matrix};
    start.arguments = {{"rows", word(n)}};
    start.words = typeWords(plan);
    start.words.insert(start.words.begin(), {"KEPT", lower ? "i >= j" : "i <= j"});
    start.groups = groupsOf(n * n + 1);
    plan.add(std::move(start));
    // The factor L, of which the upper one is the transpose.
    const MatrixPart a{matrix, 0, 1, n};
    const MatrixPart l = lower ? a : a.turned();
    for (int64_t p = 0; p < n; p += kPanel) {
        const int64_t width = std::min(kPanel, n - p), next = p + width, rest = n - next;
        RoutinePass block;
        block.file = "cholesky_block.glsl";
        block.title = "block";
        block.buffers = {matrix};
        block.arguments = {{"rows", word(n)}, {"first", word(p)}, {"width", word(width)}};
        block.words = typeWords(plan);
        block.words.insert(
            block.words.begin(),
            {"PLACE", lower ? "(first + k) * rows + first + i" : "(first + i) * rows + first + k"});
        plan.add(std::move(block));
        // L21*L11' = A21: a system for each row.
        addBlockSolve(plan, "columns", l.from(p, p), l.from(next, p).turned(), width, rest,
                      {true, false});
        const MatrixPart column = l.from(next, p);
        addTileUpdate(plan, "rest", a.from(next, next), column, column.turned(), rest, rest, width,
                      TileStore::Subtract, lower ? TileKeep::Lower : TileKeep::Upper);
    }
}

void planQrFactor(RoutinePlan& plan) {
    const int64_t m = plan.geometry.sizes[0], n = plan.geometry.sizes[1], k = std::min(m, n);
    const std::string type = elementType(plan);
    const RoutineBuffer matrix = outputBuffer(type, "result");
    addCopy(plan, "vt_canonical(source[e])", {inputBuffer(0, type, "source")}, m * n, m);
    const ReflectorSpace space = reflectorSpace(plan, m, n);
    const MatrixPart a{matrix, 0, 1, m};
    for (int64_t p = 0; p < k; p += kPanel) {
        const int64_t width = std::min(kPanel, k - p), next = p + width;
        RoutinePass panel;
        panel.file = "qr_panel.glsl";
        panel.title = ", " + std::to_string(reflectorLanes(m - p)) + " sums";
        panel.buffers = {outputBuffer(type, "matrix")};
        addPanel(plan, std::move(panel), p, width);
        if (next == n) continue;
        addVectors(plan, matrix, space.vectors, m, p, width);
        const MatrixPart factor{matrix, m * n + p * kPanel, 1, kPanel};
        addReflection(plan, space, factor, a.from(p, next), m - p, width, n - next, true);
    }
}

void planQrApply(RoutinePlan& plan) {
    const int64_t m = plan.geometry.sizes[0], n = plan.geometry.sizes[1],
                  columns = plan.geometry.sizes[2], k = std::min(m, n);
    const std::string type = elementType(plan);
    const RoutineBuffer factors = inputBuffer(0, type, "factors");
    if (plan.flag(kIdentity))
        addCopy(plan, "e / rows == e % rows ? $T(1) : $ZERO", {}, m * columns, m);
    else
        addCopy(plan, "vt_canonical(source[e])", {inputBuffer(1, type, "source")}, m * columns, m);
    const ReflectorSpace space = reflectorSpace(plan, m, columns);
    const MatrixPart c{outputBuffer(type, "result"), 0, 1, m};
    const bool adjoint = plan.flag(kAdjoint);
    const int64_t blocks = groupsOf(k, kPanel);
    for (int64_t b = 0; b < blocks; ++b) {
        const int64_t p = (adjoint ? b : blocks - 1 - b) * kPanel, width = std::min(kPanel, k - p);
        addVectors(plan, factors, space.vectors, m, p, width);
        const MatrixPart factor{factors, m * n + p * kPanel, 1, kPanel};
        addReflection(plan, space, factor, c.from(p, 0), m - p, width, columns, adjoint);
    }
}

} // namespace vitrine::codegen
