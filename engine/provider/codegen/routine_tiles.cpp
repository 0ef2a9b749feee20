// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/routine_tiles.h"

#include "provider/routine.h"

#include <algorithm>
#include <string_view>

namespace vitrine::codegen {

namespace {

/// Stores a thread's elements from its registers.
constexpr const char* kElements =
    R"(        for (int c = 0; c < $BROAD; ++c) {
            uint j = j0 + (c / $V * 16u + y) * $Vu + c % $V;
            for (int r = 0; r < $TALL; ++r) {
                uint i = i0 + (r / $V * 16u + x) * $Vu + r % $V;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * $LEAD + i;
                $T sum = sums[c * $TALL + r];
                $STORE
            }
        })";

/// Chains that start from nothing.
constexpr const char* kFromZero =
    R"(        for (int s = 0; s < $TALL * $BROAD; ++s)
            sums[s] = $ZERO;)";

/// Chains that start from what the elements hold.
constexpr const char* kFromTarget =
    R"(        for (int c = 0; c < $BROAD; ++c) {
            uint j = min(j0 + (c / $V * 16u + y) * $Vu + c % $V, columns - 1u);
            for (int r = 0; r < $TALL; ++r) {
                uint i = min(i0 + (r / $V * 16u + x) * $Vu + r % $V, rows - 1u);
                sums[c * $TALL + r] = $HELD[at + j * lead + i];$KEPTTARGET
            }
        })";

