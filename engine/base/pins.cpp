// SPDX-License-Identifier: Apache-2.0
#include "base/pins.h"

#include <charconv>

namespace vitrine {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

template <typename T>
bool readNumber(std::string_view text, T& out) {
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, out);
    return error == std::errc() && stop == end && !text.empty();
}

/// LINE[:OPERATION[@COLUMN]]
bool readPlace(std::string_view text, Pin& pin) {
    const auto colon = text.find(':');
    if (!readNumber(text.substr(0, colon), pin.line) || pin.line == 0) return false;
    if (colon == std::string_view::npos) return true;
    std::string_view operation = text.substr(colon + 1);
    if (const auto at = operation.find('@'); at != std::string_view::npos) {
        if (!readNumber(operation.substr(at + 1), pin.column) || pin.column == 0) return false;
        operation = operation.substr(0, at);
    }
    if (operation.empty() || operation.find_first_of(":/\\") != std::string_view::npos)
        return false;
    pin.operation = operation;
    return true;
}

bool readChoice(std::string_view text, Pin& pin) {
    if (text == "cpu") return pin.side = PinSide::Host, true;
    if (text == "gpu") return pin.side = PinSide::Device, true;
    if (text == "unfused") return pin.fusion = PinFusion::Apart, true;
    if (text == "fused") return pin.fusion = PinFusion::Together, true;
    return false;
}

/// The file name may hold colons itself: the first one after which a place can be read counts.
bool readPin(std::string_view entry, std::string& file, Pin& pin) {
    const auto equals = entry.rfind('=');
    if (equals == std::string_view::npos || !readChoice(trimmed(entry.substr(equals + 1)), pin))
        return false;
    const std::string_view where = trimmed(entry.substr(0, equals));
    if (readPlace(where, pin)) {
        pin.file = file;
        return true;
    }
    for (auto colon = where.find(':'); colon != std::string_view::npos;
         colon = where.find(':', colon + 1)) {
        if (colon == 0 || !readPlace(where.substr(colon + 1), pin)) continue;
        pin.file = file = where.substr(0, colon);
        return true;
    }
    return false;
}

} // namespace

Result<PinList> parsePins(std::string_view text) {
    PinList list;
    std::string file;
    while (!text.empty()) {
        const auto comma = text.find(',');
        const std::string_view entry = trimmed(text.substr(0, comma));
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
        if (entry.empty()) continue;
        constexpr std::string_view kRandom = "random:";
        if (entry.starts_with(kRandom)) {
            uint64_t seed = 0;
            if (!readNumber(entry.substr(kRandom.size()), seed))
                return fail(ErrorCode::Invalid, "cannot read the pin '" + std::string(entry) + "'");
            list.randomSeed = seed;
            continue;
        }
        Pin pin;
        if (!readPin(entry, file, pin))
            return fail(ErrorCode::Invalid, "cannot read the pin '" + std::string(entry) + "'");
        list.pins.push_back(std::move(pin));
    }
    return list;
}

std::string pinText(const Pin& pin) {
    std::string where = pin.file.empty() ? std::string() : pin.file + ":";
    where += std::to_string(pin.line);
    if (!pin.operation.empty()) {
        where += ":" + pin.operation;
        if (pin.column) where += "@" + std::to_string(pin.column);
    }
    std::string out;
    const auto add = [&](const char* choice) {
        out += (out.empty() ? "" : ",") + where + "=" + choice;
    };
    if (pin.side == PinSide::Host) add("cpu");
    if (pin.side == PinSide::Device) add("gpu");
    if (pin.fusion == PinFusion::Apart) add("unfused");
    if (pin.fusion == PinFusion::Together) add("fused");
    return out;
}

} // namespace vitrine
