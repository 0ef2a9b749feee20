// SPDX-License-Identifier: Apache-2.0
// Factorisations on a device: columns are halved until a panel is left, which one workgroup
// factors; the rest follows by triangular systems and products of tiles (S. Toledo, "Locality of
// reference in LU decomposition with partial pivoting", SIAM J. Matrix Anal. Appl. 18(4), 1997; G.
// H. Golub and C. F. Van Loan, "Matrix Computations", 4th ed., section 5.2.3). A complex matrix is
// kept as its real and imaginary parts in turn, twice as many rows: with the panel's factors as
// real matrices, [re -im; im re] for an element, everything beside the panel is a real system or
// product.
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
    // Fewer for small ones are no gain: in a reflector's panel they share columns as well.
    return large ? 1024 : 256;
}

/// `words`: what only the text needs.
void addPanel(RoutinePlan& plan, RoutinePass pass, int64_t first, int64_t width, uint32_t threads,
              const std::function<void(RoutinePass&)>& words = {}) {
    const auto size = plan.sizes<sizes::Matrix>();
    pass.title = "panel of " + std::to_string(threads) + " threads" + pass.title;
    pass.workgroup = threads;
    pass.arguments = {{"rows", word(size.m)},
                      {"columns", word(size.n)},
                      {"first", word(first)},
                      {"width", word(width)}};
    const auto types = typeWords(plan);
    pass.words.insert(pass.words.end(), types.begin(), types.end());
    pass.words.insert(pass.words.begin(),
                      {{"SIZE", std::to_string(threads)},
                       {"LANES", std::to_string(reflectorLanes(size.m - first))}});
    plan.add(std::move(pass), words);
}

/// Rows of a list whose slot `name` is from, from + 1, …, end - 1.
std::vector<Slots> countedRows(const char* name, int64_t from, int64_t end) {
    std::vector<Slots> rows;
    for (; from < end; ++from)
        rows.emplace_back().text(name, std::to_string(from));
    return rows;
}

/// What lu_panel.glsl writes out, for `high` rows a thread and `wide` columns at a time.
Slots panelLists(int64_t high, int64_t wide) {
    std::vector<Slots> pivots = countedRows("P", 0, wide);
    for (int64_t p = 0; p < wide; ++p)
        pivots[static_cast<std::size_t>(p)].rows("AFTER", countedRows("C", p + 1, wide));
    Slots lists;
    lists.rows("ROWS", countedRows("R", 0, high))
        .rows("LOWER", countedRows("R", 1, high))
        .rows("COLUMNS", countedRows("C", 0, wide))
        .rows("PIVOTS", std::move(pivots));
    return lists;
}

