// SPDX-License-Identifier: Apache-2.0
#include "figures/figures_model.h"

#include "engine_thread.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace vitrine::app {

FiguresModel::FiguresModel(EngineThread& engine, bool drawable, QObject* parent)
    : QObject(parent), m_engine(engine), m_drawable(drawable) {}

void FiguresModel::update(const std::shared_ptr<const FigureSnapshot>& figures) {
    if (!figures || figures == m_newest) return;
    if (m_newest && m_newest->revision == figures->revision) return;
    m_newest = figures;
    if (!m_busy) fetch(figures);
}

void FiguresModel::fetch(std::shared_ptr<const FigureSnapshot> figures) {
    m_busy = true;
    const QPointer<FiguresModel> self(this);
    Session* session = &m_engine.session();
    const bool drawable = m_drawable;
    const auto previous = m_frame;
    QThreadPool::globalInstance()->start(
        [self, session, drawable, previous, figures = std::move(figures)] {
            auto frame = std::make_shared<FigureFrame>();
            frame->figures = figures;
            const auto want = [&](const FigureData& data) {
                if (!drawable || !data.valid() || data.tensor->count() == 0) return;
                const Tensor* key = data.tensor.get();
                if (frame->buffers.count(key) != 0) return;
                if (previous) {
                    const auto known = previous->buffers.find(key);
                    if (known != previous->buffers.end()) {
                        frame->buffers.insert(*known);
                        return;
                    }
                }
                Result<DisplayBuffer> buffer = session->displayBuffer(data);
                if (buffer) {
                    frame->buffers.emplace(key, std::move(*buffer));
                } else {
                    frame->message = QString::fromStdString(buffer.error().message);
                }
            };
            for (const OneFigureSnapshot& figure : figures->figures) {
                for (const AxesSnapshot& axes : figure.axes) {
                    eachFigureData(axes, want);
                }
            }
            QMetaObject::invokeMethod(QCoreApplication::instance(), [self, frame] {
                if (self) self->take(frame);
            });
        });
}

void FiguresModel::take(std::shared_ptr<const FigureFrame> frame) {
    m_frame = std::move(frame);
    m_busy = false;
    const FigureSnapshot& figures = *m_frame->figures;
    const bool another = figures.current != m_currentNumber;
    if (another) {
        m_currentNumber = figures.current;
        for (std::size_t i = 0; i < figures.figures.size(); ++i) {
            if (figures.figures[i].number == figures.current) m_current = static_cast<int>(i);
        }
    }
    m_current = std::clamp(m_current, 0, std::max(count() - 1, 0));
    if (m_newest != m_frame->figures) fetch(m_newest);
    Q_EMIT changed();
    if (another && m_currentNumber > 0) Q_EMIT came();
}

const OneFigureSnapshot* FiguresModel::current() const {
    if (m_current >= count()) return nullptr;
    return &m_frame->figures->figures[static_cast<std::size_t>(m_current)];
}

int FiguresModel::count() const {
    return m_frame ? static_cast<int>(m_frame->figures->figures.size()) : 0;
}

QStringList FiguresModel::titles() const {
    QStringList list;
    if (!m_frame) return list;
    for (const OneFigureSnapshot& figure : m_frame->figures->figures) {
        const QString name = QString::fromStdString(figure.name);
        const QString number = tr("Figure %1").arg(figure.number);
        // Without either there would be nothing to click.
        if (name.isEmpty())
            list << number;
        else
            list << (figure.numbered ? number + QStringLiteral(": ") + name : name);
    }
    return list;
}

void FiguresModel::setCurrentIndex(int index) {
    if (index == m_current || index < 0 || index >= count()) return;
    m_current = index;
    Q_EMIT changed();
}

bool FiguresModel::toolBar() const {
    const OneFigureSnapshot* shown = current();
    return shown && shown->toolbar;
}

QString FiguresModel::message() const {
    return m_frame ? m_frame->message : QString();
}

} // namespace vitrine::app

#include "moc_figures_model.cpp"
