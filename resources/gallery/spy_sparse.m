% SPDX-License-Identifier: Apache-2.0
% The entries of a sparse matrix.
n = 12;
e = ones(n^2, 1);
spy(spdiags([e e -4*e e e], [-n -1 0 1 n], n^2, n^2))
title('A Laplacian')
