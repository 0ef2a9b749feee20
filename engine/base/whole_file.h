// SPDX-License-Identifier: Apache-2.0
#pragma once
// Files that are written whole: what was there stays until its successor is complete on the disk.
// The new content grows in a file of its own beside the old one, with a name that nobody can guess
// and that follows no link; commit() puts it in its place. A symbolic link as the target is written
// through to what it points to, and a file that is replaced passes on its permissions. What is no
// regular file (a terminal, a pipe, /dev/null) is written to directly. Any thread, one at a time.
#include "base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine {

class WholeFile {
public:
    enum class Durability : uint8_t {
        Lasting, ///< on the disk when commit() returns
        Cache,   ///< may be lost with the machine; the reader checks what it finds
    };

    /// Error of kind Io: the reason in the system's words, without the path.
    [[nodiscard]] static Result<WholeFile> create(const std::string& path,
                                                  Durability durability = Durability::Lasting);
    WholeFile(WholeFile&&) noexcept;
    WholeFile& operator=(WholeFile&&) noexcept;
    /// Removes what was not committed.
    ~WholeFile();

    [[nodiscard]] Status write(std::string_view bytes);
    /// Writes over what was written at an earlier position; not for targets that can't be sought.
    [[nodiscard]] Status writeAt(uint64_t position, std::string_view bytes);
    /// Takes over the content that is there now; nothing where there is none.
    [[nodiscard]] Status copyOld();
    /// A name by which a library may open the unfinished content, whoever renames folders
    /// meanwhile.
    [[nodiscard]] std::string openName() const;
    /// Is it written beside the target? False for what is no regular file.
    [[nodiscard]] bool beside() const;
    /// Waits until what was written is on the disk; where it is not, that is the error.
    [[nodiscard]] Status flush();
    /// flush(), then the new content is the file.
    [[nodiscard]] Status commit();

private:
    struct State;
    explicit WholeFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// Replaces the content of a file.
[[nodiscard]] Status
writeWholeFile(const std::string& path, std::string_view content,
               WholeFile::Durability durability = WholeFile::Durability::Lasting);

/// Removes every file that is still being written: for the end of a process that waits for nothing.
void removeUnfinishedFiles();

} // namespace vitrine
