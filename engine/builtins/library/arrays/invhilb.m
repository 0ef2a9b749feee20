% SPDX-License-Identifier: Apache-2.0
function H = invhilb(n, cls)
% Exact inverse of the Hilbert matrix for n < 15; an approximation above.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, cls = 'double'; end
if ~isnumeric(n) || ~isscalar(n)
    error('MATLAB:invhilb:InvalidInput', 'N must be a scalar integer.');
end
H = zeros(n, cls);
p = n;
for i = 1:n
    r = p * p;
    H(i, i) = r / (2 * i - 1);
    for j = i + 1:n
        r = -((n - j + 1) * r * (n + j - 1)) / (j - 1)^2;
        H(i, j) = r / (i + j - 1);
        H(j, i) = H(i, j);
    end
    p = ((n - i) * p * (n + i)) / i^2;
end
end
