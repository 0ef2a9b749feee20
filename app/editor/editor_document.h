// SPDX-License-Identifier: Apache-2.0
#pragma once
// One open text: its file, its QTextDocument (owned by the QML text area), its problems, and the
// editing helpers that need a cursor. Interface thread; checking runs on a pool thread.
#include "editor/line_breakpoints.h"
#include "editor/line_pins.h"
#include "editor/rest_timer.h"
#include "editor/text_file.h"
#include "editor/text_folds.h"
#include "editor/text_names.h"
#include "session/text_services.h"

#include <QObject>
#include <QPointer>
#include <qqmlregistration.h>
#include <QQuickTextDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>
#include <QVariant>

namespace vitrine::app {

class CodeHighlighter;
class Theme;

/// What the line where code stands still is: the one that runs next, one that has called it, or
/// where an error happened.
enum class StoppedLine : uint8_t { Next, Caller, Error };

class EditorDocument : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(QString title READ title NOTIFY pathChanged)
    Q_PROPERTY(QString path READ path NOTIFY pathChanged)
    /// The name that the engine knows the text by: its path, or its title.
    Q_PROPERTY(QString source READ source NOTIFY pathChanged)
    Q_PROPERTY(bool modified READ modified NOTIFY modifiedChanged)
    /// Another program has written the file since, and this text has changes of its own.
    Q_PROPERTY(bool outdated READ outdated NOTIFY outdatedChanged)
    Q_PROPERTY(int lineCount READ lineCount NOTIFY lineCountChanged)
    Q_PROPERTY(int problemCount READ problemCount NOTIFY problemsChanged)
    Q_PROPERTY(vitrine::app::TextFolds* folds READ folds CONSTANT)
    /// Where the caret stands, or will when the text is shown first.
    Q_PROPERTY(int caret READ caret WRITE setCaret NOTIFY caretChanged)

public:
    /// modified: the text differs from the file's, as a restored one does.
    EditorDocument(QString title, QString path, QString text, bool modified, const Theme& theme,
                   QObject* parent);

    /// Called once by the text area that shows this document.
    Q_INVOKABLE void attach(QQuickTextDocument* document);
    [[nodiscard]] QTextDocument* document() const { return m_document; }

    [[nodiscard]] const CodeHighlighter* highlighter() const;

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString source() const { return m_path.isEmpty() ? m_title : m_path; }
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QString text() const;
    /// Saves to the path, or to another one; an empty result means success.
    [[nodiscard]] QString save(const QString& path);
    /// How the text stands in its file, after it was read from there.
    void setFile(const TextFile& file) { m_file = file; }
    /// Looks whether another program has written the file. A text without changes takes what stands
    /// there now: true. One with changes is outdated until the user says which of both holds.
    bool lookAtFile();
    [[nodiscard]] bool outdated() const { return m_outdated; }
    /// The file's text instead of this one, as one step that can be undone; "" or why not.
    Q_INVOKABLE QString readAgain();
    /// This text goes over what the file has when it is saved.
    Q_INVOKABLE void keepText();

    [[nodiscard]] int caret() const { return m_caret; }
    void setCaret(int position);
    /// What a script's own code may use without defining it.
    void setWorkspaceNames(const QSet<QString>& names);

    /// Where the last run failed and what it said; line 0: it did not, or the text has changed.
    void setFailure(int line, const QString& message);
    [[nodiscard]] int failedLine() const { return m_failedLine; }

    /// Where code of this text stands still; 0: nowhere.
    void setStopped(int line, StoppedLine kind);
    [[nodiscard]] StoppedLine stoppedKind() const { return m_stoppedKind; }
    [[nodiscard]] int stoppedLine() const { return m_stoppedLine; }

    [[nodiscard]] LineBreakpoints* breakpoints() { return &m_breakpoints; }
    Q_INVOKABLE void toggleBreakpoint(int line) { m_breakpoints.toggle(line); }

    [[nodiscard]] TextFolds* folds() { return &m_folds; }
    [[nodiscard]] const TextFolds* folds() const { return &m_folds; }

    [[nodiscard]] LinePins* pins() { return &m_pins; }
    [[nodiscard]] const LinePins* pins() const { return &m_pins; }
    [[nodiscard]] const TextNames& names() const { return m_names; }

    [[nodiscard]] const std::vector<Problem>& problems() const { return m_problems; }
    [[nodiscard]] int problemCount() const { return static_cast<int>(m_problems.size()); }

    [[nodiscard]] int lineCount() const;

    /// The problems are those of the text as it stands now.
    [[nodiscard]] bool checked() const;

