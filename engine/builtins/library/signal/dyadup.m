% SPDX-License-Identifier: Apache-2.0
function y = dyadup(x, kind, type)
% Zeros between elements: dyadup(x, k) with zeros at odd places (k odd, the default) or even ones; of a matrix, columns unless type 'r' or 'm' (both) is given.
% Example: y = dyadup([1 2 3], 0)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(kind), kind = 1; end
if ischar(kind) || isstring(kind), t = kind; if nargin > 2, kind = type; else, kind = 1; end, type = t; elseif nargin < 3, type = 'c'; end
odd_ = mod(kind, 2) == 1;
if isvector(x)
    y = spread(x(:), odd_);
    if isrow(x), y = y.'; end
    return
end
y = x;
if any(strcmpi(type, {'r', 'm'})), y = spread(y, odd_); end
if any(strcmpi(type, {'c', 'm'})), y = spread(y.', odd_).'; end
end

function y = spread(x, odd_)
n = size(x, 1);
y = zeros(2*n - 1 + 2*odd_, size(x, 2));
y(1 + odd_:2:end, :) = x;
end
