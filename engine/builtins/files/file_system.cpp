// SPDX-License-Identifier: Apache-2.0
// Paths, folders and the environment.
#include "base/settings.h"
#include "base/whole_file.h"
#include "builtins/dialogs/callbacks.h"
#include "builtins/files/file_table.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"
#include "value/object_array.h"

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <random>

namespace vitrine {

namespace fs = std::filesystem;

std::string resolvePath(Interpreter& vm, std::string_view path) {
    if (vm.settings().sandbox) throwError("Vitrine:sandbox", "Not permitted in a sandbox.");
    std::string text(path);
    if (text == "~" || text.starts_with("~/")) {
        if (const char* home = std::getenv("HOME")) text = home + text.substr(1);
    }
    const fs::path p(text);
    return p.is_absolute() ? text : (fs::path(vm.currentFolder()) / p).string();
}

std::string resolveForReading(Interpreter& vm, std::string_view path) {
    std::string here = resolvePath(vm, path);
    std::error_code error;
    if (path.empty() || path[0] == '~' || fs::path(path).is_absolute() || fs::exists(here, error))
        return here;
    for (const std::string& folder : vm.searchPath()) {
        std::string there = (fs::path(folder) / path).string();
        if (fs::is_regular_file(there, error)) return there;
    }
    return here;
}

void refuseInSafeMode(Interpreter& vm) {
    if (vm.settings().safe || vm.settings().sandbox)
        throwError("Vitrine:safeMode", "Not permitted in safe mode.");
}

namespace {

void fileparts(Call& call) {
    const std::string path = textArgument(call[0], "fileparts");
    const std::size_t slash = path.rfind('/');
    std::string folder;
    std::string name = path;
    if (slash != std::string::npos) {
        folder = slash == 0 ? "/" : path.substr(0, slash);
        name = path.substr(slash + 1);
    }
    const std::size_t dot = name.rfind('.');
    const std::string extension = dot == std::string::npos ? "" : name.substr(dot);
    name = name.substr(0, dot);
    for (const std::string& part : {folder, name, extension})
        call.result(call[0].isString() ? Value::string(part) : Value::text(part));
}

void fullfile(Call& call) {
    // Arrays of parts give an array of paths.
    TextList out;
    std::vector<TextList> parts;
    for (const Value& v : call.args) {
        parts.push_back(v.isArray() && v.count() == 0
                            ? TextList{TextList::From::Char, {u""}, {}, {}}
                            : textList(v, "fullfile"));
        TextList& part = parts.back();
        if (v.isArray() && v.count() == 0) part.shape = Shape(1, 1);
        if (v.isString()) out.from = TextList::From::String;
        if (v.isCell() && out.from == TextList::From::Char) out.from = TextList::From::Cell;
        if (part.size() == 1) continue;
        if (!out.shape.isScalar() && !(out.shape == part.shape))
            throwError("MATLAB:fullfile:InvalidSizes", "Cell array inputs must be the same size.");
        out.shape = part.shape;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(out.shape.count()); ++i) {
        std::u16string path;
        for (const TextList& list : parts) {
            const std::u16string& part = list.texts[list.size() == 1 ? 0 : i];
            if (part.empty()) continue;
            if (!path.empty() && path.back() != u'/') path += u'/';
            path += !path.empty() && part[0] == u'/' ? part.substr(1) : part;
        }
        out.texts.push_back(std::move(path));
    }
    call.result(textValue(out));
}

void pathTest(Call& call, bool (*test)(const fs::path&)) {
    const TextList list = textList(call[0], "isfile");
    Ref<Tensor> out = Tensor::make(DType::Logical, list.shape, false, false);
    for (std::size_t i = 0; i < list.size(); ++i)
        out->mutableData<bool>()[i] = test(resolvePath(call.vm, toUtf8(list.texts[i])));
    call.result(wrap(std::move(out)));
}

void isfileFunction(Call& call) {
    pathTest(call, [](const fs::path& p) {
        std::error_code error;
        return fs::exists(p, error) && !fs::is_directory(p, error);
    });
}

void isfolderFunction(Call& call) {
    pathTest(call, [](const fs::path& p) {
        std::error_code error;
        return fs::is_directory(p, error);
    });
}

/// [status, message, id] of a file operation; without outputs a failure is an error.
void report(Call& call, const std::error_code& error, const char* identifier,
            const std::string& what) {
    if (error && call.nargout == 0)
        throwError(identifier, "%s: %s.", what.c_str(), error.message().c_str());
    if (call.nargout == 0) return;
    call.result(Value::logical(!error));
    call.result(Value::text(error ? error.message() : ""));
    call.result(Value::text(error ? identifier : ""));
}

void mkdirFunction(Call& call) {
    refuseInSafeMode(call.vm);
    std::string path = resolvePath(call.vm, textArgument(call[0], "mkdir"));
    if (call.count() > 1) path += '/' + textArgument(call[1], "mkdir");
    std::error_code error;
    fs::create_directories(path, error);
    report(call, error, "MATLAB:MKDIR:OSError", "mkdir");
}

void rmdirFunction(Call& call) {
    refuseInSafeMode(call.vm);
    const std::string path = resolvePath(call.vm, textArgument(call[0], "rmdir"));
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        error = std::make_error_code(std::errc::not_a_directory);
    } else if (call.count() > 1 && isOption(call[1], "s")) {
        fs::remove_all(path, error);
    } else {
        fs::remove(path, error);
    }
    report(call, error, "MATLAB:RMDIR:OSError", "rmdir");
}

/// Matches * and ? of a file name pattern.
bool matchesPattern(std::string_view pattern, std::string_view name) {
    // A star that does not fit takes one character more; only the last one needs to be tried.
    std::size_t p = 0, n = 0;
    std::size_t star = std::string_view::npos, from = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            from = n;
        } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
            ++p;
            ++n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++from;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

/// The files that a path with * or ? in its name stands for; the path itself when it has none.
std::vector<fs::path> expanded(const std::string& path) {
    const std::string pattern = fs::path(path).filename().string();
    if (pattern.find_first_of("*?") == std::string::npos) return {path};
    std::vector<fs::path> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(fs::path(path).parent_path(), error)) {
        if (matchesPattern(pattern, entry.path().filename().string()))
            found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool deleteListeners(const Value& v) {
    if (!joinsObjects(v)) return false;
    bool any = false;
    const Ref<Cell> cells = cellOfObjects(v);
    for (const Value& element : cells->elements) {
        auto* listener = dynamic_cast<Listener*>(&element.objectValue());
        if (listener) any = listener->deleted = true;
    }
    return any;
}

void deleteFunction(Call& call) {
    for (const Value& v : call.args) {
        if (deleteListeners(v) || deleteGraphics(call.vm, v) || deleteTimers(call.vm, v)) continue;
        if (v.isStruct() || v.isCell())
            throwError("MATLAB:delete:InvalidInput", "Name must be a text scalar.");
        if (!v.isTextScalar()) continue;
        refuseInSafeMode(call.vm);
        bool removed = false;
        std::error_code error;
        for (const fs::path& path : expanded(resolvePath(call.vm, v.toText())))
            removed = (!fs::is_directory(path, error) && fs::remove(path, error)) || removed;
        if (!removed)
            call.vm.warn("MATLAB:DELETE:FileNotFound", "File '" + v.toText() + "' not found.");
    }
}

std::error_code errorOf(const Status& done) {
    return done ? std::error_code() : std::make_error_code(std::errc::io_error);
}

/// A file becomes another's content whole; what was there stays when it cannot.
std::error_code copyWhole(const fs::path& from, const fs::path& to) {
    std::error_code error;
    const bool there = fs::exists(to, error);
    if (there && fs::equivalent(from, to, error))
        return std::make_error_code(std::errc::file_exists);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(std::fopen(from.c_str(), "rb"),
                                                             std::fclose);
    if (!in) return {errno, std::generic_category()};
    Result<WholeFile> out = WholeFile::create(to.string());
    if (!out) return std::make_error_code(std::errc::permission_denied);
    std::vector<char> buffer(std::size_t{1} << 20);
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), in.get())) {
        checkStop();
        if (const Status done = out->write({buffer.data(), got}); !done)
            return std::make_error_code(std::errc::no_space_on_device);
    }
    if (std::ferror(in.get()) != 0) return std::make_error_code(std::errc::io_error);
    if (const Status done = out->commit(); !done) return errorOf(done);
    if (!there) fs::permissions(to, fs::status(from, error).permissions(), error);
    return {};
}

