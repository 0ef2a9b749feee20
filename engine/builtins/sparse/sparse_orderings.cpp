// SPDX-License-Identifier: Apache-2.0
// Orderings and structure of sparse matrices: etree, symrcm, amd, symamd, colamd, dmperm, sprank.
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "builtins/sparse/sparse.h"
#include "builtins/sparse/sparse_graph.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

namespace vitrine {

using sparse_graph::Lists;
using sparse_graph::Numbers;

namespace {

using Matrix = ::Eigen::SparseMatrix<double, ::Eigen::ColMajor, int>;

Matrix eigenPattern(const Lists& columns, std::size_t rows) {
    std::vector<::Eigen::Triplet<double, int>> entries;
    for (std::size_t j = 0; j < columns.size(); ++j) {
        for (std::size_t i : columns[j])
            entries.emplace_back(static_cast<int>(i), static_cast<int>(j), 1.0);
    }
    Matrix out(static_cast<int>(rows), static_cast<int>(columns.size()));
    out.setFromTriplets(entries.begin(), entries.end());
    out.makeCompressed();
    return out;
}

Value positions(const Numbers& from0) {
    std::vector<double> out;
    for (std::size_t k : from0)
        out.push_back(k == sparse_graph::kNone ? 0 : static_cast<double>(k) + 1);
    return rowOf(out);
}

const SparseMatrix& sparseArgument(const PlainCall& c, const char* function) {
    if (!c[0].isSparse()) {
        throwError((std::string("MATLAB:") + function + ":NotSparse").c_str(),
                   "First argument must be a sparse matrix.");
    }
    return c[0].sparse();
}

const SparseMatrix& squareArgument(const PlainCall& c, const char* function) {
    const SparseMatrix& a = sparseArgument(c, function);
    if (a.rows() != a.columns())
        throwError((std::string("MATLAB:") + function + ":MustBeSquare").c_str(),
                   "Matrix must be square.");
    return a;
}

void etree(PlainCall& c) {
    const SparseMatrix& a = sparseArgument(c, "etree");
    const std::string kind = c.count() > 1 ? lowerCase(c[1].toText()) : "sym";
    Numbers parent;
    if (kind == "sym") {
        if (a.rows() != a.columns())
            throwError("MATLAB:etree:MustBeSquare", "Matrix must be square.");
        parent = sparse_graph::eliminationTree(sparse_graph::columnsOf(a));
    } else if (kind == "col" || kind == "row") {
        const bool byRow = kind == "row";
        parent =
            sparse_graph::columnTree(byRow ? sparse_graph::rowsOf(a) : sparse_graph::columnsOf(a),
                                     static_cast<std::size_t>(byRow ? a.columns() : a.rows()));
    } else {
        throwError("MATLAB:etree:UnknownOption", "Unknown option: it is 'sym', 'col' or 'row'.");
    }
    c.result(positions(parent));
    if (c.nargout > 1) c.result(positions(sparse_graph::postorder(parent)));
}

void choleskyPattern(PlainCall& c) {
    const Lists columns = sparse_graph::columnsOf(c[0].sparse());
    const Numbers parent = sparse_graph::eliminationTree(columns);
    const Lists factor = sparse_graph::choleskyRows(columns, parent);
    std::vector<int64_t> r, k;
    for (std::size_t j = 0; j < factor.size(); ++j) {
        for (std::size_t i : factor[j]) {
            r.push_back(static_cast<int64_t>(i));
            k.push_back(static_cast<int64_t>(j));
        }
    }
    const auto n = static_cast<int64_t>(columns.size());
    Ref<Tensor> ones =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(r.size()), 1), false, false);
    std::fill_n(ones->mutableData<double>(), r.size(), 1.0);
    c.result(assembleSparse(n, n, r, k, ones));
    c.result(positions(parent));
    c.result(positions(sparse_graph::postorder(parent)));
}

void symrcm(PlainCall& c) {
    c.result(positions(
        sparse_graph::reverseCuthillMcKee(sparse_graph::neighbours(squareArgument(c, "symrcm")))));
}

void amd(PlainCall& c) {
    c.result(positions(sparse_graph::symmetricOrder(squareArgument(c, "amd"))));
}

void symamd(PlainCall& c) {
    c.result(positions(sparse_graph::symmetricOrder(squareArgument(c, "symamd"))));
}

void colamd(PlainCall& c) {
    c.result(positions(sparse_graph::columnOrder(sparseArgument(c, "colamd"))));
}

