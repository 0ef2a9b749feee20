// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the names of a text mean, as far as the text says it: for an editor. Linear in the text; any
// thread.
#include "lang/ast.h"

#include <functional>
#include <string_view>
#include <vector>

namespace vitrine::lang {

struct NameUse {
    std::string_view name; ///< of the tree
    Span span;
};

enum class KnownName : uint8_t {
    No,
    Function,
    Script, ///< running it may assign anything
};
using NameSource = std::function<KnownName(std::string_view name)>;

/// Uses of names that nothing can have given a meaning: no assignment, parameter or declaration of
/// their function, no function of the text, none that `known` has. Code that makes variables by
/// their names (eval, load, assignin …, or a script) is not judged. In the order of the text.
[[nodiscard]] std::vector<NameUse> unknownNames(const Ast& ast, const NameSource& known);

/// All places of the variable at an offset in the function that it belongs to, nested ones
/// included; empty where there is no variable.
[[nodiscard]] std::vector<Span> placesOfVariable(const Ast& ast, uint32_t offset);

} // namespace vitrine::lang
