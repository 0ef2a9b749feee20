// SPDX-License-Identifier: Apache-2.0
// Properties of MATLAB that say how its own renderer or desktop goes about, and change nothing that
// one could see here: they are kept, and given back.
#include "figure/unseen_properties.h"

#include "figure/property_values.h"

#include <algorithm>

namespace vitrine {

namespace {

struct UnseenRow {
    std::string_view type; ///< "": of all objects
    std::string_view name; ///< in lower case
    const char* usual;
};

constexpr UnseenRow kRows[] = {
    {"", "busyaction", "queue"},
    {"", "hittest", "on"},
    {"", "interruptible", "on"},
    {"", "pickableparts", "visible"},
    {"", "selected", "off"},
    {"", "selectionhighlight", "on"},
    {"axes", "drawmode", "normal"},
    {"axes", "fontunits", "points"},
    {"axes", "sortmethod", "depth"},
    {"axes", "tickdirmode", "auto"},
    {"figure", "backingstore", "on"},
    {"figure", "dockcontrols", "on"},
    {"figure", "doublebuffer", "on"},
    {"figure", "graphicssmoothing", "on"},
    {"figure", "integerhandle", "on"},
    {"figure", "inverthardcopy", "on"},
    {"figure", "nextplot", "add"},
    {"figure", "pointer", "arrow"},
    {"figure", "renderer", "opengl"},
    {"figure", "renderermode", "auto"},
    {"figure", "resize", "on"},
    {"figure", "windowstate", "normal"},
    {"figure", "windowstyle", "normal"},
    {"line", "alignvertexcenters", "off"},
    {"line", "erasemode", "normal"},
    {"line", "linejoin", "round"},
    {"line", "linesmoothing", "off"},
};

} // namespace

const char* usualUnseen(std::string_view type, std::string_view name) {
    const std::string key = properties::lower(name);
    const auto* row = std::find_if(std::begin(kRows), std::end(kRows), [&](const UnseenRow& r) {
        return r.name == key && (r.type.empty() || r.type == type);
    });
    return row == std::end(kRows) ? nullptr : row->usual;
}

} // namespace vitrine
