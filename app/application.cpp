// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "application.h"

#include "close_guard.h"
#include "editor/recovery.h"
#include "figures/figure_picture.h"
#include "figures/windowless_picture.h"
#include "frame/figure_motion.h"
#include "frame/frame_log.h"
#include "frame/open_texts.h"
#include "frame/translation.h"
#include "models/engine_settings.h"
#include "offscreen.h"
#include "scene.h"
#include "session/program.h"
#include "theme.h"
#include "vulkan/graphics.h"
#include "workbench.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <QBuffer>
#include <QCommandLineParser>
#include <QCursor>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QScreen>

namespace vitrine::app {
namespace {

constexpr QSize kPictureSize(1600, 1000);
constexpr QSize kLeastSize(900, 600);
constexpr int kInvalidVulkan = 3;   ///< exit status: the validation layer had something to say
constexpr int kSettleInterval = 50; ///< ms between looks at whether the panels have settled
constexpr int kSettledLooks = 8;    ///< that must agree before the picture is taken

struct Options {
    QString file, picture, layout, lesson, frames, look, language;
    QStringList commands;
    QSize size = kPictureSize;
    std::optional<AppSettings::Scheme> scheme;
    int moving = 0; ///< frames
    bool batch = false, run = false, offscreen = false, present = false;
};

void complain(const QString& message) {
    std::fprintf(stderr, "vitrine: %s\n", qPrintable(message));
}

/// Panels, and pages of those that have several.
QStringList panelNames() {
    return QStringLiteral("editor console workspace figures graph why kernel timings findings "
                          "residency kernels timeline runs problems lesson folder help")
        .split(QLatin1Char(' '));
}

Options parse(const QCoreApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Workbench for MATLAB-syntax array code that shows what runs where, and why."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption batch(QStringLiteral("batch"),
                                   QStringLiteral("Run FILE without a window."));
    const QCommandLineOption run(QStringLiteral("run"), QStringLiteral("Run FILE at once."));
    const QCommandLineOption picture(
        QStringLiteral("screenshot"),
        QStringLiteral("Take a picture when the run has ended and leave."),
        QStringLiteral("F.png"));
    const QCommandLineOption offscreen(QStringLiteral("offscreen"),
                                       QStringLiteral("Draw the picture without a window."));
    const QCommandLineOption light(QStringLiteral("light"),
                                   QStringLiteral("Use the light colours."));
    const QCommandLineOption size(QStringLiteral("size"),
                                  QStringLiteral("Size of the window or of the picture."),
                                  QStringLiteral("WIDTHxHEIGHT"));
    const QCommandLineOption layout(QStringLiteral("layout"),
                                    QStringLiteral("Begin with the panels for write or explain."),
                                    QStringLiteral("WAY"));
    const QCommandLineOption lesson(
        QStringLiteral("lesson"),
        QStringLiteral("Begin with a lesson by its number, at a page of it where there is one."),
        QStringLiteral("NUMBER[.PAGE]"));
    const QCommandLineOption frames(
        QStringLiteral("frame-log"),
        QStringLiteral("Write how long each frame of the window took, median and worst."),
        QStringLiteral("F.csv"));
    const QCommandLineOption moving(
        QStringLiteral("moving"),
        QStringLiteral("Move the view of the figure for N frames before the picture is taken."),
        QStringLiteral("N"));
    const QCommandLineOption look(
        QStringLiteral("panel"),
        QStringLiteral("Show a panel large: %1.").arg(panelNames().join(QStringLiteral(", "))),
        QStringLiteral("NAME"));
    const QCommandLineOption contrast(QStringLiteral("contrast"),
                                      QStringLiteral("Use the colours of high contrast."));
    const QCommandLineOption present(QStringLiteral("present"),
                                     QStringLiteral("Begin in presenter mode."));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("Language of the window: %1.")
                                          .arg(Translation::languages().join(QStringLiteral(", "))),
                                      QStringLiteral("CODE"));
    const QCommandLineOption command(
        QStringLiteral("command"),
        QStringLiteral("Begin with a command by its name (help.keys); again for another."),
        QStringLiteral("NAME"));
    parser.addOptions({batch, run, picture, offscreen, light, contrast, present, size, layout,
                       lesson, frames, moving, look, language, command});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Script to open."),
                                 QStringLiteral("[FILE.m]"));
    parser.process(application);
    Options options;
    options.file = parser.positionalArguments().value(0);
    options.picture = parser.value(picture);
    options.batch = parser.isSet(batch);
    options.run = parser.isSet(run);
    options.offscreen = parser.isSet(offscreen);
    if (parser.isSet(light)) options.scheme = AppSettings::Light;
    if (parser.isSet(contrast)) options.scheme = AppSettings::Contrast;
    options.present = parser.isSet(present);
    options.layout = parser.value(layout);
    options.lesson = parser.value(lesson);
    options.frames = parser.value(frames);
    options.moving = parser.value(moving).toInt();
    options.look = parser.value(look);
    options.language = parser.value(language);
    options.commands = parser.values(command);
    if (!options.language.isEmpty() && !Translation::languages().contains(options.language)) {
        complain(
            QStringLiteral("--language: there is no translation for %1.").arg(options.language));
        std::exit(2);
    }
    if (!options.look.isEmpty() && !panelNames().contains(options.look)) {
        complain(QStringLiteral("--panel: there is no panel %1.").arg(options.look));
        std::exit(2);
    }
    if (!QStringList{QString(), QStringLiteral("write"), QStringLiteral("explain")}.contains(
            options.layout)) {
        complain(QStringLiteral("--layout takes write or explain."));
        std::exit(2);
    }
    if (parser.isSet(size)) {
        const QStringList sides = parser.value(size).split(QLatin1Char('x'));
        options.size = {sides.value(0).toInt(), sides.value(1).toInt()};
        if (options.size.width() < kLeastSize.width() ||
            options.size.height() < kLeastSize.height()) {
            complain(QStringLiteral("--size takes WIDTHxHEIGHT of at least %1x%2.")
                         .arg(kLeastSize.width())
                         .arg(kLeastSize.height()));
            std::exit(2);
        }
    }
    return options;
}

