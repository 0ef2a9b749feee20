// SPDX-License-Identifier: Apache-2.0
// Matrix products and permutations on a device.
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

/// Partial results, added in runs of 2048 until one an element is left.
void planSums(RoutinePlan& plan, std::size_t partial, int64_t elements, int64_t terms,
              const std::string& type) {
    while (terms > 1) {
        const int64_t runs = groupsOf(terms, kProductBlock);
        RoutinePass pass;
        pass.file = "product_sums.glsl";
        pass.title = runs == 1 ? "sum" : "sums";
        pass.buffers = {temporaryBuffer(partial, type, "partial", false)};
        if (runs == 1) {
            pass.buffers.push_back(outputBuffer(type, "result"));
        } else {
            partial = plan.temporary(static_cast<uint64_t>(elements * runs) *
                                     sizeOf(plan.program.outputs[0].dtype));
            pass.buffers.push_back(temporaryBuffer(partial, type, "sums", true));
        }
        pass.arguments = {
            {"count", word(elements * runs)}, {"elements", word(elements)}, {"terms", word(terms)}};
        pass.words = {{"RESULT", runs == 1 ? "result" : "sums"},
                      {"SUM", runs == 1 ? "vt_canonical(sum)" : "sum"},
                      {"T", type}};
        pass.groups = groupsOf(elements * runs);
        plan.add(pass);
        terms = runs;
    }
}

/// What the kernels of a product share.
struct ProductText {
    std::string type, fma, unroll;
    int64_t blocks = 1;
    bool left = false, right = false; ///< transposed
};

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

/// Adds the output, or a temporary for the blocks' results if there are several; gives its slot.
std::size_t addResult(RoutinePlan& plan, RoutinePass& pass, const ProductText& text, bool split) {
    if (!split) {
        pass.buffers.push_back(outputBuffer(text.type, "result"));
        return 0;
    }
    const auto partials = static_cast<uint64_t>(plan.geometry.elements() * text.blocks);
    const std::size_t slot = plan.temporary(partials * sizeOf(plan.dtype(0)));
    pass.buffers.push_back(temporaryBuffer(slot, text.type, "partial", true));
    return slot;
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
    const int64_t deep = !together || shared(32) <= plan.traits.maxShared ? 32 : 8;
    RoutinePass pass = productPass(plan);
    pass.file = together ? "product_rows.glsl" : "product_thin.glsl";
    pass.title = std::string(split ? "blocks" : "elements") + " of " + std::to_string(thin) +
                 (longLeft ? " columns" : " rows") + (twice ? ", both turned" : "");
    pass.workgroup = 64;
    pass.groups = groupsOf(count, 64);
    pass.arguments.emplace_back("many", word(many));
    pass.arguments.emplace_back("count", word(count));
    const std::size_t partial = addResult(plan, pass, text, split);
    const std::string w = std::to_string(thin) + "u";
    pass.accessors = std::string("uint longPlace(uint i, uint k) { return ") +
                     (together ? "k + depth * i" : "i + many * k") +
                     "; }\nuint thinPlace(uint w, uint k) { return " +
                     (thinTogether ? "k + depth * w" : "w + " + w + " * k") + "; }\n\n";
    const std::string other = longLeft ? "b" : "a";
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
        {"WHERE", longLeft ? "i + rows * w" : "w + rows * i"},
        {"RESULT", split ? "partial" : "result"},
        {"SUM", split ? "sums[w]" : "vt_canonical(sums[w])"},
        {"UNROLL", text.unroll},
        {"THIN", std::to_string(thin)},
        {"DEEP", std::to_string(deep)},
        {"FMA", text.fma},
        {"ZERO", zeroOf(plan.dtype(0))},
        {"T", text.type}};
    plan.add(pass);
    planSums(plan, partial, plan.geometry.elements(), text.blocks, text.type);
}

int64_t tilesOf(const std::vector<int64_t>& s, Tile tile) {
    return tile.count(s[0], s[1]) * s[3];
}

Tile chooseTile(const RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    // Large tiles where there are enough to keep a device busy; they read memory least.
    constexpr int64_t kManyTiles = 128;
    for (const Tile large : {Tile{8, 8}, Tile{4, 8}}) {
        if (tilesOf(s, large) >= kManyTiles && std::min(s[0], s[1]) > 64) return large;
    }
    for (const int64_t each : {1, 2}) {
        if (std::min(s[0], s[1]) <= 16 * each) return {each, each};
    }
    return {4, 4};
}

void planTiledProduct(RoutinePlan& plan, const ProductText& text) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const Tile tile = chooseTile(plan);
    const int64_t rowTiles = groupsOf(s[0], tile.high()), columnTiles = groupsOf(s[1], tile.wide());
    // Few tiles of many terms: a workgroup a block of terms.
    constexpr int64_t kFewTiles = 128;
    const bool split =
        text.blocks > 1 && (tilesOf(s, tile) < kFewTiles || text.blocks > kProductBlock);
    const int64_t tiles = tilesOf(s, tile) * (split ? text.blocks : 1);
    RoutinePass pass = productPass(plan);
    pass.file = "product_tiles.glsl";
    pass.title = (split ? "blocks of " : "tiles of ") + std::to_string(tile.high()) + "×" +
                 std::to_string(tile.wide());
    pass.arguments.emplace_back("rowTiles", word(rowTiles));
    pass.arguments.emplace_back("columnTiles", word(columnTiles));
    pass.arguments.emplace_back("tiles", word(tiles));
    pass.groups = tiles;
    const std::size_t partial = addResult(plan, pass, text, split);
    pass.accessors = places(text.left, text.right);
    const std::string sum =
        split ? "partial[e] = sum;" : "result[e] = end == depth ? vt_canonical(sum) : sum;";
    pass.words = {
        {"SKIP", ""},
        {"FROMA", "page * pageA"},
        {"FROMB", "page * pageB"},
        {"A[", "a["},
        {"B[", "b["},
        {"STOP", split ? "first + 1u" : "depth"},
        {"TARGET",
         split ? "(first / 2048u * pages + page) * rows * columns" : "page * rows * columns"},
        {"LEAD", "rows"},
        {"STORE",
         split ? sum : "if (block > first) sum = result[e] + sum;\n                " + sum},
        {"FMA", text.fma}};
    addTileWords(plan, pass, tile, text.left, text.right);
    plan.add(pass);
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
    if (s[0] < 8 || s[1] < 8)
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
