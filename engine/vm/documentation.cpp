// SPDX-License-Identifier: Apache-2.0
// help: every function's description, builtin or written by the user.
#include "builtins/files/file_table.h"
#include "builtins/text/text_values.h"
#include "lang/parser.h"
#include "vm/frame.h"
#include "vm/user_class.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"
#include "vm/word_help.h"

#include <algorithm>
#include <filesystem>

namespace vitrine {

namespace {

constexpr std::size_t kLineWidth = 78;

std::string listOfNames() {
    std::string text = "Functions:\n\n";
    std::size_t column = 0;
    for (const Builtin* row : allFunctions()) {
        const std::string_view name = row->name;
        if (column + name.size() + 2 > kLineWidth) {
            text += '\n';
            column = 0;
        }
        text += std::string(name) + "  ";
        column += name.size() + 2;
    }
    return text + "\n";
}

const lang::FunctionDef* findFunction(lang::List<lang::FunctionDef*> functions,
                                      std::string_view name) {
    for (const lang::FunctionDef* f : functions) {
        if (f->name == name) return f;
        if (const lang::FunctionDef* inner = findFunction(f->nested, name)) return inner;
    }
    return nullptr;
}

/// The comment that begins a script.
std::string scriptComment(const SourceFile& source) {
    std::string text;
    for (uint32_t number = 1; number <= source.lineCount(); ++number) {
        std::string_view line = source.line(number);
        const std::size_t mark = line.find_first_not_of(" \t");
        if (mark == std::string_view::npos && text.empty()) continue;
        if (mark == std::string_view::npos || (line[mark] != '%' && line[mark] != '#')) break;
        const std::size_t rest = line.find_first_not_of("%#", mark);
        text += rest == std::string_view::npos ? "" : line.substr(rest);
        text += '\n';
    }
    return text;
}

/// The comment of a user's function or script as help shows it; nothing when there is none.
std::optional<std::string> userHelp(Vm& vm, const std::string& name) {
    const SourceFile* source = vm.sourceOfFunction(name);
    if (!source) return std::nullopt;
    const lang::ParseResult parsed = lang::parse(*source);
    const lang::Ast& ast = *parsed.ast;
    const lang::FunctionDef* f = findFunction(ast.functions, name);
    // A file's function goes by the file's name, whatever its own is.
    if (!f && ast.kind == lang::FileKind::Function && ast.functions.size() > 0)
        f = ast.functions[0];
    const std::string comment = ast.classDef ? std::string(ast.classDef->help)
                                : f          ? std::string(f->help)
                                             : scriptComment(*source);
    std::string text;
    for (std::size_t at = 0; at < comment.size();) {
        const std::size_t end = std::min(comment.find('\n', at), comment.size());
        text += " " + comment.substr(at, end - at) + "\n";
        at = end + 1;
    }
    return text;
}

void help(Call& call) {
    if (call.count() == 0) return call.vm.out(listOfNames());
    const std::string name = textArgument(call[0], "help");
    std::optional<std::string> text = userHelp(static_cast<Vm&>(call.vm), name);
    if (text && text->empty()) text = "\nNo help found for " + name + ".\n\n";
    if (!text) {
        const std::string row = documentationOf(name);
        if (const std::size_t line = row.find('\n'); line != std::string::npos)
            text = " " + row.substr(0, line) + "\n\n    " + row.substr(line + 1) + "\n";
    }
    if (call.nargout > 0) return call.result(Value::text(text.value_or("")));
    call.vm.out(text ? *text : "\n" + name + " not found.\n\n");
}

/// The names of functions whose description has a word, with its first sentence.
void lookfor(Call& call) {
    std::string word;
    for (int i = 0; i < call.count(); ++i) {
        const std::string given = textArgument(call[i], "lookfor");
        if (given != "-all") word += (word.empty() ? "" : " ") + given;
    }
    const auto same = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) ==
               std::tolower(static_cast<unsigned char>(b));
    };
    constexpr std::size_t kNames = 30;
    std::string text;
    for (const Builtin* row : allFunctions()) {
        const std::string name(row->name), doc(row->doc);
        const std::string searched = name + ' ' + doc;
        if (name.starts_with("private/") ||
            std::search(searched.begin(), searched.end(), word.begin(), word.end(), same) ==
                searched.end())
            continue;
        text += name + std::string(name.size() < kNames ? kNames - name.size() : 0, ' ') + " - " +
                doc.substr(0, doc.find('\n')) + '\n';
    }
    if (text.empty()) text = "No function's description has '" + word + "'.\n";
    call.vm.out(text);
}

