// SPDX-License-Identifier: Apache-2.0
// Data tips of a figure on screen: pinned by a click or a key, moved by arrows, renewed with the
// data.
#include "engine_thread.h"
#include "figures/figure_item.h"
#include "workbench.h"

#include <cmath>
#include <QCoreApplication>
#include <QPointer>

namespace vitrine::app {
namespace {

constexpr double kReach = 12;           ///< pixels around the pointer
constexpr int64_t kHovered = 1'000'000; ///< elements that are looked at while the pointer moves

} // namespace

void FigureItem::askTip(std::function<std::optional<DataTip>()> search,
                        std::function<void(const std::optional<DataTip>&)> then) {
    const QPointer<FigureItem> self(this);
    m_workbench->figures()->engine().post(
        [self, search = std::move(search), then = std::move(then)](Session&) {
            const std::optional<DataTip> found = search();
            QMetaObject::invokeMethod(QCoreApplication::instance(), [self, found, then] {
                if (self) then(found);
            });
        });
}

void FigureItem::addTip(DataTip tip) {
    const auto same = std::find_if(m_tips.begin(), m_tips.end(), [&](const DataTip& other) {
        return other.object == tip.object && other.index == tip.index;
    });
    if (same != m_tips.end()) m_tips.erase(same);
    setReadout(QString(tip.text).replace(QLatin1Char('\n'), QStringLiteral(", ")));
    m_tips.push_back(std::move(tip));
    m_axes->update();
    Q_EMIT tipsChanged();
}

void FigureItem::removeTip(std::size_t number) {
    m_tips.erase(m_tips.begin() + static_cast<std::ptrdiff_t>(number));
    m_axes->update();
    Q_EMIT tipsChanged();
}

void FigureItem::removeTips() {
    m_tips.clear();
    m_axes->update();
    Q_EMIT tipsChanged();
}

void FigureItem::pinNearest(QPointF place, double radius) {
    const PlotView* view = viewAt(place);
    const AxesSnapshot* axes = view ? axesOf(view->axes) : nullptr;
    if (!axes) return;
    askTip([sets = pointSets(*axes), view = *view, place,
            radius] { return nearestTip(sets, view, place, radius); },
           [this](const std::optional<DataTip>& found) {
               if (found) addTip(*found);
           });
}

void FigureItem::clickTip(QPointF place) {
    m_tipsBefore = m_tips.size();
    for (std::size_t i = m_tips.size(); i-- > 0;) {
        for (const PlotView& view : m_views) {
            if (view.axes != m_tips[i].axes) continue;
            const QPointF at = tipPixel(m_tips[i], view);
            if (!std::isfinite(at.x())) continue;
            const QRectF box = tipBox(m_tips[i], at, palette(), size());
            constexpr double kMarker = 6;
            if (!box.contains(place) && (at - place).manhattanLength() > kMarker) continue;
            removeTip(i);
            m_tipsBefore = m_tips.size();
            return;
        }
    }
    pinNearest(place, kReach);
}

void FigureItem::pinInTheMiddle() {
    if (m_views.empty()) return;
    const PlotView& view = m_views.front();
    const QRectF room = view.solid() ? view.cell : view.box;
    pinNearest(room.center(), std::hypot(room.width(), room.height()));
}

void FigureItem::replaceTip(const DataTip& before, const std::optional<DataTip>& now) {
    for (DataTip& tip : m_tips) {
        if (tip.object != before.object || tip.index != before.index) continue;
        if (now) {
            tip = *now;
        } else {
            m_tips.erase(m_tips.begin() + (&tip - m_tips.data()));
        }
        m_axes->update();
        return Q_EMIT tipsChanged();
    }
}

void FigureItem::moveTip(int64_t by) {
    const DataTip before = m_tips.back();
    const AxesSnapshot* axes = axesOf(before.axes);
    if (!axes) return;
    for (const PointSet& set : pointSets(*axes)) {
        if (set.object != before.object) continue;
        return askTip(
            [set, at = before.index + by] { return tipAt(set, at); },
            [this, before](const std::optional<DataTip>& found) {
                if (!found) return; // beyond the data
                replaceTip(before, found);
                setReadout(QString(found->text).replace(QLatin1Char('\n'), QStringLiteral(", ")));
            });
    }
}

void FigureItem::renewTips() {
    const std::vector<DataTip> tips = m_tips;
    for (const DataTip& tip : tips) {
        // Tips of other figures stay until theirs is shown again.
        bool known = false;
        std::optional<PointSet> set;
        if (m_frame && m_frame->figures) {
            for (const OneFigureSnapshot& figure : m_frame->figures->figures) {
                for (const AxesSnapshot& axes : figure.axes) {
                    if (axes.id != tip.axes) continue;
                    known = true;
                    for (PointSet& one : pointSets(axes)) {
                        if (one.object == tip.object) set = std::move(one);
                    }
                }
            }
        }
        if (!known || !set) {
            replaceTip(tip, std::nullopt);
            continue;
        }
        askTip([set = *set, at = tip.index] { return tipAt(set, at); },
               [this, tip](const std::optional<DataTip>& found) { replaceTip(tip, found); });
    }
}

/// While the pointer moves only sets that are quickly looked through are asked.
void FigureItem::hoverTip(QPointF place) {
    const PlotView* view = viewAt(place);
    const AxesSnapshot* axes = view ? axesOf(view->axes) : nullptr;
    const int number = ++*m_hoverNumber;
    if (!axes) return;
    if (view->solid()) setReadout({});
    std::vector<PointSet> sets = pointSets(*axes);
    const bool plain =
        !view->solid() && (!axes->images.empty() || (!axes->lines.empty() && axes->fills.empty() &&
                                                     !axes->lines.back().x.valid()));
    std::erase_if(sets, [](const PointSet& set) { return set.count > kHovered; });
    if (plain || sets.empty()) return; // the read-out says the element by itself
    const auto newest = m_hoverNumber;
    askTip(
        [sets = std::move(sets), view = *view, place, number, newest] {
            // The pointer has gone on while the engine did something else.
            return *newest == number ? nearestTip(sets, view, place, kReach) : std::nullopt;
        },
        [this, number](const std::optional<DataTip>& found) {
            if (found && *m_hoverNumber == number)
                setReadout(QString(found->text).replace(QLatin1Char('\n'), QStringLiteral(", ")));
        });
}

void FigureItem::moveView(double across, double up) {
    constexpr double kShare = 0.1, kDegrees = 5;
    if (m_views.empty()) return;
    const PlotView& view = m_views.front();
    if (view.solid()) return turn(view, QPointF(-across, up) * (2 * kDegrees));
    const double dx = (view.reverseX ? -across : across) * kShare * view.x.size();
    const double dy = (view.reverseY ? -up : up) * kShare * view.y.size();
    show(view, {view.x.low + dx, view.x.high + dx}, {view.y.low + dy, view.y.high + dy});
}

} // namespace vitrine::app
