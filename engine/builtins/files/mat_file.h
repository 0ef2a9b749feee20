// SPDX-License-Identifier: Apache-2.0
#pragma once
// MAT files: versions 4 to 7 by mat5.h, version 7.3 by mat73.h (matio and HDF5, loaded at the first
// use). Any thread, a file on one at a time.
#include "base/whole_file.h"
#include "builtins/core/builtin.h"

#include <memory>
#include <set>

namespace vitrine {

enum class MatVersion : uint8_t {
    V5,           ///< not compressed (-v6)
    V5Compressed, ///< -v7, the default
    V73,          ///< HDF5
};

/// A variable as a MAT file lists it.
struct MatEntry {
    std::string name;
    Shape shape;
    std::string className;
    bool complex = false;
    std::size_t bytes = 0; ///< of its elements in memory; 0 where only its content tells
};

/// What became of a variable that was to be kept.
enum class MatKept : uint8_t {
    Written,
    Unsupported, ///< MAT files have no such class
    TooLarge,    ///< for this version
};

/// A MAT file to read.
class MatFile {
public:
    /// Throws ScriptError MATLAB:load:unableToReadMatFile when it is none.
    [[nodiscard]] static std::unique_ptr<MatFile> open(const std::string& path);
    virtual ~MatFile() = default;

    [[nodiscard]] virtual std::vector<MatEntry> entries() = 0;
    /// Is there something behind the entries that cannot be read?
    [[nodiscard]] virtual bool damaged() = 0;
    /// Nothing when there is no such variable, or when its class is one that we do not have.
    [[nodiscard]] virtual Value read(const std::string& name) = 0;
};

/// A MAT file that is written. Every function throws MATLAB:save:couldNotWriteFile with the
/// system's reason.
class MatWriter {
public:
    /// A new file.
    [[nodiscard]] static std::unique_ptr<MatWriter> create(WholeFile& file, MatVersion version);
    /// With the variables of the file at `old` but those named, in the version of that file.
    [[nodiscard]] static std::unique_ptr<MatWriter> append(WholeFile& file, const std::string& old,
                                                           const std::set<std::string>& replaced);
    virtual ~MatWriter() = default;

    /// A string array is kept as the cell array (or char row) of its texts.
    [[nodiscard]] virtual MatKept write(const std::string& name, const Value& value) = 0;
    /// The file is complete: what it is now holds all that was written, on the disk.
    virtual void finish() = 0;
};

/// What a MAT file holds, by its name as scripts give it (".mat" may be left out).
[[nodiscard]] std::vector<MatEntry> matFileEntries(Interpreter& vm, const std::string& name);

/// True when the file begins as a MAT file does.
[[nodiscard]] bool isMatFile(const std::string& path);

} // namespace vitrine
