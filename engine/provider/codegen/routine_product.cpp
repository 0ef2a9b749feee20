// SPDX-License-Identifier: Apache-2.0
// Matrix products and permutations on a device.
#include "provider/codegen/routine_epilogue.h"
#include "provider/codegen/routine_tiles.h"
#include "provider/routine.h"

namespace vitrine::codegen {

namespace {

/// Places of elements within a page of each factor.
std::string places(bool left, bool right) {
    return std::string("uint leftPlace(uint i, uint k) { return ") +
           (left ? "k + depth * i" : "i + rows * k") +
           "; }\nuint rightPlace(uint k, uint j) { return " +
           (right ? "j + columns * k" : "k + depth * j") + "; }\n\n";
}

/// What the kernels of a product share.
struct ProductText {
    std::string type, fma, unroll;
    int64_t blocks = 1;
    bool left = false, right = false; ///< transposed
    bool symmetric = false;
};

/// Where an element of the result is.
struct ProductPlace {
    std::string element, row, column;
    std::string inside = "true";
};

/// The statement that an element leaves with.
std::string finished(const RoutinePlan& plan, const ProductPlace& at, const std::string& value) {
    const std::string canonical = "vt_canonical(" + value + ")";
    if (!plan.hasEpilogue()) return "result[" + at.element + "] = " + canonical + ";";
    return "finish(" + at.inside + ", " + at.element + ", " + at.row + ", " + at.column + ", " +
           canonical + ");";
}

/// Binds what the result goes to, when all else of the pass is there. Null: as it is.
const RoutineEpilogue* addFinish(RoutinePlan& plan, RoutinePass& pass, const std::string& type) {
    if (plan.hasEpilogue()) return &plan.addEpilogue(pass);
    pass.buffers.push_back(outputBuffer(type, "result"));
    return nullptr;
}

/// Partial results, added in runs of 2048 until one an element is left.
void planSums(RoutinePlan& plan, std::size_t partial, int64_t elements, int64_t terms,
              const std::string& type) {
    while (terms > 1) {
        const int64_t runs = groupsOf(terms, kProductBlock);
        RoutinePass pass;
        pass.file = "product_sums.glsl";
        pass.title = runs == 1 ? "sum" : "sums";
        pass.buffers = {temporaryBuffer(partial, type, "partial", false)};
        if (runs > 1) {
            partial =
                plan.temporary(static_cast<uint64_t>(elements * runs) * sizeOf(plan.dtype(0)));
            pass.buffers.push_back(temporaryBuffer(partial, type, "sums", true));
        }
        pass.arguments = {
            {"count", word(elements * runs)}, {"elements", word(elements)}, {"terms", word(terms)}};
        pass.words = {
            {"STORE", runs == 1
                          ? finished(plan, {"thread", "thread % rows", "thread / rows"}, "sum")
                          : "sums[thread] = sum;"},
            {"T", type}};
        pass.groups = groupsOf(elements * runs);
        if (runs == 1) {
            if (plan.hasEpilogue())
                pass.arguments.emplace_back("rows", word(plan.geometry.dims[0]));
            addFinish(plan, pass, type);
        }
        plan.add(pass);
        terms = runs;
    }
}

/// Without an exact fma an addition is a long text already: those loops stay loops.
constexpr const char* kUnroll = "[[unroll]] ";

RoutinePass productPass(const RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const std::string type = valueType(plan.dtype(0));
    RoutinePass pass;
    pass.buffers = {inputBuffer(0, type, "a"), inputBuffer(1, type, "b")};
    pass.arguments = {{"rows", word(s[0])},  {"columns", word(s[1])}, {"depth", word(s[2])},
                      {"pages", word(s[3])}, {"pageA", word(s[4])},   {"pageB", word(s[5])}};
    return pass;
}

/// Adds a temporary for the blocks' results; gives its slot.
std::size_t addPartials(RoutinePlan& plan, RoutinePass& pass, const ProductText& text) {
    const auto partials = static_cast<uint64_t>(plan.geometry.elements() * text.blocks);
    const std::size_t slot = plan.temporary(partials * sizeOf(plan.dtype(0)));
    pass.buffers.push_back(temporaryBuffer(slot, text.type, "partial", true));
    return slot;
}

void planDiagonal(RoutinePlan& plan, const ProductText& text) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const int64_t elements = plan.geometry.elements();
    const bool split = text.blocks > 1;
    RoutinePass pass = productPass(plan);
    pass.file = "product_diagonal.glsl";
    pass.title = split ? "blocks of a diagonal" : "diagonal";
    pass.workgroup = 64;
    pass.groups = groupsOf(elements * text.blocks, 64);
    pass.arguments.emplace_back("down", word(s[6]));
    pass.arguments.emplace_back("across", word(s[7]));
    pass.arguments.emplace_back("elements", word(elements));
    pass.arguments.emplace_back("count", word(elements * text.blocks));
    pass.accessors = places(text.left, text.right);
    const std::size_t partial = split ? addPartials(plan, pass, text) : 0;
    pass.words = {
        {"STORE", split ? "partial[thread] = sum;" : finished(plan, {"e", "e", "0u"}, "sum")},
        {"FMA", fmaOf(plan)},
        {"ZERO", zeroOf(plan.dtype(0))},
        {"T", text.type}};
    if (!split) addFinish(plan, pass, text.type);
    plan.add(pass);
    planSums(plan, partial, elements, text.blocks, text.type);
}

/// Where the device's fma loses subnormal numbers, a thread keeps the least magnitudes of what it
/// reads, and makes its elements again with care if any could matter.
void addThinCare(const RoutinePlan& plan, RoutinePass& pass, const std::string& fma, bool turned) {
    const bool kept = losesSubnormals(plan);
    const std::string own = turned ? "turned[own + q]" : "now[q]";
    const auto note = [&](const std::string& indent, const std::string& term) {
        return "\n" + indent + "leastLong = vt_least(leastLong, " + term + ");";
    };
    const std::string start =
        turned ? "page * $PAGELONG + depth * i + first" : "page * $PAGELONG + longPlace(i, first)";
    const std::pair<const char*, std::string> words[] = {
        {"KEPTTERM", "uint leastLong;\nuint leastThin;\n\n"
                     "$T term($T x, $T y, $T sum) {\n"
                     "    leastThin = vt_least(leastThin, y);\n"
                     "    return " +
                         fma + "(x, y, sum);\n}\n\n"},
        {"KEPTSTART", "\n    leastLong = 0xffffffffu;\n    leastThin = 0xffffffffu;"},
        {"KEPTNOW", note(turned ? "                " : "            ", own)},
        {"KEPTREST", turned ? note("                ", own) : note("        ", "ahead[q]")},
        {"KEPTELEMENTS",
         "\n    if (vt_fma_loses(leastLong, leastThin)) {\n"
         "        uint fromKept = " +
             start +
             ";\n"
             "        for (uint w = 0u; w < $THINu; ++w) {\n"
             "            $T sum = $ZERO;\n"
             "            for (uint k = 0u; k < terms; ++k)\n"
             "                sum = vt_fma_kept($LONG[fromKept + longPlace(0u, k)],\n"
             "                                  $OTHER[fromThin + thinPlace(w, first + k)], sum);\n"
             "            $KEPTSTORE\n"
             "        }\n"
             "        return;\n"
             "    }"}};
    std::size_t at = 0;
    for (const auto& [word, text] : words)
        pass.words.insert(pass.words.begin() + static_cast<std::ptrdiff_t>(at++),
                          {word, kept ? text : ""});
}

/// A factor of less than 8 rows or columns.
void planThinProduct(RoutinePlan& plan, const ProductText& text) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    // Which factor is the long one, and do terms lie together in it and in the thin one?
    const bool longLeft = s[1] <= s[0];
    const int64_t many = longLeft ? s[0] : s[1], thin = longLeft ? s[1] : s[0];
    const bool together = longLeft ? text.left : !text.right;
    const bool thinTogether = longLeft ? !text.right : text.left;
    const bool split = text.blocks > 1;
    const int64_t count = many * s[3] * text.blocks;
    // Where threads of one group are at different terms, the thin factor is turned likewise.
    const bool twice = together && thinTogether && thin == 1 && many < 64 && split;
    const auto shared = [&](std::size_t deep) {
        return (twice ? 2 : 1) * sizeOf(plan.dtype(0)) * 64 * (deep + 1) + 3 * 64 * 4;
    };
    const int64_t ahead = plan.traits.productAhead;
    const int64_t deep =
        !together || shared(static_cast<std::size_t>(ahead)) <= plan.traits.maxShared
            ? ahead
            : std::min<int64_t>(ahead, 8);
    RoutinePass pass = productPass(plan);
    pass.file = together ? "product_rows.glsl" : "product_thin.glsl";
    pass.title = std::string(split ? "blocks" : "elements") + " of " + std::to_string(thin) +
                 (longLeft ? " columns" : " rows") + (twice ? ", both turned" : "");
    pass.workgroup = 64;
    pass.groups = groupsOf(count, 64);
    pass.arguments.emplace_back("many", word(many));
    pass.arguments.emplace_back("count", word(count));
    const std::size_t partial = split ? addPartials(plan, pass, text) : 0;
    const std::string w = std::to_string(thin) + "u";
    pass.accessors = std::string("uint longPlace(uint i, uint k) { return ") +
                     (together ? "k + depth * i" : "i + many * k") +
                     "; }\nuint thinPlace(uint w, uint k) { return " +
                     (thinTogether ? "k + depth * w" : "w + " + w + " * k") + "; }\n\n";
    const std::string other = longLeft ? "b" : "a";
    const std::string where = longLeft ? "target + i + rows * w" : "target + w + rows * i";
    const ProductPlace at =
        longLeft ? ProductPlace{where, "i", "uint(w)"} : ProductPlace{where, "uint(w)", "i"};
    const auto when = [&](const char* t) { return std::string(twice ? t : ""); };
    pass.words = {
        {"TWICESHARED",
         when("\nshared $T others[64 * ($DEEP + 1)];\nshared uint otherStarts[64];")},
        {"TWICEAHEAD", when("\n$T otherAhead[$DEEP];")},
        {"TWICEFETCH", when("\n        otherAhead[q] = $OTHER[otherStarts[row] + k];")},
        {"TWICESTART", when("\n    otherStarts[t] = page * $PAGETHIN + first;")},
        {"TWICEKEEP", when("\n            others[p] = otherAhead[q];")},
        {"VALUE", twice ? "others[own + q]" : "$OTHER[fromThin + thinPlace(w, first + k0 + q)]"},
        {"PAGELONG", longLeft ? "pageA" : "pageB"},
        {"PAGETHIN", longLeft ? "pageB" : "pageA"},
        {"LONG", longLeft ? "a" : "b"},
        {"OTHER", other},
        {"STORE", split ? "partial[" + where + "] = sums[w];" : finished(plan, at, "sums[w]")},
        {"KEPTSTORE", split ? "partial[" + where + "] = sum;" : finished(plan, at, "sum")},
        {"UNROLL", text.unroll},
        {"THIN", std::to_string(thin)},
        {"DEEP", std::to_string(deep)},
        {"FMA", losesSubnormals(plan) ? "term" : text.fma},
        {"ZERO", zeroOf(plan.dtype(0))},
        {"T", text.type}};
    addThinCare(plan, pass, text.fma, together);
    if (!split) addFinish(plan, pass, text.type);
    plan.add(pass);
    planSums(plan, partial, plan.geometry.elements(), text.blocks, text.type);
}

