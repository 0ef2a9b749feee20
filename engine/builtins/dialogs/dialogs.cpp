// SPDX-License-Identifier: Apache-2.0
// Questions to the user: inputdlg, questdlg, listdlg, menu; what waits for a window: uiwait,
// waitfor, uiresume; and data of the application's own: getappdata and its kin.
#include "builtins/dialogs/dialogs.h"

#include "base/whole_number.h"
#include "builtins/dialogs/callbacks.h"
#include "builtins/text/text_values.h"

namespace vitrine {

DialogHost& requireDialogs(Call& call, const char* function) {
    DialogHost* host = call.vm.figures().dialogHost();
    if (!host) {
        throwError("MATLAB:ui:UserInputNotSupported",
                   "Support for user input is required, which is not available on this platform. "
                   "%s needs the window of vitrine.",
                   function);
    }
    return *host;
}

DialogAnswer askUser(Call& call, const char* function, const DialogRequest& request) {
    DialogHost& host = requireDialogs(call, function);
    publishFigures(call.vm, call.span);
    DialogAnswer answer = host.ask(request);
    checkStop();
    return answer;
}

std::vector<std::string> textsOf(const Value& value, const char* function) {
    std::vector<std::string> out;
    if (value.isArray() && value.count() == 0) return {""};
    for (const std::u16string& text : textList(value, function).texts)
        out.push_back(toUtf8(text));
    return out;
}

std::string joinedText(const Value& value, const char* function) {
    std::string out;
    bool first = true;
    for (const std::string& line : textsOf(value, function)) {
        if (!first) out += "\n";
        first = false;
        // Rows of a char matrix are padded with blanks.
        out += line.substr(0, line.find_last_not_of(' ') + 1);
    }
    return out;
}

Ref<DialogObject> openDialog(Call& call, const char* function, DialogRequest request) {
    auto dialog = makeRef<DialogObject>(requireDialogs(call, function), std::move(request));
    call.vm.figures().keepDialog(dialog);
    dialog->show();
    return dialog;
}

namespace {

/// A field of a structure of options, or Nothing.
Value optionOf(const Value& options, const char* name) {
    if (!options.isStruct()) return {};
    for (const std::string& field : options.structure().fieldNames()) {
        if (lowerCase(field) == lowerCase(name)) return *options.structure().find(field);
    }
    return {};
}

Value cellOf(const std::vector<std::string>& texts) {
    auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(texts.size()), 1));
    for (std::size_t i = 0; i < texts.size(); ++i)
        cell->elements[i] = charRow(toUtf16(texts[i]), true);
    return Value(cell);
}

/// inputdlg(prompt,title,dims,definput,options): a cell of texts, {} when cancelled.
void inputdlg(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::Inputs;
    request.modal = true;
    request.items =
        call.count() > 0 ? textsOf(call[0], "inputdlg") : std::vector<std::string>{"Input:"};
    request.title = call.count() > 1 ? joinedText(call[1], "inputdlg") : "";
    const std::size_t n = request.items.size();
    request.lines.assign(n, 1);
    if (call.count() > 2 && call[2].count() > 0) {
        const std::vector<double> sizes = doublesOf(call[2]);
        const auto rows = static_cast<std::size_t>(call[2].shape().rows());
        const bool pair = sizes.size() == 2 && rows == 1; // [height width] of all
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t at = pair || sizes.size() == 1 || i >= rows ? 0 : i;
            request.lines[i] = std::clamp(wholeNumber<int>(sizes[at]), 1, 20);
        }
    }
    if (call.count() > 3 && call[3].count() > 0) {
        if (!call[3].isCell() && !call[3].isString())
            throwError("MATLAB:inputdlg:InvalidDefaultAnswer",
                       "Default answer must be a cell array of strings.");
        request.answers = textsOf(call[3], "inputdlg");
        if (request.answers.size() != n)
            throwError("MATLAB:inputdlg:InvalidDefaultAnswerLength",
                       "Default answer must contain the same number of elements as the prompts.");
    }
    request.answers.resize(n);
    const DialogAnswer answer = askUser(call, "inputdlg", request);
    call.result(answer.given ? cellOf(answer.texts) : Value(makeRef<Cell>(Shape(0, 0))));
}

/// questdlg(question,title,button1,…,default); the default or options stand last.
void questdlg(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::Question;
    request.icon = "help";
    request.modal = true;
    request.text = joinedText(call[0], "questdlg");
    request.title = call.count() > 1 ? joinedText(call[1], "questdlg") : "";
    std::vector<std::string> words;
    Value options;
    for (int i = 2; i < call.count(); ++i) {
        if (call[i].isStruct()) {
            options = call[i];
        } else {
            words.push_back(textArgument(call[i], "questdlg"));
        }
    }
    std::string chosen = "Yes";
    if (const Value given = optionOf(options, "Default"); !given.isNothing()) {
        chosen = textArgument(given, "questdlg");
    } else if (!words.empty()) {
        chosen = words.back();
        words.pop_back();
    }
    if (words.empty()) words = {"Yes", "No", "Cancel"};
    if (words.size() > 3) throwError("MATLAB:questdlg:TooManyInputs", "Too many input arguments.");
    request.items = words;
    const auto at = std::find(words.begin(), words.end(), chosen);
    if (at == words.end()) {
        call.vm.warn("MATLAB:questdlg:StringMismatch",
                     "Default character vector does not match any button character vector name.");
    } else {
        request.chosen = {static_cast<int>(at - words.begin())};
    }
    const DialogAnswer answer = askUser(call, "questdlg", request);
    call.result(Value::text(answer.given && !answer.chosen.empty()
                                ? words.at(static_cast<std::size_t>(answer.chosen[0]))
                                : ""));
}

