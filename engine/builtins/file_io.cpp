// SPDX-License-Identifier: Apache-2.0
// fopen and the functions that take a file number, fileread, sscanf and fscanf.
#include "builtins/file_table.h"
#include "builtins/format_text.h"
#include "builtins/scan_text.h"
#include "builtins/text_values.h"

#include <cerrno>
#include <sys/stat.h>

namespace vitrine {

FileTable::~FileTable() {
    for (auto& [fid, open] : files)
        std::fclose(open.file);
}

FileTable& fileTable(Interpreter& vm) {
    Value& slot = vm.sessionSlot("files");
    if (slot.kind() != Kind::Object) slot = makeRef<FileTable>();
    return static_cast<FileTable&>(slot.objectValue());
}

FileTable::OpenFile& openFile(Interpreter& vm, int fid, const char* function) {
    FileTable& table = fileTable(vm);
    const auto found = table.files.find(fid);
    if (found == table.files.end()) {
        throwError("MATLAB:FileIO:InvalidFid",
                   "Invalid file identifier. Use fopen to generate a valid file identifier (%s).",
                   function);
    }
    return found->second;
}

void writeText(Interpreter& vm, int fid, std::string_view text, const char* function) {
    if (fid == 1) return vm.out(text);
    if (fid == 2) return vm.err(text);
    std::FILE* file = openFile(vm, fid, function).file;
    std::fwrite(text.data(), 1, text.size(), file);
}

namespace {

constexpr std::size_t kLongestRead = std::size_t{1} << 31;

int fidArgument(const Value& v) {
    return static_cast<int>(v.toDouble());
}

void fopenFunction(Call& call) {
    if (isOption(call[0], "all")) {
        std::vector<double> fids;
        for (const auto& [fid, open] : fileTable(call.vm).files)
            fids.push_back(fid);
        return call.result(rowOf(fids));
    }
    if (!call[0].isTextScalar()) {
        const FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "fopen");
        call.result(Value::text(open.name));
        if (call.nargout > 1) call.result(Value::text(open.mode));
        return;
    }
    const std::string path = resolvePath(call.vm, call[0].toText());
    std::string mode = call.count() > 1 ? call[1].toText() : "r";
    const std::string shown = mode;
    std::erase(mode, 't');
    static constexpr std::string_view kModes[] = {"r",   "w",   "a",   "r+",  "w+",
                                                  "a+",  "rb",  "wb",  "ab",  "r+b",
                                                  "w+b", "a+b", "rb+", "wb+", "ab+"};
    if (std::find(std::begin(kModes), std::end(kModes), mode) == std::end(kModes)) {
        throwError("MATLAB:FileIO:InvalidPermission", "Invalid permission.");
    }
    if (mode != "r" && mode != "rb") refuseInSafeMode(call.vm);
    struct stat info {};
    const bool folder = stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
    std::FILE* file = folder ? nullptr : std::fopen(path.c_str(), mode.c_str());
    if (!file) {
        call.result(-1.0);
        if (call.nargout > 1)
            call.result(Value::text(folder ? "Is a directory" : std::strerror(errno)));
        return;
    }
    FileTable& table = fileTable(call.vm);
    int fid = 3;
    while (table.files.contains(fid))
        ++fid;
    FileTable::OpenFile open{file, path, shown};
    if (call.count() > 2 && call[2].toText().find("be") != std::string::npos)
        open.order = "ieee-be";
    table.files.emplace(fid, std::move(open));
    call.result(static_cast<double>(fid));
    if (call.nargout > 1) call.result(charRow(u""));
}

void fcloseFunction(Call& call) {
    FileTable& table = fileTable(call.vm);
    if (isOption(call[0], "all")) {
        for (auto& [fid, open] : table.files)
            std::fclose(open.file);
        table.files.clear();
        if (call.nargout > 0) call.result(0.0);
        return;
    }
    const int fid = fidArgument(call[0]);
    if (fid >= 0 && fid <= 2) {
        if (call.nargout > 0) call.result(0.0);
        return;
    }
    const int status = std::fclose(openFile(call.vm, fid, "fclose").file);
    table.files.erase(fid);
    if (call.nargout > 0) call.result(status == 0 ? 0.0 : -1.0);
}

/// Reads through the next line end; false at the end of the file.
bool readLineOf(std::FILE* file, std::string& line) {
    line.clear();
    int c = 0;
    while ((c = std::getc(file)) != EOF) {
        line += static_cast<char>(c);
        if (c == '\n') break;
    }
    return !line.empty();
}

void getLine(Call& call, bool keepEnd) {
    std::FILE* file = openFile(call.vm, fidArgument(call[0]), keepEnd ? "fgets" : "fgetl").file;
    std::string line;
    if (!readLineOf(file, line)) return call.result(-1.0);
    if (!keepEnd) {
        if (!line.empty() && line.back() == '\n') line.pop_back();
        if (!line.empty() && line.back() == '\r') line.pop_back();
    }
    call.result(charRow(toUtf16(line)));
}

void fgetlFunction(Call& call) {
    getLine(call, false);
}
void fgetsFunction(Call& call) {
    getLine(call, true);
}

void feofFunction(Call& call) {
    // MATLAB's feof is true only after a read has met the end; looking ahead agrees with how
    // scripts loop over lines.
    std::FILE* file = openFile(call.vm, fidArgument(call[0]), "feof").file;
    if (std::feof(file) != 0) return call.result(Value::logical(true));
    const int c = std::getc(file);
    if (c != EOF) std::ungetc(c, file);
    call.result(Value::logical(c == EOF));
}

void ftellFunction(Call& call) {
    call.result(
        static_cast<double>(std::ftell(openFile(call.vm, fidArgument(call[0]), "ftell").file)));
}

void fseekFunction(Call& call) {
    std::FILE* file = openFile(call.vm, fidArgument(call[0]), "fseek").file;
    int origin = SEEK_SET;
    if (call.count() > 2) {
        if (isOption(call[2], "cof") || (!call[2].isTextScalar() && call[2].toDouble() == 0))
            origin = SEEK_CUR;
        if (isOption(call[2], "eof") || (!call[2].isTextScalar() && call[2].toDouble() == 1))
            origin = SEEK_END;
    }
    const int status = std::fseek(file, static_cast<long>(call[1].toDouble()), origin);
    call.result(status == 0 ? 0.0 : -1.0);
}

void frewindFunction(Call& call) {
    std::rewind(openFile(call.vm, fidArgument(call[0]), "frewind").file);
}

/// "uint8=>char", "*int16", "double" → classes in the file and of the result.
std::pair<DType, DType> precisionOf(std::string text) {
    static constexpr std::pair<std::string_view, DType> kNames[] = {
        {"uchar", DType::UInt8},    {"schar", DType::Int8},     {"short", DType::Int16},
        {"ushort", DType::UInt16},  {"int", DType::Int32},      {"uint", DType::UInt32},
        {"long", DType::Int64},     {"ulong", DType::UInt64},   {"float", DType::Single},
        {"float32", DType::Single}, {"float64", DType::Double}, {"real*4", DType::Single},
        {"real*8", DType::Double},  {"char*1", DType::UInt8},   {"char", DType::UInt8},
    };
    const auto parse = [](const std::string& name) {
        for (const auto& [key, type] : kNames) {
            if (key == name) return type;
        }
        const std::optional<DType> type = dtypeFromName(name);
        if (!type) throwError("MATLAB:FileIO:InvalidPrecision", "Invalid precision.");
        return *type;
    };
    const bool same = !text.empty() && text[0] == '*';
    if (same) text.erase(0, 1);
    const std::size_t arrow = text.find("=>");
    const std::string from = text.substr(0, arrow);
    const DType file = parse(from);
    if (arrow != std::string::npos) {
        const std::string to = text.substr(arrow + 2);
        return {file, to == "char" ? DType::Char : parse(to)};
    }
    return {file, same ? (from == "char" ? DType::Char : file) : DType::Double};
}

void swapBytes(std::byte* data, std::size_t count, std::size_t size) {
    for (std::size_t i = 0; i < count; ++i)
        std::reverse(data + i * size, data + (i + 1) * size);
}

void freadFunction(Call& call) {
    FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "fread");
    double limit = std::numeric_limits<double>::infinity();
    int64_t rows = 0;
    std::string precision = "uint8";
    for (int i = 1; i < call.count(); ++i) {
        if (call[i].isTextScalar()) {
            precision = call[i].toText();
        } else if (i == 1) {
            const std::vector<double> size = doublesOf(call[i]);
            if (!size.empty()) limit = size[0];
            if (size.size() > 1) {
                rows = static_cast<int64_t>(size[0]);
                limit = size[0] * size[1];
            }
        }
    }
    const auto [fileType, resultType] = precisionOf(precision);
    const std::size_t size = sizeOf(fileType);
    std::string bytes;
    char buffer[65536];
    const double wanted = limit * static_cast<double>(size);
    while (static_cast<double>(bytes.size()) < wanted && bytes.size() < kLongestRead) {
        const auto step = static_cast<std::size_t>(
            std::min<double>(sizeof buffer, wanted - static_cast<double>(bytes.size())));
        const std::size_t got = std::fread(buffer, 1, step, open.file);
        if (got == 0) break;
        bytes.append(buffer, got);
    }
    auto count = static_cast<int64_t>(bytes.size() / size);
    Shape shape(count, count == 0 ? 0 : 1);
    if (rows > 0 && count > 0) shape = Shape(rows, (count + rows - 1) / rows);
    Ref<Tensor> raw = Tensor::make(fileType, shape);
    std::memcpy(raw->mutableHostBytes(), bytes.data(), static_cast<std::size_t>(count) * size);
    if (open.order == "ieee-be")
        swapBytes(raw->mutableHostBytes(), static_cast<std::size_t>(count), size);
    call.result(wrap(fileType == resultType ? raw : convertOnHost(*raw, resultType)));
    if (call.nargout > 1) call.result(static_cast<double>(count));
}

