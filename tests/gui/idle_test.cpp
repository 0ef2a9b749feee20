// SPDX-License-Identifier: Apache-2.0
// A window that nobody touches does nothing, and long texts and long outputs cost what is seen of
// them. Work is counted, not timed.
#include "window_test.h"

#include "editor/code_highlighter.h"
#include "editor/code_layout.h"
#include "figures/figure_item.h"

#include <malloc.h>
#include <QStyleHints>
#include <QTextBlock>

using namespace vitrine;
using namespace vitrine::app;

class IdleTest : public WindowTest {
    Q_OBJECT

    /// Until so many frames were shown.
    bool framesPass(int count) {
        QSignalSpy shown(m_window.get(), &QQuickWindow::frameSwapped);
        return QTest::qWaitFor(
            [&] {
                m_window->update();
                return shown.count() >= count;
            },
            kWait);
    }
    /// The window has nothing left to draw: no frame comes within several blinks of a caret.
    bool isStill() {
        constexpr int kTries = 20, kBlinks = 3;
        const int blink = std::max(m_flashTime, 500);
        for (int i = 0; i < kTries; ++i) {
            QSignalSpy shown(m_window.get(), &QQuickWindow::frameSwapped);
            // Either a frame comes, or the time passes without one.
            if (!shown.wait(kBlinks * blink)) return true;
        }
        return false;
    }
    int m_flashTime = QGuiApplication::styleHints()->cursorFlashTime();

private Q_SLOTS:
    void nothingIsDrawnWhenNothingChanges() {
        QVERIFY(openNewText());
        QVERIFY(runPrompt(QStringLiteral("x = linspace(0,1,20000); plot(x, sin(50*x)), figure, "
                                         "imagesc(rand(100))")));
        QTRY_VERIFY_WITH_TIMEOUT(find("figure"), kWait);
        QVERIFY(framesPass(2));
        // The caret blinks at first; what it costs is not the figure.
        auto* figure = qobject_cast<FigureItem*>(find("figure"));
        QVERIFY(figure);
        const int drawn = figure->drawnTimes();
        QVERIFY(drawn > 0);
        QVERIFY(framesPass(20));
        QCOMPARE(figure->drawnTimes(), drawn);
        m_scene->caretRest().setAfter(0);
        QTRY_VERIFY_WITH_TIMEOUT(m_scene->caretRest().resting(), kWait);
        QVERIFY(isStill());
        QCOMPARE(figure->drawnTimes(), drawn);
        m_scene->caretRest().setAfter(CaretRest::kAfter);
    }

    void framesAndDrawingsKeepNoMemory() {
        // What a frame keeps does not depend on its size, as its work does.
        m_workbench->layout()->enlarge(QStringLiteral("figures"));
        m_window->resize(480, 320);
        QTRY_VERIFY_WITH_TIMEOUT(find("figure") && find("figure")->width() <= 480, kWait);
        auto* figure = qobject_cast<FigureItem*>(find("figure"));
        QVERIFY(figure);
        const auto redraw = [&](int times) {
            for (int i = 0; i < times; ++i) {
                figure->update();
                if (!framesPass(1)) return false;
            }
            return true;
        };
        // What each frame keeps grows in every round. What is made once (a glyph's page, a cache
        // that another thread fills) is of one round, whichever that is.
        constexpr int kRounds = 4, kFrames = 50;
        auto least = std::numeric_limits<int64_t>::max();
        for (int round = 0; round < kRounds; ++round) {
            const auto before = static_cast<int64_t>(mallinfo2().uordblks);
            QVERIFY(redraw(kFrames));
            least = std::min(least, static_cast<int64_t>(mallinfo2().uordblks) - before);
        }
        QVERIFY2(least < 1 << 16, qPrintable(QStringLiteral("%1 more bytes").arg(least)));
        m_workbench->layout()->restore();
        m_window->resize(1600, 1000);
        QTRY_VERIFY_WITH_TIMEOUT(find("prompt"), kWait);
        QVERIFY(framesPass(3));
    }

