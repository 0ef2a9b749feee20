// SPDX-License-Identifier: Apache-2.0
#pragma once
// What data tips say of the points of an object: h.DataTipTemplate with its rows, which
// dataTipTextRow makes. Engine thread.
#include "figure/graphics_base.h"

namespace vitrine {

struct TipRow;

/// One line of a data tip: a label, and what stands behind it.
class TipRowObject final : public GraphicsObject {
public:
    TipRowObject() : GraphicsObject("matlab.graphics.datatip.DataTipTextRow", "datatiptextrow") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        return {"Label", "Value", "Format"};
    }
    /// With the numbers that an object has by the name.
    [[nodiscard]] TipRow rowOf(const GraphicsObject& object) const;

    std::string label;
    Value value = Value::emptyMatrix(); ///< the name of a property, or one number or text a point
    std::string format = "auto";        ///< of one number
};

/// h.DataTipTemplate; what is not told yet are the places.
class TipTemplateObject final : public GraphicsObject {
public:
    explicit TipTemplateObject(Ref<GraphicsObject> of)
        : GraphicsObject("matlab.graphics.datatip.DataTipTemplate", "datatiptemplate"),
          m_of(std::move(of)) {}
    [[nodiscard]] Value parentValue() const override { return m_of; }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] bool hasNoEffect(std::string_view name) const override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        return {"DataTipRows"};
    }
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* tips = dynamic_cast<const TipTemplateObject*>(&other);
        return tips && tips->m_of.get() == m_of.get();
    }

private:
    Ref<GraphicsObject> m_of;
};

} // namespace vitrine
