// SPDX-License-Identifier: Apache-2.0
// fopen and the functions that take a file number, fileread, sscanf and fscanf.
#include "base/reclaim.h"
#include "base/stop.h"
#include "base/waiting_file.h"
#include "builtins/files/file_table.h"
#include "builtins/files/file_text.h"
#include "builtins/text/encoding.h"
#include "builtins/text/format_text.h"
#include "builtins/text/scan_text.h"
#include "builtins/text/text_values.h"

#include <cerrno>
#include <memory>
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
                   "Error using %s\nInvalid file identifier. Use fopen to generate a valid file "
                   "identifier.",
                   function);
    }
    return found->second;
}

std::size_t writeText(Interpreter& vm, int fid, std::string_view text, const char* function,
                      bool counted) {
    if (fid == 1 || fid == 2) {
        fid == 1 ? vm.out(text) : vm.err(text);
        return text.size();
    }
    FileTable::OpenFile& open = openFile(vm, fid, function);
    const bool plain = open.encoding == "UTF-8";
    const std::string converted = plain ? "" : convertEncoding(text, "UTF-8", open.encoding);
    const std::string_view bytes = plain ? text : std::string_view(converted);
    const std::size_t written = writeParts(open, bytes);
    if (written == bytes.size()) return text.size();
    if (!counted) throwNotWritten(open, function);
    open.told = true;
    return written;
}

std::size_t writeParts(FileTable::OpenFile& open, std::string_view bytes) {
    constexpr std::size_t kPart = std::size_t{1} << 20;
    for (std::size_t at = 0; at < bytes.size(); at += kPart) {
        checkStop();
        const std::string_view part = bytes.substr(at, kPart);
        const std::size_t written = std::fwrite(part.data(), 1, part.size(), open.file);
        if (written == part.size()) continue;
        noteFailure(open);
        return at + written;
    }
    return bytes.size();
}

void noteFailure(FileTable::OpenFile& open) {
    open.message = std::string(std::strerror(errno)) + ".";
    open.error = -1;
    open.failed = true;
}

void throwNotWritten(FileTable::OpenFile& open, const char* function) {
    open.told = true;
    throwError("MATLAB:FileIO:WriteFailed", "Error using %s\nUnable to write to file '%s': %s",
               function, open.name.c_str(), open.message.c_str());
}

namespace {

/// Closes one file; false when not all that was written to it is there.
bool closeFile(FileTable::OpenFile& open) {
    const bool reads = open.mode.starts_with('r') && open.mode.find('+') == std::string::npos;
    const bool flushed = reads || std::fflush(open.file) == 0;
    if (!flushed) noteFailure(open);
    if (std::fclose(open.file) != 0 && flushed) noteFailure(open);
    open.file = nullptr;
    return !open.failed;
}

} // namespace

std::vector<std::string> closeAllFiles(Interpreter& vm) {
    std::vector<std::string> failed;
    FileTable& table = fileTable(vm);
    for (auto& [fid, open] : table.files) {
        if (!closeFile(open) && !open.told)
            failed.push_back("'" + open.name + "': " + open.message);
    }
    table.files.clear();
    return failed;
}

std::u16string decoded(const FileTable::OpenFile& open, std::string_view bytes) {
    if (open.encoding == "UTF-8") return toUtf16(bytes);
    return toUtf16(convertEncoding(bytes, open.encoding, "UTF-8"));
}

std::size_t encodedSize(const FileTable::OpenFile& open, std::u16string_view text) {
    const std::string utf8 = toUtf8(text);
    return open.encoding == "UTF-8" ? utf8.size()
                                    : convertEncoding(utf8, "UTF-8", open.encoding).size();
}

std::string restOfFile(std::FILE* file) {
    std::string text;
    reclaim::Guard guard(text);
    // Room at once: growing would copy what was read again and again.
    struct stat info {};
    const long here = std::ftell(file);
    if (fstat(fileno(file), &info) == 0 && S_ISREG(info.st_mode) && here >= 0 &&
        info.st_size > here)
        text.reserve(static_cast<std::size_t>(info.st_size - here) + 1);
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file)) {
        checkStop();
        text.append(buffer, got);
    }
    checkStop(); // a pipe ends for who wants to stop
    std::string out = std::move(text);
    return out;
}