void fwriteFunction(Call& call) {
    const int fid = fidArgument(call[0]);
    requireArray("fwrite", call[1]);
    const DType type = call.count() > 2 && call[2].isTextScalar()
                           ? precisionOf(call[2].toText()).first
                           : DType::UInt8;
    const Ref<Tensor> given = call[1].toTensor();
    Ref<Tensor> data = convertOnHost(*given, type);
    const auto n = static_cast<std::size_t>(data->count());
    if (fid == 1 || fid == 2) {
        writeText(
            call.vm, fid,
            std::string_view(reinterpret_cast<const char*>(data->hostBytes()), data->byteSize()),
            "fwrite");
    } else {
        FileTable::OpenFile& open = openFile(call.vm, fid, "fwrite");
        if (open.order == "ieee-be") {
            data = data->clone();
            swapBytes(data->mutableHostBytes(), n, sizeOf(type));
        }
        std::fwrite(data->hostBytes(), sizeOf(type), n, open.file);
    }
    if (call.nargout > 0) call.result(static_cast<double>(n));
}

std::string wholeFile(const std::string& path, const char* function) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) {
        throwError("MATLAB:fileread:cannotOpenFile", "Error using %s\nCould not open file %s. %s.",
                   function, path.c_str(), std::strerror(errno));
    }
    std::string text;
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file))
        text.append(buffer, got);
    std::fclose(file);
    return text;
}

