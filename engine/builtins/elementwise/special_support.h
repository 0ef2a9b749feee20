// SPDX-License-Identifier: Apache-2.0
#pragma once
// Element by element on the host: what the files of special functions share. Any thread.
// Boost's own policy, by which its functions call one another in places, throws; it takes macros
// alone.
#define BOOST_MATH_DOMAIN_ERROR_POLICY ignore_error
#define BOOST_MATH_POLE_ERROR_POLICY ignore_error
#define BOOST_MATH_OVERFLOW_ERROR_POLICY ignore_error
#define BOOST_MATH_EVALUATION_ERROR_POLICY ignore_error
#define BOOST_MATH_ROUNDING_ERROR_POLICY ignore_error
#define BOOST_MATH_INDETERMINATE_RESULT_ERROR_POLICY ignore_error

#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "builtins/elementwise/elementwise.h"

#include <boost/math/policies/policy.hpp>

#include <atomic>
#include <complex>
#include <exception>
#include <system_error>
#include <thread>

namespace vitrine::special {

/// Poles are infinite and what lies outside a domain is NaN; nothing throws.
using Quiet = boost::math::policies::policy<>;

using Complex = std::complex<double>;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

/// MATLAB:function:what.
[[nodiscard]] inline std::string identifier(const char* function, const char* what) {
    return std::string("MATLAB:").append(function).append(what);
}

/// Pieces of [0, count) by what makeBody() returns, which every thread calls once. The caller's
/// thread works too and looks whether it shall stop; the first error of any of them is thrown.
template <typename MakeBody>
void forPieces(std::size_t count, MakeBody makeBody) {
    constexpr std::size_t kPiece = 256;
    std::atomic<std::size_t> next{0};
    std::atomic<bool> ended{false};
    const auto work = [&](auto look) {
        auto body = makeBody();
        while (!ended) {
            look();
            const std::size_t begin = next.fetch_add(kPiece);
            if (begin >= count) return;
            body(begin, std::min(count, begin + kPiece));
        }
    };
    std::vector<std::exception_ptr> thrown(std::min<std::size_t>(
        std::max(1U, std::thread::hardware_concurrency()), 1 + count / (8 * kPiece)));
    const auto guarded = [&](std::size_t index, auto look) {
        try {
            work(look);
        } catch (...) {
            thrown[index] = std::current_exception();
            ended = true;
        }
    };
    std::vector<std::thread> others;
    for (std::size_t k = 1; k < thrown.size(); ++k) {
        try {
            others.emplace_back([&, k] { guarded(k, [] {}); });
        } catch (const std::system_error&) {
            break; // no more threads: those that there are do all of it
        }
    }
    guarded(0, [] { checkStop(); });
    for (std::thread& other : others)
        other.join();
    for (const std::exception_ptr& error : thrown)
        if (error) std::rethrow_exception(error);
}

/// Arguments brought to one size by MATLAB's expansion.
class Arguments {
public:
    Arguments(const char* function, std::span<const Value> args) : m_shape(expandedShape(args)) {
        for (const Value& v : args) {
            requireArray(function, v);
            m_single = m_single || v.dtype() == DType::Single;
            const std::vector<Complex> elements =
                complexesOf(wrap(expandTo(toComplex(*v.toTensor(), DType::Double), m_shape)));
            m_values.push_back(elements);
        }
    }
    [[nodiscard]] std::size_t count() const { return m_values.front().size(); }
    [[nodiscard]] double real(std::size_t argument, std::size_t i) const {
        return m_values[argument][i].real();
    }
    [[nodiscard]] Complex at(std::size_t argument, std::size_t i) const {
        return m_values[argument][i];
    }
    /// Throws unless all elements of the argument are real.
    void requireReal(std::size_t argument, const char* function, const char* what) const {
        for (const Complex& z : m_values[argument]) {
            if (z.imag() == 0) continue;
            throwError(identifier(function, ":ArgumentsMustBeReal").c_str(), "%s must be real.",
                       what);
        }
    }
    /// f(i) for all elements, by several threads when they are many; each has a copy of f.
    template <typename F>
    [[nodiscard]] Value map(F f) const {
        Ref<Tensor> out = Tensor::make(DType::Double, m_shape, true);
        Complex* const to = out->mutableComplexData<double>();
        forPieces(count(), [&] {
            return [f, to](std::size_t begin, std::size_t end) mutable {
                for (std::size_t i = begin; i < end; ++i)
                    to[i] = f(i);
            };
        });
        Value result = narrowComplex(std::move(out));
        if (!m_single) return result;
        return wrap(convertOnHost(*result.toTensor(), DType::Single));
    }

private:
    Shape m_shape;
    std::vector<std::vector<Complex>> m_values;
    bool m_single = false;
};

/// A number as an argument that says what to compute; `fallback` where it is missing.
[[nodiscard]] inline double flagAt(const PlainCall& c, int i, double fallback) {
    return i < c.count() && c[i].count() == 1 ? doublesOf(c[i])[0] : fallback;
}

} // namespace vitrine::special
