// SPDX-License-Identifier: Apache-2.0
// save and load: MAT files and plain tables of numbers.
#include "builtins/containers/library_object.h"
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "builtins/files/file_table.h"
#include "builtins/files/mat_file.h"
#include "builtins/files/mat_gpu_arrays.h"
#include "builtins/files/mat_objects.h"
#include "builtins/session/name_patterns.h"
#include "builtins/text/pattern.h"
#include "builtins/text/text_values.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace vitrine {

namespace {

/// Are the names all without wildcards, and all of them listed?
bool allAmong(const NameFilter& filter, const std::vector<MatEntry>& entries) {
    const std::vector<std::string> names = filter.plain();
    return filter.onlyPlain() && std::all_of(names.begin(), names.end(), [&](const std::string& n) {
               return std::any_of(entries.begin(), entries.end(),
                                  [&](const MatEntry& e) { return e.name == n; });
           });
}

struct FileArguments {
    std::string path = "matlab.mat";
    NameFilter names;
    std::string structName;
    bool hasPath = false;
    bool structOut = false;
    bool ascii = false;
    bool mat = false;
    bool doubles = false;
    bool tabs = false;
    bool append = false;
    MatVersion version = MatVersion::V5Compressed;
};

FileArguments readFileArguments(const Call& c, const char* function) {
    FileArguments out;
    bool expression = false;
    bool structNext = false;
    for (const Value& v : c.args) {
        const std::string word = textArgument(v, function);
        if (!word.empty() && word[0] == '-') {
            const std::string option = lowerCase(word);
            if (option == "-regexp")
                expression = true;
            else if (option == "-struct")
                out.structOut = structNext = true;
            else if (option == "-ascii" || option == "-text")
                out.ascii = true;
            else if (option == "-double")
                out.doubles = true;
            else if (option == "-tabs")
                out.tabs = true;
            else if (option == "-append")
                out.append = true;
            else if (option == "-v7.3" || option == "-hdf5")
                out.version = MatVersion::V73;
            else if (option == "-v6" || option == "-nocompression")
                out.version = MatVersion::V5;
            else if (option == "-v7")
                out.version = MatVersion::V5Compressed;
            else if (option == "-mat" || option == "-binary")
                out.mat = true;
            else
                throwError(("MATLAB:" + std::string(function) + ":unknownOption").c_str(),
                           "'%s' is not a valid option.", word.c_str());
        } else if (structNext) {
            out.structName = word;
            structNext = false;
        } else if (!out.hasPath) {
            out.path = word;
            out.hasPath = true;
        } else {
            out.names.add(word, expression);
        }
    }
    if (structNext) {
        throwError("MATLAB:save:structArgMissing",
                   "The -STRUCT option must be followed by the name of a structure variable.");
    }
    return out;
}

bool hasExtension(const std::string& path) {
    return std::filesystem::path(path).has_extension();
}

// ---------------------------------------------------------------------------------- save

[[noreturn]] void throwUnableToWrite(const std::string& file, const Error& error) {
    std::string reason = error.message;
    if (!reason.empty()) reason[0] = static_cast<char>(reason[0] | 0x20);
    throwError("MATLAB:save:unableToOpenFile", "Unable to write file %s: %s.", file.c_str(),
               reason.c_str());
}

/// One line a row: 8 significant digits, or 16 with -double.
void saveAscii(Call& c, const FileArguments& args,
               const std::vector<std::pair<std::string, Value>>& variables) {
    Result<WholeFile> file = WholeFile::create(resolvePath(c.vm, args.path));
    if (!file) throwUnableToWrite(args.path, file.error());
    const auto checked = [&](const Status& done) {
        if (!done) throwUnableToWrite(args.path, done.error());
    };
    if (args.append) checked(file->copyOld());
    std::string out;
    for (const auto& [name, value] : variables) {
        if (!value.isArray() || value.shape().rank() > 2) {
            c.vm.warn(
                "MATLAB:save:nonRealMatrix",
                "Attempt to write an unsupported data type to an ASCII file.\n    Variable '" +
                    name + "' not written to file.");
            continue;
        }
        const std::vector<double> x = doublesOf(value);
        const Shape shape = value.shape();
        StopCheck stop;
        for (int64_t i = 0; i < shape.rows(); ++i) {
            for (int64_t j = 0; j < shape.columns(); ++j, stop()) {
                char text[40];
                std::snprintf(text, sizeof text, args.doubles ? " %24.16e" : " %15.7e",
                              x[static_cast<std::size_t>(i + j * shape.rows())]);
                const char* field = text;
                if (args.tabs) {
                    while (*field == ' ')
                        ++field;
                    if (j > 0) out += '\t';
                }
                out += field;
            }
            out += '\n';
            constexpr std::size_t kPart = std::size_t{1} << 20;
            if (out.size() < kPart) continue;
            checked(file->write(out));
            out.clear();
        }
    }
    checked(file->write(out));
    checked(file->commit());
}

std::vector<std::pair<std::string, Value>> chosenVariables(Call& c, const FileArguments& args) {
    std::vector<std::pair<std::string, Value>> chosen;
    const auto missing = [](const std::string& name, const char* what) {
        throwError("MATLAB:save:couldNotFindVariable", "%s '%s' not found.", what, name.c_str());
    };
    if (args.structOut) {
        const Value* s = c.vm.variable(args.structName);
        if (!s) missing(args.structName, "Variable");
        if (!s->isStruct() || s->count() != 1) {
            throwError("MATLAB:save:structArgNotScalar",
                       "The argument to -STRUCT must be the name of a scalar structure variable.");
        }
        const StructArray& fields = s->structure();
        for (const std::string& name : args.names.plain()) {
            if (fields.findField(name) < 0) missing(name, "Field");
        }
        for (int f = 0; f < fields.fieldCount(); ++f) {
            const std::string& name = fields.fieldNames()[static_cast<std::size_t>(f)];
            if (args.names.matches(name)) chosen.emplace_back(name, fields.at(f));
        }
        return chosen;
    }
    for (const std::string& name : args.names.plain()) {
        if (!c.vm.variable(name)) missing(name, "Variable");
    }
    std::vector<std::string> names = c.vm.variableNames();
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) {
        if (args.names.matches(name)) chosen.emplace_back(name, *c.vm.variable(name));
    }
    return chosen;
}

