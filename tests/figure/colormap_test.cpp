// SPDX-License-Identifier: Apache-2.0
#include "figure/colormap.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

TEST(Colormap, EveryNamedMapStaysInsideTheUnitCube) {
    for (std::string_view name : colormapNames()) {
        const std::vector<Color> colors = colormapColors(name);
        ASSERT_EQ(colors.size(), 256u) << name;
        for (const Color& color : colors) {
            for (float c : color) {
                EXPECT_GE(c, 0.0f) << name;
                EXPECT_LE(c, 1.0f) << name;
            }
        }
    }
}

TEST(Colormap, GrayIsALinearRamp) {
    const std::vector<Color> gray = colormapColors("gray", 3);
    EXPECT_EQ(gray[0], (Color{0, 0, 0}));
    EXPECT_EQ(gray[1], (Color{0.5f, 0.5f, 0.5f}));
    EXPECT_EQ(gray[2], (Color{1, 1, 1}));
}

TEST(Colormap, JetRunsFromDarkBlueToDarkRed) {
    const std::vector<Color> jet = colormapColors("JET");
    EXPECT_EQ(jet.front(), (Color{0, 0, 33.0f / 64}));
    EXPECT_EQ(jet.back(), (Color{0.5f, 0, 0}));
}

TEST(Colormap, PerceptualMapsGrowLighter) {
    for (std::string_view name : {"parula", "viridis", "plasma", "inferno", "magma", "gray"}) {
        const std::vector<Color> colors = colormapColors(name, 5);
        const auto light = [](const Color& c) { return 0.3f * c[0] + 0.6f * c[1] + 0.1f * c[2]; };
        for (std::size_t i = 1; i < colors.size(); ++i)
            EXPECT_GT(light(colors[i]), light(colors[i - 1])) << name << ' ' << i;
    }
}

TEST(Colormap, UnknownNamesGiveNothing) {
    EXPECT_TRUE(colormapColors("nosuchmap").empty());
}

TEST(Colormap, ColorsAreReadFromNamesAndHexTexts) {
    Color c{};
    EXPECT_TRUE(parseColor("r", c));
    EXPECT_EQ(c, (Color{1, 0, 0}));
    EXPECT_TRUE(parseColor("#00ff00", c));
    EXPECT_EQ(c, (Color{0, 1, 0}));
    EXPECT_FALSE(parseColor("#12", c));
    EXPECT_FALSE(parseColor("nocolor", c));
}

} // namespace
} // namespace vitrine
