// SPDX-License-Identifier: Apache-2.0
#pragma once
// MException objects, and warnings with their states. Engine thread.
#include "builtins/core/builtin.h"

namespace vitrine {

/// An MException object with identifier, message, stack (struct array file, name, line) and cause.
[[nodiscard]] Value makeException(const ScriptError& error, SourceMap& sources);
/// The error that throwing the object raises; accepts MException objects and error structs.
[[nodiscard]] ScriptError errorFromValue(const Value& exception);
[[nodiscard]] bool isException(const Value& value);
/// MATLAB's report: "Error using …" with the message and where it happened.
[[nodiscard]] std::string exceptionReport(const Value& exception, bool places = true);

/// Prints "Warning: …" to err() unless the state of the identifier is off; keeps lastwarn. Throws
/// when the state is "error".
void issueWarning(Interpreter& vm, std::string_view identifier, std::string_view message);

} // namespace vitrine
