// SPDX-License-Identifier: Apache-2.0
// Files and places that the user chooses: uigetfile, uiputfile, uigetdir, ginput,
// waitforbuttonpress.
#include "builtins/dialogs/dialogs.h"

#include "builtins/files/file_table.h"
#include "builtins/text/text_values.h"

#include <filesystem>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// "*.m" | "a.mat" | {"*.m;*.fig","code"; …}: filters, or a name to begin with.
void takeFilters(const Value& value, const char* function, DialogRequest& request,
                 std::string& name) {
    if (value.isArray() && value.count() == 0) return;
    const std::vector<std::string> texts = textsOf(value, function);
    if (value.isTextScalar()) {
        const bool pattern =
            texts[0].find('*') != std::string::npos || texts[0].find(';') != std::string::npos;
        if (pattern) {
            request.filters.push_back({texts[0], ""});
        } else if (texts[0].starts_with('.')) {
            request.filters.push_back({"*" + texts[0], ""});
        } else {
            name = texts[0];
        }
        return;
    }
    const auto rows = static_cast<std::size_t>(value.shape().rows());
    if (value.shape().rank() > 2 || value.shape().columns() > 2)
        throwError("MATLAB:uigetputfile:InvalidFilter",
                   "FILTERSPEC argument must be a string or an M-by-1 or M-by-2 cell array.");
    for (std::size_t i = 0; i < rows; ++i)
        request.filters.push_back({texts[i], texts.size() > rows ? texts[rows + i] : ""});
}

/// Folder and file that choosing begins with; a file's ending becomes the filter where none is
/// given.
void takeName(Call& call, const std::string& name, DialogRequest& request) {
    std::error_code error;
    const fs::path path = resolvePath(call.vm, name.empty() ? "." : name);
    if (fs::is_directory(path, error)) {
        request.folder = path.string();
        return;
    }
    request.folder = path.parent_path().string();
    request.file = path.filename().string();
    if (request.filters.empty() && path.has_extension())
        request.filters.push_back({"*" + path.extension().string(), ""});
}

void chooseFile(Call& call, const char* function, DialogKind kind) {
    DialogRequest request;
    request.kind = kind;
    request.modal = true;
    std::string name;
    int position = 0;
    for (int i = 0; i < call.count(); ++i) {
        if (isOption(call[i], "MultiSelect") && i + 1 < call.count()) {
            request.several = isOption(call[++i], "on");
        } else if (position == 0) {
            takeFilters(call[i], function, request, name);
            ++position;
        } else if (position == 1) {
            request.title = joinedText(call[i], function);
            ++position;
        } else if (position == 2) {
            name = joinedText(call[i], function);
            ++position;
        } else {
            throwError("MATLAB:uigetputfile:InvalidParameter", "Invalid parameter/value pair.");
        }
    }
    takeName(call, name, request);
    const bool saves = kind == DialogKind::SaveFile;
    if (request.filters.empty() && !saves)
        request.filters = {{"*.m;*.mlx;*.mat;*.fig", "MATLAB files"}};
    if (request.title.empty())
        request.title = saves ? "Select File to Write" : "Select File to Open";
    const DialogAnswer answer = askUser(call, function, request);
    if (!answer.given || answer.texts.empty()) {
        for (int i = 0; i < 3; ++i)
            call.result(0.0);
        return;
    }
    if (answer.texts.size() == 1) {
        call.result(Value::text(answer.texts[0]));
    } else {
        auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(answer.texts.size())));
        for (std::size_t i = 0; i < answer.texts.size(); ++i)
            cell->elements[i] = Value::text(answer.texts[i]);
        call.result(Value(cell));
    }
    call.result(Value::text(answer.folder.ends_with('/') ? answer.folder : answer.folder + "/"));
    call.result(answer.chosen.empty() ? 1.0 : answer.chosen[0] + 1.0);
}