bool holdsStrings(const Value& v) {
    if (v.isString()) return true;
    if (v.isCell())
        return std::any_of(v.cell().elements.begin(), v.cell().elements.end(), holdsStrings);
    if (!v.isStruct()) return false;
    const StructArray& s = v.structure();
    for (int64_t e = 0; e < s.count(); ++e) {
        for (int f = 0; f < s.fieldCount(); ++f) {
            if (holdsStrings(s.at(f, e))) return true;
        }
    }
    return false;
}

/// Writes all of a new file's content, with what the old one has when appending. What is stopped
/// leaves nothing.
std::vector<MatKept> writeContent(WholeFile& file, const std::string& path, bool append,
                                  MatVersion version, const std::vector<std::string>& names,
                                  std::span<const Value> values, const MatGpuArrays& gpuArrays) {
    MatGpuArrays list;
    if (append) list.read(*MatFile::open(path));
    list.replace(names, gpuArrays);
    std::set<std::string> replaced(names.begin(), names.end());
    replaced.insert(kGpuArrayList);
    const std::unique_ptr<MatWriter> writer =
        append ? MatWriter::append(file, path, replaced) : MatWriter::create(file, version);
    std::vector<MatKept> kept;
    for (std::size_t i = 0; i < names.size(); ++i) {
        checkStop();
        kept.push_back(writer->write(names[i], values[i]));
    }
    list.write(*writer);
    writer->finish();
    checkStop();
    return kept;
}

void warnOfKept(Interpreter& vm, const std::string& name, const Value& value, MatKept kept) {
    if (kept == MatKept::Unsupported) {
        vm.warn("MATLAB:save:unsupportedClass",
                "Variable '" + name + "' of class '" + value.className() +
                    "' cannot be saved to a MAT-file and is left out.");
    } else if (kept == MatKept::TooLarge) {
        vm.warn("MATLAB:save:sizeTooBigForMATFile",
                "Variable '" + name +
                    "' was not saved. For variables larger than 2GB use MAT-file version 7.3 or "
                    "later.");
    } else if (holdsStrings(value)) {
        vm.warn("MATLAB:save:stringsAsText",
                "Strings in variable '" + name + "' are saved as character vectors.");
    }
}

