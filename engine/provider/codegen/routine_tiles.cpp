// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/routine_tiles.h"

#include "provider/routine.h"

#include <algorithm>
#include <string_view>

namespace vitrine::codegen {

namespace {

/// Stores a thread's elements from its registers.
constexpr const char* kElements =
    R"(        $UNROLLfor (int c = 0; c < $BROAD; ++c) {
            uint j = j0 + (c / $V * 16u + y) * $Vu + c % $V;
            $UNROLLfor (int r = 0; r < $TALL; ++r) {
                uint i = i0 + (r / $V * 16u + x) * $Vu + r % $V;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * $LEAD + i;
                $T sum = sums[c * $TALL + r];
                $STORE
            }
        })";

/// Chains that start from nothing.
constexpr const char* kFromZero =
    R"(        $UNROLLfor (int s = 0; s < $TALL * $BROAD; ++s)
            sums[s] = $ZERO;)";

/// Chains that start from what the elements hold.
constexpr const char* kFromTarget =
    R"(        $UNROLLfor (int c = 0; c < $BROAD; ++c) {
            uint j = min(j0 + (c / $V * 16u + y) * $Vu + c % $V, columns - 1u);
            $UNROLLfor (int r = 0; r < $TALL; ++r) {
                uint i = min(i0 + (r / $V * 16u + x) * $Vu + r % $V, rows - 1u);
                sums[c * $TALL + r] = $HELD[at + j * lead + i];$KEPTTARGET
            }
        })";

/// Sums of blocks before the last one.
constexpr const char* kWaiting =
    R"(        if (block > first || end < depth) {
            $UNROLLfor (int c = 0; c < $BROAD; ++c) {
                uint j = j0 + (c / $V * 16u + y) * $Vu + c % $V;
                $UNROLLfor (int r = 0; r < $TALL; ++r) {
                    uint i = i0 + (r / $V * 16u + x) * $Vu + r % $V;
                    if (i >= rows || j >= columns) continue;
                    uint e = target + j * $LEAD + i;
                    if (block > first) sums[c * $TALL + r] = $PLACE + sums[c * $TALL + r];
                    if (end < depth) $PLACE = sums[c * $TALL + r];
                }
            }
            if (end < depth) continue;
        }
)";

/// The same with few texts for all elements: a thread has them in places of its own in shared
/// memory, a column at a time, since registers cannot be chosen by number. Beyond the edge,
/// elements are made again without being stored, so that nothing branches and several are under way
/// at once.
constexpr const char* kElementsOnce =
    R"($WAIT        for (uint c = 0u; c < $BROADu; ++c) {
            $UNROLLfor (int q = 0; q < $BROAD; ++q) {
                if (c == uint(q)) {
                    $UNROLLfor (int r = 0; r < $TALL; ++r) {
                        uint place = r * 256u + t;
                        $STAGED = sums[q * $TALL + r];
                    }
                }
            }
            uint beyond = j0 + (c / $Vu * 16u + y) * $Vu + c % $Vu;
            uint j = min(beyond, columns - 1u);
            for (uint high = 0u; high < $TALLu; high += $Vu) {
                $UNROLLfor (int q = 0; q < $V; ++q) {
                    uint under = i0 + (high / $Vu * 16u + x) * $Vu + q;
                    uint i = min(under, rows - 1u);
                    bool inside = under < rows && beyond < columns;
                    uint e = target + j * $LEAD + i;
                    uint place = (high + q) * 256u + t;
                    $T sum = $STAGED;
                    $STORE
                }
            }
        }
        barrier();)";

