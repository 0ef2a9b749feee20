% SPDX-License-Identifier: Apache-2.0
function H = hankel(c, r)
% Matrix that is constant along its antidiagonals: c is the first column, r the last row (zeros
% below the first antidiagonal without it).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(c) && ~isempty(c)
    error('MATLAB:hankel:InvalidInput', 'C must be a vector.');
end
n = numel(c);
if nargin < 2
    r = zeros(size(c), class(c));
    m = n;
else
    if ~isvector(r) && ~isempty(r)
        error('MATLAB:hankel:InvalidInput', 'R must be a vector.');
    end
    m = numel(r);
    if n > 0 && m > 0 && r(1) ~= c(n)
        warning('MATLAB:hankel:AntiDiagonalConflict', ...
            ['Last element of input column does not match first element of input row. ' ...
            'Column wins anti-diagonal conflict.']);
    end
end
x = [c(:); reshape(r(2:end), [], 1)];
if isempty(x), H = []; return, end
H = reshape(x((1:n)' + (0:m - 1)), n, m);
end