void save(Call& c) {
    refuseInSafeMode(c.vm);
    const FileArguments args = readFileArguments(c, "save");
    const std::vector<std::pair<std::string, Value>> chosen = chosenVariables(c, args);
    if (args.ascii) return saveAscii(c, args, chosen);
    const std::string path =
        resolvePath(c.vm, hasExtension(args.path) ? args.path : args.path + ".mat");
    std::error_code error;
    const bool append = args.append && std::filesystem::exists(path, error);
    std::vector<std::string> names;
    std::vector<Value> values;
    MatGpuArrays gpuArrays;
    for (const auto& [name, value] : chosen) {
        gpuArrays.add(name, value);
        names.push_back(name);
        values.push_back(savedForm(c.vm, value));
    }
    Result<WholeFile> made = WholeFile::create(path);
    if (!made) throwUnableToWrite(args.path, made.error());
    // Shared with the work, which a stop may leave: what it made goes when it ends.
    const auto file = std::make_shared<WholeFile>(std::move(*made));
    const std::vector<MatKept> kept = computeOnOwnThread(
        values, elementsOf(values), [=, version = args.version](std::span<const Value> all) {
            return writeContent(*file, path, append, version, names, all, gpuArrays);
        });
    if (const Status done = file->commit(); !done) throwUnableToWrite(args.path, done.error());
    for (std::size_t i = 0; i < names.size(); ++i)
        warnOfKept(c.vm, names[i], values[i], kept[i]);
}

// ---------------------------------------------------------------------------------- load

Value readAscii(const std::string& path, const std::string& shown) {
    std::ifstream in(path);
    std::string line;
    std::vector<std::vector<double>> rows;
    int number = 0;
    StopCheck stop;
    while (std::getline(in, line)) {
        stop();
        ++number;
        line = line.substr(0, line.find_first_of("%#"));
        for (char& ch : line) {
            if (ch == ',' || ch == ';' || ch == '\t' || ch == '\r') ch = ' ';
        }
        std::vector<double> row;
        const char* at = line.c_str();
        while (true) {
            while (*at == ' ')
                ++at;
            if (*at == 0) break;
            char* end = nullptr;
            row.push_back(std::strtod(at, &end));
            if (end == at) {
                throwError("MATLAB:load:unableToReadMatFile",
                           "Unknown text on line number %d of ASCII file %s.", number,
                           shown.c_str());
            }
            at = end;
        }
        if (row.empty()) continue;
        if (!rows.empty() && row.size() != rows[0].size()) {
            throwError("MATLAB:load:numColumnsNotSame",
                       "Number of columns on line %d of ASCII file %s must be the same as previous "
                       "lines.",
                       number, shown.c_str());
        }
        rows.push_back(std::move(row));
    }
    const std::size_t columns = rows.empty() ? 0 : rows[0].size();
    std::vector<double> all;
    for (std::size_t j = 0; j < columns; ++j) {
        for (const std::vector<double>& row : rows)
            all.push_back(row[j]);
    }
    return arrayOf(all, Shape(static_cast<int64_t>(rows.size()), static_cast<int64_t>(columns)));
}

/// The variable that an ASCII file becomes: its name without the extension, made valid.
std::string variableOf(const std::string& path) {
    std::string name = std::filesystem::path(path).stem().string();
    for (char& ch : name) {
        if (!std::isalnum(static_cast<unsigned char>(ch))) ch = '_';
    }
    if (name.empty() || !std::isalpha(static_cast<unsigned char>(name[0]))) name = "X" + name;
    return name;
}

/// The path of a file to read: as given, or with .mat.
std::string existingFile(Interpreter& vm, const FileArguments& args) {
    std::error_code ignored;
    const std::string path = resolveForReading(vm, args.path);
    if (std::filesystem::is_regular_file(path, ignored)) return path;
    if (!hasExtension(args.path)) {
        std::string whole = resolveForReading(vm, args.path + ".mat");
        if (std::filesystem::is_regular_file(whole, ignored)) return whole;
    }
    throwError("MATLAB:load:couldNotReadFile", "Unable to find file or directory '%s'.",
               hasExtension(args.path) ? args.path.c_str() : (args.path + ".mat").c_str());
}

