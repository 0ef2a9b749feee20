// SPDX-License-Identifier: Apache-2.0
// Figures of the gallery show what their scripts say: colours at places of the data, known
// beforehand and not taken from a picture.
#include "figures/plot_view.h"
#include "figures/windowless_picture.h"

#include <cmath>
#include <optional>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

namespace {

const QColor kBlue(0, 114, 189), kOrange(217, 83, 25), kYellow(237, 177, 32);

/// What is seen at a place of the data; places in space have three coordinates.
struct Spot {
    double x = 0, y = 0;
    QColor color;
    std::size_t axes = 0;
    std::optional<double> z = {};
};

} // namespace

class GalleryTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;

    void check(const char* name, const std::vector<Spot>& spots) {
        const QString file = m_folder.filePath(QString::fromLatin1(name) + ".png");
        const std::string code = std::string("close all\nrun('") + VITRINE_GALLERY "/" + name +
                                 ".m')\nprint(gcf, '" + file.toStdString() + "', '-dpng', '-r192')";
        const RunOutcome outcome = m_session->runText(code, "test");
        QVERIFY2(outcome.ok, outcome.errorText.c_str());
        const QImage image(file);
        const OneFigureSnapshot& figure = m_session->snapshot()->figures->figures.front();
        const QSizeF size(figure.size[0], figure.size[1]);
        for (const Spot& spot : spots) {
            const PlotView view = figureView(figure, figure.axes[spot.axes], size);
            const QPointF place =
                spot.z ? view.toPixel(spot.x, spot.y, *spot.z) : view.toPixel(spot.x, spot.y);
            const QPointF at = place * (image.width() / size.width());
            const QColor seen =
                image.pixelColor(static_cast<int>(at.x()), static_cast<int>(at.y()));
            const auto far = [](int a, int b) { return std::abs(a - b) > 24; };
            const bool wrong = far(seen.red(), spot.color.red()) ||
                               far(seen.green(), spot.color.green()) ||
                               far(seen.blue(), spot.color.blue());
            QVERIFY2(!wrong, qPrintable(QStringLiteral("%1 at (%2, %3): %4 instead of %5")
                                            .arg(QString::fromLatin1(name))
                                            .arg(spot.x)
                                            .arg(spot.y)
                                            .arg(seen.name(), spot.color.name())));
        }
    }

