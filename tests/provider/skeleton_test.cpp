// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/skeleton.h"

#include "base/internal_error.h"
#include "provider/codegen/library_texts.h"

#include <gtest/gtest.h>
#include <set>

namespace vitrine::codegen {
namespace {

TEST(Skeleton, FillsSlotsInsideLines) {
    Slots slots;
    slots.text("TYPE", "float").text("NAME", "sum");
    EXPECT_EQ(filledText("$TYPE $NAME_x = $NAME4[k];\n", slots), "float sum_x = sum4[k];\n");
}

TEST(Skeleton, IndentsBlocksAndLeavesNoLineForEmptyOnes) {
    Slots slots;
    slots.text("BODY", "a;\n\nif (b)\n    c;\n").text("NONE", "");
    EXPECT_EQ(filledText("{\n    $BODY\n    $NONE\n}\n", slots),
              "{\n    a;\n\n    if (b)\n        c;\n}\n");
}

TEST(Skeleton, PassesFilledArgumentsToSlotsThatTakeThem) {
    Slots slots;
    slots.text("A", "x").made(
        "COMBINE", [](const Slots::Arguments& a) { return "max(" + a[0] + ", " + a[1] + ")"; });
    EXPECT_EQ(filledText("$COMBINE($COMBINE($A, y[min(1, 2)]), f(z, w));\n", slots),
              "max(max(x, y[min(1, 2)]), f(z, w));\n");
}

TEST(Skeleton, ChoosesByFlagsListsAndTexts) {
    const char* text = "#if FLAG\na\n#if LIST\nb\n#else\nc\n#end\n#else\nd\n#end\n"
                       "#if !TEXT\ne\n#end\n";
    Slots slots;
    slots.flag("FLAG", true).rows("LIST", {}).text("TEXT", "");
    EXPECT_EQ(filledText(text, slots), "a\nc\ne\n");
    slots.rows("LIST", {Slots()}).text("TEXT", "t");
    EXPECT_EQ(filledText(text, slots), "a\nb\n");
    slots.flag("FLAG", false);
    EXPECT_EQ(filledText(text, slots), "d\n");
}

TEST(Skeleton, RepeatsRowsWhoseSlotsComeBeforeThoseAround) {
    std::vector<Slots> rows(2);
    rows[0].text("NAME", "x");
    rows[1].text("NAME", "y").text("TYPE", "double");
    Slots slots;
    slots.text("TYPE", "float").rows("LOAD", std::move(rows));
    EXPECT_EQ(filledText("#for LOAD\n$TYPE $NAME;\n#end\n", slots), "float x;\ndouble y;\n");
}

TEST(Skeleton, LeavesOutWhatIsForItsReader) {
    EXPECT_EQ(filledText("//@ why\n// shown\n    //@ why\n", {}), "// shown\n");
}

TEST(Skeleton, SaysThatSomethingIsMissing) {
    for (const char* text : {"x = $NONE;\n", "$NONE\n", "#if NONE\n#end\n", "#for NONE\n#end\n",
                             "#if !NONE\n", "#include none.glsl\n"})
        EXPECT_THROW((void)filledText(text, {}), InternalError) << text;
    Slots slots;
    slots.made("CALL", [](const Slots::Arguments& a) { return a[0]; });
    for (const char* text : {"$CALL;\n", "$CALL(x;\n"})
        EXPECT_THROW((void)filledText(text, slots), InternalError) << text;
}

TEST(Skeleton, KnowsTheNamesThatItUses) {
    std::set<std::string, std::less<>> names;
    forEachSkeletonName("reduce_rows.glsl", [&](std::string_view name) { names.emplace(name); });
    for (const char* own : {"lane", "team", "row", "begin", "k", "turn", "d"})
        EXPECT_TRUE(names.contains(own)) << own;
    for (const char* other : {"_x", "x", "NAME", "NAME_x", "for", "include", "neighbours"})
        EXPECT_EQ(names.contains(other), std::string(other) == "for") << other;
}

TEST(Skeleton, EveryFileSaysWhatItIs) {
    for (const LibraryText& text : kernelTexts()) {
        const std::string_view all = text.text;
        const std::size_t second = all.find('\n') + 1;
        EXPECT_TRUE(all.substr(second).starts_with("//@ ")) << text.file;
    }
}

} // namespace
} // namespace vitrine::codegen
