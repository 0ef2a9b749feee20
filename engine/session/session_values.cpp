// SPDX-License-Identifier: Apache-2.0
// The text of a variable's value, as a tool tip shows it.
#include "builtins/display/display.h"
#include "session/session_state.h"
#include "session/value_parts.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr int64_t kRows = 8;
constexpr int64_t kColumns = 6;
constexpr int64_t kCharacters = 60;  ///< columns of text
constexpr int64_t kContained = 1000; ///< of a container: what has more is not gone through

/// The upper left corner of an array's first page.
Value cornerOf(const Value& value) {
    const Shape& shape = value.tensor().shape();
    const bool text = value.tensor().dtype() == DType::Char;
    return partOfArray(value.tensor(), {0, 0, std::min(shape.rows(), kRows),
                                        std::min(shape.columns(), text ? kCharacters : kColumns)});
}

std::string firstLines(const std::string& text, int count) {
    std::size_t end = 0;
    while (count-- > 0) {
        end = text.find('\n', end);
        if (end == std::string::npos) return text;
        ++end;
    }
    return text.substr(0, end) + "…";
}

/// What of an array is shown: "… 8 of 100 rows, 6 of 100 columns, the first page".
std::string partOf(const Shape& whole, const Shape& shown) {
    std::string text;
    const auto add = [&](const std::string& part) {
        text += (text.empty() ? "\n… " : ", ") + part;
    };
    const auto count = [&](int64_t part, int64_t all, const char* of) {
        if (part < all) add(std::to_string(part) + " of " + std::to_string(all) + of);
    };
    count(shown.rows(), whole.rows(), " rows");
    count(shown.columns(), whole.columns(), " columns");
    if (whole.rank() > 2) add("the first page");
    return text;
}

} // namespace

Value Session::State::valueNamed(const std::string& name) const {
    if (!stoppedFrame) {
        const Value* found = vm->baseVariable(name);
        return found ? *found : Value();
    }
    for (auto& [known, held] : vm->debugger().variables(*stoppedFrame)) {
        if (known == name) return held;
    }
    return {};
}

void Session::setColumns(int columns) {
    constexpr int kLeast = 40; // a number and its frame
    m_state->vm->sessionSlot("columns") = Value(static_cast<double>(std::max(columns, kLeast)));
}

std::string Session::valueText(const std::string& name) {
    Value value = m_state->valueNamed(name);
    if (value.isNothing()) return {};
    const bool isTensor = value.kind() == Kind::Tensor;
    if (!isTensor && value.count() > kContained) return {};
    const auto remote = isTensor ? value.tensor().remote() : Ref<RemoteArray>();
    const bool pending = remote && remote->state() == RemoteArray::State::Pending;
    std::string text;
    try {
        DisplayFormat format = currentDisplayFormat(*m_state->vm);
        format.compact = true;
        const Value shown = isTensor && !value.shape().empty() ? cornerOf(value) : value;
        text = firstLines(trimmed(dispText(shown, format)), kRows + 4);
        if (isTensor && shown.count() < value.count()) text += partOf(value.shape(), shown.shape());
        // One number needs no column.
        if (value.count() == 1) text.erase(0, text.find_first_not_of(' '));
    } catch (const std::exception& error) {
        text = error.what();
        if (const auto* said = dynamic_cast<const ScriptError*>(&error)) text = said->message;
    }
    if (pending) m_state->publish(); // it is computed now
    return text;
}

} // namespace vitrine
