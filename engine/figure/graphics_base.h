// SPDX-License-Identifier: Apache-2.0
#pragma once
// What all graphics objects are: handle objects of the language with properties, and data whose
// range is read once. Owned by the FigureStore; engine thread only.
#include "figure/colormap.h"
#include "figure/figure_data.h"
#include "figure/surface_snapshot.h"
#include "value/containers.h"
#include "value/property_text.h"

#include <functional>
#include <map>

namespace vitrine {

/// Smallest and largest finite element of an array, wherever it lives; nothing when there is none.
using Range = std::optional<std::pair<double, double>>;
/// Asked for positive elements only where an axis is logarithmic; nothing is the range of the whole
/// where an element is NaN or infinite.
enum class RangeOf : uint8_t { Finite, Positive, Whole };
using RangeReader = std::function<Range(const Ref<Tensor>&, RangeOf)>;

class PropertyLink;

class GraphicsObject : public ObjectValue, public ShownPart {
public:
    GraphicsObject(std::string className, std::string type);
    ~GraphicsObject() override;
    GraphicsObject(const GraphicsObject&) = delete;
    GraphicsObject& operator=(const GraphicsObject&) = delete;
    [[nodiscard]] uint64_t id() const { return m_id; }
    /// False after close, clf or delete: the object is in no figure any more.
    [[nodiscard]] virtual bool isValid() const { return m_valid; }
    void invalidate() {
        m_valid = false;
        m_parent = nullptr;
    }
    /// What the object lies in: axes, or a figure; null when it lies in nothing.
    [[nodiscard]] GraphicsObject* parent() const { return m_parent; }
    void setParent(GraphicsObject* parent) { m_parent = parent; }
    /// 'Parent' as scripts read it; [] where there is none.
    [[nodiscard]] virtual Value parentValue() const;
    [[nodiscard]] Ref<ObjectValue> copy() const override;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::vector<std::string> shownNames() const override;
    [[nodiscard]] std::string shownTitle() const override;
    /// The names of the class and those that all objects have, in the order of the alphabet.
    [[nodiscard]] std::vector<std::string> allPropertyNames() const;
    /// A property that MATLAB has and that changes nothing here: refused with a warning.
    [[nodiscard]] virtual bool hasNoEffect(std::string_view name) const;
    /// A script has asked for this property by name.
    virtual void wasRead(std::string_view name) const;
    /// What a property may be, as MATLAB lists it: "'a' | 'b'"; "" when it is no choice.
    [[nodiscard]] virtual std::string choices(std::string_view name) const;

    bool visible = true;
    bool handleShown = true; ///< 'HandleVisibility': found by findobj and in legends
    bool named = true;       ///< Annotation.LegendInformation.IconDisplayStyle: in legends
    /// Named by legends.
    [[nodiscard]] bool inLegends() const { return handleShown && named; }
    /// Becomes the youngest of all, which lies above the others.
    void renew();
    Value userData;
    std::string tag;
    std::map<std::string, Value, std::less<>> applicationData; ///< of setappdata
    std::map<std::string, Value, std::less<>> unseen; ///< by names in lower case: usualUnseen
    std::map<std::string, std::string, std::less<>> sources; ///< 'YDataSource', by the data's name
    std::map<std::string, Value, std::less<>> linked; ///< what linkdata took from the sources last
    std::vector<PropertyLink*> links;                 ///< that the object is in
    std::vector<Ref<GraphicsObject>> tipRows;         ///< of 'DataTipTemplate'; empty: as usual

private:
    uint64_t m_id;
    std::string m_type;
    bool m_valid = true;
    GraphicsObject* m_parent = nullptr; ///< owns this object; its destructor resets it
};

/// Data and its range, read once per array.
class RangedData {
public:
    void set(Ref<Tensor> tensor);
    [[nodiscard]] const Ref<Tensor>& tensor() const { return m_tensor; }
    /// Nothing while nobody can read.
    [[nodiscard]] Range range(const RangeReader& read, RangeOf of = RangeOf::Finite) const;

private:
    struct Known {
        bool known = false;
        Range range;
    };
    Ref<Tensor> m_tensor;
    mutable std::array<Known, 3> m_known;
};

/// The colour of a marker's face or edge.
struct MarkerColor {
    enum class Mode : uint8_t { None, Auto, Flat, Fixed } mode = Mode::None;
    Color color{};
};

/// Marks at the vertices of surfaces and patches; 'auto' is the colour of their edges.
struct VertexMarks {
    std::string marker = "none";
    float size = 6; ///< points
    MarkerColor face, edge{MarkerColor::Mode::Auto, {}};
};

/// 'AlphaData' and how its numbers become shares of opacity.
struct AlphaValues {
    enum class Mapping : uint8_t { None, Direct, Scaled } mapping = Mapping::None;
    RangedData data; ///< without a tensor: opaque
    /// What all elements have that are drawn with so many; nothing where each has its own.
    [[nodiscard]] std::optional<double> single() const;
};

/// Smallest and largest of both.
[[nodiscard]] Range joined(const Range& a, const Range& b);
/// Limits of the axes at round numbers that are about so many steps apart, or at powers of ten.
[[nodiscard]] Limits roundedLimits(double low, double high, bool logarithmic = false,
                                   int steps = 10);

enum class LimitMethod : uint8_t;
/// Limits that are not at round numbers.
[[nodiscard]] Limits limitsBy(LimitMethod method, const std::pair<double, double>& range,
                              bool logarithmic);

/// A colour from "r", "#ff8000" or [r g b]; false when it is none.
bool colorFromValue(const Value& value, Color& color);
[[nodiscard]] Value colorValue(const Color& color);

} // namespace vitrine
