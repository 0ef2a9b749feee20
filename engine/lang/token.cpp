// SPDX-License-Identifier: Apache-2.0
#include "lang/token.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::lang {

namespace {

using Entry = std::pair<std::string_view, Keyword>;

// Sorted by name for the binary search.
constexpr std::array kKeywords{
    Entry{"break", Keyword::Break},
    Entry{"case", Keyword::Case},
    Entry{"catch", Keyword::Catch},
    Entry{"classdef", Keyword::Classdef},
    Entry{"continue", Keyword::Continue},
    Entry{"else", Keyword::Else},
    Entry{"elseif", Keyword::Elseif},
    Entry{"end", Keyword::End},
    Entry{"end_try_catch", Keyword::EndTryCatch},
    Entry{"end_unwind_protect", Keyword::EndUnwindProtect},
    Entry{"endarguments", Keyword::EndArguments},
    Entry{"endclassdef", Keyword::EndClassdef},
    Entry{"endenumeration", Keyword::EndEnumeration},
    Entry{"endevents", Keyword::EndEvents},
    Entry{"endfor", Keyword::EndFor},
    Entry{"endfunction", Keyword::EndFunction},
    Entry{"endif", Keyword::EndIf},
    Entry{"endmethods", Keyword::EndMethods},
    Entry{"endparfor", Keyword::EndParfor},
    Entry{"endproperties", Keyword::EndProperties},
    Entry{"endspmd", Keyword::EndSpmd},
    Entry{"endswitch", Keyword::EndSwitch},
    Entry{"endwhile", Keyword::EndWhile},
    Entry{"for", Keyword::For},
    Entry{"function", Keyword::Function},
    Entry{"global", Keyword::Global},
    Entry{"if", Keyword::If},
    Entry{"otherwise", Keyword::Otherwise},
    Entry{"parfor", Keyword::Parfor},
    Entry{"persistent", Keyword::Persistent},
    Entry{"return", Keyword::Return},
    Entry{"spmd", Keyword::Spmd},
    Entry{"switch", Keyword::Switch},
    Entry{"try", Keyword::Try},
    Entry{"unwind_protect", Keyword::UnwindProtect},
    Entry{"unwind_protect_cleanup", Keyword::UnwindProtectCleanup},
    Entry{"while", Keyword::While},
};

static_assert(std::is_sorted(kKeywords.begin(), kKeywords.end(),
                             [](const Entry& a, const Entry& b) { return a.first < b.first; }));

} // namespace

Keyword keywordOf(std::string_view word) {
    const auto* found = std::lower_bound(
        kKeywords.begin(), kKeywords.end(), word,
        [](const Entry& entry, std::string_view name) { return entry.first < name; });
    return found != kKeywords.end() && found->first == word ? found->second : Keyword::None;
}

bool isBlockEnd(Keyword keyword) {
    return keyword == Keyword::End || keyword >= Keyword::EndIf;
}

bool isBlockMiddle(Keyword keyword) {
    switch (keyword) {
    case Keyword::Else:
    case Keyword::Elseif:
    case Keyword::Case:
    case Keyword::Otherwise:
    case Keyword::Catch:
    case Keyword::UnwindProtectCleanup:
        return true;
    default:
        return false;
    }
}

} // namespace vitrine::lang
