// SPDX-License-Identifier: Apache-2.0
#include "figure/contours.h"

#include <cmath>
#include <gtest/gtest.h>

namespace vitrine {
namespace {

ContourGrid gridOf(int64_t rows, int64_t columns, double (*height)(double, double)) {
    ContourGrid grid;
    grid.rows = rows;
    grid.columns = columns;
    grid.straight = true;
    for (int64_t c = 0; c < columns; ++c) {
        for (int64_t r = 0; r < rows; ++r) {
            grid.x.push_back(static_cast<double>(c));
            grid.y.push_back(static_cast<double>(r));
            grid.z.push_back(height(static_cast<double>(c), static_cast<double>(r)));
        }
    }
    return grid;
}

double triangleArea(const ContourArea& area) {
    double sum = 0;
    for (std::size_t i = 0; i + 2 < area.triangleX.size(); i += 3) {
        const auto x = [&](std::size_t k) { return area.triangleX[i + k]; };
        const auto y = [&](std::size_t k) { return area.triangleY[i + k]; };
        sum += std::abs((x(1) - x(0)) * (y(2) - y(0)) - (x(2) - x(0)) * (y(1) - y(0))) / 2;
    }
    return sum;
}

/// By the odd-even rule: outer rings count, holes are taken away. Here rings do not cross.
double ringArea(const ContourArea& area) {
    double sum = 0, ring = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < area.ringX.size(); ++i) {
        if (std::isnan(area.ringX[i])) {
            sum = std::abs(std::abs(ring) - sum); // holes come after what holds them, or before
            ring = 0;
            begin = i + 1;
        } else if (i > begin) {
            ring += (area.ringX[i - 1] * area.ringY[i] - area.ringX[i] * area.ringY[i - 1]) / 2;
        }
    }
    return sum;
}

TEST(Contours, LevelsAreRoundNumbersInsideTheRange) {
    EXPECT_EQ(contourLevels(-6.55, 8.08), (std::vector<double>{-6, -4, -2, 0, 2, 4, 6, 8}));
    EXPECT_EQ(contourLevels(0, 1, 3), (std::vector<double>{0.25, 0.5, 0.75}));
    EXPECT_TRUE(contourLevels(2, 2).empty());
    for (const double level : contourLevels(0, 1))
        EXPECT_TRUE(level > 0 && level < 1);
}

TEST(Contours, ALineOfAPlaneIsStraightAndEndsAtTheBorder) {
    const ContourGrid grid = gridOf(5, 7, [](double x, double) { return x; });
    const std::vector<ContourLine> lines = contourLines(grid, 2.25);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_FALSE(lines[0].closed);
    ASSERT_EQ(lines[0].x.size(), 5u);
    for (const double x : lines[0].x)
        EXPECT_DOUBLE_EQ(x, 2.25);
}

TEST(Contours, ACircleClosesAndEnclosesItsArea) {
    const ContourGrid grid =
        gridOf(101, 101, [](double x, double y) { return -std::hypot(x - 50, y - 50); });
    const std::vector<ContourLine> lines = contourLines(grid, -30);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_TRUE(lines[0].closed);
    EXPECT_EQ(lines[0].x.front(), lines[0].x.back());
    for (std::size_t i = 0; i < lines[0].x.size(); ++i)
        EXPECT_NEAR(std::hypot(lines[0].x[i] - 50, lines[0].y[i] - 50), 30, 0.02);
    const ContourArea area = contourArea(grid, -30);
    const double circle = 30 * 30 * 3.14159265;
    EXPECT_NEAR(triangleArea(area), circle, 3);
    EXPECT_NEAR(ringArea(area), circle, 3);
}

TEST(Contours, AreasReachTheBorderAndTrianglesAgreeWithRings) {
    const ContourGrid grid = gridOf(21, 31, [](double x, double y) { return x + y; });
    EXPECT_DOUBLE_EQ(triangleArea(contourArea(grid, -1)), 600);
    EXPECT_DOUBLE_EQ(ringArea(contourArea(grid, -1)), 600);
    for (const double level : {0.5, 7.25, 33.5, 49.5}) {
        const ContourArea area = contourArea(grid, level);
        EXPECT_NEAR(triangleArea(area), ringArea(area), 1e-9) << level;
    }
    EXPECT_TRUE(contourArea(grid, 51).triangleX.empty());
    EXPECT_TRUE(contourArea(grid, 51).ringX.empty());
}

TEST(Contours, SaddlesJoinByTheMeanOfTheCell) {
    ContourGrid grid = gridOf(2, 2, [](double x, double y) { return x == y ? 1.0 : 0.0; });
    EXPECT_EQ(contourLines(grid, 0.4).size(), 2u);
    EXPECT_NEAR(triangleArea(contourArea(grid, 0.4)), 1 - 2 * 0.4 * 0.4 / 2, 1e-12);
    EXPECT_NEAR(triangleArea(contourArea(grid, 0.6)), 2 * 0.4 * 0.4 / 2, 1e-12);
}

TEST(Contours, WhatIsMissingBelongsToNoLine) {
    ContourGrid grid = gridOf(4, 4, [](double x, double) { return x; });
    grid.z[5] = NAN;
    for (const ContourLine& line : contourLines(grid, 1.5)) {
        for (const double y : line.y)
            EXPECT_TRUE(y == 0 || y >= 2) << y;
    }
}

} // namespace
} // namespace vitrine
