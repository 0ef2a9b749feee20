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
                                         "xline(0.3, 'r', 'LineWidth', 6)")));
        QVERIFY(shows(0.3, 1, Qt::red));
        QVERIFY(shows(0.3, 9, Qt::red));
        QVERIFY(shows(0.5, 9, ground()));
    }

    void dataOfTheDeviceAreDrawnWithoutPassingTheHost() {
        QVERIFY(runPrompt(QStringLiteral("x = rand(1, 20000) + 1; y = x .* x;")));
        const uint64_t before = downloadedBytes();
        const char* const kinds[] = {"scatter(x, y, x*9, y)", "stem(x, y)", "stairs(x, y)",
                                     "loglog(x, y, 'o-')",    "area(y)",    "bar(y)",
                                     "errorbar(x, y, x)",     "plot(y)"};
        for (const char* kind : kinds)
            QVERIFY2(runPrompt(QString::fromLatin1(kind)), kind);
        QVERIFY(m_workbench->figures()->message().isEmpty());
        // Limits are two numbers an array; the elements stay.
        const uint64_t downloaded = downloadedBytes() - before;
        QVERIFY2(downloaded < 4096, qPrintable(QString::number(downloaded)));
    }

    void theDriverHasNoComplaints() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<FigurePixelsTest>(argc, argv);
}
#include "figure_pixels_test.moc"
