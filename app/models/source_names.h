// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which text a graph node's file number stands for, and places in such texts. Interface thread.
#include "session/session.h"

#include <QString>
#include <unordered_map>

namespace vitrine::app {

/// A line of a text; the name is a path, the title of a text without one, or "command".
struct SourcePlace {
    QString source;
    uint32_t line = 0;

    [[nodiscard]] bool valid() const { return line != 0; }
    friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
    friend bool operator<(const SourcePlace& a, const SourcePlace& b) {
        const int names = a.source.compare(b.source);
        return names != 0 ? names < 0 : a.line < b.line;
    }
};

/// File numbers are never given twice, so their names are asked for once.
class SourceNames {
public:
    explicit SourceNames(const Session& session) : m_session(session) {}

    [[nodiscard]] const QString& of(uint32_t file) {
        const auto [at, isNew] = m_names.try_emplace(file);
        if (isNew) at->second = QString::fromStdString(m_session.fileName(file));
        return at->second;
    }
    [[nodiscard]] SourcePlace placeOf(const GraphNode& node) { return {of(node.file), node.line}; }

private:
    const Session& m_session;
    std::unordered_map<uint32_t, QString> m_names;
};

} // namespace vitrine::app