/// Tiles that are computed: of a symmetric result those on and above the diagonal.
int64_t tilesOf(const std::vector<int64_t>& s, Tile tile, bool symmetric) {
    const int64_t across = groupsOf(s[1], tile.wide());
    return (symmetric ? across * (across + 1) / 2 : tile.count(s[0], s[1])) * s[3];
}

// Large tiles where there are enough to keep a device busy; they read memory least.
constexpr int64_t kManyTiles = 128, kManyPages = 1024;

Tile chooseTile(const DeviceTraits& traits, const std::vector<int64_t>& s,
                const ProductText& text) {
    const int64_t least = std::min(s[0], s[1]);
    for (const Tile large : {Tile{8, 8}, Tile{4, 8}}) {
        // The tiles of a symmetric result are square, so that one is another's mirror image. Blocks
        // of terms keep a device busy as well.
        if (text.symmetric && large.tall != large.broad) continue;
        const int64_t tiles = tilesOf(s, large, text.symmetric) * text.blocks;
        if (tiles >= kManyTiles && least > 64) return large;
    }
    for (const int64_t each : {1, 2}) {
        if (least <= 16 * each) return {each, each};
    }
    // So many pages that few threads each are enough: more sums a thread read shared memory less.
    const Tile few{.tall = 8, .broad = 8, .side = 8};
    if (traits.fmaExact && !text.symmetric && tilesOf(s, few, false) >= kManyPages) return few;
    return {4, 4};
}

