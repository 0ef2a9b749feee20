// SPDX-License-Identifier: Apache-2.0
#pragma once
// The root of all figures, groot or 0, and the defaults that it holds for new objects. Owned by the
// FigureStore; engine thread only.
#include "figure/graphics_base.h"

namespace vitrine {

class FigureStore;

/// What new objects begin with: set(groot,'DefaultAxesFontSize',14). Figures and axes have some of
/// their own, which go before those of what they lie in.
class GraphicsDefaults {
public:
    GraphicsDefaults() = default;
    explicit GraphicsDefaults(std::shared_ptr<const GraphicsDefaults> outer)
        : m_outer(std::move(outer)) {}
    /// Whether it is a name of the form Default<Type><Property>.
    [[nodiscard]] static bool isName(std::string_view name);
    /// False for a name that is no such default, or of an object that takes none.
    bool set(std::string_view name, const Value& value);
    /// Nothing where none is set.
    [[nodiscard]] Value find(std::string_view name) const;
    /// What new objects have with or without a default.
    [[nodiscard]] Value findOrFactory(std::string_view name) const;
    void applyTo(GraphicsObject& object) const;

private:
    struct Entry {
        std::string type, property; ///< in lower case
        Value value;
    };
    void applyAll(GraphicsObject& object, const std::string& type) const;
    std::vector<Entry> m_entries;
    std::shared_ptr<const GraphicsDefaults> m_outer;
};

class RootObject final : public GraphicsObject {
public:
    RootObject(FigureStore& store, std::shared_ptr<GraphicsDefaults> defaults);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] bool hasNoEffect(std::string_view name) const override;
    /// The newest first.
    [[nodiscard]] std::vector<Ref<GraphicsObject>> figures() const;

private:
    FigureStore& m_store; // outlives the values of its session
    std::shared_ptr<GraphicsDefaults> m_defaults;
};

} // namespace vitrine
