// SPDX-License-Identifier: Apache-2.0
// ax.Layout, lgd.Layout, cb.Layout: where something lies in a tiled layout.
#include "base/whole_number.h"
#include "figure/axes_parts.h"
#include "figure/legend_place.h"
#include "figure/property_values.h"

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kEdges[] = {"north", "south", "east", "west"};

} // namespace

TileOptionsObject::TileOptionsObject(Ref<GraphicsObject> of)
    : GraphicsObject("matlab.graphics.layout.TiledChartLayoutOptions", "tiledchartlayoutoptions"),
      m_of(std::move(of)) {}

AxesObject* TileOptionsObject::axes() const {
    if (auto* legend = dynamic_cast<LegendObject*>(m_of.get())) return &legend->axes();
    if (auto* bar = dynamic_cast<ColorbarObject*>(m_of.get())) return &bar->axes();
    return dynamic_cast<AxesObject*>(m_of.get());
}

FigureObject* TileOptionsObject::figure() const {
    if (const auto* layout = dynamic_cast<LayoutObject*>(m_of.get())) return &layout->figure();
    return axes() ? dynamic_cast<FigureObject*>(axes()->parent()) : nullptr;
}

std::string* TileOptionsObject::edge() const {
    AxesObject* around = axes();
    if (dynamic_cast<LegendObject*>(m_of.get())) return &around->style.legend.tile;
    if (dynamic_cast<ColorbarObject*>(m_of.get())) return &around->style.colorbar.tile;
    return nullptr;
}

TilesOf TileOptionsObject::tiles() const {
    FigureObject* in = figure();
    if (!in) return {};
    const auto* layout = dynamic_cast<LayoutObject*>(m_of.get());
    return tilesOf(*in, layout ? layout->member() : axes()->id());
}

Value TileOptionsObject::property(std::string_view name) const {
    const std::string* at = edge();
    const TileGrid::Taken* tile = tiles().taken;
    if (same(name, "tile")) {
        if (at && !at->empty()) return Value::text(*at);
        return tile ? Value(static_cast<double>(tile->first + 1)) : Value::emptyMatrix();
    }
    if (same(name, "tilespan")) {
        return at || !tile ? rowValue({1, 1})
                           : rowValue({static_cast<double>(tile->rows),
                                       static_cast<double>(tile->columns)});
    }
    return GraphicsObject::property(name);
}

bool TileOptionsObject::setProperty(std::string_view name, const Value& value) {
    const bool span = same(name, "tilespan");
    if (!span && !same(name, "tile")) return GraphicsObject::setProperty(name, value);
    FigureObject* in = figure();
    if (!in || in->tiles.rows == 0) return false;
    if (std::string* at = edge()) {
        // What a legend or a colour bar belongs to may have a tile, they themselves lie at an edge.
        return !span && setChoice(*at, value, kEdges);
    }
    const auto [grid, tile] = tiles();
    if (!tile || !value.isArray() || value.isTextScalar() || value.isComplex()) return false;
    const Ref<Tensor> given = value.toTensor();
    if (given->count() != (span ? 2 : 1)) return false;
    TileGrid::Taken next = *tile;
    if (span) {
        next.rows = wholeNumber<int32_t>(given->asDouble(0));
        next.columns = wholeNumber<int32_t>(given->asDouble(1));
    } else {
        next.first = int64_t{wholeNumber<int32_t>(given->asDouble(0))} - 1;
    }
    const bool fits = next.first >= 0 && next.first < grid->rows * grid->columns &&
                      next.rows >= 1 && next.columns >= 1 &&
                      next.first / grid->columns + next.rows <= grid->rows &&
                      next.first % grid->columns + next.columns <= grid->columns;
    if (!fits) return false;
    *tile = next;
    placeTiles(*in);
    return true;
}

std::string TileOptionsObject::choices(std::string_view name) const {
    return same(name, "tile") && edge() ? listed(kEdges) : GraphicsObject::choices(name);
}

} // namespace vitrine
