// SPDX-License-Identifier: Apache-2.0
// Lessons as their authors write them, the mistakes that they make, and the way through a lesson;
// without a window.
#include "lessons/lesson_guide.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine::app;

namespace {

const auto kLesson = QStringLiteral("# Sums\n"
                                    "\n"
                                    "## One\n"
                                    "Some *text*,\n"
                                    "in two lines.\n"
                                    "\n"
                                    "Run: sums.m\n"
                                    "Look at: kernels\n"
                                    "\n"
                                    "## Two\n"
                                    "Question: What is one\n"
                                    "and one?\n"
                                    "- [ ] Three\n"
                                    "- [x] Two\n"
                                    "Because: It is,\n"
                                    "always.\n"
                                    "\n"
                                    "## Three\n"
                                    "Question: How many?\n"
                                    "Answer: 0.25\n"
                                    "\n"
                                    "## Four\n"
                                    "Question: How many groups?\n"
                                    "Answer: {groups}\n");

} // namespace

class LessonModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString& lesson, const QString& text) {
        const QDir dir(m_folder.path());
        QVERIFY(dir.mkpath(lesson));
        for (const auto& [name, content] :
             {std::pair{QStringLiteral("lesson.md"), text},
              std::pair{QStringLiteral("sums.m"), QStringLiteral("s = 1 + 1;\n")}}) {
            QFile file(dir.filePath(lesson + QLatin1Char('/') + name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content.toUtf8());
        }
    }
    LessonText parsed(const QString& text) {
        write(QStringLiteral("parsed"), text);
        return parseLesson(text, QDir(m_folder.filePath(QStringLiteral("parsed"))));
    }
    QString problemOf(const QString& text) { return parsed(text).problem; }

private Q_SLOTS:
    void aLessonIsAFolderWithMarkdownAndScripts() {
        const LessonText lesson = parsed(kLesson);
        QCOMPARE(lesson.problem, QString());
        QCOMPARE(lesson.title, QStringLiteral("Sums"));
        QCOMPARE(lesson.pages.size(), std::size_t(4));
        QCOMPARE(lesson.pages[0].text, QStringLiteral("Some *text*,\nin two lines."));
        QVERIFY(lesson.pages[0].run.endsWith(QStringLiteral("/parsed/sums.m")));
        QCOMPARE(lesson.pages[0].look, QStringLiteral("kernels"));
        QVERIFY(!lesson.pages[0].question);
        QCOMPARE(lesson.pages[1].question->text, QStringLiteral("What is one and one?"));
        QCOMPARE(lesson.pages[1].question->choices, (QStringList{"Three", "Two"}));
        QCOMPARE(lesson.pages[1].question->right, 1);
        QCOMPARE(lesson.pages[1].question->because, QStringLiteral("It is, always."));
        QVERIFY(lesson.pages[3].question->ofRun);
    }

