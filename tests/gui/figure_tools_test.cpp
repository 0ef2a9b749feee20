// SPDX-License-Identifier: Apache-2.0
// What the mouse and keys do to figures: data tips on every kind, colour ranges, linked axes.
#include "figures/figure_item.h"
#include "window_test.h"

#include <cmath>
#include <set>

using namespace vitrine;
using namespace vitrine::app;

class FigureToolsTest : public WindowTest {
    Q_OBJECT

    FigureItem* figure() { return qobject_cast<FigureItem*>(find("figure")); }
    bool draw(const char* code) {
        if (!settles()) return false;
        QSignalSpy changed(m_workbench->figures(), &FiguresModel::changed);
        bool ok = false;
        m_engine->call([&](Session& session) {
            const RunOutcome outcome =
                session.runText(std::string("close all, figure\n") + code, "command");
            ok = outcome.ok;
            if (!ok) qWarning("%s", outcome.errorText.c_str());
        });
        return ok && QTest::qWaitFor([&] { return changed.count() > 0; }, kWait) && settles() &&
               QTest::qWaitFor([&] { return figure() && !figure()->views().empty(); }, kWait);
    }
    void clickAt(QPointF pixel) {
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {},
                          figure()->mapToScene(pixel).toPoint());
    }
    /// Clicks a place of the data; the tip that is then there.
    std::optional<DataTip> tipOf(double x, double y, double z = 0, std::size_t axes = 0) {
        const std::size_t before = figure()->tips().size();
        clickAt(figure()->views().at(axes).toPixel(x, y, z));
        if (!QTest::qWaitFor([&] { return figure()->tips().size() > before; }, kWait)) return {};
        return figure()->tips().back();
    }
    /// The colour of a place of the data becomes that.
    bool shows(double x, double y, const QColor& color) {
        return QTest::qWaitFor(
            [&] {
                if (!figure() || figure()->views().empty()) return false;
                const QPointF at = figure()->mapToScene(figure()->views().front().toPixel(x, y));
                const QColor now = m_window->grabWindow().pixelColor(at.toPoint());
                return std::abs(now.red() - color.red()) < 40 &&
                       std::abs(now.green() - color.green()) < 40 &&
                       std::abs(now.blue() - color.blue()) < 40;
            },
            kWait);
    }
    /// The figure as the window shows it.
    QImage pictureOf(const QByteArray& code) {
        if (!draw(code.constData())) return {};
        const QRectF place = figure()->mapRectToScene(figure()->boundingRect());
        return m_window->grabWindow().copy(place.toAlignedRect());
    }
    /// Drags from one place of the data to another.
    void frame(double x0, double y0, double x1, double y1, Qt::KeyboardModifiers with = {}) {
        const PlotView& view = figure()->views().front();
        const QPoint from = figure()->mapToScene(view.toPixel(x0, y0)).toPoint();
        const QPoint to = figure()->mapToScene(view.toPixel(x1, y1)).toPoint();
        QTest::mousePress(m_window.get(), Qt::LeftButton, with, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(m_window.get(), from + (to - from) * i / 5);
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, with, to);
    }
    std::size_t contentCount() {
        std::size_t count = 0;
        for (const AxesSnapshot& axes : figure()->figure()->axes)
            count += axes.lines.size() + axes.images.size() + axes.fills.size() +
                     axes.contours.size() + axes.space.surfaces.size();
        return count;
    }
    void key(Qt::Key which) { QTest::keyClick(m_window.get(), which); }

