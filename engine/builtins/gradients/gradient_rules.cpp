// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/gradient_rules.h"

#include "builtins/core/catalogue.h"
#include "provider/op.h"

#include <unordered_map>

namespace vitrine {

// Families whose functions compute with numbers: what has no row below is refused.
std::span<const Builtin> interpolationTable();
std::span<const Builtin> polynomialTable();
std::span<const Builtin> besselTable();
std::span<const Builtin> bitTable();
std::span<const Builtin> numberTheoryTable();
std::span<const Builtin> randomTable();
std::span<const Builtin> gpuArrayTable();
std::span<const Builtin> accumulateTable();
std::span<const Builtin> decompositionTable();
std::span<const Builtin> eigenFormTable();
std::span<const Builtin> matrixFormTable();
std::span<const Builtin> fourierTable();
std::span<const Builtin> linearAlgebraTable();
std::span<const Builtin> matrixProductTable();
std::span<const Builtin> signalTable();
std::span<const Builtin> specialFunctionTable();
std::span<const Builtin> sparseIncompleteTable();
std::span<const Builtin> sparseOrderingTable();
std::span<const Builtin> sparseTable();
std::span<const Builtin> searchTable();
std::span<const Builtin> setTable();
std::span<const Builtin> sortingTable();
std::span<const Builtin> cumulativeTable();
std::span<const Builtin> extremeTable();
std::span<const Builtin> reductionTable();
std::span<const Builtin> castTable();
std::span<const Builtin> shapeQueryTable();
std::span<const Builtin> rearrangeTable();
std::span<const Builtin> constructionTable();
std::span<const Builtin> elementaryTable();
std::span<const Builtin> exponentialTable();
std::span<const Builtin> roundingTable();
std::span<const Builtin> trigonometricTable();
// Families that only look at the numbers.
std::span<const Builtin> outputTable();
std::span<const Builtin> composeTable();
std::span<const Builtin> numberBaseTable();
std::span<const Builtin> numberTextTable();
std::span<const Builtin> textBasicTable();
std::span<const Builtin> textStringsTable();
std::span<const Builtin> textMoreTable();
std::span<const Builtin> jsonTable();
std::span<const Builtin> delimitedTable();
std::span<const Builtin> timeTable();
std::span<const Builtin> graphicsTable();
std::span<const Builtin> graphicsChartTable();
std::span<const Builtin> graphicsMarkTable();
std::span<const Builtin> graphicsContourTable();
std::span<const Builtin> graphicsPlotTable();
std::span<const Builtin> graphicsPointTable();
std::span<const Builtin> graphicsPolarTable();
std::span<const Builtin> graphicsSpaceTable();
std::span<const Builtin> graphicsSurfaceTable();

namespace {

using enum DlRule;

constexpr BuiltinTable kNumeric[] = {
    elementaryTable,
    interpolationTable,
    polynomialTable,
    besselTable,
    bitTable,
    numberTheoryTable,
    randomTable,
    gpuArrayTable,
    accumulateTable,
    decompositionTable,
    eigenFormTable,
    matrixFormTable,
    fourierTable,
    linearAlgebraTable,
    matrixProductTable,
    signalTable,
    specialFunctionTable,
    sparseIncompleteTable,
    sparseOrderingTable,
    sparseTable,
    searchTable,
    setTable,
    sortingTable,
    cumulativeTable,
    extremeTable,
    reductionTable,
    castTable,
    shapeQueryTable,
    rearrangeTable,
    constructionTable,
    exponentialTable,
    roundingTable,
    trigonometricTable,
};
constexpr BuiltinTable kLooking[] = {
    outputTable,        composeTable,       numberBaseTable,      numberTextTable,
    textBasicTable,     textStringsTable,   textMoreTable,        jsonTable,
    delimitedTable,     timeTable,          graphicsTable,        graphicsChartTable,
    graphicsMarkTable,  graphicsPlotTable,  graphicsContourTable, graphicsPointTable,
    graphicsPolarTable, graphicsSpaceTable, graphicsSurfaceTable,
};

constexpr LabelRule kKeep = LabelRule::Keep;
constexpr LabelRule kDrop = LabelRule::Drop;
constexpr unsigned kReadsRest = kReadsArguments & ~1u; // all arguments but the first

constexpr DlRow kRows[] = {
    // --- the same elements in another place
    {"reshape", Derived, kDrop, sameShapeBackward, kReadsNothing},
    {"squeeze", Derived, kDrop, sameShapeBackward, kReadsNothing},
    {"vec", Derived, kDrop, sameShapeBackward, kReadsNothing},
    {"double", Derived, kKeep, sameShapeBackward, kReadsNothing},
    {"single", Derived, kKeep, sameShapeBackward, kReadsNothing},
    {"cast", Derived, kKeep, sameShapeBackward, kReadsNothing},
    {"gather", Derived, kKeep, sameShapeBackward, kReadsNothing},
    {"gpuArray", Derived, kKeep, sameShapeBackward, kReadsNothing},
    {"permute", Own, kDrop, permuteBackward, kReadsRest, dlPermute},
    {"ipermute", Derived, kDrop, ipermuteBackward, kReadsRest},
    {"repmat", Derived, kKeep, repmatBackward, kReadsNothing},
    {"flip", Derived, kKeep, sameCallBackward, kReadsRest},
    {"fliplr", Derived, kKeep, sameCallBackward, kReadsRest},
    {"flipud", Derived, kKeep, sameCallBackward, kReadsRest},
    {"triu", Derived, kDrop, sameCallBackward, kReadsRest},
    {"tril", Derived, kDrop, sameCallBackward, kReadsRest},
    {"circshift", Derived, kKeep, circshiftBackward, kReadsRest},
    {"rot90", Derived, kDrop, rot90Backward, kReadsRest},
    {"diag", Derived, kDrop, diagBackward, kReadsRest},
    {"accumarray", Derived, kDrop, accumarrayBackward, kReadsArguments & ~2u},
    // --- complex numbers
    {"conj", Derived, kKeep, conjBackward, kReadsNothing},
    {"complex", Derived, kKeep, complexBackward, kReadsNothing},
    {"real", Derived, kKeep, sameShapeBackward, kReadsNothing},
    {"imag", Derived, kKeep, imagBackward, kReadsNothing},
    {"sigmoid", Derived, kKeep, sigmoidBackward, kReadsResult},
    {"deg2rad", Own, kKeep, nullptr, kReadsNothing, dlDeg2rad},
    {"rad2deg", Own, kKeep, nullptr, kReadsNothing, dlRad2deg},
    // --- reductions and scans
    {"sum", Derived, kKeep, sumBackward},
    {"mean", Derived, kKeep, meanBackward},
    {"prod", Derived, kKeep, prodBackward, kReadsArguments},
    {"max", Own, kKeep, extremeBackward, kReadsArguments, dlMax},
    {"min", Own, kKeep, extremeBackward, kReadsArguments, dlMin},
    {"var", Own, kKeep, nullptr, kReadsNothing, dlVar},
    {"std", Own, kKeep, nullptr, kReadsNothing, dlStd},
    {"norm", Own, kDrop, nullptr, kReadsNothing, dlNorm},
    {"dot", Own, kDrop, nullptr, kReadsNothing, dlDot},
    {"trace", Own, kDrop, nullptr, kReadsNothing, dlTrace},
    {"kron", Own, kDrop, nullptr, kReadsNothing, dlKron},
    {"sort", Derived, kKeep, sortBackward, kReadsArguments},
    {"cumsum", Derived, kKeep, cumsumBackward, kReadsRest},
    {"cumprod", Derived, kKeep, cumprodBackward},
    {"diff", Derived, kDrop, diffBackward, kReadsRest},
    {"fft", Derived, kDrop, fftBackward, kReadsRest},
    {"ifft", Derived, kDrop, ifftBackward, kReadsRest},
    // --- matrices
    {"pagemtimes", Derived, kDrop, pagemtimesBackward, kReadsArguments},
    {"inv", Derived, kDrop, invBackward, kReadsResult},
    {"det", Derived, kDrop, detBackward},
    // --- special functions
    {"psi", Own, kKeep, nullptr, kReadsNothing, dlPsi},
    // --- questions
    {"size", Own, kDrop, nullptr, kReadsNothing, dlSize},
    {"ndims", Own, kDrop, nullptr, kReadsNothing, dlNdims},
    {"isa", Own, kDrop, nullptr, kReadsNothing, dlIsa},
    {"class", Pass},
    {"numel", Plain},
    {"length", Plain},
    {"height", Plain},
    {"width", Plain},
    {"rows", Plain},
    {"columns", Plain},
    {"isempty", Plain},
    {"isscalar", Plain},
    {"isvector", Plain},
    {"isrow", Plain},
    {"iscolumn", Plain},
    {"ismatrix", Plain},
    {"issquare", Plain},
    {"isnumeric", Plain},
    {"isreal", Plain},
    {"iscomplex", Plain},
    {"islogical", Plain},
    {"isbool", Plain},
    {"ischar", Plain},
    {"iscell", Plain},
    {"isstruct", Plain},
    {"isstring", Plain},
    {"isfloat", Plain},
    {"isinteger", Plain},
    {"isequal", Plain},
    {"isequaln", Plain},
    {"isgpuarray", Plain},
    {"underlyingType", Plain},
    {"isUnderlyingType", Plain},
    {"classUnderlying", Plain},
    {"issparse", Plain},
    {"find", Plain},
    {"nnz", Plain},
    {"sub2ind", Plain},
    {"ind2sub", Plain},
    {"validateattributes", Plain},
    // --- arrays like one, tests of elements
    {"zeros", Constant},
    {"ones", Constant},
    {"eye", Constant},
    {"rand", Constant},
    {"randn", Constant},
    {"randi", Constant},
    {"eps", Constant},
    {"logical", Constant, kKeep},
    {"any", Constant, kKeep},
    {"all", Constant, kKeep},
    {"xor", Constant, kKeep},
    // --- operators: the functions call dlBinary and dlUnary
    {"disp", Pass},
    {"display", Pass},
};

struct Rules {
    std::unordered_map<std::string_view, const DlRow*> byName;
    std::unordered_map<const Builtin*, DlRule> byFamily;

    Rules() {
        for (const DlRow& row : kRows)
            byName.emplace(row.name, &row);
        const auto take = [&](std::span<const BuiltinTable> tables, DlRule rule) {
            for (BuiltinTable table : tables) {
                for (const Builtin& builtin : table())
                    byFamily.emplace(&builtin, rule);
            }
        };
        take(kNumeric, Refuse);
        take(kLooking, Plain);
    }
};

} // namespace

const DlRow& dlRuleOf(const Builtin& builtin) {
    static constexpr DlRow kElementwise{"", Elementwise, kKeep};
    static constexpr DlRow kRefuse{"", Refuse}, kPlain{"", Plain}, kPass{"", Pass};
    static const Rules rules;
    const auto named = rules.byName.find(builtin.name);
    if (named != rules.byName.end()) return *named->second;
    const auto family = rules.byFamily.find(&builtin);
    if (family == rules.byFamily.end()) return kPass;
    if (family->second == Plain) return kPlain;
    return builtin.op ? kElementwise : kRefuse;
}

} // namespace vitrine
