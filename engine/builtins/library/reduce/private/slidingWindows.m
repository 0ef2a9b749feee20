% SPDX-License-Identifier: Apache-2.0
function y = slidingWindows(f, x, window, varargin)
% f of the elements in a window that slides along a dimension: window elements, centred, or
% [before after]. f takes an array whose columns are windows, and the dimension 1. 'Endpoints' says what to do where the window
% leaves the array: 'shrink', 'discard', 'fill' (NaN) or a number; 'dim' names the dimension.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
dim = []; ends = 'shrink'; k = 1;
while k <= numel(varargin)
    a = varargin{k};
    if isnumeric(a)
        dim = a; k = k + 1;
    elseif any(strcmpi(a, {'omitnan', 'omitmissing', 'includenan', 'includemissing'}))
        k = k + 1;
    elseif k < numel(varargin) && strcmpi(a, 'Endpoints')
        ends = varargin{k + 1}; k = k + 2;
    elseif k < numel(varargin) && strcmpi(a, 'dim')
        dim = varargin{k + 1}; k = k + 2;
    else
        error('MATLAB:movfun:UnknownOption', 'Unknown option.');
    end
end
if ~isnumeric(window) || ~isreal(window) || any(window(:) < 0) || isempty(window) || ...
        numel(window) > 2 || any(window ~= fix(window)) || (isscalar(window) && window < 1)
    error('MATLAB:movfun:wlen', 'Window length must be a positive scalar or [before after].');
end
if isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
if isscalar(window)
    if mod(window, 2) == 1
        before = (window - 1) / 2; after = before;
    else
        before = window / 2; after = before - 1;
    end
else
    before = window(1); after = window(2);
end
if ~isfloat(x), x = double(x); end
order = [dim, setdiff(1:max(ndims(x), dim), dim)];
x = permute(x, order);
s = size(x);
n = s(1);
x = reshape(x, n, []);
y = zeros(n, size(x, 2), class(x));
pad = [];
if ~(ischar(ends) || isstring(ends))
    pad = ends;
elseif strcmpi(ends, 'fill')
    pad = NaN;
elseif ~any(strcmpi(ends, {'shrink', 'discard'}))
    error('MATLAB:movfun:Endpoints', 'Endpoints must be ''shrink'', ''discard'', ''fill'' or a number.');
end
for i = 1:n
    lo = i - before; hi = i + after;
    w = x(max(lo, 1):min(hi, n), :);
    if ~isempty(pad)
        w = [repmat(pad, max(1 - lo, 0), size(x, 2)); w; repmat(pad, max(hi - n, 0), size(x, 2))];
    end
    y(i, :) = f(w, 1);
end
if strcmpi(ends, 'discard'), y = y(before + 1:n - after, :); end
s(1) = size(y, 1);
y = ipermute(reshape(y, s), order);
end