/// As fopen; the wait for the other side of a pipe ends when the user stops the script.
static std::FILE* openWaiting(const std::string& path, const char* mode) {
    if (!isPipe(path)) return std::fopen(path.c_str(), mode);
    std::FILE* file = openPipe(path, mode, stopRequested);
    checkStop();
    return file;
}

std::string wholeFile(const std::string& path, const char* function) {
    std::FILE* file = openWaiting(path, "rb");
    if (!file) {
        throwError("MATLAB:fileread:cannotOpenFile", "Error using %s\nCould not open file %s. %s.",
                   function, path.c_str(), std::strerror(errno));
    }
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> closed(file, std::fclose);
    return restOfFile(file);
}

double bytesOfFile(const std::string& path) {
    struct stat info {};
    return stat(path.c_str(), &info) == 0 ? static_cast<double>(info.st_size) : 0;
}

void seekAndLook(std::FILE* file, long position) {
    std::fseek(file, position, SEEK_SET);
    const int c = std::getc(file);
    if (c != EOF) std::ungetc(c, file);
}

namespace {

int fidArgument(const Value& v) {
    const double fid = v.toDouble();
    constexpr double kMost = 1e9;
    return fid >= 0 && fid <= kMost ? static_cast<int>(fid) : -1; // NaN, too, is no file
}

void fopenFunction(Call& call) {
    if (isOption(call[0], "all")) {
        std::vector<double> fids;
        for (const auto& [fid, open] : fileTable(call.vm).files)
            fids.push_back(fid);
        return call.result(rowOf(fids));
    }
    if (!call[0].isTextScalar()) {
        const int fid = fidArgument(call[0]);
        if (fid >= 0 && fid <= 2) {
            static constexpr const char* kNames[] = {"stdin", "stdout", "stderr"};
            call.result(Value::text(kNames[fid]));
            call.result(Value::text(fid == 0 ? "r" : "w"));
            call.result(Value::text("ieee-le"));
        } else {
            const FileTable::OpenFile& open = openFile(call.vm, fid, "fopen");
            call.result(Value::text(open.name));
            call.result(Value::text(open.mode));
            call.result(Value::text(open.order));
            return call.result(Value::text(open.encoding));
        }
        call.result(Value::text("UTF-8"));
        return;
    }
    std::string mode = call.count() > 1 ? call[1].toText() : "r";
    const std::string path = mode.starts_with('r') ? resolveForReading(call.vm, call[0].toText())
                                                   : resolvePath(call.vm, call[0].toText());
    // What fopen(fid) shows: binary unless text mode was asked for.
    std::string shown = mode;
    if (mode.find_first_of("bt") == std::string::npos && !mode.empty()) shown.insert(1, "b");
    std::erase(mode, 't');
    // W and A write without flushing after each operation; ours never do that.
    if (!mode.empty() && (mode[0] == 'W' || mode[0] == 'A')) mode[0] = mode[0] == 'W' ? 'w' : 'a';
    static constexpr std::string_view kModes[] = {"r",   "w",   "a",   "r+",  "w+",
                                                  "a+",  "rb",  "wb",  "ab",  "r+b",
                                                  "w+b", "a+b", "rb+", "wb+", "ab+"};
    if (std::find(std::begin(kModes), std::end(kModes), mode) == std::end(kModes)) {
        throwError("MATLAB:FileIO:InvalidPermission", "Invalid permission.");
    }
    if (mode != "r" && mode != "rb") refuseInSafeMode(call.vm);
    struct stat info {};
    const bool folder = stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
    std::FILE* file = folder ? nullptr : openWaiting(path, mode.c_str());
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
    FileTable::OpenFile open;
    open.file = file;
    open.name = path;
    open.mode = shown;
    if (call.count() > 2) {
        const std::string order = lowerCase(call[2].toText());
        if (order == "b" || order == "s" || order.starts_with("ieee-be")) open.order = "ieee-be";
    }
    if (call.count() > 3) {
        open.encoding = encodingName(call[3].toText());
        (void)convertEncoding("", open.encoding, "UTF-8"); // throws for an unknown one
    }
    table.files.emplace(fid, std::move(open));
    call.result(static_cast<double>(fid));
    if (call.nargout > 1) call.result(charRow(u""));
}

void fcloseFunction(Call& call) {
    FileTable& table = fileTable(call.vm);
    if (isOption(call[0], "all")) {
        const std::vector<std::string> failed = closeAllFiles(call.vm);
        if (call.nargout > 0) return call.result(failed.empty() ? 0.0 : -1.0);
        if (failed.empty()) return;
        throwError("MATLAB:FileIO:WriteFailed", "Error using fclose\nUnable to write to file %s",
                   failed[0].c_str());
    }
    const int fid = fidArgument(call[0]);
    if (fid >= 0 && fid <= 2) {
        if (call.nargout > 0) call.result(0.0);
        return;
    }
    FileTable::OpenFile closed = openFile(call.vm, fid, "fclose");
    table.files.erase(fid);
    const bool whole = closeFile(closed);
    if (call.nargout > 0) return call.result(whole ? 0.0 : -1.0);
    if (!whole && !closed.told) throwNotWritten(closed, "fclose");
}

/// Reads through the next line end, `most` bytes at most; false at the end of the file. The end is
/// noticed as soon as the last line is read, so that feof ends loops over lines.
bool readLineOf(std::FILE* file, std::string& line, double most) {
    line.clear();
    int c = 0;
    while (static_cast<double>(line.size()) < most && (c = std::getc(file)) != EOF) {
        line += static_cast<char>(c);
        if (c == '\n') break;
    }
    if (c == EOF) checkStop();
    c = std::getc(file);
    if (c != EOF) std::ungetc(c, file);
    return !line.empty();
}

void getLine(Call& call, bool keepEnd) {
    const char* function = keepEnd ? "fgets" : "fgetl";
    const FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), function);
    std::FILE* file = open.file;
    std::string line;
    const double most =
        call.count() > 1 ? call[1].toDouble() : std::numeric_limits<double>::infinity();
    if (!readLineOf(file, line, most)) {
        call.result(-1.0);
        if (call.nargout > 1) call.result(Value::emptyMatrix());
        return;
    }
    std::size_t ends = 0;
    if (line.back() == '\n') ends = line.size() > 1 && line[line.size() - 2] == '\r' ? 2 : 1;
    const std::string terminators = line.substr(line.size() - ends);
    if (!keepEnd) line.erase(line.size() - ends);
    call.result(charRow(decoded(open, line)));
    if (call.nargout > 1)
        call.result(rowOf(std::vector<double>(terminators.begin(), terminators.end())));
}

