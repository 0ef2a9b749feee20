// SPDX-License-Identifier: Apache-2.0
// Where axes lie in a figure: axes, subplot, tiledlayout, yyaxis; and what lies above all of them:
// sgtitle, annotation.
#include "base/whole_number.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"
#include "figure/axes_parts.h"
#include "figure/tile_places.h"

#include <cmath>

namespace vitrine {

namespace {

Ref<AxesObject> addAxes(FigureObject& figure, const std::array<float, 4>& position, bool placed) {
    Ref<AxesObject> axes = figure.makeAxes();
    axes->position = position;
    axes->style.placed = placed;
    figure.adopt(axes);
    return axes;
}

// --- subplot

/// 'Position',[…]: the box itself.
Ref<AxesObject> placedAxes(Call& call, FigureObject& figure, std::span<const Value> pairs) {
    const Ref<AxesObject> axes = addAxes(figure, figure.makeAxes()->position, false);
    const Ref<GraphicsObject> made[] = {axes};
    assignProperties(call.vm, made, pairs);
    return axes;
}

struct SubplotGrid {
    int64_t rows = 1, columns = 1;
    std::vector<double> cells;
};

SubplotGrid subplotPlace(std::span<const Value>& rest) {
    SubplotGrid place;
    if (rest.size() >= 3 && !rest[0].isTextScalar() && !rest[1].isTextScalar()) {
        place.rows = integerArgument(rest[0], "Rows");
        place.columns = integerArgument(rest[1], "Columns");
        place.cells = doublesOf(rest[2]);
        rest = rest.subspan(3);
    } else {
        // subplot(mnp), also as the text of a command
        const double code =
            rest[0].isTextScalar() ? std::atof(rest[0].toText().c_str()) : rest[0].toDouble();
        // Three digits.
        const int64_t digits = code >= 100 && code <= 999 ? wholeNumber<int32_t>(code) : 0;
        place.rows = digits / 100;
        place.columns = digits / 10 % 10;
        place.cells = {static_cast<double>(digits % 10)};
        rest = rest.subspan(1);
    }
    if (place.rows < 1 || place.columns < 1 || place.cells.empty())
        throwError("MATLAB:subplot:InvalidInput", "Illegal plot number.");
    for (const double c : place.cells) {
        if (!(c >= 1 &&
              c <= static_cast<double>(place.rows) * static_cast<double>(place.columns))) {
            throwError("MATLAB:subplot:SubplotIndexTooLarge", "Index exceeds number of subplots.");
        }
    }
    return place;
}

Cells cellsOf(const SubplotGrid& place) {
    Cells out{1e9, 1e9, 0, 0};
    for (const double c : place.cells) {
        const int64_t index = static_cast<int64_t>(c) - 1;
        const auto column = static_cast<double>(index % place.columns);
        const auto row = static_cast<double>(index / place.columns);
        out = {std::min(out.left, column), std::min(out.top, row), std::max(out.right, column + 1),
               std::max(out.bottom, row + 1)};
    }
    return out;
}

bool overlaps(const std::array<float, 4>& a, const std::array<float, 4>& b) {
    const auto along = [&](std::size_t d) {
        return std::min(a[d] + a[d + 2], b[d] + b[d + 2]) - std::max(a[d], b[d]) > 1e-4f;
    };
    return along(0) && along(1);
}

void subplot(Call& call) {
    FigureObject& figure = call.vm.figures().current();
    call.vm.figures().touch();
    std::span<const Value> rest = call.args;
    Ref<AxesObject> axes;
    if (auto* given = graphicsObject<AxesObject>(rest[0])) {
        call.vm.figures().makeCurrent(*given);
        if (call.nargout > 0) call.result(Ref<AxesObject>(given));
        return;
    }
    if (isOption(rest[0], "Position")) {
        axes = placedAxes(call, figure, rest);
    } else {
        const SubplotGrid grid = subplotPlace(rest);
        const auto rows = static_cast<double>(grid.rows),
                   columns = static_cast<double>(grid.columns);
        const auto position = positionOf(cellsOf(grid), rows, columns);
        bool replace = false;
        while (!rest.empty() && (isOption(rest[0], "replace") || isOption(rest[0], "align"))) {
            replace = isOption(rest[0], "replace");
            rest = rest.subspan(1);
        }
        if (!rest.empty()) {
            // subplot(m,n,p,ax) moves axes there.
            if (auto* moved = graphicsObject<AxesObject>(rest[0])) {
                axes = Ref<AxesObject>(moved);
                place(*axes, cellsOf(grid), rows, columns);
                rest = rest.subspan(1);
            }
        }
        const auto near = [&](const Ref<AxesObject>& a) {
            for (std::size_t i = 0; i < 4; ++i) {
                if (std::abs(a->position[i] - position[i]) > 1e-4f) return false;
            }
            return !a->left;
        };
        for (const auto& child : figure.children) {
            if (!axes && !replace && near(child)) axes = child;
        }
        if (!axes) {
            // Axes that the new ones would cover are removed.
            std::erase_if(figure.children, [&](const Ref<AxesObject>& a) {
                const AxesObject& placed = a->left ? *a->left : *a;
                const bool covered = overlaps(placed.position, position);
                if (covered) a->invalidate();
                return covered;
            });
            axes = addAxes(figure, position, false);
            place(*axes, cellsOf(grid), rows, columns);
        }
        const Ref<GraphicsObject> made[] = {axes};
        assignProperties(call.vm, made, rest);
    }
    figure.current = axes;
    if (call.nargout > 0) call.result(axes);
}

void newplot(Call& call) {
    std::span<const Value> rest;
    AxesObject& axes = axesArgument(call, rest);
    beginPlot(axes);
    if (call.nargout > 0) call.result(Ref<AxesObject>(&axes));
}

// --- tiledlayout

/// Which tile of the grid is the first that is free for a span.
int64_t freeTile(const TileGrid& tiles, int64_t rows, int64_t columns) {
    const auto covered = [&](int64_t row, int64_t column) {
        for (const TileGrid::Taken& t : tiles.taken) {
            const int64_t top = t.first / tiles.columns, left = t.first % tiles.columns;
            if (row >= top && row < top + t.rows && column >= left && column < left + t.columns)
                return true;
        }
        return false;
    };
    for (int64_t tile = 0; tile < tiles.rows * tiles.columns; ++tile) {
        const int64_t top = tile / tiles.columns, left = tile % tiles.columns;
        if (top + rows > tiles.rows || left + columns > tiles.columns) continue;
        bool open = true;
        for (int64_t r = 0; r < rows; ++r) {
            for (int64_t c = 0; c < columns; ++c)
                open = open && !covered(top + r, left + c);
        }
        if (open) return tile;
    }
    return -1;
}

/// One more tile: nearly as many columns as rows; tiles keep their order.
void growFlow(TileGrid& tiles) {
    const auto count = static_cast<int64_t>(tiles.taken.size()) + 1;
    tiles.columns = tiles.oneColumn ? 1
                    : tiles.oneRow
                        ? count
                        : static_cast<int64_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    tiles.rows = (count + tiles.columns - 1) / tiles.columns;
    for (std::size_t i = 0; i < tiles.taken.size(); ++i)
        tiles.taken[i] = {tiles.taken[i].member, static_cast<int64_t>(i), 1, 1};
}

[[noreturn]] void throwInvalidTile() {
    throwError("MATLAB:nexttile:InvalidTile",
               "The tile or its span lies outside the grid of the layout.");
}

/// A free tile for what is wanted, in a grid that flows one more.
TileGrid::Taken takeTile(TileGrid& tiles, TileGrid::Taken wanted) {
    const bool fits = wanted.rows >= 1 && wanted.columns >= 1 && wanted.rows <= tiles.rows &&
                      wanted.columns <= tiles.columns && wanted.first >= -1 &&
                      wanted.first < tiles.rows * tiles.columns;
    if (!tiles.flow && !fits) throwInvalidTile();
    if (fits && wanted.first < 0) wanted.first = freeTile(tiles, wanted.rows, wanted.columns);
    if (wanted.first < 0 && !tiles.flow) {
        throwError("MATLAB:nexttile:NoTileAvailable", "There is no free tile in the layout.");
    }
    if (wanted.first < 0 || !fits) {
        growFlow(tiles);
        wanted = {0, static_cast<int64_t>(tiles.taken.size()), 1, 1};
    }
    return wanted;
}

void tiledlayout(Call& call) {
    Ref<FigureObject> into;
    call.vm.figures().touch();
    std::vector<Value> given(call.args.begin(), call.args.end());
    Ref<LayoutObject> around;
    const auto takeParent = [&](const Value& value) {
        around = Ref<LayoutObject>(graphicsObject<LayoutObject>(value));
        into = Ref<FigureObject>(around ? &around->figure() : graphicsObject<FigureObject>(value));
        return static_cast<bool>(into);
    };
    if (!given.empty() && takeParent(given[0])) given.erase(given.begin());
    for (std::size_t i = 0; i + 1 < given.size(); ++i) {
        if (!isOption(given[i], "Parent") || !takeParent(given[i + 1])) continue;
        given.erase(given.begin() + static_cast<std::ptrdiff_t>(i),
                    given.begin() + static_cast<std::ptrdiff_t>(i) + 2);
    }
    if (into) call.vm.figures().select(into->number());
    FigureObject& figure = call.vm.figures().current();
    std::span<const Value> rest(given);
    TileGrid tiles;
    if (rest.empty() || rest[0].isTextScalar()) {
        tiles.flow = true;
        tiles.rows = tiles.columns = 1;
        const bool named =
            !rest.empty() && (isOption(rest[0], "flow") || isOption(rest[0], "vertical") ||
                              isOption(rest[0], "horizontal"));
        tiles.oneColumn = named && isOption(rest[0], "vertical");
        tiles.oneRow = named && isOption(rest[0], "horizontal");
        rest = rest.subspan(named ? 1 : 0);
    } else {
        if (rest.size() < 2) throwNotEnoughInputs();
        tiles.rows = integerArgument(rest[0], "Rows");
        tiles.columns = integerArgument(rest[1], "Columns");
        rest = rest.subspan(2);
        if (tiles.rows < 1 || tiles.columns < 1 || tiles.rows > 1000 || tiles.columns > 1000) {
            throwError("MATLAB:tiledlayout:InvalidGridSize",
                       "The grid size must be positive integers.");
        }
    }
    std::shared_ptr<TileGrid::Inner> inner;
    if (around) {
        inner = std::make_shared<TileGrid::Inner>();
        inner->tiles = std::move(tiles);
        TileGrid& outer = around->tiles();
        inner->id = makeRef<LayoutObject>(into)->id();
        TileGrid::Taken tile = takeTile(outer, {0, -1, 1, 1});
        tile.member = inner->id;
        outer.taken.push_back(tile);
        outer.inner.push_back(inner);
        placeTiles(figure);
    } else {
        figure.clear();
        figure.tiles = std::move(tiles);
    }
    const auto layout = makeRef<LayoutObject>(Ref<FigureObject>(&figure), inner);
    const Ref<GraphicsObject> made[] = {layout};
    assignProperties(call.vm, made, rest);
    if (call.nargout > 0) call.result(layout);
}

/// The layout that is told, or that of the current axes.
TileGrid& tilesFor(FigureObject& figure, std::span<const Value>& rest) {
    if (auto* layout = rest.empty() ? nullptr : graphicsObject<LayoutObject>(rest[0])) {
        rest = rest.subspan(1);
        return layout->tiles();
    }
    const TilesOf around = figure.current ? tilesOf(figure, figure.current->id()) : TilesOf();
    return around.grid ? *around.grid : figure.tiles;
}

void nexttile(Call& call) {
    std::span<const Value> rest = call.args;
    if (auto* layout = rest.empty() ? nullptr : graphicsObject<LayoutObject>(rest[0]))
        call.vm.figures().select(layout->figure().number());
    FigureObject& figure = call.vm.figures().current();
    call.vm.figures().touch();
    TileGrid& tiles = tilesFor(figure, rest);
    if (tiles.rows == 0) {
        tiles.rows = tiles.columns = 1;
        tiles.flow = true;
    }
    std::erase_if(tiles.taken, [&](const TileGrid::Taken& tile) {
        return std::none_of(figure.children.begin(), figure.children.end(),
                            [&](const auto& axes) { return axes->id() == tile.member; }) &&
               std::none_of(tiles.inner.begin(), tiles.inner.end(),
                            [&](const auto& inner) { return inner->id == tile.member; });
    });
    TileGrid::Taken wanted;
    wanted.first = -1;
    for (const Value& value : rest) {
        const std::vector<double> numbers = doublesOf(value);
        if (numbers.size() == 2) {
            wanted.rows = wholeNumber<int64_t>(numbers[0]);
            wanted.columns = wholeNumber<int64_t>(numbers[1]);
        } else if (numbers.size() == 1) {
            if (!(numbers[0] >= 1)) throwInvalidTile();
            wanted.first = wholeNumber<int64_t>(numbers[0]) - 1;
        }
    }
    for (const TileGrid::Taken& tile : tiles.taken) {
        if (tile.first != wanted.first) continue;
        for (const auto& axes : figure.children) {
            if (axes->id() != tile.member) continue;
            figure.current = axes;
            if (call.nargout > 0) call.result(axes);
            return;
        }
    }
    wanted = takeTile(tiles, wanted);
    const Ref<AxesObject> axes = addAxes(figure, {}, false);
    wanted.member = axes->id();
    tiles.taken.push_back(wanted);
    placeTiles(figure);
    figure.current = axes;
    if (call.nargout > 0) call.result(axes);
}

// --- axes

void axesFunction(Call& call) {
    FigureStore& store = call.vm.figures();
    if (call.count() == 1) {
        if (auto* given = graphicsObject<AxesObject>(call[0])) {
            store.makeCurrent(*given);
            return;
        }
    }
    std::vector<Value> pairs(call.args.begin(), call.args.end());
    Value parent;
    if (pairs.size() % 2 == 1) {
        parent = pairs.front();
        pairs.erase(pairs.begin());
    }
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        if (!isOption(pairs[i], "Parent")) continue;
        parent = pairs[i + 1];
        const auto at = pairs.begin() + static_cast<std::ptrdiff_t>(i);
        pairs.erase(at, at + 2);
        break;
    }
    if (graphicsObject<LayoutObject>(parent)) {
        // In its next tile.
        const Value made = call.vm.call(Value::text("nexttile"), {&parent, 1}, 1).at(0);
        const Ref<GraphicsObject> objects[] = {
            Ref<GraphicsObject>(graphicsObject<AxesObject>(made))};
        assignProperties(call.vm, objects, pairs);
        if (call.nargout > 0) call.result(made);
        return;
    }
    if (auto* figure = graphicsObject<FigureObject>(parent))
        store.select(figure->number());
    else if (!parent.isNothing())
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    FigureObject& figure = store.current();
    const Ref<AxesObject> axes = figure.makeAxes();
    axes->setParent(&figure); // positions may be pixels of it
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        assignProperty(call.vm, *axes, textArgument(pairs[i], "axes"), pairs[i + 1]);
    figure.adopt(axes);
    figure.current = axes;
    store.touch();
    if (call.nargout > 0) call.result(axes);
}

// --- yyaxis

/// yyaxis left|right: which side's axis what follows belongs to.
void yyaxis(Call& call) {
    std::span<const Value> rest;
    AxesObject& given = axesArgument(call, rest);
    if (rest.empty()) throwNotEnoughInputs();
    const bool right = isOption(rest[0], "right");
    if (!right && !isOption(rest[0], "left")) {
        throwError("MATLAB:yyaxis:InvalidSide", "The side must be 'left' or 'right'.");
    }
    AxesObject* const left = given.left ? given.left : &given;
    FigureObject* figure = nullptr;
    for (const int number : call.vm.figures().numbers()) {
        for (const auto& child : call.vm.figures().figure(number).children) {
            if (child.get() == left) figure = &call.vm.figures().figure(number);
        }
    }
    if (!figure) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    if (!left->twin) {
        left->style.y.color = left->colorOf(1);
        const Ref<AxesObject> twin = figure->makeAxes();
        twin->left = left;
        twin->style = AxesStyle{};
        twin->resetSide();
        twin->order = left->order;
        twin->style.y.color = left->colorOf(2);
        twin->skipColor(); // the first colour is that of the left side
        left->twin = twin;
        left->style.twoSides = true;
        const auto at = std::find_if(figure->children.begin(), figure->children.end(),
                                     [&](const auto& child) { return child.get() == left; });
        figure->children.insert(at + 1, twin);
    }
    figure->current = right ? left->twin : Ref<AxesObject>(left);
}

// --- above all axes

void sgtitle(Call& call) {
    std::span<const Value> rest = call.args;
    FigureObject* figure = graphicsObject<FigureObject>(rest[0]);
    if (figure)
        rest = rest.subspan(1);
    else
        figure = &call.vm.figures().current();
    if (rest.empty()) throwNotEnoughInputs();
    const auto label = makeRef<LabelObject>(Ref<FigureObject>(figure), &figure->titles.title.text,
                                            &figure->titles.title.style);
    assignProperty(call.vm, *label, "String", rest[0]);
    const Ref<GraphicsObject> made[] = {label};
    assignProperties(call.vm, made, rest.subspan(1));
    if (call.nargout > 0) call.result(label);
}

Ref<LineObject> stroke(const std::vector<double>& x, const std::vector<double>& y) {
    auto line = makeRef<LineObject>(LineForm::Line);
    line->x.set(rowOf(x).toTensor());
    line->y.set(rowOf(y).toTensor());
    return line;
}

Ref<FillObject> polygon(const std::vector<double>& x, const std::vector<double>& y,
                        const std::vector<std::size_t>& triangles) {
    auto patch = makeRef<FillObject>(FillForm::Polygons);
    patch->x.set(columnOf(x).toTensor());
    patch->y.set(columnOf(y).toTensor());
    std::vector<double> tx, ty;
    for (const std::size_t corner : triangles) {
        tx.push_back(x[corner]);
        ty.push_back(y[corner]);
    }
    patch->triangleX = columnOf(tx).toTensor();
    patch->triangleY = columnOf(ty).toTensor();
    return patch;
}

/// The head of an arrow from one place of the figure to another, ten pixels long.
Ref<FillObject> arrowHead(const FigureObject& figure, double x0, double y0, double x1, double y1) {
    constexpr double kLength = 10, kHalf = 4.5;
    const double w = figure.position[2], h = figure.position[3];
    const double dx = (x1 - x0) * w, dy = (y1 - y0) * h;
    const double length = std::max(std::hypot(dx, dy), 1e-9);
    const double ux = dx / length, uy = dy / length;
    const double bx = x1 * w - kLength * ux, by = y1 * h - kLength * uy;
    return polygon({x1, (bx - kHalf * uy) / w, (bx + kHalf * uy) / w},
                   {y1, (by + kHalf * ux) / h, (by - kHalf * ux) / h}, {0, 1, 2});
}

/// What annotation makes, and the properties that each of its parts knows.
void annotation(Call& call) {
    std::span<const Value> rest = call.args;
    FigureObject* figure = graphicsObject<FigureObject>(rest[0]);
    if (figure)
        rest = rest.subspan(1);
    else
        figure = &call.vm.figures().current();
    if (rest.empty()) throwNotEnoughInputs();
    call.vm.figures().touch();
    const std::string kind = lowerCase(textArgument(rest[0], "annotation"));
    rest = rest.subspan(1);
    const bool line =
        kind == "line" || kind == "arrow" || kind == "doublearrow" || kind == "textarrow";
    if (!line && kind != "textbox" && kind != "rectangle" && kind != "ellipse")
        throwError("MATLAB:annotation:InvalidType", "Unknown annotation type '%s'.", kind.c_str());
    std::vector<double> x{0.3, 0.4}, y{0.3, 0.4}, box{0.3, 0.3, 0.1, 0.1};
    if (line && rest.size() > 1 && !rest[0].isTextScalar()) {
        x = doublesOf(rest[0]);
        y = doublesOf(rest[1]);
        rest = rest.subspan(2);
    } else if (!line && !rest.empty() && !rest[0].isTextScalar()) {
        box = doublesOf(rest[0]);
        rest = rest.subspan(1);
    }
    if (x.size() != 2 || y.size() != 2 || box.size() != 4)
        throwError("MATLAB:annotation:InvalidPosition", "The position has a wrong size.");
    AxesObject& over = figure->overlayAxes();
    std::vector<Ref<GraphicsObject>> made;
    const auto addFill = [&](Ref<FillObject> fill) {
        over.adopt(over.fills, fill);
        made.emplace_back(std::move(fill));
    };
    const auto addText = [&](double atX, double atY) {
        auto text = makeRef<TextObject>();
        text->text.x = atX;
        text->text.y = atY;
        over.adopt(over.texts, text);
        made.emplace_back(text);
        return text;
    };
    if (line) {
        auto drawn = stroke(x, y);
        over.adopt(over.lines, drawn);
        made.emplace_back(drawn);
        if (kind != "line") addFill(arrowHead(*figure, x[0], y[0], x[1], y[1]));
        if (kind == "doublearrow") addFill(arrowHead(*figure, x[1], y[1], x[0], y[0]));
        if (kind == "textarrow") {
            auto text = addText(x[0], y[0]);
            text->text.across = x[0] <= x[1] ? "right" : "left";
        }
    } else if (kind == "textbox") {
        auto text = addText(box[0], box[1] + box[3]);
        text->text.along = "top";
        text->text.edge = std::array<float, 3>{0, 0, 0};
    } else {
        std::vector<double> px, py;
        std::vector<std::size_t> triangles;
        const bool round = kind == "ellipse";
        const std::size_t corners = round ? 72 : 4;
        for (std::size_t i = 0; i < corners; ++i) {
            const double turn = 6.283185307179586 * static_cast<double>(i) / 72;
            px.push_back(round ? box[0] + box[2] * (1 + std::cos(turn)) / 2
                               : box[0] + (i == 1 || i == 2 ? box[2] : 0));
            py.push_back(round ? box[1] + box[3] * (1 + std::sin(turn)) / 2
                               : box[1] + (i >= 2 ? box[3] : 0));
            if (i >= 2) triangles.insert(triangles.end(), {0, i - 1, i});
        }
        auto fill = polygon(px, py, triangles);
        fill->face.mode = MarkerColor::Mode::None;
        addFill(fill);
    }
    if (rest.size() % 2 != 0)
        throwError("MATLAB:hg:InvalidInput", "Invalid parameter/value pair arguments.");
    for (; !rest.empty(); rest = rest.subspan(2)) {
        const std::string name = textArgument(rest[0], "annotation");
        bool known = false;
        // TextColor and its like are of an arrow's text.
        const std::string ofText = lowerCase(name).starts_with("text") ? name.substr(4) : "";
        for (const auto& part : made) {
            if (line && !ofText.empty() && dynamic_cast<TextObject*>(part.get())) {
                assignProperty(call.vm, *part, ofText, rest[1]);
                known = true;
                continue;
            }
            // The colour of an arrow is that of its line, head and text.
            const bool shape = dynamic_cast<FillObject*>(part.get()) != nullptr;
            const bool head = line && shape;
            if (!line && shape && lowerCase(name) == "color") {
                assignProperty(call.vm, *part, "EdgeColor", rest[1]);
                known = true;
            } else if (head && lowerCase(name) == "color") {
                assignProperty(call.vm, *part, "FaceColor", rest[1]);
                assignProperty(call.vm, *part, "EdgeColor", rest[1]);
                known = true;
            } else if (!head && (!part->property(name).isNothing() || part->hasNoEffect(name))) {
                assignProperty(call.vm, *part, name, rest[1]);
                known = true;
            }
        }
        if (!known && (name == "FitBoxToText" || name == "HeadStyle" || name == "HeadLength" ||
                       name == "HeadWidth" || name == "Units")) {
            call.vm.warn("Vitrine:graphics:noEffect",
                         "Property '" + name + "' of an annotation has no effect.");
            known = true;
        }
        if (!known)
            throwError("MATLAB:hg:InvalidProperty", "Unrecognized property %s for an annotation.",
                       name.c_str());
    }
    if (call.nargout > 0) call.result(made.front());
}

/// theme(f,'light'|'dark'|'auto'): the ground that a figure is drawn on, and with it its texts.
void theme(Call& call) {
    constexpr Color kDark{15.0f / 255, 19.0f / 255, 23.0f / 255}, kLight{1, 1, 1};
    std::span<const Value> rest = call.args;
    FigureStore& store = call.vm.figures();
    FigureObject* figure = nullptr;
    if (!rest.empty() && !rest[0].isTextScalar()) {
        figure = graphicsObject<FigureObject>(rest[0]);
        if (!figure) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
        rest = rest.subspan(1);
    }
    if (!figure) figure = &store.current();
    if (rest.empty()) {
        const Color ground = figure->ground.value_or(kLight);
        return call.result(
            Value::text(ground[0] + ground[1] + ground[2] < 1.5f ? "dark" : "light"));
    }
    if (isOption(rest[0], "auto"))
        figure->ground.reset();
    else if (isOption(rest[0], "dark") || isOption(rest[0], "light"))
        figure->ground = isOption(rest[0], "dark") ? kDark : kLight;
    else
        throwError("MATLAB:theme:InvalidTheme", "Theme must be 'light', 'dark' or 'auto'.");
    store.touch();
}

constexpr Builtin kRows[] = {
    {"theme", 0, 2, 1, theme, "theme(f,'light'|'dark'|'auto') | t = theme(f)",
     "The ground of a figure, with colours of texts and axes that are seen on it; 'auto' is that "
     "of "
     "the window, and white in files."},
    {"axes", 0, -1, 1, axesFunction, "ax = axes(parent,Name,Value,…) | axes(ax)",
     "Makes axes in a figure or layout, or makes them current."},
    {"subplot", 1, -1, 1, subplot, "ax = subplot(m,n,p) | subplot('Position',[x y w h])",
     "Makes axes in cell p of an m-by-n grid current."},
    {"newplot", 0, 1, 1, newplot, "ax = newplot(ax)",
     "Axes for a new plot: emptied unless hold is on."},
    {"tiledlayout", 0, -1, 1, tiledlayout, "t = tiledlayout(m,n) | tiledlayout('flow')",
     "Empties the figure for axes in tiles, which nexttile makes."},
    {"nexttile", 0, 3, 1, nexttile, "ax = nexttile(tile,[rows columns])",
     "Makes axes in the next free tile, or in one that is told, current."},
    {"yyaxis", 1, 2, 0, yyaxis, "yyaxis left|right",
     "Chooses the side whose y axis belongs to what is drawn next."},
    {"sgtitle", 1, -1, 1, sgtitle, "h = sgtitle(text,Name,Value)", "A title above all axes."},
    {"annotation", 1, -1, 1, annotation,
     "h = annotation('textbox'|'line'|'arrow'|'doublearrow'|'textarrow'|'rectangle'|'ellipse',…)",
     "Texts, lines and shapes at places of the figure, from 0 to 1."},
};

} // namespace

std::span<const Builtin> graphicsLayoutTable() {
    return kRows;
}

} // namespace vitrine