/// Do both factors and the result lie in whole vectors?
bool liesInVectors(const std::vector<int64_t>& s, const ProductText& text, int64_t vector) {
    const auto whole = [&](int64_t n) { return n % vector == 0; };
    return whole(s[0]) && whole(text.left ? s[2] : s[0]) && whole(text.right ? s[1] : s[2]) &&
           whole(s[4]) && whole(s[5]);
}

/// Stores an element of a symmetric result where its mirror image is as well, unless that is of the
/// same tile.
std::string mirrored(const ProductText& text, const std::string& store, const std::string& image) {
    if (!text.symmetric) return store;
    return store + "\n                if (i0 != j0) " + image;
}

void planTiledProduct(RoutinePlan& plan, const ProductText& text) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const Tile tile =
        forTerms(plan, chooseTile(plan.traits, s, text), std::min(s[2], kProductBlock));
    const int64_t rowTiles = groupsOf(s[0], tile.high()), columnTiles = groupsOf(s[1], tile.wide());
    // Few tiles of many terms: a workgroup a block of terms.
    constexpr int64_t kFewTiles = 128;
    const bool split = text.blocks > 1 && (tilesOf(s, tile, text.symmetric) < kFewTiles ||
                                           text.blocks > kProductBlock);
    const int64_t tiles = rowTiles * columnTiles * s[3] * (split ? text.blocks : 1);
    RoutinePass pass = productPass(plan);
    pass.file = tileFile(plan.traits);
    pass.title = (split ? "blocks of " : "tiles of ") + std::to_string(tile.high()) + "×" +
                 std::to_string(tile.wide());
    if (tile.side != 16) pass.title += ", " + std::to_string(tile.threads()) + " threads";
    if (tile.deep) pass.title += ", " + std::to_string(tile.deep) + " terms at a time";
    const int64_t vector = loadedVector(plan, tile);
    const bool vectors = vector > 1 && liesInVectors(s, text, vector);
    if (vectors) {
        pass.title += ", vectors of " + std::to_string(vector);
        for (RoutineBuffer& factor : pass.buffers) {
            factor.vector = vectorType(plan.dtype(0), vector);
            factor.width = static_cast<int>(vector);
        }
    }
    pass.arguments.emplace_back("rowTiles", word(rowTiles));
    pass.arguments.emplace_back("columnTiles", word(columnTiles));
    pass.arguments.emplace_back("tiles", word(tiles));
    pass.groups = tiles;
    const std::size_t partial = split ? addPartials(plan, pass, text) : 0;
    pass.accessors = places(text.left, text.right);
    // Sums of several blocks wait in the result, or in memory of their own when the elements change
    // their class.
    const bool otherClass = plan.program.outputs[0].dtype != plan.dtype(0);
    const bool apart = !split && text.blocks > 1 && otherClass;
    if (apart) {
        pass.title += ", several blocks";
        pass.buffers.push_back(temporaryBuffer(
            plan.temporary(static_cast<uint64_t>(plan.geometry.elements()) * sizeOf(plan.dtype(0))),
            text.type, "waiting", true));
    }
    pass.words = {{"SKIP", text.symmetric ? "\n    if (i0 > j0) return;" : ""},
                  {"FROMA", "page * pageA"},
                  {"FROMB", "page * pageB"},
                  {"A[", "a["},
                  {"B[", "b["},
                  {"A$VIEW", "a$VIEW"},
                  {"B$VIEW", "b$VIEW"},
                  {"STOP", split ? "first + 1u" : "depth"},
                  {"TARGET", split ? "(first / 2048u * pages + page) * rows * columns"
                                   : "page * rows * columns"},
                  {"LEAD", "rows"},
                  {"FMA", text.fma}};
    // A text of so many operations is too long to be there for each element of a thread.
    constexpr float kLongEpilogue = 16;
    const RoutineEpilogue* epilogue = split ? nullptr : addFinish(plan, pass, text.type);
    plan.add(std::move(pass), [&](RoutinePass& made) {
        const bool longStores = epilogue && epilogue->cost > kLongEpilogue && canStage(plan, tile);
        const std::string image = "target + i * rows + j";
        const std::string store =
            split
                ? mirrored(text, "partial[e] = sum;", "partial[" + image + "] = sum;")
                : mirrored(
                      text, finished(plan, {"e", "i", "j", longStores ? "inside" : "true"}, "sum"),
                      finished(plan, {image, "j", "i", longStores ? "inside" : "true"}, "sum"));
        // Of another class and of one block, the result never waits.
        const bool waits = !split && (apart || !otherClass);
        const std::string waiting = apart      ? "waiting[e]"
                                    : epilogue ? epilogue->firstOutput + "[e]"
                                               : "result[e]";
        const std::string line = "\n                ";
        const std::string alone = waits ? "if (block > first) sum = " + waiting + " + sum;" + line +
                                              "if (end < depth) {" + line + "    " + waiting +
                                              " = sum;" + line + "    continue;" + line + "}" +
                                              line + store
                                        : store;
        made.words.emplace_back("STORE", longStores ? store : alone);
        addTileWords(plan, made, tile,
                     {.leftTurned = text.left, .rightTurned = text.right, .vectors = vectors},
                     longStores ? TileElements{.staged = true,
                                               .waiting = waits ? waiting : "",
                                               .alone = "bool inside = true;" + line + alone,
                                               .held = ""}
                                : TileElements{});
    });
    if (split) planSums(plan, partial, plan.geometry.elements(), text.blocks, text.type);
}

} // namespace

