// SPDX-License-Identifier: Apache-2.0
// Axes in space show what the data say: colours at places of the data, what hides what, light, and
// what the mouse does.
#include "window_test.h"

#include "figures/figure_item.h"

#include <cmath>

using namespace vitrine;
using namespace vitrine::app;

class SpacePixelsTest : public WindowTest {
    Q_OBJECT

    FigureItem* figure() { return qobject_cast<FigureItem*>(find("figure")); }
    const PlotView& view() { return figure()->views().front(); }
    QColor colorAt(double x, double y, double z, QPointF away = {}) {
        if (!figure() || figure()->views().empty()) return {};
        const QPointF at = figure()->mapToScene(view().toPixel(x, y, z) + away);
        const QImage picture = m_window->grabWindow();
        return picture.pixelColor(
            QPoint(static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y()))));
    }
    static bool near(const QColor& a, const QColor& b, int most = 40) {
        return std::abs(a.red() - b.red()) < most && std::abs(a.green() - b.green()) < most &&
               std::abs(a.blue() - b.blue()) < most;
    }
    bool shows(double x, double y, double z, const QColor& color) {
        return QTest::qWaitFor([&] { return near(colorAt(x, y, z), color); }, kWait);
    }
    QColor ground() { return m_workbench->theme().color("plot"); }

