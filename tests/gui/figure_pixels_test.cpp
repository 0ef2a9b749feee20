// SPDX-License-Identifier: Apache-2.0
// Figures show what the data say: colours at places of the data, not pictures of an earlier day.
#include "window_test.h"

#include "figures/figure_item.h"

#include <cmath>

using namespace vitrine;
using namespace vitrine::app;

class FigurePixelsTest : public WindowTest {
    Q_OBJECT

    /// The window's colour where the data lie.
    QColor colorAt(double x, double y) {
        auto* figure = qobject_cast<FigureItem*>(find("figure"));
        if (!figure || figure->views().empty()) return {};
        const QPointF at = figure->mapToScene(figure->views().front().toPixel(x, y));
        const QImage picture = m_window->grabWindow();
        return picture.pixelColor(
            QPoint(static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y()))));
    }
    bool shows(double x, double y, const QColor& color) {
        return QTest::qWaitFor(
            [&] {
                const QColor now = colorAt(x, y);
                return std::abs(now.red() - color.red()) < 40 &&
                       std::abs(now.green() - color.green()) < 40 &&
                       std::abs(now.blue() - color.blue()) < 40;
            },
            kWait);
    }
    /// What the axes' box shows.
    QImage boxPicture() {
        const auto* figure = qobject_cast<FigureItem*>(find("figure"));
        if (!figure || figure->views().empty()) return {};
        return m_window->grabWindow().copy(
            figure->mapRectToScene(figure->views().front().box).toRect());
    }
    QColor ground() { return m_workbench->theme().color("plot"); }