void fgetlFunction(Call& call) {
    getLine(call, false);
}
void fgetsFunction(Call& call) {
    getLine(call, true);
}

void feofFunction(Call& call) {
    std::FILE* file = openFile(call.vm, fidArgument(call[0]), "feof").file;
    call.result(Value::logical(std::feof(file) != 0));
}

void ferrorFunction(Call& call) {
    FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "ferror");
    if (std::ferror(open.file) != 0 && open.error == 0) {
        open.message = "Input or output error.";
        open.error = -1;
    }
    call.result(charRow(toUtf16(open.message)));
    if (call.nargout > 1) call.result(static_cast<double>(open.error));
    if (call.count() > 1 && isOption(call[1], "clear")) {
        std::clearerr(open.file);
        open.message.clear();
        open.error = 0;
    }
}

void ftellFunction(Call& call) {
    call.result(
        static_cast<double>(std::ftell(openFile(call.vm, fidArgument(call[0]), "ftell").file)));
}

void fseekFunction(Call& call) {
    FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "fseek");
    std::FILE* file = open.file;
    int origin = SEEK_SET;
    if (call.count() > 2) {
        if (isOption(call[2], "cof") || (!call[2].isTextScalar() && call[2].toDouble() == 0))
            origin = SEEK_CUR;
        if (isOption(call[2], "eof") || (!call[2].isTextScalar() && call[2].toDouble() == 1))
            origin = SEEK_END;
    }
    // Positions outside the file are refused and leave the position where it is.
    const long before = std::ftell(file);
    if (std::fseek(file, 0, SEEK_END) != 0) { // what was written before has no place
        noteFailure(open);
        open.told = true;
        return call.result(-1.0);
    }
    const long size = std::ftell(file);
    const double start = origin == SEEK_SET   ? 0
                         : origin == SEEK_CUR ? static_cast<double>(before)
                                              : static_cast<double>(size);
    const double target = start + std::trunc(call[1].toDouble());
    const bool inside = target >= 0 && target <= static_cast<double>(size);
    std::fseek(file, inside ? static_cast<long>(target) : before, SEEK_SET);
    open.error = inside ? 0 : target < 0 ? -27 : -28;
    open.message = inside       ? ""
                   : target < 0 ? "Offset is bad - before beginning-of-file."
                                : "Offset is bad - after end-of-file or last character written.";
    call.result(inside ? 0.0 : -1.0);
}