/// In the window where there is one, else as help.
void doc(Call& call) {
    const std::string name = call.count() > 0 ? textArgument(call[0], "doc") : "";
    if (call.nargout == 0 &&
        static_cast<Vm&>(call.vm).askDesktop(DesktopRequest::Documentation, name))
        return;
    help(call);
}

/// The file that a name means: a function's or script's own, or one of that name in the current
/// folder, there or not yet.
std::string fileToEdit(Vm& vm, const std::string& name) {
    if (const SourceFile* source = vm.sourceOfFunction(name)) return source->path();
    const std::string path = resolvePath(vm, name);
    const std::filesystem::path given(path);
    std::error_code error;
    const bool complete = given.has_extension() || std::filesystem::exists(given, error);
    return complete ? path : path + ".m";
}

void edit(Call& call) {
    Vm& vm = static_cast<Vm&>(call.vm);
    for (int i = 0; i < std::max(call.count(), 1); ++i) {
        const std::string name = call.count() > 0 ? textArgument(call[i], "edit") : "";
        std::error_code error;
        const std::string path = name.empty() ? name : fileToEdit(vm, name);
        if (std::filesystem::is_directory(path, error))
            throwError("MATLAB:Editor:FileIsFolder", "'%s' is a folder.", name.c_str());
        const std::filesystem::path folder = std::filesystem::path(path).parent_path();
        if (!path.empty() && !std::filesystem::is_directory(folder, error))
            throwError("MATLAB:Editor:FolderDoesNotExist", "Folder '%s' does not exist.",
                       folder.c_str());
        if (!vm.askDesktop(DesktopRequest::File, path))
            throwError("MATLAB:edit:NoDesktop",
                       "edit opens files in the window of the workbench; there is none here.");
    }
}

void openvar(Call& call) {
    const std::string name = textArgument(call[0], "openvar");
    if (!call.vm.variable(name))
        throwError("MATLAB:openvar:NonExistentVariable", "Variable '%s' does not exist.",
                   name.c_str());
    if (!static_cast<Vm&>(call.vm).askDesktop(DesktopRequest::Variable, name))
        throwError("MATLAB:openvar:NoDesktop",
                   "openvar shows variables in the window of the workbench; there is none here.");
}

constexpr Builtin kRows[] = {
    {"help", 0, 1, 1, help, "help name", "Signature and description of a function."},
    {"lookfor", 1, -1, 0, lookfor, "lookfor word",
     "The functions whose names or descriptions have the word."},
    {"doc", 0, 1, 1, doc, "doc name",
     "Signature and description of a function, in the workbench in its help panel."},
    {"edit", 0, -1, 0, edit, "edit file1 file2 …",
     "Opens files or functions in the workbench's editor; a new one where there is none."},
    {"openvar", 1, 1, 0, openvar, "openvar name",
     "Shows a variable in the window of the workbench."},
};

} // namespace

std::span<const Builtin> documentationFunctions() {
    return kRows;
}

const std::vector<const Builtin*>& allFunctions() {
    static const std::vector<const Builtin*> kAll = [] {
        std::vector<const Builtin*> all = allBuiltins();
        for (std::span<const Builtin> table : vmTables()) {
            for (const Builtin& row : table)
                all.push_back(&row);
        }
        std::sort(all.begin(), all.end(), [](const Builtin* a, const Builtin* b) {
            return std::string_view(a->name) < std::string_view(b->name);
        });
        return all;
    }();
    return kAll;
}

std::string documentationOf(std::string_view name) {
    if (std::string word = documentationOfWord(name); !word.empty()) return word;
    if (const std::string_view function = functionOfSign(name); !function.empty()) name = function;
    const Builtin* row = findBuiltin(name);
    if (!row) row = findVmFunction(name);
    return row ? std::string(row->signature) + "\n" + row->doc : std::string();
}

const SourceFile* Vm::sourceOfFunction(std::string_view name) {
    CallSite site;
    site.name = std::string(name);
    resolve(m_frame, site);
    const auto kind = site.kind;
    if (kind == SiteKind::Class) {
        const auto* info = static_cast<const UserClass*>(site.target);
        return sources().find(info->unit->program->file);
    }
    if (kind != SiteKind::User && kind != SiteKind::Nested && kind != SiteKind::Script)
        return nullptr;
    const auto* function = static_cast<const Function*>(site.target);
    if (function->unit->library || !function->unit->program) return nullptr;
    return sources().find(function->unit->program->file);
}

} // namespace vitrine
