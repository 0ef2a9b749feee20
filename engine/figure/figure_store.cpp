// SPDX-License-Identifier: Apache-2.0
#include "figure/figure_store.h"
#include "figure/axes_parts.h"
#include "figure/legend_place.h"
#include "figure/tip_object.h"

#include "accel/accelerator.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

/// How numbers become opacity.
void setMapping(AlphaSnapshot& alpha, AlphaValues::Mapping mapping, const Limits& limits) {
    constexpr double kRowsOfAlphamap = 64;
    if (mapping == AlphaValues::Mapping::Scaled) {
        alpha.factor = 1 / (limits.high - limits.low);
        alpha.offset = -limits.low * alpha.factor;
    } else if (mapping == AlphaValues::Mapping::Direct) {
        alpha.factor = 1 / (kRowsOfAlphamap - 1);
        alpha.offset = -alpha.factor;
    }
}

void setAlpha(ImageSnapshot& s, const ImageObject& image, const Limits& limits) {
    setMapping(s.alpha, image.alpha.mapping, limits);
    const std::optional<double> single = image.alpha.single();
    if (single) {
        if (image.alpha.data.tensor()) s.opacity = static_cast<float>(s.alpha.at(*single));
    } else if (image.alpha.data.tensor()->count() == s.rows * s.columns) {
        s.alpha.data.tensor = image.alpha.data.tensor();
    }
}

ImageSnapshot snapshotOf(const ImageObject& image, const Limits& alphaLimits) {
    ImageSnapshot s;
    s.id = image.id();
    s.data.tensor = image.data.tensor();
    s.rows = image.rows();
    s.columns = image.columns();
    s.channels = image.channels();
    s.slices = image.slices();
    s.imaginary.tensor = image.imaginary;
    if (image.imaginary) s.part = ImagePart::Magnitude;
    s.partLimits = image.partLimits;
    s.scaled = image.scaled;
    s.interpolate = image.interpolate;
    setAlpha(s, image, alphaLimits);
    s.xdata = image.centres(true);
    s.ydata = image.centres(false);
    s.variable = image.variable;
    s.line = image.line;
    return s;
}

Rgba rgba(const Color& color, float alpha = 1) {
    return {color[0], color[1], color[2], alpha};
}

MarkerPaint paintOf(const MarkerColor& color, const Rgba& automatic) {
    switch (color.mode) {
    case MarkerColor::Mode::None:
        return {};
    case MarkerColor::Mode::Auto:
        return {automatic, false};
    case MarkerColor::Mode::Flat:
        return {automatic, true};
    case MarkerColor::Mode::Fixed:
        break;
    }
    return {rgba(color.color), false};
}

/// What a scatter's points have of opacity of their own.
void setAlpha(LineSnapshot& s, const LineObject& line, const Limits& limits) {
    if (!line.flatFaceAlpha && !line.flatEdgeAlpha) return;
    const Ref<Tensor>& data = line.alpha.data.tensor();
    setMapping(s.alpha, line.alpha.mapping, limits);
    if (data && data->count() == line.count() && data->count() > 1) {
        s.alpha.data.tensor = data;
        s.faceAlphas = line.flatFaceAlpha;
        s.edgeAlphas = line.flatEdgeAlpha;
    } else if (data && data->count() == 1) {
        const auto one = static_cast<float>(s.alpha.at(data->asDouble(0)));
        if (line.flatFaceAlpha) s.face.color[3] *= one;
        if (line.flatEdgeAlpha) s.edge.color[3] *= one;
    }
}

LineSnapshot snapshotOf(const LineObject& line, const Limits& alphaLimits) {
    LineSnapshot s;
    s.id = line.id();
    s.form = line.form;
    s.x.tensor = line.x.tensor();
    s.y.tensor = line.y.tensor();
    s.z.tensor = line.z.tensor();
    s.low.tensor = line.low.tensor();
    s.high.tensor = line.high.tensor();
    s.left.tensor = line.left.tensor();
    s.right.tensor = line.right.tensor();
    s.capSize = line.capSize;
    s.marked.tensor = line.marked;
    s.sizes.tensor = line.sizes;
    s.colors.tensor = line.colorData.tensor();
    s.count = line.count();
    // Data that were set one after the other fit only when both are there.
    for (const FigureData* data : {&s.x, &s.z, &s.low, &s.high, &s.left, &s.right}) {
        if (data->valid()) s.count = std::min(s.count, data->tensor->count());
    }
    s.base = line.base;
    s.color = rgba(line.color, line.colorAlpha);
    s.width = line.width;
    s.style = line.style;
    s.marker = line.marker;
    s.markerSize = line.markerSize;
    s.face = paintOf(line.face, rgba(line.color));
    s.edge = paintOf(line.edge, rgba(line.color));
    s.face.color[3] *= line.faceAlpha;
    s.edge.color[3] *= line.edgeAlpha;
    setAlpha(s, line, alphaLimits);
    if (line.inLegends()) s.name = line.name; // legends list no other
    s.line = line.line;
    return s;
}

