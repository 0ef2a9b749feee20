// SPDX-License-Identifier: Apache-2.0
// Kernels and residency in the window: pictures of a kernel's times, its source beside its
// assembly, and arrays moved between CPU and GPU by hand.
#include "window_test.h"

#include "kernels/roofline_item.h"

using namespace vitrine;
using namespace vitrine::app;

class KernelsTest : public WindowTest {
    Q_OBJECT

    bool openTab(const char* title) {
        QQuickItem* tab = find(QStringLiteral("tab:") + QString::fromLatin1(title));
        if (tab) click(tab);
        return tab != nullptr;
    }
    QString residency(const char* variable, const char* column) {
        ResidencyModel& rows = *m_workbench->residency();
        for (int row = 0; row < rows.count(); ++row) {
            if (rows.cell(row, QStringLiteral("variable")) == QLatin1String(variable))
                return rows.cell(row, QString::fromLatin1(column)).toString();
        }
        return {};
    }

private Q_SLOTS:
    void theSelectedKernelHasItsPictures() {
        QVERIFY(typeInNewText(QStringLiteral("x = rand(100000, 1);\n"
                                             "y = sin(x) * 2;\n"
                                             "s = sum(y);\n"
                                             "fprintf('%d', s > 0)\n")));
        QVERIFY(runByKey(Qt::Key_F5));
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());
        QVERIFY(openTab("Timings"));
        m_workbench->selection()->selectKernel(m_workbench->kernels()->keyOf(0));
        KernelDetails& details = *m_workbench->kernelDetails();
        QVERIFY(details.hasKernel());
        QTRY_VERIFY_WITH_TIMEOUT(find("kernelTimes") && find("kernelHistogram"), kWait);
        QCOMPARE(find("kernelTimes")->childItems().size() > details.times().size() - 1, true);
        QVERIFY(!textOf("roofText").isEmpty());
        QVERIFY(textOf("keyDifference").contains(QStringLiteral("no run before")));
        QVERIFY(runByKey(Qt::Key_F5));
        m_workbench->selection()->selectKernel(m_workbench->kernels()->keyOf(0));
        QTRY_VERIFY_WITH_TIMEOUT(textOf("keyDifference").contains(QStringLiteral("same key")),
                                 kWait);
    }

    void eachPassOfAKernelLeadsToItsLine() {
        const KernelsModel& kernels = *m_workbench->kernels();
        QVERIFY(kernels.count() > 1); // parts of the sum, and the sum of these
        for (int row = 0; row < kernels.count(); ++row) {
            m_workbench->selection()->clear();
            m_workbench->selection()->selectKernel(kernels.keyOf(row));
            QCOMPARE(m_workbench->selection()->kernel(), kernels.keyOf(row));
            QVERIFY(m_workbench->selection()->group() != 0);
            QVERIFY(m_workbench->selection()->line() >= 1 && m_workbench->selection()->line() <= 4);
            QCOMPARE(kernels.cell(row, QStringLiteral("line")).toInt(),
                     m_workbench->selection()->line());
        }
    }

    void aPointOfTheRooflineSelectsItsKernel() {
        auto* plot = qobject_cast<RooflineItem*>(find("roofline"));
        QVERIFY(plot);
        const std::vector<RooflinePoint>& points = m_workbench->kernelDetails()->points();
        QVERIFY(!points.empty());
        m_workbench->selection()->clear();
        const QString key = points[0].key;
        m_workbench->selection()->selectKernel(key); // the page is there with a kernel only
        QTRY_VERIFY_WITH_TIMEOUT(find("roofline"), kWait);
        const QPointF at = plot->pointOf(key);
        QVERIFY(at.x() > 0 && at.x() < plot->width() && at.y() > 0 && at.y() < plot->height());
        click(plot, at);
        QCOMPARE(m_workbench->selection()->kernel(), key);
    }

    void sourceAndAssemblyStandBesideEachOther() {
        QVERIFY(openTab("Kernel"));
        QTRY_VERIFY_WITH_TIMEOUT(find("kernelBeside"), kWait);
        click(find("kernelBeside"));
        QTRY_VERIFY_WITH_TIMEOUT(find("kernelText:GLSL") && find("kernelText:SPIR-V"), kWait);
        QVERIFY(textOf("kernelText:GLSL").contains(QStringLiteral("void main()")));
        QVERIFY(textOf("kernelText:SPIR-V").contains(QStringLiteral("OpCapability")));
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!find("kernelText:GLSL"), kWait);
    }

    void arraysAreGatheredAndEvictedByHand() {
        QVERIFY(openTab("Residency"));
        QTRY_VERIFY_WITH_TIMEOUT(find("gather") && find("evict"), kWait);
        QVERIFY(m_workbench->residency()->watched());
        m_workbench->selection()->clear();
        QVERIFY(!find("gather")->isEnabled() && !find("evict")->isEnabled());
        QCOMPARE(residency("x", "state"), QStringLiteral("device"));
        m_workbench->selection()->selectBuffer(residency("x", "buffer"));
        QVERIFY(find("gather")->isEnabled() && find("evict")->isEnabled());
        click(find("gather"));
        QTRY_COMPARE_WITH_TIMEOUT(residency("x", "state"), QStringLiteral("host+device"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!find("gather")->isEnabled() && find("evict")->isEnabled(), kWait);
        QCOMPARE(residency("x", "downloads"), QStringLiteral("1"));
        click(find("evict"));
        QTRY_COMPARE_WITH_TIMEOUT(residency("x", "state"), QString(), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(!find("evict")->isEnabled(), kWait);
        QVERIFY(runPrompt(QStringLiteral("z = sum(x + 1);"))); // needs it again
        QVERIFY(m_workbench->lastOutcome().ok);
    }

    void agesGoOnWhileNothingRuns() {
        const QString before = residency("y", "age");
        QVERIFY(!before.isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(residency("y", "age") != before, kWait);
        QVERIFY(openTab("Kernels"));
        QVERIFY(!m_workbench->residency()->watched());
        QCOMPARE(validationMessages(), 0U);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<KernelsTest>(argc, argv);
}
#include "kernels_test.moc"
