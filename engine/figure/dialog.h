// SPDX-License-Identifier: Apache-2.0
#pragma once
// What scripts ask of the user in windows: questions, messages, files, points of a figure. The
// engine says what is asked; a program that has a window gives the host that shows it
// (FigureStore::setDialogs). Engine thread, but for DialogLink.
#include "figure/graphics_base.h"

#include <array>
#include <atomic>
#include <memory>

namespace vitrine {

enum class DialogKind : uint8_t {
    Message,
    Progress,
    Question,
    Inputs,
    List,
    OpenFile,
    SaveFile,
    Folder,
    Points,     ///< of a figure, by clicks
    ButtonPress ///< a click or a key on a figure
};

/// What the window tells of a dialog that the script does not wait for; any thread.
struct DialogLink {
    std::atomic<bool> open{true};
    std::atomic<int> cancelled{0}; ///< clicks on its Cancel that nobody has seen yet
};

struct FileFilter {
    std::string patterns; ///< "*.m;*.mat"
    std::string name;
};

struct DialogRequest {
    DialogKind kind = DialogKind::Message;
    std::string title, text;          ///< UTF-8; lines of the text are separated by \n
    std::string icon;                 ///< "", "help", "warn" or "error"
    std::vector<std::string> items;   ///< buttons, labels of fields, or rows of a list
    std::vector<std::string> answers; ///< what fields begin with
    std::vector<int> lines;           ///< heights of fields
    std::vector<int> chosen;          ///< rows of a list or the button that Return presses, from 0
    std::string accept, refuse;       ///< names of a list's buttons; "": the usual ones
    bool several = false;             ///< rows or files
    double fraction = 0;              ///< of Progress
    bool cancellable = false;         ///< Progress has a Cancel
    bool modal = false;
    std::vector<FileFilter> filters;
    std::string folder, file; ///< what choosing begins with
    int64_t points = 0;       ///< that are wanted; 0: until Return
    int figure = 0;           ///< number of the figure for Points and ButtonPress
    std::shared_ptr<DialogLink> link;
};

/// A click, or a key that was pressed over a figure.
struct PickedPoint {
    int figure = 0;
    uint64_t axes = 0; ///< identity; 0: beside all axes
    double x = 0, y = 0;
    int button = 1; ///< 1 to 3, or the key's character
    bool key = false;
};

struct DialogAnswer {
    bool given = false; ///< false: cancelled or closed
    std::vector<std::string> texts;
    std::vector<int> chosen;
    std::string folder;
    std::vector<PickedPoint> points;
};

class DialogHost {
public:
    virtual ~DialogHost() = default;
    /// Waits for the answer, or until what runs is to stop.
    virtual DialogAnswer ask(const DialogRequest& request) = 0;
    /// Opens a dialog, or changes the one that has the same link; waits for nothing.
    virtual void show(const DialogRequest& request) = 0;
    /// Closes the dialog of the link.
    virtual void close(const std::shared_ptr<DialogLink>& link) = 0;
    /// Waits until done() says so, or what runs is to stop. Asked again whenever the user did
    /// something with a dialog, and when a callback has run.
    virtual void waitUntil(const std::function<bool()>& done) = 0;
    /// Width and height of the screen, in pixels.
    [[nodiscard]] virtual std::array<double, 2> screenSize() const = 0;
};

/// A dialog that stays open while the script goes on, as the handle that scripts have of it.
class DialogObject final : public GraphicsObject {
public:
    DialogObject(DialogHost& host, DialogRequest request);
    ~DialogObject() override;
    /// False when the user has closed it, too.
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    void close();
    void show() const;
    [[nodiscard]] DialogLink& link() const { return *request.link; }

    DialogRequest request;
    Value cancelFunction; ///< what a click on Cancel runs

private:
    DialogHost& m_host;
};

} // namespace vitrine
