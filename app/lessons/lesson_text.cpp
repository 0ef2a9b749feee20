// SPDX-License-Identifier: Apache-2.0
#include "lessons/lesson_text.h"

#include <cmath>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace vitrine::app {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Lesson", text);
}

/// Reads line by line; the first problem ends it.
class Parser {
public:
    explicit Parser(const QDir& folder) : m_folder(folder) {}

    LessonText parse(const QString& markdown) {
        const QStringList lines = markdown.split(QLatin1Char('\n'));
        for (const QString& line : lines) {
            ++m_line;
            takeLine(line);
        }
        endPage();
        if (m_lesson.title.isEmpty()) fail(tr("it has no title (# …)"), 1);
        if (m_lesson.pages.empty()) fail(tr("it has no page (## …)"), 1);
        return m_lesson;
    }

private:
    void fail(const QString& what, int line) {
        if (m_lesson.problem.isEmpty()) m_lesson.problem = tr("line %1: %2").arg(line).arg(what);
    }
    [[nodiscard]] LessonPage* page() {
        return m_lesson.pages.empty() ? nullptr : &m_lesson.pages.back();
    }

    void takeLine(const QString& line) {
        static const QRegularExpression kWord(
            QStringLiteral("^(Run|Look at|Question|Answer|Because):\\s*(.*)$"));
        static const QRegularExpression kChoice(QStringLiteral("^- \\[([ x])\\] (.*)$"));
        if (line.startsWith(QLatin1String("```"))) m_code = !m_code;
        if (m_code) return addText(line);
        if (line.startsWith(QLatin1String("# "))) {
            if (m_lesson.title.isEmpty()) m_lesson.title = line.mid(2).trimmed();
            return;
        }
        if (line.startsWith(QLatin1String("## "))) {
            endPage();
            m_lesson.pages.push_back({});
            m_lesson.pages.back().title = line.mid(3).trimmed();
            m_pageLine = m_line;
            m_last = nullptr;
            return;
        }
        if (const auto word = kWord.match(line); word.hasMatch())
            return takeWord(word.captured(1), word.captured(2).trimmed());
        if (const auto choice = kChoice.match(line); choice.hasMatch() && question())
            return takeChoice(choice.captured(1) == QLatin1String("x"), choice.captured(2));
        // A sentence goes on in the next line.
        if (m_last && !line.trimmed().isEmpty()) {
            *m_last += QLatin1Char(' ') + line.trimmed();
            return;
        }
        m_last = nullptr;
        addText(line);
    }

    [[nodiscard]] LessonQuestion* question() {
        return page() && page()->question ? &*page()->question : nullptr;
    }

    void addText(const QString& line) {
        if (page()) page()->text += line + QLatin1Char('\n');
    }

    void takeWord(const QString& word, const QString& value) {
        m_last = nullptr;
        if (!page()) return fail(tr("“%1:” stands before the first page").arg(word), m_line);
        if (word == QLatin1String("Run")) return takeScript(value);
        if (word == QLatin1String("Look at")) {
            if (!lookableThings().contains(value))
                fail(tr("“%1” is nothing to look at; there are: %2")
                         .arg(value, lookableThings().join(QStringLiteral(", "))),
                     m_line);
            page()->look = value;
            return;
        }
        if (word == QLatin1String("Question")) {
            if (question()) return fail(tr("a page has one question"), m_line);
            page()->question.emplace();
            page()->question->text = value;
            m_last = &page()->question->text;
            return;
        }
        if (!question()) return fail(tr("“%1:” needs a question above it").arg(word), m_line);
        if (word == QLatin1String("Answer")) return takeAnswer(value);
        question()->because = value;
        m_last = &question()->because;
    }

    void takeScript(const QString& name) {
        const QFileInfo file(m_folder.filePath(name));
        if (name.isEmpty() || !file.isFile())
            return fail(tr("there is no script “%1” beside it").arg(name), m_line);
        page()->run = file.canonicalFilePath();
    }

    void takeChoice(bool right, const QString& text) {
        LessonQuestion& asked = *question();
        m_last = nullptr;
        if (right && asked.right >= 0) return fail(tr("two choices are right"), m_line);
        if (right) asked.right = static_cast<int>(asked.choices.size());
        asked.choices << text;
    }

    void takeAnswer(const QString& value) {
        LessonQuestion& asked = *question();
        asked.ofRun = value.startsWith(QLatin1Char('{')) && value.endsWith(QLatin1Char('}'));
        asked.answer = asked.ofRun ? value.mid(1, value.size() - 2) : value;
        bool number = false;
        static_cast<void>(value.toDouble(&number));
        if (asked.ofRun && !runFigures().contains(asked.answer))
            fail(tr("a run has no figure “%1”; it has: %2")
                     .arg(asked.answer, runFigures().join(QStringLiteral(", "))),
                 m_line);
        else if (!asked.ofRun && !number)
            fail(tr("“%1” is no number").arg(value), m_line);
    }

    void endPage() {
        if (!page()) return;
        page()->text = page()->text.trimmed();
        const LessonQuestion* asked = question();
        if (!asked) return;
        const bool chosen = asked->choices.size() > 1 && asked->right >= 0;
        if (!chosen && asked->answer.isEmpty())
            fail(tr("the question of the page “%1” has no answer").arg(page()->title), m_pageLine);
    }

    const QDir& m_folder;
    LessonText m_lesson;
    QString* m_last = nullptr; ///< what a line without a word goes on with
    int m_line = 0, m_pageLine = 0;
    bool m_code = false;
};

} // namespace

const QStringList& lookableThings() {
    static const QStringList kThings{
        QStringLiteral("editor"),    QStringLiteral("command window"), QStringLiteral("figures"),
        QStringLiteral("workspace"), QStringLiteral("graph"),          QStringLiteral("why"),
        QStringLiteral("kernel"),    QStringLiteral("timings"),        QStringLiteral("findings"),
        QStringLiteral("residency"), QStringLiteral("kernels"),        QStringLiteral("timeline")};
    return kThings;
}

const QStringList& runFigures() {
    static const QStringList kFigures{
        QStringLiteral("operations"),        QStringLiteral("groups"),
        QStringLiteral("groups on the GPU"), QStringLiteral("groups on the CPU"),
        QStringLiteral("iterations"),        QStringLiteral("lines")};
    return kFigures;
}

LessonText parseLesson(const QString& markdown, const QDir& folder) {
    return Parser(folder).parse(markdown);
}

bool sameNumber(const QString& typed, const QString& meant) {
    bool isNumber = false;
    const double given = QString(typed).trimmed().toDouble(&isNumber);
    const double wanted = meant.toDouble();
    if (!isNumber || !std::isfinite(given)) return false;
    const auto point = meant.indexOf(QLatin1Char('.'));
    if (point < 0) return given == wanted;
    const double unit = std::pow(10.0, -static_cast<double>(meant.size() - point - 1));
    return std::abs(given - wanted) <= unit * 0.5;
}

} // namespace vitrine::app
