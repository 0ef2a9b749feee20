// SPDX-License-Identifier: Apache-2.0
// The arithmetic behind axes and panels, without a window.
#include "figures/axis_ticks.h"
#include "figures/painting_order.h"
#include "figures/plot_view.h"
#include "format.h"

#include <limits>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

class FigureMathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