/// Sums of blocks before the last one.
constexpr const char* kWaiting =
    R"(        if (block > first || end < depth) {
            for (int c = 0; c < $BROAD; ++c) {
                uint j = j0 + (c / $V * 16u + y) * $Vu + c % $V;
                for (int r = 0; r < $TALL; ++r) {
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
            for (int q = 0; q < $BROAD; ++q) {
                if (c == uint(q)) {
                    for (int r = 0; r < $TALL; ++r) {
                        uint place = r * 256u + t;
                        $STAGED = sums[q * $TALL + r];
                    }
                }
            }
            uint beyond = j0 + (c / $Vu * 16u + y) * $Vu + c % $Vu;
            uint j = min(beyond, columns - 1u);
            for (uint high = 0u; high < $TALLu; high += $Vu) {
                for (int q = 0; q < $V; ++q) {
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
                uint j = j0 + (p / $TALLu / $Vu * $SIDEu + y) * $Vu + p / $TALLu % $Vu;
                uint i = i0 + (p % $TALLu / $Vu * $SIDEu + x) * $Vu + p % $TALLu % $Vu;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * $LEAD + i;
                $T sum = $FIRST;
                for (uint k = block; k < end; ++k)
                    sum = vt_fma_kept($SIGN$A[fromA + leftPlace(i, k)], $B[fromB + rightPlace(k, j)], sum);
                $KEPTSTORE
            }
            continue;
        })"}};
constexpr std::pair<const char*, const char*> kKeptInLoops[] = {
    {"KEPTLEFT", "\n        leastLeft = vt_least(leastLeft, nextLeft[q]);"},
    {"KEPTRIGHT", "\n        leastRight = vt_least(leastRight, nextRight[q]);"},
    {"KEPTTARGET", "\n                leastStart = vt_least(leastStart, sums[c * $TALL + r]);"}};

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

/// Bytes of shared memory for a term.
int64_t bytesOf(DType t, Tile tile) {
    const int64_t vector = vectorOf(t, tile);
    return 2 * (leadOf(tile.high(), vector) + leadOf(tile.wide(), vector)) * vector *
           static_cast<int64_t>(sizeOf(t));
}

/// Terms that are in shared memory at a time.
int64_t depthOf(const RoutinePlan& plan, Tile tile) {
    if (tile.deep) return tile.deep;
    const int64_t bytes = bytesOf(plan.dtype(0), tile);
    // Many sums a thread: what is on its way besides must leave room for two workgroups a
    // processor.
    int64_t deep = plan.traits.fmaExact && tile.tall * tile.broad >= 64 ? 8 : 16;
    while (deep > 4 && deep * bytes > static_cast<int64_t>(plan.traits.maxShared))
        deep /= 2;
    return deep;
}

/// "[0]", "[1]", …; once "" where there are no vectors.
std::vector<std::string> partsOf(int64_t vector) {
    if (vector == 1) return {""};
    std::vector<std::string> parts;
    for (int64_t e = 0; e < vector; ++e)
        parts.push_back("[" + std::to_string(e) + "]");
    return parts;
}

/// What product_registers.glsl writes out: vectors of a thread's rows, vectors of its columns and
/// the terms in shared memory.
class WrittenTile {
public:
    WrittenTile(Tile tile, int64_t vector, int64_t deep, std::string type)
        : m_high(tile.tall / vector), m_wide(tile.broad / vector), m_broad(tile.broad),
          m_vector(vector), m_deep(deep), m_side(tile.side),
          m_leftLead(leadOf(tile.high(), vector)), m_rightLead(leadOf(tile.wide(), vector)),
          m_type(std::move(type)) {}

    /// `whole`: a vector of rows is inside or not, never in part.
    void addTo(Slots& lists, bool held, bool whole) const {
        std::vector<Slots> parts;
        for (const std::string& part : partsOf(m_vector)) {
            const std::string q = std::to_string(parts.size()), store = "storeElement";
            parts.emplace_back()
                .text("Q", q)
                .text("OF", part)
                .text("GUARDED",
                      whole || parts.size() == 1 ? store : "if (i + " + q + "u < rows) " + store);
        }
        lists.rows("SUMS", sums(held))
            .rows("FMAS", additions())
            .rows("STEPS", steps())
            .rows("PARTS", std::move(parts))
            .text("PARAMETERS", operands("in " + m_type + " ", ""))
            .text("AHEAD", loads(0, "_0"))
            .text("NOW", loads(0, ""))
            .text("OPERANDS", operands("", ""));
    }
    /// How loaded items get to shared memory. Those that run along the terms are turned.
    [[nodiscard]] std::vector<Slots> items(int64_t items, bool turned, bool left) const {
        const std::string part =
            std::string(left ? "[i % " : "[j % ") + std::to_string(m_vector) + "u]";
        if (items == 1 || !turned) return itemRows({""}, 0, items == 1 && m_vector > 1 ? part : "");
        return itemRows(partsOf(items), left ? m_leftLead : m_rightLead, part);
    }

private:
    [[nodiscard]] static std::vector<Slots> itemRows(const std::vector<std::string>& items,
                                                     int64_t lead, const std::string& part) {
        std::vector<Slots> rows;
        for (std::size_t e = 0; e < items.size(); ++e)
            rows.emplace_back()
                .text("OF", items[e])
                .text("PART", part)
                .text("STEP",
                      e == 0 ? "" : " + " + std::to_string(static_cast<int64_t>(e) * lead) + "u");
        return rows;
    }
    [[nodiscard]] std::string components(int64_t c) const {
        return partsOf(m_vector)[static_cast<std::size_t>(c % m_vector)];
    }
    [[nodiscard]] Slots sum(int64_t c, int64_t r) const {
        Slots slots;
        slots.text("C", std::to_string(c)).text("R", std::to_string(r));
        return slots;
    }
    [[nodiscard]] std::vector<Slots> sums(bool held) const {
        const std::string v = std::to_string(m_vector) + "u";
        std::vector<Slots> rows;
        for (int64_t c = 0; c < m_broad; ++c) {
            for (int64_t r = 0; r < m_high; ++r) {
                const std::string i = "i0 + (" + std::to_string(r * m_side) + "u + x) * " + v;
                const std::string j = "j0 + (" + std::to_string(c / m_vector * m_side) +
                                      "u + y) * " + v + " + " + std::to_string(c % m_vector) + "u";
                rows.push_back(sum(c, r));
                rows.back().text("ATI", i).text("ATJ", j).text(
                    "ORIGIN", held ? "heldAt(" + i + ", " + j + ")" : m_type + "(0)");
            }
        }
        return rows;
    }
    [[nodiscard]] std::vector<Slots> additions() const {
        std::vector<Slots> rows;
        for (int64_t c = 0; c < m_broad; ++c) {
            for (int64_t q = 0; q < m_high; ++q) {
                rows.push_back(sum(c, c % 2 == 0 ? q : m_high - 1 - q));
                rows.back().text("Q", std::to_string(c / m_vector)).text("OF", components(c));
            }
        }
        return rows;
    }
    [[nodiscard]] std::vector<Slots> steps() const {
        std::vector<Slots> rows;
        for (int64_t k = 0; k < m_deep; ++k) {
            const std::string next = "_" + std::to_string(k + 1);
            rows.emplace_back()
                .text("LOADS", k + 1 < m_deep ? loads(k + 1, next) : "")
                .text("OPERANDS", operands("", "_" + std::to_string(k)));
        }
        return rows;
    }
    /// Both sides' operands of a term, each with texts around its name.
    [[nodiscard]] std::string operands(const std::string& before, const std::string& after) const {
        std::string text;
        for (int64_t q = 0; q < m_high; ++q)
            text += before + "u" + std::to_string(q) + after + ", ";
        for (int64_t q = 0; q < m_wide; ++q)
            text += (q > 0 ? ", " : "") + before + "v" + std::to_string(q) + after;
        return text;
    }
    [[nodiscard]] std::string loads(int64_t k, const std::string& after) const {
        std::string text;
        const auto load = [&](const char* name, const char* from, int64_t q, int64_t lead) {
            text += m_type + " " + name + std::to_string(q) + after + " = " + from + " + " +
                    std::to_string(k * lead + q * m_side) + "u];\n";
        };
        for (int64_t q = 0; q < m_high; ++q)
            load("u", "left[fromLeft", q, m_leftLead);
        for (int64_t q = 0; q < m_wide; ++q)
            load("v", "right[fromRight", q, m_rightLead);
        return text;
    }

    int64_t m_high, m_wide, m_broad; ///< vectors of a thread's rows and of its columns; its columns
    int64_t m_vector, m_deep, m_side, m_leftLead, m_rightLead;
    std::string m_type;
};

/// What loops over a thread's elements say, on devices without an exact fma.
std::vector<std::pair<const char*, std::string>>
loopWords(int64_t vector, const TileElements& elements, bool careful) {
    std::vector<std::pair<const char*, std::string>> words = {
        {"ELEMENTS", elements.staged ? kElementsOnce : kElements},
        {"WAIT", elements.waiting.empty() ? "" : kWaiting},
        {"START", elements.held.empty() ? kFromZero : kFromTarget}};
    for (const auto& [name, text] : kKeptInLoops)
        words.emplace_back(name, careful ? text : "");
    const auto ofVector = [&](const char* name, const char* index) {
        return std::string(name) + "[" + index +
               (vector == 1 ? "]" : " / $V][" + std::string(index) + " % $V]");
    };
    words.emplace_back("UOFR", ofVector("u", "r"));
    words.emplace_back("VOFC", ofVector("v", "c"));
    words.emplace_back("PARTOFI", vector == 1 ? "" : "[i % $Vu]");
    words.emplace_back("PARTOFJ", vector == 1 ? "" : "[j % $Vu]");
    return words;
}

} // namespace

