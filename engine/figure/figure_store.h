// SPDX-License-Identifier: Apache-2.0
#pragma once
// All figures of a session. Scripts change them on the engine thread; publish() makes an immutable
// snapshot that the interface takes from any thread.
#include "figure/dialog.h"
#include "figure/graphics_objects.h"
#include "figure/picture.h"
#include "figure/root_object.h"

#include <chrono>
#include <map>
#include <mutex>

namespace vitrine {

class Accelerator;

class FigureStore {
public:
    FigureStore();
    ~FigureStore();
    FigureStore(const FigureStore&) = delete;
    FigureStore& operator=(const FigureStore&) = delete;

    // --- engine thread

    /// How figures that are made from now on read the limits of their data.
    void readBy(RangeReader read) { m_read = std::move(read); }
    /// The current figure; made when there is none.
    FigureObject& current();
    /// Makes a figure of this number current, creating it; 0 takes the next free number.
    FigureObject& select(int number);
    [[nodiscard]] bool exists(int number) const { return m_figures.contains(number); }
    /// One that exists.
    [[nodiscard]] FigureObject& figure(int number) { return *m_figures.at(number); }
    [[nodiscard]] int currentNumber() const { return m_current; }
    /// groot, or 0: what all figures lie in.
    [[nodiscard]] RootObject& root();
    [[nodiscard]] std::vector<int> numbers() const;
    void close(int number);
    void closeAll();
    /// The figure that holds these axes, made current with them; false when none does.
    bool makeCurrent(const AxesObject& axes);
    /// Removes an image or line from its axes, or axes from their figure.
    void remove(GraphicsObject& object);
    /// Anything a script changes says so; nothing is published otherwise.
    void touch() { m_dirty = true; }

    /// When publish() was called last.
    [[nodiscard]] std::chrono::steady_clock::time_point lastPublished() const {
        return m_published;
    }
    /// Makes a snapshot when something has changed, and tells the listener. Data must be computed
    /// already (Accelerator::flush); limits are read through `read`.
    void publish(const RangeReader& read);
    /// Called before each snapshot: brings data up to date that follow variables, computed.
    void refreshBy(std::function<void()> refresh) { m_refresh = std::move(refresh); }
    /// One figure as it is now, shown or not; data must be computed already. size: of the picture
    /// in pixels, where it is not the figure's.
    [[nodiscard]] static OneFigureSnapshot
    picture(const FigureObject& figure, const RangeReader& read, DrawnBy by,
            const std::optional<std::array<double, 2>>& size = std::nullopt);
    /// What draws figures for files; none where the program cannot draw.
    void setPictureMaker(PictureMaker maker) { m_pictureMaker = std::move(maker); }
    [[nodiscard]] const PictureMaker& pictureMaker() const { return m_pictureMaker; }
    /// Puts a PNG file's content on the clipboard; none where there is no clipboard.
    void setClipboard(std::function<void(const std::string& png)> put) {
        m_clipboard = std::move(put);
    }
    [[nodiscard]] const std::function<void(const std::string&)>& clipboard() const {
        return m_clipboard;
    }
    /// What shows dialogs; null in a program without a window. It outlives the store.
    void setDialogs(DialogHost* host) { m_dialogHost = host; }
    [[nodiscard]] DialogHost* dialogHost() const { return m_dialogHost; }
    void keepDialog(Ref<DialogObject> dialog);
    /// Those that are open, the oldest first.
    [[nodiscard]] const std::vector<Ref<DialogObject>>& dialogs();
    /// Called on the engine thread after each new snapshot.
    void onPublished(std::function<void()> listener);

    // --- any thread

    [[nodiscard]] std::shared_ptr<const FigureSnapshot> snapshot() const;

private:
    std::shared_ptr<GraphicsDefaults> m_defaults;
    Ref<RootObject> m_root; ///< once it was asked for
    std::map<int, Ref<FigureObject>> m_figures;
    RangeReader m_read;
    int m_current = 0;
    bool m_dirty = false;
    uint64_t m_revision = 0;
    std::chrono::steady_clock::time_point m_published{};
    std::function<void()> m_listener, m_refresh;
    PictureMaker m_pictureMaker;
    std::function<void(const std::string&)> m_clipboard;
    DialogHost* m_dialogHost = nullptr;
    std::vector<Ref<DialogObject>> m_dialogs;
    mutable std::mutex m_mutex;
    std::shared_ptr<const FigureSnapshot> m_snapshot;
};

/// Reads ranges where the data are: large and device arrays through the Accelerator's reductions,
/// so that only two numbers reach the host.
[[nodiscard]] RangeReader acceleratedRange(Accelerator& accelerator);

} // namespace vitrine
