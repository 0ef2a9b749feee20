// SPDX-License-Identifier: Apache-2.0
// Finding graphics objects: findobj, findall, allchild, ancestor, copyobj, gobjects, isgraphics.
#include "base/whole_number.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

using Objects = std::vector<Ref<GraphicsObject>>;

/// A figure's axes, or what axes hold, the newest first.
Objects childrenOf(const GraphicsObject& object, bool hidden) {
    Objects out;
    if (const auto* figure = dynamic_cast<const FigureObject*>(&object)) {
        for (auto it = figure->children.rbegin(); it != figure->children.rend(); ++it)
            out.emplace_back(*it);
    } else if (const auto* axes = dynamic_cast<const AxesObject*>(&object)) {
        out = axes->content();
        std::erase_if(out, [&](const auto& child) { return child->parent() != axes; });
    } else if (const auto* group = dynamic_cast<const GroupObject*>(&object)) {
        if (const AxesObject* around = axesOf(*group)) out = around->content();
        std::erase_if(out, [&](const auto& child) { return child->parent() != group; });
    } else if (const auto* root = dynamic_cast<const RootObject*>(&object)) {
        out = root->figures();
    }
    if (!hidden) std::erase_if(out, [](const auto& child) { return !child->handleShown; });
    return out;
}

void addTree(Objects& out, const Ref<GraphicsObject>& object, int depth, bool hidden) {
    out.push_back(object);
    if (depth == 0) return;
    for (const auto& child : childrenOf(*object, hidden))
        addTree(out, child, depth - 1, hidden);
}

/// All windows, the newest first; dialogs hide their handles.
Objects figuresOf(Call& call, bool hidden = false) {
    Objects out;
    if (hidden) {
        const auto& dialogs = call.vm.figures().dialogs();
        for (auto it = dialogs.rbegin(); it != dialogs.rend(); ++it)
            out.emplace_back(*it);
    }
    const std::vector<int> numbers = call.vm.figures().numbers();
    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it)
        out.emplace_back(&call.vm.figures().figure(*it));
    return out;
}

/// A handle, a cell of them, or numbers of figures.
bool takeHandles(Call& call, const Value& value, Objects& out, bool hidden = false) {
    if (auto* object = graphicsObject<GraphicsObject>(value)) return out.emplace_back(object), true;
    if (value.isCell() || objectArray(value)) {
        const std::vector<Value> all = handlesIn(value);
        return std::all_of(all.begin(), all.end(),
                           [&](const Value& v) { return takeHandles(call, v, out, hidden); });
    }
    if (!value.isArray() || value.isTextScalar() || value.count() != 1) return false;
    const int number = wholeNumber<int>(value.toDouble());
    if (number == 0) return out = figuresOf(call, hidden), true;
    if (!call.vm.figures().exists(number)) return false;
    out.emplace_back(&call.vm.figures().figure(number));
    return true;
}

bool equals(Call& call, const Value& a, const Value& b) {
    if (a.isTextScalar() && b.isTextScalar()) return lowerCase(a.toText()) == lowerCase(b.toText());
    const Value both[] = {a, b};
    return call.vm.call(Value::text("isequal"), both, 1).at(0).toDouble() != 0;
}

/// Name, value pairs joined by '-and', '-or', '-not', '-property' and '-regexp'.
class Condition {
public:
    Condition(Call& call, std::span<const Value> words) : m_call(call), m_words(words) {}

    bool holds(const GraphicsObject& object) {
        m_at = 0;
        bool result = clause(object);
        while (m_at < m_words.size()) {
            const bool either = isOption(m_words[m_at], "-or");
            if (either || isOption(m_words[m_at], "-and")) ++m_at;
            const bool next = clause(object);
            result = either ? result || next : result && next;
        }
        return result;
    }

private:
    bool clause(const GraphicsObject& object) {
        if (m_at >= m_words.size()) return true;
        const std::string word = textArgument(m_words[m_at++], "findobj");
        if (word == "-not") return !clause(object);
        if (word == "-property" || word == "-isa") return single(object, word);
        const bool pattern = word == "-regexp";
        const std::string name = pattern ? textArgument(next(), "findobj") : word;
        const Value& wanted = next();
        const Value have = object.property(name);
        if (have.isNothing()) return false;
        if (!pattern) return equals(m_call, have, wanted);
        if (!have.isTextScalar()) return false;
        const Value args[] = {have, wanted, Value::text("once")};
        return m_call.vm.call(Value::text("regexp"), args, 1).at(0).count() > 0;
    }

