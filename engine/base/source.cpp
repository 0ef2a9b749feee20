// SPDX-License-Identifier: Apache-2.0
#include "base/source.h"

#include <algorithm>

namespace vitrine {

SourceFile::SourceFile(uint32_t id, std::string name, std::string text, std::string path)
    : m_id(id), m_name(std::move(name)), m_path(std::move(path)), m_text(std::move(text)) {
    m_lines.push_back(0);
    for (uint32_t i = 0; i < m_text.size(); ++i) {
        if (m_text[i] == '\n') m_lines.push_back(i + 1);
    }
}

LineColumn SourceFile::position(uint32_t offset) const {
    auto after = std::upper_bound(m_lines.begin(), m_lines.end(), offset);
    const auto index = static_cast<uint32_t>(after - m_lines.begin() - 1);
    return {index + 1, offset - m_lines[index] + 1};
}

std::string_view SourceFile::line(uint32_t number) const {
    if (number == 0 || number > m_lines.size()) return {};
    const std::size_t begin = m_lines[number - 1];
    std::size_t end = number < m_lines.size() ? m_lines[number] - 1 : m_text.size();
    if (end > begin && m_text[end - 1] == '\r') --end;
    return std::string_view(m_text).substr(begin, end - begin);
}

const SourceFile& SourceMap::add(std::string name, std::string text, std::string path) {
    std::lock_guard lock(m_mutex);
    // A text that is run or evaluated again and again is kept once.
    constexpr std::size_t kLookedAt = 128;
    std::size_t left = kLookedAt;
    for (auto known = m_files.rbegin(); known != m_files.rend() && left > 0; ++known, --left) {
        const bool same =
            known->text().size() == text.size() && known->name() == name && known->text() == text;
        if (same && known->path() == (path.empty() ? name : path)) return *known;
    }
    const auto id = static_cast<uint32_t>(m_files.size() + 1);
    return m_files.emplace_back(id, std::move(name), std::move(text), std::move(path));
}

const SourceFile* SourceMap::find(uint32_t file) const {
    std::lock_guard lock(m_mutex);
    return file >= 1 && file <= m_files.size() ? &m_files[file - 1] : nullptr;
}

LineColumn SourceMap::position(Span span) const {
    const SourceFile* file = find(span.file);
    return file ? file->position(span.begin) : LineColumn{};
}

std::string SourceMap::describe(Span span) const {
    const SourceFile* file = find(span.file);
    if (!file) return {};
    const LineColumn at = file->position(span.begin);
    return file->name() + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
}

} // namespace vitrine