/// Where the device's fma loses subnormal numbers: the least magnitudes of the factors tell whether
/// any could matter in the tile so far; if so its elements are made again with care, one by one.
constexpr std::pair<const char*, const char*> kKept[] = {
    {"KEPTSHARED", "\nshared uint least[3];\nuint leastLeft;\nuint leastRight;\n"
                   "uint leastStart;"},
    {"KEPTLEFT", "\n        leastLeft = vt_least(leastLeft, nextLeft[q]);"},
    {"KEPTRIGHT", "\n        leastRight = vt_least(leastRight, nextRight[q]);"},
    {"KEPTTARGET", "\n                leastStart = vt_least(leastStart, sums[c * $TALL + r]);"},
    {"KEPTSTART", R"(
    leastLeft = 0xffffffffu;
    leastRight = 0xffffffffu;
    leastStart = 0xffffffffu;
    if (t < 3u) least[t] = 0xffffffffu;)"},
    {"KEPTELEMENTS", R"(
        atomicMin(least[0], leastLeft);
        atomicMin(least[1], leastRight);
        atomicMin(least[2], leastStart);
        barrier();
        if (vt_fma_loses(least[0], least[1]) || vt_start_loses(least[2])) {
            for (uint p = 0u; p < $TALLu * $BROADu; ++p) {
                uint j = j0 + (p / $TALLu / $Vu * 16u + y) * $Vu + p / $TALLu % $Vu;
                uint i = i0 + (p % $TALLu / $Vu * 16u + x) * $Vu + p % $TALLu % $Vu;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * $LEAD + i;
                $T sum = $FIRST;
                for (uint k = block; k < end; ++k)
                    sum = vt_fma_kept($SIGN$A[fromA + leftPlace(i, k)], $B[fromB + rightPlace(k, j)], sum);
                $KEPTSTORE
            }
            continue;
        })"}};

/// Binds a part's buffer once; what is written stays written.
void bind(RoutinePass& pass, RoutineBuffer buffer, bool write) {
    for (RoutineBuffer& known : pass.buffers) {
        if (known.kind != buffer.kind || known.slot != buffer.slot) continue;
        known.write = known.write || write;
        return;
    }
    buffer.write = write;
    pass.buffers.push_back(buffer);
}

/// Elements of a vector in shared memory.
int64_t vectorOf(DType t, Tile tile) {
    return std::min<int64_t>({16 / static_cast<int64_t>(sizeOf(t)), tile.tall, tile.broad});
}

/// Rows of shared memory are one vector longer than the tile: turned factors are stored across.
int64_t leadOf(int64_t extent, int64_t vector) {
    return extent / vector + 1;
}

/// Terms that are in shared memory at a time.
int64_t depthOf(const RoutinePlan& plan, Tile tile) {
    const DType t = plan.dtype(0);
    const int64_t vector = vectorOf(t, tile);
    const int64_t bytes = 2 * (leadOf(tile.high(), vector) + leadOf(tile.wide(), vector)) * vector *
                          static_cast<int64_t>(sizeOf(t));
    int64_t deep = 16;
    while (deep > 4 && deep * bytes > static_cast<int64_t>(plan.traits.maxShared))
        deep /= 2;
    return deep;
}

} // namespace

bool canStage(const RoutinePlan& plan, Tile tile) {
    // 256 threads with a column each, in place of the left factor.
    return 2 * depthOf(plan, tile) * tile.high() >= 256 * tile.tall;
}