/// uigetdir(start,title)
void uigetdir(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::Folder;
    request.modal = true;
    const bool given = call.count() > 0 && call[0].count() > 0;
    const std::string start = given ? joinedText(call[0], "uigetdir") : "";
    request.title = call.count() > 1 ? joinedText(call[1], "uigetdir") : "Select Folder to Open";
    std::error_code error;
    const std::string path = resolvePath(call.vm, start.empty() ? "." : start);
    request.folder = fs::is_directory(path, error) ? path : call.vm.currentFolder();
    const DialogAnswer answer = askUser(call, "uigetdir", request);
    call.result(answer.given ? Value::text(answer.folder) : Value(0.0));
}

/// The axes that were clicked become the current ones.
void makeCurrent(Call& call, const PickedPoint& point) {
    if (!call.vm.figures().exists(point.figure)) return;
    for (const auto& axes : call.vm.figures().figure(point.figure).children) {
        if (axes->id() == point.axes) {
            call.vm.figures().makeCurrent(*axes);
            return;
        }
    }
}

/// [x,y,button] = ginput(n)
void ginput(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::Points;
    if (call.count() > 0 && call[0].count() > 0) {
        const double n = call[0].count() == 1 ? call[0].toDouble() : -1;
        if (n != std::floor(n) || n < 1)
            throwError("MATLAB:ginput:NeedPositiveInt", "Requires a positive integer.");
        request.points = static_cast<int64_t>(std::min(n, 1e9));
    }
    (void)requireDialogs(call, "ginput");
    call.vm.figures().current().axes();
    call.vm.figures().touch();
    request.figure = call.vm.figures().currentNumber();
    const DialogAnswer answer = askUser(call, "ginput", request);
    if (!call.vm.figures().exists(request.figure))
        throwError("MATLAB:ginput:FigureDeleted", "Interrupted by figure deletion.");
    std::vector<double> x, y, button;
    for (const PickedPoint& point : answer.points) {
        x.push_back(point.x);
        y.push_back(point.y);
        button.push_back(point.button);
    }
    if (!answer.points.empty()) makeCurrent(call, answer.points.back());
    if (call.nargout < 2) {
        std::vector<double> both = x;
        both.insert(both.end(), y.begin(), y.end());
        return call.result(x.empty() ? Value::emptyMatrix()
                                     : arrayOf(both, Shape(static_cast<int64_t>(x.size()), 2)));
    }
    for (const auto* column : {&x, &y, &button})
        call.result(column->empty() ? Value::emptyMatrix() : columnOf(*column));
}

/// 0 for a click, 1 for a key.
void waitforbuttonpress(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::ButtonPress;
    (void)requireDialogs(call, "waitforbuttonpress");
    FigureObject& figure = call.vm.figures().current();
    call.vm.figures().touch();
    request.figure = figure.number();
    const DialogAnswer answer = askUser(call, "waitforbuttonpress", request);
    if (answer.points.empty() || !call.vm.figures().exists(request.figure))
        throwError("MATLAB:UI:CancelWaitForKeyOrButtonPress",
                   "waitforbuttonpress exit because target figure has been deleted");
    const PickedPoint& point = answer.points.front();
    if (!point.key) makeCurrent(call, point);
    call.result(point.key ? 1.0 : 0.0);
}

constexpr Builtin kRows[] = {
    {"uigetfile", 0, -1, 3, [](Call& c) { chooseFile(c, "uigetfile", DialogKind::OpenFile); },
     "[file,folder,filter] = uigetfile(filters,title,name,'MultiSelect','on')",
     "Lets the user choose a file in the window; 0 when cancelled."},
    {"uiputfile", 0, -1, 3, [](Call& c) { chooseFile(c, "uiputfile", DialogKind::SaveFile); },
     "[file,folder,filter] = uiputfile(filters,title,name)",
     "Lets the user choose where to save in the window; 0 when cancelled."},
    {"uigetdir", 0, 2, 1, uigetdir, "folder = uigetdir(start,title)",
     "Lets the user choose a folder in the window; 0 when cancelled."},
    {"ginput", 0, 1, 3, ginput, "[x,y,button] = ginput(n)",
     "Points that the user clicks in a figure; until Return where n is not given."},
    {"waitforbuttonpress", 0, 0, 1, waitforbuttonpress, "k = waitforbuttonpress",
     "Waits for a click (0) or a key (1) on the current figure."},
};

} // namespace

std::span<const Builtin> choosingTable() {
    return kRows;
}

} // namespace vitrine
