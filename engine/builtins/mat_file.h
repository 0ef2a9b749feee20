// SPDX-License-Identifier: Apache-2.0
#pragma once
// MAT files, versions 5 and 7.3, read and written by matio. The library (and HDF5 below it) is
// loaded at the first use, so that a script without MAT files starts without it. Any thread, a file
// on one at a time.
#include "builtins/builtin.h"

#include <memory>
#include <optional>

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
    std::size_t bytes = 0;
};

class MatFile {
public:
    /// Opens for reading, or for appending when write is set. Throws ScriptError
    /// MATLAB:load:unableToReadMatFile when it is none.
    MatFile(const std::string& path, bool write);
    /// Makes a new file, replacing one that is there. Throws MATLAB:save:unableToOpenFile.
    MatFile(const std::string& path, MatVersion version);
    ~MatFile();
    MatFile(const MatFile&) = delete;
    MatFile& operator=(const MatFile&) = delete;

    [[nodiscard]] std::vector<MatEntry> entries();
    /// Nothing when the variable is of a class that we do not have.
    [[nodiscard]] Value read(const std::string& name);
    /// Replaces a variable of this name. False when the class cannot be kept in a MAT file; a
    /// string array is kept as the cell array (or char row) of its texts.
    [[nodiscard]] bool write(const std::string& name, const Value& value);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// What a MAT file holds, by its name as scripts give it (".mat" may be left out).
[[nodiscard]] std::vector<MatEntry> matFileEntries(Interpreter& vm, const std::string& name);

/// True when the file begins as a MAT file of version 5 or 7.3 does.
[[nodiscard]] bool isMatFile(const std::string& path);

} // namespace vitrine