Tile forTerms(const RoutinePlan& plan, Tile tile, int64_t depth) {
    // A thread's multiplications of a round, which the loads of the next one have time for; and
    // what leaves room for several workgroups a processor.
    constexpr int64_t kRound = 512, kMostTerms = 64, kMostBytes = 36 << 10, kRounds = 8;
    const int64_t usual = depthOf(plan, tile);
    const int64_t most = std::min<int64_t>(kMostBytes, plan.traits.maxShared);
    int64_t deep = std::min(kMostTerms, kRound / (tile.tall * tile.broad));
    while (deep > usual && (deep * kRounds > depth || deep * bytesOf(plan.dtype(0), tile) > most))
        deep /= 2;
    if (plan.traits.fmaExact && deep > usual) tile.deep = deep;
    return tile;
}

int64_t loadedVector(const RoutinePlan& plan, Tile tile) {
    if (!plan.traits.fmaExact) return 1;
    const int64_t vector = vectorOf(plan.dtype(0), tile), deep = depthOf(plan, tile);
    const auto even = [&](int64_t extent) {
        return extent * deep % (tile.threads() * vector) == 0;
    };
    return even(tile.high()) && even(tile.wide()) ? vector : 1;
}

std::string vectorType(DType t, int64_t elements) {
    if (elements == 1) return valueType(t);
    return (t == DType::Single ? "vec" : "dvec") + std::to_string(elements);
}