    void closedFiguresAreNotHeld() {
        QVERIFY(runPrompt(QStringLiteral("close all")));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->figures()->count(), 0, kWait);
        QVERIFY(m_workbench->figures()->frame()->buffers.empty());
    }

    void aLongTextOpensAndTakesKeysWithWorkForWhatIsSeen() {
        QString text;
        for (int i = 1; i <= 5000; ++i)
            text += QStringLiteral("x%1 = sin(%1) + 'text'; %% line %1\n").arg(i);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("long_text.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        const EditorDocument* document = m_workbench->editor()->current();
        const CodeHighlighter* colours = document->highlighter();
        QTRY_VERIFY_WITH_TIMEOUT(document->checked(), kWait);
        QCOMPARE(document->text(), text);
        // Every block once, from one reading of the text.
        QVERIFY2(colours->blocksColoured() <= 5200,
                 qPrintable(QString::number(colours->blocksColoured())));
        QVERIFY2(colours->readings() <= 2, qPrintable(QString::number(colours->readings())));
        QVERIFY(focus(find("editor")));
        // Lines are laid out when they are seen.
        const auto* layout =
            qobject_cast<const CodeLayout*>(document->document()->documentLayout());
        QVERIFY(layout);
        const int64_t lines = layout->linesLaidOut();
        QVERIFY2(lines > 0 && lines <= 300, qPrintable(QString::number(lines)));
        const int64_t blocks = colours->blocksColoured(), readings = colours->readings();
        const int64_t linesRead = document->names().linesRead();
        const int before = static_cast<int>(document->text().size());
        type(QStringLiteral("abc"));
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(document->text().size()), before + 3, kWait);
        QVERIFY2(colours->blocksColoured() - blocks <= 9,
                 qPrintable(QString::number(colours->blocksColoured() - blocks)));
        QCOMPARE(colours->readings(), readings);
        QVERIFY2(layout->linesLaidOut() - lines <= 12,
                 qPrintable(QString::number(layout->linesLaidOut() - lines)));
        QVERIFY2(document->names().linesRead() - linesRead <= 9,
                 qPrintable(QString::number(document->names().linesRead() - linesRead)));
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(document->document()->blockCount(), 5002, kWait);
        QCOMPARE(colours->readings(), readings);
        // Far down it is the same.
        QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ControlModifier);
        const int64_t atEnd = colours->blocksColoured();
        type(QStringLiteral("y"));
        QVERIFY(colours->blocksColoured() - atEnd <= 3);
        QTest::keyClick(m_window.get(), Qt::Key_Backspace);
        // The list of completions knows each name of the text, and no more than there are.
        const int64_t read = document->names().linesRead();
        type(QStringLiteral("x499"));
        const Completer& words = *m_workbench->completer();
        QTRY_COMPARE_WITH_TIMEOUT(words.count(), 10, kWait); // x4990 … x4999
        QCOMPARE(words.nameAt(0), QStringLiteral("x4990"));
        QVERIFY(document->names().linesRead() - read <= 12);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        // What a line means for later ones is found soon after, beside the interface.
        const QTextBlock last = document->document()->findBlockByNumber(4000);
        QVERIFY(!colours->isProse(last, last.position()));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        type(QStringLiteral("%{\n"));
        QTRY_VERIFY_WITH_TIMEOUT(
            colours->isProse(document->document()->findBlockByNumber(4000),
                             document->document()->findBlockByNumber(4000).position()),
            kWait);
        QCOMPARE(colours->readings(), readings);
    }

    void anOpenedCommentColoursWhatFollows() {
        QVERIFY(typeInNewText(QStringLiteral("a = 1;\nb = 2;\nc = 3;\n")));
        const EditorDocument* document = m_workbench->editor()->current();
        const auto isProse = [&](int line) {
            const QTextBlock block = document->document()->findBlockByNumber(line - 1);
            return document->highlighter()->isProse(block, block.position());
        };
        QTRY_VERIFY_WITH_TIMEOUT(!isProse(2) && !isProse(3), kWait);
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        type(QStringLiteral("%{\n"));
        QTRY_VERIFY_WITH_TIMEOUT(isProse(3) && isProse(4), kWait);
        type(QStringLiteral("%}\n"));
        QTRY_VERIFY_WITH_TIMEOUT(!isProse(3) && !isProse(5), kWait);
    }

    void theViewIsAtTheEndAfterAMillionLines() {
        QVERIFY(runPrompt(QStringLiteral("fprintf('line %d\\n',1:1000000)")));
        QVERIFY(m_workbench->lastOutcome().ok);
        QVERIFY(m_workbench->console()->allText().endsWith(QStringLiteral("line 1000000\n")));
        QQuickItem* list = find("console");
        QTRY_VERIFY2_WITH_TIMEOUT(lastLineIsShown(list), qPrintable(seen(list)), kWait);
        QVERIFY(runPrompt(QStringLiteral("disp('one more')")));
        QTRY_VERIFY2_WITH_TIMEOUT(lastLineIsShown(list), qPrintable(seen(list)), kWait);
    }
    QString seen(QQuickItem* list) {
        auto* content = list->property("contentItem").value<QQuickItem*>();
        QStringList out;
        for (QQuickItem* line : content->childItems()) {
            const QRectF at = line->mapRectToItem(list, line->boundingRect());
            if (line->isVisible() && at.bottom() > 0 && at.top() < list->height())
                out << line->property("lineText").toString() + QString::number(at.bottom());
        }
        return out.join('|') + QStringLiteral(" of ") + QString::number(list->height()) +
               list->property("follow").toString();
    }
    bool lastLineIsShown(QQuickItem* list) {
        QStringList all = m_workbench->console()->allText().split(QLatin1Char('\n'));
        all.removeLast(); // behind the last newline
        auto* content = list->property("contentItem").value<QQuickItem*>();
        for (QQuickItem* line : content->childItems()) {
            if (!line->isVisible() || line->property("lineText").toString() != all.last()) continue;
            const QRectF at = line->mapRectToItem(list, line->boundingRect());
            if (at.top() >= 0 && at.bottom() <= list->height() + 1) return true;
        }
        return false;
    }

    void theCurrentTabIsSeenAmongMany() {
        for (int i = 0; i < 14; ++i)
            QVERIFY(openNewText());
        QQuickItem* tabs = find("tabs");
        const auto currentSeen = [&] {
            auto* tab = tabs->property("currentItem").value<QQuickItem*>();
            if (!tab) return false;
            const QRectF at = tab->mapRectToItem(tabs, tab->boundingRect());
            return at.left() >= -1 && at.right() <= tabs->width() + 1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(currentSeen(), kWait);
        m_workbench->editor()->setCurrentIndex(0);
        QTRY_VERIFY_WITH_TIMEOUT(currentSeen(), kWait);
    }
};

int main(int argc, char** argv) {
    return runWindowTest<IdleTest>(argc, argv);
}

#include "idle_test.moc"
