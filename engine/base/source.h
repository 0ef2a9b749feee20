// SPDX-License-Identifier: Apache-2.0
#pragma once
// Source texts and places in them. A Span is 12 bytes and means nothing without the SourceMap that
// issued its file number. The SourceMap is owned by the session; adding is thread-safe.
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Half-open byte range [begin, end) in a source file; file 0 is "no place".
struct Span {
    uint32_t file = 0;
    uint32_t begin = 0;
    uint32_t end = 0;

    [[nodiscard]] bool valid() const { return file != 0; }
    [[nodiscard]] Span to(Span last) const { return {file, begin, last.end}; }
    friend bool operator==(const Span&, const Span&) = default;
};

/// Line and column, both counted from 1; columns count bytes.
struct LineColumn {
    uint32_t line = 0;
    uint32_t column = 0;
};

class SourceFile {
public:
    SourceFile(uint32_t id, std::string name, std::string text, std::string path = {});

    [[nodiscard]] uint32_t id() const { return m_id; }
    /// The path as given, or a name such as "command" for typed code; what messages show.
    [[nodiscard]] const std::string& name() const { return m_name; }
    /// From the root; the name for what is not in a file.
    [[nodiscard]] const std::string& path() const { return m_path.empty() ? m_name : m_path; }
    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] LineColumn position(uint32_t offset) const;
    [[nodiscard]] uint32_t lineCount() const { return static_cast<uint32_t>(m_lines.size()); }
    /// Text of a line (from 1) without its line end.
    [[nodiscard]] std::string_view line(uint32_t number) const;

private:
    uint32_t m_id;
    std::string m_name;
    std::string m_path;
    std::string m_text;
    std::vector<uint32_t> m_lines;
};

class SourceMap {
public:
    /// Keeps the text for good; the reference stays valid as long as the map.
    const SourceFile& add(std::string name, std::string text, std::string path = {});
    /// Null for file 0 or an unknown number.
    [[nodiscard]] const SourceFile* find(uint32_t file) const;
    /// {0,0} for an invalid span.
    [[nodiscard]] LineColumn position(Span span) const;
    /// "name:line:col", or "" for an invalid span.
    [[nodiscard]] std::string describe(Span span) const;

private:
    mutable std::mutex m_mutex;
    std::deque<SourceFile> m_files;
};

} // namespace vitrine
