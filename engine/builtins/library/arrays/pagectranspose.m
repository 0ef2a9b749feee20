% SPDX-License-Identifier: Apache-2.0
function Y = pagectranspose(X)
% Conjugate transpose of every page of an array.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
Y = conj(permute(X, [2 1 3:ndims(X)]));
end
