// SPDX-License-Identifier: Apache-2.0
// writelines, by which every function that writes a text file writes it: whole, or not at all.
#include "base/whole_file.h"
#include "builtins/files/file_table.h"
#include "builtins/text/format_text.h"
#include "builtins/text/text_values.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

namespace {

[[noreturn]] void throwUnable(const char* what, const std::string& path, const std::string& why) {
    throwError(what[0] == 'o' ? "MATLAB:fileio:cannotOpenFile" : "MATLAB:fileio:cannotWriteFile",
               "Unable to %s file '%s': %s.", what, path.c_str(), why.c_str());
}

/// At the end of what is there; when not all of it finds room, the file is as it was.
void append(const std::string& path, std::string_view text) {
    const int fd = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666);
    if (fd < 0) throwUnable("open", path, std::strerror(errno));
    struct stat before {};
    const bool regular = ::fstat(fd, &before) == 0 && S_ISREG(before.st_mode);
    int code = 0;
    while (!text.empty() && code == 0) {
        const ssize_t n = ::write(fd, text.data(), text.size());
        if (n >= 0)
            text.remove_prefix(static_cast<std::size_t>(n));
        else if (errno != EINTR)
            code = errno;
    }
    if (code == 0 && regular && ::fsync(fd) != 0 && errno != EINVAL) code = errno;
    if (code != 0 && regular && ::ftruncate(fd, before.st_size) != 0) code = errno;
    if (::close(fd) != 0 && code == 0 && errno != EINTR) code = errno;
    if (code != 0) throwUnable("write to", path, std::strerror(code));
}

void writeLines(Call& call) {
    refuseInSafeMode(call.vm);
    std::string ending = "\n";
    bool appends = false;
    for (int i = 2; i < call.count(); i += 2) {
        if (i + 1 >= call.count()) throwNotEnoughInputs();
        const std::string value = textArgument(call[i + 1], "writelines");
        if (isOption(call[i], "LineEnding")) {
            ending = interpretEscapes(value);
        } else if (isOption(call[i], "WriteMode")) {
            appends = lowerCase(value) == "append";
            if (!appends && lowerCase(value) != "overwrite") {
                throwError("MATLAB:writelines:InvalidWriteMode",
                           "WriteMode must be 'overwrite' or 'append'.");
            }
        } else if (!isOption(call[i], "Encoding") && !isOption(call[i], "TrailingLineEndingRule")) {
            throwError("MATLAB:textio:textio:UnknownParameter", "Unknown parameter '%s'.",
                       textArgument(call[i], "writelines").c_str());
        }
    }
    const std::string path = resolvePath(call.vm, textArgument(call[1], "writelines"));
    std::string text;
    const std::vector<Value> lines =
        call.vm.call(Value::text("cellstr"), call.args.subspan(0, 1), 1);
    StopCheck stop;
    for (const Value& line : lines.at(0).cell().elements) {
        stop();
        text += line.toText() + ending;
    }
    if (appends) return append(path, text);
    Result<WholeFile> file = WholeFile::create(path);
    if (!file) throwUnable("open", path, file.error().message);
    Status done = file->write(text);
    if (done) done = file->commit();
    if (!done) throwUnable("write to", path, done.error().message);
}

constexpr Builtin kRows[] = {
    {"writelines", 2, -1, 0, writeLines, "writelines(lines,file,option,value,…)",
     "Writes texts to a file, one a line. Options LineEnding, WriteMode ('overwrite' or "
     "'append')."},
};

} // namespace

std::span<const Builtin> writeLinesTable() {
    return kRows;
}

} // namespace vitrine
