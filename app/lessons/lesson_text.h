// SPDX-License-Identifier: Apache-2.0
#pragma once
// A lesson as its author wrote it: a folder with lesson.md and scripts. A page is a section of the
// second level; lines that begin with a word and a colon say what to run, what to look at and what
// is asked (resources/docs/lessons.md). Values; any thread.
#include <optional>
#include <QDir>
#include <QString>
#include <QStringList>
#include <vector>

namespace vitrine::app {

/// What a page asks: one of several choices, a number, or a figure of the last run.
struct LessonQuestion {
    QString text;
    QStringList choices; ///< empty: a number is typed
    int right = -1;      ///< which choice
    QString answer;      ///< a number, or the name of a figure of the run
    bool ofRun = false;  ///< the answer is that name
    QString because;     ///< said when the answer is right
};

struct LessonPage {
    QString title;
    QString text; ///< Markdown
    QString run;  ///< absolute path of the script, or ""
    QString look; ///< one of lookableThings(), or ""
    std::optional<LessonQuestion> question;
};

struct LessonText {
    QString title;
    std::vector<LessonPage> pages;
    QString problem; ///< why it is no lesson, with the line; "" when it is one
};

/// What a page may ask to look at: panels, and pages of panels.
[[nodiscard]] const QStringList& lookableThings();
/// Names that "Answer: {…}" may have.
[[nodiscard]] const QStringList& runFigures();
/// folder: where the scripts are.
[[nodiscard]] LessonText parseLesson(const QString& markdown, const QDir& folder);
/// Is a typed number the one that is meant? As exact as that is written: 0.25 takes 0.246 to 0.254.
[[nodiscard]] bool sameNumber(const QString& typed, const QString& meant);

} // namespace vitrine::app