/// What cholesky_rows.glsl writes out.
Slots blockLists() {
    std::vector<Slots> after = countedRows("D", 1, kFactorBlock);
    for (std::size_t c = 0; c < after.size(); ++c)
        after[c].text("C", std::to_string(c));
    Slots lists;
    lists.rows("COLUMNS", countedRows("C", 0, kFactorBlock)).rows("AFTER", std::move(after));
    return lists;
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

/// Factors of a matrix that is in the output.
class LuPasses {
public:
    explicit LuPasses(RoutinePlan& plan)
        : m_plan(plan), m_parts(partsOf(plan)),
          m_matrix(outputBuffer(elementType(plan), "matrix")) {
        const auto size = plan.sizes<sizes::Matrix>();
        m_m = size.m, m_n = size.n;
        m_pivots = plan.temporary(static_cast<uint64_t>(std::min(m_m, m_n)) * 4);
        if (m_parts == 2) m_vectors = vectorSpace(plan, m_m);
    }

    void add() {
        const int64_t k = std::min(m_m, m_n);
        if (m_parts == 2) return addComplexColumns(k);
        addColumns(0, k);
        if (m_n > k) addFollowing(0, k, m_n - k);
    }

private:
    [[nodiscard]] RoutineBuffer pivots(bool write) const {
        return temporaryBuffer(m_pivots, "uint", "pivots", write);
    }
    [[nodiscard]] MatrixPart whole() const { return {m_matrix, 0, 1, m_parts * m_m}; }

    /// Columns [first, first + width) from row `first` on, of which those before lost their part.
    void addColumns(int64_t first, int64_t width) {
        if (width <= kFactorBlock) return addRealPanel(first, width);
        const int64_t half = halfOf(width), next = first + half;
        addColumns(first, half);
        addFollowing(first, half, width - half);
        addColumns(next, width - half);
        addExchange(next, width - half, first, half);
    }

    /// The `count` columns behind [first, first + width), which are factored.
    void addFollowing(int64_t first, int64_t width, int64_t count) {
        const int64_t next = first + width;
        const MatrixPart a = whole(), rows = a.from(first, next);
        addExchange(first, width, next, count);
        addTriangularSolve(m_plan, "rows of U", a.from(first, first), rows, width, count,
                           {true, true});
        addTileUpdate(m_plan, "rest", a.from(next, next), a.from(next, first), rows, m_m - next,
                      count, width, TileStore::Subtract);
    }

    /// A panel of complex columns is real to what follows, of twice the size.
    void addComplexColumns(int64_t k) {
        const MatrixPart a = whole();
        for (int64_t p = 0; p < k; p += kPanel) {
            const int64_t width = std::min(kPanel, k - p), next = p + width;
            RoutinePass panel;
            panel.file = "lu_complex_panel.glsl";
            panel.buffers = {m_matrix, pivots(true)};
            addPanel(m_plan, std::move(panel), p, width, panelThreads(m_plan, m_m - p));
            addExchange(p, width, 0, p);
            if (next == m_n) continue;
            addExchange(p, width, next, m_n - next);
            addVectors(m_plan, m_matrix, m_vectors, m_m, p, width);
            const MatrixPart lower{m_vectors, 0, 1, 2 * (m_m - p)}, rows = a.from(2 * p, next);
            addTriangularSolve(m_plan, "rows of U", lower, rows, 2 * width, m_n - next,
                               {true, true});
            addTileUpdate(m_plan, "rest", a.from(2 * next, next), lower.from(2 * width, 0), rows,
                          2 * (m_m - next), m_n - next, 2 * width, TileStore::Subtract);
        }
    }

    void addRealPanel(int64_t first, int64_t width) {
        // So many elements a thread are in registers.
        constexpr int64_t kHeld = 32;
        const int64_t rows = m_m - first;
        const uint32_t threads = rows > 512 && m_plan.traits.maxWorkgroup >= 512 ? 512 : 256;
        int64_t high = 1;
        while (high * threads < rows)
            high *= 2;
        const int64_t wide = std::min<int64_t>(4, kHeld / high);
        const uint32_t most = wide > 1 ? threads : panelThreads(m_plan, rows);
        RoutinePass panel;
        panel.file = wide > 1 ? "lu_panel.glsl" : "lu_panel_long.glsl";
        panel.buffers = {m_matrix, pivots(true)};
        if (wide > 1)
            panel.title =
                ", " + std::to_string(wide) + " of " + std::to_string(high) + " rows each";
        const auto words = [&](RoutinePass& pass) {
            pass.words.insert(pass.words.begin(),
                              {{"HIGH", std::to_string(high)}, {"WIDE", std::to_string(wide)}});
            pass.lists = panelLists(high, wide);
        };
        addPanel(m_plan, std::move(panel), first, width, most, words);
    }

    /// The exchanges of rows [first, first + width) in `count` columns from `column` on.
    void addExchange(int64_t first, int64_t width, int64_t column, int64_t count) {
        if (count == 0) return;
        RoutinePass swaps;
        swaps.file = "row_swaps.glsl";
        swaps.title = "exchanges";
        swaps.buffers = {m_matrix, pivots(false)};
        swaps.arguments = {{"rows", word(m_m)},
                           {"from", word(m_parts * column)},
                           {"lines", word(m_parts * count)},
                           {"first", word(first)},
                           {"width", word(width)}};
        swaps.words = typeWords(m_plan);
        swaps.words.insert(swaps.words.begin(), {"PARTS", std::to_string(m_parts)});
        swaps.groups = groupsOf(m_parts * count, 4);
        m_plan.add(std::move(swaps));
    }

    RoutinePlan& m_plan;
    int64_t m_parts, m_m = 0, m_n = 0;
    RoutineBuffer m_matrix, m_vectors;
    std::size_t m_pivots = 0;
};

/// The factor of a matrix that is in the output.
class CholeskyPasses {
public:
    explicit CholeskyPasses(RoutinePlan& plan)
        : m_plan(plan), m_lower(plan.flag(kLower)),
          m_n(plan.sizes<sizes::Square>().n), m_whole{outputBuffer(elementType(plan), "matrix"), 0,
                                                      1, m_n},
          m_factor(m_lower ? m_whole : m_whole.turned()) {}

    /// Columns [first, first + width) of L, of which those before lost their part.
    void addColumns(int64_t first, int64_t width) {
        if (width <= kFactorBlock) return addBlock(first, width);
        const int64_t half = halfOf(width), next = first + half;
        const int64_t rest = m_n - next, wide = width - half;
        addColumns(first, half);
        const MatrixPart column = m_factor.from(next, first);
        addTileUpdate(m_plan, "rest", m_whole.from(next, next), column, column.turned(),
                      m_lower ? rest : wide, m_lower ? wide : rest, half, TileStore::Subtract,
                      m_lower ? TileKeep::Lower : TileKeep::Upper);
        addColumns(next, wide);
    }

private:
    void addBlock(int64_t first, int64_t width) {
        RoutinePass block;
        // Rows in registers, where an operation is one instruction.
        const bool inRows = fmaOf(m_plan) == "fma" && m_plan.dtype(0) == DType::Double;
        block.file = inRows ? "cholesky_rows.glsl" : "cholesky_block.glsl";
        block.title = "block";
        if (inRows) block.workgroup = kFactorBlock;
        block.buffers = {m_whole.buffer};
        block.arguments = {{"rows", word(m_n)}, {"first", word(first)}, {"width", word(width)}};
        block.words = typeWords(m_plan);
        block.words.insert(block.words.begin(),
                           {"PLACE", m_lower ? "(first + k) * rows + first + i"
                                             : "(first + i) * rows + first + k"});
        m_plan.add(std::move(block), [&](RoutinePass& pass) {
            if (inRows) pass.lists = blockLists();
        });
        // L21*L11' = A21: a system for each row.
        addBlockSolve(m_plan, "columns", m_factor.from(first, first),
                      m_factor.from(first + width, first).turned(), width, m_n - first - width,
                      {true, false});
    }

    RoutinePlan& m_plan;
    bool m_lower;
    int64_t m_n;
    MatrixPart m_whole, m_factor; ///< the upper factor is the transpose of L
};

} // namespace