/// Polygons that whoever draws them can fill from their corners: triangles, quadrilaterals, or few
/// of any kind, all finite.
bool fillsItself(const FillObject& fill, int64_t corners, const RangeReader& read) {
    constexpr int64_t kMostOutlines = 64;
    if (corners < 3 || fill.x.tensor()->count() != fill.y.tensor()->count()) return false;
    if (corners <= 4) return true;
    if (fill.x.tensor()->count() > kMostOutlines * corners) return false;
    return fill.x.range(read, RangeOf::Whole) && fill.y.range(read, RangeOf::Whole);
}

FillSnapshot snapshotOf(const FillObject& fill, DrawnBy by, bool plane, const RangeReader& read) {
    FillSnapshot s;
    s.id = fill.id();
    s.form = fill.form;
    const bool polygons = fill.form == FillForm::Polygons;
    s.bottom.tensor = fill.bottom.tensor();
    if (polygons && fill.x.tensor()) {
        s.outlineX.tensor = fill.x.tensor();
        s.outlineY.tensor = fill.y.tensor();
        s.corners = fill.x.tensor()->shape().isVector() ? fill.x.tensor()->count()
                                                        : fill.x.tensor()->shape().rows();
    }
    if (!polygons && fill.hasUnequalBins()) {
        const FillObject::Corners corners = fill.barCorners();
        s.form = FillForm::Polygons;
        s.outlineX.tensor = corners.x;
        s.outlineY.tensor = corners.y;
        s.corners = 4;
    } else if (!polygons) {
        s.x.tensor = fill.x.tensor();
        s.y.tensor = fill.y.tensor();
    } else if (by == DrawnBy::Device && (!plane || !fillsItself(fill, s.corners, read))) {
        fill.triangulatePolygons();
        s.x.tensor = fill.triangleX;
        s.y.tensor = fill.triangleY;
    }
    s.count = s.y.valid() ? s.y.tensor->count() : 0;
    // Data that were set one after the other fit only when both are there.
    if (s.x.valid()) s.count = std::min(s.count, s.x.tensor->count());
    s.base = fill.base;
    s.width = fill.width;
    s.shift = fill.shift;
    s.horizontal = fill.horizontal;
    s.face = paintOf(fill.face, rgba(fill.face.color)).color;
    const bool ownColors = fill.face.mode == MarkerColor::Mode::Flat && fill.colorData.tensor();
    const int64_t given = ownColors ? fill.colorData.tensor()->count() : 0;
    if (given > 0 && (given == s.count || given == 3 * s.count))
        s.colors.tensor = fill.colorData.tensor();
    s.face[3] *= fill.alpha;
    s.edge = paintOf(fill.edge, rgba(fill.face.color)).color;
    s.edge[3] *= fill.edgeStyle == "none" ? 0 : fill.edgeAlpha;
    s.edgeWidth = fill.edgeWidth;
    s.edgeStyle = fill.edgeStyle;
    if (fill.inLegends()) s.name = fill.name;
    s.line = fill.line;
    return s;
}

/// The line around a histogram.
LineSnapshot stepsOf(const FillObject& fill) {
    LineSnapshot s;
    s.id = fill.id();
    const FillObject::Corners corners = fill.stepCorners();
    s.x.tensor = corners.x;
    s.y.tensor = corners.y;
    s.count = corners.y->count();
    const Color black{0, 0, 0};
    const bool own = fill.edge.mode == MarkerColor::Mode::Fixed && fill.edge.color != black;
    s.color = rgba(own ? fill.edge.color : fill.face.color, fill.edgeAlpha);
    if (fill.edge.mode == MarkerColor::Mode::None) s.color[3] = 0;
    s.width = fill.edgeWidth;
    s.style = fill.edgeStyle;
    s.ofChart = true;
    if (fill.inLegends()) s.name = fill.name;
    s.line = fill.line;
    return s;
}