std::error_code copyAny(const fs::path& from, const fs::path& to) {
    std::error_code error;
    if (fs::is_regular_file(from, error)) return copyWhole(from, to);
    fs::copy(from, to, fs::copy_options::recursive | fs::copy_options::overwrite_existing, error);
    return error;
}

void copyOrMove(Call& call, bool move) {
    refuseInSafeMode(call.vm);
    const std::string given = resolvePath(call.vm, textArgument(call[0], "copyfile"));
    const fs::path target = resolvePath(call.vm, textArgument(call[1], "copyfile"));
    std::error_code error;
    std::vector<fs::path> sources = expanded(given);
    if (sources.empty()) sources = {given}; // reported as missing
    for (const fs::path& from : sources) {
        if (error) break;
        fs::path to = target;
        if (fs::is_directory(to, error)) to /= from.filename();
        error.clear();
        if (!move) {
            error = copyAny(from, to);
            continue;
        }
        fs::rename(from, to, error);
        if (error != std::errc::cross_device_link) continue;
        error = copyAny(from, to);
        if (!error) fs::remove_all(from, error);
    }
    report(call, error, move ? "MATLAB:MOVEFILE:OSError" : "MATLAB:COPYFILE:OSError",
           move ? "movefile" : "copyfile");
}

void copyfileFunction(Call& call) {
    copyOrMove(call, false);
}
void movefileFunction(Call& call) {
    copyOrMove(call, true);
}