void planProduct(RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    ProductText text;
    text.type = valueType(plan.dtype(0));
    text.fma = plan.traits.fmaExact ? "fma" : "vt_fma";
    text.unroll = plan.traits.fmaExact ? kUnroll : "";
    text.blocks = std::max<int64_t>(1, groupsOf(s[2], kProductBlock));
    text.left = plan.flag(kTransposeLeft);
    text.right = plan.flag(kTransposeRight);
    text.symmetric = plan.flag(kSymmetric);
    if (plan.flag(kDiagonal))
        planDiagonal(plan, text);
    else if (s[0] < 8 || s[1] < 8)
        planThinProduct(plan, text);
    else
        planTiledProduct(plan, text);
}

void planPermute(RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const std::size_t rank = (s.size() - 1) / 2;
    std::size_t along = 1;
    for (std::size_t d = 1; d < rank; ++d) {
        if (s[2 + 2 * d] == 1) along = d;
    }
    RoutinePass pass;
    const std::string element = wordType(plan.dtype(0));
    pass.file = "permute.glsl";
    pass.buffers = {inputBuffer(0, element, "source"), outputBuffer(element, "result")};
    const int64_t rowTiles = groupsOf(s[1], 32), columnTiles = groupsOf(s[1 + 2 * along], 32);
    int64_t tiles = rowTiles * columnTiles, step = s[1], columnStep = 1;
    std::string others;
    for (std::size_t d = 1; d < rank; ++d) {
        if (d == along) {
            columnStep = step;
        } else {
            const std::string k = std::to_string(d);
            others += "    from += group % length" + k + " * stride" + k +
                      ";\n    to += group % length" + k + " * step" + k + ";\n    group /= length" +
                      k + ";\n";
            pass.arguments.emplace_back("length" + k, word(s[1 + 2 * d]));
            pass.arguments.emplace_back("stride" + k, word(s[2 + 2 * d]));
            pass.arguments.emplace_back("step" + k, word(step));
            tiles *= s[1 + 2 * d];
        }
        step *= s[1 + 2 * d];
    }
    const std::pair<const char*, int64_t> sizes[] = {{"offset", s[0]},
                                                     {"rows", s[1]},
                                                     {"columns", s[1 + 2 * along]},
                                                     {"rowStride", s[2]},
                                                     {"columnStep", columnStep},
                                                     {"rowTiles", rowTiles},
                                                     {"columnTiles", columnTiles},
                                                     {"tiles", tiles}};
    for (const auto& [name, value] : sizes)
        pass.arguments.emplace_back(name, word(value));
    // Which dimensions there are is part of the text.
    pass.title = "along " + std::to_string(along + 1) + " of " + std::to_string(rank);
    pass.words = {{"OTHERS", others},
                  {"WORD", element},
                  {"HELD", sizeOf(plan.dtype(0)) < 4 ? "uint" : element}};
    pass.groups = tiles;
    plan.add(pass);
}

} // namespace vitrine::codegen
