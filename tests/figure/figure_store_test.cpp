// SPDX-License-Identifier: Apache-2.0
#include "figure/figure_store.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

Ref<Tensor> data(const Shape& shape, std::initializer_list<double> columnMajor) {
    Ref<Tensor> t = Tensor::make(DType::Double, shape);
    std::copy(columnMajor.begin(), columnMajor.end(), t->mutableData<double>());
    return t;
}

/// Reads on the host and counts how often it was asked.
struct CountingReader {
    int calls = 0;
    RangeReader reader() {
        return [this](const Ref<Tensor>& t, RangeOf) -> Range {
            ++calls;
            double low = t->asDouble(0), high = low;
            for (int64_t i = 0; i < t->count(); ++i) {
                low = std::min(low, t->asDouble(i));
                high = std::max(high, t->asDouble(i));
            }
            return std::pair{low, high};
        };
    }
};

Ref<ImageObject> addImage(FigureStore& store, Ref<Tensor> t) {
    auto image = makeRef<ImageObject>();
    image->data.set(std::move(t));
    store.current().axes().images.push_back(image);
    store.touch();
    return image;
}

TEST(FigureStore, NothingIsPublishedUntilSomethingChanges) {
    FigureStore store;
    CountingReader counting;
    int told = 0;
    store.onPublished([&] { ++told; });
    store.publish(counting.reader());
    EXPECT_EQ(told, 0);
    addImage(store, data(Shape(2, 2), {1, 2, 3, 4}));
    store.publish(counting.reader());
    EXPECT_EQ(told, 1);
    const uint64_t first = store.snapshot()->revision;
    store.publish(counting.reader());
    EXPECT_EQ(store.snapshot()->revision, first);
}

TEST(FigureStore, ASnapshotDoesNotChangeAfterwards) {
    FigureStore store;
    CountingReader counting;
    store.current().axes().title = "one";
    store.touch();
    store.publish(counting.reader());
    const auto before = store.snapshot();
    store.current().axes().title = "two";
    store.touch();
    store.publish(counting.reader());
    EXPECT_EQ(before->figures[0].axes[0].title, "one");
    EXPECT_EQ(store.snapshot()->figures[0].axes[0].title, "two");
}

TEST(FigureStore, TheRangeOfDataIsReadOnceAndOnlyForAutomaticLimits) {
    FigureStore store;
    CountingReader counting;
    Ref<ImageObject> image = addImage(store, data(Shape(1, 3), {2, -5, 7}));
    store.publish(counting.reader());
    store.touch();
    store.publish(counting.reader());
    EXPECT_EQ(counting.calls, 1);
    EXPECT_EQ(store.snapshot()->figures[0].axes[0].climits.low, -5);
    EXPECT_EQ(store.snapshot()->figures[0].axes[0].climits.high, 7);
    store.current().axes().climits = {0, 1, false};
    image->data.set(data(Shape(1, 2), {8, 9}));
    store.touch();
    store.publish(counting.reader());
    EXPECT_EQ(counting.calls, 1);
    EXPECT_EQ(store.snapshot()->figures[0].axes[0].climits.high, 1);
}

TEST(FigureStore, ImagesReachHalfAPixelBeyondTheirCentres) {
    FigureStore store;
    CountingReader counting;
    Ref<ImageObject> image = addImage(store, data(Shape(2, 3), {1, 2, 3, 4, 5, 6}));
    image->xdata = {0, 10, false};
    store.publish(counting.reader());
    const AxesSnapshot& axes = store.snapshot()->figures[0].axes[0];
    EXPECT_EQ(axes.xlimits.low, -2.5);
    EXPECT_EQ(axes.xlimits.high, 12.5);
    EXPECT_EQ(axes.ylimits.low, 0.5);
    EXPECT_EQ(axes.ylimits.high, 2.5);
}

TEST(FigureStore, AConstantImageStillHasAnInterval) {
    FigureStore store;
    CountingReader counting;
    addImage(store, data(Shape(1, 2), {5, 5}));
    store.publish(counting.reader());
    EXPECT_EQ(store.snapshot()->figures[0].axes[0].climits.low, 4);
    EXPECT_EQ(store.snapshot()->figures[0].axes[0].climits.high, 6);
}

TEST(FigureStore, LineLimitsAreRoundedOutwards) {
    FigureStore store;
    CountingReader counting;
    auto line = makeRef<LineObject>();
    line->y.set(data(Shape(1, 3), {0.13, 0.5, 0.97}));
    store.current().axes().lines.push_back(line);
    store.touch();
    store.publish(counting.reader());
    const AxesSnapshot& axes = store.snapshot()->figures[0].axes[0];
    EXPECT_EQ(axes.xlimits.low, 1);
    EXPECT_EQ(axes.xlimits.high, 3);
    EXPECT_DOUBLE_EQ(axes.ylimits.low, 0.1);
    EXPECT_DOUBLE_EQ(axes.ylimits.high, 1.0);
}

TEST(FigureStore, ClosingInvalidatesHandlesAndMovesOn) {
    FigureStore store;
    Ref<FigureObject> one(&store.select(1));
    store.select(2);
    store.close(1);
    EXPECT_FALSE(one->isValid());
    EXPECT_EQ(store.currentNumber(), 2);
    store.close(2);
    EXPECT_EQ(store.currentNumber(), 0);
    EXPECT_EQ(store.select(0).number(), 1);
}

TEST(GraphicsObjects, PropertiesAreReadAndSetByName) {
    LineObject line;
    EXPECT_TRUE(line.setProperty("linewidth", Value(2.0)));
    EXPECT_EQ(line.property("LineWidth").toDouble(), 2.0);
    EXPECT_TRUE(line.setProperty("Color", Value::text("red")));
    EXPECT_EQ(line.color, (Color{1, 0, 0}));
    EXPECT_FALSE(line.setProperty("NoSuchThing", Value(1.0)));
    EXPECT_TRUE(line.property("NoSuchThing").isNothing());
}

} // namespace
} // namespace vitrine
