// SPDX-License-Identifier: Apache-2.0
#include "figure/dialog.h"

#include "figure/property_values.h"

namespace vitrine {

using namespace properties;

DialogObject::DialogObject(DialogHost& host, DialogRequest asked)
    : GraphicsObject("matlab.ui.Figure", "figure"), request(std::move(asked)), m_host(host) {
    request.link = std::make_shared<DialogLink>();
    handleShown = false;
}

DialogObject::~DialogObject() = default;

bool DialogObject::isValid() const {
    return GraphicsObject::isValid() && request.link->open;
}

void DialogObject::show() const {
    if (isValid()) m_host.show(request);
}

void DialogObject::close() {
    if (request.link->open.exchange(false)) m_host.close(request.link);
    invalidate();
}

Value DialogObject::property(std::string_view name) const {
    if (same(name, "name")) return Value::text(request.title);
    if (same(name, "windowstyle")) return Value::text(request.modal ? "modal" : "normal");
    if (same(name, "children")) return Value::emptyMatrix();
    return GraphicsObject::property(name);
}

bool DialogObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "windowstyle")) {
        static constexpr std::string_view kStyles[] = {"normal", "modal"};
        std::string style;
        if (!setChoice(style, value, kStyles)) return false;
        request.modal = style == "modal";
    } else if (same(name, "name")) {
        if (!setText(request.title, value)) return false;
    } else {
        return GraphicsObject::setProperty(name, value);
    }
    show();
    return true;
}

std::vector<std::string> DialogObject::propertyNames() const {
    std::vector<std::string> names = GraphicsObject::propertyNames();
    names.insert(names.begin(), {"Name", "WindowStyle"});
    return names;
}

} // namespace vitrine