    bool single(const GraphicsObject& object, const std::string& word) {
        const std::string name = textArgument(next(), "findobj");
        if (word == "-property") return !object.property(name).isNothing();
        return lowerCase(object.className()).ends_with(lowerCase(name));
    }

    const Value& next() {
        if (m_at >= m_words.size())
            throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
        return m_words[m_at++];
    }

    Call& m_call;
    std::span<const Value> m_words;
    std::size_t m_at = 0;
};

void giveColumn(Call& call, const Objects& found) {
    call.nargout = std::max(call.nargout, 1);
    giveObjects(call, found);
}

void find(Call& call, bool hidden) {
    std::span<const Value> rest = call.args;
    Objects roots;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        if (!takeHandles(call, rest[0], roots, hidden) && rest[0].count() != 0)
            throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
        rest = rest.subspan(1);
    } else {
        roots = figuresOf(call, hidden);
    }
    int depth = 100;
    if (!rest.empty() && isOption(rest[0], "flat")) {
        depth = 0;
        rest = rest.subspan(1);
    } else if (rest.size() > 1 && isOption(rest[0], "-depth")) {
        depth = std::clamp(wholeNumber<int>(rest[1].toDouble()), 0, 100);
        rest = rest.subspan(2);
    }
    Objects all;
    for (const auto& root : roots)
        addTree(all, root, depth, hidden);
    Condition condition(call, rest);
    std::erase_if(all, [&](const auto& object) { return !condition.holds(*object); });
    giveColumn(call, all);
}

void findobj(Call& call) {
    find(call, false);
}
void findall(Call& call) {
    find(call, true);
}

void allchild(Call& call) {
    Objects handles, out;
    if (!takeHandles(call, call[0], handles))
        throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    for (const auto& handle : handles) {
        const Objects children = childrenOf(*handle, true);
        out.insert(out.end(), children.begin(), children.end());
    }
    giveColumn(call, out);
}

/// The axes and the figure that an object lies in, the nearest first.
Objects parentsOf(Call& call, const GraphicsObject& object) {
    for (const int number : call.vm.figures().numbers()) {
        FigureObject& figure = call.vm.figures().figure(number);
        for (const auto& axes : figure.children) {
            if (axes.get() == &object) return {Ref<FigureObject>(&figure)};
            for (const auto& inside : axes->content()) {
                if (inside.get() != &object) continue;
                Objects around;
                for (GraphicsObject* at = object.parent(); at; at = at->parent())
                    around.emplace_back(at);
                return around;
            }
        }
    }
    return {};
}

/// The nearest of the object and its parents that has one of the types.
void ancestor(Call& call) {
    auto* object = graphicsObject<GraphicsObject>(call[0]);
    if (!object) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    std::vector<std::string> types;
    for (const std::u16string& type : textList(call[1], "ancestor").texts)
        types.push_back(lowerCase(toUtf8(type)));
    Objects line{Ref<GraphicsObject>(object)};
    const Objects parents = parentsOf(call, *object);
    line.insert(line.end(), parents.begin(), parents.end());
    const bool top = call.count() > 2 && isOption(call[2], "toplevel");
    Objects found;
    for (const auto& one : line) {
        const std::string type = one->property("Type").toText();
        if (std::find(types.begin(), types.end(), type) != types.end()) found.push_back(one);
    }
    if (found.empty()) return call.result(Value::emptyMatrix());
    call.result(top ? found.back() : found.front());
}

/// What can be set of one object, set of another of its class.
Ref<GraphicsObject> withProperties(Ref<GraphicsObject> copy, const GraphicsObject& of) {
    for (const std::string& name : of.propertyNames()) {
        const Value value = of.property(name);
        if (lowerCase(name) != "displayname" || !value.toText().empty())
            (void)copy->setProperty(name, value);
    }
    copy->handleShown = of.handleShown;
    copy->visible = of.visible;
    copy->tag = of.tag;
    copy->sources = of.sources;
    copy->userData = of.userData;
    return copy;
}

Ref<LineObject> dataOf(const LineObject& of) {
    auto copy = makeRef<LineObject>(of.form);
    copy->x = of.x;
    copy->y = of.y;
    copy->z = of.z;
    copy->low = of.low;
    copy->high = of.high;
    copy->left = of.left;
    copy->right = of.right;
    copy->capSize = of.capSize;
    copy->marked = of.marked;
    copy->series = of.series;
    copy->colorAlpha = of.colorAlpha;
    copy->sizes = of.sizes;
    copy->colorData = of.colorData;
    copy->color = of.color;
    copy->face = of.face;
    copy->edge = of.edge;
    copy->line = of.line;
    return copy;
}