/// The script without a window; as the console program prints it.
int runBatch(const QString& file) {
    if (file.isEmpty()) {
        complain(QStringLiteral("--batch needs a file."));
        return 2;
    }
    Session session(settingsFromEnvironment());
    session.setPictureMaker(drawWindowlessPicture);
    int unheard = 0; // why standard output took no more
    session.setOutput([&](const OutputText& output) {
        std::FILE* to = output.isError ? stderr : stdout;
        const bool written =
            std::fwrite(output.text.data(), 1, output.text.size(), to) == output.text.size() &&
            std::fflush(to) == 0;
        if (written || output.isError) return;
        if (unheard == 0) unheard = errno;
        session.interrupt();
    });
    const RunOutcome outcome = session.runFile(file.toStdString());
    if (!outcome.ok && unheard == 0) std::fprintf(stderr, "%s\n", outcome.errorText.c_str());
    std::vector<std::string> failed = session.closeFiles();
    if (unheard != 0) failed.push_back(std::string("the output: ") + std::strerror(unheard));
    for (const std::string& what : failed)
        std::fprintf(stderr, "error: cannot write %s\n", what.c_str());
    const int status = outcome.exitRequested ? outcome.exitStatus : outcome.ok ? 0 : 1;
    return failed.empty() || status != 0 ? status : 1;
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Waits until nothing moves any more, then takes the picture and ends the program.
class Photographer : public QObject {
public:
    /// before: what is done when all is still, given what goes on then.
    using Step = std::function<void(std::function<void()>)>;
    Photographer(Workbench& workbench, QString file, bool waitForRun, Step before,
                 std::function<QImage()> grab)
        : m_workbench(workbench), m_file(std::move(file)), m_waiting(waitForRun),
          m_before(std::move(before)), m_grab(std::move(grab)) {
        connect(&workbench, &Workbench::runEnded, this, [this] { m_waiting = false; });
        connect(&m_timer, &QTimer::timeout, this, &Photographer::look);
        m_timer.start(kSettleInterval);
    }

private:
    void look() {
        // Code that stands still, or asks, goes on only when somebody says so.
        const bool ended = !m_waiting || m_workbench.prompt()->waiting();
        m_still = ended && m_workbench.settled() ? m_still + 1 : 0;
        if (m_still < kSettledLooks) return;
        m_timer.stop();
        m_before([this] { take(); });
    }

    void take() {
        const QImage picture = m_grab();
        if (!write(picture)) {
            complain(QStringLiteral("the picture %1 could not be written").arg(m_file));
            return QCoreApplication::exit(1);
        }
        const RunOutcome& outcome = m_workbench.lastOutcome();
        if (!outcome.ok) complain(QString::fromStdString(outcome.errorText));
        QCoreApplication::exit(outcome.ok ? 0 : 1);
    }

    [[nodiscard]] bool write(const QImage& picture) const {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        const QByteArray format = QFileInfo(m_file).suffix().toLatin1();
        return !picture.isNull() && buffer.open(QIODevice::WriteOnly) &&
               picture.save(&buffer, format.isEmpty() ? "PNG" : format.constData()) &&
               writeWholeFile(m_file.toStdString(), bytes.toStdString());
    }

    Workbench& m_workbench;
    QString m_file;
    bool m_waiting;
    Step m_before;
    std::function<QImage()> m_grab;
    QTimer m_timer;
    int m_still = 0;
};

void restoreGeometry(QQuickWindow& window, AppSettings& settings) {
    const QRect kept = settings.value(QStringLiteral("window/geometry"), QRect()).toRect();
    // The screen that it was on may be gone.
    if (kept.isValid() && window.screen()->availableVirtualGeometry().contains(kept.center()))
        window.setGeometry(kept);
}

/// setAside: what is said of settings that could not be read, or "".
int runWindow(const QGuiApplication& application, const Options& options, const QString& setAside) {
    const bool picture = !options.picture.isEmpty();
    Translation translation;
    // Pictures are in English unless they are wanted otherwise.
    const QString chosen = !options.language.isEmpty() ? options.language
                           : picture                   ? QStringLiteral("en")
                                                       : AppSettings(true).language();
    const QString lacking =
        translation.use(Translation::languageFor(chosen, Translation::languages()));
    if (!translation.isEmpty()) QCoreApplication::installTranslator(&translation);
    EngineThread engine(picture ? settingsFromEnvironment() : settingsAtStart(AppSettings(true)));
    engine.call([](Session& session) { session.setPictureMaker(drawPicture); });
    Graphics graphics(engine);
    if (options.offscreen && !graphics.available()) {
        complain(QStringLiteral("drawing without a window needs Vulkan: ") + graphics.message());
        return 1;
    }
    std::unique_ptr<Offscreen> offscreen;
    std::unique_ptr<QQuickWindow> onScreen;
    if (options.offscreen) {
        offscreen = std::make_unique<Offscreen>(graphics, options.size);
        if (!offscreen->valid()) {
            complain(QStringLiteral("Qt Quick could not draw on this Vulkan device."));
            return 1;
        }
    } else {
        onScreen = std::make_unique<QQuickWindow>();
        graphics.prepareWindow(*onScreen);
        // No larger than the screen, which a small laptop's is.
        onScreen->resize(options.size.boundedTo(onScreen->screen()->availableSize()));
        onScreen->setMinimumSize(kLeastSize);
        onScreen->setTitle(QStringLiteral("Vitrine"));
    }
    QQuickWindow& window = offscreen ? offscreen->window() : *onScreen;
    Workbench workbench(engine, graphics, !picture);
    if (options.scheme) workbench.settings()->useNow(*options.scheme);
    if (options.present) workbench.commands()->trigger(QStringLiteral("view.present"));
    if (!options.layout.isEmpty())
        workbench.layout()->setMode(options.layout == QLatin1String("explain")
                                        ? WindowLayout::Explain
                                        : WindowLayout::Write);
    for (const QString& name : options.commands) {
        if (workbench.commands()->of(name)) continue;
        complain(QStringLiteral("--command: there is no command %1.").arg(name));
        return 2;
    }
    window.setColor(workbench.theme().color("window"));
    auto scene = std::make_unique<Scene>(window, workbench);
    if (!scene->ready()) {
        complain(scene->failure());
        return 1;
    }
    std::unique_ptr<Recovery> recovery;
    std::unique_ptr<OpenTexts> openTexts;
    if (!picture) {
        // Unsaved texts come first: a file of theirs is open then.
        recovery = std::make_unique<Recovery>(*workbench.editor(), Recovery::standardRoot());
        const int restored = recovery->restore();
        if (!setAside.isEmpty()) complain(setAside);
        workbench.setProblem(setAside.isEmpty() ? lacking : setAside);
        openTexts = std::make_unique<OpenTexts>(*workbench.editor(), OpenTexts::standardFile());
        if (const QString lost = openTexts->restore(); !lost.isEmpty()) workbench.setProblem(lost);
        if (restored > 0) {
            workbench.setNotice(
                restored == 1
                    ? QCoreApplication::translate("Application",
                                                  "A text that had not been saved was restored.")
                    : QCoreApplication::translate("Application",
                                                  "%1 texts that had not been saved were restored.")
                          .arg(restored));
        }
    }
    // What was asked for is shown.
    const bool begun = options.file.isEmpty() && workbench.editor()->count() > 0;
    const bool opened = begun || workbench.openFirst(options.file);
    if (!opened) {
        complain(workbench.problem());
        if (picture) return 1;
    }
    if (onScreen) {
        if (!picture && options.size == kPictureSize)
            restoreGeometry(*onScreen, *workbench.settings());
        onScreen->show();
        // Nothing lies under the pointer that would be drawn as such.
        if (picture) QCursor::setPos(onScreen->geometry().bottomRight());
    }
    std::unique_ptr<CloseGuard> guard;
    if (!picture) {
        // The panels' own windows do not keep the program running.
        if (onScreen)
            QObject::connect(onScreen.get(), &QWindow::visibleChanged, &application,
                             [](bool visible) {
                                 if (!visible) QCoreApplication::quit();
                             });
        if (onScreen) guard = std::make_unique<CloseGuard>(*onScreen, workbench);
        QObject::connect(&workbench, &Workbench::quitWanted, &application, &QCoreApplication::quit);
    }
    if (!options.lesson.isEmpty()) {
        const QStringList place = options.lesson.split(QLatin1Char('.'));
        workbench.guide()->open(place[0].toInt() - 1);
        for (int page = 1; page < place.value(1).toInt(); ++page)
            workbench.guide()->next();
    }
    if (!options.look.isEmpty()) {
        Q_EMIT workbench.guide()->lookWanted(options.look);
        workbench.layout()->enlarge(LessonGuide::panelOf(options.look));
    }
    for (const QString& name : options.commands)
        workbench.commands()->trigger(name);
    std::unique_ptr<FrameLog> frames;
    if (!options.frames.isEmpty()) {
        frames = std::make_unique<FrameLog>(window);
        // The start of the program is no frame of a run.
        QObject::connect(&workbench, &Workbench::runBegan, frames.get(), &FrameLog::restart);
    }
    QMetaObject::Connection shown;
    if (options.run && opened && frames && onScreen) {
        // What is made for the window's first frame is not the run's.
        shown = QObject::connect(
            onScreen.get(), &QQuickWindow::frameSwapped, &workbench,
            [&] {
                QObject::disconnect(shown);
                workbench.run();
            },
            Qt::QueuedConnection);
    } else if (options.run && opened) {
        QMetaObject::invokeMethod(&workbench, &Workbench::run, Qt::QueuedConnection);
    }
    FigureMotion motion(window, options.moving);
    std::string measured; ///< the log of a motion
    std::unique_ptr<Photographer> photographer;
    if (picture) {
        const auto move = [&](const std::function<void()>& then) {
            if (options.moving > 0) {
                if (frames) frames->restart();
                // The picture is no frame of the motion.
                const bool moves = motion.start([&, then] {
                    if (frames) measured = frames->text();
                    then();
                });
                if (moves) return;
                complain(QStringLiteral("--moving: no figure is shown."));
            }
            then();
        };
        photographer =
            std::make_unique<Photographer>(workbench, options.picture, options.run, move, [&] {
                return offscreen ? offscreen->grab() : onScreen->grabWindow();
            });
    }
    int status = application.exec();
    if (frames) {
        const std::string text = measured.empty() ? frames->text() : measured;
        std::fputs(text.substr(0, text.find('\n') + 1).c_str(), stderr);
        if (!writeWholeFile(options.frames.toStdString(), text)) {
            complain(QStringLiteral("%1 could not be written").arg(options.frames));
            status = 1;
        }
        frames.reset();
    }
    if (!picture && workbench.lastOutcome().exitRequested)
        status = workbench.lastOutcome().exitStatus;
    if (onScreen && !picture)
        workbench.settings()->setValue(QStringLiteral("window/geometry"), onScreen->geometry());
    if (openTexts) openTexts->write();
    openTexts.reset();
    recovery.reset();
    workbench.stop();
    scene.reset();
    workbench.panelWindows()->closeAll();
    onScreen.reset();
    offscreen.reset();
    if (picture) {
        uint64_t messages = 0;
        engine.call([&](Session& session) { messages = session.validationMessages(); });
        if (messages > 0) {
            complain(QStringLiteral("Vulkan validation had %1 messages").arg(messages));
            status = kInvalidVulkan;
        }
    }
    return status;
}

/// Qt reads the scale once, before there is an application.
void scaleInterface() {
    constexpr const char* kVariable = "QT_SCALE_FACTOR";
    if (qEnvironmentVariableIsSet(kVariable)) return;
    const double scale = AppSettings(true).scale();
    if (scale > 1) qputenv(kVariable, QByteArray::number(scale));
}

bool wants(int argc, char** argv, const char* option) {
    return std::any_of(argv + 1, argv + argc,
                       [option](const char* a) { return std::string_view(a) == option; });
}

} // namespace

