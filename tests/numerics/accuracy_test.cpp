// SPDX-License-Identifier: Apache-2.0
// Errors in units of the last place against MPFR, and every SIMD variant against the first. What is
// measured is the table in resources/docs; VITRINE_UPDATE_ERRORS=1 writes it.
#include "numerics/arguments.h"
#include "numerics/ulps.h"
#include "provider/host/math/math_table.h"

#include <cstring>
#include <fstream>
#include <map>
#include <span>
#include <sstream>

#include <gtest/gtest.h>

using namespace vitrine::hostmath;

namespace {

constexpr std::size_t kSamples = 40000;

using numerics::errorInUlps;
using numerics::Real;

/// The worst error of each function: double, single.
std::map<std::string, std::array<double, 2>>& measured() {
    static std::map<std::string, std::array<double, 2>> errors;
    return errors;
}

template <typename T>
void run(const UnaryEntry& entry, const std::vector<T>& x, std::vector<T>& out) {
    out.resize(x.size());
    if constexpr (sizeof(T) == 8)
        entry.f64(x.data(), out.data(), static_cast<int64_t>(x.size()));
    else
        entry.f32(x.data(), out.data(), static_cast<int64_t>(x.size()));
}
template <typename T>
void run(const BinaryEntry& entry, const std::vector<T>& x, const std::vector<T>& y,
         std::vector<T>& out) {
    out.resize(x.size());
    if constexpr (sizeof(T) == 8)
        entry.f64(x.data(), 1, y.data(), 1, out.data(), static_cast<int64_t>(x.size()));
    else
        entry.f32(x.data(), 1, y.data(), 1, out.data(), static_cast<int64_t>(x.size()));
}

template <typename T>
void checkUnary() {
    const std::vector<T> x = numerics::testArguments<T>(kSamples, 11);
    std::vector<T> got;
    Real argument;
    Real exact;
    for (const numerics::UnaryCase& c : numerics::unaryCases()) {
        const UnaryEntry* entry = findUnary(c.name);
        ASSERT_NE(entry, nullptr) << c.name;
        run(*entry, x, got);
        double worst = 0;
        T where = 0;
        for (std::size_t i = 0; i < x.size(); i += i < 64 ? 1 : c.step) {
            mpfr_set_d(*argument, static_cast<double>(x[i]), MPFR_RNDN);
            c.exact(*exact, *argument, MPFR_RNDN);
            const double error = errorInUlps(*exact, got[i]);
            if (error > worst) worst = error, where = x[i];
        }
        measured()[c.name][sizeof(T) == 4] = worst;
        EXPECT_LE(worst, sizeof(T) == 8 ? c.bound : c.boundSingle)
            << c.name << " at " << std::hexfloat << where;
    }
}

/// Arguments in pairs: specials with specials, then unrelated and related ones.
template <typename T>
std::vector<T> secondArguments(const std::vector<T>& x, std::size_t specials) {
    std::vector<T> y = numerics::testArguments<T>(x.size(), 12);
    for (std::size_t i = 0; i < specials * specials && i < y.size(); ++i)
        y[i] = x[i / specials];
    for (std::size_t i = specials * specials; i < y.size(); i += 3)
        y[i] = x[i] * T(0.37);
    return y;
}
template <typename T>
std::vector<T> firstArguments(std::size_t specials) {
    std::vector<T> x = numerics::testArguments<T>(kSamples, 13);
    for (std::size_t i = specials; i < specials * specials; ++i)
        x[i] = x[i % specials];
    return x;
}
constexpr std::size_t kSpecials = 45;

template <typename T>
void restrict(numerics::Domain domain, std::vector<T>& x, std::vector<T>& y) {
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (domain == numerics::Domain::Positive) {
            x[i] = numerics::positiveArgument(x[i], i);
            y[i] = numerics::positiveArgument(y[i], i / 2);
        }
        if (domain == numerics::Domain::Root) {
            const int n = static_cast<int>(i * 7919 % 101) - 50;
            y[i] = static_cast<T>(n == 0 ? 3 : n);
        }
    }
}

