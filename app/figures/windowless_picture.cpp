// SPDX-License-Identifier: Apache-2.0
#include "figures/windowless_picture.h"

#include "figures/figure_picture.h"

#include <clocale>
#include <QGuiApplication>

namespace vitrine::app {
namespace {

/// Lives until the process ends: what is drawn at its very end needs it, too.
void startFonts() {
    static int count = 1;
    static char name[] = "vitrine";
    static char* arguments[] = {name, nullptr};
    const bool platform = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    const QByteArray before = qgetenv("QT_QPA_PLATFORM");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // What it misses of a desktop's session is none of the script's business.
    const QtMessageHandler handler =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    new QGuiApplication(count, arguments);
    qInstallMessageHandler(handler);
    if (platform)
        qputenv("QT_QPA_PLATFORM", before);
    else
        qunsetenv("QT_QPA_PLATFORM");
    // Qt has taken the user's over.
    if (!std::setlocale(LC_ALL, "C.UTF-8")) std::setlocale(LC_ALL, "C");
    QLocale::setDefault(QLocale::c());
}

} // namespace

Result<Picture> drawWindowlessPicture(const OneFigureSnapshot& figure,
                                      const PictureRequest& request) {
    if (!QCoreApplication::instance()) startFonts();
    return drawPicture(figure, request);
}

} // namespace vitrine::app

void vitrineDrawPicture(const vitrine::OneFigureSnapshot& figure,
                        const vitrine::PictureRequest& request,
                        vitrine::Result<vitrine::Picture>& picture) {
    picture = vitrine::app::drawWindowlessPicture(figure, request);
}