void filereadFunction(Call& call) {
    call.result(charRow(
        toUtf16(wholeFile(resolvePath(call.vm, textArgument(call[0], "fileread")), "fileread"))));
}

void readLines(Call& call) {
    const std::string text =
        wholeFile(resolvePath(call.vm, textArgument(call[0], "readlines")), "readlines");
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        lines.push_back(line);
    }
    if (!text.empty() && text.back() == '\n') lines.emplace_back();
    auto out = makeRef<StringArray>(Shape(static_cast<int64_t>(lines.size()), 1));
    for (std::size_t i = 0; i < lines.size(); ++i)
        out->elements[i] = lines[i];
    call.result(out);
}

void sscanfFunction(Call& call) {
    if (!call[0].isTextScalar()) {
        throwError("MATLAB:sscanf:firstArgumentMustBeText",
                   "First argument must be a character vector or string scalar.");
    }
    const std::u16string format = toUtf16(interpretEscapes(textArgument(call[1], "sscanf")));
    const std::u16string text = text16(call[0]);
    const ScanResult r = scanText(text, format, call.count() > 2 ? call[2] : Value());
    call.result(r.value);
    if (call.nargout > 1) call.result(static_cast<double>(r.count));
    if (call.nargout > 2) call.result(Value::text(r.failed ? "Matching failure in format." : ""));
    if (call.nargout > 3) call.result(static_cast<double>(r.end + 1));
}