SpaceSnapshot spaceOf(const AxesObject& axes, const RangeReader& read) {
    const AxesSpace& space = axes.space;
    SpaceSnapshot s;
    for (const auto& surface : space.surfaces) {
        if (!isShown(*surface) || !surface->z.tensor()) continue;
        s.surfaces.push_back(surface->snapshot());
        setMapping(s.surfaces.back().shading.alphas, surface->alphaValues.mapping,
                   axes.limitsOfAlpha(read));
    }
    for (const auto& patch : space.patches) {
        if (!isShown(*patch) || !patch->x.tensor()) continue;
        s.patches.push_back(patch->snapshot());
        setMapping(s.patches.back().shading.alphas, patch->alphaValues.mapping,
                   axes.limitsOfAlpha(read));
    }
    for (const auto& light : space.lights) {
        if (light->visible) s.lights.push_back(light->light);
    }
    s.active = axes.inSpace();
    if (s.active) s.zlimits = axes.limitsOfZ(read);
    s.reverseX = space.reverseX;
    s.reverseZ = space.reverseZ;
    s.logZ = space.logZ;
    s.camera = space.camera;
    s.dataAspect = space.dataAspect;
    if (axes.equal && !s.dataAspect) s.dataAspect = Vector3{1, 1, 1};
    s.boxAspect = space.boxAspect;
    s.steady = space.steady;
    s.turns = space.turns.value_or(s.active && !s.flat());
    s.box = space.box;
    s.zticks = space.zticks;
    s.ztickLabels = space.ztickLabels;
    s.zlabel = space.zlabel;
    return s;
}

/// Marks at vertices, of one colour or of the colours that these have.
LineSnapshot marksOf(const GraphicsObject& object, const VertexMarks& marks, const Rgba& edge,
                     const FigureData& colors) {
    LineSnapshot s;
    s.id = object.id();
    s.form = LineForm::Scatter;
    s.style = "none";
    s.marker = marks.marker;
    s.markerSize = marks.size;
    s.face = paintOf(marks.face, edge);
    s.edge = paintOf(marks.edge, edge);
    if (s.face.flat || s.edge.flat) s.colors = colors;
    s.ofChart = true;
    return s;
}

void addMarks(AxesSnapshot& axes, const ShadedObject& object, const ShadingSnapshot& shading,
              const std::array<FigureData, 3>& at) {
    if (object.marks.marker == "none" || !at[1].valid()) return;
    const auto n = at[1].tensor->count();
    FigureData colors = shading.colors;
    const bool each = colors.valid() && shading.colorPer == ColorPer::Vertex &&
                      (colors.tensor->count() == n || colors.tensor->count() == 3 * n);
    if (!each) colors = {};
    const bool fixed = shading.edges == PaintMode::Fixed;
    LineSnapshot s =
        marksOf(object, object.marks, fixed ? shading.edgeColor : Rgba{0, 0, 0, 1}, colors);
    const bool mapped = shading.edges == PaintMode::Flat || shading.edges == PaintMode::Interp;
    if (mapped && each && object.marks.edge.mode == MarkerColor::Mode::Auto) {
        s.edge.flat = true;
        s.colors = colors;
    }
    s.x = at[0];
    s.y = at[1];
    s.z = at[2];
    s.count = n;
    axes.lines.push_back(std::move(s));
}

/// Marks of surfaces, patches and polygons.
void addMarks(AxesSnapshot& s, const AxesObject& axes) {
    for (const auto& surface : axes.space.surfaces) {
        if (surface->marks.marker == "none" || !isShown(*surface) || !surface->z.tensor()) continue;
        SurfaceSnapshot grid = surface->snapshot();
        spreadGrid(grid);
        addMarks(s, *surface, grid.shading, {grid.x, grid.y, grid.z});
    }
    for (const auto& patch : axes.space.patches) {
        if (!isShown(*patch)) continue;
        const PatchSnapshot faces = patch->snapshot();
        addMarks(s, *patch, faces.shading, {faces.x, faces.y, faces.z});
    }
    for (const auto& fill : axes.fills) {
        if (fill->marks.marker == "none" || !isShown(*fill) || !fill->y.tensor()) continue;
        LineSnapshot marks = marksOf(*fill, fill->marks, paintOf(fill->edge, {}).color, {});
        marks.x.tensor = fill->x.tensor();
        marks.y.tensor = fill->y.tensor();
        marks.count = fill->y.tensor()->count();
        s.lines.push_back(std::move(marks));
    }
}