private Q_SLOTS:
    /// Other panels would only cost frames.
    void initTestCase() {
        WindowTest::initTestCase();
        for (const PanelFact& panel : m_workbench->layout()->panels()) {
            if (panel.name != u"console" && panel.name != u"figures")
                m_workbench->layout()->hide(panel.name);
        }
        m_window->resize(860, 640);
        QVERIFY(settles());
    }

    void tipsAreOnEveryKind_data() {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("z");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* code, double x, double y, double z,
                            const char* text) {
            QTest::newRow(name) << QByteArray(code) << x << y << z << QString::fromUtf8(text);
        };
        row("plot", "plot([1 2 4],[5 6 8.25])", 4, 8.25, 0, "[3]\nX  4\nY  8.25");
        row("named", "plot(5:8,'DisplayName','speed')", 2, 6, 0, "speed  [2]\nX  2\nY  6");
        row("scatter", "scatter([1 2 3],[3 1 2],[40 50 60],[7 8 9],'filled')", 2, 1, 0,
            "[2]\nX  2\nY  1\nColor  8\nSize  50");
        row("stem", "stem([0.5 0.25 0.75])", 2, 0.25, 0, "[2]\nX  2\nY  0.25");
        row("stairs", "stairs([3 1 2])", 2, 1, 0, "[2]\nX  2\nY  1");
        row("errorbar", "errorbar([1 2 3],[4 5 6],[0.5 0.25 0.5])", 2, 5, 0,
            "[2]\nX  2\nY  5\nFrom  4.75\nTo  5.25");
        row("bar", "bar([3 5 2])", 2, 2.5, 0, "[2]\nX  2\nY  5");
        row("barh", "barh([3 5 2])", 2.5, 2, 0, "[2]\nX  2\nY  5");
        row("stacked", "bar([1 2; 3 4],'stacked')", 2, 5, 0, "[2]\nX  2\nY  4\nUp to  7");
        row("histogram", "histogram([1 1 1 2 3 3],0.5:3.5)", 1, 1.5, 0, "[1]\nX  1\nY  3");
        row("area", "area([2 4 3])", 2, 4, 0, "[2]\nX  2\nY  4");
        row("patch", "patch([0 1 1 0],[0 0 2 2],'r')", 1, 2, 0, "[3]\nX  1\nY  2");
        row("image", "imagesc([1 2; 3 4.5])", 2, 2, 0, "[2, 2]\nX  2\nY  2\nValue  4.5");
        row("true colour", "image(cat(3,[0.25 1],[0.5 1],[0.75 1]))", 1, 1, 0,
            "[1, 1]\nX  1\nY  1\nR  0.25\nG  0.5\nB  0.75");
        row("semilogy", "semilogy([1 100 10])", 2, 100, 0, "[2]\nX  2\nY  100");
        row("single", "plot(single([1 2 3]),single([0.1 0.2 0.3]))", 2, 0.2f, 0,
            "[2]\nX  2\nY  0.2");
        row("plot3", "plot3([1 2 3],[4 5 6],[7 8 9])", 2, 5, 8, "[2]\nX  2\nY  5\nZ  8");
        row("scatter3", "scatter3([1 2 3],[4 6 5],[7 9 8])", 2, 6, 9, "[2]\nX  2\nY  6\nZ  9");
        row("surf", "surf(1:3,1:4,(1:4)'*(1:3))", 3, 4, 12, "[4, 3]\nX  3\nY  4\nZ  12");
        row("mesh", "[x,y]=meshgrid(1:3,1:4);mesh(x,y,x+y)", 3, 4, 7, "[4, 3]\nX  3\nY  4\nZ  7");
        row("contour", "contour([0 0 0;0 2 0;0 0 0],[1 1])", 2, 1.5, 0, "");
        row("quiver", "quiver(1,1,2,2,0),axis([0 4 0 4])", 1, 1, 0, "");
    }
    void tipsAreOnEveryKind() {
        QFETCH(QByteArray, code);
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, z);
        QFETCH(QString, text);
        QVERIFY(draw(code.constData()));
        const auto tip = tipOf(x, y, z);
        QVERIFY(tip.has_value());
        if (!text.isEmpty()) QCOMPARE(tip->text, text);
        // It points where the element is drawn, and the read-out says it, too.
        const PlotView& view = figure()->views().front();
        const QPointF at = tipPixel(*tip, view);
        const QPointF wanted = view.toPixel(x, y, z);
        // A bar's tip is at its end; lines that a chart makes have points of their own.
        const double away = std::min(std::abs(at.x() - wanted.x()), std::abs(at.y() - wanted.y()));
        QVERIFY2(away < (text.isEmpty() ? 90 : 2),
                 qPrintable(QStringLiteral("%1, %2").arg(at.x()).arg(at.y())));
        QVERIFY(textOf("readout").contains(tip->text.section('\n', 1, 1)));
        // A click on it takes it away.
        clickAt(at);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->tips().size(), std::size_t{0}, kWait);
    }

    void dataOnTheDeviceAreReadByElement() {
        QVERIFY(draw("y = gpuArray.zeros(1000000,1) + 0.125; y(500000) = 7; plot(y)"));
        const uint64_t before = downloadedBytes();
        QVERIFY(focus(find("figure")));
        const auto tip = tipOf(500000, 7);
        QVERIFY(tip.has_value());
        QCOMPARE(tip->text, QStringLiteral("[500000]\nX  500000\nY  7"));
        // What lies within the pointer's reach, not all of it.
        QVERIFY2(downloadedBytes() - before < 8 * 200000,
                 qPrintable(QString::number(downloadedBytes() - before)));
    }

    void whatIsOnTheDeviceIsDrawnFromThere_data() {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const char* code) {
            QTest::newRow(name) << QByteArray(code);
        };
        row("plot", "plot(x,v)");
        row("plot of indices", "plot(v)");
        row("semilogy", "semilogy(x,v+1)");
        row("stairs", "stairs(x,v)");
        row("stem", "stem(x,v)");
        row("scatter", "scatter(x,v)");
        row("scatter in colours", "scatter(x,v,20,v)");
        row("errorbar", "errorbar(x,v,v)");
        row("bar", "bar(v)");
        row("barh", "barh(v)");
        row("area", "area(v)");
        row("fill", "fill(x,v,'r')");
        row("plot3", "plot3(x,v,v)");
        row("scatter3", "scatter3(x,v,v)");
        row("stem3", "stem3(x,v,v)");
        row("imagesc", "imagesc(z)");
        row("image", "image(z)");
        row("pcolor", "pcolor(z)");
        row("surf", "surf(z)");
        row("mesh", "mesh(z)");
        row("surf, lit", "surf(z),shading interp,camlight,lighting gouraud");
        row("waterfall", "waterfall(z)");
        row("contour", "contour(z)");
        row("contourf", "contourf(z)");
        row("contour3", "contour3(z)");
        row("contour of places", "contour(1:128,x(1:128),z,5)");
        row("contour with numbers", "contour(z,4,'ShowText','on')");
        row("contourf with numbers", "contourf(z,3),clabel([],findobj(gca,'Type','contour'))");
        row("bubbles", "bubblechart(x,v,v)");
        row("image of opacity", "imagesc(z,'AlphaData',z/3)");
        row("surface of opacity", "surf(z,'AlphaData',z,'FaceAlpha','flat')");
        row("surface with marks", "surf(z,'Marker','.')");
        row("polar line", "polarplot(x,v)");
        row("surfc", "surfc(z)");
        row("quiver3", "quiver3(x,v,v,v,v,v)");
        row("logarithmic axes and two sides",
            "subplot(1,3,1),semilogx(x,v),subplot(1,3,2),loglog(x,v,'o'),"
            "subplot(1,3,3),yyaxis left,plot(x,v),yyaxis right,plot(x,-v)");
        row("bars and areas of several",
            "subplot(1,3,1),bar([v v],'stacked'),subplot(1,3,2),bar([v v]),"
            "subplot(1,3,3),area([v v])");
        row("meshes and their kin",
            "tiledlayout(2,2),nexttile,meshc(z),nexttile,meshz(z),nexttile,ribbon(z),"
            "nexttile,surfl(z)");
        row("heatmap", "heatmap(z(1:9,1:9))");
        row("slices", "imagesc(reshape(v,64,64,4))");
        row("complex image", "imagesc(complex(z,z'))");
        row("histogram", "histogram(v)");
        row("histogram in steps", "histogram(v,'DisplayStyle','stairs')");
        row("histogram2", "histogram2(x,v,'DisplayStyle','tile')");
        row("quiver", "quiver(x,v,v,v)");
        row("patch", "patch('XData',x,'YData',v,'FaceColor','r')");
    }
    /// Limits are some bytes; an array is 131,072.
    void whatIsOnTheDeviceIsDrawnFromThere() {
        QFETCH(QByteArray, code);
        QVERIFY(settles());
        m_engine->call([](Session& session) {
            (void)session.runText("clear, close all, n = 16384; x = gpuArray((1:n)'); "
                                  "v = sin(x/1000)+1.5; z = reshape(v,128,128); wait(gpuDevice)",
                                  "command");
        });
        const uint64_t before = downloadedBytes();
        QVERIFY(draw(code.constData()));
        const uint64_t moved = downloadedBytes() - before;
        constexpr uint64_t kLimits = 4096;
        QVERIFY2(moved < kLimits, qPrintable(QString::number(moved)));
    }

    /// The field is x itself, whose lines are where the numbers say.
    void numbersOfContoursLieOnLinesThatOnlyTheDeviceKnows() {
        QVERIFY(settles());
        QVERIFY(draw("z = gpuArray.zeros(128) + (1:128); wait(gpuDevice), "
                     "contour(z,[20 60 100],'ShowText','on')"));
        AxesSnapshot axes;
        m_engine->call([&](Session& session) {
            axes = session.snapshot()->figures->figures.front().axes.front();
        });
        QCOMPARE(axes.contours.size(), std::size_t(1));
        std::set<std::string> levels;
        for (const TextSnapshot& text : axes.texts) {
            levels.insert(text.text);
            QVERIFY(std::abs(text.x - std::stod(text.text)) < 1e-9);
            QCOMPARE(std::abs(text.rotation), 90.0f);
        }
        QCOMPARE(levels, (std::set<std::string>{"20", "60", "100"}));
        for (const ContourSnapshot::Level& level : axes.contours.front().lines)
            QVERIFY(!level.gaps.empty());
    }

    void contoursAreTheSameFromWhereverTheHeightsAre_data() {
        QTest::addColumn<QByteArray>("code");
        for (const char* code :
             {"contour(z)", "contourf(z)", "contourf(z,[-2 0 1 3])", "contour3(z)",
              "contourf(xg,yg,z,8)", "contourf(1:24,(1:30).^2,z)", "contour(z),view(30,40)",
              "contour(z,6),set(gca,'XScale','log')", "contour(int8(z),3)"})
            QTest::newRow(code) << QByteArray(code);
    }
    /// Lines that the host traces, and those that shaders find cell by cell.
    void contoursAreTheSameFromWhereverTheHeightsAre() {
        QFETCH(QByteArray, code);
        const QByteArray data = "z = peaks(30); z = z(:,1:24); z(4:6,10:12) = NaN; z(20,5) = Inf; "
                                "z(1:2:8,1:2:8) = 2; [xg,yg] = meshgrid((1:24)/3,1:30); "
                                "xg = xg + sin(yg/5);";
        const QImage here = pictureOf(data + code);
        const QImage there = pictureOf(data + "z = gpuArray(z);" + code);
        QVERIFY(!here.isNull());
        QCOMPARE(here.size(), there.size());
        int different = 0, drawn = 0;
        const QRgb ground = m_workbench->theme().color("plot").rgb();
        for (int y = 0; y < here.height(); ++y) {
            for (int x = 0; x < here.width(); ++x) {
                const QColor a = here.pixelColor(x, y), b = there.pixelColor(x, y);
                drawn += a.rgb() != ground;
                different += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                                 std::abs(a.blue() - b.blue()) >
                             90;
            }
        }
        QVERIFY(drawn > 1000);
        QVERIFY2(different < drawn / 100,
                 qPrintable(QStringLiteral("%1 of %2").arg(different).arg(drawn)));
    }

    /// What fills them must not depend on where the corners are.
    void polygonsInDeviceMemoryAreFilledWhereTheyAre() {
        QVERIFY(draw("x = gpuArray([0 3 3 2 2 1 1 0]); y = gpuArray([0 0 3 3 1 1 3 3]);"
                     "fill(x,y,'r','EdgeColor','none'), axis([-1 4 -1 4]), hold on,"
                     "patch(gpuArray([0 1;1 2;1 2;0 1]),gpuArray([3.2 3.2;3.2 3.2;3.8 3.8;3.8 3.8])"
                     ",'b','EdgeColor','none')"));
        QVERIFY(shows(0.5, 2, Qt::red));
        QVERIFY(shows(2.5, 2, Qt::red));
        QVERIFY(shows(1.5, 0.5, Qt::red));
        QVERIFY(shows(1.5, 2, m_workbench->theme().color("plot")));
        QVERIFY(shows(3.5, 1, m_workbench->theme().color("plot")));
        QVERIFY(shows(0.5, 3.5, Qt::blue));
        QVERIFY(shows(1.5, 3.5, Qt::blue));
        // Two polygons over each other are both there.
        QVERIFY(draw("k = gpuArray((0:5)'); x = cos(k*pi/3); y = sin(k*pi/3);"
                     "fill([x x+0.5],[y y],'g','EdgeColor','none'), axis([-2 2 -2 2])"));
        QVERIFY(shows(0.25, 0, QColor(0, 255, 0)));
        QVERIFY(shows(-0.8, 0, QColor(0, 255, 0)));
        QVERIFY(shows(1.3, 0, QColor(0, 255, 0)));
        // A polygon that has a corner without a place is not filled.
        QVERIFY(draw("fill(gpuArray([0 1 2 NaN 1 0]),gpuArray([0 0 1 2 2 1]),'r','EdgeColor',"
                     "'none'), axis([-1 3 -1 3])"));
        QVERIFY(shows(0.7, 0.7, m_workbench->theme().color("plot")));
    }

    void framedPointsBecomeAVariable() {
        QVERIFY(draw("clear brushed, x = gpuArray(1:10); plot(x,x.^2), hold on,"
                     "scatter([4 8],[20 90]), axis([0 11 0 110])"));
        QVERIFY(find("brush"));
        click(find("brush"));
        QTRY_VERIFY_WITH_TIMEOUT(figure()->property("brushMode").toBool(), kWait);
        frame(2.5, 5, 5.5, 28);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->brushedCount(), 4, kWait);
        QCOMPARE(textOf("brushedCount"), QStringLiteral("4 points"));
        // With Shift those of another frame come to them.
        frame(7.5, 60, 8.5, 100, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->brushedCount(), 6, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(find("brushToVariable"), kWait);
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        click(find("brushToVariable"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kWait);
        QVERIFY(settles());
        bool same = false;
        m_engine->call([&](Session& session) {
            same = session
                       .runText("assert(isequal(sortrows(brushed),"
                                "[3 9; 4 16; 4 20; 5 25; 8 64; 8 90]))",
                                "command")
                       .ok;
        });
        QVERIFY(same);
        // The statement can be called again: it stands in the command window.
        QVERIFY(m_workbench->console()->older(QString()).startsWith(
            QStringLiteral("brushed = brushpoints(1, 1, [")));
        QVERIFY(focus(find("figure")));
        key(Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->brushedCount(), 0, kWait);
        click(find("brush"));
    }

    void slicesAreChosen() {
        QVERIFY(draw("z = cat(3,[1 1;1 1],[2 2;2 2],[3 4;5 6],[7 7;7 7]); imagesc(gpuArray(z)),"
                     "colormap([1 0 0;0 1 0;0 0 1]), clim([1 4])"));
        QTRY_COMPARE_WITH_TIMEOUT(figure()->sliceCount(), 4, kWait);
        QVERIFY(shows(1, 1, Qt::red));
        QTRY_VERIFY_WITH_TIMEOUT(find("imageSlice"), kWait);
        figure()->setSlice(3);
        QVERIFY(shows(1, 1, Qt::blue));
        const auto tip = tipOf(2, 1);
        QVERIFY(tip.has_value());
        QCOMPARE(tip->text, QStringLiteral("[1, 2]\nX  2\nY  1\nValue  4"));
        figure()->removeTips();
    }

    void partsOfComplexNumbersAreChosen() {
        QVERIFY(draw("w = [3+4i, 1; 0-1i, -2]; imagesc(w), colormap([1 0 0;0 1 0;0 0 1]),"
                     "clim([-2 4])"));
        QTRY_VERIFY_WITH_TIMEOUT(figure()->complexImage(), kWait);
        QVERIFY(shows(1, 1, Qt::blue));          // 5
        QVERIFY(shows(2, 2, QColor(0, 0, 255))); // 2
        click(find("imagePart0"));
        QVERIFY(shows(2, 2, Qt::red)); // -2
        click(find("imagePart1"));
        QVERIFY(shows(2, 2, QColor(0, 255, 0))); // 0
        click(find("imagePart3"));
        QVERIFY(shows(2, 2, Qt::blue)); // pi
        const auto tip = tipOf(1, 2);
        QVERIFY(tip.has_value());
        QCOMPARE(tip->text, QStringLiteral("[2, 1]\nX  1\nY  2\nValue  0 - 1i"));
        figure()->removeTips();
    }

    void aFigureWithoutItsOnlyPlotIsDrawn() {
        for (const char* code : {"h = plot(1:5);", "h = surf(peaks(10));", "h = imagesc(peaks(9));",
                                 "h = bar(1:4);", "[~,h] = contourf(gpuArray(peaks(12)));",
                                 "h = plot([]);", "h = scatter([],[]);", "h = plot3([],[],[]);"}) {
            QVERIFY(draw(code));
            QTest::qWait(0);
            const int before = figure()->drawnTimes();
            m_engine->call(
                [](Session& session) { (void)session.runText("delete(h), drawnow", "command"); });
            QVERIFY(settles());
            QTRY_VERIFY_WITH_TIMEOUT(figure()->figure() && contentCount() == 0, kWait);
            (void)m_window->grabWindow();
            QVERIFY(figure()->drawnTimes() >= before);
        }
    }

    void arrowsMoveTheTipAndKeysRemoveIt() {
        QVERIFY(draw("plot([1 2 3 4],[4 3 2 1])"));
        QVERIFY(tipOf(2, 3));
        QTRY_VERIFY_WITH_TIMEOUT(figure()->hasActiveFocus(), kWait);
        key(Qt::Key_Right);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->tips().back().index, int64_t{2}, kWait);
        key(Qt::Key_Left);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->tips().back().index, int64_t{1}, kWait);
        QVERIFY(tipOf(4, 1));
        QCOMPARE(figure()->tips().size(), std::size_t{2});
        QVERIFY(find("removeTips"));
        key(Qt::Key_Delete);
        QCOMPARE(figure()->tips().size(), std::size_t{1});
        key(Qt::Key_Escape);
        QCOMPARE(figure()->tips().size(), std::size_t{0});
        QTRY_VERIFY_WITH_TIMEOUT(!find("removeTips"), kWait);
        key(Qt::Key_T);
        QTRY_COMPARE_WITH_TIMEOUT(figure()->tips().size(), std::size_t{1}, kWait);
    }

    void aPinnedTipFollowsItsData() {
        QVERIFY(draw("h = plot([1 2 3],[4 5 6]);"));
        QVERIFY(tipOf(2, 5));
        m_engine->call([](Session& session) {
            (void)session.runText("h.YData = [4 5.5 6]; drawnow", "command");
        });
        QTRY_COMPARE_WITH_TIMEOUT(figure()->tips().at(0).text, QStringLiteral("[2]\nX  2\nY  5.5"),
                                  kWait);
        m_engine->call(
            [](Session& session) { (void)session.runText("delete(h), drawnow", "command"); });
        QTRY_COMPARE_WITH_TIMEOUT(figure()->tips().size(), std::size_t{0}, kWait);
    }

    void linkedAxesZoomTogether() {
        QVERIFY(draw("a = subplot(2,1,1); plot(0:10), b = subplot(2,1,2); plot(0:20)\n"
                     "linkaxes({a,b},'x')"));
        QTRY_COMPARE_WITH_TIMEOUT(figure()->views().size(), std::size_t{2}, kWait);
        QCOMPARE(figure()->views()[0].x.high, figure()->views()[1].x.high);
        const double high = figure()->views()[1].y.high;
        figure()->zoomBy(0.5);
        QVERIFY(figure()->views()[0].x.size() < 0.6 * 20);
        QCOMPARE(figure()->views()[0].x.high, figure()->views()[1].x.high);
        QCOMPARE(figure()->views()[0].x.low, figure()->views()[1].x.low);
        QCOMPARE(figure()->views()[1].y.high, high);
    }

    void arrowKeysMoveTheView() {
        QVERIFY(draw("plot(0:10)"));
        QVERIFY(focus(find("figure")));
        figure()->removeTips();
        figure()->restore();
        const double low = figure()->views()[0].x.low;
        key(Qt::Key_Right);
        QVERIFY(figure()->views()[0].x.low > low);
        key(Qt::Key_Home);
        QCOMPARE(figure()->views()[0].x.low, low);
        QVERIFY(draw("surf(peaks(20))"));
        figure()->setFocus(true);
        const double azimuth = figure()->views()[0].space.azimuth;
        figure()->forceActiveFocus();
        key(Qt::Key_Left);
        QVERIFY(figure()->views()[0].space.azimuth != azimuth);
    }

    void theColorRangeIsDragged() {
        QVERIFY(draw("imagesc([0 1 2; 3 4 NaN; 5 Inf 10]), colorbar"));
        const QRectF bar = figure()->views()[0].colorbar;
        QVERIFY(!bar.isEmpty());
        clickAt(bar.center());
        QTRY_VERIFY_WITH_TIMEOUT(find("rangeLowField"), kWait);
        ColorRange* range = figure()->colorRange();
        QTRY_COMPARE_WITH_TIMEOUT(range->bins().size(), qsizetype{64}, kWait);
        QCOMPARE(range->least(), 0.0);
        QCOMPARE(range->most(), 10.0);
        QCOMPARE(textOf("rangeRemark"), QStringLiteral("1 NaN, 1 infinite"));
        QVERIFY(range->bins().first() > 0 && range->bins().last() > 0);
        QVERIFY(range->bins().at(60) == 0);
        // The handle of the upper end goes to the middle.
        QQuickItem* high = find("rangeHigh");
        const QPoint from = high->mapToScene(QPointF(high->width() / 2, 40)).toPoint();
        const int width = static_cast<int>(high->parentItem()->width());
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(m_window.get(), from - QPoint(width * i / 20, 0));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, from - QPoint(width / 2, 0));
        QTRY_VERIFY_WITH_TIMEOUT(std::abs(range->high() - 5) < 0.3, kWait);
        QVERIFY(std::abs(figure()->figure()->axes[0].climits.high - range->high()) < 1e-9);
        // The script's own range comes back.
        click(find("resetRange"));
        QCOMPARE(range->high(), 10.0);
        QCOMPARE(figure()->figure()->axes[0].climits.high, 10.0);
        click(find("closeRange"));
        QTRY_VERIFY_WITH_TIMEOUT(!find("rangeLowField"), kWait);
    }

    void toolsAndNamesAreThoseThatTheScriptWants() {
        const auto offered = [&] {
            const QQuickItem* tool = find("boxZoom");
            return tool && tool->isVisible();
        };
        QVERIFY(runPrompt(QStringLiteral("close all, figure('Name', 'mine'), plot(1:3)")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->figures()->titles(),
                                  QStringList{QStringLiteral("Figure 1: mine")}, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(offered(), kWait);
        QVERIFY(runPrompt(QStringLiteral("set(gcf, 'NumberTitle', 'off', 'ToolBar', 'none')")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->figures()->titles(),
                                  QStringList{QStringLiteral("mine")}, kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!offered(), kWait);
        QVERIFY(runPrompt(QStringLiteral("set(gcf, 'ToolBar', 'auto')")));
        QTRY_VERIFY_WITH_TIMEOUT(offered(), kWait);
        QVERIFY(runPrompt(QStringLiteral("ax = gca; ax.Toolbar.Visible = 'off';")));
        QTRY_VERIFY_WITH_TIMEOUT(!offered(), kWait);
        QVERIFY(runPrompt(QStringLiteral("close all")));
    }

    void theDriverHasNoComplaints() { QCOMPARE(validationMessages(), uint64_t(0)); }
};

int main(int argc, char** argv) {
    return runWindowTest<FigureToolsTest>(argc, argv);
}
#include "figure_tools_test.moc"
