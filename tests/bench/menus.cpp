// SPDX-License-Identifier: Apache-2.0
// Pictures of what no option of the program opens: menus of the bar and of the right button, the
// palette, bars below a text, in each set of colours and for a presenter, and what a stranger sees
// who begins. For people to look at.
//   xvfb-run -a -s "-screen 0 1280x800x24" build/bin/menus FOLDER [WIDTH HEIGHT]
#include "../gui/window_test.h"

#include <cstdio>
#include <cstdlib>
#include <QDir>

using namespace vitrine;
using namespace vitrine::app;

namespace {

QString g_folder;
QSize g_size(1280, 800);

} // namespace

class Menus : public WindowTest {
    Q_OBJECT

    QString m_colors;

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    bool comes(const QString& name) {
        return QTest::qWaitFor([&] { return find(name) != nullptr; }, kWait);
    }
    void press(QQuickItem* item, QPointF at, Qt::MouseButton button) {
        QTest::mouseClick(m_window.get(), button, {}, item->mapToScene(at).toPoint());
    }
    void take(const char* what) {
        QTest::qWait(400);
        const QString path =
            QStringLiteral("%1/%2-%3.png").arg(g_folder, QString::fromLatin1(what), m_colors);
        QVERIFY(m_window->grabWindow().save(path));
        std::printf("%s\n", qPrintable(path));
        key(Qt::Key_Escape);
        QTest::qWait(150);
    }
    void runSomething() {
        QVERIFY(openNewText());
        m_workbench->editor()->current()->document()->setPlainText(
            QStringLiteral("%% a wave\nn = 200000;\nt = linspace(0, 1, n);\ny = sin(2*pi*5*t) .* "
                           "exp(-3*t);\nm = mean(y);\nplot(t, y)\nz = undefinedName + 1;\n"));
        QVERIFY(runByKey(Qt::Key_F5));
    }

    void picturesOfMenus() {
        QQuickItem* editor = find("editor");
        QVERIFY(editor);
        press(editor, QPointF(60, 60), Qt::RightButton);
        take("editor-menu");
        press(find("gutter"), QPointF(12, 74), Qt::RightButton);
        take("gutter-menu");
        for (const auto letter : {Qt::Key_F, Qt::Key_E, Qt::Key_R, Qt::Key_V, Qt::Key_T}) {
            key(letter, Qt::AltModifier);
            take(qPrintable(QStringLiteral("bar-%1").arg(QChar(letter))));
        }
        if (QQuickItem* row = find("row:y")) {
            press(row, QPointF(30, 10), Qt::RightButton);
            take("row-menu");
        }
        if (QQuickItem* more = find("more:console")) {
            click(more);
            take("panel-menu");
        }
        click(find("panelsButton"));
        take("panels-menu");
        click(find("debugButton"));
        take("debug-menu");
        press(find("console"), QPointF(80, 20), Qt::RightButton);
        take("output-menu");
    }
    void picturesOfBars() {
        QVERIFY(active());
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(comes(QStringLiteral("paletteText")));
        take("palette");
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(comes(QStringLiteral("paletteText")));
        type(QStringLiteral("go"));
        take("palette-go");
        key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        take("palette-files");
        QVERIFY(focus(find("editor")));
        key(Qt::Key_G, Qt::ControlModifier);
        take("go-to-line");
        QVERIFY(focus(find("editor")));
        key(Qt::Key_H, Qt::ControlModifier);
        take("replace");
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("shared_with_a_colleague.m")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a = 1;\nb = 2;\n");
        file.close();
        QCOMPARE(m_workbench->editor()->open(file.fileName()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(documentShown(), kWait);
        QVERIFY(focus(find("editor")));
        type(QStringLiteral("c = 3;"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a = 100;\n");
        file.close();
        QVERIFY(comes(QStringLiteral("keepText")));
        take("file-changed");
        m_workbench->editor()->close(m_workbench->editor()->currentIndex());
    }
    void picturesOfPanels() {
        m_workbench->present(true);
        for (const PanelFact& panel : m_workbench->layout()->panels()) {
            m_workbench->layout()->show(panel.name);
            if (m_workbench->layout()->enlarged() != panel.name)
                m_workbench->layout()->enlarge(panel.name);
            take(qPrintable(QStringLiteral("present-") + panel.name));
        }
        m_workbench->present(false);
        for (const char* beside : {"folder", "help", "lesson"})
            m_workbench->layout()->hide(QString::fromLatin1(beside));
    }

    /// A line in the command window, a plot, a script with a mistake, mended, stopped, looked into.
    void picturesOfAFirstVisit() {
        QVERIFY(openNewText());
        take("first-1-begin");
        QVERIFY(runPrompt(QStringLiteral("x = 1:5")));
        take("first-2-line");
        QVERIFY(runPrompt(QStringLiteral("plot(x, x.^2)")));
        take("first-3-plot");
        QVERIFY(openNewText());
        QTextDocument& text = *m_workbench->editor()->current()->document();
        const QString code = QStringLiteral("%% a decaying wave\nt = linspace(0, 2, 500);\n"
                                            "y = sin(2*pi*3*t) * exp(-t);\nplot(t, y)\n");
        text.setPlainText(code);
        QVERIFY(runByKey(Qt::Key_F5));
        take("first-4-error");
        text.setPlainText(
            QString(code).replace(QStringLiteral(") * exp"), QStringLiteral(") .* exp")));
        QVERIFY(runByKey(Qt::Key_F5));
        take("first-5-mended");
        m_workbench->editor()->current()->toggleBreakpoint(4);
        QSignalSpy asked(m_workbench->prompt(), &ScriptPrompt::asked);
        key(Qt::Key_F5);
        QVERIFY(QTest::qWaitFor([&] { return asked.count() > 0; }, kWait) && settles());
        take("first-6-stopped");
        m_workbench->variables()->open(QStringLiteral("y"));
        take("first-7-variable");
        m_workbench->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->running(), kWait);
        m_workbench->breakpoints()->clear();
        m_workbench->variables()->close(0);
    }

private Q_SLOTS:
    void pictures() {
        m_window->resize(g_size);
        for (const auto& [scheme, name] :
             {std::pair(AppSettings::Dark, "dark"), std::pair(AppSettings::Light, "light"),
              std::pair(AppSettings::Contrast, "contrast")}) {
            m_workbench->settings()->setScheme(scheme);
            m_workbench->layout()->setMode(WindowLayout::Write);
            m_colors = QString::fromLatin1(name);
            picturesOfAFirstVisit();
            runSomething();
            picturesOfMenus();
            picturesOfBars();
            picturesOfPanels();
            if (QTest::currentTestFailed()) return;
        }
    }
};

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "menus FOLDER [WIDTH HEIGHT]\n");
        return 2;
    }
    g_folder = QString::fromLocal8Bit(argv[1]);
    QDir().mkpath(g_folder);
    if (argc > 3) g_size = QSize(std::atoi(argv[2]), std::atoi(argv[3]));
    qputenv("QTEST_FUNCTION_TIMEOUT", "1000000");
    int one = 1;
    return runWindowTest<Menus>(one, argv);
}

#include "menus.moc"
