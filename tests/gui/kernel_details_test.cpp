// SPDX-License-Identifier: Apache-2.0
// The pictures of a kernel without a window: times in order and by length, its place below the roof
// of its own class, and what its cache key has that the last one had not.
#include "host_settings.h"
#include "kernels/kernel_details.h"
#include "kernels/roofline_item.h"

#include <algorithm>
#include <cmath>
#include <QTest>

using namespace vitrine;
using namespace vitrine::app;

namespace {

KernelRecord kernelOf(uint64_t hash, const char* title, std::vector<int64_t> times) {
    KernelRecord k;
    k.kernel = hash;
    k.title = title;
    k.provider = "GPU";
    k.line = 3;
    k.times = std::move(times);
    k.count = static_cast<uint32_t>(k.times.size());
    for (const int64_t ns : k.times)
        k.totalNs += ns;
    std::vector<int64_t> sorted = k.times;
    std::sort(sorted.begin(), sorted.end());
    k.medianNs = sorted[sorted.size() / 2];
    k.bytes = 1000;
    k.flops = 500;
    k.bandwidthCeiling = 100e9;
    k.arithmeticCeiling = 1000e9;
    k.percentOfCeiling = 40;
    k.cacheMisses = 1;
    return k;
}

} // namespace

class KernelDetailsTest : public QObject {
    Q_OBJECT

    Session m_session{hostSettings()};
    SourceNames m_names{m_session};
    SelectionModel m_selection{m_names};
    KernelDetails::Graph m_before;
    KernelDetails m_details{m_selection, [this] { return m_before; }};

    void show(std::vector<KernelRecord> kernels, const char* selected) {
        auto graph = std::make_shared<GraphSnapshot>();
        graph->kernels = std::move(kernels);
        m_selection.clear();
        m_selection.setGraph(graph);
        m_selection.selectKernel(QString::fromLatin1(selected));
        m_details.refresh();
    }

private Q_SLOTS:
    void init() { m_before.reset(); }

    void withoutAKernelThereIsNothing() {
        show({}, "");
        QVERIFY(!m_details.hasKernel());
        QVERIFY(m_details.times().isEmpty() && m_details.histogram().isEmpty());
        QVERIFY(m_details.cacheKey().isEmpty() && m_details.roofText().isEmpty());
    }

    void timesStandInOrderAndTheLongestFillsItsBar() {
        show({kernelOf(0xa, "sin", {1000, 4000, 2000})}, "a");
        QVERIFY(m_details.hasKernel());
        QCOMPARE(m_details.times(), (QList<double>{0.25, 1, 0.5}));
        QCOMPARE(m_details.timesText(), QStringLiteral("3 runs, the last one at the right"));
        std::vector<int64_t> many(1000, 10);
        many[700] = 1000; // an outlier is seen however many share a bar
        show({kernelOf(0xa, "sin", many)}, "a");
        QVERIFY(m_details.times().size() < 100);
        QCOMPARE(m_details.times().count(1.0), 1);
        QCOMPARE(m_details.times().first(), 0.25); // and leaves room for the others
    }

    void theHistogramCountsEveryRunOnce() {
        std::vector<int64_t> times;
        for (int i = 0; i < 90; ++i)
            times.push_back(1000 + i);
        for (int i = 0; i < 10; ++i)
            times.push_back(100000);
        show({kernelOf(0xa, "sin", times)}, "a");
        const QList<double> bars = m_details.histogram();
        QVERIFY(bars.size() > 4);
        QCOMPARE(bars.first(), 1.0);
        QVERIFY(std::abs(bars.last() - 10.0 / 90) < 0.12);
        QCOMPARE(m_details.histogramTexts().size(), bars.size());
        int sum = 0;
        for (const QString& text : m_details.histogramTexts())
            sum += text.section(u' ', 0, 0).toInt();
        QCOMPARE(sum, 100);
        show({kernelOf(0xa, "sin", {500, 500})}, "a"); // all alike
        QCOMPARE(m_details.histogram(), QList<double>{1.0});
    }

