// SPDX-License-Identifier: Apache-2.0
// A lesson in the real window, from its first page to its last, and the answers of all lessons that
// are figures of a run.
#include "window_test.h"

#include <array>

using namespace vitrine;
using namespace vitrine::app;

class LessonTest : public WindowTest {
    Q_OBJECT

    LessonGuide& guide() { return *m_workbench->guide(); }
    bool drawn() {
        QSignalSpy frames(m_window.get(), &QQuickWindow::frameSwapped);
        m_window->update();
        return QTest::qWaitFor([&] { return frames.count() > 0; }, kWait);
    }
    /// Scrolls the page to an item and clicks it.
    bool press(const QString& name) {
        if (!QTest::qWaitFor([&] { return find(name) != nullptr; }, kWait)) return false;
        QQuickItem* page = find("lessonPage");
        QQuickItem* item = find(name);
        if (page->isAncestorOf(item)) {
            const qreal most = page->property("contentHeight").toReal() - page->height();
            const qreal y = page->property("contentY").toReal() + item->mapToItem(page, {}).y();
            page->setProperty("contentY", std::clamp(y - 40, 0.0, std::max(most, 0.0)));
        }
        if (!drawn()) return false;
        click(item);
        return true;
    }
    bool runByButton() {
        if (!settles()) return false;
        QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
        return press(QStringLiteral("lessonRun")) &&
               QTest::qWaitFor([&] { return ended.count() > 0; }, kRunTimeout) && settles();
    }

    /// Fewer elements and steps, which give the same figures of a run: tests/scripts runs the
    /// lessons as they are.
    struct Smaller {
        const char *as, *here;
        bool met = false;
    };
    std::array<Smaller, 8> m_smaller{{{"4194304", "65536"},
                                      {"rand(2000000, 1", "rand(50000, 1"},
                                      {"randn(1500000, 1", "randn(50000, 1"},
                                      {"rand(3000000, 1", "rand(50000, 1"},
                                      {"M = 1e6;", "M = 2e4;"},
                                      {"1000000, 4000000]", "300000, 400000]"},
                                      {"n = 768;", "n = 192;"},
                                      {"steps = 400;", "steps = 20;"}}};
    QString smaller(QString code) {
        for (Smaller& text : m_smaller) {
            text.met = text.met || code.contains(QLatin1String(text.as));
            code.replace(QLatin1String(text.as), QLatin1String(text.here));
        }
        return code;
    }

private Q_SLOTS:
    void init() {
        m_workbench->layout()->reset();
        m_workbench->layout()->setMode(WindowLayout::Write);
        guide().close();
        QVERIFY(drawn());
    }