void addTileWords(const RoutinePlan& plan, RoutinePass& pass, Tile tile, bool leftTurned,
                  bool rightTurned, const TileElements& elements) {
    const DType t = plan.dtype(0);
    const int64_t vector = vectorOf(t, tile), deep = depthOf(plan, tile);
    const auto lead = [&](int64_t extent) { return leadOf(extent, vector); };
    const std::string v = std::to_string(vector);
    const std::string depth = std::to_string(deep) + "u";
    const std::string high = std::to_string(tile.high()) + "u",
                      wide = std::to_string(tile.wide()) + "u";
    const std::string type = valueType(t);
    // Without an exact fma an addition is a long text already: those loops stay loops.
    const std::string& held = elements.held;
    const std::pair<const char*, std::string> first[] = {
        {"RUN", held.empty() ? std::to_string(kProductBlock) + "u" : "depth"},
        {"ELEMENTS", elements.staged ? kElementsOnce : kElements},
        {"WAIT", elements.waiting.empty() ? "" : kWaiting},
        {"PLACE", elements.waiting}};
    pass.words.insert(pass.words.begin(), std::begin(first), std::end(first));
    const bool careful = losesSubnormals(plan);
    const auto store = std::find_if(pass.words.begin(), pass.words.end(), [](const auto& word) {
        return std::string_view(word.first) == "STORE";
    });
    VITRINE_ASSERT(store != pass.words.end());
    const std::pair<const char*, std::string> kept[] = {
        {"FIRST", held.empty() ? "$ZERO" : held + "[e]"},
        {"KEPTSTORE", elements.alone.empty() ? store->second : elements.alone},
        {"HELD", held},
        {"SIGN", held.empty() ? "" : "-"}};
    pass.words.insert(pass.words.begin(), std::begin(kept), std::end(kept));
    for (auto at = std::rbegin(kKept); at != std::rend(kKept); ++at)
        pass.words.insert(pass.words.begin(), {at->first, careful ? at->second : ""});
    pass.words.insert(pass.words.begin(), {"START", held.empty() ? kFromZero : kFromTarget});
    const std::pair<const char*, std::string> words[] = {
        {"LEFTS", std::to_string(tile.high() * deep / 256)},
        {"RIGHTS", std::to_string(tile.wide() * deep / 256)},
        // Threads run along the dimension that lies together.
        {"LEFTI", leftTurned ? "p / " + depth : "p % " + high},
        {"LEFTK", leftTurned ? "p % " + depth : "p / " + high},
        {"RIGHTJ", rightTurned ? "p % " + wide : "p / " + depth},
        {"RIGHTK", rightTurned ? "p / " + wide : "p % " + depth},
        {"HIGHLEAD", std::to_string(lead(tile.high()))},
        {"WIDELEAD", std::to_string(lead(tile.wide()))},
        {"HIGH", std::to_string(tile.high())},
        {"WIDE", std::to_string(tile.wide())},
        {"UOFR", vector == 1 ? "u[r]" : "u[r / $V][r % $V]"},
        {"VOFC", vector == 1 ? "v[c]" : "v[c / $V][c % $V]"},
        {"STAGED", vector == 1 ? "left[place]" : "left[place / $Vu][place % $Vu]"},
        {"PARTOFI", vector == 1 ? "" : "[i % $Vu]"},
        {"PARTOFJ", vector == 1 ? "" : "[j % $Vu]"},
        {"TALL", std::to_string(tile.tall)},
        {"BROAD", std::to_string(tile.broad)},
        {"DEEP", std::to_string(deep)},
        {"UNROLL", plan.traits.fmaExact ? "[[unroll]] " : ""},
        {"ZERO", zeroOf(t)},
        {"VECTOR", vector == 1 ? type : (t == DType::Single ? "vec" : "dvec") + v},
        {"V", v},
        {"T", type}};
    pass.words.insert(pass.words.end(), std::begin(words), std::end(words));
}