/// listdlg('ListString',list,…): [rows, ok].
void listdlg(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::List;
    request.modal = request.several = true;
    request.chosen = {0};
    bool listed = false;
    if (call.count() % 2 != 0)
        throwError("MATLAB:listdlg:InvalidArgument",
                   "Arguments to LISTDLG must come param/value in pairs.");
    for (int i = 0; i + 1 < call.count(); i += 2) {
        const std::string name = lowerCase(textArgument(call[i], "listdlg"));
        const Value& value = call[i + 1];
        if (name == "liststring") {
            request.items =
                value.count() > 0 ? textsOf(value, "listdlg") : std::vector<std::string>();
            listed = true;
        } else if (name == "selectionmode") {
            if (!isOption(value, "single") && !isOption(value, "multiple"))
                throwError("MATLAB:listdlg:InvalidSelectionMode",
                           "Selection mode must be 'single' or 'multiple'.");
            request.several = isOption(value, "multiple");
        } else if (name == "initialvalue") {
            request.chosen.clear();
            for (const double row : doublesOf(value))
                request.chosen.push_back(static_cast<int>(row) - 1);
        } else if (name == "name") {
            request.title = joinedText(value, "listdlg");
        } else if (name == "promptstring") {
            request.text = joinedText(value, "listdlg");
        } else if (name == "okstring") {
            request.accept = joinedText(value, "listdlg");
        } else if (name == "cancelstring") {
            request.refuse = joinedText(value, "listdlg");
        } else if (name != "listsize" && name != "uh" && name != "fus" && name != "ffs") {
            throwError("MATLAB:listdlg:UnknownParameter",
                       "Unknown parameter name passed to "
                       "LISTDLG. Name was %s.",
                       name.c_str());
        }
    }
    if (!listed) throwError("MATLAB:listdlg:NeedParameter", "Need 'ListString' parameter.");
    std::erase_if(request.chosen, [&](int row) {
        return row < 0 || row >= static_cast<int>(request.items.size());
    });
    if (!request.several && request.chosen.size() > 1) request.chosen.resize(1);
    const DialogAnswer answer = askUser(call, "listdlg", request);
    std::vector<double> rows;
    for (const int row : answer.chosen)
        rows.push_back(row + 1);
    call.result(answer.given && !rows.empty() ? rowOf(rows) : Value::emptyMatrix());
    call.result(answer.given ? 1.0 : 0.0);
}

/// menu(title,choice1,…): the number of the choice, 0 when the window was closed.
void menu(Call& call) {
    DialogRequest request;
    request.kind = DialogKind::Question;
    request.modal = true;
    request.text = joinedText(call[0], "menu");
    for (int i = 1; i < call.count(); ++i) {
        const std::vector<std::string> more = textsOf(call[i], "menu");
        request.items.insert(request.items.end(), more.begin(), more.end());
    }
    const DialogAnswer answer = askUser(call, "menu", request);
    call.result(answer.given && !answer.chosen.empty() ? answer.chosen[0] + 1.0 : 0.0);
}

// --- waiting for windows

GraphicsObject& windowArgument(Call& call, const char* function) {
    if (call.count() == 0) return call.vm.figures().current();
    if (call[0].kind() == Kind::Object) {
        if (auto* object = dynamic_cast<GraphicsObject*>(&call[0].objectValue())) return *object;
    }
    if (call[0].isNumericClass() && call[0].count() == 1) {
        const auto number = static_cast<int>(integerArgument(call[0], "Figure number"));
        if (call.vm.figures().exists(number)) return call.vm.figures().figure(number);
    }
    throwUndefinedFor(function, call[0]);
}

constexpr const char* kResumed = "uiresume";

/// Waits until the object is gone, the time is over, or uiresume was called for it.
void waitForWindow(Call& call, const char* function, double seconds) {
    const Ref<GraphicsObject> window(&windowArgument(call, function));
    DialogHost& host = requireDialogs(call, function);
    publishFigures(call.vm, call.span);
    Value& resumed = call.vm.sessionSlot(kResumed);
    resumed = Value();
    const auto until =
        SteadyClock::now() + std::chrono::duration_cast<SteadyClock::duration>(
                                 std::chrono::duration<double>(std::min(seconds, 1e9)));
    host.waitUntil([&] {
        const bool called = resumed.kind() == Kind::Object &&
                            &resumed.objectValue() == static_cast<ObjectValue*>(window.get());
        return !window->isValid() || called || SteadyClock::now() >= until;
    });
    checkStop();
}

