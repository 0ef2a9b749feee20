// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a text says that can be read and is hardly meant: for an editor. Only what is sure from the
// text alone is told. Linear in the text; any thread.
#include "lang/ast.h"

#include <string>
#include <vector>

namespace vitrine::lang {

struct Doubt {
    Span span;
    std::string message;
    std::string hint; ///< or ""
};

/// Variables of functions whose value nothing reads, and expressions whose value nothing takes. A
/// function that may read variables by their names (eval, save …) is not judged.
[[nodiscard]] std::vector<Doubt> unusedResults(const Ast& ast);

/// Operations, concatenations and indices that fail whenever they run, because of sizes that the
/// text says: those of literals, ranges and of arrays made with literal sizes, followed through
/// assignments. What `try` surrounds is left alone.
[[nodiscard]] std::vector<Doubt> sizesThatCannotFit(const Ast& ast);

} // namespace vitrine::lang