[[noreturn]] void throwDamagedFile(const std::string& file) {
    throwError("MATLAB:load:unableToReadMatFile",
               "Unable to read MAT-file %s. File might be corrupt.", file.c_str());
}

std::vector<MatEntry> shownEntries(MatFile& file) {
    std::vector<MatEntry> entries = file.entries();
    std::erase_if(entries, [](const MatEntry& e) { return e.name == kGpuArrayList; });
    return entries;
}

void load(Call& c) {
    const FileArguments args = readFileArguments(c, "load");
    const std::string path = existingFile(c.vm, args);
    std::vector<std::pair<std::string, Value>> found;
    if (!args.mat && (args.ascii || !isMatFile(path))) {
        if (!args.ascii && std::filesystem::path(path).extension() == ".mat")
            (void)MatFile::open(path); // says what is wrong
        const Value table = computeOnOwnThread(
            {}, bytesOfFile(path),
            [path, shown = args.path](std::span<const Value>) { return readAscii(path, shown); });
        if (c.nargout > 0) return c.result(table);
        return c.vm.setVariable(variableOf(path), table);
    }
    struct Content {
        std::vector<MatEntry> entries;
        std::vector<Value> values; ///< Nothing where the entry is not asked for
        MatGpuArrays gpuArrays;
    };
    Content content = computeOnOwnThread({}, bytesOfFile(path), [=](std::span<const Value>) {
        const std::unique_ptr<MatFile> file = MatFile::open(path);
        Content all{shownEntries(*file), {}, {}};
        // What stands in front of a damage may be asked for by its name.
        if (file->damaged() && !allAmong(args.names, all.entries)) throwDamagedFile(args.path);
        all.gpuArrays.read(*file);
        for (const MatEntry& e : all.entries) {
            checkStop();
            all.values.push_back(args.names.matches(e.name) ? file->read(e.name) : Value());
        }
        return all;
    });
    const std::vector<MatEntry>& entries = content.entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const MatEntry& e = entries[i];
        if (!args.names.matches(e.name)) continue;
        if (content.values[i].isNothing()) {
            c.vm.warn("MATLAB:load:unsupportedClass", "Variable '" + e.name + "' of class '" +
                                                          e.className +
                                                          "' cannot be loaded and is left out.");
            continue;
        }
        found.emplace_back(e.name,
                           restoredForm(c.vm, content.gpuArrays.restored(c.vm, c.span, e.name,
                                                                         content.values[i])));
    }
    for (const std::string& name : args.names.plain()) {
        if (std::none_of(entries.begin(), entries.end(),
                         [&](const MatEntry& e) { return e.name == name; }))
            c.vm.warn("MATLAB:load:variableNotFound", "Variable '" + name + "' not found.");
    }
    if (c.nargout > 0) {
        auto out = makeRef<StructArray>();
        for (auto& [name, value] : found)
            out->set(name, std::move(value));
        return c.result(out);
    }
    for (auto& [name, value] : found)
        c.vm.setVariable(name, std::move(value));
}

constexpr Builtin kRows[] = {
    {"save", 0, -1, 0, save,
     "save file name1 name2 … [-append] [-struct s] [-regexp e…] [-v7.3|-v7|-v6|-ascii]",
     "Writes variables to a MAT file, version 7 unless said otherwise, or numbers as text."},
    {"load", 0, -1, 1, load, "S = load(file,name1,…) | load file -regexp e",
     "Reads variables of a MAT file, or a table of numbers; into a struct when S is asked for."},
};

} // namespace

std::span<const Builtin> matFileTable() {
    return kRows;
}

std::vector<MatEntry> matFileEntries(Interpreter& vm, const std::string& name) {
    FileArguments args;
    args.path = name;
    const std::unique_ptr<MatFile> file = MatFile::open(existingFile(vm, args));
    if (file->damaged()) throwDamagedFile(args.path);
    std::vector<MatEntry> entries = shownEntries(*file);
    for (MatEntry& e : entries) {
        constexpr int64_t kEndless = std::numeric_limits<int64_t>::max();
        if (e.bytes == 0 && !e.shape.empty()) e.bytes = shownBytes(file->read(e.name), kEndless);
    }
    return entries;
}

} // namespace vitrine
