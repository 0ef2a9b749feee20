// SPDX-License-Identifier: Apache-2.0
#include "builtins/core/catalogue.h"

#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/operator_ops.h"

#include <unordered_map>

namespace vitrine {

// One declaration a family; the definition ends the family's file.
// Arrays and numbers.
std::span<const Builtin> interpolationTable();
std::span<const Builtin> polynomialTable();
std::span<const Builtin> besselTable();
std::span<const Builtin> bitTable();
std::span<const Builtin> numberTheoryTable();
std::span<const Builtin> randomTable();
std::span<const Builtin> randomStreamTable();
std::span<const Builtin> gpuArrayTable();
std::span<const Builtin> gradientTable();
std::span<const Builtin> libraryTable();
std::span<const std::string_view> libraryFamilies(); // of its rows
std::span<const Builtin> accumulateTable();
std::span<const Builtin> imageFileTable();
std::span<const Builtin> imageRegionTable();
std::span<const Builtin> dictionaryTable();
std::span<const Builtin> matFileTable();
std::span<const Builtin> decompositionTable();
std::span<const Builtin> eigenFormTable();
std::span<const Builtin> matrixFormTable();
std::span<const Builtin> triangularFormTable();
std::span<const Builtin> fourierTable();
std::span<const Builtin> linearAlgebraTable();
std::span<const Builtin> matrixProductTable();
std::span<const Builtin> signalTable();
std::span<const Builtin> specialFunctionTable();
std::span<const Builtin> sparseIncompleteTable();
std::span<const Builtin> sparseOrderingTable();
std::span<const Builtin> krylovSpaceTable();
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
std::span<const Builtin> operatorTable();
std::span<const Builtin> roundingTable();
std::span<const Builtin> trigonometricTable();

// Text, containers, display, files, graphics.
std::span<const Builtin> applyTable();
std::span<const Builtin> cellTable();
std::span<const Builtin> errorTable();
std::span<const Builtin> delimitedTable();
std::span<const Builtin> diaryTable();
std::span<const Builtin> callbackTable();
std::span<const Builtin> choosingTable();
std::span<const Builtin> dialogTable();
std::span<const Builtin> messageDialogTable();
std::span<const Builtin> timerTable();
std::span<const Builtin> encodingTable();
std::span<const Builtin> fieldTable();
std::span<const Builtin> deflateTable();
std::span<const Builtin> fileBinaryTable();
std::span<const Builtin> hdf5FileTable();
std::span<const Builtin> writeLinesTable();
std::span<const Builtin> fileIoTable();
std::span<const Builtin> fileSystemTable();
std::span<const Builtin> functionHandleTable();
std::span<const Builtin> graphicsChartTable();
std::span<const Builtin> graphicsMarkTable();
std::span<const Builtin> graphicsExportTable();
std::span<const Builtin> graphicsPlotTable();
std::span<const Builtin> graphicsTable();
std::span<const Builtin> inlineTable();
std::span<const Builtin> libraryObjectTable();
std::span<const Builtin> rungeKuttaTable();
std::span<const Builtin> convexHullTable();
std::span<const Builtin> inputParserTable();
std::span<const Builtin> jsonTable();
std::span<const Builtin> mapTable();
std::span<const Builtin> nameTable();
std::span<const Builtin> numberBaseTable();
std::span<const Builtin> numberTextTable();
std::span<const Builtin> outputTable();
std::span<const Builtin> processTable();
std::span<const Builtin> sessionTable();
std::span<const Builtin> structTable();
std::span<const Builtin> textBasicTable();
std::span<const Builtin> textRegexpTable();
std::span<const Builtin> textSearchTable();
std::span<const Builtin> textStringsTable();
std::span<const Builtin> textMoreTable();
std::span<const Builtin> composeTable();
std::span<const Builtin> timeTable();
std::span<const Builtin> workspaceListTable();
std::span<const Builtin> graphicsLabelTable();
std::span<const Builtin> graphicsLinkTable();
std::span<const Builtin> videoTable();
std::span<const Builtin> graphicsContourTable();
std::span<const Builtin> graphicsPolarTable();
std::span<const Builtin> graphicsLayoutTable();
std::span<const Builtin> graphicsQueryTable();
std::span<const Builtin> graphicsCameraTable();
std::span<const Builtin> graphicsPointTable();
std::span<const Builtin> graphicsSpaceTable();
std::span<const Builtin> graphicsSurfaceTable();

namespace {

constexpr BuiltinTable kTables[] = {
    // clang-format off: one a line, since families have several authors
    elementaryTable,
    polynomialTable,
    interpolationTable,
    bitTable,
    numberTheoryTable,
    randomTable,
    randomStreamTable,
    gpuArrayTable,
    decompositionTable,
    eigenFormTable,
    matrixFormTable,
    triangularFormTable,
    fourierTable,
    linearAlgebraTable,
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
    operatorTable,
    roundingTable,
    trigonometricTable,
    applyTable,
    cellTable,
    errorTable,
    fileIoTable,
    fileSystemTable,
    functionHandleTable,
    graphicsPlotTable,
    graphicsTable,
    jsonTable,
    mapTable,
    numberBaseTable,
    numberTextTable,
    outputTable,
    sessionTable,
    structTable,
    textBasicTable,
    textRegexpTable,
    textSearchTable,
    textStringsTable,
    timeTable,
    nameTable,
    libraryTable,
    graphicsChartTable,
    graphicsMarkTable,
    graphicsExportTable,
    workspaceListTable,
    delimitedTable,
    diaryTable,
    encodingTable,
    fieldTable,
    deflateTable,
    fileBinaryTable,
    hdf5FileTable,
    writeLinesTable,
    textMoreTable,
    composeTable,
    accumulateTable,
    matFileTable,
    dictionaryTable,
    besselTable,
    specialFunctionTable,
    matrixProductTable,
    signalTable,
    sparseTable,
    inlineTable,
    inputParserTable,
    libraryObjectTable,
    rungeKuttaTable,
    convexHullTable,
    processTable,
    sparseIncompleteTable,
    sparseOrderingTable,
    krylovSpaceTable,
    gradientTable,
    imageFileTable,
    imageRegionTable,
    graphicsLabelTable,
    graphicsContourTable,
    graphicsPolarTable,
    graphicsLayoutTable,
    graphicsQueryTable,
    graphicsCameraTable,
    graphicsPointTable,
    graphicsSpaceTable,
    graphicsSurfaceTable,
    graphicsLinkTable,
    videoTable,
    callbackTable,
    choosingTable,
    dialogTable,
    messageDialogTable,
    timerTable,
    // clang-format on
};

using Index = std::unordered_map<std::string_view, const Builtin*>;

constexpr std::string_view kPrivate = "private/"; // as embed_library.cmake names them

Index makeIndex(bool ofPrivate) {
    Index out;
    for (BuiltinTable table : kTables) {
        for (const Builtin& row : table()) {
            std::string_view name = row.name;
            if (name.starts_with(kPrivate) != ofPrivate) continue;
            if (ofPrivate) name.remove_prefix(kPrivate.size());
            out.emplace(name, &row);
        }
    }
    return out;
}

const Index& index() {
    static const Index map = makeIndex(false);
    return map;
}

} // namespace

std::span<const BuiltinTable> builtinTables() {
    return kTables;
}

CoreOps coreOps() {
    return {&kPlusOp, &kMinusOp, &kTimesOp, &kRDivideOp, &elementary::sqrt, &kIsNanOp, &kNotOp};
}

const Builtin* findBuiltin(std::string_view name) {
    const auto it = index().find(name);
    return it == index().end() ? nullptr : it->second;
}

const Builtin* findPrivateBuiltin(std::string_view family, std::string_view name) {
    static const Index map = makeIndex(true);
    auto it = map.find(std::string(family).append("/").append(name));
    if (it == map.end()) it = map.find(name);
    return it == map.end() ? nullptr : it->second;
}

std::string_view familyOf(const Builtin& row) {
    const std::span<const Builtin> rows = libraryTable();
    return libraryFamilies()[static_cast<std::size_t>(&row - rows.data())];
}

std::vector<const Builtin*> allBuiltins() {
    std::vector<const Builtin*> out;
    out.reserve(index().size());
    for (const auto& [name, row] : index())
        out.push_back(row);
    std::sort(out.begin(), out.end(), [](const Builtin* a, const Builtin* b) {
        return std::string_view(a->name) < std::string_view(b->name);
    });
    return out;
}

} // namespace vitrine
