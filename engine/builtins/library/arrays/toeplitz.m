% SPDX-License-Identifier: Apache-2.0
function T = toeplitz(c, r)
% A matrix with equal values along its diagonals: first column c and first row r. With one argument
% it is the first row, and the column is its conjugate.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(c) || islogical(c) || ischar(c))
    error('MATLAB:toeplitz:InvalidInput', 'The inputs of toeplitz must be numeric.');
end
c = c(:);
if ischar(c), c = double(c); end
if nargin < 2
    r = c;
    c(2:end) = conj(c(2:end));
else
    r = r(:);
    if ischar(r), r = double(r); end
    if ~isempty(c) && ~isempty(r) && c(1) ~= r(1)
        warning('MATLAB:toeplitz:DiagonalConflict', ['First element of input column does not match first ' ...
            'element of input row. ' newline '         Column wins diagonal conflict.']);
    end
end
m = numel(c);
n = numel(r);
if m == 0 || n == 0, T = zeros(m, n, 'like', c); return; end
x = [r(n:-1:2); c];
T = reshape(x((1:m)' - (1:n) + n), m, n);
end
