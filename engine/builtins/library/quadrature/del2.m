% SPDX-License-Identifier: Apache-2.0
function L = del2(M, varargin)
% Discrete Laplacian divided by 4 (by 2n for n dimensions): second differences, extrapolated
% linearly at the ends. Spacings are scalars or the coordinates along each dimension.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(M), M = double(M); end
n = ndims(M);
s = size(M);
h = cell(1, n);
if isempty(varargin)
    for k = 1:n, h{k} = 1; end
elseif isscalar(varargin)
    if ~isscalar(varargin{1}) && ~isvector(M)
        error('MATLAB:del2:InvalidInputs', 'Dimensions and number of elements do not match.');
    end
    for k = 1:n, h{k} = varargin{1}; end
elseif numel(varargin) <= n
    for k = 1:n, h{k} = 1; end
    for k = 1:numel(varargin), h{k} = varargin{k}; end
    h([1 2]) = h([2 1]);
else
    error('MATLAB:del2:InvalidInputs', 'Too many spacings.');
end
for k = 1:n
    if ~isscalar(h{k}) && (~isvector(h{k}) || numel(h{k}) ~= s(k)) && ~(isvector(M) && numel(h{k}) == numel(M))
        error('MATLAB:del2:InvalidGridSpacing', 'Dimensions and number of elements do not match.');
    end
end
L = zeros(s, class(M));
used = 0;
for d = 1:n
    if s(d) < 3, continue, end
    used = used + 1;
    if isscalar(h{d})
        x = h{d} * (1:s(d))';
    else
        x = h{d}(:);
        if numel(x) ~= s(d)
            error('MATLAB:del2:InvalidGridSpacing', 'Dimensions and number of elements do not match.');
        end
    end
    order = [d, setdiff(1:n, d)];
    f = permute(M, order);
    p = size(f);
    f = reshape(f, p(1), []);
    m = s(d);
    step = diff(x);
    slope = diff(f, 1, 1) ./ step;
    g = zeros(size(f), class(f));
    g(2:m - 1, :) = diff(slope, 1, 1) ./ (step(1:m - 2) + step(2:m - 1)) * 2;
    if m > 3
        g(1, :) = g(2, :) - (g(3, :) - g(2, :)) * (x(2) - x(1)) / (x(3) - x(2));
        g(m, :) = g(m - 1, :) + (g(m - 1, :) - g(m - 2, :)) * (x(m) - x(m - 1)) / (x(m - 1) - x(m - 2));
    else
        g(1, :) = g(2, :);
        g(m, :) = g(2, :);
    end
    L = L + ipermute(reshape(g, p), order);
end
L = L / (2 * n);
if isvector(M), L = L * n; L = L / 2 ; end
end
