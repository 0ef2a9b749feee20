// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which variables of a MAT file were gpuArrays, also inside structs and cells: they are written as
// ordinary arrays, which every reader knows, and listed in a variable of the file that load, who
// and whos don't show. Engine thread.
#include "builtins/files/mat_file.h"

#include <set>
#include <span>
#include <string>

namespace vitrine {

/// Name of the variable that lists them.
inline constexpr const char* kGpuArrayList = "gpuArrays_of_this_file";

class MatGpuArrays {
public:
    /// As the file has them; empty for a file without the list.
    void read(MatFile& file);
    /// A variable of this name is saved.
    void add(const std::string& name, const Value& value);
    /// Variables of these names are written now, with the gpuArrays that `saved` has.
    void replace(std::span<const std::string> names, const MatGpuArrays& saved);
    /// Writes the list when there is something in it or was.
    void write(MatWriter& file) const;
    /// The variable as it was saved.
    [[nodiscard]] Value restored(Interpreter& vm, Span at, const std::string& name,
                                 const Value& value) const;

private:
    [[nodiscard]] bool within(const std::string& path) const;

    std::set<std::string> m_paths; ///< "x", "s(1).field", "c{3}"
    bool m_listed = false;
};

} // namespace vitrine