    void whatIsWrongIsNamedWithItsLine() {
        QVERIFY(problemOf(QStringLiteral("## Page\n")).contains(QStringLiteral("title")));
        QVERIFY(problemOf(QStringLiteral("# Title\ntext\n")).contains(QStringLiteral("page")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nRun: none.m\n"))
                    .startsWith(QStringLiteral("line 3: there is no script")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nLook at: the sky\n"))
                    .startsWith(QStringLiteral("line 3: “the sky” is nothing to look at")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nQuestion: Why?\n"))
                    .contains(QStringLiteral("has no answer")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nQuestion: Why?\n- [ ] a\n- [ ] b\n"))
                    .contains(QStringLiteral("has no answer")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nQuestion: Why?\n- [x] a\n- [x] b\n"))
                    .startsWith(QStringLiteral("line 5: two choices")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nAnswer: 4\n"))
                    .startsWith(QStringLiteral("line 3")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nQuestion: a\nAnswer: many\n"))
                    .contains(QStringLiteral("no number")));
        QVERIFY(problemOf(QStringLiteral("# T\n## P\nQuestion: a\nAnswer: {miracles}\n"))
                    .contains(QStringLiteral("no figure")));
        QVERIFY(problemOf(QStringLiteral("# T\nRun: sums.m\n## P\n"))
                    .contains(QStringLiteral("before the first page")));
        // What stands in a block of code is no word of ours.
        QCOMPARE(problemOf(QStringLiteral("# T\n## P\n```\nRun: none.m\n## x\n```\n")), QString());
    }

    void aBrokenLessonIsSetAsideAndTheOthersStay() {
        write(QStringLiteral("01-good"), kLesson);
        write(QStringLiteral("02-bad"), QStringLiteral("nothing\n"));
        QFile::remove(m_folder.filePath(QStringLiteral("parsed/lesson.md")));
        const LessonGuide guide({m_folder.path(), m_folder.filePath(QStringLiteral("gone"))}, {});
        QCOMPARE(guide.lessons().size(), 1);
        QVERIFY(guide.problem().contains(QStringLiteral("02-bad/lesson.md")));
    }

    void aLessonIsReadFromItsFirstPageToItsLast() {
        write(QStringLiteral("01-good"), kLesson);
        QFile::remove(m_folder.filePath(QStringLiteral("02-bad/lesson.md")));
        std::optional<double> groups;
        LessonGuide guide({m_folder.path()}, [&](const QString&) { return groups; });
        QSignalSpy scripts(&guide, &LessonGuide::scriptWanted);
        QSignalSpy looks(&guide, &LessonGuide::lookWanted);
        guide.open(0);
        QCOMPARE(guide.pageTitle(), QStringLiteral("One"));
        QCOMPARE(guide.script(), QStringLiteral("sums.m"));
        QCOMPARE(scripts.count(), 1);
        QCOMPARE(scripts[0][1].toBool(), false); // stands there; is not run
        QCOMPARE(looks.count(), 1);
        QCOMPARE(guide.outlined(), QStringLiteral("tables"));
        guide.runScript();
        QCOMPARE(scripts[1][1].toBool(), true);

        guide.next();
        guide.choose(0);
        QVERIFY(!guide.right() && !guide.verdict().isEmpty());
        guide.choose(1);
        QVERIFY(guide.right());
        QCOMPARE(guide.verdict(), QStringLiteral("Right. It is, always."));

        guide.next();
        QVERIFY(guide.verdict().isEmpty() && guide.chosen() == -1);
        guide.answer(QStringLiteral("a quarter"));
        QVERIFY(!guide.right() && guide.verdict().contains(QStringLiteral("no number")));
        guide.answer(QStringLiteral("0.26"));
        QVERIFY(!guide.right());
        guide.answer(QStringLiteral(" 0.2451 "));
        QVERIFY(guide.right());

        guide.next();
        guide.answer(QStringLiteral("3"));
        QVERIFY(!guide.right() && guide.verdict().contains(QStringLiteral("Run the script")));
        groups = 3;
        guide.answer(QStringLiteral("2"));
        QVERIFY(!guide.right());
        guide.answer(QStringLiteral("3"));
        QVERIFY(guide.right());

        guide.previous();
        QCOMPARE(guide.page(), 2);
        guide.next();
        guide.next(); // after the last page of the last lesson: the list
        QCOMPARE(guide.current(), -1);
        QCOMPARE(guide.pageCount(), 0);
    }

    void everyLessonOfTheProgramIsWhole() {
        const LessonGuide guide({QStringLiteral(VITRINE_LESSONS)}, {});
        QCOMPARE(guide.problem(), QString());
        QVERIFY(guide.lessons().size() >= 12);
        for (const Lesson& lesson : guide.lessons()) {
            QFile file(lesson.path + QStringLiteral("/lesson.md"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const LessonText text =
                parseLesson(QString::fromUtf8(file.readAll()), QDir(lesson.path));
            const auto count = [&](auto&& has) {
                return std::count_if(text.pages.begin(), text.pages.end(), has);
            };
            QVERIFY2(text.pages.size() >= 3, qPrintable(lesson.title));
            QVERIFY2(count([](const LessonPage& p) { return !p.run.isEmpty(); }) >= 1,
                     qPrintable(lesson.title));
            QVERIFY2(count([](const LessonPage& p) { return !p.look.isEmpty(); }) >= 2,
                     qPrintable(lesson.title));
            QVERIFY2(count([](const LessonPage& p) { return p.question.has_value(); }) >= 2,
                     qPrintable(lesson.title));
            for (const LessonPage& page : text.pages) {
                QVERIFY2(!page.text.isEmpty(), qPrintable(lesson.title + page.title));
                if (page.question)
                    QVERIFY2(!page.question->because.isEmpty(), qPrintable(page.title));
            }
        }
    }
};

QTEST_GUILESS_MAIN(LessonModelTest)

#include "lesson_model_test.moc"