/// The lines on which stems, bars and areas stand, inside of the box.
void addBaselines(AxesSnapshot& s, const AxesObject& axes) {
    const BaselineStyle& look = axes.style.baseline;
    if (!look.shown || axes.polar.on || s.space.active) return;
    const auto add = [&](double base, bool upright, uint64_t id) {
        const Limits& limits = upright ? s.xlimits : s.ylimits;
        if (!(base > limits.low && base < limits.high)) return;
        for (const ConstantLineSnapshot& other : s.constants) {
            if (other.ofBars && other.value == base && other.vertical == upright) return;
        }
        ConstantLineSnapshot line;
        line.id = id;
        line.value = base;
        line.vertical = upright;
        line.color = look.color;
        line.style = look.line;
        line.width = look.width;
        line.ofBars = true;
        s.constants.push_back(std::move(line));
    };
    for (const auto& line : axes.lines) {
        if (line->form == LineForm::Stem && isShown(*line) && !line->z.tensor())
            add(line->base, false, line->id());
    }
    for (const auto& fill : axes.fills) {
        const bool stands =
            fill->form != FillForm::Polygons && !fill->edges && !fill->bottom.tensor();
        if (stands && isShown(*fill)) add(fill->base, fill->horizontal, fill->id());
    }
}

AxesSnapshot snapshotOf(const AxesObject& axes, const RangeReader& read,
                        const std::array<double, 2>& size, DrawnBy by) {
    AxesSnapshot s;
    s.id = axes.id();
    s.position = axes.position;
    const Limits alphaLimits = axes.limitsOfAlpha(read);
    for (const auto& image : axes.images) {
        if (isShown(*image) && image->data.tensor())
            s.images.push_back(snapshotOf(*image, alphaLimits));
    }
    for (const auto& line : axes.lines) {
        if (isShown(*line) && line->y.tensor()) s.lines.push_back(snapshotOf(*line, alphaLimits));
    }
    for (const auto& fill : axes.fills) {
        if (isShown(*fill) && fill->y.tensor() && fill->edges && fill->steps)
            s.lines.push_back(stepsOf(*fill));
        else if (isShown(*fill) && fill->y.tensor())
            s.fills.push_back(snapshotOf(*fill, by, !axes.inSpace(), read));
    }
    for (const auto& text : axes.texts) {
        if (!isShown(*text)) continue;
        s.texts.push_back(text->text);
        s.texts.back().id = text->id();
    }
    for (const auto& constant : axes.constants) {
        if (!constant->visible) continue;
        s.constants.push_back(constant->constant);
        s.constants.back().id = constant->id();
        if (!constant->inLegends()) s.constants.back().name.clear();
    }
    s.space = spaceOf(axes, read);
    s.xlimits = axes.limitsOfX(read);
    s.ylimits = axes.limitsOfY(read);
    s.climits = axes.limitsOfColor(read);
    if (axes.limitsLink) {
        if (axes.limitsLink->covers("XLim")) s.linkX = axes.limitsLink->group();
        if (axes.limitsLink->covers("YLim")) s.linkY = axes.limitsLink->group();
    }
    s.reverseY = axes.reverseY;
    s.logX = axes.logX;
    s.logY = axes.logY;
    s.equal = axes.equal;
    s.visible = axes.visible;
    s.grid = axes.grid;
    s.colorbar = axes.colorbar;
    s.legend = axes.legend;
    s.colormap = axes.colormap;
    s.colors = axes.colors;
    s.title = axes.title;
    s.xlabel = axes.xlabel;
    s.ylabel = axes.ylabel;
    s.style = axes.style;
    for (const bool alongX : {true, false}) {
        RulerStyle& ruler = alongX ? s.style.x : s.style.y;
        const bool times = ruler.time != TimeKind::None; // their labels are long
        if (!ruler.ticks && !ruler.labels && !times && !(alongX ? axes.logX : axes.logY))
            ruler.ticks = barTicks(axes, alongX);
        ruler.leastStep = barSpacing(axes, alongX);
    }
    addBaselines(s, axes);
    s.left = axes.left ? axes.left->id() : 0;
    for (const auto& chart : axes.charts) {
        if (isShown(*chart)) chart->draw(s, by);
    }
    for (const auto& object : axes.content()) {
        for (const auto& row : object->tipRows)
            s.tips[object->id()].push_back(dynamic_cast<TipRowObject&>(*row).rowOf(*object));
    }
    addMarks(s, axes);
    moveGrouped(s, axes);
    if (axes.polar.on) {
        axes.polar.draw(s);
        s.equal = true;
    }
    if (axes.twin) {
        for (const auto& line : axes.twin->lines) {
            if (line->visible && line->y.tensor()) s.alsoNamed.push_back(snapshotOf(*line, {}));
        }
    }
    if (s.legend && s.style.legend.location == "best")
        s.style.legend.location = bestLegendPlace(s, size);
    return s;
}

} // namespace

