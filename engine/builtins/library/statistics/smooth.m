% SPDX-License-Identifier: Apache-2.0
function s = smooth(varargin)
% A column of smoothed values: smooth(y, span, method) or smooth(x, y, span, method). The span is a
% number of points (5 unless said), made odd, or a share of them below 1. Methods 'moving', 'lowess',
% 'loess', 'rlowess', 'rloess', 'sgolay' (with the degree last, 2 unless said).
% Example: s = smooth([1 5 3 8 4 9 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if numel(args) > 1 && isnumeric(args{2}) && ~isempty(args{2}) && (~isscalar(args{2}) || isscalar(args{1}))
    x = args{1}(:);
    y = args{2}(:);
    args(1:2) = [];
else
    y = args{1}(:);
    x = (1:numel(y))';
    args(1) = [];
end
if ~isnumeric(y) || ~isnumeric(x), error('curvefit:smooth:DataMustBeNumeric', 'Data must be numeric.'); end
if numel(x) ~= numel(y), error('curvefit:smooth:XYmustBeSameLength', 'X and Y must have the same number of elements.'); end
span = 5;
method = 'moving';
degree = 2;
if ~isempty(args) && isnumeric(args{1})
    if ~isempty(args{1}), span = args{1}; end
    args(1) = [];
end
if ~isempty(args)
    method = validatestring(args{1}, {'moving', 'lowess', 'loess', 'sgolay', 'rlowess', 'rloess'}, 'smooth');
    if numel(args) > 1, degree = args{2}; end
end
n = numel(y);
if ~(isscalar(span) && isreal(span) && span > 0), error('curvefit:smooth:spanMustBePositive', 'Span must be positive.'); end
local = any(strcmp(method, {'lowess', 'loess', 'rlowess', 'rloess'}));
if span < 1, span = ceil(span*n); end
span = min(floor(span), n);
if ~local, span = span - (mod(span, 2) == 0); end
if strcmp(method, 'sgolay') && span <= degree
    error('curvefit:smooth:degreeMustBeLessThanSpan', 'The degree must be less than the span.');
end
[x, order] = sort(double(x));
z = double(y(order));
good = ~isnan(z);
s = NaN(n, 1);
if span < 2 || ~any(good)
    s(order) = z;
    return
end
switch method
    case 'moving'
        h = (span - 1)/2;
        for k = 1:n
            w = min([h, k - 1, n - k]);
            part = z(k - w:k + w);
            s(k) = mean(part(~isnan(part)));
        end
    case 'sgolay'
        h = (span - 1)/2;
        for k = 1:n
            from = min(max(k - h, 1), n - span + 1);
            at = from:from + span - 1;
            at = at(good(at));
            s(k) = fitted(x(at), z(at), ones(numel(at), 1), x(k), min(degree, numel(at) - 1));
        end
    otherwise
        degree = 1;
        if contains(method, 'loess') && ~contains(method, 'lowess'), degree = 2; end
        s(good) = locally(x(good), z(good), min(span, nnz(good)), degree, ones(nnz(good), 1), x(good));
        if ~all(good), s(~good) = locally(x(good), z(good), min(span, nnz(good)), degree, ones(nnz(good), 1), x(~good)); end
        if method(1) == 'r'
            weight = ones(nnz(good), 1);
            for turn = 1:5
                r = abs(z(good) - s(good));
                spread = 6*median(r);
                if spread <= 0, break, end
                weight = max(1 - (r/spread).^2, 0).^2;
                s = locally(x(good), z(good), min(span, nnz(good)), degree, weight, x);
            end
        end
end
s(order) = s;
end

function s = locally(x, z, span, degree, weight, at)
% At each point a polynomial through the nearest span points of x, which increase, weighted by the cube of their nearness.
s = zeros(numel(at), 1);
n = numel(x);
place = 1;
for k = 1:numel(at)
    while place < n && x(place) < at(k), place = place + 1; end
    % Those lie among as many on each side.
    from = max(place - span, 1);
    d = abs(x(from:min(place + span, n)) - at(k));
    [d, near] = sort(d);
    d = d(1:span);
    near = near(1:span) + (from - 1);
    reach = max(d);
    w = ones(span, 1);
    if reach > 0, w = (1 - (d/reach).^3).^3; end
    w = w.*weight(near);
    use = w > 0;
    s(k) = fitted(x(near(use)), z(near(use)), w(use), at(k), degree);
end
end

function v = fitted(x, z, w, at, degree)
x = x - at;
degree = min(degree, max(numel(unique(x)) - 1, 0));
V = x.^(0:degree);
root = sqrt(w);
c = (root.*V)\(root.*z);
v = c(1);
end