private Q_SLOTS:
    void barsEndAtTheirValues() {
        QVERIFY(runPrompt(QStringLiteral("bar([3 1], 'r', 'EdgeColor', 'none'), ylim([0 4])")));
        QVERIFY(shows(1, 2.8, Qt::red));
        QVERIFY(shows(1, 3.2, ground()));
        QVERIFY(shows(2, 0.8, Qt::red));
        QVERIFY(shows(2, 1.2, ground()));
        QVERIFY(shows(1.5, 0.5, ground())); // between two bars
    }

    void barsAreStackedOnOneAnother() {
        QVERIFY(
            runPrompt(QStringLiteral("h = bar([2 1; 1 2], 'stacked', 'EdgeColor', 'none'); "
                                     "set(h(1), 'FaceColor', 'r'), set(h(2), 'FaceColor', 'g'), "
                                     "ylim([0 4])")));
        QVERIFY(shows(1, 1.8, Qt::red));
        QVERIFY(shows(1, 2.5, QColor(0, 255, 0)));
        QVERIFY(shows(2, 1.5, QColor(0, 255, 0)));
        QVERIFY(shows(2, 3.3, ground()));
    }

    void barsThatLieGrowToTheRight() {
        QVERIFY(runPrompt(QStringLiteral("barh([3 1], 'b', 'EdgeColor', 'none'), xlim([0 4])")));
        QVERIFY(shows(2.8, 1, Qt::blue));
        QVERIFY(shows(1.5, 2, ground()));
    }

    void areasEndAtTheLineAndSkipNaN() {
        QVERIFY(runPrompt(QStringLiteral("area([1 3 NaN 2 2], 'FaceColor', 'g', 'EdgeColor', "
                                         "'none'), ylim([0 4])")));
        QVERIFY(shows(1.5, 1.5, QColor(0, 255, 0)));
        QVERIFY(shows(1.5, 2.5, ground()));
        QVERIFY(shows(3, 1, ground()));
        QVERIFY(shows(4.5, 1.5, QColor(0, 255, 0)));
    }

    void polygonsThatAreNotConvexStayOpen() {
        QVERIFY(runPrompt(QStringLiteral("fill([0 2 2 1 1 0], [0 0 1 1 2 2], 'r', 'EdgeColor', "
                                         "'none')")));
        QVERIFY(shows(0.5, 1.6, Qt::red));
        QVERIFY(shows(1.6, 0.5, Qt::red));
        QVERIFY(shows(1.6, 1.6, ground()));
    }

    void boxesReachFromQuartileToQuartile() {
        // The quartiles of ten values are the third and the eighth of them.
        QVERIFY(runPrompt(QStringLiteral(
            "boxchart([1:9 27]', 'BoxFaceColor', 'r', 'BoxFaceAlpha', 1, 'WhiskerLineColor', 'b', "
            "'LineWidth', 6, 'MarkerStyle', '.', 'MarkerSize', 40, 'MarkerColor', 'b')")));
        QVERIFY(shows(1.1, 4, Qt::red));
        QVERIFY(shows(1.1, 7, Qt::red));
        QVERIFY(shows(1.45, 5, ground()));
        QVERIFY(shows(1, 8.6, Qt::blue));
        QVERIFY(shows(1, 27, Qt::blue)); // inside of the limits
        QVERIFY(shows(1, 15, ground()));
        QVERIFY(runPrompt(QStringLiteral("set(findobj(gca, 'Type', 'boxchart'), 'Orientation', "
                                         "'horizontal', 'BoxWidth', 0.9), axis auto")));
        QVERIFY(shows(5, 1.3, Qt::red));
        QVERIFY(shows(15, 1, ground()));
    }

    void markersStandAtPowersOfTenAndAreFilled() {
        QVERIFY(runPrompt(QStringLiteral("loglog([1 10 100], [1 1000 10], 'rs', 'MarkerSize', 14, "
                                         "'MarkerFaceColor', 'g'), axis([0.1 1000 0.1 1e4])")));
        const auto* figure = qobject_cast<FigureItem*>(find("figure"));
        QVERIFY(figure && !figure->views().empty());
        const PlotView& view = figure->views().front();
        QVERIFY(view.logX && view.logY);
        QVERIFY(std::abs(view.pixelX(10) - view.box.center().x()) < 1e-6);
        QVERIFY(shows(10, 1000, QColor(0, 255, 0)));
        QVERIFY(shows(100, 10, QColor(0, 255, 0)));
        QVERIFY(shows(10, 30, ground()));
    }

    void pointsHaveTheirOwnSizesAndColours() {
        QVERIFY(runPrompt(QStringLiteral("scatter([1 2], [1 1], [400 40], [1 0 0; 0 0 1], 'filled')"
                                         ", xlim([0 3]), ylim([0 2])")));
        QVERIFY(shows(1, 1, Qt::red));
        QVERIFY(shows(2, 1, Qt::blue));
        const auto* figure = qobject_cast<FigureItem*>(find("figure"));
        const PlotView& view = figure->views().front();
        // 400 square points are a circle of 20 points, 13.3 pixels to each side; 40 are 4.2.
        const double unit = view.box.width() / view.x.size();
        QVERIFY(shows(1 + 9 / unit, 1, Qt::red));
        QVERIFY(shows(2 + 9 / unit, 1, ground()));
    }

    void whatIsNewerLiesAbove() {
        QVERIFY(runPrompt(QStringLiteral("fill([0 1 1 0], [0 0 1 1], 'r'), hold on, "
                                         "plot([0 1], [0.5 0.5], 'g', 'LineWidth', 9), "
                                         "fill([0.5 1 1 0.5], [0 0 1 1], 'b'), hold off")));
        QVERIFY(shows(0.25, 0.5, QColor(0, 255, 0)));
        QVERIFY(shows(0.75, 0.5, Qt::blue));
    }

    void contoursFillWhatLiesAboveTheirLevels() {
        QVERIFY(runPrompt(QStringLiteral("contourf([0 1 2 3; 0 1 2 3], [1 2], 'LineColor', 'none'),"
                                         " colormap([1 0 0; 0 0 1])")));
        QVERIFY(shows(1.5, 1.5, ground()));
        QVERIFY(shows(2.5, 1.5, Qt::red));
        QVERIFY(shows(3.5, 1.5, Qt::blue));
    }

    void aFigureHasTheGroundThatItWasGiven() {
        QVERIFY(runPrompt(QStringLiteral("clf, plot(1:2), set(gcf, 'Color', [0 1 0])")));
        QVERIFY(shows(1.2, 1.8, QColor(0, 255, 0)));
        QVERIFY(runPrompt(QStringLiteral("close all, plot(1:2)")));
        QVERIFY(shows(1.2, 1.8, ground()));
    }

    void constantLinesCrossTheWholeAxes() {
        QVERIFY(runPrompt(QStringLiteral("plot([0 1], [5 5]), ylim([0 10]), "
                                         "xline(0.3, 'r', 'LineWidth', 6, 'Alpha', 1)")));
        QVERIFY(shows(0.3, 1, Qt::red));
        QVERIFY(shows(0.3, 9, Qt::red));
        QVERIFY(shows(0.5, 9, ground()));
    }

    void manyMarksLookAsIfAllWereDrawn() {
        QVERIFY(runPrompt(QStringLiteral(
            "k = (1:3e5)'; x = mod(k*0.618034, 1); y = mod(k*0.754878, 1); c = mod(k, 7); close "
            "all, "
            "scatter(x, y, 9, c, 'filled'), axis([0 1 0 1]), clim([0 6]), colormap(jet(7))")));
        QVERIFY(settles());
        const QImage whole = boxPicture();
        // Parts of so few that each of their marks is drawn.
        QVERIFY(runPrompt(QStringLiteral(
            "clf, hold on, for j = 1:6, i = (j-1)*5e4 + (1:5e4); scatter(x(i), y(i), 9, c(i), "
            "'filled'), end, axis([0 1 0 1]), clim([0 6]), colormap(jet(7)), box on")));
        QVERIFY(settles());
        const QImage parts = boxPicture();
        QCOMPARE(whole.size(), parts.size());
        QVERIFY(!whole.isNull());
        int unlike = 0;
        for (int row = 0; row < whole.height(); ++row) {
            for (int column = 0; column < whole.width(); ++column) {
                const QColor a = whole.pixelColor(column, row), b = parts.pixelColor(column, row);
                const int most =
                    std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                              std::abs(a.blue() - b.blue())});
                unlike += most > 1 ? 1 : 0;
            }
        }
        QCOMPARE(unlike, 0);
        // A single mark among them, and the last one above all.
        QVERIFY(runPrompt(QStringLiteral(
            "close all, scatter([3; x; 0.5], [0.5; y; 0.5], [400; 9*ones(3e5, 1); 400], "
            "[0 0 1; ones(3e5, 1)*[0 1 0]; 1 0 0], 'filled'), axis([0 4 0 1])")));
        QVERIFY(shows(3, 0.5, Qt::blue));
        QVERIFY(shows(0.5, 0.5, Qt::red));
        QVERIFY(shows(0.2, 0.5, QColor(0, 255, 0)));
        QVERIFY(shows(2, 0.5, ground()));
    }

    void longLinesKeepTheirPeaksAndTheirWays() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, x = linspace(0, 1, 2e5); y = zeros(1, 2e5); y(1e5) = 1; plot(x, y, 'r', "
            "'LineWidth', 3), axis([0 1 -0.2 1.2])")));
        QVERIFY(shows(0.5, 0.5, Qt::red));
        QVERIFY(shows(0.25, 0, Qt::red));
        QVERIFY(shows(0.25, 0.5, ground()));
        // Without points for a while the line goes on.
        QVERIFY(runPrompt(QStringLiteral(
            "x = [linspace(0, 0.4, 1e5) linspace(0.6, 1, 1e5)]; plot(x, x, 'r', 'LineWidth', 9), "
            "axis([0 1 0 1])")));
        QVERIFY(shows(0.5, 0.5, Qt::red));
        QVERIFY(shows(0.45, 0.55, ground()));
        // What does not go from left to right is no band between its extremes.
        QVERIFY(runPrompt(QStringLiteral("t = linspace(0, 2*pi, 2e5); plot(cos(t), sin(t), 'r', "
                                         "'LineWidth', 9), axis([-2 2 -2 2])")));
        QVERIFY(shows(0, 1, Qt::red));
        QVERIFY(shows(0, -1, Qt::red));
        QVERIFY(shows(0, 0, ground()));
        // A few points of many are joined.
        QVERIFY(runPrompt(QStringLiteral("plot(mod(1:2e5, 2), 'r', 'LineWidth', 9), xlim([1000 "
                                         "1002]), ylim([-0.5 1.5])")));
        QVERIFY(shows(1001, 1, Qt::red));
        QVERIFY(shows(1000.5, 0.5, Qt::red));
        QVERIFY(shows(1001, 0, ground()));
    }

    void largeImagesKeepWhatIsNoNumberAndMixTheRest() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, z = zeros(1200); z(:, 601:end) = 1; z(1:600, 1:600) = NaN; z(1:600, "
            "601:2:end) = 0; imagesc(z), colormap([0 0 1; 1 0 0])")));
        QVERIFY(shows(300, 900, Qt::blue));
        QVERIFY(shows(900, 900, Qt::red));
        QVERIFY(shows(900, 300, QColor(128, 0, 128)));
        QVERIFY(shows(300, 300, m_workbench->theme().color("nan")));
    }

    void errorBarsGoFourWays() {
        QVERIFY(
            runPrompt(QStringLiteral("close all, errorbar(2, 3, 1, 1, 1, 1, 'r', 'LineWidth', 5, "
                                     "'CapSize', 30), axis([0 4 0 6])")));
        QVERIFY(shows(1.5, 3, Qt::red));
        QVERIFY(shows(2, 3.5, Qt::red));
        QVERIFY(shows(1, 3.1, Qt::red)); // an end across
        QVERIFY(shows(0.7, 3, ground()));
        QVERIFY(shows(1.5, 3.5, ground()));
    }

    void barsHaveColoursOfTheirOwn() {
        QVERIFY(
            runPrompt(QStringLiteral("b = bar([3 1 2], 'EdgeColor', 'none', 'FaceColor', 'flat'); "
                                     "b.CData = [1 0 0; 0 1 0; 0 0 1]; ylim([0 4])")));
        QVERIFY(shows(1, 2.5, Qt::red));
        QVERIFY(shows(2, 0.5, QColor(0, 255, 0)));
        QVERIFY(shows(3, 1.5, Qt::blue));
        QVERIFY(runPrompt(QStringLiteral("b.CData = [0; 1; 0]; colormap([0 0 1; 1 0 0])")));
        QVERIFY(shows(2, 0.5, Qt::red));
        QVERIFY(shows(1, 2.5, Qt::blue));
    }

    void translucentLinesAreAsStrongWhereTheirPartsMeet() {
        QVERIFY(runPrompt(QStringLiteral("close all, plot([0 1 2], [1 1 1], 'Color', [1 0 0 0.5], "
                                         "'LineWidth', 16), axis([0 2 0 3])")));
        const QColor under = ground();
        const QColor mixed((255 + under.red()) / 2, under.green() / 2, under.blue() / 2);
        QVERIFY(shows(0.5, 1, mixed));
        QVERIFY(shows(1.5, 1, mixed));
        const QColor joint = colorAt(1, 1), middle = colorAt(0.5, 1);
        QVERIFY2(std::abs(joint.green() - middle.green()) < 12, qPrintable(joint.name()));
    }

    void translucentAreasOfContoursShowWhatIsBelow() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, [~, h] = contourf([0 1 2 3; 0 1 2 3], [1 2], 'LineColor', 'none'); "
            "colormap([1 0 0; 0 0 1]), h.FaceAlpha = 0.5;")));
        const QColor under = ground();
        const auto half = [&](const QColor& color) {
            return QColor((color.red() + under.red()) / 2, (color.green() + under.green()) / 2,
                          (color.blue() + under.blue()) / 2);
        };
        QVERIFY(shows(1.5, 1.5, under));
        QVERIFY(shows(2.5, 1.5, half(Qt::red)));
        QVERIFY(shows(3.5, 1.5, half(Qt::blue)));
        // What is drawn later is not masked by it.
        QVERIFY(runPrompt(
            QStringLiteral("hold on, contourf([0 1 2 3; 0 1 2 3], [1 2], 'LineColor', 'none')")));
        QVERIFY(shows(3.5, 1.5, Qt::blue));
    }

    void pointsAndImagesHaveOpacitiesOfTheirOwn() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, s = scatter([1 2 3], [1 1 1], 900, 'r', 'filled'); s.AlphaData = [0 1 2]; "
            "s.MarkerFaceAlpha = 'flat'; axis([0 4 0 2])")));
        const QColor under = ground();
        const QColor mixed((255 + under.red()) / 2, under.green() / 2, under.blue() / 2);
        QVERIFY(shows(1, 1, under));
        QVERIFY(shows(2, 1, mixed));
        QVERIFY(shows(3, 1, Qt::red));
        QVERIFY(runPrompt(QStringLiteral("close all, image(cat(3, 1, 0, 0), 'AlphaData', 0.5)")));
        QVERIFY(shows(1, 1, mixed));
    }

    void polarAxesShowAPart() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, p = polarplot([0 0], [-30 -10], 'r', 'LineWidth', 9); rlim([-40 0])")));
        // The distances -30 and -10 lie at a quarter and three quarters of the way.
        QVERIFY(shows(20, 0, Qt::red));
        QVERIFY(shows(-20, 0, ground()));
        QVERIFY(runPrompt(
            QStringLiteral("p.ThetaData = [1 1]*pi/4; p.RData = [-40 -20]; thetalim([0 90])")));
        QVERIFY(shows(7, 7, Qt::red));
        const auto* figure = qobject_cast<FigureItem*>(find("figure"));
        const PlotView& view = figure->views().front();
        QVERIFY(std::max(view.x.low, view.y.low) > -20); // one has more where the box is wide
    }

    void someOfThePointsHaveMarks() {
        QVERIFY(runPrompt(QStringLiteral("plot(1:4, [1 1 1 1], 's', 'MarkerSize', 18, "
                                         "'MarkerFaceColor', 'r', 'MarkerEdgeColor', 'none', "
                                         "'MarkerIndices', [2 4]), axis([0 5 0 2])")));
        QVERIFY(shows(2, 1, Qt::red));
        QVERIFY(shows(4, 1, Qt::red));
        QVERIFY(shows(1, 1, ground()));
        QVERIFY(shows(3, 1, ground()));
    }

    void imagesAndSurfacesLetTheGroundShowByTheirAlphaData() {
        const QColor under = ground();
        const QColor mixed((255 + under.red()) / 2, under.green() / 2, under.blue() / 2);
        QVERIFY(runPrompt(QStringLiteral("close all, imagesc(ones(2), 'AlphaData', [1 0; 0.5 1]), "
                                         "colormap([1 0 0; 1 0 0])")));
        QVERIFY(shows(1, 1, Qt::red));
        QVERIFY(shows(2, 1, under));
        QVERIFY(shows(1, 2, mixed));
        QVERIFY(runPrompt(QStringLiteral("set(findobj('Type', 'image'), 'AlphaDataMapping', "
                                         "'scaled', 'AlphaData', [10 20; 15 20])")));
        QVERIFY(shows(1, 1, under));
        QVERIFY(shows(2, 1, Qt::red));
        QVERIFY(shows(1, 2, mixed));
        QVERIFY(runPrompt(QStringLiteral(
            "clf, surf(zeros(3), 'FaceColor', 'r', 'EdgeColor', 'none', 'FaceAlpha', 'flat', "
            "'AlphaDataMapping', 'none', 'AlphaData', [1 0 1; 0.5 1 1; 1 1 1]), view(2), "
            "grid off")));
        QVERIFY(shows(1.5, 1.5, Qt::red));
        QVERIFY(shows(2.5, 1.5, under));
        QVERIFY(shows(1.5, 2.5, mixed));
        QVERIFY(shows(2.5, 2.5, Qt::red));
    }

    void surfacesHaveMarksAtTheirPoints() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, surf(zeros(2), 'Marker', 's', 'MarkerSize', 20, 'MarkerFaceColor', 'g', "
            "'MarkerEdgeColor', 'none', 'FaceColor', 'none', 'EdgeColor', 'none'), view(2), "
            "grid off, axis([0 3 0 3])")));
        QVERIFY(shows(1, 1, QColor(0, 255, 0)));
        QVERIFY(shows(2, 2, QColor(0, 255, 0)));
        QVERIFY(shows(1.5, 1.5, ground()));
    }

    void rectanglesAndArrowsGoWhereTheirPropertiesSay() {
        QVERIFY(
            runPrompt(QStringLiteral("close all, r = rectangle('Position', [0 0 1 1], "
                                     "'FaceColor', 'r', 'EdgeColor', 'none'); axis([0 4 0 4])")));
        QVERIFY(shows(0.5, 0.5, Qt::red));
        QVERIFY(runPrompt(QStringLiteral("r.Position = [2 2 1 1]; r.Curvature = 1;")));
        QVERIFY(shows(2.5, 2.5, Qt::red));
        QVERIFY(shows(2.05, 2.05, ground()));
        QVERIFY(shows(0.5, 0.5, ground()));
        QVERIFY(runPrompt(QStringLiteral("q = quiver(1, 1, 2, 0, 0, 'r', 'LineWidth', 10, "
                                         "'ShowArrowHead', 'off'); axis([0 4 0 4])")));
        QVERIFY(shows(2, 1, Qt::red));
        QVERIFY(runPrompt(QStringLiteral("set(q, 'UData', 0, 'VData', 2)")));
        QVERIFY(shows(1, 2, Qt::red));
        QVERIFY(shows(2, 1, ground()));
    }

    void groupsMoveBarsAndImages() {
        QVERIFY(runPrompt(QStringLiteral(
            "close all, t = hgtransform('Matrix', makehgtform('translate', [2 0 0])); "
            "hold on, bar(1, 2, 'FaceColor', 'r', 'EdgeColor', 'none', 'Parent', t), axis([0 6 0 "
            "4])")));
        QVERIFY(shows(3, 1, Qt::red));
        QVERIFY(shows(1, 1, ground()));
        QVERIFY(runPrompt(
            QStringLiteral("clf, t = hgtransform('Matrix', makehgtform('translate', [2 0 0])); "
                           "hold on, image(1, 1, [1 2], 'Parent', t), colormap([0 0 1; 1 0 0]), "
                           "axis([0 6 0 3])")));
        QVERIFY(shows(3, 1, Qt::blue));
        QVERIFY(shows(4, 1, Qt::red));
        QVERIFY(shows(1, 1, ground()));
    }

    void plotsFollowTheVariablesTheyAreLinkedTo() {
        QVERIFY(runPrompt(QStringLiteral("close all, y = [1 1]; plot(y, 'r', 'LineWidth', 12), "
                                         "axis([1 2 0 4]), linkdata on")));
        QVERIFY(shows(1.5, 1, Qt::red));
        QVERIFY(runPrompt(QStringLiteral("y = [3 3];")));
        QVERIFY(shows(1.5, 3, Qt::red));
        QVERIFY(shows(1.5, 1, ground()));
    }

    void axesThatAreReversedGoToTheLeft() {
        QVERIFY(
            runPrompt(QStringLiteral("imagesc([0 1]), colormap([0 0 1; 1 0 0]), hold on, plot([1 "
                                     "1.4], [1 1], 'g', 'LineWidth', 12), set(gca, 'XDir', "
                                     "'reverse')")));
        QVERIFY(shows(1, 1.3, Qt::blue));
        QVERIFY(shows(2, 1.3, Qt::red));
        QVERIFY(shows(1.2, 1, QColor(0, 255, 0)));
        const auto* figure = qobject_cast<FigureItem*>(find("figure"));
        QVERIFY(figure->views().front().pixelX(1) > figure->views().front().pixelX(2));
        QVERIFY(runPrompt(QStringLiteral("close all, plot(1:3)")));
    }

    void coloursFollowLogarithmsOfNumbers() {
        // Of three colours the middle one is at the square root of 1 times 10000.
        const QString map = QStringLiteral(", colormap([1 0 0; 0 1 0; 0 0 1]), set(gca, "
                                           "'ColorScale', 'log', 'CLim', [1 1e4])");
        const QColor green(0, 255, 0);
        QVERIFY(runPrompt(QStringLiteral("close all, imagesc([1 100 1e4 -5])") + map));
        QVERIFY(shows(1, 1, Qt::red));
        QVERIFY(shows(2, 1, green));
        QVERIFY(shows(3, 1, Qt::blue));
        QVERIFY(shows(4, 1, Qt::red)); // has no logarithm
        QVERIFY(runPrompt(
            QStringLiteral("clf, scatter([1 2 3], [1 1 1], 900, [2 150 5000], 'filled')") + map));
        QVERIFY(shows(1.02, 1, Qt::red));
        QVERIFY(shows(2, 1, green));
        QVERIFY(shows(2.98, 1, Qt::blue));
        QVERIFY(
            runPrompt(QStringLiteral("clf, surf([1 2 3 4], [1 2], zeros(2, 4), [1 100 1e4 1e4; "
                                     "1 100 1e4 1e4], 'EdgeColor', 'none'), view(2), grid off") +
                      map));
        QVERIFY(shows(1.5, 1.5, Qt::red));
        QVERIFY(shows(2.5, 1.5, green));
        QVERIFY(shows(3.5, 1.5, Qt::blue));
        QVERIFY(runPrompt(QStringLiteral("close all, plot(1:3)")));
    }

    void dataOfTheDeviceAreDrawnWithoutPassingTheHost() {
        QVERIFY(runPrompt(QStringLiteral("x = rand(1, 20000) + 1; y = x .* x; z = rand(90);")));
        const uint64_t before = downloadedBytes();
        const char* const kinds[] = {"scatter(x, y, x*9, y)",
                                     "stem(x, y)",
                                     "stairs(x, y)",
                                     "loglog(x, y, 'o-')",
                                     "area(y)",
                                     "bar(y)",
                                     "errorbar(x, y, x)",
                                     "plot(y)",
                                     "plot(sort(x), y)",
                                     "imagesc(x(1:400)'.*y(1:1000))",
                                     "histogram(x)",
                                     "contourf(z)",
                                     "quiver(z, z)",
                                     "fill(x, y, 'r')",
                                     "polarplot(x, y)",
                                     "boxchart(y)",
                                     "boxchart(ceil(4*x), y, 'JitterOutliers', 'on')",
                                     "histogram2(x, y, 'DisplayStyle', 'tile')",
                                     "scatter([x x x x], [y y y y], 4, [x x x x])"};
        // Limits are two numbers an array; the elements stay. Who does not is named.
        QString told;
        for (const char* kind : kinds) {
            const uint64_t start = downloadedBytes();
            QVERIFY2(runPrompt(QString::fromLatin1(kind)), kind);
            told +=
                QStringLiteral("%1: %2; ").arg(QLatin1String(kind)).arg(downloadedBytes() - start);
        }
        QVERIFY(m_workbench->figures()->message().isEmpty());
        QVERIFY2(downloadedBytes() - before < 4096, qPrintable(told));
    }

    void nothingIsDrawnOfNothing() {
        const uint64_t before = validationMessages();
        for (const char* script : {"close all, plot([], [])",
                                   "plot(nan(1, 5))",
                                   "scatter([], [])",
                                   "bar(nan(1, 3))",
                                   "imagesc([])",
                                   "imagesc(nan(2))",
                                   "surf(nan(3)), view(3)",
                                   "try, contour(nan(3)), end",
                                   "clf, text(0.5, 0.5, '')",
                                   "clf",
                                   "plot(1:3), title(''), legend({''})",
                                   "scatter3([], [], [])",
                                   "plot3([], [], [])",
                                   "fill([], [], 'r')",
                                   "clf, patch('Faces', [], 'Vertices', [])",
                                   "try, histogram([]), end",
                                   "area([1 2]*NaN)",
                                   "errorbar([], [])",
                                   "quiver([], [], [], [])",
                                   "plot(gpuArray(zeros(1, 0)))",
                                   "x = zeros(1, 3e5); plot(x*NaN, x*NaN)",
                                   "scatter(x*NaN, x, 9, x, 'filled')"}) {
            QVERIFY2(runPrompt(QLatin1String(script)), script);
            QVERIFY2(settles() && !m_window->grabWindow().isNull(), script);
            QVERIFY2(validationMessages() == before, script);
        }
        // Less than a pixel of the figure is left.
        QVERIFY(runPrompt(QStringLiteral("plot(1:3), hold on, surf(peaks(9)), view(3)")));
        auto* figure = qobject_cast<FigureItem*>(find("figure"));
        const QSizeF whole = figure->size();
        for (const qreal side : {0.3, 0.0, 1.0}) {
            figure->setHeight(side);
            QVERIFY(settles() && !m_window->grabWindow().isNull());
            QCOMPARE(validationMessages(), before);
        }
        figure->setSize(whole);
        QVERIFY(runPrompt(QStringLiteral("close all, plot(1:2)")));
    }

    void theDriverHasNoComplaints() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<FigurePixelsTest>(argc, argv);
}
#include "figure_pixels_test.moc"
