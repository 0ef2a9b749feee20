// SPDX-License-Identifier: Apache-2.0
// Matrix products and permutations on a device.
#include "provider/codegen/routine_plan.h"
#include "provider/routine.h"

namespace vitrine::codegen {

namespace {

uint32_t word(int64_t n) {
    return static_cast<uint32_t>(n);
}

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

} // namespace

void planProduct(RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const int64_t m = s[0], n = s[1], k = s[2], pages = s[3];
    const bool left = plan.flag(kTransposeLeft), right = plan.flag(kTransposeRight);
    const DType t = plan.dtype(0);
    const std::string type = valueType(t);
    const std::string fma = plan.traits.fmaExact ? "fma" : "vt_fma";
    const int64_t blocks = std::max<int64_t>(1, groupsOf(k, kProductBlock));
    RoutinePass pass;
    pass.buffers = {inputBuffer(0, type, "a"), inputBuffer(1, type, "b")};
    pass.arguments = {{"rows", word(m)},      {"columns", word(n)},  {"depth", word(k)},
                      {"pages", word(pages)}, {"pageA", word(s[4])}, {"pageB", word(s[5])}};
    pass.accessors = places(left, right);
    const std::string zero = zeroOf(t);
    // Tiles that few elements would leave empty, or that would be too few to keep a device busy.
    constexpr int64_t kSmallTile = 64, kFewTiles = 64;
    const int64_t smallTiles = groupsOf(m, kSmallTile) * groupsOf(n, kSmallTile) * pages;
    const bool few = smallTiles < kFewTiles && blocks > 1;
    if (m < 8 || n < 8 || few || blocks > kProductBlock) {
        const int64_t elements = m * n * pages, count = elements * blocks;
        pass.file = "product_blocks.glsl";
        pass.arguments.emplace_back("count", word(count));
        pass.groups = groupsOf(count);
        std::size_t partial = 0;
        if (blocks == 1) {
            pass.title = "elements";
            pass.buffers.push_back(outputBuffer(type, "result"));
        } else {
            pass.title = "blocks";
            partial = plan.temporary(static_cast<uint64_t>(count) * sizeOf(t));
            pass.buffers.push_back(temporaryBuffer(partial, type, "partial", true));
        }
        pass.words = {{"RESULT", blocks == 1 ? "result" : "partial"},
                      {"SUM", blocks == 1 ? "vt_canonical(sum)" : "sum"},
                      {"FMA", fma},
                      {"ZERO", zero},
                      {"T", type}};
        plan.add(pass);
        planSums(plan, partial, elements, blocks, type);
        return;
    }
    // Single precision leaves registers for larger tiles, where there are enough of them.
    constexpr int64_t kLargeTile = 128, kManyTiles = 128;
    const bool large = t == DType::Single && plan.traits.maxShared >= 2 * 16 * kLargeTile * 4 &&
                       groupsOf(m, kLargeTile) * groupsOf(n, kLargeTile) * pages >= kManyTiles;
    const int64_t tile = large ? kLargeTile : kSmallTile;
    const int64_t rowTiles = groupsOf(m, tile), columnTiles = groupsOf(n, tile);
    pass.file = "product_tiles.glsl";
    pass.title = "tiles of " + std::to_string(tile);
    pass.buffers.push_back(outputBuffer(type, "result"));
    pass.arguments.emplace_back("rowTiles", word(rowTiles));
    pass.arguments.emplace_back("columnTiles", word(columnTiles));
    pass.arguments.emplace_back("tiles", word(rowTiles * columnTiles * pages));
    pass.groups = rowTiles * columnTiles * pages;
    const std::string width = std::to_string(tile) + "u";
    // Threads run along the dimension that lies together.
    pass.words = {{"LEFTI", left ? "p / 16u" : "p % " + width},
                  {"LEFTK", left ? "p % 16u" : "p / " + width},
                  {"RIGHTJ", right ? "p % " + width : "p / 16u"},
                  {"RIGHTK", right ? "p / " + width : "p % 16u"},
                  {"TILE", std::to_string(tile)},
                  {"EACH", std::to_string(tile / 16)},
                  {"FMA", fma},
                  {"ZERO", zero},
                  {"T", type}};
    plan.add(pass);
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
