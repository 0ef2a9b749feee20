// SPDX-License-Identifier: Apache-2.0
#include "lessons/lesson_guide.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace vitrine::app {
namespace {

const auto kFile = QStringLiteral("lesson.md");

/// "**Right.** It is one kernel." reads better than a sentence alone.
QString withReason(const QString& word, const QString& reason) {
    return reason.isEmpty() ? word : word + QLatin1Char(' ') + reason;
}

} // namespace

LessonGuide::LessonGuide(const QStringList& folders, RunFigure figure, QObject* parent)
    : QObject(parent), m_figure(std::move(figure)) {
    for (const QString& folder : folders) {
        const QDir all(folder);
        for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            load(all.filePath(name));
    }
}

QStringList LessonGuide::standardFolders() {
    QStringList folders;
    // Beside the program where it is installed, two folders up in a build.
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* place : {"../resources/lessons", "../../resources/lessons"}) {
        if (!QFileInfo(program.filePath(QString::fromLatin1(place))).isDir()) continue;
        folders << QDir::cleanPath(program.filePath(QString::fromLatin1(place)));
        break;
    }
    return folders << QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                          QStringLiteral("/lessons");
}

/// What cannot be read is set aside and named; the others are there all the same.
void LessonGuide::load(const QString& folder) {
    QFile file(QDir(folder).filePath(kFile));
    if (!file.exists()) return;
    LessonText text;
    if (file.open(QIODevice::ReadOnly))
        text = parseLesson(QString::fromUtf8(file.readAll()), QDir(folder));
    else
        text.problem = file.errorString();
    if (!text.problem.isEmpty()) {
        if (!m_problem.isEmpty()) m_problem += QLatin1Char('\n');
        m_problem += tr("The lesson %1 was left out. %2")
                         .arg(QDir(folder).dirName() + QLatin1Char('/') + kFile, text.problem);
        return;
    }
    m_lessons << Lesson{text.title, QDir(folder).canonicalPath()};
    m_texts.push_back(std::move(text));
}

const LessonPage* LessonGuide::shown() const {
    return m_current < 0 ? nullptr
                         : &m_texts[static_cast<std::size_t>(m_current)]
                                .pages[static_cast<std::size_t>(m_page)];
}

QString LessonGuide::title() const {
    return m_current < 0 ? QString() : m_lessons[m_current].title;
}

int LessonGuide::pageCount() const {
    return m_current < 0
               ? 0
               : static_cast<int>(m_texts[static_cast<std::size_t>(m_current)].pages.size());
}

QString LessonGuide::pageTitle() const {
    return shown() ? shown()->title : QString();
}

QString LessonGuide::text() const {
    return shown() ? shown()->text : QString();
}

QString LessonGuide::script() const {
    return shown() ? QFileInfo(shown()->run).fileName() : QString();
}

QString LessonGuide::look() const {
    return shown() ? shown()->look : QString();
}

QString LessonGuide::outlined() const {
    return panelOf(look());
}

QString LessonGuide::panelOf(const QString& thing) {
    if (thing == QLatin1String("command window")) return QStringLiteral("console");
    if (thing == QLatin1String("kernel") || thing == QLatin1String("timings"))
        return QStringLiteral("why");
    for (const char* page : {"findings", "residency", "kernels", "timeline", "runs", "problems"}) {
        if (thing == QLatin1String(page)) return QStringLiteral("tables");
    }
    return thing;
}

QString LessonGuide::question() const {
    return shown() && shown()->question ? shown()->question->text : QString();
}

QStringList LessonGuide::choices() const {
    return shown() && shown()->question ? shown()->question->choices : QStringList();
}

void LessonGuide::open(int lesson) {
    if (lesson < 0 || lesson >= static_cast<int>(m_lessons.size())) return;
    m_current = lesson;
    turnTo(0);
}

void LessonGuide::close() {
    if (m_current < 0) return;
    m_current = -1;
    m_page = 0;
    say(false, {});
    Q_EMIT changed();
}

void LessonGuide::next() {
    if (m_current < 0) return open(0);
    if (m_page + 1 < pageCount()) return turnTo(m_page + 1);
    if (m_current + 1 < static_cast<int>(m_lessons.size())) return open(m_current + 1);
    close();
}

void LessonGuide::previous() {
    if (m_page > 0) turnTo(m_page - 1);
}

void LessonGuide::turnTo(int page) {
    m_page = page;
    m_chosen = -1;
    say(false, {});
    Q_EMIT changed();
    if (!shown()->run.isEmpty()) Q_EMIT scriptWanted(shown()->run, false);
    lookAgain();
}

void LessonGuide::runScript() {
    if (shown() && !shown()->run.isEmpty()) Q_EMIT scriptWanted(shown()->run, true);
}

void LessonGuide::lookAgain() {
    if (!look().isEmpty()) Q_EMIT lookWanted(look());
}

void LessonGuide::choose(int choice) {
    if (!shown() || !shown()->question) return;
    const LessonQuestion& asked = *shown()->question;
    if (choice < 0 || choice >= static_cast<int>(asked.choices.size())) return;
    m_chosen = choice;
    if (choice == asked.right)
        say(true, withReason(tr("Right."), asked.because));
    else
        say(false, tr("Not that one. Look again."));
}

void LessonGuide::answer(const QString& number) {
    if (!shown() || !shown()->question || number.trimmed().isEmpty()) return;
    const LessonQuestion& asked = *shown()->question;
    QString meant = asked.answer;
    if (asked.ofRun) {
        const std::optional<double> figure = m_figure ? m_figure(asked.answer) : std::nullopt;
        if (!figure)
            return say(false, tr("Run the script first: the answer is a figure of its run."));
        meant = QString::number(*figure, 'g', 15);
    }
    bool isNumber = false;
    static_cast<void>(number.trimmed().toDouble(&isNumber));
    if (!isNumber) return say(false, tr("“%1” is no number.").arg(number.trimmed()));
    if (sameNumber(number, meant))
        say(true, withReason(tr("Right."), asked.because));
    else
        say(false, tr("It is not %1. Look again.").arg(number.trimmed()));
}

void LessonGuide::say(bool right, const QString& text) {
    m_right = right;
    m_verdict = text;
    Q_EMIT answerChanged();
}

} // namespace vitrine::app

#include "moc_lesson_guide.cpp"