void frewindFunction(Call& call) {
    FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "frewind");
    if (std::fseek(open.file, 0, SEEK_SET) != 0 && errno != ESPIPE) {
        noteFailure(open);
        throwNotWritten(open, "frewind");
    }
    std::clearerr(open.file);
}

void fflushFunction(Call& call) {
    const int fid = call.count() > 0 ? fidArgument(call[0]) : 1;
    if (fid >= 0 && fid <= 2) { // what is shown is shown at once
        if (call.nargout > 0) call.result(0.0);
        return;
    }
    FileTable::OpenFile& open = openFile(call.vm, fid, "fflush");
    const bool whole = std::fflush(open.file) == 0;
    if (!whole) noteFailure(open);
    open.told = open.told || !whole;
    if (call.nargout > 0) return call.result(whole ? 0.0 : -1.0);
    if (!whole) throwNotWritten(open, "fflush");
}

/// The encoding that an option pair behind the file name asks for.
std::string encodingOption(const Call& call) {
    for (int i = 1; i + 1 < call.count(); i += 2) {
        if (isOption(call[i], "Encoding")) return encodingName(call[i + 1].toText());
    }
    return "UTF-8";
}

/// f(text) of the file that the first argument names.
void ofFile(Call& call, const char* function, Value (*f)(const std::string&)) {
    const std::string path = resolveForReading(call.vm, textArgument(call[0], function));
    const std::string encoding = encodingOption(call);
    call.result(computeOnOwnThread({}, bytesOfFile(path), [=](std::span<const Value>) {
        const std::string bytes = wholeFile(path, function);
        return f(encoding == "UTF-8" ? bytes : convertEncoding(bytes, encoding, "UTF-8"));
    }));
}

void filereadFunction(Call& call) {
    ofFile(call, "fileread", [](const std::string& text) { return charRow(toUtf16(text)); });
}

Value linesOfText(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    StopCheck stop;
    for (std::string line; std::getline(in, line); stop()) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        lines.push_back(line);
    }
    if (!text.empty() && text.back() == '\n') lines.emplace_back();
    auto out = makeRef<StringArray>(Shape(static_cast<int64_t>(lines.size()), 1));
    for (std::size_t i = 0; i < lines.size(); ++i, stop())
        out->elements[i] = lines[i];
    return out;
}

void readLines(Call& call) {
    ofFile(call, "readlines", linesOfText);
}

/// The format cut behind each of its conversions.
std::vector<std::u16string> conversionsOf(const std::u16string& format) {
    std::vector<std::u16string> pieces(1);
    for (std::size_t i = 0; i < format.size(); ++i) {
        pieces.back() += format[i];
        if (format[i] != u'%') continue;
        bool set = false;
        for (++i; i < format.size(); ++i) {
            pieces.back() += format[i];
            set = set || format[i] == u'[';
            const bool letter = (format[i] >= u'a' && format[i] <= u'z' && format[i] != u'l' &&
                                 format[i] != u'h') ||
                                (format[i] >= u'A' && format[i] <= u'Z') || format[i] == u'%';
            if (set ? format[i] == u']' : letter) break;
        }
        if (!pieces.back().ends_with(u"%%")) pieces.emplace_back();
    }
    if (pieces.back().empty()) pieces.pop_back();
    return pieces;
}

/// sscanf(text,format,'C'): one output for each conversion, then their count and a message.
void scanSeparately(PlainCall& call, const std::u16string& text, const std::u16string& format) {
    std::size_t at = 0;
    double count = 0;
    bool failed = false;
    for (const std::u16string& piece : conversionsOf(format)) {
        const bool skipped = piece.find(u"%*") != std::u16string::npos;
        ScanResult r;
        if (!failed) {
            r = scanText(std::u16string_view(text).substr(at), piece, Value(1.0));
            at += r.end;
            count += static_cast<double>(r.count);
            failed = r.failed || (!skipped && r.count == 0);
        }
        if (!skipped) call.result(r.value.isNothing() ? Value::emptyMatrix() : r.value);
    }
    call.result(count);
    call.result(Value::text(failed ? "Matching failure in format." : ""));
}