template <typename T>
void checkBinary() {
    const std::vector<T> all = firstArguments<T>(kSpecials);
    const std::vector<T> allSecond = secondArguments(all, kSpecials);
    std::vector<T> got;
    Real a;
    Real b;
    Real exact;
    for (const numerics::BinaryCase& c : numerics::binaryCases()) {
        const BinaryEntry* entry = findBinary(c.name);
        ASSERT_NE(entry, nullptr) << c.name;
        std::vector<T> x = all;
        std::vector<T> y = allSecond;
        restrict(c.domain, x, y);
        run(*entry, x, y, got);
        double worst = 0;
        std::size_t where = 0;
        for (std::size_t i = 0; i < x.size(); i += i < 64 ? 1 : c.step) {
            mpfr_set_d(*a, static_cast<double>(x[i]), MPFR_RNDN);
            mpfr_set_d(*b, static_cast<double>(y[i]), MPFR_RNDN);
            c.exact(*exact, *a, *b, MPFR_RNDN);
            const double error = errorInUlps(*exact, got[i]);
            if (error > worst) worst = error, where = i;
        }
        measured()[c.name][sizeof(T) == 4] = worst;
        EXPECT_LE(worst, sizeof(T) == 8 ? c.bound : c.boundSingle)
            << c.name << " at " << std::hexfloat << x[where] << ", " << y[where] << ": "
            << got[where];
    }
}

template <typename T>
void checkVariants() {
    const std::vector<T> x = firstArguments<T>(kSpecials);
    const std::vector<T> y = secondArguments(x, kSpecials);
    const auto tables = runnableMathTables();
    const std::span<const MathTable* const> others = std::span(tables).subspan(1);
    std::vector<T> first;
    std::vector<T> other;
    const auto compare = [&](const MathTable* table, const char* name) {
        EXPECT_EQ(std::memcmp(first.data(), other.data(), x.size() * sizeof(T)), 0)
            << table->variant << ' ' << name;
    };
    for (std::size_t f = 0; f < tables[0]->unary.size(); ++f) {
        run(tables[0]->unary[f], x, first);
        for (const MathTable* table : others) {
            run(table->unary[f], x, other);
            compare(table, table->unary[f].name);
        }
    }
    for (const auto entries : {&MathTable::binary, &MathTable::arithmetic}) {
        for (std::size_t f = 0; f < (tables[0]->*entries).size(); ++f) {
            run((tables[0]->*entries)[f], x, y, first);
            for (const MathTable* table : others) {
                run((table->*entries)[f], x, y, other);
                compare(table, (table->*entries)[f].name);
            }
        }
    }
}

template <typename T>
bool isMeasured = false;
template <typename T>
void checkAll() {
    checkUnary<T>();
    checkBinary<T>();
    isMeasured<T> = true;
}

TEST(ElementaryFunctions, DoubleErrorsStayWithinTheirBounds) {
    checkAll<double>();
}
TEST(ElementaryFunctions, SingleErrorsStayWithinTheirBounds) {
    checkAll<float>();
}
std::string errorTable() {
    std::ostringstream text;
    text << "# Errors of the elementary functions\n\n"
            "The largest error seen, in units of the last place of the exact result, against MPFR "
            "over "
         << kSamples
         << "\nsamples of every scale (special values, subnormals and arguments near poles and "
            "zeros "
            "included), and the\nbound that the tests hold. Every provider gives the same bits. "
            "Written "
            "by `VITRINE_UPDATE_ERRORS=1 numerics_test`.\n\n"
            "| function | double | bound | single | bound |\n|---|---|---|---|---|\n";
    const auto row = [&](const auto& c) {
        const std::array<double, 2> e = measured()[c.name];
        char line[120];
        std::snprintf(line, sizeof line, "| %s | %.3f | %g | %.3f | %g |\n", c.name, e[0], c.bound,
                      e[1], c.boundSingle);
        text << line;
    };
    for (const auto& c : numerics::unaryCases())
        row(c);
    for (const auto& c : numerics::binaryCases())
        row(c);
    return text.str();
}