void fscanfFunction(Call& call) {
    std::FILE* file = openFile(call.vm, fidArgument(call[0]), "fscanf").file;
    const long start = std::ftell(file);
    std::string bytes;
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file))
        bytes.append(buffer, got);
    const std::u16string text = toUtf16(bytes);
    const std::u16string format = toUtf16(interpretEscapes(textArgument(call[1], "fscanf")));
    const ScanResult r = scanText(text, format, call.count() > 2 ? call[2] : Value());
    const auto used = static_cast<long>(toUtf8(std::u16string_view(text).substr(0, r.end)).size());
    std::fseek(file, start + used, SEEK_SET);
    call.result(r.value);
    if (call.nargout > 1) call.result(static_cast<double>(r.count));
}

constexpr Builtin kRows[] = {
    {"fopen", 1, 4, 2, fopenFunction, "[fid,msg] = fopen(file,mode,order)",
     "Opens a file and returns its number, or -1 and a message."},
    {"fclose", 1, 1, 1, fcloseFunction, "status = fclose(fid) | fclose('all')",
     "Closes a file, or all."},
    {"fgetl", 1, 2, 1, fgetlFunction, "line = fgetl(fid)",
     "Next line without its end; -1 at the end of the file."},
    {"fgets", 1, 2, 1, fgetsFunction, "line = fgets(fid)",
     "Next line with its end; -1 at the end of the file."},
    {"feof", 1, 1, 1, feofFunction, "tf = feof(fid)", "True at the end of the file."},
    {"ftell", 1, 1, 1, ftellFunction, "position = ftell(fid)", "Byte position in the file."},
    {"fseek", 2, 3, 1, fseekFunction, "status = fseek(fid,offset,origin)",
     "Moves to a byte position relative to 'bof', 'cof' or 'eof'."},
    {"frewind", 1, 1, 0, frewindFunction, "frewind(fid)", "Moves to the start of the file."},
    {"fread", 1, 5, 2, freadFunction, "[A,count] = fread(fid,size,precision)",
     "Reads binary data; precision such as 'uint8', '*int16' or 'uint8=>char'."},
    {"fwrite", 2, 5, 1, fwriteFunction, "count = fwrite(fid,A,precision)",
     "Writes the elements of an array as binary data, uint8 by default."},
    {"fileread", 1, 3, 1, filereadFunction, "text = fileread(file)", "The file as one char row."},
    {"readlines", 1, 1, 1, readLines, "lines = readlines(file)",
     "The lines of a file as a string column."},
    {"sscanf", 2, 3, 4, sscanfFunction, "[A,n,msg,next] = sscanf(text,format,size)",
     "Reads formatted data from text."},
    {"fscanf", 2, 3, 2, fscanfFunction, "[A,n] = fscanf(fid,format,size)",
     "Reads formatted data from a file."},
};

} // namespace

std::span<const Builtin> fileIoTable() {
    return kRows;
}

} // namespace vitrine