FigureStore::FigureStore()
    : m_defaults(std::make_shared<GraphicsDefaults>()),
      m_snapshot(std::make_shared<FigureSnapshot>()) {}

FigureStore::~FigureStore() {
    // Variables may outlive the root.
    for (auto& [number, figure] : m_figures)
        figure->setParent(nullptr);
}

RootObject& FigureStore::root() {
    if (!m_root) m_root = makeRef<RootObject>(*this, m_defaults);
    return *m_root;
}

FigureObject& FigureStore::current() {
    return select(m_current);
}

FigureObject& FigureStore::select(int number) {
    if (number <= 0) {
        number = 1;
        while (m_figures.contains(number))
            ++number;
    }
    Ref<FigureObject>& figure = m_figures[number];
    if (!figure) {
        figure = makeRef<FigureObject>(number, m_read, m_defaults);
        figure->setParent(&root());
        if (m_dialogHost) figure->screen = m_dialogHost->screenSize();
        m_defaults->applyTo(*figure);
    }
    if (m_current != number) touch();
    m_current = number;
    return *figure;
}

std::vector<int> FigureStore::numbers() const {
    std::vector<int> out;
    for (const auto& [number, figure] : m_figures)
        out.push_back(number);
    return out;
}

void FigureStore::close(int number) {
    const auto found = m_figures.find(number);
    if (found == m_figures.end()) return;
    found->second->clear();
    found->second->invalidate();
    m_figures.erase(found);
    if (m_current == number) m_current = m_figures.empty() ? 0 : m_figures.rbegin()->first;
    touch();
}

void FigureStore::closeAll() {
    for (int number : numbers())
        close(number);
}

bool FigureStore::makeCurrent(const AxesObject& axes) {
    for (auto& [number, figure] : m_figures) {
        for (const auto& child : figure->children) {
            if (child.get() != &axes) continue;
            figure->current = child;
            m_current = number;
            touch();
            return true;
        }
    }
    return false;
}

void FigureStore::keepDialog(Ref<DialogObject> dialog) {
    m_dialogs.push_back(std::move(dialog));
}

const std::vector<Ref<DialogObject>>& FigureStore::dialogs() {
    std::erase_if(m_dialogs, [](const auto& dialog) { return !dialog->isValid(); });
    return m_dialogs;
}

void FigureStore::remove(GraphicsObject& object) {
    if (auto* figure = dynamic_cast<FigureObject*>(&object)) return close(figure->number());
    if (auto* dialog = dynamic_cast<DialogObject*>(&object)) return dialog->close();
    const auto is = [&](const auto& ref) { return ref.get() == &object; };
    if (auto* axes = dynamic_cast<AxesObject*>(&object)) axes->clear();
    if (dynamic_cast<GroupObject*>(&object)) {
        // What lies in it goes with it.
        if (AxesObject* axes = axesOf(object)) {
            for (const auto& inside : axes->content()) {
                if (inside->parent() == &object) remove(*inside);
            }
        }
    }
    object.invalidate();
    touch();
    for (auto& [number, figure] : m_figures) {
        for (const auto& axes : figure->children)
            axes->remove(object);
        if (figure->overlay) figure->overlay->remove(object);
        if (figure->current.get() == &object) figure->current = nullptr;
        std::erase_if(figure->children, is);
        if (!figure->current && !figure->children.empty())
            figure->current = figure->children.back();
    }
}

