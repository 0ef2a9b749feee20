// SPDX-License-Identifier: Apache-2.0
// private/orthogonalise: the next vector of a Krylov space against those before it, for methods
// whose matrices are sparse. On the host, where sparse products are. Engine thread.
#include "builtins/core/support.h"
#include "provider/host/math/product.h"

namespace vitrine {

namespace {

/// The first columns of a Krylov space, real or complex: then both parts of an element follow each
/// other, in its coefficients, too. Holds the columns that a cell has.
class Space {
public:
    Space(const Cell& cell, std::size_t count, bool complex) : m_complex(complex), m_parts(count) {
        VITRINE_ASSERT(cell.elements.size() >= count);
        for (std::size_t j = 0; j < count; ++j) {
            m_held.push_back(asked(cell.elements[j]));
            VITRINE_ASSERT(m_held[j]->count() == m_held[0]->count());
            m_columns.push_back(doublesOf(*m_held[j]));
        }
    }

    /// A value in the class of the space.
    [[nodiscard]] Ref<Tensor> asked(const Value& v) const {
        return m_complex ? toComplex(*v.toTensor(), DType::Double)
                         : convertOnHost(*v.toTensor(), DType::Double);
    }
    [[nodiscard]] Ref<Tensor> make(int64_t rows) const {
        return Tensor::make(DType::Double, Shape(rows, 1), m_complex);
    }
    [[nodiscard]] std::size_t parts() const { return m_complex ? 2 : 1; }
    [[nodiscard]] const double* doublesOf(const Tensor& t) const {
        return m_complex ? reinterpret_cast<const double*>(t.complexData<double>())
                         : t.data<double>();
    }
    [[nodiscard]] double* doublesOf(Tensor& t) const {
        return m_complex ? reinterpret_cast<double*>(t.mutableComplexData<double>())
                         : t.mutableData<double>();
    }

    [[nodiscard]] double lengthOf(const Tensor& w) const {
        const double* from = doublesOf(w);
        double square = 0;
        m_kernels.dots(&from, 1, from, sizeOf(w), &square);
        return std::sqrt(square);
    }

    /// y and the columns times these coefficients.
    void add(const double* coefficients, Tensor& y) { add(0, m_columns.size(), coefficients, y); }

    /// Gram and Schmidt's process: w becomes orthogonal to the columns, which are orthonormal, h
    /// what it had of them; the length of w. Repeated where little of w is left, as rounding leaves
    /// parts of the columns in it then (Daniel, Gragg, Kaufman and Stewart, Math. Comp. 30, 1976).
    double orthogonalise(Tensor& w, double* h) {
        constexpr double kEnough = 0.717; // of its length: ARPACK's bound
        const std::size_t count = m_columns.size();
        // Of a Hermitian matrix w has parts of the last two alone, but for rounding: once is enough
        // for the others when these are gone.
        for (std::size_t j = count; j > 0 && j + 2 > count; --j)
            takeOut(j - 1, 1, w, h);
        double before = lengthOf(w);
        for (int turn = 0; turn < 2; ++turn) {
            takeOut(0, count, w, h);
            const double after = lengthOf(w);
            const bool enough = after > kEnough * before;
            before = after;
            if (enough) break;
        }
        return before;
    }

private:
    [[nodiscard]] int64_t sizeOf(const Tensor& t) const {
        return t.count() * static_cast<int64_t>(parts());
    }

    /// One part of each coefficient, for the kernels.
    const double* partOf(const double* coefficients, std::size_t count, std::size_t part) {
        for (std::size_t j = 0; j < count; ++j)
            m_parts[j] = coefficients[parts() * j + part];
        return m_parts.data();
    }

    void add(std::size_t first, std::size_t count, const double* coefficients, Tensor& y) {
        const double* const* columns = m_columns.data() + first;
        const auto several = static_cast<int64_t>(count);
        double* to = doublesOf(y);
        m_kernels.combine(columns, partOf(coefficients, count, 0), several, sizeOf(y), to);
        if (!m_complex) return;
        m_turned.assign(static_cast<std::size_t>(sizeOf(y)), 0.0);
        m_kernels.combine(columns, partOf(coefficients, count, 1), several, sizeOf(y),
                          m_turned.data());
        for (std::size_t i = 0; i < m_turned.size(); i += 2) {
            to[i] -= m_turned[i + 1];
            to[i + 1] += m_turned[i];
        }
    }