const char* tileFile(const DeviceTraits& traits) {
    return traits.fmaExact ? "product_registers.glsl" : "product_tiles.glsl";
}

bool canStage(const RoutinePlan& plan, Tile tile) {
    // Each thread has a column, in place of the left factor.
    return 2 * depthOf(plan, tile) * tile.high() >= tile.threads() * tile.tall;
}

void addTileWords(const RoutinePlan& plan, RoutinePass& pass, Tile tile, TileLoads loads,
                  const TileElements& elements) {
    const DType t = plan.dtype(0);
    const int64_t vector = vectorOf(t, tile), deep = depthOf(plan, tile);
    const int64_t items = loads.vectors ? vector : 1;
    const std::string v = std::to_string(vector), type = vectorType(t, vector);
    const std::string& held = elements.held;
    const bool careful = losesSubnormals(plan);
    const auto store = std::find_if(pass.words.begin(), pass.words.end(), [](const auto& word) {
        return std::string_view(word.first) == "STORE";
    });
    VITRINE_ASSERT(store != pass.words.end());
    // Words that hold others come first.
    std::vector<std::pair<const char*, std::string>> words;
    if (!plan.traits.fmaExact) words = loopWords(vector, elements, careful);
    for (const auto& [name, text] : kKept)
        words.emplace_back(name, careful ? text : "");
    const std::pair<const char*, std::string> outer[] = {
        {"FIRST", held.empty() ? "$ZERO" : held + "[e]"},
        {"KEPTSTORE", elements.alone.empty() ? store->second : elements.alone},
        {"HELD", held},
        {"SIGN", held.empty() ? "" : "-"},
        {"RUN", held.empty() ? std::to_string(kProductBlock) + "u" : "depth"},
        {"PLACE", elements.waiting}};
    words.insert(words.end(), std::begin(outer), std::end(outer));
    if (plan.traits.fmaExact && !elements.staged) {
        // A function stores an element.
        std::string& statement = store->second;
        if (const std::size_t at = statement.find("continue;"); at != std::string::npos)
            statement.replace(at, 9, "return;");
        constexpr std::string_view kDeep = "\n                ";
        for (std::size_t at = 0; (at = statement.find(kDeep, at)) != std::string::npos;)
            statement.replace(at, kDeep.size(), "\n    ");
    }
    pass.words.insert(pass.words.begin(), std::make_move_iterator(words.begin()),
                      std::make_move_iterator(words.end()));
    const auto along = [&](int64_t extent) {
        const std::string position = "p % " + std::to_string(extent / items) + "u";
        return items == 1 ? position : position + " * " + std::to_string(items) + "u";
    };
    const auto across = [&](int64_t extent) {
        return "p / " + std::to_string(extent / items) + "u";
    };
    const int64_t lefts = tile.high() * deep / (tile.threads() * items),
                  rights = tile.wide() * deep / (tile.threads() * items);
    const std::pair<const char*, std::string> inner[] = {
        {"LEFTS", std::to_string(lefts)},
        {"RIGHTS", std::to_string(rights)},
        // Threads run along the dimension that lies together.
        {"LEFTI", loads.leftTurned ? across(deep) : along(tile.high())},
        {"LEFTK", loads.leftTurned ? along(deep) : across(tile.high())},
        {"RIGHTJ", loads.rightTurned ? along(tile.wide()) : across(deep)},
        {"RIGHTK", loads.rightTurned ? across(tile.wide()) : along(deep)},
        {"LEFTHIGH", std::to_string(loads.leftTurned ? 1 : items)},
        {"LEFTDEEP", std::to_string(loads.leftTurned ? items : 1)},
        {"RIGHTWIDE", std::to_string(loads.rightTurned ? items : 1)},
        {"RIGHTDEEP", std::to_string(loads.rightTurned ? 1 : items)},
        {"VIEW", items == 1 ? "" : std::to_string(items)},
        {"PER", items == 1 ? "" : " / " + std::to_string(items) + "u"},
        {"ITEM", items == 1 ? "$T" : "$VECTOR"},
        {"HIGHLEAD", std::to_string(leadOf(tile.high(), vector))},
        {"WIDELEAD", std::to_string(leadOf(tile.wide(), vector))},
        {"HIGH", std::to_string(tile.high())},
        {"WIDE", std::to_string(tile.wide())},
        {"STAGED", vector == 1 ? "left[place]" : "left[place / $Vu][place % $Vu]"},
        {"SIDE", std::to_string(tile.side)},
        {"HALVES", std::to_string(tile.side / 8)},
        {"FOURROWS", std::to_string(4 * tile.side)},
        {"THREADS", std::to_string(tile.threads())},
        {"TALL", std::to_string(tile.tall)},
        {"BROAD", std::to_string(tile.broad)},
        {"DEEP", std::to_string(deep)},
        {"TWICE", std::to_string(2 * deep)},
        {"ZERO", zeroOf(t)},
        {"VECTOR", type},
        {"V", v},
        {"T", valueType(t)}};
    pass.words.insert(pass.words.end(), std::begin(inner), std::end(inner));
    VITRINE_ASSERT(plan.traits.fmaExact || tile.side == 16);
    if (!plan.traits.fmaExact) return;
    pass.workgroup = static_cast<uint32_t>(tile.threads());
    const WrittenTile written(tile, vector, deep, type);
    written.addTo(pass.lists, !held.empty(), loads.vectors);
    std::vector<Slots> left, right;
    for (int64_t q = 0; q < lefts; ++q)
        left.emplace_back().text("Q", std::to_string(q));
    for (int64_t q = 0; q < rights; ++q)
        right.emplace_back().text("Q", std::to_string(q));
    std::vector<Slots> loaded;
    for (const std::string& part : partsOf(items))
        loaded.emplace_back().text("OF", part);
    pass.lists.rows("LEFTS", std::move(left))
        .rows("RIGHTS", std::move(right))
        .rows("LEFTITEMS", written.items(items, loads.leftTurned, true))
        .rows("RIGHTITEMS", written.items(items, !loads.rightTurned, false))
        .rows("LOADED", std::move(loaded))
        .flag("CAREFUL", careful)
        .flag("HELD", !held.empty())
        .flag("WAITS", !elements.waiting.empty())
        .flag("STAGED", elements.staged);
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
    pass.file = tileFile(plan.traits);
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
                      {"B[", std::string(b.buffer.name) + "["},
                      {"A$VIEW", a.buffer.name},
                      {"B$VIEW", b.buffer.name}};
        TileElements elements;
        if (subtracts) elements.held = c.buffer.name;
        addTileWords(plan, text, tile,
                     {.leftTurned = std::abs(a.column) == 1 && a.row != 1,
                      .rightTurned = std::abs(b.row) != 1 && b.column == 1},
                     elements);
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