void uiwait(Call& call) {
    double seconds = std::numeric_limits<double>::infinity();
    if (call.count() > 1) {
        seconds = call[1].toDouble();
        if (!(seconds >= 1))
            throwError("MATLAB:uiwait:InvalidSecondInput",
                       "Timeout value must be a number that is at least 1.");
    }
    waitForWindow(call, "uiwait", seconds);
}

void uiresume(Call& call) {
    GraphicsObject& window = windowArgument(call, "uiresume");
    call.vm.sessionSlot(kResumed) = Ref<ObjectValue>(&window);
}

void waitfor(Call& call) {
    if (call.count() == 1)
        return waitForWindow(call, "waitfor", std::numeric_limits<double>::infinity());
    // waitfor(h,property,value): until the property is what it should be, or is another.
    const Ref<GraphicsObject> window(&windowArgument(call, "waitfor"));
    const std::string name = textArgument(call[1], "waitfor");
    const auto equal = [&](const Value& a, const Value& b) {
        const Value both[] = {a, b};
        return call.vm.call(Value::text("isequal"), both, 1).at(0).toDouble() != 0;
    };
    const Value first = window->property(name);
    if (first.isNothing())
        throwError("MATLAB:hg:InvalidProperty", "Unrecognized property %s.", name.c_str());
    waitWithCallbacks(call.vm, SteadyClock::time_point::max(), [&] {
        if (!window->isValid()) return true;
        const Value now = window->property(name);
        return call.count() > 2 ? equal(now, call[2]) : !equal(now, first);
    });
}

// --- data of the application's own

GraphicsObject& dataHolder(Call& call) {
    if (auto* object = graphicsObject<GraphicsObject>(call[0])) return *object;
    if (call[0].isNumericClass() && call[0].count() == 1) {
        const auto number = static_cast<int>(integerArgument(call[0], "Figure number"));
        if (call.vm.figures().exists(number)) return call.vm.figures().figure(number);
    }
    throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
}

void setappdata(Call& call) {
    dataHolder(call).applicationData[textArgument(call[1], "setappdata")] = call[2];
}

void getappdata(Call& call) {
    const GraphicsObject& holder = dataHolder(call);
    if (call.count() == 1) {
        auto all = makeRef<StructArray>();
        for (const auto& [name, value] : holder.applicationData)
            all->set(name, value);
        return call.result(Value(all));
    }
    const auto found = holder.applicationData.find(textArgument(call[1], "getappdata"));
    call.result(found == holder.applicationData.end() ? Value::emptyMatrix() : found->second);
}

void isappdata(Call& call) {
    const std::string name = textArgument(call[1], "isappdata");
    call.result(Value::logical(dataHolder(call).applicationData.contains(name)));
}

void rmappdata(Call& call) {
    const std::string name = textArgument(call[1], "rmappdata");
    if (dataHolder(call).applicationData.erase(name) == 0)
        throwError("MATLAB:HandleGraphics:Appdata:InvalidPropertyName",
                   "Property name %s was not found.", name.c_str());
}

constexpr Builtin kRows[] = {
    {"inputdlg", 0, 5, 1, inputdlg, "answer = inputdlg(prompts,title,dims,defaults)",
     "Asks for texts in the window; {} when cancelled."},
    {"questdlg", 1, 6, 1, questdlg, "button = questdlg(question,title,button1,…,default)",
     "Asks with up to three buttons in the window; '' when closed."},
    {"listdlg", 0, -1, 2, listdlg, "[rows,ok] = listdlg('ListString',list,'SelectionMode',mode,…)",
     "Lets the user choose from a list in the window."},
    {"menu", 2, -1, 1, menu, "k = menu(title,choice1,choice2,…)",
     "The number of the button that the user clicks; 0 when closed."},
    {"uiwait", 0, 2, 0, uiwait, "uiwait(h,seconds)",
     "Waits until a window is closed or uiresume is called."},
    {"uiresume", 0, 1, 0, uiresume, "uiresume(h)", "Ends uiwait."},
    {"waitfor", 1, 3, 0, waitfor, "waitfor(h) | waitfor(h,property,value)",
     "Waits until an object is deleted, or a property changes."},
    {"setappdata", 3, 3, 0, setappdata, "setappdata(h,name,value)",
     "Keeps a value with a graphics object.", nullptr, SparseRule::Pass},
    {"getappdata", 1, 2, 1, getappdata, "value = getappdata(h,name)",
     "A value that setappdata kept; [] when there is none."},
    {"isappdata", 2, 2, 1, isappdata, "tf = isappdata(h,name)",
     "True when setappdata kept a value of this name."},
    {"rmappdata", 2, 2, 0, rmappdata, "rmappdata(h,name)", "Forgets what setappdata kept."},
};

} // namespace

std::span<const Builtin> dialogTable() {
    return kRows;
}

} // namespace vitrine