    void theListOpensByItsButtonAndBeginsALesson() {
        click(find("lessonsButton"));
        QTRY_VERIFY_WITH_TIMEOUT(find("lessons") && find("lessonRow:3"), kWait);
        QVERIFY(drawn());
        click(find("lessonRow:3"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("lessonTitle"), guide().pageTitle(), kWait);
        QCOMPARE(guide().current(), 3);
        click(find("lessonList"));
        QTRY_VERIFY_WITH_TIMEOUT(find("lessonRow:3"), kWait);
        // By keys: the list, down, Return.
        QQuickItem* list = find("lessons");
        list->forceActiveFocus();
        QVERIFY(active());
        const int before = list->property("currentIndex").toInt();
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(guide().current(), before + 1, kWait);
    }

    void theFirstLessonFromItsFirstPageToItsLast() {
        guide().open(0);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("lessonPlace"), QStringLiteral("1 of 4"), kWait);
        QCOMPARE(m_workbench->editor()->current()->title(), QStringLiteral("first_fusion.m"));
        QVERIFY(m_workbench->editor()->current()->path().isEmpty()); // the lesson's file stays
        QVERIFY(runByButton());
        QVERIFY2(m_workbench->lastOutcome().ok, m_workbench->lastOutcome().errorText.c_str());

        // The page about the graph shows the graph and points to it.
        QVERIFY(press(QStringLiteral("lessonNext")));
        QTRY_COMPARE_WITH_TIMEOUT(textOf("lessonPlace"), QStringLiteral("2 of 4"), kWait);
        QCOMPARE(m_workbench->layout()->mode(), WindowLayout::Explain);
        QTRY_VERIFY_WITH_TIMEOUT(find("graph") && find("outline:graph"), kWait);
        QVERIFY(find("lessonText")); // the lesson came along
        const auto groups = m_workbench->graph()->groupCount();
        QVERIFY(groups > 0);
        QVERIFY(press(QStringLiteral("lessonAnswer")));
        type(QString::number(groups + 1) + QLatin1Char('\n'));
        QTRY_VERIFY_WITH_TIMEOUT(!textOf("lessonVerdict").isEmpty(), kWait);
        QVERIFY(!guide().right());
        QVERIFY(press(QStringLiteral("lessonAnswer")));
        QTest::keyClick(m_window.get(), Qt::Key_A, Qt::ControlModifier);
        type(QString::number(groups) + QLatin1Char('\n'));
        QTRY_VERIFY_WITH_TIMEOUT(guide().right(), kWait);
        QVERIFY(textOf("lessonVerdict").startsWith(QStringLiteral("Right.")));

        // Choices, of which the wrong one says so.
        QVERIFY(press(QStringLiteral("lessonNext")));
        QTRY_VERIFY_WITH_TIMEOUT(find("outline:why") && !find("outline:graph"), kWait);
        QVERIFY(textOf("lessonVerdict").isEmpty());
        QVERIFY(press(QStringLiteral("lessonChoice:0")));
        QTRY_VERIFY_WITH_TIMEOUT(!textOf("lessonVerdict").isEmpty(), kWait);
        QVERIFY(!guide().right());
        QVERIFY(press(QStringLiteral("lessonChoice:1")));
        QTRY_VERIFY_WITH_TIMEOUT(guide().right(), kWait);

        // The kernel's page is a page of the same panel.
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        QTRY_COMPARE_WITH_TIMEOUT(textOf("lessonPlace"), QStringLiteral("4 of 4"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(find("kernelSource"), kWait);
        QTRY_VERIFY_WITH_TIMEOUT(textOf("kernelSource").contains(QStringLiteral("sin")), kWait);
        QVERIFY(press(QStringLiteral("lessonChoice:0")));
        QTRY_VERIFY_WITH_TIMEOUT(guide().right(), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_F8, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(guide().page(), 2, kWait);
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        // On to the next lesson, whose script takes the place of this one.
        QVERIFY(press(QStringLiteral("lessonNext")));
        QTRY_COMPARE_WITH_TIMEOUT(guide().current(), 1, kWait);
        QCOMPARE(m_workbench->editor()->current()->title(), QStringLiteral("broadcasting.m"));
    }

    void everyLessonsFiguresOfTheRunAreThere() {
        for (int lesson = 0; lesson < guide().lessons().size(); ++lesson) {
            guide().open(lesson);
            for (int page = 0; page < guide().pageCount(); ++page) {
                if (page > 0) guide().next();
                QCOMPARE(guide().page(), page);
                if (!guide().script().isEmpty() && page == 0) {
                    QVERIFY(settles());
                    QTextDocument* text = m_workbench->editor()->current()->document();
                    text->setPlainText(smaller(text->toPlainText()));
                    QSignalSpy ended(m_workbench.get(), &Workbench::runEnded);
                    guide().runScript();
                    QTRY_VERIFY_WITH_TIMEOUT(ended.count() > 0, kRunTimeout);
                    QVERIFY(settles());
                    QVERIFY2(m_workbench->lastOutcome().ok, qPrintable(guide().title()));
                }
                if (guide().question().isEmpty() || !guide().choices().isEmpty()) continue;
                guide().answer(QStringLiteral("-1"));
                // Neither right nor without a run to take the figure from.
                QVERIFY2(guide().verdict().startsWith(QStringLiteral("It is not")),
                         qPrintable(guide().title() + guide().verdict()));
            }
        }
        for (const Smaller& text : m_smaller)
            QVERIFY2(text.met, text.as);
        QCOMPARE(validationMessages(), uint64_t(0));
    }
};

int main(int argc, char** argv) {
    return runWindowTest<LessonTest>(argc, argv);
}

#include "lesson_test.moc"
