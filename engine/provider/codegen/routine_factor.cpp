// SPDX-License-Identifier: Apache-2.0
// Blocked factorisations on a device: a workgroup factors a panel of columns, the rest follows by
// triangular systems and products of tiles (G. H. Golub and C. F. Van Loan, "Matrix Computations",
// 4th ed., sections 3.2.11, 4.2.9 and 5.2.3). A complex matrix is kept as its real and imaginary
// parts in turn, twice as many rows: with the panel's factors as real matrices, [re -im; im re] for
// an element, everything beside the panel is a real system or product.
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

/// Rows that an element takes in the kept matrix.
int64_t partsOf(const RoutinePlan& plan) {
    return plan.flag(kComplex) ? 2 : 1;
}

/// Threads of the workgroup that factors a panel of so many rows.
uint32_t panelThreads(const RoutinePlan& plan, int64_t rows) {
    const bool large =
        rows > 512 && plan.traits.maxWorkgroup >= 1024 && plan.traits.maxShared >= 24 * 1024;
    return large ? 1024 : 256;
}

void addPanel(RoutinePlan& plan, RoutinePass pass, int64_t first, int64_t width) {
    const auto size = plan.sizes<sizes::Matrix>();
    const uint32_t threads = panelThreads(plan, size.m - first);
    pass.title = "panel of " + std::to_string(threads) + " threads" + pass.title;
    pass.workgroup = threads;
    pass.arguments = {{"rows", word(size.m)},
                      {"columns", word(size.n)},
                      {"first", word(first)},
                      {"width", word(width)}};
    pass.words = typeWords(plan);
    pass.words.insert(pass.words.begin(),
                      {{"SIZE", std::to_string(threads)},
                       {"LANES", std::to_string(reflectorLanes(size.m - first))}});
    plan.add(std::move(pass));
}

/// The unit lower part of a panel of `factors`, written out: Householder vectors, or columns of L.
void addVectors(RoutinePlan& plan, const RoutineBuffer& factors, const RoutineBuffer& vectors,
                int64_t rows, int64_t first, int64_t width) {
    RoutinePass pass;
    const int64_t parts = partsOf(plan);
    pass.file = parts == 2 ? "complex_vectors.glsl" : "qr_vectors.glsl";
    pass.title = "vectors";
    RoutineBuffer to = vectors;
    to.write = true;
    pass.buffers = {factors, to};
    pass.arguments = {{"rows", word(rows)}, {"first", word(first)}, {"width", word(width)}};
    pass.words = typeWords(plan);
    pass.words.insert(pass.words.begin(), {"FACTORS", factors.name});
    pass.groups = groupsOf(parts * (rows - first) * parts * width);
    plan.add(std::move(pass));
}

RoutineBuffer vectorSpace(RoutinePlan& plan, int64_t rows) {
    const int64_t parts = partsOf(plan);
    const auto size = static_cast<int64_t>(sizeOf(plan.program.outputs[0].dtype));
    return temporaryBuffer(
        plan.temporary(static_cast<uint64_t>(parts * rows * parts * kPanel * size)),
        elementType(plan), "vectors", false);
}

/// What block reflectors need beside the matrices.
struct ReflectorSpace {
    RoutineBuffer vectors, products, turned;
};

ReflectorSpace reflectorSpace(RoutinePlan& plan, int64_t rows, int64_t columns) {
    const std::string type = elementType(plan);
    const uint64_t size = sizeOf(plan.program.outputs[0].dtype);
    const int64_t parts = partsOf(plan);
    const auto make = [&](const char* name) {
        const auto elements = static_cast<uint64_t>(parts * kPanel * columns);
        return temporaryBuffer(plan.temporary(elements * size), type, name, false);
    };
    const RoutineBuffer vectors = vectorSpace(plan, rows), products = make("products");
    return {vectors, products, make("turned")};
}

/// c (rows-by-columns of elements) = (I - V*T*V')*c, or with T' for T, for `width` vectors of
/// `rows` elements in space.vectors.
void addReflection(RoutinePlan& plan, const ReflectorSpace& space, const MatrixPart& factor,
                   const MatrixPart& c, int64_t rows, int64_t width, int64_t columns,
                   bool adjoint) {
    const int64_t parts = partsOf(plan);
    rows *= parts, width *= parts;
    const MatrixPart v{space.vectors, 0, 1, rows};
    const MatrixPart w{space.products, 0, 1, parts * kPanel}, z{space.turned, 0, 1, parts * kPanel};
    addTileUpdate(plan, "V'*C", w, v.turned(), c, width, columns, rows, TileStore::Set);
    addTileUpdate(plan, adjoint ? "T'*W" : "T*W", z, adjoint ? factor.turned() : factor, w, width,
                  columns, width, TileStore::Set);
    addTileUpdate(plan, "C - V*W", c, v, z, rows, columns, width, TileStore::Subtract);
}

/// Element e of the kept matrix as the inputs have it.
std::string sourceElement(const RoutinePlan& plan) {
    return partsOf(plan) == 2 ? "e % 2u == 0u ? source[e / 2u] : imaginary[e / 2u]" : "source[e]";
}
std::vector<RoutineBuffer> sources(const RoutinePlan& plan) {
    std::vector<RoutineBuffer> out{inputBuffer(0, elementType(plan), "source")};
    if (partsOf(plan) == 2) out.push_back(inputBuffer(1, elementType(plan), "imaginary"));
    return out;
}

