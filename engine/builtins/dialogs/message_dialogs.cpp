// SPDX-License-Identifier: Apache-2.0
// Dialogs that the script does not wait for: msgbox and its kin, waitbar.
#include "builtins/dialogs/dialogs.h"

#include "builtins/dialogs/callbacks.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

constexpr const char* kProgressTag = "TMWWaitbar";

/// 'modal', 'non-modal' or 'replace', or a structure that says so.
bool takeMode(const Value& value, DialogRequest& request, bool& replace) {
    Value mode = value;
    if (value.isStruct()) {
        const Value* style = value.structure().find("WindowStyle");
        if (!style) return true;
        mode = *style;
    }
    if (isOption(mode, "replace")) return replace = true;
    if (isOption(mode, "on")) return replace = true; // errordlg(…,'on')
    if (isOption(mode, "modal")) return request.modal = true;
    return isOption(mode, "non-modal") || isOption(mode, "nonmodal") || isOption(mode, "normal");
}

Ref<DialogObject> openMessage(Call& call, const char* function, DialogRequest request,
                              bool replace) {
    request.items = {"OK"};
    if (replace) {
        for (const auto& open : call.vm.figures().dialogs()) {
            if (open->request.kind != DialogKind::Message || open->request.title != request.title)
                continue;
            const std::shared_ptr<DialogLink> link = open->request.link;
            open->request = std::move(request);
            open->request.link = link;
            open->show();
            return open;
        }
    }
    return openDialog(call, function, std::move(request));
}

/// msgbox(message,title,icon,mode).
void msgbox(Call& call) {
    DialogRequest request;
    bool replace = false;
    request.text = joinedText(call[0], "msgbox");
    int next = 1;
    if (call.count() > next && !call[next].isStruct()) {
        request.title = joinedText(call[next++], "msgbox");
        static constexpr const char* kIcons[] = {"help", "warn", "error"};
        if (call.count() > next && call[next].isTextScalar()) {
            bool icon = isOption(call[next], "none");
            for (const char* name : kIcons) {
                if (!isOption(call[next], name)) continue;
                request.icon = name;
                icon = true;
            }
            if (isOption(call[next], "custom"))
                throwError("Vitrine:msgbox:NoCustomIcon", "Icons of one's own are not shown.");
            next += icon ? 1 : 0;
        }
    }
    if (call.count() > next && !takeMode(call[next], request, replace))
        throwError("MATLAB:msgbox:BadCreateMode",
                   "Creation mode must be 'modal', 'non-modal' or 'replace'.");
    const Ref<DialogObject> dialog = openMessage(call, "msgbox", std::move(request), replace);
    if (call.nargout > 0) call.result(Ref<ObjectValue>(dialog));
}

/// errordlg(message,title,mode) and its kin, with what they say where nothing is given.
void iconMessage(Call& call, const char* function, const char* icon, const char* text,
                 const char* title) {
    DialogRequest request;
    bool replace = false;
    request.icon = icon;
    request.text = call.count() > 0 ? joinedText(call[0], function) : text;
    request.title = call.count() > 1 ? joinedText(call[1], function) : title;
    if (call.count() > 2 && !takeMode(call[2], request, replace)) {
        const std::string identifier = std::string("MATLAB:") + function + ":BadCreateMode";
        throwError(identifier.c_str(), "Creation mode must be 'modal', 'non-modal' or 'replace'.");
    }
    if (std::string_view(icon) == "help") replace = true;
    const Ref<DialogObject> dialog = openMessage(call, function, std::move(request), replace);
    if (call.nargout > 0) call.result(Ref<ObjectValue>(dialog));
}

// --- waitbar

DialogObject* progressOf(const Value& value) {
    auto* dialog = graphicsObject<DialogObject>(value);
    return dialog && dialog->request.kind == DialogKind::Progress ? dialog : nullptr;
}

void setProgress(DialogObject& dialog, double fraction) {
    dialog.request.fraction = std::isnan(fraction) ? 0 : std::clamp(fraction, 0.0, 1.0);
}

/// waitbar(x,text,Name,Value,…), waitbar(x), waitbar(x,h), waitbar(x,h,text).
void waitbar(Call& call) {
    if (!call[0].isArray() || call[0].isTextScalar() || call[0].count() != 1)
        throwError("MATLAB:waitbar:InvalidFirstInput", "The first argument must be a scalar.");
    const double fraction = call[0].toDouble();
    DialogObject* known = nullptr;
    if (call.count() > 1 && !call[1].isTextScalar() && !call[1].isCell()) {
        known = progressOf(call[1]);
        if (!known)
            throwError("MATLAB:waitbar:InvalidSecondInput",
                       "The second argument must be a message character vector or a handle to an "
                       "existing waitbar.");
    } else if (call.count() == 1) {
        for (const auto& open : call.vm.figures().dialogs()) {
            if (open->request.kind == DialogKind::Progress) known = open.get();
        }
    }
    if (known) {
        const Ref<DialogObject> dialog(known);
        setProgress(*dialog, fraction);
        if (call.count() > 2) dialog->request.text = joinedText(call[2], "waitbar");
        dialog->show();
        runDueCallbacks(call.vm);
        checkStop();
        if (call.nargout > 0) call.result(Ref<ObjectValue>(dialog));
        return;
    }
    DialogRequest request;
    request.kind = DialogKind::Progress;
    request.text = call.count() > 1 ? joinedText(call[1], "waitbar") : "";
    Value cancel;
    std::vector<Value> others;
    for (int i = 2; i + 1 < call.count(); i += 2) {
        if (isOption(call[i], "CreateCancelBtn")) {
            cancel = call[i + 1];
        } else {
            others.push_back(call[i]);
            others.push_back(call[i + 1]);
        }
    }
    request.cancellable = !cancel.isNothing();
    const Ref<DialogObject> dialog = openDialog(call, "waitbar", std::move(request));
    dialog->cancelFunction = cancel;
    dialog->tag = kProgressTag;
    setProgress(*dialog, fraction);
    const Ref<GraphicsObject> objects[] = {dialog};
    assignProperties(call.vm, objects, others);
    dialog->show();
    if (call.nargout > 0) call.result(Ref<ObjectValue>(dialog));
}

constexpr Builtin kRows[] = {
    {"msgbox", 1, 6, 1, msgbox, "h = msgbox(message,title,icon,mode)",
     "Shows a message in the window; the script goes on."},
    {"errordlg", 0, 3, 1,
     [](Call& c) {
         iconMessage(c, "errordlg", "error", "This is the default error.", "Error Dialog");
     },
     "h = errordlg(message,title,mode)", "Shows an error in the window; the script goes on."},
    {"warndlg", 0, 3, 1,
     [](Call& c) {
         iconMessage(c, "warndlg", "warn", "This is the default warning.", "Warning Dialog");
     },
     "h = warndlg(message,title,mode)", "Shows a warning in the window; the script goes on."},
    {"helpdlg", 0, 3, 1,
     [](Call& c) { iconMessage(c, "helpdlg", "help", "This is the default help.", "Help Dialog"); },
     "h = helpdlg(message,title)", "Shows a hint in the window; the script goes on."},
    {"waitbar", 1, -1, 1, waitbar, "h = waitbar(x,text,'CreateCancelBtn',f) | waitbar(x,h,text)",
     "Shows how much of something is done, from 0 to 1."},
};

} // namespace

std::span<const Builtin> messageDialogTable() {
    return kRows;
}

} // namespace vitrine
