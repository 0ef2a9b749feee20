% SPDX-License-Identifier: Apache-2.0
function H = hadamard(n, cls)
% Hadamard matrix of order n, where n, n/12 or n/20 is a power of 2.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, cls = 'double'; end
if ~isnumeric(n) || ~isscalar(n) || n < 1 || n ~= fix(n)
    error('MATLAB:hadamard:InvalidInput', 'n must be an integer and n, n/12 or n/20 must be a power of 2.');
end
[f, e] = log2([n, n / 12, n / 20]);
k = find(f == 0.5 & e > 0, 1);
if isempty(k)
    error('MATLAB:hadamard:InvalidInput', 'n must be an integer and n, n/12 or n/20 must be a power of 2.');
end
if n > 2^16
    error('MATLAB:array:SizeLimitExceeded', 'Requested %.0fx%.0f (%.1fGB) array exceeds maximum array size preference.', n, n, n^2/2^27);
end
switch k
    case 1
        H = 1;
    case 2
        H = [ones(1, 12); ones(11, 1), ...
            toeplitz([-1 -1 1 -1 -1 -1 1 1 1 -1 1], [-1 1 -1 1 1 1 -1 -1 -1 1 -1])];
    otherwise
        H = [ones(1, 20); ones(19, 1), ...
            hankel([-1 -1 1 1 -1 -1 -1 -1 1 -1 1 -1 1 1 1 1 -1 -1 1], ...
            [1 -1 -1 1 1 -1 -1 -1 -1 1 -1 1 -1 1 1 1 1 -1 -1])];
end
for i = 1:e(k) - 1
    H = [H, H; H, -H];
end
H = cast(H, cls);
end
