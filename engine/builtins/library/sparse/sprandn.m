% SPDX-License-Identifier: Apache-2.0
function R = sprandn(varargin)
% Sparse matrix of normal random numbers: sprandn(S) where S has nonzeros, sprandn(m,n,density) at
% about density*m*n random positions; sprandn(m,n,density,rc) has the singular values rc, or for a
% scalar the reciprocal condition number rc.
R = sprand(varargin{:});
if nargin < 4
    [i, j] = find(R);
    R = sparse(i, j, randn(numel(i), 1), size(R, 1), size(R, 2));
end
end