TEST(ElementaryFunctions, TheTableOfErrorsSaysWhatWasMeasured) {
    // Where this test runs alone.
    if (!isMeasured<double>) checkAll<double>();
    if (!isMeasured<float>) checkAll<float>();
    const std::string path = VITRINE_SOURCE_DIR "/resources/docs/function-errors.md";
    if (std::getenv("VITRINE_UPDATE_ERRORS")) std::ofstream(path) << errorTable();
    std::ifstream in(path);
    std::stringstream kept;
    kept << in.rdbuf();
    EXPECT_EQ(kept.str(), errorTable()) << "VITRINE_UPDATE_ERRORS=1 writes " << path;
}
TEST(ElementaryFunctions, EverySimdVariantGivesTheSameBits) {
    checkVariants<double>();
    checkVariants<float>();
}
TEST(ElementaryFunctions, NotANumberComesOutInOneForm) {
    const double quiet = std::bit_cast<double>(uint64_t{0x7ff8000000000000});
    const double payload = std::bit_cast<double>(uint64_t{0xfff8000000001234});
    for (const UnaryEntry& entry : mathTable().unary) {
        double out = 0;
        entry.f64(&payload, &out, 1);
        EXPECT_EQ(std::bit_cast<uint64_t>(out), std::bit_cast<uint64_t>(quiet)) << entry.name;
    }
}
TEST(ElementaryFunctions, ResultsMayOverwriteTheirArgument) {
    std::vector<double> x = numerics::testArguments<double>(5000, 3);
    for (const UnaryEntry& entry : mathTable().unary) {
        std::vector<double> apart(x.size());
        std::vector<double> place = x;
        entry.f64(x.data(), apart.data(), 5000);
        entry.f64(place.data(), place.data(), 5000);
        EXPECT_EQ(std::memcmp(apart.data(), place.data(), 5000 * sizeof(double)), 0) << entry.name;
    }
}

double binary(const char* name, double a, double b) {
    double out = 0;
    findBinary(name)->f64(&a, 0, &b, 0, &out, 1);
    return out;
}

TEST(Remainders, FollowMatlabForZeroInfinityAndSigns) {
    EXPECT_EQ(binary("mod", 5, 0), 5);
    EXPECT_TRUE(std::isnan(binary("rem", 5, 0)));
    EXPECT_EQ(binary("mod", -1, 3), 2);
    EXPECT_EQ(binary("rem", -1, 3), -1);
    EXPECT_EQ(binary("mod", 5, -3), -1);
    EXPECT_EQ(binary("mod", 5, INFINITY), 5);
    EXPECT_EQ(binary("mod", -5, INFINITY), INFINITY);
    EXPECT_EQ(binary("rem", -5, INFINITY), -5);
    EXPECT_TRUE(std::isnan(binary("mod", INFINITY, 3)));
    EXPECT_EQ(binary("mod", 0.3, 0.1), 0); // within rounding error of a whole quotient
    EXPECT_EQ(binary("rem", 5.5, 2), 1.5);
}
TEST(Remainders, AreExactOverTheWholeRange) {
    const std::vector<double> x = numerics::testArguments<double>(20000, 21);
    std::vector<double> y = numerics::testArguments<double>(20000, 22);
    long compared = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double whole = std::floor(y[i]); // whole divisors: no tolerance applies
        if (whole == 0 || !std::isfinite(whole) || !std::isfinite(x[i])) continue;
        EXPECT_EQ(std::fabs(binary("rem", x[i], whole)), std::fabs(std::fmod(x[i], whole)))
            << x[i] << ' ' << whole;
        ++compared;
    }
    EXPECT_GT(compared, 10000);
}
TEST(Extrema, IgnoreNotANumber) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(binary("min", nan, 2), 2);
    EXPECT_EQ(binary("max", 2, nan), 2);
    EXPECT_TRUE(std::isnan(binary("max", nan, nan)));
}

} // namespace