    // Helpers for the text area; positions are UTF-16 offsets.
    /// A bracket or quote was typed at a position, or over a selection: where the caret stands when
    /// it was closed, or stepped over; -1: it is to be typed as it is.
    Q_INVOKABLE int typeBracket(const QString& typed, int start, int end);
    /// Backspace between two brackets takes both: was it that?
    Q_INVOKABLE bool eraseBrackets(int position);
    /// The call whose arguments are typed at a position, as styled text with the argument in bold
    /// and what the function does below; or "".
    [[nodiscard]] Q_INVOKABLE QString signatureAt(int position) const;
    /// The variable at a position, or "".
    [[nodiscard]] Q_INVOKABLE QString variableAt(int position) const;
    /// Where the name at a position gets its meaning in this text, or -1.
    [[nodiscard]] int definitionAt(int position) const;
    /// In how many places of its function the variable at a position stands.
    [[nodiscard]] Q_INVOKABLE int countPlaces(int position) const;
    /// Gives the variable at a position another name throughout its function, as one step that can
    /// be undone; "" or why not.
    Q_INVOKABLE QString rename(int position, const QString& name);
    /// Indents all lines by the blocks that they stand in, as one step.
    Q_INVOKABLE void format();
    [[nodiscard]] Q_INVOKABLE int lineAt(int position) const;
    [[nodiscard]] Q_INVOKABLE int columnAt(int position) const;
    [[nodiscard]] Q_INVOKABLE int positionOf(int line, int column) const;
    /// The problem at a position as "message\nhint", or "".
    [[nodiscard]] Q_INVOKABLE QString problemAt(int position) const;
    /// Breaks the line and indents the new one like the old; returns the new position.
    Q_INVOKABLE int breakLine(int position);
    /// Indents the lines of a selection by four columns, or takes as many away.
    Q_INVOKABLE void indent(int start, int end, bool less);
    Q_INVOKABLE void toggleComment(int start, int end);
    /// Moves the lines of a selection by one line up or down, or writes them once more below
    /// themselves, as one step; the selection that stands for the same lines then.
    Q_INVOKABLE QPoint moveLines(int start, int end, bool up);
    Q_INVOKABLE QPoint repeatLines(int start, int end);
    /// The line, from 1, of the problem after or before a line, from the other end on where there
    /// is none; 0: there are no problems.
    [[nodiscard]] int problemLine(int from, bool before) const;
    /// {start, end} of the next match, or {-1, -1}; wraps around.
    [[nodiscard]] Q_INVOKABLE QPoint find(const QString& what, int from, bool backward,
                                          bool matchCase, bool regex) const;
    /// How often it occurs; 0 for an invalid pattern.
    [[nodiscard]] Q_INVOKABLE int countMatches(const QString& what, bool matchCase,
                                               bool regex) const;
    /// Replaces the selection if it is a match ($1 … stand for groups of a pattern); the position
    /// behind the new text, or -1 when it is none.
    Q_INVOKABLE int replaceMatch(int start, int end, const QString& what, const QString& with,
                                 bool matchCase, bool regex);
    /// Replaces every match as one step that can be undone; how many there were.
    Q_INVOKABLE int replaceAll(const QString& what, const QString& with, bool matchCase,
                               bool regex);
    /// The bracket that belongs to the one at a position, or -1; those in texts and comments are
    /// none.
    [[nodiscard]] Q_INVOKABLE int matchingBracket(int position) const;
    /// The name at a position, or "".
    [[nodiscard]] Q_INVOKABLE QString wordAt(int position) const;
    /// Puts a completion in place of what was typed of it; returns the position behind it.
    Q_INVOKABLE int complete(int start, int position, const QString& name);
    /// A selection to be run, or the whole line when nothing is selected; what is left out in front
    /// is blank, so that lines and columns of messages and graph nodes stay right.
    [[nodiscard]] Q_INVOKABLE QString partOf(int start, int end) const;
    /// The `%%` section around a position, with its lines where they are.
    [[nodiscard]] Q_INVOKABLE QString sectionAt(int position) const;

Q_SIGNALS:
    void pathChanged();
    void modifiedChanged();
    void outdatedChanged();
    void problemsChanged();
    void textEdited();
    void lineCountChanged();
    void attached();
    void stoppedLineChanged();
    void caretChanged();

private:
    void check();
    void gatherProblems();
    void setOutdated(bool outdated);
    void replaceText(const QString& text);
    [[nodiscard]] bool inProse(int position) const;
    [[nodiscard]] bool isBalanced(const QTextBlock& block, QChar close) const;
    /// As UTF-16 positions, in the order of the text.
    [[nodiscard]] std::vector<std::pair<int, int>> placesAt(int position) const;
    [[nodiscard]] static QRegularExpression patternOf(const QString& what, bool matchCase,
                                                      bool regex);

    QString m_title, m_path, m_initialText;
    bool m_initiallyModified;
    TextFile m_file;
    bool m_outdated = false;
    const Theme& m_theme;
    QPointer<QTextDocument> m_document;
    QPointer<CodeHighlighter> m_highlighter; ///< owned by the document
    LinePins m_pins;
    LineBreakpoints m_breakpoints;
    TextNames m_names;
    TextFolds m_folds;
    int m_stoppedLine = 0;
    StoppedLine m_stoppedKind = StoppedLine::Next;
    int m_failedLine = 0;
    QString m_failure;
    RestTimer m_checkTimer;
    std::vector<Problem> m_problems;
    TextFindings m_findings;
    QSet<QString> m_workspaceNames;
    int m_caret = 0;
    int m_checkedRevision = -1;
};

} // namespace vitrine::app
