// SPDX-License-Identifier: Apache-2.0
// The arithmetic behind axes and panels, without a window.
#include "figure/ruler_numbers.h"
#include "figures/axis_ticks.h"
#include "figures/figure_drawing.h"
#include "figures/painting_order.h"
#include "figures/plot_view.h"
#include "figures/ruler_ticks.h"
#include "format.h"

#include <limits>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

class FigureMathTest : public QObject {
    Q_OBJECT

    /// Data that lie on a device, as far as the drawing asks.
    FigureData dataOf(int64_t rows, int64_t columns) {
        FigureData data;
        data.tensor = Tensor::make(DType::Single, Shape(rows, columns), false, false);
        DisplayBuffer buffer;
        buffer.vkBuffer = 1;
        buffer.bytes = static_cast<uint64_t>(rows * columns) * sizeof(float);
        m_frame.buffers[data.tensor.get()] = buffer;
        return data;
    }
    /// The draws of axes in 800 by 600 pixels.
    std::vector<FigureDraw> drawsOf(const AxesSnapshot& axes) {
        const QSizeF size(800, 600);
        const PlotView view = makePlotView(axes, true, size, nullptr, nullptr);
        FigureDrawing drawing(paperPalette(), &m_frame, {uint64_t(1) << 30, 16, 1},
                              sceneArea({view}, size, 1));
        drawing.add(axes, view);
        return drawing.take();
    }
    static Reduction reductionOf(const std::vector<FigureDraw>& draws, FigureDraw::Kind kind) {
        const auto found = std::find_if(draws.begin(), draws.end(),
                                        [&](const FigureDraw& draw) { return draw.kind == kind; });
        return found == draws.end() ? Reduction::None : found->reduction;
    }
    FigureFrame m_frame;

private Q_SLOTS:
    void labelsThatDoNotFitAreTurned() {
        AxesSnapshot axes;
        axes.xlimits = {0, 10, false};
        axes.ylimits = {0, 1, false};
        axes.style.x.ticks = {1, 3, 5, 7, 9};
        axes.style.x.labels = {"a"};
        const QSizeF size(560, 420);
        const PlotView flat = makePlotView(axes, true, size, nullptr, nullptr);
        QCOMPARE(flat.labels.turn, 0.0);
        axes.style.x.labels = {"a label of twenty-six marks"};
        const PlotView turned = makePlotView(axes, true, size, nullptr, nullptr);
        QCOMPARE(turned.labels.turn, 45.0);
        QVERIFY(turned.box.bottom() < flat.box.bottom() - 60); // they have room below
        axes.style.x.angle = 0;                                // the script's word
        QCOMPARE(makePlotView(axes, true, size, nullptr, nullptr).labels.turn, 0.0);
    }

    void numbersThatDoNotFitAreFewer() {
        const auto ticks = [](qreal length, qreal letter) {
            return rulerTicks({}, {10000, 20000}, false, {length, 50, letter}).ticks.size();
        };
        QVERIFY(ticks(60, 0) > ticks(60, 6.5));
        QVERIFY(ticks(60, 6.5) >= 1);
        QCOMPARE(ticks(600, 6.5), ticks(600, 0));
    }

    void boxesOfAGridAreInLine() {
        OneFigureSnapshot figure;
        for (int i = 0; i < 2; ++i) {
            AxesSnapshot axes;
            axes.id = static_cast<uint64_t>(i + 1);
            axes.xlimits = {0, 1, false};
            axes.ylimits = {0, i == 0 ? 1.0 : 10000.0, false};
            if (i == 1) axes.ylabel = "long";
            axes.style.cell = {0, i == 0 ? 0.5f : 0.0f, 1, 0.5f};
            figure.axes.push_back(axes);
        }
        const QSizeF size(560, 420);
        const PlotView first = figureView(figure, figure.axes[0], size);
        const PlotView second = figureView(figure, figure.axes[1], size);
        QCOMPARE(first.box.left(), second.box.left());
        QCOMPARE(first.box.right(), second.box.right());
        // Beside labels that nothing else has, a box alone is wider.
        figure.axes.pop_back();
        QVERIFY(figureView(figure, figure.axes[0], size).box.left() < first.box.left());
    }