Ref<FillObject> dataOf(const FillObject& of) {
    auto copy = makeRef<FillObject>(of.form, of.edges);
    if (of.counting) copy->counting = std::make_shared<FillObject::Counting>(*of.counting);
    copy->x = of.x;
    copy->y = of.y;
    copy->values = of.values;
    copy->bottom = of.bottom;
    copy->triangleX = of.triangleX;
    copy->triangleY = of.triangleY;
    copy->colorData = of.colorData;
    copy->series = of.series;
    copy->base = of.base;
    copy->width = of.width;
    copy->share = of.share;
    copy->shift = of.shift;
    copy->spacing = of.spacing;
    copy->horizontal = of.horizontal;
    copy->steps = of.steps;
    copy->line = of.line;
    return copy;
}

Ref<SurfaceObject> dataOf(const SurfaceObject& of) {
    auto copy = makeRef<SurfaceObject>();
    copy->x = of.x;
    copy->y = of.y;
    copy->z = of.z;
    copy->colors = of.colors;
    copy->plane = of.plane;
    copy->line = of.line;
    return copy;
}

Ref<PatchObject> dataOf(const PatchObject& of) {
    auto copy = makeRef<PatchObject>();
    copy->x = of.x;
    copy->y = of.y;
    copy->z = of.z;
    copy->faces = of.faces;
    copy->colors = of.colors;
    copy->line = of.line;
    copy->areFacesConvex = of.areFacesConvex;
    copy->triangulateFaces();
    return copy;
}

Ref<GraphicsObject> copyInto(AxesObject& axes, const GraphicsObject& object);

/// With what lies in it.
Ref<GraphicsObject> copyGroup(AxesObject& axes, const GroupObject& group) {
    const auto copy = makeRef<GroupObject>(group.isTransform);
    axes.adopt(axes.groups, copy);
    withProperties(copy, group);
    const Objects inside = childrenOf(group, true);
    for (auto it = inside.rbegin(); it != inside.rend(); ++it)
        copyInto(axes, **it)->setParent(copy.get());
    return copy;
}

/// A new object with the same data and properties in other axes.
Ref<GraphicsObject> copyInto(AxesObject& axes, const GraphicsObject& object) {
    const auto add = [&](auto copy, auto& list) {
        axes.adopt(list, copy);
        return withProperties(copy, object);
    };
    if (const auto* line = dynamic_cast<const LineObject*>(&object))
        return add(dataOf(*line), axes.lines);
    if (const auto* fill = dynamic_cast<const FillObject*>(&object))
        return add(dataOf(*fill), axes.fills);
    if (const auto* text = dynamic_cast<const TextObject*>(&object)) {
        auto copy = makeRef<TextObject>();
        copy->text = text->text;
        return add(copy, axes.texts);
    }
    if (const auto* constant = dynamic_cast<const ConstantLineObject*>(&object)) {
        auto copy = makeRef<ConstantLineObject>();
        copy->constant = constant->constant;
        return add(copy, axes.constants);
    }
    if (const auto* image = dynamic_cast<const ImageObject*>(&object)) {
        auto copy = makeRef<ImageObject>();
        copy->data = image->data;
        copy->variable = image->variable;
        return add(copy, axes.images);
    }
    if (const auto* surface = dynamic_cast<const SurfaceObject*>(&object))
        return add(dataOf(*surface), axes.space.surfaces);
    if (const auto* patch = dynamic_cast<const PatchObject*>(&object))
        return add(dataOf(*patch), axes.space.patches);
    if (const auto* light = dynamic_cast<const LightObject*>(&object)) {
        auto copy = makeRef<LightObject>();
        copy->light = light->light;
        return add(copy, axes.space.lights);
    }
    if (const auto* chart = dynamic_cast<const ChartObject*>(&object))
        return add(chart->another(), axes.charts);
    if (const auto* group = dynamic_cast<const GroupObject*>(&object))
        return copyGroup(axes, *group);
    throwError("Vitrine:copyobj:Unsupported", "Objects of class %s cannot be copied.",
               object.className().c_str());
}