private Q_SLOTS:
    void initTestCase() {
        qputenv("VITRINE_DEVICE", "cpu");
        m_session = std::make_unique<Session>(settingsFromEnvironment());
        m_session->setPictureMaker(drawWindowlessPicture);
    }

    void barValues() {
        const QColor bar(51, 128, 204);
        check("bar_values", {{1, 2.9, bar},
                             {0.75, 3.1, Qt::white},
                             {2, 6.9, bar},
                             {4.2, 2.1, Qt::white},
                             {5, 5.9, bar},
                             {1.5, 1, Qt::white}});
    }
    void barGrouped() {
        check("bar_grouped", {{0.78, 1.9, kBlue},
                              {0.78, 2.1, Qt::white},
                              {1, 2.9, kOrange},
                              {1.22, 3.9, kYellow},
                              {3, 5.9, kOrange},
                              {2.78, 1.1, Qt::white}});
    }
    void barStacked() {
        check("bar_stacked", {{2019, 0.9, kBlue},
                              {2019, 1.1, kOrange},
                              {2019, 2.9, kOrange},
                              {2019, 3.1, kYellow},
                              {2024, 3.9, kBlue},
                              {2020, 5.5, Qt::white}});
    }
    void barhRanked() {
        check("barh_ranked",
              {{11.9, 1, kBlue}, {8.9, 2, kBlue}, {9.1, 2, Qt::white}, {2.1, 5, Qt::white}});
    }
    void barNegative() {
        check(
            "bar_negative",
            {{-2, -4.9, kOrange}, {2, 4.9, kOrange}, {-6, -2.9, kOrange}, {-5.5, 1.3, Qt::white}});
    }
    void fillBands() {
        // Half way from white to the band's colour and over: 0.7 of [0.6 0.8 1].
        const QColor band(184, 219, 255);
        check("fill_bands", {{3, 3.6, band}, {3, 2.8, band}, {3, 4.2, Qt::white}, {1, 1.5, band}});
    }
    void errorbarMeans() {
        check("errorbar_means", {{4, 10.5, kBlue}, {4, 6.5, kBlue}, {4, 12, Qt::white}});
    }
    void pieSlices() {
        // 3, 2, 1 and 4 tenths, counterclockwise from the top.
        check("pie_slices", {{-0.5, 0.5, QColor(62, 38, 168)},
                             {0.5, 0.3, QColor(249, 251, 21)},
                             {1.4, 1.3, Qt::white}});
    }
    void donutShares() {
        check("donut_shares",
              {{0, 0, Qt::white}, {0.75, 0, kBlue}, {-0.2, -0.72, kOrange}, {-0.7, 0.2, kYellow}});
    }
    void heatmapTable() {
        check("heatmap_table", {{1.3, 2.3, QColor(235, 242, 252)}, {4.3, 3.3, QColor(0, 89, 161)}});
    }
    void imagesOfNumbers() {
        check("imagesc_scaled", {{1, 1, QColor(122, 4, 3)}});
        check("imagesc_nan", {{12, 12, QColor(0xc0, 0x4e, 0xc0)}});
    }
    void imageOfTrueColors() {
        check("image_truecolor", {{3, 3, QColor(3, 3, 255)},
                                  {254, 3, QColor(252, 3, 252)},
                                  {3, 254, QColor(3, 252, 252)},
                                  {254, 254, QColor(252, 252, 6)}});
    }
    void mandelbrotSet() {
        // Pixels of the points 0, -1 and 0.5+1i, of which the last escapes after four steps.
        check("imshow_mandelbrot",
              {{352, 192, Qt::white}, {192, 192, Qt::white}, {432, 352, QColor(20, 0, 0)}});
    }
    void implicitCurve() {
        check("fimplicit_curve", {{-2, 0, kBlue}, {2, 0, kBlue}, {0.4, -0.6, Qt::white}});
    }
    void filledContours() {
        check("contourf_levels", {{2.7, -2.7, QColor(31, 159, 223)},
                                  {0, 1.57, QColor(249, 251, 21)},
                                  {0.23, -1.63, Qt::white}});
    }
    void polygonsInColors() {
        check("patch_polygons", {{2.3, 1, QColor(0, 255, 255)},
                                 {4.6, 0, QColor(64, 191, 255)},
                                 {11.5, 1, QColor(255, 0, 255)},
                                 {3.5, 0.9, Qt::white}});
    }
    void rectangles() {
        check("rectangle_shapes", {{0.3, 0.3, QColor(230, 242, 255)},
                                   {5.5, 1.5, Qt::yellow},
                                   {2, 2.5, Qt::red},
                                   {4.25, 1.5, Qt::white}});
    }
    void markedTimes() {
        check("regions_lines", {{75, 15, QColor(221, 221, 221)},
                                {145, 15, QColor(221, 221, 221)},
                                {120, 15, Qt::white},
                                {100, -8, QColor(92, 98, 106)}}); // the text's colour, 0.7 of it
    }
    void tiles() {
        check("tiles_four", {{1, 2.9, kBlue, 1},
                             {2, 1.2, Qt::white, 1},
                             {3, 1.9, kBlue, 1},
                             {2, 1, QColor(62, 38, 168), 2}});
    }
    void polarSectors() {
        check("polar_histogram", {{0, -70, Qt::white}, {10, 2, QColor(102, 170, 215)}});
    }
    void barsInSpace() {
        // The tops of two bars: 5 above (1, 2) and 5 above (3, 4).
        check("bar3_matrix", {{1, 2, QColor(62, 38, 168), 0, 5.0},
                              {3, 4, QColor(249, 251, 21), 0, 5.0},
                              {1, 1, Qt::white, 0, 5.9}});
    }
    void cubeOfColors() {
        check("patch_cube", {{0.5, 0, QColor(0, 0, 0), 0, 1.0},
                             {0.05, 0.95, QColor(249, 251, 21), 0, 1.0},
                             {0.95, 0.0, QColor(71, 84, 238), 0, 0.03}});
    }
    void streamlinesAndInsets() {
        // At the left end lines begin at multiples of 1.8/7; the inset covers what is below it.
        check("streamlines_jet", {{0.02, 0, kBlue}, {0.02, 0.128, Qt::white}});
        check("inset_axes", {{2, 0.9, Qt::white, 1}, {2.0, 0.2, Qt::white, 1}});
    }
};

QTEST_APPLESS_MAIN(GalleryTest)
#include "gallery_test.moc"
