% SPDX-License-Identifier: Apache-2.0
function R = sprandsym(n, density)
% Sparse symmetric matrix of normal random numbers: sprandsym(S) where the lower triangle of S and
% its mirror image have nonzeros, sprandsym(n,density) at about density*n*n random positions.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 1
    S = n;
    if size(S, 1) ~= size(S, 2), error('MATLAB:sprandsym:NotSquare', 'Matrix must be square.'); end
else
    if ~isscalar(n) || ~isnumeric(n) || ~(n >= 0) || n ~= fix(n) || isinf(n)
        error('MATLAB:sprandsym:InvalidSize', 'Matrix sizes must be nonnegative integer scalars.');
    end
    S = sprand(n, n, density);
end
L = sprandn(tril(S));
R = L + tril(L, -1).';
end