    void aPositionThatWasReadIsTheBox() {
        AxesSnapshot axes;
        axes.xlimits = axes.ylimits = {0, 1, false};
        axes.position = {0.25f, 0.25f, 0.5f, 0.5f};
        const QSizeF size(800, 400);
        const QRectF told(200, 100, 400, 200);
        QVERIFY(makePlotView(axes, true, size, nullptr, nullptr).box != told);
        axes.style.told = true;
        QCOMPARE(makePlotView(axes, true, size, nullptr, nullptr).box, told);
        axes.colorbar = true; // outside, it takes of the box
        QVERIFY(makePlotView(axes, true, size, nullptr, nullptr).box != told);
    }

    void imagesAreReducedWherePixelsHoldMuch() {
        AxesSnapshot axes;
        axes.xlimits = axes.ylimits = {0.5, 2000.5, true};
        ImageSnapshot image;
        image.data = dataOf(2000, 2000);
        image.rows = image.columns = 2000;
        image.xdata = image.ydata = {1, 2000, true};
        axes.images.push_back(image);
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Image), Reduction::Picture);
        axes.xlimits = axes.ylimits = {100, 300, false};
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Image), Reduction::None);
    }

    void linesAreReducedWhereColumnsHoldManyPoints() {
        AxesSnapshot axes;
        axes.xlimits = {0, 1e5, true};
        LineSnapshot line;
        line.y = dataOf(1, 100000);
        line.count = 100000;
        axes.lines.push_back(line);
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Line), Reduction::Columns);
        // Of what is counted the visible part is known.
        axes.xlimits = {500, 600, false};
        const FigureDraw few = drawsOf(axes).front();
        QCOMPARE(few.reduction, Reduction::None);
        QVERIFY(few.vertices < 6 * 110 && few.firstVertex >= 6 * 490 && few.firstVertex <= 6 * 499);
        axes.lines.front().x = dataOf(1, 100000);
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Line), Reduction::Columns);
    }

    void marksThatOthersCanHideAreReduced() {
        AxesSnapshot axes;
        LineSnapshot line;
        line.form = LineForm::Scatter;
        line.x = dataOf(1, 200000);
        line.y = dataOf(1, 200000);
        line.count = 200000;
        line.marker = std::string("o");
        line.face = {{1, 0, 0, 1}, false};
        axes.lines.push_back(line);
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Marker), Reduction::Marks);
        axes.lines.front().face.color[3] = 0.5f;
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Marker), Reduction::None);
        axes.lines.front() = line;
        axes.lines.front().count = 1000;
        QCOMPARE(reductionOf(drawsOf(axes), FigureDraw::Kind::Marker), Reduction::None);
    }

    void largeGridsHaveAsManyPointsAsPixelsTellApart() {
        AxesSnapshot axes;
        axes.space.active = true;
        axes.space.camera.azimuth = -37.5;
        axes.space.camera.elevation = 30;
        axes.xlimits = axes.ylimits = {1, 4000, true};
        SurfaceSnapshot surface;
        surface.z = dataOf(4000, 4000);
        surface.rows = surface.columns = 4000;
        surface.shading.faces = PaintMode::Fixed;
        axes.space.surfaces.push_back(surface);
        const auto sizes = [&] {
            for (const FigureDraw& draw : drawsOf(axes)) {
                if (draw.kind == FigureDraw::Kind::Surface) return draw.reducedTo;
            }
            return std::array<uint32_t, 4>{};
        };
        const auto [rows, columns, down, across] = sizes();
        QVERIFY(rows > 300 && rows < 1500 && columns > 300 && columns < 1500);
        QVERIFY(down >= 4 && across >= 4);
        QCOMPARE(rows, 2 + (4000 - 2 + down - 1) / down);
        // A part of it has all its points, which are too many to be made first.
        axes.xlimits = {1, 400, false};
        QCOMPARE(sizes(), (std::array<uint32_t, 4>{}));
    }

    void ticksAreRoundNumbersInsideTheRange() {
        const auto ticks = axisTicks(-2.2, 0.8, 6);
        QVERIFY(ticks.size() >= 3 && ticks.size() <= 7);
        QCOMPARE(ticks.front().label, QStringLiteral("-2"));
        for (const Tick& tick : ticks)
            QVERIFY(tick.value >= -2.2 && tick.value <= 0.8);
    }

    void whatLiesBehindAPlaneIsPaintedFirst() {
        // A small square before a wall that comes nearer at its far end: its middle is nearer.
        const ScenePiece wall{{{0, 0, 4}, {10, 0, -8}, {10, 10, -8}, {0, 10, 4}}, -2};
        const ScenePiece square{{{1, 1, 1}, {2, 1, 1}, {2, 2, 1}, {1, 2, 1}}, 1};
        QCOMPARE(paintingOrder({square, wall}), (std::vector<std::size_t>{1, 0}));
        QCOMPARE(paintingOrder({wall, square}), (std::vector<std::size_t>{0, 1}));
        // What does not meet in the picture goes by its distance.
        const ScenePiece aside{{{20, 1, 1}, {21, 1, 1}, {21, 2, 1}, {20, 2, 1}}, 1};
        QCOMPARE(paintingOrder({wall, aside}), (std::vector<std::size_t>{1, 0}));
    }
    void barsHaveNoTicksBetweenThem() {
        for (const Tick& tick : axisTicks(0.4, 3.6, 12, 1))
            QCOMPARE(tick.value, std::round(tick.value));
    }
    void zeroIsWrittenWithoutAMinusSign() {
        for (const Tick& tick : axisTicks(-1, 1, 4))
            QVERIFY(!tick.label.startsWith("-0.0"));
    }

    void anEmptyOrInfiniteRangeHasNoTicks() {
        QVERIFY(axisTicks(1, 1, 5).empty());
        QVERIFY(axisTicks(0, std::numeric_limits<double>::infinity(), 5).empty());
    }

    void aPixelMapsBackToItsData() {
        AxesSnapshot axes;
        axes.xlimits = {-3, 5, true};
        axes.ylimits = {10, 20, true};
        for (const bool reversed : {false, true}) {
            axes.reverseY = reversed;
            const PlotView view = makePlotView(axes, true, QSizeF(640, 480), nullptr, nullptr);
            const QPointF back = view.toData(view.toPixel(1.25, 17.5));
            QVERIFY(std::abs(back.x() - 1.25) < 1e-9 && std::abs(back.y() - 17.5) < 1e-9);
        }
    }

    void logarithmicAxesPlaceDecadesEvenly() {
        AxesSnapshot axes;
        axes.logX = axes.logY = true;
        axes.xlimits = {0.1, 1000, true};
        axes.ylimits = {1, 100, true};
        const PlotView view = makePlotView(axes, true, QSizeF(640, 480), nullptr, nullptr);
        QVERIFY(std::abs(view.pixelX(0.1) - view.box.left()) < 1e-9);
        QVERIFY(std::abs(view.pixelX(10) - view.box.center().x()) < 1e-9);
        QVERIFY(std::abs(view.pixelY(10) - view.box.center().y()) < 1e-9);
        const QPointF back = view.toData(view.toPixel(25, 7));
        QVERIFY(std::abs(back.x() - 25) < 1e-9 && std::abs(back.y() - 7) < 1e-9);
        QVERIFY(std::abs(view.toPlace(view.box.center()).x() - 1) < 1e-9);
    }

    void coloursOfLinesAreSeenOnBothGrounds() {
        const FigurePalette dark =
            onGround(paperPalette(), std::array<float, 3>{15.0f / 255, 19.0f / 255, 23.0f / 255});
        QVERIFY(dark.dark);
        for (int i = 0; i < kLineColors; ++i) {
            const Color color = lineColor(i);
            const Rgba own{color[0], color[1], color[2], 1};
            QVERIFY2(contrast(dark.shown(own), dark.ground) >= 3, qPrintable(QString::number(i)));
            QVERIFY(contrast(dark.filled(own), dark.ground) >= 3);
            // On paper, and where there is contrast enough, they are as they were.
            const QColor plain = QColor::fromRgbF(color[0], color[1], color[2]);
            QCOMPARE(paperPalette().shown(own), plain);
            if (contrast(plain, dark.ground) >= 3) QCOMPARE(dark.shown(own), plain);
        }
        // What a script chose is not changed.
        QCOMPARE(dark.filled({0, 0, 1, 1}), QColor::fromRgbF(0, 0, 1));
        QVERIFY(std::abs(contrast(Qt::white, Qt::black) - 21) < 1e-9);
    }

    void numbersAreWrittenInFormats() {
        QVERIFY(isNumberFormat("%.2f") && isNumberFormat("%g%%") && isNumberFormat("a %d b"));
        QVERIFY(!isNumberFormat("none") && !isNumberFormat("%d %d") && !isNumberFormat("%s") &&
                !isNumberFormat("%") && !isNumberFormat("%n"));
        const auto is = [](const char* format, double number, const char* text) {
            return formatNumber(format, number) == text;
        };
        QVERIFY(is("%.2f m", 1.5, "1.50 m"));
        QVERIFY(is("%d", 3, "3") && is("%d", 2.5, "2.5") && is("%03d", 7, "007"));
        QVERIFY(is("%g%%", 12.5, "12.5%"));
        QVERIFY(is("$%,.2f", 1234567.891, "$1,234,567.89") && is("%,d", -1000, "-1,000"));
        QVERIFY(is("%,g", 100, "100"));
        RulerStyle ruler;
        QCOMPARE(tickExponent(ruler, 0, 99000), 0);
        QCOMPARE(tickExponent(ruler, -4e6, 1e6), 6);
        QCOMPARE(tickExponent(ruler, 0, 2e-4), -4);
        ruler.exponent = 3;
        QCOMPARE(tickExponent(ruler, 0, 10), 3);
        QVERIFY(tickNumber(ruler, 2500, 3) == "2.5");
    }

    void logarithmicTicksAreDecadesWithMarksBetween() {
        QStringList labels;
        int minor = 0;
        for (const Tick& tick : logarithmicTicks(-2, 1, 5)) {
            if (tick.minor)
                ++minor;
            else
                labels << tick.label;
        }
        QCOMPARE(labels, (QStringList{QStringLiteral("10⁻²"), QStringLiteral("10⁻¹"),
                                      QStringLiteral("10⁰"), QStringLiteral("10¹")}));
        QCOMPARE(minor, 24);
        QVERIFY(logarithmicTicks(-20, 20, 5).size() <= 50);
        const auto within = logarithmicTicks(std::log10(2.0), std::log10(6.0), 5);
        QCOMPARE(within.front().label, QStringLiteral("2"));
        QCOMPARE(within.back().label, QStringLiteral("5"));
        QVERIFY(logarithmicTicks(0, std::numeric_limits<double>::infinity(), 5).empty());
    }

    void equalAxesGiveEqualPixelsToEqualLengths() {
        AxesSnapshot axes;
        axes.equal = true;
        axes.xlimits = {0, 4, true};
        axes.ylimits = {0, 1, true};
        const PlotView view = makePlotView(axes, true, QSizeF(500, 500), nullptr, nullptr);
        QVERIFY(std::abs(view.box.width() / 4 - view.box.height()) < 1e-6);
    }

    void zoomingKeepsThePointUnderThePointer() {
        const app::Range range = zoomed({0, 10}, 2.5, 0.5);
        QCOMPARE(range.low, 1.25);
        QCOMPARE(range.high, 6.25);
    }

    void imagePixelsSurroundTheirCentres() {
        const PixelGrid grid = pixelGrid({1, 4, true}, 4);
        QCOMPARE(grid.step, 1.0);
        QCOMPARE(grid.first, 0.5);
    }

    void valuesAreWrittenSoThatTheyReadBack() {
        QCOMPARE(valueText(0.1, false), QStringLiteral("0.1"));
        QCOMPARE(valueText(static_cast<double>(0.1f), true), QStringLiteral("0.1"));
        QCOMPARE(valueText(1.0 / 3.0, false).toDouble(), 1.0 / 3.0);
        QCOMPARE(valueText(std::nan(""), false), QStringLiteral("NaN"));
    }

    void bytesAndTimesChooseTheirUnit() {
        QCOMPARE(bytesText(1536), QStringLiteral("1.5 KiB"));
        QCOMPARE(bytesText(16u << 20), QStringLiteral("16 MiB"));
        QCOMPARE(durationText(0.25), QStringLiteral("250 ns"));
        QCOMPARE(durationText(2500000), QStringLiteral("2.50 s"));
        QCOMPARE(durationText(-1), QStringLiteral("–"));
    }
};

QTEST_APPLESS_MAIN(FigureMathTest)
#include "figure_math_test.moc"