void addTileUpdate(RoutinePlan& plan, const std::string& label, const MatrixPart& c,
                   const MatrixPart& a, const MatrixPart& b, int64_t rows, int64_t columns,
                   int64_t depth, TileStore store, TileKeep keep) {
    if (rows == 0 || columns == 0 || depth == 0) return;
    constexpr int64_t kManyTiles = 128;
    Tile tile{4, 4};
    if (rows <= 32) tile = {2, 4};
    if (columns <= 32) tile = {4, 2};
    if (Tile{8, 8}.count(rows, columns) >= kManyTiles && std::min(rows, columns) > 64)
        tile = {8, 8};
    RoutinePass pass;
    pass.file = "product_tiles.glsl";
    pass.title =
        label + ", tiles of " + std::to_string(tile.high()) + "×" + std::to_string(tile.wide());
    bind(pass, a.buffer, false);
    bind(pass, b.buffer, false);
    bind(pass, c.buffer, true);
    const int64_t tiles = tile.count(rows, columns);
    pass.arguments = {{"rows", word(rows)},
                      {"columns", word(columns)},
                      {"depth", word(depth)},
                      {"pages", 1},
                      {"pageA", word(a.at)},
                      {"rowA", word(a.row)},
                      {"columnA", word(a.column)},
                      {"pageB", word(b.at)},
                      {"rowB", word(b.row)},
                      {"columnB", word(b.column)},
                      {"at", word(c.at)},
                      {"lead", word(c.column)},
                      {"rowTiles", word(groupsOf(rows, tile.high()))},
                      {"columnTiles", word(groupsOf(columns, tile.wide()))},
                      {"tiles", word(tiles)}};
    pass.groups = tiles;
    plan.add(std::move(pass), [&](RoutinePass& text) {
        text.accessors = "uint leftPlace(uint i, uint k) { return rowA * i + columnA * k; }\n"
                         "uint rightPlace(uint k, uint j) { return rowB * k + columnB * j; }\n\n";
        const std::string target = std::string(c.buffer.name) + "[e]";
        const bool subtracts = store == TileStore::Subtract;
        std::string stored = subtracts ? target + " = vt_canonical(sum);"
                                       : "if (block > first) sum = " + target +
                                             " + sum;\n                " + target + " = sum;";
        std::string skip;
        if (keep == TileKeep::Lower) {
            stored = "if (i >= j) " + stored;
            skip = "\n    if (i0 + $HIGHu <= j0) return;";
        } else if (keep == TileKeep::Upper) {
            stored = "if (i <= j) " + stored;
            skip = "\n    if (j0 + $WIDEu <= i0) return;";
        }
        // A single part is at its start plus nothing a page.
        text.words = {{"SKIP", skip},
                      {"STOP", "depth"},
                      {"FMA", plan.traits.fmaExact ? "fma" : "vt_fma"},
                      {"TARGET", "at"},
                      {"LEAD", "lead"},
                      {"STORE", stored},
                      {"FROMA", "pageA"},
                      {"FROMB", "pageB"},
                      {"A[", std::string(a.buffer.name) + "["},
                      {"B[", std::string(b.buffer.name) + "["}};
        TileElements elements;
        if (subtracts) elements.held = c.buffer.name;
        addTileWords(plan, text, tile, std::abs(a.column) == 1 && a.row != 1,
                     std::abs(b.row) != 1 && b.column == 1, elements);
    });
}

namespace {

/// Buffers, and where everything is, of a step of a triangular system.
RoutinePass solvePass(const RoutinePlan& plan, const char* file, const std::string& label,
                      const MatrixPart& t, const MatrixPart& b) {
    const DType type = plan.program.outputs[0].dtype;
    RoutinePass pass;
    pass.file = file;
    pass.title = label;
    bind(pass, t.buffer, false);
    bind(pass, b.buffer, true);
    pass.arguments = {{"triangleAt", word(t.at)},         {"triangleRow", word(t.row)},
                      {"triangleColumn", word(t.column)}, {"sideAt", word(b.at)},
                      {"sideRow", word(b.row)},           {"sideStep", word(b.column)}};
    pass.words = {{"UNROLL", plan.traits.fmaExact ? "[[unroll]] " : ""},
                  {"FMA", fmaOf(plan)},
                  {"TRIANGLE", t.buffer.name},
                  {"SIDES", b.buffer.name},
                  {"ZERO", zeroOf(type)},
                  {"T", valueType(type)}};
    return pass;
}

/// Statements for what a thread divides by.
std::string reciprocalOf(const std::string& element) {
    return "    $T own = " + element + ";\n    $T reciprocal = vt_div($T(1), own);\n";
}

/// Blocks of 256 unknowns of few sides, a workgroup each, and what they take from the rest.
void addThinSolve(RoutinePlan& plan, const std::string& label, const MatrixPart& t,
                  const MatrixPart& b, int64_t n, int64_t sides, Triangular kind) {
    constexpr int64_t kWide = 256;
    const bool together = std::abs(t.row) != 1; // a row's terms lie together
    const int64_t each = together ? 32 : 64;    // rows of a workgroup
    // A multiple of two. An fma that the device does not have is long.
    const int64_t ahead = plan.traits.fmaExact ? 8 : 2;
    for (int64_t done = 0; done < n; done += kWide) {
        const int64_t width = std::min(kWide, n - done), rest = n - done - width;
        const int64_t p = kind.lower ? done : rest;
        RoutinePass block =
            solvePass(plan, "solve_vector.glsl", label + ", block", t.from(p, p), b.from(p, 0));
        block.arguments.emplace_back("width", word(width));
        const std::pair<const char*, std::string> order[] = {
            {"ORDER", kind.lower ? "step" : "width - 1u - step"},
            {"AFTER", kind.lower ? "t > k" : "t < k"},
            {"DIVIDED", kind.unit ? "value" : "vt_div_with(value, own, reciprocal)"},
            {"RECIPROCAL", kind.unit ? ""
                                     : reciprocalOf("$TRIANGLE[triangleAt + row * "
                                                    "(triangleRow + triangleColumn)]")},
            {"STEPS", std::to_string(ahead)}};
        block.words.insert(block.words.begin(), std::begin(order), std::end(order));
        std::vector<Slots> steps;
        for (int64_t q = 0; q < ahead; ++q)
            steps.emplace_back().text("Q", std::to_string(q)).text("ODD", std::to_string(q % 2));
        block.lists.rows("AHEAD", std::move(steps));
        block.groups = sides;
        plan.add(std::move(block));
        if (rest == 0) return;
        // Terms in the order in which their unknowns were found.
        const MatrixPart terms = kind.lower ? t.from(p + width, p) : t.from(0, p).backwards(width);
        RoutinePass less =
            solvePass(plan, together ? "subtract_rows.glsl" : "subtract_columns.glsl",
                      label + ", rest", terms, b);
        less.workgroup = together ? 256 : 64;
        less.arguments.emplace_back("rows", word(rest));
        less.arguments.emplace_back("depth", word(width));
        less.arguments.emplace_back("first", word(kind.lower ? p + width : 0));
        less.arguments.emplace_back("found", word(kind.lower ? p : p + width - 1));
        less.arguments.emplace_back("foundStep", word(kind.lower ? 1 : -1));
        less.arguments.emplace_back("sides", word(sides));
        less.arguments.emplace_back("rowGroups", word(groupsOf(rest, each)));
        less.groups = groupsOf(rest, each) * sides;
        plan.add(std::move(less));
    }
}

} // namespace

