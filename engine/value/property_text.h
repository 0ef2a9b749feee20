// SPDX-License-Identifier: Apache-2.0
#pragma once
// Objects whose display writes more for a property than its value. Engine thread.
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

class PropertyText {
public:
    virtual ~PropertyText() = default;
    /// "1024 (1.02 KB)"; "" where display writes the value.
    [[nodiscard]] virtual std::string propertyText(std::string_view name) const = 0;
};

/// Objects of which display writes a part, and how to see the rest.
class ShownPart {
public:
    virtual ~ShownPart() = default;
    /// In their order; none: all are written.
    [[nodiscard]] virtual std::vector<std::string> shownNames() const = 0;
    /// "Line (measured)".
    [[nodiscard]] virtual std::string shownTitle() const = 0;
};

/// Objects that display writes in a form of their own.
class ObjectText {
public:
    virtual ~ObjectText() = default;
    /// Lines below the heading.
    [[nodiscard]] virtual std::string displayText() const = 0;
};

} // namespace vitrine
