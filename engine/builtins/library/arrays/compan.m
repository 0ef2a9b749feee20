% SPDX-License-Identifier: Apache-2.0
function A = compan(c)
% Companion matrix of the polynomial with these coefficients.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(c), error('MATLAB:compan:NeedVectorInput', 'Input argument must be a vector.'); end
n = numel(c);
if n <= 1
    A = [];
else
    A = diag(ones(n - 2, 1), -1);
    A(1, :) = -reshape(c(2:n), 1, []) / c(1);
end
end
