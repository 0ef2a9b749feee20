// SPDX-License-Identifier: Apache-2.0
#pragma once
// The files that a script has opened, by MATLAB's file number (0 input, 1 output, 2 errors, 3… ).
// Kept in a session slot; closed with the session. Engine thread.
#include "builtins/core/builtin.h"
#include "value/containers.h"

#include <cstdio>
#include <map>

namespace vitrine {

class FileTable final : public ObjectValue {
public:
    FileTable() : ObjectValue("vitrine.files", true) {}
    ~FileTable() override;
    FileTable(const FileTable&) = delete;
    FileTable& operator=(const FileTable&) = delete;
    [[nodiscard]] Ref<ObjectValue> copy() const override {
        return const_cast<FileTable*>(this); // a handle
    }

    struct OpenFile {
        std::FILE* file = nullptr;
        std::string name;
        std::string mode;
        std::string order = "ieee-le";
        std::string encoding = "UTF-8";
        std::string message; ///< of the last operation that failed, for ferror
        int error = 0;
        bool failed = false; ///< not all that was written is in the file
        bool told = false;   ///< … and the script knows
    };
    std::map<int, OpenFile> files;
};

[[nodiscard]] FileTable& fileTable(Interpreter& vm);
/// An open file; throws MATLAB:badfid_mx for another number.
[[nodiscard]] FileTable::OpenFile& openFile(Interpreter& vm, int fid, const char* function);
/// Text read from a file as UTF-16, by the file's encoding.
[[nodiscard]] std::u16string decoded(const FileTable::OpenFile& open, std::string_view bytes);
/// How many bytes of the file a stretch of its text takes.
[[nodiscard]] std::size_t encodedSize(const FileTable::OpenFile& open, std::u16string_view text);
/// Writes to 1 (out), 2 (err) or an open file; returns the bytes of the text that went there.
/// Fewer are an error unless `counted`: then the script looks at the number.
std::size_t writeText(Interpreter& vm, int fid, std::string_view text, const char* function,
                      bool counted = false);
/// The path as the script means it: relative to the current folder, ~ expanded.
[[nodiscard]] std::string resolvePath(Interpreter& vm, std::string_view path);
/// That of a file to read: what the current folder has not may be in a folder of the search path.
[[nodiscard]] std::string resolveForReading(Interpreter& vm, std::string_view path);
/// The bytes from here to the end of a file.
[[nodiscard]] std::string restOfFile(std::FILE* file);
/// Size of a file; 0 when there is none.
[[nodiscard]] double bytesOfFile(const std::string& path);
/// Writes with looks at the stop flag between parts; returns how much. Where that is less, the
/// file's error says why.
std::size_t writeParts(FileTable::OpenFile& open, std::string_view bytes);
/// Notes for ferror why the last operation on a file failed, by errno.
void noteFailure(FileTable::OpenFile& open);
/// Throws what noteFailure noted.
[[noreturn]] void throwNotWritten(FileTable::OpenFile& open, const char* function);
/// Closes all files; the names and reasons of those that could not be written to their end, where
/// the script was not told so before.
[[nodiscard]] std::vector<std::string> closeAllFiles(Interpreter& vm);
/// A file's bytes; throws MATLAB:fileread:cannotOpenFile naming the function.
[[nodiscard]] std::string wholeFile(const std::string& path, const char* function);
/// Moves to a byte position; notices when that is the end of the file.
void seekAndLook(std::FILE* file, long position);
/// Throws in safe mode: for what changes files, folders, the environment or starts processes.
void refuseInSafeMode(Interpreter& vm);

} // namespace vitrine
