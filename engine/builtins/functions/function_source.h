// SPDX-License-Identifier: Apache-2.0
#pragma once
// The texts of functions, for those who compile them to something else than the VM's code.
#include "base/source.h"
#include "value/value.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// Where the text of a function is, for compilers of other kinds than the VM's.
struct FunctionSource {
    std::string name;
    std::string builtin;    ///< of a builtin function: its name, and nothing else is set
    Span span;              ///< of the definition
    bool anonymous = false; ///< then text is "@(x) expression"
    std::string text;
    std::vector<std::pair<std::string, Value>> captures;
};

/// What an interpreter that knows the sources of its functions is besides (dynamic_cast).
class FunctionSources {
public:
    virtual ~FunctionSources() = default;
    /// The source of a function handle's function, or of the function that a name means; false
    /// when it has none of its own (nested functions share their variables).
    virtual bool functionSource(const Value& handle, FunctionSource& out) = 0;
    virtual bool functionSourceNamed(std::string_view name, FunctionSource& out) = 0;
};

} // namespace vitrine