void tempdirFunction(Call& call) {
    std::error_code error;
    std::string folder = fs::temp_directory_path(error).string();
    if (folder.empty() || folder.back() != '/') folder += '/';
    call.result(Value::text(folder));
}

void tempnameFunction(Call& call) {
    std::error_code error;
    const fs::path folder = call.count() > 0 ? fs::path(textArgument(call[0], "tempname"))
                                             : fs::temp_directory_path(error);
    // Drawn, not counted: names of two processes must differ, and nobody should know the next one.
    std::random_device draw;
    char name[64];
    std::snprintf(name, sizeof name, "tp%08x_%08x_%08x_%08x", draw(), draw(), draw(), draw());
    call.result(Value::text((folder / name).string()));
}

void pwdFunction(Call& call) {
    call.result(Value::text(call.vm.currentFolder()));
}

void cdFunction(Call& call) {
    const std::string before = call.vm.currentFolder();
    if (call.count() > 0) {
        refuseInSafeMode(call.vm);
        const std::string folder = resolvePath(call.vm, textArgument(call[0], "cd"));
        std::error_code error;
        if (!fs::is_directory(folder, error)) {
            throwError("MATLAB:cd:NonExistentFolder",
                       "Unable to change current folder to '%s' (Name is nonexistent or not a "
                       "folder).",
                       call[0].toText().c_str());
        }
        call.vm.changeFolder(fs::canonical(folder, error).string());
    }
    if (call.count() == 0 || call.nargout > 0) call.result(Value::text(before));
}

void dirFunction(Call& call) {
    const std::string given = call.count() > 0 ? textArgument(call[0], "dir") : ".";
    fs::path folder = resolvePath(call.vm, given);
    std::string pattern = "*";
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        pattern = folder.filename().string();
        folder = folder.parent_path();
    }
    std::vector<fs::path> found;
    if (pattern == "*") found = {folder / ".", folder / ".."};
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (matchesPattern(pattern, entry.path().filename().string()))
            found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    if (call.nargout == 0) {
        std::string text = "\n";
        for (const fs::path& p : found)
            text += p.filename().string() + "  ";
        return call.vm.out(text + "\n\n");
    }
    auto out = makeRef<StructArray>(Shape(static_cast<int64_t>(found.size()), 1));
    for (const char* name : {"name", "folder", "date", "bytes", "isdir", "datenum"})
        out->addField(name);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto at = static_cast<int64_t>(i);
        const bool folderEntry = fs::is_directory(found[i], error);
        const auto size = folderEntry ? 0 : fs::file_size(found[i], error);
        const auto written = fs::last_write_time(found[i], error);
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(
            std::chrono::file_clock::to_sys(written).time_since_epoch());
        const std::time_t when = seconds.count();
        std::tm local{};
        localtime_r(&when, &local);
        char date[32];
        std::strftime(date, sizeof date, "%d-%b-%Y %H:%M:%S", &local);
        out->set("name", Value::text(found[i].filename().string()), at);
        out->set("folder", Value::text(folder.lexically_normal().string()), at);
        out->set("date", Value::text(date), at);
        out->set("bytes", static_cast<double>(size), at);
        out->set("isdir", Value::logical(folderEntry), at);
        out->set("datenum", static_cast<double>(when + local.tm_gmtoff) / 86400.0 + 719529.0, at);
    }
    call.result(out);
}

