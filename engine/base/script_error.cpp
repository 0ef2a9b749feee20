// SPDX-License-Identifier: Apache-2.0
#include "base/script_error.h"

#include "base/device_error.h"
#include "base/internal_error.h"
#include "base/stop_error.h"

#include <cstdarg>
#include <cstdio>

namespace vitrine {

namespace {

const char* identifierOf(ErrorCode code) {
    switch (code) {
    case ErrorCode::OutOfMemory:
        return "MATLAB:nomem";
    case ErrorCode::DeviceLost:
        return "parallel:gpu:device:DeviceLost";
    case ErrorCode::Io:
        return "MATLAB:FileIO:Failure";
    case ErrorCode::Compile:
        return "parallel:gpu:kernel:CompileFailed";
    case ErrorCode::Unsupported:
        return "MATLAB:unsupported";
    case ErrorCode::Interrupted:
        return kStopIdentifier;
    case ErrorCode::Invalid:
        break;
    }
    return "MATLAB:invalid";
}

} // namespace

ScriptError::ScriptError(const Error& error, Span where)
    : identifier(identifierOf(error.code)), message(error.message), span(where) {
    if (std::optional<DeviceErrorText> text = deviceErrorText(error)) {
        identifier = text->identifier;
        message = std::move(text->message);
    }
}

bool isUncatchable(const ScriptError& error) {
    return error.identifier == kStopIdentifier || error.identifier == kInternalIdentifier;
}

void throwError(const char* identifier, const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    const int length = std::vsnprintf(nullptr, 0, format, arguments);
    va_end(arguments);
    std::string message(static_cast<std::size_t>(length < 0 ? 0 : length), '\0');
    std::vsnprintf(message.data(), message.size() + 1, format, again);
    va_end(again);
    throw ScriptError(identifier, std::move(message));
}

} // namespace vitrine
