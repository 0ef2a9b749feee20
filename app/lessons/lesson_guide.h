// SPDX-License-Identifier: Apache-2.0
#pragma once
// The lessons that there are, and the page of one that is read: what to run, what to look at, what
// is asked and whether the answer was right. Interface thread.
#include "lessons/lesson_text.h"
#include "models/fact.h"

#include <functional>
#include <QObject>
#include <qqmlregistration.h>

namespace vitrine::app {

class LessonGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(QList<vitrine::app::Lesson> lessons READ lessons CONSTANT)
    /// The lesson that is read, or -1: the list of them is shown.
    Q_PROPERTY(int current READ current NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int page READ page NOTIFY changed)
    Q_PROPERTY(int pageCount READ pageCount NOTIFY changed)
    Q_PROPERTY(QString pageTitle READ pageTitle NOTIFY changed)
    /// Markdown.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// File name of the script that the page is about, or "".
    Q_PROPERTY(QString script READ script NOTIFY changed)
    /// What the page points to, or "".
    Q_PROPERTY(QString look READ look NOTIFY changed)
    /// The panel to outline, or "".
    Q_PROPERTY(QString outlined READ outlined NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QList<QString> choices READ choices NOTIFY changed)
    /// The choice that was made last, or -1.
    Q_PROPERTY(int chosen READ chosen NOTIFY answerChanged)
    Q_PROPERTY(bool right READ right NOTIFY answerChanged)
    /// What is said of the answer, or "".
    Q_PROPERTY(QString verdict READ verdict NOTIFY answerChanged)
    /// Lessons that could not be read, each with its reason; or "".
    Q_PROPERTY(QString problem READ problem CONSTANT)

public:
    /// A figure of the last run by its name (runFigures()); nothing before a run.
    using RunFigure = std::function<std::optional<double>(const QString&)>;

    /// folders: each holds folders of lessons; done: titles of those that were read to their end.
    LessonGuide(const QStringList& folders, RunFigure figure, QObject* parent = nullptr);

    /// Where lessons lie that come with the program, and where the user's own do.
    [[nodiscard]] static QStringList standardFolders();

    [[nodiscard]] const QList<Lesson>& lessons() const { return m_lessons; }
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QString pageTitle() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString script() const;
    [[nodiscard]] QString look() const;
    [[nodiscard]] QString outlined() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] bool right() const { return m_right; }
    [[nodiscard]] const QString& verdict() const { return m_verdict; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

    Q_INVOKABLE void open(int lesson);
    /// The list of lessons again.
    Q_INVOKABLE void close();
    /// The next page; after the last one the next lesson.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    Q_INVOKABLE void runScript();
    /// Brings what the page points to into view.
    Q_INVOKABLE void lookAgain();
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void answer(const QString& number);

    /// The panel that has a thing to look at.
    [[nodiscard]] static QString panelOf(const QString& thing);

Q_SIGNALS:
    void changed();
    void answerChanged();
    /// The page's script should stand in the editor; run: and be run.
    void scriptWanted(const QString& path, bool run);
    /// A panel, or a page of one (lookableThings()), should be seen.
    void lookWanted(const QString& thing);

private:
    void load(const QString& folder);
    void turnTo(int page);
    void say(bool right, const QString& text);
    [[nodiscard]] const LessonPage* shown() const;

    QList<Lesson> m_lessons;
    std::vector<LessonText> m_texts;
    RunFigure m_figure;
    int m_current = -1, m_page = 0, m_chosen = -1;
    bool m_right = false;
    QString m_verdict, m_problem;
};

} // namespace vitrine::app
