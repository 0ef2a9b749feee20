// SPDX-License-Identifier: Apache-2.0
// Figures in files show what the data say, in pixels, as SVG and as PDF; no window and no device.
#include "figures/plot_view.h"
#include "figures/windowless_picture.h"

#include <cmath>
#include <map>
#include <QFile>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <vector>

using namespace vitrine;
using namespace vitrine::app;

namespace {

/// Runs a page as an interpreter does that knows the operators of our pages: what it would stop at,
/// or nothing.
QString postScriptFault(const QByteArray& page) {
    struct Operator {
        int takes, gives;
    };
    const std::map<QByteArray, Operator> known{{"bind", {1, 1}},        {"def", {2, 0}},
                                               {"string", {1, 1}},      {"n", {0, 0}},
                                               {"m", {2, 0}},           {"l", {2, 0}},
                                               {"c", {6, 0}},           {"rgb", {3, 0}},
                                               {"clip", {0, 0}},        {"fill", {0, 0}},
                                               {"eofill", {0, 0}},      {"stroke", {0, 0}},
                                               {"setdash", {2, 0}},     {"setlinewidth", {1, 0}},
                                               {"setlinecap", {1, 0}},  {"translate", {2, 0}},
                                               {"setlinejoin", {1, 0}}, {"scale", {2, 0}},
                                               {"concat", {1, 0}},      {"colorimage", {7, 0}},
                                               {"gsave", {0, 0}},       {"grestore", {0, 0}},
                                               {"showpage", {0, 0}},    {"false", {0, 1}}};
    QByteArray text;
    for (const QByteArray& line : page.split('\n'))
        if (!line.startsWith('%')) text += line + ' ';
    const QList<QByteArray> words = text.simplified().split(' ');
    std::vector<double> stack;
    int saved = 0, inside = 0;
    bool point = false;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QByteArray& word = words[at];
        const auto opens = word.count('[') + word.count('{'),
                   closes = word.count(']') + word.count('}');
        const bool part = inside > 0 || opens > 0;
        inside += static_cast<int>(opens - closes);
        if (part) {
            if (inside == 0) stack.push_back(0); // an array or a procedure
            continue;
        }
        bool number = false;
        const double value = word.toDouble(&number);
        if (number || word.startsWith('/')) {
            if (number && !std::isfinite(value)) return QStringLiteral("a number is not finite");
            stack.push_back(number ? value : 0);
            continue;
        }
        const auto found = known.find(word);
        if (found == known.end()) return QStringLiteral("unknown: ") + QString::fromLatin1(word);
        if (static_cast<int>(stack.size()) < found->second.takes)
            return QStringLiteral("stack underflow at ") + QString::fromLatin1(word);
        if (word == "n") point = false;
        if ((word == "l" || word == "c") && !point) return QStringLiteral("no current point");
        if (word == "m") point = true;
        saved += word == "gsave" ? 1 : word == "grestore" ? -1 : 0;
        if (saved < 0) return QStringLiteral("grestore without gsave");
        if (word == "colorimage") {
            const auto digits =
                static_cast<qsizetype>(6 * stack[stack.size() - 7] * stack[stack.size() - 6]);
            qsizetype have = 0;
            while (have < digits && at + 1 < words.size() && words[at + 1] != "grestore")
                have += words[++at].size();
            if (have != digits) return QStringLiteral("an image has not all its bytes");
        }
        stack.resize(stack.size() - static_cast<std::size_t>(found->second.takes));
        for (int i = 0; i < found->second.gives; ++i)
            stack.push_back(0);
    }
    if (!stack.empty()) return QStringLiteral("operands are left");
    return saved == 0 ? QString() : QStringLiteral("gsave without grestore");
}

} // namespace

class PictureTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    QString m_error;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    /// Runs code in which FILE stands for a path without its suffix.
    bool run(QString code) {
        code.replace(QStringLiteral("FILE"), u'\'' + path("picture") + u'\'');
        const RunOutcome outcome = m_session->runText("close all\n" + code.toStdString(), "test");
        m_error = QString::fromStdString(outcome.errorText);
        if (!outcome.ok) qWarning("%s", qPrintable(m_error));
        return outcome.ok;
    }
    /// The colour of a picture of the whole figure where the data lie.
    QColor colorAt(const QImage& image, double x, double y, std::size_t number = 0) const {
        const OneFigureSnapshot& figure = m_session->snapshot()->figures->figures.front();
        const QSizeF size(figure.size[0], figure.size[1]);
        const PlotView view = figureView(figure, figure.axes[number], size);
        const QPointF at = view.toPixel(x, y) * (image.width() / size.width());
        return image.pixelColor(static_cast<int>(at.x()), static_cast<int>(at.y()));
    }
    static bool near(const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) < 30 && std::abs(a.green() - b.green()) < 30 &&
               std::abs(a.blue() - b.blue()) < 30;
    }
    QByteArray content(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() {
        qputenv("VITRINE_DEVICE", "cpu");
        m_session = std::make_unique<Session>(settingsFromEnvironment());
        m_session->setPictureMaker(drawWindowlessPicture);
    }

    void barsEndAtTheirValues() {
        QVERIFY(run(QStringLiteral("bar([3 1], 'r', 'EdgeColor', 'none'), ylim([0 4])\n"
                                   "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QCOMPARE(image.size(), QSize(560, 420));
        QVERIFY(near(colorAt(image, 1, 2.8), Qt::red));
        QVERIFY(near(colorAt(image, 1, 3.2), Qt::white));
        QVERIFY(near(colorAt(image, 2, 0.8), Qt::red));
        QVERIFY(near(colorAt(image, 2, 1.2), Qt::white));
    }

    void theResolutionIsThatOfThePicture() {
        QVERIFY(run(QStringLiteral("figure('Position', [0 0 300 200]), plot(1:3)\n"
                                   "print(FILE, '-dpng', '-r192')")));
        const QImage image(path("picture.png"));
        QCOMPARE(image.size(), QSize(600, 400));
        QCOMPARE(qRound(image.dotsPerMeterX() / 39.3701), 192);
    }

    void imagesKeepTheirCellsAndMissingValues() {
        QVERIFY(run(QStringLiteral("imagesc([0 1; NaN 0]), colormap([0 0 1; 1 0 0])\n"
                                   "saveas(gcf, FILE, 'png')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 1, 1), Qt::blue));
        QVERIFY(near(colorAt(image, 2, 1), Qt::red));
        QVERIFY(near(colorAt(image, 2, 2), Qt::blue));
        QVERIFY(near(colorAt(image, 1, 2), QColor(0xc0, 0x4e, 0xc0)));
    }

    void markersAndStacksStandWhereTheirValuesAre() {
        QVERIFY(run(QStringLiteral("subplot(2,1,1), area([1 1; 1 1; 1 1], 'EdgeColor', 'none')\n"
                                   "ylim([0 3])\n"
                                   "subplot(2,1,2), scatter([1 2], [5 6], [300 300], [1 0 0; 0 0 1]"
                                   ", 'filled'), axis([0 3 4 7])\n"
                                   "print(FILE, '-dpng')")));
        const QImage image(path("picture.png"));
        QVERIFY(!near(colorAt(image, 2, 0.5), colorAt(image, 2, 1.5)));
        QVERIFY(near(colorAt(image, 2, 2.5), Qt::white));
        QVERIFY(near(colorAt(image, 1, 5, 1), Qt::red));
        QVERIFY(near(colorAt(image, 2, 6, 1), Qt::blue));
        QVERIFY(near(colorAt(image, 2, 5, 1), Qt::white));
    }

    void contoursFillWhatLiesAboveTheirLevels() {
        QVERIFY(run(QStringLiteral("contourf([0 1 2 3; 0 1 2 3], [1 2], 'LineColor', 'none')\n"
                                   "colormap([1 0 0; 0 0 1]), print(FILE, '-dpng')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 1.5, 1.5), Qt::white)); // below the lowest level
        QVERIFY(near(colorAt(image, 2.5, 1.5), Qt::red));
        QVERIFY(near(colorAt(image, 3.5, 1.5), Qt::blue));
    }

    void sidesHaveTheirOwnScalesBelowTheTitle() {
        QVERIFY(
            run(QStringLiteral("yyaxis left, plot([0 1], [1 1], 'LineWidth', 8), ylim([0 4])\n"
                               "yyaxis right, plot([0 1], [75 75], 'LineWidth', 8), ylim([0 100])\n"
                               "sgtitle('above'), print(FILE, '-dpng')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.5, 1, 0), QColor(0, 114, 189)));
        QVERIFY(near(colorAt(image, 0.5, 75, 1), QColor(217, 83, 25)));
        const auto figure = m_session->snapshot()->figures->figures.front();
        const QSizeF size(figure.size[0], figure.size[1]);
        QCOMPARE(figureView(figure, figure.axes[0], size).box,
                 figureView(figure, figure.axes[1], size).box);
        QVERIFY(figureView(figure, figure.axes[0], size).box.top() > 30);
    }

    void annotationsAndInsetsLieWhereTheySay() {
        QVERIFY(run(QStringLiteral(
            "plot(1:2, 'Color', 'w'), axes('Position', [0.5 0.5 0.25 0.25])\n"
            "fill([0 1 1 0], [0 0 1 1], 'g', 'EdgeColor', 'none'), axis([0 1 0 1])\n"
            "annotation('rectangle', [0.25 0.25 0.1 0.1], 'FaceColor', 'r', 'EdgeColor', 'none')\n"
            "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(image.pixelColor(336, 168), QColor(0, 255, 0)));  // (0.6, 0.6) of the figure
        QVERIFY(near(image.pixelColor(168, 294), Qt::red));            // (0.3, 0.3)
        QVERIFY(!near(image.pixelColor(448, 168), QColor(0, 255, 0))); // (0.8, 0.6)
    }

    void alphaDataMarksAndMovedObjectsAreInFilesToo() {
        QVERIFY(run(QStringLiteral("imagesc(ones(2), 'AlphaData', [1 0; 0.5 1])\n"
                                   "colormap([1 0 0; 1 0 0]), print(FILE, '-dpng')")));
        QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 1, 1), Qt::red));
        QVERIFY(near(colorAt(image, 2, 1), Qt::white));
        QVERIFY(near(colorAt(image, 1, 2), QColor(255, 128, 128)));
        QVERIFY(run(QStringLiteral(
            "surf(zeros(3), 'FaceColor', 'r', 'EdgeColor', 'none', 'FaceAlpha', 'flat', "
            "'AlphaDataMapping', 'none', 'AlphaData', [1 0 1; 0.5 1 1; 1 1 1], 'Marker', 's', "
            "'MarkerSize', 12, 'MarkerFaceColor', 'b', 'MarkerEdgeColor', 'none'), view(2)\n"
            "grid off, print(FILE, '-dpng')")));
        image = QImage(path("picture.png"));
        QVERIFY(near(colorAt(image, 1.5, 1.5), Qt::red));
        QVERIFY(near(colorAt(image, 2.5, 1.5), Qt::white));
        QVERIFY(near(colorAt(image, 1.5, 2.5), QColor(255, 128, 128)));
        QVERIFY(near(colorAt(image, 2, 2), Qt::blue));
        QVERIFY(run(QStringLiteral(
            "t = hgtransform('Matrix', makehgtform('translate', [2 0 0])); hold on\n"
            "bar(1, 2, 'FaceColor', 'r', 'EdgeColor', 'none', 'Parent', t), axis([0 6 0 4])\n"
            "rectangle('Position', [0 3 1 1], 'FaceColor', 'b', 'Parent', t)\n"
            "print(FILE, '-dpng')")));
        image = QImage(path("picture.png"));
        QVERIFY(near(colorAt(image, 3, 1), Qt::red));
        QVERIFY(near(colorAt(image, 1, 1), Qt::white));
        QVERIFY(near(colorAt(image, 2.5, 3.5), Qt::blue));
    }

    void texturesAndOpacitiesOfPatchesAreInFilesToo() {
        QVERIFY(run(QStringLiteral(
            "patch('Vertices', [0 0; 1 0; 1 1; 0 1; 2 0; 2 1], 'Faces', [1 2 3 4; 2 5 6 3], "
            "'FaceColor', 'r', 'FaceVertexAlphaData', [0.5; 1], 'FaceAlpha', 'flat', "
            "'AlphaDataMapping', 'none', 'EdgeColor', 'none'), axis([0 2 0 1])\n"
            "print(FILE, '-dpng')")));
        QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.5, 0.5), QColor(255, 128, 128)));
        QVERIFY(near(colorAt(image, 1.5, 0.5), Qt::red));
        QVERIFY(run(QStringLiteral(
            "surf([0 1; 0 1], [0 0; 1 1], zeros(2), 'CData', cat(3, [1 0 0 1], [0 1 0 1], [0 0 1 "
            "0]), 'FaceColor', 'texturemap', 'EdgeColor', 'none'), view(2), axis([0 1 0 1])\n"
            "print(FILE, '-dpng')")));
        image = QImage(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.12, 0.5), Qt::red));
        QVERIFY(near(colorAt(image, 0.38, 0.5), QColor(0, 255, 0)));
        QVERIFY(near(colorAt(image, 0.62, 0.5), Qt::blue));
        QVERIFY(near(colorAt(image, 0.88, 0.5), Qt::yellow));
    }

    void coloursGoOverInPolygonsOfManyCorners() {
        // With a corner that bends inwards: no fan of triangles fills it.
        QVERIFY(run(QStringLiteral("x = [0; 0.5; 1; 1; 0.5; 0]; y = [0; 0; 0; 1; 0.8; 1];\n"
                                   "fill(x, y, x, 'EdgeColor', 'none'), axis([0 1 0 1])\n"
                                   "colormap(repelem(eye(3), 20, 1)), print(FILE, '-dpng')")));
        QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.15, 0.5), Qt::red));
        QVERIFY(near(colorAt(image, 0.5, 0.4), QColor(0, 255, 0)));
        QVERIFY(near(colorAt(image, 0.85, 0.5), Qt::blue));
        QVERIFY(near(colorAt(image, 0.5, 0.95), Qt::white));
        QVERIFY(run(QStringLiteral(
            "patch('Vertices', [x y], 'Faces', 1:6, 'FaceVertexCData', [x 0*x 1-x], 'FaceColor', "
            "'interp', 'EdgeColor', 'none'), axis([0 1 0 1]), print(FILE, '-dpng')")));
        image = QImage(path("picture.png"));
        QVERIFY(colorAt(image, 0.1, 0.5).blue() > 200 && colorAt(image, 0.1, 0.5).red() < 60);
        QVERIFY(colorAt(image, 0.9, 0.5).red() > 200 && colorAt(image, 0.9, 0.5).blue() < 60);
    }

    void linesInSpaceAreDrawnWhole() {
        // A straight line of so many points takes as many pixels as one of two; a dashed one fewer.
        const auto redPixels = [&](const char* points, const char* style) {
            const QString code = QStringLiteral("t = linspace(0, 1, %1); plot3(t, t, t, 'r%2', "
                                                "'LineWidth', 3)\nprint(FILE, '-dpng', '-r96')")
                                     .arg(QLatin1String(points), QLatin1String(style));
            if (!run(code)) return 0;
            const QImage image(path("picture.png"));
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += near(image.pixelColor(x, y), Qt::red);
            return count;
        };
        const int two = redPixels("2", "-"), many = redPixels("40", "-");
        QVERIFY2(two > 300, qPrintable(QString::number(two)));
        QVERIFY2(std::abs(many - two) < two / 10, qPrintable(QString::number(many)));
        const int dashed = redPixels("40", "--");
        QVERIFY2(dashed > two / 4 && dashed < 9 * two / 10, qPrintable(QString::number(dashed)));
    }

    void rulersOfSpaceHaveColoursAndMinorGrids() {
        const auto drawn = [&](const char* code) {
            const bool good = run(QStringLiteral("surf(peaks(5), 'EdgeColor', 'none'), %1\n"
                                                 "saveas(gcf, FILE, 'svg')")
                                      .arg(QLatin1String(code)));
            return good ? QString::fromUtf8(content("picture.svg")) : QString();
        };
        const QString plain = drawn("zlabel('up')");
        QVERIFY(plain.contains(QStringLiteral(">up<")));
        QVERIFY(!plain.contains(QStringLiteral("#ff0000")));
        QVERIFY(drawn("zlabel('up'), set(gca, 'ZColor', 'r')").contains(QStringLiteral("#ff0000")));
        const auto lines = [](const QString& text) {
            return text.count(QStringLiteral("<path")) + text.count(QStringLiteral("<line"));
        };
        QVERIFY(lines(drawn("zlabel('up'), set(gca, 'ZMinorGrid', 'on')")) > lines(plain));
        QVERIFY(lines(drawn("zlabel('up'), set(gca, 'ZMinorTick', 'on')")) > lines(plain));
        QVERIFY(lines(drawn("zlabel('up'), set(gca, 'ZGrid', 'off')")) < lines(plain));
        QVERIFY(drawn("xticks([1 3 5]), xticklabels({'low', 'mid', 'high'})")
                    .contains(QStringLiteral(">mid<")));
    }

    void edgesOfBarsAndPolygonsHaveLineStyles() {
        QVERIFY(run(QStringLiteral("bar([3 1], 'LineStyle', '--'), saveas(gcf, FILE, 'svg')")));
        QVERIFY(content("picture.svg").contains("stroke-dasharray"));
        QVERIFY(run(QStringLiteral("fill([0 1 1], [0 0 1], 'r'), saveas(gcf, FILE, 'svg')")));
        QVERIFY(!content("picture.svg").contains("stroke-dasharray"));
        QVERIFY(run(QStringLiteral("fill([0 1 1], [0 0 1], 'r', 'LineStyle', ':')\n"
                                   "saveas(gcf, FILE, 'svg')")));
        QVERIFY(content("picture.svg").contains("stroke-dasharray"));
    }

    void ticksAndNamesAreThoseThatWereGiven() {
        QVERIFY(run(QStringLiteral(
            "plot([1 2 3]), xticks([1 3]), xticklabels({'first', 'last'}), xlabel('T_{max}')\n"
            "legend('rise', 'Location', 'southeast'), saveas(gcf, FILE, 'svg')")));
        const QString text = QString::fromUtf8(content("picture.svg"));
        for (const char* word : {">first<", ">last<", ">max<", ">rise<"})
            QVERIFY2(text.contains(QString::fromLatin1(word)), word);
    }

    void croppedPicturesAreSmallerAndOneAxesCanBeCutOut() {
        QVERIFY(run(QStringLiteral("subplot(1,2,1), plot(1:3), a = subplot(1,2,2); plot(1:3)\n"
                                   "exportgraphics(gcf, [FILE '.png'], 'Resolution', 96)")));
        const QImage whole(path("picture.png"));
        QVERIFY(whole.width() < 560 && whole.height() < 420 && whole.width() > 400);
        QVERIFY(run(QStringLiteral("subplot(1,2,1), plot(1:3), a = subplot(1,2,2); plot(1:3)\n"
                                   "exportgraphics(a, [FILE '.png'], 'Resolution', 96)")));
        QVERIFY(QImage(path("picture.png")).width() < whole.width() * 2 / 3);
    }

    void drawingsOfLinesHoldTextsAndPaths() {
        QVERIFY(run(QStringLiteral("plot([1 2 3], [1 4 9], '--'), title('Growth \\alpha_1 < 2')\n"
                                   "xlabel('time'), saveas(gcf, FILE, 'svg')")));
        QXmlStreamReader reader(content("picture.svg"));
        QString texts;
        int paths = 0, dashed = 0, images = 0;
        while (!reader.atEnd()) {
            if (!reader.readNext() || !reader.isStartElement()) continue;
            if (reader.name() == u"path") ++paths;
            if (reader.attributes().hasAttribute(QStringLiteral("stroke-dasharray"))) ++dashed;
            if (reader.name() == u"image") ++images;
            if (reader.name() == u"text") texts += reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(texts.contains(QStringLiteral("Growth α1 < 2")) && texts.contains(u"time"));
        QVERIFY(paths > 5 && dashed == 1 && images == 0);
    }

    void pagesHaveTheSizeOfTheFigure() {
        QVERIFY(run(QStringLiteral("plot(1:3), print(FILE, '-dpdf')")));
        const QByteArray page = content("picture.pdf");
        QVERIFY(page.startsWith("%PDF-"));
        QVERIFY2(page.contains("/MediaBox [0 0 420"), page.left(2000).constData());
        QVERIFY(page.contains("/FontFile2")); // texts are letters of a font that it brings
    }

    void otherFormatsHoldTheSamePixels() {
        QVERIFY(
            run(QStringLiteral("bar([3 1], 'r'), print(FILE, '-dbmp', '-r96')\n"
                               "print(FILE, '-dtiff', '-r96'), print(FILE, '-djpeg', '-r96')")));
        const QImage image(path("picture.bmp"));
        QCOMPARE(image.size(), QSize(560, 420));
        QCOMPARE(QImage(path("picture.jpg")).size(), image.size());
        const QByteArray tiff = content("picture.tif");
        QVERIFY(tiff.startsWith(QByteArray("II*\0\x08\0\0\0", 8)));
        constexpr int kPixels = 560 * 420 * 3;
        const QImage same(reinterpret_cast<const uchar*>(tiff.constData()) + tiff.size() - kPixels,
                          560, 420, 560 * 3, QImage::Format_RGB888);
        QCOMPARE(same.convertToFormat(QImage::Format_RGB32),
                 image.convertToFormat(QImage::Format_RGB32));
    }

    void errorBarsGoFourWays() {
        QVERIFY(
            run(QStringLiteral("errorbar(2, 3, 1, 1, 1, 1, 'r', 'LineWidth', 5, 'CapSize', 30)\n"
                               "axis([0 4 0 6]), print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 1.5, 3), Qt::red));
        QVERIFY(near(colorAt(image, 2.5, 3), Qt::red));
        QVERIFY(near(colorAt(image, 2, 3.5), Qt::red));
        QVERIFY(near(colorAt(image, 2, 2.5), Qt::red));
        QVERIFY(near(colorAt(image, 1, 3.25), Qt::red)); // half of an end is 15 points, 20 pixels
        QVERIFY(near(colorAt(image, 1, 3.5), Qt::white));
        QVERIFY(near(colorAt(image, 0.8, 3), Qt::white));
        QVERIFY(near(colorAt(image, 2, 4.2), Qt::white));
    }

    void barsHaveColoursOfTheirOwn() {
        QVERIFY(run(QStringLiteral("b = bar([3 1 2], 'EdgeColor', 'none', 'FaceColor', 'flat');\n"
                                   "b.CData = [1 0 0; 0 1 0; 0 0 1]; ylim([0 4])\n"
                                   "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 1, 2.5), Qt::red));
        QVERIFY(near(colorAt(image, 2, 0.5), QColor(0, 255, 0)));
        QVERIFY(near(colorAt(image, 3, 1.5), Qt::blue));
        QVERIFY(
            run(QStringLiteral("barh([3 1 2], 'EdgeColor', 'none', 'FaceColor', 'flat', 'CData', "
                               "[0; 1; 0]), colormap([0 0 1; 1 0 0])\n"
                               "xlim([0 4]), print(FILE, '-dpng', '-r96')")));
        const QImage mapped(path("picture.png"));
        QVERIFY(near(colorAt(mapped, 2.5, 1), Qt::blue));
        QVERIFY(near(colorAt(mapped, 0.5, 2), Qt::red));
    }

    void linesLetOthersShineThroughAndSomePointsHaveMarks() {
        QVERIFY(run(QStringLiteral("plot([0 1 2], [1 1 1], 'Color', [1 0 0 0.5], 'LineWidth', 20)\n"
                                   "hold on, plot([0.5 1.5], [2 2], 's', 'MarkerSize', 16, "
                                   "'MarkerFaceColor', 'b', 'MarkerEdgeColor', 'none', "
                                   "'MarkerIndices', 2), axis([0 2 0 3])\n"
                                   "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.5, 1), QColor(255, 128, 128)));
        QVERIFY(near(colorAt(image, 1, 1), QColor(255, 128, 128)));
        QVERIFY(near(colorAt(image, 0.5, 2), Qt::white));
        QVERIFY(near(colorAt(image, 1.5, 2), Qt::blue));
    }

    void axesThatAreReversedGoToTheLeft() {
        QVERIFY(run(QStringLiteral("bar([3 1], 'r', 'EdgeColor', 'none'), axis([0 3 0 4])\n"
                                   "set(gca, 'XDir', 'reverse'), print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        const auto figure = m_session->snapshot()->figures->figures.front();
        const PlotView view = figureView(figure, figure.axes[0], QSizeF(560, 420));
        QVERIFY(view.pixelX(1) > view.pixelX(2));
        QVERIFY(std::abs(view.toData(view.toPixel(1, 2)).x() - 1) < 1e-9);
        QVERIFY(near(colorAt(image, 1, 2.5), Qt::red));
        QVERIFY(near(colorAt(image, 2, 2.5), Qt::white));
        QVERIFY(near(colorAt(image, 2, 0.5), Qt::red));
    }

    void gridsHaveTheColourAndStrengthThatTheyWereGiven() {
        const QString grid = QStringLiteral(
            "plot(nan), axis([0 2 0 2]), grid on, set(gca, 'XTick', 1, 'YTick', [], 'GridColor', "
            "'r', 'GridAlpha', %1, 'GridLineWidth', 6), print(FILE, '-dpng', '-r96')");
        QVERIFY(run(grid.arg(1)));
        QVERIFY(near(colorAt(QImage(path("picture.png")), 1, 0.5), Qt::red));
        QVERIFY(run(grid.arg(0.5)));
        QVERIFY(near(colorAt(QImage(path("picture.png")), 1, 0.5), QColor(255, 128, 128)));
        QVERIFY(
            run(QStringLiteral("surf(zeros(3)), axis([1 3 1 3 0 1]), set(gca, 'GridColor', 'r', "
                               "'GridAlpha', 1), saveas(gcf, FILE, 'svg')")));
        QVERIFY(content("picture.svg").contains("stroke=\"#ff0000\""));
    }

    void legendsLieWhereTheyWerePut() {
        QVERIFY(run(QStringLiteral("plot(1:2, 'w'), axis off\n"
                                   "legend('one', 'Position', [0.2 0.3 0.3 0.2], 'Color', 'y', "
                                   "'EdgeColor', 'y', 'TextColor', 'b')\n"
                                   "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(image.pixelColor(120, 286), Qt::yellow)); // beside (0.2, 0.3) of the figure
        QVERIFY(near(image.pixelColor(270, 220), Qt::yellow)); // and inside of (0.5, 0.5)
        QVERIFY(near(image.pixelColor(100, 286), Qt::white));
        QVERIFY(near(image.pixelColor(120, 305), Qt::white));
    }

    void tilesLeaveTheRoomThatTheLayoutSays() {
        const auto gap = [&](const char* spacing) {
            const QString code =
                QStringLiteral("t = tiledlayout(1, 2, 'TileSpacing', '%1'); nexttile, "
                               "plot(1:3), nexttile, plot(1:3), xlabel(t, 'below')\n"
                               "saveas(gcf, FILE, 'svg')");
            if (!run(code.arg(QLatin1String(spacing)))) return -1.0;
            const auto figure = m_session->snapshot()->figures->figures.front();
            const QSizeF size(560, 420);
            return figureView(figure, figure.axes[1], size).box.left() -
                   figureView(figure, figure.axes[0], size).box.right();
        };
        const double loose = gap("loose"), compact = gap("compact"), tight = gap("tight");
        QVERIFY(loose > compact + 10 && compact > tight + 5 && tight > 30);
        QVERIFY(std::abs(gap("none")) < 0.01);
        QVERIFY(content("picture.svg").contains(">below<"));
    }

    void theInsetIsWhatIsLeftAroundAxes() {
        const auto box = [&](const char* code) {
            if (!run(QString::fromLatin1(code))) return QRectF();
            const auto figure = m_session->snapshot()->figures->figures.front();
            return figureView(figure, figure.axes[0], QSizeF(560, 420)).box;
        };
        const QRectF usual = box("plot(1:3), drawnow");
        const QRectF tight =
            box("plot(1:3), set(gca, 'LooseInset', get(gca, 'TightInset')), drawnow");
        const QRectF wide =
            box("plot(1:3), set(gca, 'LooseInset', [0.25 0.25 0.25 0.25]), drawnow");
        QVERIFY(tight.contains(usual) && tight.width() > usual.width() + 10);
        QVERIFY(std::abs(wide.left() - 140) < 0.1 && std::abs(wide.bottom() - 315) < 0.1);
    }

    void anglesBeginWhereTheyAreToldAndGoThatWay() {
        const QString code = QStringLiteral(
            "polarscatter(pi/2, 1, 400, 'r', 'filled'), set(gca, "
            "'ThetaZeroLocation', '%1', 'ThetaDir', '%2'), print(FILE, '-dpng', '-r96')");
        const auto place = [&](const char* zero, const char* way) {
            if (!run(code.arg(QLatin1String(zero), QLatin1String(way)))) return QPoint(9, 9);
            const QImage image(path("picture.png"));
            const auto figure = m_session->snapshot()->figures->figures.front();
            const PlotView view = figureView(figure, figure.axes[0], QSizeF(560, 420));
            const double unit = view.box.width() / view.x.size();
            for (const QPoint way4 : {QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)}) {
                const QPointF at = view.box.center() + QPointF(way4.x(), -way4.y()) * unit;
                if (near(image.pixelColor(at.toPoint()), Qt::red)) return way4;
            }
            return QPoint(9, 9);
        };
        QCOMPARE(place("right", "counterclockwise"), QPoint(0, 1));
        QCOMPARE(place("right", "clockwise"), QPoint(0, -1));
        QCOMPARE(place("top", "counterclockwise"), QPoint(-1, 0));
        QCOMPARE(place("top", "clockwise"), QPoint(1, 0));
        QCOMPARE(place("left", "counterclockwise"), QPoint(0, -1));
        QCOMPARE(place("left", "clockwise"), QPoint(0, 1));
        QCOMPARE(place("bottom", "counterclockwise"), QPoint(1, 0));
        QCOMPARE(place("bottom", "clockwise"), QPoint(-1, 0));
    }

    void contoursCrossWhereTheLevelDoesAndLeaveRoomForNumbers() {
        QVERIFY(run(
            QStringLiteral("[x, y] = meshgrid(-2:2); contour(x.*y, [0 0], 'r', 'LineWidth', 8)\n"
                           "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 3, 3), Qt::red));
        QVERIFY(near(colorAt(image, 2, 3), Qt::red));
        QVERIFY(near(colorAt(image, 3, 4.5), Qt::red));
        QVERIFY(near(colorAt(image, 2.5, 3.5), Qt::white));
        QVERIFY(run(QStringLiteral("[x, y] = meshgrid(1:3, 1:20); [c, h] = contour(x, [2 2], 'r', "
                                   "'LineWidth', 8); clabel(c, h, 'Color', 'b', 'FontSize', 12)\n"
                                   "print(FILE, '-dpng', '-r96')")));
        const QImage numbered(path("picture.png"));
        const auto& texts = m_session->snapshot()->figures->figures.front().axes[0].texts;
        QCOMPARE(texts.size(), std::size_t(1));
        QVERIFY(!near(colorAt(numbered, texts[0].x, texts[0].y), Qt::red));
        QVERIFY(near(colorAt(numbered, 2, texts[0].y > 10 ? 3 : 18), Qt::red));
    }

    void lightOnSurfacesGoesOverFromCornerToCorner() {
        const QString code = QStringLiteral(
            "[x, y, z] = sphere(12); surf(x, y, z, 'FaceColor', 'r', 'EdgeColor', 'none', "
            "'FaceLighting', '%1'), light('Position', [1 -1 1]), axis off\n"
            "saveas(gcf, FILE, 'svg')");
        const auto shades = [&](const char* lighting) {
            if (!run(code.arg(QLatin1String(lighting)))) return qsizetype(0);
            QSet<QString> colors;
            QXmlStreamReader reader(content("picture.svg"));
            while (!reader.atEnd()) {
                if (reader.readNext() && reader.isStartElement())
                    colors.insert(reader.attributes().value(QStringLiteral("fill")).toString());
            }
            return colors.size();
        };
        const qsizetype flat = shades("flat"), smooth = shades("gouraud");
        QVERIFY2(flat > 20 && smooth > 2 * flat, qPrintable(QString::number(smooth)));
    }

    void groupsMoveAndHideWhatLiesInThem() {
        QVERIFY(run(QStringLiteral(
            "t = hgtransform; hold on, fill([0 1 1 0], [0 0 1 1], 'r', 'EdgeColor', 'none', "
            "'Parent', "
            "t), plot([0 1], [1.5 1.5], 'b', 'LineWidth', 12, 'Parent', t), g = hggroup; plot([0 "
            "4], [3 3], 'g', 'LineWidth', 12, 'Parent', g), axis([0 4 0 4])\n"
            "t.Matrix = makehgtform('translate', [2 1 0]); print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 2.5, 1.5), Qt::red));
        QVERIFY(near(colorAt(image, 0.5, 0.5), Qt::white));
        QVERIFY(near(colorAt(image, 2.5, 2.5), Qt::blue));
        QVERIFY(near(colorAt(image, 0.5, 1.5), Qt::white));
        QVERIFY(near(colorAt(image, 1, 3), QColor(0, 255, 0)));
        QVERIFY(run(QStringLiteral("g = hggroup; hold on, plot([0 4], [3 3], 'g', 'LineWidth', 12, "
                                   "'Parent', g), axis([0 4 0 4]), g.Visible = 'off';\n"
                                   "print(FILE, '-dpng', '-r96')")));
        QVERIFY(near(colorAt(QImage(path("picture.png")), 1, 3), Qt::white));
    }

    void framesAreArraysOfPixels() {
        QVERIFY(run(
            QStringLiteral("imagesc(1), colormap([1 0 0]), f = getframe; g = getframe(gcf);"
                           "assert(isequal(size(g.cdata), [420 560 3]) && isa(g.cdata, 'uint8')"
                           "&& isempty(g.colormap))\n"
                           "assert(isequal(squeeze(f.cdata(50, 60, :)), uint8([255; 0; 0])))")));
    }

    void labelsStandWhereTheyArePutAndTurned() {
        QVERIFY(run(QStringLiteral(
            "plot([0 1], [0 1], 'w'), axis([0 1 0 1])\n"
            "title('M', 'BackgroundColor', 'r', 'Color', 'r', 'Units', 'normalized', 'Position', "
            "[0.25 0.5], 'VerticalAlignment', 'middle')\n"
            "xlabel('M', 'BackgroundColor', [0 1 1], 'Color', [0 1 1], 'Position', [0.5 0.8], "
            "'VerticalAlignment', 'middle')\n"
            "ylabel('amplitude', 'Rotation', 0, 'BackgroundColor', 'b', 'Color', 'b')\n"
            "text(0.75, 0.25, 'M', 'Units', 'normalized', 'BackgroundColor', 'g', 'Color', 'g')\n"
            "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.25, 0.5), Qt::red));
        QVERIFY(near(colorAt(image, 0.5, 0.8), QColor(0, 255, 255)));
        QVERIFY(near(colorAt(image, 0.77, 0.25), QColor(0, 255, 0)));
        // Lying, it is left of the axes and none of it is cut off.
        const auto figure = m_session->snapshot()->figures->figures.front();
        const QRectF box =
            figureView(figure, figure.axes[0], QSizeF(figure.size[0], figure.size[1])).box;
        int left = image.width(), right = 0, top = image.height(), bottom = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (!near(image.pixelColor(x, y), Qt::blue)) continue;
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
        }
        QVERIFY(right - left > 3 * (bottom - top));
        QVERIFY(left > 0 && right < box.left());
        QVERIFY(std::abs((top + bottom) / 2 - box.center().y()) < 3);
    }

    void histogramsHaveStepsAndBinsOfAnyWidth() {
        QVERIFY(run(QStringLiteral(
            "subplot(2,1,1), histogram('BinEdges', [0 1 3], 'BinCounts', [2 1], 'FaceColor', 'r', "
            "'FaceAlpha', 1, 'EdgeColor', 'none'), ylim([0 3])\n"
            "subplot(2,1,2), histogram([0.5 0.5 1.5], 0:2, 'DisplayStyle', 'stairs', 'EdgeColor', "
            "'b', 'LineWidth', 4), axis([-1 3 0 3])\n"
            "print(FILE, '-dpng')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 0.5, 1.8), Qt::red));
        QVERIFY(near(colorAt(image, 2.8, 0.8), Qt::red));
        QVERIFY(near(colorAt(image, 2, 1.5), Qt::white));
        QVERIFY(near(colorAt(image, 0.5, 2, 1), Qt::blue));
        QVERIFY(near(colorAt(image, 0.5, 1, 1), Qt::white));
        QVERIFY(near(colorAt(image, 2, 0.5, 1), Qt::blue));
        QVERIFY(near(colorAt(image, 0, 1, 1), Qt::blue));
    }

    void stemsAndBarsStandOnALine() {
        const QString code = QStringLiteral("h = stem([1 -1], 'w', 'Marker', 'none'); ");
        QVERIFY(
            run(code + "h.BaseLine.Color = 'r'; h.BaseLine.LineWidth = 3; print(FILE, '-dpng')"));
        QVERIFY(!near(colorAt(QImage(path("picture.png")), 1.5, 0), Qt::white));
        QVERIFY(run(code + "h.ShowBaseLine = 'off'; print(FILE, '-dpng')"));
        QVERIFY(near(colorAt(QImage(path("picture.png")), 1.5, 0), Qt::white));
    }

    void legendsListInTheOrderOfTheirHandles() {
        QVERIFY(run(QStringLiteral("a = plot(1:3); hold on, b = plot(2:4); c = plot(3:5);\n"
                                   "legend([c a], {'third', 'first'}), print(FILE, '-dsvg')")));
        const QByteArray drawing = content("picture.svg");
        QVERIFY(drawing.indexOf("third") > 0);
        QVERIFY(drawing.indexOf("third") < drawing.indexOf("first"));
        QVERIFY(!drawing.contains("data"));
    }

    void longNumbersHaveAPowerOfTenInCommon() {
        QVERIFY(run(QStringLiteral("plot([0 1], [0 400000]), print(FILE, '-dsvg')")));
        QVERIFY(content("picture.svg").contains("×10"));
        QVERIFY(!content("picture.svg").contains("e+05"));
        QVERIFY(run(QStringLiteral("plot([0 1], [0 400000]), ax = gca; ax.YAxis.Exponent = 0;\n"
                                   "ax.XAxis.TickLabelFormat = '%.2f s'; print(FILE, '-dsvg')")));
        QVERIFY(!content("picture.svg").contains("×10"));
        QVERIFY(content("picture.svg").contains("400000"));
        QVERIFY(content("picture.svg").contains("0.20 s"));
        QVERIFY(run(QStringLiteral("plot([0 1]), ax = gca; ax.XAxis.Visible = 'off';\n"
                                   "ylim([1000 1001]), xlabel('under'), print(FILE, '-dsvg')")));
        QVERIFY(!content("picture.svg").contains("under"));
    }

    void colourBarsLieWhereTheyArePut() {
        QVERIFY(run(QStringLiteral("imagesc([0 1]), colormap([1 0 0; 0 0 1])\n"
                                   "colorbar('Position', [0.5 0.4 0.1 0.2], 'Box', 'off')\n"
                                   "print(FILE, '-dpng', '-r96')")));
        const QImage image(path("picture.png"));
        const auto at = [&](double x, double y) {
            return image.pixelColor(static_cast<int>(x * image.width()),
                                    static_cast<int>((1 - y) * image.height()));
        };
        QVERIFY(near(at(0.53, 0.42), Qt::red)); // of the bar: the picture is blue there
        QVERIFY(near(at(0.53, 0.58), Qt::blue));
        QVERIFY(near(at(0.4, 0.58), Qt::red)); // of the picture, left of its middle
    }

    void layoutsLeaveRoomForWhatLiesAtTheirEdges() {
        QVERIFY(run(QStringLiteral(
            "tiledlayout(1,2), nexttile, plot(1:2), nexttile, plot(1:2), l = legend('shared');\n"
            "l.Layout.Tile = 'south'; c = colorbar; c.Layout.Tile = 'east';\n"
            "print(FILE, '-dpng', '-r96')")));
        const auto figure = m_session->snapshot()->figures->figures.front();
        const QSizeF size(figure.size[0], figure.size[1]);
        for (const AxesSnapshot& axes : figure.axes) {
            const PlotView view = figureView(figure, axes, size);
            QVERIFY(view.box.bottom() < size.height() - 60);
            QVERIFY(view.box.right() < size.width() - 90);
        }
        const PlotView second = figureView(figure, figure.axes[1], size);
        QVERIFY(second.colorbar.left() > second.box.right());
        QVERIFY(second.colorbar.right() < size.width());
    }

    void pagesOfPostScriptHoldPathsAndImages() {
        QVERIFY(run(QStringLiteral("figure('Position', [0 0 400 300]), imagesc([0 1; 1 0])\n"
                                   "hold on, plot([1 2], [1 2], 'r--'), print(FILE, '-depsc')")));
        const QByteArray page = content("picture.eps");
        QVERIFY(page.startsWith("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 300 225\n"));
        QVERIFY(page.contains("colorimage") && page.contains("setdash"));
        QVERIFY(page.contains("1 0 0 rgb"));
        QCOMPARE(page.count("gsave"), page.count("grestore"));
        QVERIFY(page.endsWith("showpage\n%%EOF\n"));
        QCOMPARE(postScriptFault(page), QString());
        // What the interpreter would not forgive.
        QByteArray broken = page;
        QVERIFY(!postScriptFault(broken.replace(" c\n", " 1 c\n")).isEmpty());
        broken = page;
        QVERIFY(!postScriptFault(broken.replace("grestore\nshowpage", "showpage")).isEmpty());
        QVERIFY(run(QStringLiteral("clf, polarplot(0:9, 0:9), title('(a) \\alpha_2 %'), "
                                   "legend('x'), print(FILE, '-depsc')\n"
                                   "clf, surf(peaks(9)), colorbar, print(FILE, '-depsc')")));
        QCOMPARE(postScriptFault(content("picture.eps")), QString());
    }

    void axesCrossWhereBothAreZero() {
        QVERIFY(run(QStringLiteral(
            "plot([-1 1], [5 5], 'w'), axis([-2 2 -2 2]), ax = gca; ax.Box = 'off';\n"
            "ax.XAxisLocation = 'origin'; ax.YAxisLocation = 'origin';\n"
            "ax.XColor = 'r'; ax.YColor = 'b'; ax.LineWidth = 2; print(FILE, '-dpng')")));
        const QImage image(path("picture.png"));
        QVERIFY(near(colorAt(image, 1.1, 0), Qt::red));
        QVERIFY(near(colorAt(image, 0, 1.1), Qt::blue));
        QVERIFY(near(colorAt(image, 1.1, -1.98), Qt::white));
    }

    void whatCannotBeWrittenIsAnError() {
        QVERIFY(!run(QStringLiteral("plot(1:3), saveas(gcf, '/nowhere/at/all.png')")));
        QVERIFY(m_error.contains(QStringLiteral("Cannot create output file")));
        QVERIFY(!run(QStringLiteral("plot(1:3), print(FILE, '-r1e4')")));
        QVERIFY(!run(QStringLiteral("figure('Position', [0 0 9000 9000]), print(FILE, '-r600')")));
        QVERIFY(m_error.contains(QStringLiteral("too large")));
    }
};

QTEST_APPLESS_MAIN(PictureTest)
#include "picture_test.moc"