void sprank(PlainCall& c) {
    const SparseMatrix& a = sparseArgument(c, "sprank");
    const Numbers rowOf = sparse_graph::maximumMatching(sparse_graph::columnsOf(a),
                                                        static_cast<std::size_t>(a.rows()));
    const auto unmatched = std::count(rowOf.begin(), rowOf.end(), sparse_graph::kNone);
    c.result(Value(static_cast<double>(a.columns() - unmatched)));
}

void dmperm(PlainCall& c) {
    const SparseMatrix& a = sparseArgument(c, "dmperm");
    const auto rows = static_cast<std::size_t>(a.rows());
    const Lists columns = sparse_graph::columnsOf(a);
    if (c.nargout < 2) return c.result(positions(sparse_graph::maximumMatching(columns, rows)));
    const sparse_graph::Blocks b =
        sparse_graph::dulmageMendelsohn(columns, sparse_graph::rowsOf(a));
    for (const Numbers* part : {&b.rowOrder, &b.columnOrder, &b.rowBounds, &b.columnBounds,
                                &b.coarseColumns, &b.coarseRows})
        c.result(positions(*part));
}

constexpr Builtin kRows[] = {
    {"etree", 1, 2, 2, onOwnThread<etree>, "[p,q] = etree(A,'col')",
     "Elimination tree of a sparse symmetric matrix (of A'*A for 'col', of A*A' for 'row'): the "
     "parent of each column, 0 for a root; q is a postorder.",
     nullptr, SparseRule::Pass},
    {"private/choleskyPattern", 1, 1, 3, onOwnThread<choleskyPattern>,
     "[R,parent,post] = choleskyPattern(A)",
     "Where the Cholesky factor of a matrix with this upper triangle has entries.", nullptr,
     SparseRule::Pass},
    {"symrcm", 1, 1, 1, onOwnThread<symrcm>, "p = symrcm(S)",
     "Reverse Cuthill-McKee ordering of the pattern of S+S': S(p,p) has its entries near the "
     "diagonal.",
     nullptr, SparseRule::Pass},
    {"amd", 1, 2, 1, onOwnThread<amd>, "p = amd(S)",
     "Approximate minimum degree ordering of S+S', for a sparse Cholesky factor of S(p,p).",
     nullptr, SparseRule::Pass},
    {"symamd", 1, 2, 1, onOwnThread<symamd>, "p = symamd(S)",
     "Minimum degree ordering of a symmetric matrix, for a sparse Cholesky factor of S(p,p).",
     nullptr, SparseRule::Pass},
    {"colamd", 1, 2, 1, onOwnThread<colamd>, "p = colamd(S)",
     "Column ordering by approximate minimum degree, for sparse factors of S(:,p).", nullptr,
     SparseRule::Pass},
    {"sprank", 1, 1, 1, onOwnThread<sprank>, "r = sprank(S)",
     "Structural rank: the largest rank that a matrix with these entries can have.", nullptr,
     SparseRule::Pass},
    {"dmperm", 1, 1, 6, onOwnThread<dmperm>, "p = dmperm(S)  |  [p,q,r,s,cc,rr] = dmperm(S)",
     "Dulmage-Mendelsohn decomposition: S(p,q) is block upper triangular, block k has the rows "
     "r(k):r(k+1)-1 and the columns s(k):s(k+1)-1. With one output the row matched to each "
     "column, or 0.",
     nullptr, SparseRule::Pass},
};

} // namespace

Numbers sparse_graph::symmetricOrder(const SparseMatrix& a) {
    Lists joined = neighbours(a);
    // Eigen takes a column without its diagonal for a dense one.
    for (std::size_t j = 0; j < joined.size(); ++j)
        joined[j].push_back(j);
    const Matrix pattern = eigenPattern(joined, joined.size());
    ::Eigen::PermutationMatrix<::Eigen::Dynamic, ::Eigen::Dynamic, int> p;
    if (a.rows() > 0) ::Eigen::AMDOrdering<int>()(pattern, p);
    return {p.indices().data(), p.indices().data() + p.size()};
}

Numbers sparse_graph::columnOrder(const SparseMatrix& a) {
    const Matrix pattern = eigenPattern(columnsOf(a), static_cast<std::size_t>(a.rows()));
    if (a.columns() == 0) return {};
    ::Eigen::PermutationMatrix<::Eigen::Dynamic, ::Eigen::Dynamic, int> p;
    ::Eigen::COLAMDOrdering<int>()(pattern, p);
    // Eigen gives the new place of each column.
    Numbers order(static_cast<std::size_t>(p.size()));
    for (int j = 0; j < p.size(); ++j)
        order[static_cast<std::size_t>(p.indices()[j])] = static_cast<std::size_t>(j);
    return order;
}

std::span<const Builtin> sparseOrderingTable() {
    return kRows;
}

} // namespace vitrine