/// Where a panel's triangle T is in the factors.
MatrixPart triangleAt(const RoutinePlan& plan, const RoutineBuffer& factors, int64_t first) {
    // Of the factors, which a factorisation and what applies it both begin their sizes with.
    const auto [m, n] = plan.sizes<sizes::Matrix>();
    const int64_t parts = partsOf(plan);
    return {factors, parts * (m * n + first * parts * kPanel), 1, parts * kPanel};
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
    const auto [m, n] = plan.sizes<sizes::Matrix>();
    const int64_t k = std::min(m, n);
    const int64_t parts = partsOf(plan);
    const std::string type = elementType(plan);
    const RoutineBuffer matrix = outputBuffer(type, "matrix");
    const std::size_t pivots = plan.temporary(static_cast<uint64_t>(k) * 4);
    const RoutineBuffer vectors = parts == 2 ? vectorSpace(plan, m) : matrix;
    RoutinePass start;
    start.file = "lu_start.glsl";
    start.title = "start";
    start.buffers = sources(plan);
    start.buffers.push_back(matrix);
    start.arguments = {
        {"count", word(luElements(m, n, parts))}, {"size", word(parts * m * n)}, {"rows", word(m)}};
    start.words = typeWords(plan);
    start.words.insert(start.words.begin(), {"SOURCE", sourceElement(plan)});
    start.groups = groupsOf(luElements(m, n, parts));
    plan.add(std::move(start));
    const MatrixPart a{matrix, 0, 1, parts * m};
    for (int64_t p = 0; p < k; p += kPanel) {
        const int64_t width = std::min(kPanel, k - p), next = p + width;
        RoutinePass panel;
        panel.file = parts == 2 ? "lu_complex_panel.glsl" : "lu_panel.glsl";
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
            swaps.words.insert(swaps.words.begin(), {"PARTS", std::to_string(parts)});
            swaps.groups = groupsOf(n - width, 64);
            plan.add(std::move(swaps));
        }
        if (next == n) continue;
        const MatrixPart rows = a.from(parts * p, next);
        MatrixPart lower = a.from(p, p);
        if (parts == 2) {
            addVectors(plan, matrix, vectors, m, p, width);
            lower = {vectors, 0, 1, parts * (m - p)};
        }
        addTriangularSolve(plan, "rows of U", lower, rows, parts * width, n - next, {true, true});
        addTileUpdate(plan, "rest", a.from(parts * next, next), lower.from(parts * width, 0), rows,
                      parts * (m - next), n - next, parts * width, TileStore::Subtract);
    }
}

void planCholeskyFactor(RoutinePlan& plan) {
    const int64_t n = plan.sizes<sizes::Square>().n;
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
    const auto [m, n] = plan.sizes<sizes::Matrix>();
    const int64_t k = std::min(m, n);
    const int64_t parts = partsOf(plan);
    const std::string type = elementType(plan);
    const RoutineBuffer matrix = outputBuffer(type, "result");
    addCopy(plan, "vt_canonical(" + sourceElement(plan) + ")", sources(plan), parts * m * n, m);
    const ReflectorSpace space = reflectorSpace(plan, m, n);
    const MatrixPart a{matrix, 0, 1, parts * m};
    for (int64_t p = 0; p < k; p += kPanel) {
        const int64_t width = std::min(kPanel, k - p), next = p + width;
        RoutinePass panel;
        panel.file = parts == 2 ? "qr_complex_panel.glsl" : "qr_panel.glsl";
        panel.title = ", " + std::to_string(reflectorLanes(m - p)) + " sums";
        panel.buffers = {outputBuffer(type, "matrix")};
        addPanel(plan, std::move(panel), p, width);
        if (next == n) continue;
        addVectors(plan, matrix, space.vectors, m, p, width);
        addReflection(plan, space, triangleAt(plan, matrix, p), a.from(parts * p, next), m - p,
                      width, n - next, true);
    }
}

void planQrApply(RoutinePlan& plan) {
    const auto [m, n, columns] = plan.sizes<sizes::QrApply>();
    const int64_t k = std::min(m, n);
    const int64_t parts = partsOf(plan), rows = parts * m;
    const std::string type = elementType(plan);
    const RoutineBuffer factors = inputBuffer(0, type, "factors");
    const std::string diagonal = parts == 2 ? "2u * (e / rows)" : "e / rows";
    if (plan.flag(kIdentity))
        addCopy(plan, diagonal + " == e % rows ? $T(1) : $ZERO", {}, rows * columns, rows);
    else
        addCopy(plan, "vt_canonical(source[e])", {inputBuffer(1, type, "source")}, rows * columns,
                rows);
    const ReflectorSpace space = reflectorSpace(plan, m, columns);
    const MatrixPart c{outputBuffer(type, "result"), 0, 1, rows};
    const bool adjoint = plan.flag(kAdjoint);
    const int64_t blocks = groupsOf(k, kPanel);
    for (int64_t b = 0; b < blocks; ++b) {
        const int64_t p = (adjoint ? b : blocks - 1 - b) * kPanel, width = std::min(kPanel, k - p);
        addVectors(plan, factors, space.vectors, m, p, width);
        addReflection(plan, space, triangleAt(plan, factors, p), c.from(parts * p, 0), m - p, width,
                      columns, adjoint);
    }
}

} // namespace vitrine::codegen
