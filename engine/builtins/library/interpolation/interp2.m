% SPDX-License-Identifier: Apache-2.0
function vq = interp2(varargin)
% Interpolation in two dimensions: interp2(X,Y,V,Xq,Yq,method,value) with methods linear, nearest,
% cubic, spline and makima; interp2(V,Xq,Yq), and interp2(V,k), which halves the steps k times.
args = varargin;
method = 'linear'; outside = [];
for k = 1:numel(args)
    if ischar(args{k}) || isstring(args{k})
        method = lower(char(args{k}));
        if k < numel(args), outside = args{k+1}; end
        args = args(1:k-1);
        break
    end
end
switch numel(args)
    case 1
        v = args{1}; x = 1:size(v, 2); y = 1:size(v, 1);
        [xq, yq] = refined(v, 1);
    case 2
        v = args{1}; x = 1:size(v, 2); y = 1:size(v, 1);
        [xq, yq] = refined(v, args{2});
    case 3
        v = args{1}; x = 1:size(v, 2); y = 1:size(v, 1);
        xq = args{2}; yq = args{3};
    case 5
        [x, y, v, xq, yq] = args{:};
    otherwise
        error('MATLAB:interp2:nargin', 'Wrong number of input arguments.');
end
if ndims(v) > 2 || any(size(v) < 2)
    error('MATLAB:interp2:NotEnoughPts', ...
        'Interpolation requires at least two sample points for each grid dimension.');
end
if ~isvector(x), x = x(1, :); end
if ~isvector(y), y = y(:, 1); end
x = x(:).'; y = y(:);
if numel(x) ~= size(v, 2) || numel(y) ~= size(v, 1)
    error('MATLAB:interp2:InvalidMeshgrid', ...
        'The grid vectors do not define a grid of points that match the given values.');
end
if x(1) > x(end), x = fliplr(x); v = fliplr(v); end
if y(1) > y(end), y = flipud(y); v = flipud(v); end
if any(diff(x) <= 0) || any(diff(y) <= 0)
    error('MATLAB:griddedInterpolant:NonMonotonicCompVecsErrId', ...
        'The sample points must be sorted in ascending order.');
end
grid = isvector(xq) && isvector(yq) && ...
    ((isrow(xq) && iscolumn(yq)) || (iscolumn(xq) && isrow(yq))) && ~(isscalar(xq) && isscalar(yq));
if grid
    [xq, yq] = meshgrid(xq(:).', yq(:));
elseif ~isequal(size(xq), size(yq))
    error('MATLAB:interp2:XqYqSizeMismatch', 'Query coordinates input arrays must have the same size.');
end
in = xq >= x(1) & xq <= x(end) & yq >= y(1) & yq <= y(end);
if strcmp(method, 'cubic') && (uneven(x) || uneven(y)), method = 'spline'; end
goesOn = any(strcmp(method, {'spline', 'makima'})) && isempty(outside);
if isempty(outside), outside = NaN; end
j = pieceOf(x, xq); i = pieceOf(y, yq);
r = size(v, 1);
at = i + (j - 1) * r;
hx = diff(x); hy = diff(y);
hx = reshape(hx(j), size(xq)); hy = reshape(hy(i), size(yq));
s = (xq - reshape(x(j), size(xq))) ./ hx;
t = (yq - reshape(y(i), size(yq))) ./ hy;
switch method
    case 'linear'
        a = taken(v, at); b = taken(v, at + 1); c = taken(v, at + r); d = taken(v, at + r + 1);
        vq = (a .* (1 - t) + b .* t) .* (1 - s) + (c .* (1 - t) + d .* t) .* s;
    case 'nearest'
        vq = taken(v, at + (t >= 0.5) + r * (s >= 0.5));
    case 'cubic'
        w = widened(widened(v).').';
        r = r + 2;
        at = i + (j - 1) * r;
        p = weights(s); q = weights(t);
        vq = zeros(size(xq));
        for m = 1:4
            part = zeros(size(xq));
            for n = 1:4
                part = part + q{n} .* taken(w, at + (n - 1) + (m - 1) * r);
            end
            vq = vq + p{m} .* part;
        end
    case {'spline', 'makima'}
        if grid
            vq = interp1(x, interp1(y, v, yq(:, 1), method).', xq(1, :), method);
            vq = reshape(vq, size(xq, 2), size(xq, 1)).';
        else
            % Along y for all columns of v at once, then along x for each query.
            rows = interp1(y, v, yq(:), method);
            rows = reshape(rows, numel(yq), numel(x));
            vq = zeros(size(xq));
            for k = 1:numel(xq)
                vq(k) = interp1(x, rows(k, :), xq(k), method);
            end
        end
    otherwise
        error('MATLAB:interp2:InvalidMethod', 'Invalid interpolation method ''%s''.', method);
end
if ~goesOn
    if ~all(in, 'all'), vq(~in) = outside; end
    if ~isnan(outside), vq(isnan(xq) | isnan(yq)) = NaN; end
else
    vq(isnan(xq) | isnan(yq)) = NaN;
end
if isa(v, 'single'), vq = single(vq); end
end

function [xq, yq] = refined(v, k)
n = 2 ^ k;
xq = 1:1/n:size(v, 2);
yq = (1:1/n:size(v, 1)).';
end

function k = pieceOf(x, q)
% Of what lies below the second point the first, which max makes of NaN.
k = ones(size(q));
if numel(x) > 2, k = max(discretize(q, [reshape(x(2:end-1), 1, []), Inf]), 0) + 1; end
end

function out = taken(v, at)
out = reshape(double(v(at)), size(at));
end

function tf = uneven(x)
h = diff(x(:));
tf = any(abs(h - mean(h)) > 1e-10 * max(abs(x(:))));
end

function w = weights(s)
% Of the four neighbours in cubic convolution (R. Keys, 1981).
w = {((-0.5 * s + 1) .* s - 0.5) .* s, (1.5 * s - 2.5) .* s .* s + 1, ...
    ((-1.5 * s + 2) .* s + 0.5) .* s, (0.5 * s - 0.5) .* s .* s};
end

function w = widened(v)
% A row more at either end, so that third differences there are zero.
if size(v, 1) == 2
    w = [2 * v(1, :) - v(2, :); v; 2 * v(2, :) - v(1, :)];
else
    w = [3 * v(1, :) - 3 * v(2, :) + v(3, :); v; 3 * v(end, :) - 3 * v(end-1, :) + v(end-2, :)];
end
end