void sscanfFunction(PlainCall& call) {
    if (!call[0].isTextScalar()) {
        throwError("MATLAB:sscanf:firstArgumentMustBeText",
                   "First argument must be a character vector or string scalar.");
    }
    const std::u16string format = toUtf16(interpretEscapes(textArgument(call[1], "sscanf")));
    const std::u16string text = text16(call[0]);
    if (call.count() > 2 && isOption(call[2], "C")) return scanSeparately(call, text, format);
    const ScanResult r = scanText(text, format, call.count() > 2 ? call[2] : Value());
    call.result(r.value);
    if (call.nargout > 1) call.result(static_cast<double>(r.count));
    if (call.nargout > 2) call.result(Value::text(r.failed ? "Matching failure in format." : ""));
    if (call.nargout > 3) call.result(static_cast<double>(r.end + 1));
}

void fscanfFunction(Call& call) {
    const FileTable::OpenFile& open = openFile(call.vm, fidArgument(call[0]), "fscanf");
    std::FILE* file = open.file;
    const long start = std::ftell(file);
    const std::u16string format = toUtf16(interpretEscapes(textArgument(call[1], "fscanf")));
    std::vector<Value> size;
    if (call.count() > 2) size.push_back(call[2]);
    struct Scanned {
        ScanResult result;
        std::size_t bytes;
    };
    const Scanned scanned = ofRest(open, size, [=](const OpenText& rest, const auto& values) {
        const ScanResult r = scanText(rest.text, format, values.empty() ? Value() : values[0]);
        return Scanned{r, rest.bytesTo(r.end)};
    });
    seekAndLook(file, start + static_cast<long>(scanned.bytes));
    call.result(scanned.result.value);
    if (call.nargout > 1) call.result(static_cast<double>(scanned.result.count));
}

constexpr Builtin kRows[] = {
    {"fopen", 1, 4, 4, fopenFunction, "[fid,msg] = fopen(file,mode,order)",
     "Opens a file and returns its number, or -1 and a message."},
    {"fclose", 1, 1, 1, fcloseFunction, "status = fclose(fid) | fclose('all')",
     "Closes a file, or all."},
    {"fflush", 0, 1, 1, fflushFunction, "status = fflush(fid)",
     "Writes what a file was given to the disk's side of the system."},
    {"fgetl", 1, 2, 2, fgetlFunction, "line = fgetl(fid)",
     "Next line without its end; -1 at the end of the file."},
    {"fgets", 1, 2, 2, fgetsFunction, "line = fgets(fid)",
     "Next line with its end; -1 at the end of the file."},
    {"feof", 1, 1, 1, feofFunction, "tf = feof(fid)", "True at the end of the file."},
    {"ferror", 1, 2, 2, ferrorFunction, "[msg,number] = ferror(fid,'clear')",
     "The message of the last failed operation on a file; empty when there is none."},
    {"ftell", 1, 1, 1, ftellFunction, "position = ftell(fid)", "Byte position in the file."},
    {"fseek", 2, 3, 1, fseekFunction, "status = fseek(fid,offset,origin)",
     "Moves to a byte position relative to 'bof', 'cof' or 'eof'."},
    {"frewind", 1, 1, 0, frewindFunction, "frewind(fid)", "Moves to the start of the file."},
    {"fileread", 1, 3, 1, filereadFunction, "text = fileread(file)", "The file as one char row."},
    {"readlines", 1, -1, 1, readLines, "lines = readlines(file)",
     "The lines of a file as a string column."},
    {"sscanf", 2, 3, -1, onOwnThread<sscanfFunction>, "[A,n,msg,next] = sscanf(text,format,size)",
     "Reads formatted data from text."},
    {"fscanf", 2, 3, 2, fscanfFunction, "[A,n] = fscanf(fid,format,size)",
     "Reads formatted data from a file."},
};

} // namespace

std::span<const Builtin> fileIoTable() {
    return kRows;
}

} // namespace vitrine