private Q_SLOTS:
    void cellsHaveTheColoursOfTheirFirstCorner() {
        QVERIFY(runPrompt(QStringLiteral("surf([1 1 1; 1 1 1; 1 1 1], [1 2 0; 3 4 0; 0 0 0], "
                                         "'EdgeColor', 'none'), colormap([1 0 0; 0 1 0; 0 0 1; "
                                         "1 1 0]), clim([0.5 4.5])")));
        QVERIFY(shows(1.5, 1.5, 1, Qt::red));
        QVERIFY(shows(2.5, 1.5, 1, QColor(0, 255, 0)));
        QVERIFY(shows(1.5, 2.5, 1, Qt::blue));
        QVERIFY(shows(2.5, 2.5, 1, Qt::yellow));
    }

    void whatIsInFrontHidesWhatIsBehind() {
        // Two upright walls; the camera looks along y, so the one at y = 1 is in front.
        QVERIFY(runPrompt(QStringLiteral(
            "surf([0 1; 0 1], [2 2; 2 2], [0 0; 1 1], 'FaceColor', 'b', 'EdgeColor', 'none'), "
            "hold on, surf([0 .5; 0 .5], [1 1; 1 1], [0 0; 1 1], 'FaceColor', 'r', 'EdgeColor', "
            "'none'), plot3([0 1], [1.5 1.5], [.5 .5], 'g', 'LineWidth', 8), hold off, view(0, "
            "0)")));
        QVERIFY(shows(0.25, 1, 0.2, Qt::red));
        QVERIFY(shows(0.75, 2, 0.2, Qt::blue));
        // The line lies between them.
        QVERIFY(shows(0.25, 1.5, 0.5, Qt::red));
        QVERIFY(shows(0.75, 1.5, 0.5, QColor(0, 255, 0)));
        // From behind it is the other way round.
        QVERIFY(runPrompt(QStringLiteral("view(180, 0)")));
        QVERIFY(shows(0.25, 2, 0.2, Qt::blue));
        QVERIFY(shows(0.25, 1.5, 0.5, Qt::blue));
    }

    void aMeshHidesAndWithoutHidingDoesNot() {
        QVERIFY(runPrompt(
            QStringLiteral("plot3([0 1], [2 2], [.55 .55], 'r', 'LineWidth', 8), hold on, "
                           "mesh([0 1; 0 1], [1 1; 1 1], [0 0; 1 1]), hold off, view(0, 0)")));
        QVERIFY(shows(0.3, 2, 0.55, ground()));
        QVERIFY(runPrompt(QStringLiteral("hidden off")));
        QVERIFY(shows(0.3, 2, 0.55, Qt::red));
    }

    void translucentFacesLetOthersThrough() {
        QVERIFY(runPrompt(QStringLiteral(
            "surf([0 1; 0 1], [2 2; 2 2], [0 0; 1 1], 'FaceColor', 'r', 'EdgeColor', 'none'), "
            "hold on, surf([0 1; 0 1], [1 1; 1 1], [0 0; 1 1], 'FaceColor', 'b', 'EdgeColor', "
            "'none', 'FaceAlpha', 0.5), hold off, view(0, 0)")));
        QVERIFY(shows(0.3, 1, 0.3, QColor(128, 0, 128)));
    }

    void markersAndStemsStandAtTheirHeights() {
        QVERIFY(
            runPrompt(QStringLiteral("stem3([0 2], [0 2], [1 3], 'filled', 'r', 'LineWidth', 4, "
                                     "'MarkerSize', 14), hold on, scatter3(2, 0, 2, 300, 'b', "
                                     "'filled'), hold off")));
        QVERIFY(shows(0, 0, 1, Qt::red));
        QVERIFY(shows(2, 2, 3, Qt::red));
        QVERIFY(shows(2, 2, 1.5, Qt::red));
        QVERIFY(shows(2, 0, 2, Qt::blue));
    }

    void facesOverVerticesHaveTheirColours() {
        QVERIFY(runPrompt(QStringLiteral(
            "clf, patch('Vertices', [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0 0 1; 1 0 1], 'Faces', "
            "[1 2 3 4; 1 2 6 5], 'FaceVertexCData', [1 0 0; 0 0 1], 'FaceColor', 'flat', "
            "'EdgeColor', 'none'), view(3)")));
        QVERIFY(shows(0.5, 0, 0.5, Qt::blue));
        QVERIFY(runPrompt(QStringLiteral("view(0, 90)")));
        QVERIFY(shows(0.5, 0.5, 0, Qt::red));
        // A polygon that is not convex leaves its notch free.
        QVERIFY(runPrompt(QStringLiteral("fill3([0 2 2 1 0], [0 0 2 0.5 2], [1 1 1 1 1], 'r', "
                                         "'EdgeColor', 'none'), view(2)")));
        QVERIFY(shows(0.9, 0.3, 1, Qt::red));
        QVERIFY(shows(1.1, 1.3, 1, ground()));
    }

    void patchesAreAsOpaqueAsTheirDataSay() {
        QVERIFY(runPrompt(QStringLiteral(
            "surf([0 2; 0 2], [2 2; 2 2], [0 0; 1 1], 'FaceColor', 'r', 'EdgeColor', 'none'), "
            "hold on, p = patch('Vertices', [0 1 0; 1 1 0; 1 1 1; 0 1 1; 2 1 0; 2 1 1], 'Faces', "
            "[1 2 3 4; 2 5 6 3], 'FaceColor', 'b', 'FaceVertexAlphaData', [0.5; 1], 'FaceAlpha', "
            "'flat', 'AlphaDataMapping', 'none', 'EdgeColor', 'none'); hold off, view(0, 0)")));
        QVERIFY(shows(0.5, 1, 0.5, QColor(128, 0, 128)));
        QVERIFY(shows(1.5, 1, 0.5, Qt::blue));
        // From vertex to vertex.
        QVERIFY(runPrompt(
            QStringLiteral("p.FaceVertexAlphaData = [0; 1; 1; 0; 1; 1]; p.FaceAlpha = 'interp';")));
        QVERIFY(shows(0.5, 1, 0.5, QColor(128, 0, 128)));
        QVERIFY(shows(0.1, 1, 0.5, QColor(230, 0, 26)));
        QVERIFY(shows(1.5, 1, 0.5, Qt::blue));
    }

    void texturesShareASurfaceEvenly() {
        QVERIFY(runPrompt(QStringLiteral(
            "surf([0 1; 0 1], [1 1; 1 1], [0 0; 1 1], 'CData', cat(3, [1 0 0 1], [0 1 0 1], [0 0 "
            "1 0]), 'FaceColor', 'texturemap', 'EdgeColor', 'none'), view(0, 0)")));
        QVERIFY(shows(0.12, 1, 0.3, Qt::red));
        QVERIFY(shows(0.38, 1, 0.7, QColor(0, 255, 0)));
        QVERIFY(shows(0.62, 1, 0.3, Qt::blue));
        QVERIFY(shows(0.88, 1, 0.7, Qt::yellow));
        // Numbers go through the colormap.
        QVERIFY(runPrompt(QStringLiteral("set(findobj(gca, 'Type', 'surface'), 'CData', [1; 3]), "
                                         "colormap([1 0 0; 0 1 0; 0 0 1]), clim([0.5 3.5])")));
        QVERIFY(shows(0.5, 1, 0.3, Qt::red));
        QVERIFY(shows(0.5, 1, 0.7, Qt::blue));
    }

    void cellsOfAChartFillTheAxes() {
        QVERIFY(runPrompt(QStringLiteral("pcolor([1 2 0; 3 4 0; 0 0 0]), shading flat, colormap([1 "
                                         "0 0; 0 1 0; 0 0 1; 1 1 0]), clim([0.5 4.5])")));
        QVERIFY(!view().solid());
        QVERIFY(shows(1.5, 1.5, 0, Qt::red));
        QVERIFY(shows(2.5, 1.5, 0, QColor(0, 255, 0)));
        QVERIFY(shows(1.5, 2.5, 0, Qt::blue));
        // Lines of the plane are over it.
        QVERIFY(runPrompt(QStringLiteral("hold on, plot([1 3], [1.5 1.5], 'w', 'LineWidth', 8)")));
        QVERIFY(shows(1.5, 1.5, 0, Qt::white));
    }

    void lightFallsOnWhatFacesIt() {
        QVERIFY(runPrompt(QStringLiteral(
            "hold off, surf([0 1; 0 1], [0 0; 1 1], [0 0; 0 0], 'FaceColor', 'w', 'EdgeColor', "
            "'none'), view(0, 60), zlim([-1 1]), light('Position', [0 0 1]), material dull")));
        // Ambient 0.3 and diffuse 0.8 of light from above.
        QVERIFY(shows(0.5, 0.5, 0, Qt::white));
        QVERIFY(runPrompt(QStringLiteral("material([0.3 0.2 0])")));
        QVERIFY(shows(0.5, 0.5, 0, QColor(128, 128, 128)));
        QVERIFY(runPrompt(QStringLiteral("lighting none")));
        QVERIFY(shows(0.5, 0.5, 0, Qt::white));
    }

    void placesWithoutAValueLeaveAHole() {
        QVERIFY(runPrompt(QStringLiteral("z = ones(5); z(3, 3) = NaN; surf(z, 'FaceColor', 'r', "
                                         "'EdgeColor', 'none')")));
        QVERIFY(shows(1.5, 1.5, 1, Qt::red));
        const QColor hole = colorAt(3.2, 3.2, 1);
        QVERIFY(!near(hole, Qt::red));
    }

    void largeGridsKeepWhatRisesFromThem() {
        // One row of many is a wall, between rows that stand for others.
        QVERIFY(runPrompt(QStringLiteral("close all, z = zeros(1200); z(601, :) = 1; z(100:500, "
                                         "100:500) = NaN; surf(z, 'FaceColor', 'r', 'EdgeColor', "
                                         "'none'), view(0, 20)")));
        QVERIFY(shows(600, 601, 0.5, Qt::red));
        QVERIFY(shows(600, 601, 0.9, Qt::red));
        QVERIFY(shows(800, 300, 0, Qt::red));
        QVERIFY(!near(colorAt(300, 300, 0), Qt::red));
        // Its colours are those of the places.
        QVERIFY(runPrompt(QStringLiteral(
            "z(:) = 0; c = z; c(:, 601:end) = 1; surf(z, c), shading interp, colormap([0 1 0; 0 0 "
            "1]), view(0, 60)")));
        QVERIFY(shows(300, 600, 0, QColor(0, 255, 0)));
        QVERIFY(shows(900, 600, 0, Qt::blue));
    }

    void whatLiesOutsideTheLimitsIsCutOff() {
        QVERIFY(runPrompt(QStringLiteral("surf([0 1; 0 1], [1 1; 1 1], [0 0; 1 1], 'FaceColor', "
                                         "'r', 'EdgeColor', 'none'), view(0, 0), axis([0 1 0 2 0 "
                                         "0.5]), grid off")));
        QVERIFY(shows(0.5, 1, 0.4, Qt::red));
        QVERIFY(near(colorAt(0.5, 1, 0.5, {0, -12}), ground()));
    }

    void aDragTurnsAndADoubleClickRestores() {
        QVERIFY(runPrompt(QStringLiteral("surf(peaks(20))")));
        const double before = view().space.azimuth;
        const QPoint from = figure()->mapToScene(view().cell.center()).toPoint();
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_window.get(), from + QPoint(20, 10));
        QTest::mouseMove(m_window.get(), from + QPoint(40, 20));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, from + QPoint(40, 20));
        QVERIFY(QTest::qWaitFor([&] { return view().space.azimuth != before; }, kWait));
        QVERIFY(std::abs(view().space.azimuth - (before - 20)) < 1e-9);
        QVERIFY(std::abs(view().space.elevation - 40) < 1e-9);
        QVERIFY(figure()->zoomedIn());
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, from);
        QVERIFY(QTest::qWaitFor([&] { return view().space.azimuth == before; }, kWait));
    }

    void dataOfTheDeviceAreDrawnWithoutPassingTheHost() {
        QVERIFY(runPrompt(
            QStringLiteral("x = rand(150) + 1; y = x .* x; v = rand(1, 20000) + 1; w = v .* v; t = "
                           "(0:5)'*pi/3; p = v(1:3000) + cos(t)/99; q = w(1:3000) + sin(t)/99;")));
        const uint64_t before = downloadedBytes();
        const char* const kinds[] = {"surf(y)",
                                     "surf(x, x, y, x)",
                                     "mesh(y)",
                                     "plot3(v, w, v)",
                                     "scatter3(v, w, v, w*9, v)",
                                     "pcolor(y)",
                                     "histogram2(v, w)",
                                     "fill(p, q, q)",
                                     "fill3(p, q, p.*q, q)",
                                     "surf(y), shading interp, camlight, lighting gouraud"};
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
    return runWindowTest<SpacePixelsTest>(argc, argv);
}
#include "space_pixels_test.moc"