void addBlockSolve(RoutinePlan& plan, const std::string& label, const MatrixPart& t,
                   const MatrixPart& b, int64_t n, int64_t sides, Triangular kind) {
    if (n == 0 || sides == 0) return;
    RoutinePass pass = solvePass(plan, "solve_block.glsl", label, t, b);
    pass.arguments.emplace_back("width", word(n));
    pass.arguments.emplace_back("sides", word(sides));
    const std::pair<const char*, std::string> order[] = {
        {"ORDER", kind.lower ? "step" : "width - 1u - step"},
        {"AFTER", kind.lower ? "i > k" : "i < k"},
        {"DIVIDE", kind.unit ? "" : "\n            value = vt_div_with(value, own, reciprocal);"},
        {"RECIPROCAL", kind.unit ? "" : reciprocalOf("inside ? triangle[i * 33u + i] : $T(1)")}};
    pass.words.insert(pass.words.begin(), std::begin(order), std::end(order));
    pass.groups = groupsOf(sides, 8);
    plan.add(std::move(pass));
}

void addTriangularSolve(RoutinePlan& plan, const std::string& label, const MatrixPart& t,
                        const MatrixPart& b, int64_t n, int64_t sides, Triangular kind) {
    constexpr int64_t kFew = 4;
    if (n == 0 || sides == 0) return;
    if (n <= kFactorBlock) return addBlockSolve(plan, label + ", block", t, b, n, sides, kind);
    if (sides <= kFew) return addThinSolve(plan, label, t, b, n, sides, kind);
    const int64_t half = halfOf(n), rest = n - half;
    const auto first = [&] { addTriangularSolve(plan, label, t, b, half, sides, kind); };
    const auto second = [&] {
        addTriangularSolve(plan, label, t.from(half, half), b.from(half, 0), rest, sides, kind);
    };
    if (kind.lower) {
        first();
        addTileUpdate(plan, label + ", rest", b.from(half, 0), t.from(half, 0), b, rest, sides,
                      half, TileStore::Subtract);
        second();
    } else {
        second();
        addTileUpdate(plan, label + ", rest", b, t.from(0, half).backwards(rest),
                      b.from(half, 0).upwards(rest), half, sides, rest, TileStore::Subtract);
        first();
    }
}

} // namespace vitrine::codegen
