// SPDX-License-Identifier: Apache-2.0
#include "figure/triangulate.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace vitrine {
namespace {

double areaOf(const std::vector<double>& x, const std::vector<double>& y) {
    const std::vector<std::size_t> t = triangulate(x, y);
    double area = 0;
    for (std::size_t i = 0; i + 2 < t.size(); i += 3) {
        area += std::abs((x[t[i + 1]] - x[t[i]]) * (y[t[i + 2]] - y[t[i]]) -
                         (x[t[i + 2]] - x[t[i]]) * (y[t[i + 1]] - y[t[i]])) /
                2;
    }
    return area;
}

TEST(Triangulate, TrianglesCoverAPolygonOnceInBothSenses) {
    // An L of area 3.
    EXPECT_DOUBLE_EQ(areaOf({0, 2, 2, 1, 1, 0}, {0, 0, 1, 1, 2, 2}), 3);
    EXPECT_DOUBLE_EQ(areaOf({0, 1, 1, 2, 2, 0}, {2, 2, 1, 1, 0, 0}), 3);
}

TEST(Triangulate, ARepeatedLastCornerIsNone) {
    EXPECT_EQ(triangulate(std::vector<double>{0, 1, 1, 0}, std::vector<double>{0, 0, 1, 0}).size(),
              3u);
}

TEST(Triangulate, AStarIsNotFilledBetweenItsTips) {
    std::vector<double> x, y;
    for (int i = 0; i < 10; ++i) {
        const double radius = i % 2 == 0 ? 1 : 0.4;
        x.push_back(radius * std::cos(i * 0.62831853071795865));
        y.push_back(radius * std::sin(i * 0.62831853071795865));
    }
    EXPECT_NEAR(areaOf(x, y), 5 * 0.4 * std::sin(0.62831853071795865), 1e-12);
}

TEST(Triangulate, WhatHasNoAreaHasNoTriangles) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_TRUE(triangulate(std::vector<double>{0, 1}, std::vector<double>{0, 1}).empty());
    EXPECT_TRUE(triangulate(std::vector<double>{0, 1, nan}, std::vector<double>{0, 1, 2}).empty());
    EXPECT_TRUE(triangulate(std::vector<double>{}, std::vector<double>{}).empty());
}

} // namespace
} // namespace vitrine