void getenvFunction(Call& call) {
    const char* value = std::getenv(textArgument(call[0], "getenv").c_str());
    call.result(Value::text(value ? value : ""));
}

void setenvFunction(Call& call) {
    refuseInSafeMode(call.vm);
    setenv(textArgument(call[0], "setenv").c_str(),
           call.count() > 1 ? textArgument(call[1], "setenv").c_str() : "", 1);
}

std::vector<std::string> splitPath(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, ':');) {
        if (!part.empty()) parts.push_back(part);
    }
    return parts;
}

std::string joinPath(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ":") + part;
    return text;
}

void addpathFunction(Call& call) {
    std::vector<std::string>& path = call.vm.searchPath();
    const std::string before = joinPath(path);
    std::vector<std::string> added;
    bool atEnd = false;
    for (const Value& v : call.args) {
        if (isOption(v, "-end") || (!v.isTextScalar() && v.toDouble() == 1)) {
            atEnd = true;
            continue;
        }
        if (isOption(v, "-begin") || !v.isTextScalar()) continue;
        for (const std::string& part : splitPath(v.toText())) {
            const std::string folder = resolvePath(call.vm, part);
            std::error_code error;
            if (!fs::is_directory(folder, error)) {
                call.vm.warn("MATLAB:mpath:nameNonexistentOrNotADirectory",
                             "Name is nonexistent or not a directory: " + part);
                continue;
            }
            added.push_back(fs::path(folder).lexically_normal().string());
        }
    }
    for (const std::string& folder : added)
        std::erase(path, folder);
    path.insert(atEnd ? path.end() : path.begin(), added.begin(), added.end());
    if (call.nargout > 0) call.result(Value::text(before));
}

void rmpathFunction(Call& call) {
    std::vector<std::string>& path = call.vm.searchPath();
    const std::string before = joinPath(path);
    for (const Value& v : call.args) {
        for (const std::string& part : splitPath(textArgument(v, "rmpath")))
            std::erase(path, fs::path(resolvePath(call.vm, part)).lexically_normal().string());
    }
    if (call.nargout > 0) call.result(Value::text(before));
}

void pathFunction(Call& call) {
    std::vector<std::string> folders;
    for (int i = 0; i < call.count(); ++i) {
        for (std::string& folder : splitPath(textArgument(call[i], "path")))
            folders.push_back(std::move(folder));
    }
    if (call.count() > 0) call.vm.searchPath() = std::move(folders);
    const std::string text = joinPath(call.vm.searchPath());
    if (call.nargout > 0 || call.count() == 0) call.result(Value::text(text));
}

void genpathFunction(Call& call) {
    const fs::path top = resolvePath(call.vm, textArgument(call[0], "genpath"));
    std::vector<std::string> folders;
    std::error_code error;
    if (fs::is_directory(top, error)) folders.push_back(top.string());
    for (auto it = fs::recursive_directory_iterator(top, error);
         it != fs::recursive_directory_iterator(); it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (!it->is_directory(error)) continue;
        if (name[0] == '.' || name[0] == '@' || name[0] == '+' || name == "private")
            it.disable_recursion_pending();
        else
            folders.push_back(it->path().string());
    }
    std::sort(folders.begin(), folders.end());
    call.result(Value::text(joinPath(folders)));
}

void filesepFunction(Call& call) {
    call.result(Value::text("/"));
}
void pathsepFunction(Call& call) {
    call.result(Value::text(":"));
}

