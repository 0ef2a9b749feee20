% SPDX-License-Identifier: Apache-2.0
function B = tail(A, k)
% The last 8, or k, rows of a table or array. Without an output they are shown.
% Example: tail(table((1:10)'), 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, k = 8; end
if ~isnumeric(k) || ~isscalar(k) || ~(k >= 0) || k ~= fix(k)
    error('MATLAB:tail:InvalidK', 'Number of rows must be a nonnegative integer scalar.');
end
n = size(A, 1);
B = endRows(A, max(n - k, 0) + 1:n);
if nargout < 1 && istabular(B), disp(B), clear B, end
end