    void eachKernelStandsBelowTheRoofOfItsOwnClass() {
        KernelRecord single = kernelOf(0xb, "single", {2000});
        single.arithmeticCeiling = 2000e9;
        KernelRecord wide = kernelOf(0xc, "wide", {1000});
        wide.doublePrecision = true;
        wide.flops = 50'000'000;
        KernelRecord copy = kernelOf(0xd, "copy", {1000});
        copy.flops = 0;
        show({single, wide, copy}, "c");
        QCOMPARE(m_details.roofs().size(), 2U);
        QCOMPARE(m_details.points().size(), 2U);
        const RooflinePoint& point = m_details.points()[0];
        QCOMPARE(point.intensity, 0.5);
        QVERIFY(std::abs(point.rate / (500 / 2e-6) - 1) < 1e-9);
        QVERIFY(m_details.points()[1].selected && !point.selected);
        QVERIFY(m_details.points()[1].roof != point.roof);
        QVERIFY2(m_details.roofText().contains(QStringLiteral("doubles: arithmetic is its limit")),
                 qPrintable(m_details.roofText()));
        QVERIFY(m_details.roofRemark().startsWith(QStringLiteral("1 kernel without")));
        m_selection.selectKernel(QStringLiteral("b"));
        QVERIFY2(m_details.roofText().contains(QStringLiteral("memory is its limit, 100 GB/s")),
                 qPrintable(m_details.roofText()));
        m_selection.selectKernel(QStringLiteral("d"));
        QVERIFY(m_details.roofText().contains(QStringLiteral("nothing that counts")));
    }

    void theScaleHoldsRoofsAndPoints() {
        show({kernelOf(0xa, "sin", {1000})}, "a");
        const RooflineScale s = RooflineScale::of(m_details.roofs(), m_details.points());
        const QRectF plot(0, 0, 100, 100);
        for (const RooflinePoint& p : m_details.points())
            QVERIFY(plot.contains(s.place(plot, p.intensity, p.rate)));
        for (const Roof& r : m_details.roofs())
            QVERIFY(plot.contains(s.place(plot, r.rate / r.bandwidth, r.rate)));
        const RooflineScale none = RooflineScale::of({}, {});
        QVERIFY(none.right > none.left && none.top > none.bottom);
    }

    void aKeyThatIsAnotherSaysWhatDiffers() {
        KernelRecord now = kernelOf(0xa, "sin", {1000});
        now.source = "float a;\nx = 1; // line 4\ny = 2; // line 5\n";
        show({now}, "a");
        QCOMPARE(m_details.cacheKey(), QStringLiteral("000000000000000a"));
        QVERIFY(m_details.difference().contains(QStringLiteral("no run before")));
        auto before = std::make_shared<GraphSnapshot>();
        before->kernels = {now};
        m_before = before;
        m_details.refresh();
        QVERIFY(m_details.difference().contains(QStringLiteral("same key")));
        before->kernels[0].kernel = 0xe;
        before->kernels[0].source = "float a;\nx = 1; // line 3\ny = 2; // line 4\n";
        m_details.refresh();
        QVERIFY(m_details.difference().contains(QStringLiteral("only the numbers of the script")));
        before->kernels[0].source = "float a;\nx = 1; // line 3\ny = 7; // line 4\n";
        m_details.refresh();
        QVERIFY2(m_details.difference().endsWith(QStringLiteral("− y = 7;\n+ y = 2;")),
                 qPrintable(m_details.difference()));
        before->kernels[0].title = "cos";
        m_details.refresh();
        QVERIFY(m_details.difference().contains(QStringLiteral("no kernel of these operations")));
        // One of the same run, made earlier, comes before that of the run before.
        KernelRecord first = now;
        first.kernel = 0xf;
        first.source = "double a;\n";
        show({first, now}, "a");
        QVERIFY(m_details.difference().startsWith(
            QStringLiteral("Another key than an earlier kernel of this line")));
    }
};

QTEST_GUILESS_MAIN(KernelDetailsTest)
#include "kernel_details_test.moc"