/// mode = private/fileMode(name, change, who): the nine permission bits; change is '' or '+w' …
void fileMode(Call& call) {
    const fs::path path = resolvePath(call.vm, textArgument(call[0], "fileattrib"));
    const std::string change = call[1].toText();
    if (change.empty())
        return call.result(Value(static_cast<double>(fs::status(path).permissions())));
    refuseInSafeMode(call.vm);
    unsigned right = 0;
    for (char c : change.substr(1))
        right |= c == 'r' ? 4U : c == 'w' ? 2U : c == 'x' ? 1U : 0U;
    if (right == 0 || (change[0] != '+' && change[0] != '-'))
        throwError("MATLAB:FILEATTRIB:UnknownAttribute", "Unknown attribute '%s'.", change.c_str());
    unsigned bits = 0;
    for (char c : call[2].toText()) {
        if (c == 'u' || c == 'a') bits |= right << 6;
        if (c == 'g' || c == 'a') bits |= right << 3;
        if (c == 'o' || c == 'a') bits |= right;
    }
    std::error_code error;
    fs::permissions(path, static_cast<fs::perms>(bits),
                    change[0] == '+' ? fs::perm_options::add : fs::perm_options::remove, error);
    if (error) throwError("MATLAB:FILEATTRIB:CannotChange", "%s", error.message().c_str());
}

constexpr Builtin kRows[] = {
    {"private/fileMode", 3, 3, 1, fileMode, "mode = fileMode(name,change,who)",
     "Permission bits of a file."},
    {"fileparts", 1, 1, 3, fileparts, "[folder,name,ext] = fileparts(path)",
     "Splits a path into folder, name and extension."},
    {"fullfile", 1, -1, 1, fullfile, "path = fullfile(part1,part2,…)",
     "Joins parts of a path with single separators."},
    {"isfile", 1, 1, 1, isfileFunction, "tf = isfile(path)", "True where the path is a file."},
    {"isfolder", 1, 1, 1, isfolderFunction, "tf = isfolder(path)",
     "True where the path is a folder."},
    {"isdir", 1, 1, 1, isfolderFunction, "tf = isdir(path)", "True where the path is a folder."},
    {"mkdir", 1, 2, 3, mkdirFunction, "[ok,msg,id] = mkdir(folder)",
     "Makes a folder and those above it."},
    {"rmdir", 1, 2, 3, rmdirFunction, "[ok,msg,id] = rmdir(folder,'s')",
     "Removes an empty folder; with 's' also its content."},
    {"delete", 1, -1, 0, deleteFunction, "delete(file) | delete(h)",
     "Deletes files, graphics objects, dialogs or timers."},
    {"copyfile", 2, 3, 3, copyfileFunction, "[ok,msg,id] = copyfile(from,to)",
     "Copies a file or folder."},
    {"movefile", 2, 3, 3, movefileFunction, "[ok,msg,id] = movefile(from,to)",
     "Moves or renames a file or folder."},
    {"tempdir", 0, 0, 1, tempdirFunction, "folder = tempdir", "The folder for temporary files."},
    {"tempname", 0, 1, 1, tempnameFunction, "name = tempname(folder)",
     "A path that no file has yet."},
    {"pwd", 0, 0, 1, pwdFunction, "folder = pwd", "The current folder."},
    {"cd", 0, 1, 1, cdFunction, "cd folder", "Changes the current folder; returns the old one."},
    {"dir", 0, 1, 1, dirFunction, "list = dir(pattern)",
     "Lists files: a struct array with name, folder, date, bytes, isdir, datenum."},
    {"getenv", 1, 1, 1, getenvFunction, "value = getenv(name)",
     "Value of an environment variable, '' when unset."},
    {"setenv", 1, 2, 0, setenvFunction, "setenv(name,value)", "Sets an environment variable."},
    {"addpath", 1, -1, 1, addpathFunction, "old = addpath(folder1,…,'-end')",
     "Adds folders to the search path."},
    {"rmpath", 1, -1, 1, rmpathFunction, "old = rmpath(folder1,…)",
     "Removes folders from the search path."},
    {"path", 0, 2, 1, pathFunction, "p = path(new,further)",
     "The search path, colon-separated; arguments replace it, one after the other."},
    {"genpath", 1, 1, 1, genpathFunction, "p = genpath(folder)",
     "A folder and all below it as a search path."},
    {"filesep", 0, 0, 1, filesepFunction, "c = filesep", "The separator between folders."},
    {"pathsep", 0, 0, 1, pathsepFunction, "c = pathsep", "The separator of a search path."},
};

} // namespace

std::span<const Builtin> fileSystemTable() {
    return kRows;
}

} // namespace vitrine