void planLuFactor(RoutinePlan& plan) {
    const auto [m, n] = plan.sizes<sizes::Matrix>();
    const int64_t parts = partsOf(plan);
    RoutinePass start;
    start.file = "lu_start.glsl";
    start.title = "start";
    start.buffers = sources(plan);
    start.buffers.push_back(outputBuffer(elementType(plan), "matrix"));
    start.arguments = {
        {"count", word(luElements(m, n, parts))}, {"size", word(parts * m * n)}, {"rows", word(m)}};
    start.words = typeWords(plan);
    start.words.insert(start.words.begin(), {"SOURCE", sourceElement(plan)});
    start.groups = groupsOf(luElements(m, n, parts));
    plan.add(std::move(start));
    LuPasses(plan).add();
}

void planCholeskyFactor(RoutinePlan& plan) {
    const int64_t n = plan.sizes<sizes::Square>().n;
    const std::string type = elementType(plan);
    RoutinePass start;
    start.file = "cholesky_start.glsl";
    start.title = "start";
    start.buffers = {inputBuffer(0, type, "source"), outputBuffer(type, "matrix")};
    start.arguments = {{"rows", word(n)}};
    start.words = typeWords(plan);
    start.words.insert(start.words.begin(), {"KEPT", plan.flag(kLower) ? "i >= j" : "i <= j"});
    start.groups = groupsOf(n * n + 1);
    plan.add(std::move(start));
    CholeskyPasses(plan).addColumns(0, n);
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
        addPanel(plan, std::move(panel), p, width, panelThreads(plan, m - p));
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