/// Axes with all that is in them, the oldest first.
Ref<GraphicsObject> copyAxes(FigureObject& figure, const AxesObject& axes) {
    const Ref<AxesObject> copy = figure.makeAxes();
    copy->takeLook(axes);
    figure.adopt(copy);
    figure.current = copy;
    const Objects inside = childrenOf(axes, true);
    for (auto it = inside.rbegin(); it != inside.rend(); ++it)
        copyInto(*copy, **it);
    return copy;
}

/// Objects into axes or a group, axes into a figure.
void copyobj(Call& call) {
    Objects originals, made;
    if (!takeHandles(call, call[0], originals))
        throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    auto* to = graphicsObject<GraphicsObject>(call[1]);
    auto* figure = dynamic_cast<FigureObject*>(to);
    auto* group = dynamic_cast<GroupObject*>(to);
    AxesObject* axes = group ? axesOf(*group) : dynamic_cast<AxesObject*>(to);
    for (const auto& original : originals) {
        const auto* whole = dynamic_cast<const AxesObject*>(original.get());
        if (whole && figure) {
            made.push_back(copyAxes(*figure, *whole));
            continue;
        }
        if (whole || !axes) {
            throwError("MATLAB:copyobj:InvalidParent",
                       whole ? "The new parent of axes must be a figure."
                             : "The new parent must be axes.");
        }
        made.push_back(copyInto(*axes, *original));
        if (group) made.back()->setParent(group);
    }
    call.vm.figures().touch();
    giveObjects(call, made);
}

/// An array for handles: gobjects(n), gobjects(m,n,…), gobjects([m n …]).
void gobjects(Call& call) {
    std::vector<double> sizes;
    for (const Value& value : call.args) {
        for (const double size : doublesOf(value))
            sizes.push_back(std::max(size, 0.0));
    }
    if (sizes.empty()) sizes = {1};
    if (sizes.size() == 1) sizes.push_back(sizes[0]);
    const Value args[] = {rowOf(sizes)};
    call.result(objectsOf(call.vm.call(Value::text("cell"), args, 1).at(0).cell()));
}

bool valid(Call& call, const Value& value, const std::string& type) {
    const GraphicsObject* object = graphicsObject<GraphicsObject>(value);
    if (!object && value.isNumericClass() && value.count() == 1) {
        const int number = wholeNumber<int>(value.toDouble());
        if (number != 0 && !call.vm.figures().exists(number)) return false;
        object = number == 0 ? static_cast<const GraphicsObject*>(&call.vm.figures().root())
                             : &call.vm.figures().figure(number);
    }
    return object && (type.empty() || object->property("Type").toText() == type);
}

void isgraphics(Call& call) {
    const std::string type = call.count() > 1 ? lowerCase(textArgument(call[1], "isgraphics")) : "";
    const bool array = call[0].isCell() || objectArray(call[0]);
    if (!array) return call.result(Value::logical(valid(call, call[0], type)));
    const std::vector<Value> all = handlesIn(call[0]);
    Ref<Tensor> out = Tensor::make(DType::Logical, call[0].shape(), false, false);
    for (std::size_t i = 0; i < all.size(); ++i)
        out->mutableData<uint8_t>()[i] = valid(call, all[i], type) ? 1 : 0;
    call.result(Value(std::move(out)));
}

constexpr Builtin kRows[] = {
    {"findobj", 0, -1, 1, findobj, "h = findobj(h,Name,Value,…) | findobj('Type','line')",
     "Graphics objects with these properties in figures, axes or below other objects."},
    {"findall", 0, -1, 1, findall, "h = findall(h,Name,Value,…)",
     "As findobj, with objects whose handles are hidden."},
    {"allchild", 1, 1, 1, allchild, "h = allchild(h)", "What lies in a figure or in axes."},
    {"ancestor", 2, 3, 1, ancestor, "p = ancestor(h,type)",
     "The axes or figure that an object lies in."},
    {"copyobj", 2, 2, 1, copyobj, "h = copyobj(h,parent)",
     "Copies objects into other axes or a group, and axes into another figure."},
    {"gobjects", 0, -1, 1, gobjects, "h = gobjects(m,n,…)", "An array for graphics objects."},
    {"ishandle", 1, 1, 1, isgraphics, "tf = ishandle(h)", "True for an object that exists.",
     nullptr, SparseRule::Pass},
    {"isgraphics", 1, 2, 1, isgraphics, "tf = isgraphics(h,type)",
     "True for an object that exists, of a type.", nullptr, SparseRule::Pass},
};

} // namespace

std::span<const Builtin> graphicsQueryTable() {
    return kRows;
}

} // namespace vitrine
