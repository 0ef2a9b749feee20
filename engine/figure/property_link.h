// SPDX-License-Identifier: Apache-2.0
#pragma once
// Objects some of whose properties are kept the same (linkprop, linkaxes). Objects are known by
// address and forgotten when they go. Engine thread.
#include "figure/graphics_base.h"

namespace vitrine {

class PropertyLink final : public ObjectValue {
public:
    /// All get the first one's values.
    PropertyLink(std::vector<GraphicsObject*> objects, std::vector<std::string> names);
    ~PropertyLink() override;
    PropertyLink(const PropertyLink&) = delete;
    PropertyLink& operator=(const PropertyLink&) = delete;
    [[nodiscard]] Ref<ObjectValue> copy() const override;
    [[nodiscard]] Value property(std::string_view name) const override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;

    /// Whether a property of that name is kept the same; letter case ignored.
    [[nodiscard]] bool covers(std::string_view name) const;
    /// The others get what the object has.
    void spread(const GraphicsObject& from, std::string_view name);
    void forget(const GraphicsObject& object);
    /// The same for all that are linked.
    [[nodiscard]] uint64_t group() const { return m_group; }

private:
    std::vector<GraphicsObject*> m_objects;
    std::vector<std::string> m_names;
    uint64_t m_group;
};

/// After a property of the object was set: what is linked with it follows.
void spreadProperty(const GraphicsObject& object, std::string_view name);

} // namespace vitrine