    /// w less its parts along `count` columns, which are added to h.
    void takeOut(std::size_t first, std::size_t count, Tensor& w, double* h) {
        const double* const* columns = m_columns.data() + first;
        const auto several = static_cast<int64_t>(count);
        std::vector<double> less(parts() * count);
        const auto note = [&](std::size_t part) {
            for (std::size_t j = 0; j < count; ++j) {
                h[parts() * (first + j) + part] += m_parts[j];
                less[parts() * j + part] = -m_parts[j];
            }
        };
        const double* from = doublesOf(std::as_const(w));
        m_kernels.dots(columns, several, from, sizeOf(w), m_parts.data());
        note(0);
        if (m_complex) {
            // The imaginary part of v'*w is the real part of v'*(-i*w).
            m_turned.resize(static_cast<std::size_t>(sizeOf(w)));
            for (std::size_t i = 0; i < m_turned.size(); i += 2) {
                m_turned[i] = from[i + 1];
                m_turned[i + 1] = -from[i];
            }
            m_kernels.dots(columns, several, m_turned.data(), sizeOf(w), m_parts.data());
            note(1);
        }
        add(first, count, less.data(), w);
    }

    bool m_complex;
    std::vector<Ref<Tensor>> m_held;
    std::vector<const double*> m_columns;
    std::vector<double> m_turned, m_parts;
    const hostmath::ProductKernels<double>& m_kernels = hostmath::productTable().f64;
};

bool anyComplex(const Cell& cell, std::size_t count) {
    return std::any_of(cell.elements.begin(),
                       cell.elements.begin() + static_cast<std::ptrdiff_t>(count),
                       [](const Value& v) { return v.isComplex(); });
}

/// [v,h,size,before] = orthogonalise(V,w,j): w less what it has of the first j columns in the cell
/// V, which are orthonormal, divided by its norm; these parts, its norm, and the norm that it had.
/// Doubles, real or complex.
void orthogonalise(Call& call) {
    const Cell& cell = call[0].cell();
    const auto columns = static_cast<std::size_t>(call[2].toDouble());
    Space space(cell, columns, call[1].isComplex() || anyComplex(cell, columns));
    const Ref<Tensor> from = space.asked(call[1]);
    Ref<Tensor> w = space.make(from->count());
    Ref<Tensor> h = space.make(static_cast<int64_t>(columns));
    const std::size_t n = space.parts() * static_cast<std::size_t>(from->count());
    double* to = space.doublesOf(*w);
    std::copy_n(space.doublesOf(std::as_const(*from)), n, to);
    const double before = space.lengthOf(*w), size = space.orthogonalise(*w, space.doublesOf(*h));
    for (std::size_t i = 0; size > 0 && i < n; ++i)
        to[i] /= size;
    call.result(wrap(std::move(w)));
    call.result(wrap(std::move(h)));
    call.result(size);
    call.result(before);
}

/// W = combineColumns(V,Q): the columns of [V{1:p}]*Q in a cell, for a p-by-k matrix Q.
void combineColumns(Call& call) {
    const Cell& cell = call[0].cell();
    const auto count = static_cast<std::size_t>(call[1].shape().rows());
    const int64_t k = call[1].shape().columns();
    Space space(cell, count, call[1].isComplex() || anyComplex(cell, count));
    const Ref<Tensor> Q = space.asked(call[1]);
    const int64_t rows = cell.elements[0].count();
    Ref<Cell> out = makeRef<Cell>(Shape(1, k));
    for (int64_t j = 0; j < k; ++j) {
        Ref<Tensor> w = space.make(rows);
        double* to = space.doublesOf(*w);
        std::fill_n(to, space.parts() * static_cast<std::size_t>(rows), 0.0);
        space.add(space.doublesOf(std::as_const(*Q)) +
                      space.parts() * count * static_cast<std::size_t>(j),
                  *w);
        out->elements[static_cast<std::size_t>(j)] = wrap(std::move(w));
    }
    call.result(Value(std::move(out)));
}

constexpr Builtin kRows[] = {
    {"private/orthogonalise", 3, 3, 4, orthogonalise, "[v,h,size,before] = orthogonalise(V,w,j)",
     "The direction of a vector less its parts along the first columns in V, and these parts."},
    {"private/combineColumns", 2, 2, 1, combineColumns, "W = combineColumns(V,Q)",
     "The columns of [V{1:p}]*Q in a cell, for a matrix Q of p rows."},
};

} // namespace

std::span<const Builtin> krylovSpaceTable() {
    return kRows;
}

} // namespace vitrine