OneFigureSnapshot FigureStore::picture(const FigureObject& figure, const RangeReader& read,
                                       DrawnBy by,
                                       const std::optional<std::array<double, 2>>& size) {
    OneFigureSnapshot one;
    one.number = figure.number();
    one.name = figure.name;
    one.size = size.value_or(std::array<double, 2>{figure.position[2], figure.position[3]});
    one.ground = figure.ground;
    if (!figure.tiles.inner.empty()) {
        // The texts around inner layouts take room from their axes.
        placeTiles(figure);
        one.inner = innerTitles(figure);
    }
    for (const auto& axes : figure.children)
        one.axes.push_back(snapshotOf(*axes, read, one.size, by));
    if (figure.overlay) one.axes.push_back(snapshotOf(*figure.overlay, read, one.size, by));
    one.titles = figure.titles;
    one.numbered = figure.numbered;
    one.toolbar = figure.toolbar != "none" &&
                  (figure.children.empty() ||
                   std::any_of(figure.children.begin(), figure.children.end(),
                               [](const auto& axes) { return axes->style.toolbar; }));
    return one;
}

void FigureStore::publish(const RangeReader& read) {
    m_published = std::chrono::steady_clock::now();
    if (m_refresh) m_refresh();
    if (!m_dirty) return;
    auto next = std::make_shared<FigureSnapshot>();
    next->revision = ++m_revision;
    next->current = m_current;
    for (const auto& [number, figure] : m_figures) {
        if (figure->visible) next->figures.push_back(picture(*figure, read, DrawnBy::Device));
    }
    m_dirty = false;
    {
        const std::lock_guard lock(m_mutex);
        m_snapshot = std::move(next);
    }
    if (m_listener) m_listener();
}

void FigureStore::onPublished(std::function<void()> listener) {
    m_listener = std::move(listener);
}

std::shared_ptr<const FigureSnapshot> FigureStore::snapshot() const {
    const std::lock_guard lock(m_mutex);
    return m_snapshot;
}

namespace {

/// Limits do not show infinite values, nor those on a logarithmic axis what is not positive; few
/// arrays have any, so these are read on the host.
template <typename T>
Range finiteRange(const Tensor& tensor, RangeOf of) {
    const auto* data = reinterpret_cast<const T*>(tensor.hostBytes());
    Range range;
    for (int64_t i = 0; i < tensor.count(); ++i) {
        const auto value = static_cast<double>(data[i]);
        if (!std::isfinite(value) || (of == RangeOf::Positive && value <= 0)) continue;
        if (!range) range = std::pair{value, value};
        range = std::pair{std::min(range->first, value), std::max(range->second, value)};
    }
    return range;
}

} // namespace

RangeReader acceleratedRange(Accelerator& accelerator) {
    return [&accelerator](const Ref<Tensor>& tensor, RangeOf of) -> Range {
        const DType dtype = tensor->dtype();
        if (dtype == DType::Logical) return std::pair{of == RangeOf::Positive ? 1.0 : 0.0, 1.0};
        if (!isFloat(dtype) && tensor->onHost()) {
            Range range;
            visitDType(dtype, [&](auto tag) { range = finiteRange<decltype(tag)>(*tensor, of); });
            return range;
        }
        Value x(tensor);
        if (!isFloat(dtype)) x = accelerator.convert(x, DType::Double, {});
        ReduceOptions options;
        options.omitNan = true;
        options.resultClass = dtype == DType::Single ? DType::Single : DType::Double;
        const int rank = tensor->shape().rank();
        const double low = accelerator.reduce(ReduceOp::Min, x, 0, rank, options, {}).toDouble();
        const double high = accelerator.reduce(ReduceOp::Max, x, 0, rank, options, {}).toDouble();
        const bool whole = std::isfinite(low) && std::isfinite(high);
        if (of == RangeOf::Whole) {
            // The least and the greatest pass over NaN, a sum does not.
            options.omitNan = false;
            const double sum =
                accelerator.reduce(ReduceOp::Sum, x, 0, rank, options, {}).toDouble();
            return whole && std::isfinite(sum) ? Range(std::pair{low, high}) : Range();
        }
        if (std::isnan(low) || (of == RangeOf::Positive && high <= 0)) return {};
        const bool within = of == RangeOf::Finite || low > 0;
        if (within && whole) return std::pair{low, high};
        Range range;
        visitDType(dtype, [&](auto tag) { range = finiteRange<decltype(tag)>(*tensor, of); });
        return range;
    };
}

} // namespace vitrine