int runApplication(int argc, char** argv) {
    reportFailedWrites();
    QCoreApplication::setApplicationName(QStringLiteral("Vitrine"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));
    const bool windowless = wants(argc, argv, "--batch") || wants(argc, argv, "--help") ||
                            wants(argc, argv, "-h") || wants(argc, argv, "--version");
    if (windowless) {
        QString file;
        {
            // The first figure that is drawn brings an application of another kind.
            const QCoreApplication application(argc, argv);
            file = parse(application).file;
        }
        useNeutralLocale(); // Qt has taken the user's over
        return runBatch(file);
    }
    if (!hasDisplay()) {
        complain(QStringLiteral("there is no display. `vitrine --batch FILE.m` runs a script "
                                "without one; `xvfb-run vitrine …` gives one."));
        return 1;
    }
    const QString folder = QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath();
    const bool picture = wants(argc, argv, "--screenshot");
    // The first to open the settings is told whether they could be read.
    const QString setAside = picture ? QString() : AppSettings::setAsideBroken();
    if (!picture) scaleInterface();
    Graphics::prepareEnvironment(folder);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QGuiApplication application(argc, argv);
    // Qt has taken the user's over. The interface is in English, and so are its numbers.
    useNeutralLocale();
    QLocale::setDefault(QLocale::c());
    return runWindow(application, parse(application), setAside);
}

} // namespace vitrine::app
