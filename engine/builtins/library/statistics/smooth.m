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
        middle = (h + 1:n - h)';
        rest = 1:n;
        if all(isfinite(z))
            s(middle) = conv(z, ones(span, 1), 'valid')/span;
            rest = [1:h, n - h + 1:n];
        end
        for k = rest
            w = min([h, k - 1, n - k]);
            part = z(k - w:k + w);
            s(k) = mean(part(~isnan(part)));
        end
    case 'sgolay'
        h = (span - 1)/2;
        rest = 1:n;
        if uniform(x) && all(isfinite(z))
            u = (-h:h)'/max(h, 1);
            [Q, ~] = qr(u.^(0:degree), 0);
            s(h + 1:n - h) = conv(z, flipud(Q*Q(h + 1, :)'), 'valid');
            rest = [1:h, n - h + 1:n];
        elseif all(isfinite(z)) && all(isfinite(x))
            [s, sure] = polynomials(x, z, span, degree);
            rest = find(~sure)';
        end
        for k = rest
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
                if spread <= 100*eps*max(abs(z(good))), break, end
                weight = max(1 - (r/spread).^2, 0).^2;
                s = locally(x(good), z(good), min(span, nnz(good)), degree, weight, x);
            end
        end
end
s(order) = s;
end

function yes = uniform(x)
% Whether x goes up in steps that are alike.
n = numel(x);
step = (x(n) - x(1))/(n - 1);
yes = step > 0 && all(abs(x - (x(1) + step*(0:n - 1)')) <= 1e-13*step*n);
end

function s = locally(x, z, span, degree, weight, at)
% At each point a polynomial through the nearest span points of x, which increase, weighted by the cube of their nearness.
n = numel(x);
s = zeros(numel(at), 1);
todo = true(numel(at), 1);
half = floor(span/2);
if numel(at) == n && n > 2*half && half > 1 && isequal(at, x) && uniform(x) && all(isfinite(z))
    % Away from the ends the windows are alike: the sums over them are convolutions.
    middle = (half + 1:n - half)';
    u = (-half:half)'/half;
    w = (1 - abs(u).^3).^3;
    over = @(v, k) conv(v, flipud(w.*u.^k), 'valid');
    s0 = over(weight, 0); s1 = over(weight, 1); s2 = over(weight, 2);
    t0 = over(weight.*z, 0); t1 = over(weight.*z, 1);
    a = s1./s0;
    c2 = s2 - a.*s1;
    slope = (t1 - a.*t0)./c2;
    good = s0 > 1e-3 & c2 > 1e-3*s0;
    value = t0./s0 - slope.*a;
    if degree > 1
        s3 = over(weight, 3); s4 = over(weight, 4);
        t2 = over(weight.*z, 2);
        % u^2 less its part along 1 and u.
        b0 = s2./s0;
        b1 = (s3 - b0.*s1)./c2;
        c4 = s4 - b0.*s2 - b1.*(s3 - a.*s2);
        bend = (t2 - b0.*t0 - b1.*(t1 - a.*t0))./c4;
        good = good & c4 > 1e-4*s0;
        value = value + bend.*(a.*b1 - b0);
    end
    s(middle(good)) = value(good);
    todo(middle(good)) = false;
end
todo = find(todo);
% The window goes on as long as the next point on the right is nearer than the first.
first = ones(numel(todo), 1);
if n > span
    [twice, order] = sort(2*at(todo));
    [~, merged] = sort([twice; x(1:n - span) + x(span + 1:n)]);
    passed = cumsum(merged > numel(todo));
    first(order) = 1 + passed(merged <= numel(todo));
end
chunk = max(floor(1e6/span), 1);
for from = 1:chunk:numel(todo)
    part = todo(from:min(from + chunk - 1, numel(todo)));
    near = first(from:from + numel(part) - 1) + (0:span - 1);
    s(part) = windows(reshape(x(near), size(near)) - at(part), reshape(z(near), size(near)), reshape(weight(near), size(near)), degree);
end
end

function v = windows(u, z, weight, degree)
% The value at 0 of a polynomial through each row of u and z.
reach = max(abs(u), [], 2);
reach(reach == 0) = Inf;
u = u./reach;
w = (1 - abs(u).^3).^3;
% What is as far as the farthest but for rounding is not in use.
w(w < 1e-30) = 0;
w = w.*weight;
use = w > 0;
w(~use) = 0;
z(~use) = 0;
total = sum(w, 2);
mean0 = sum(w.*z, 2)./total;
v = mean0;
v(total == 0) = 0;
low = min(u + 4*~use, [], 2);
high = max(u - 4*~use, [], 2);
line = high > low;
a = sum(w.*u, 2)./total;
p = u - a;
c2 = sum(w.*p.^2, 2);
slope = sum(w.*p.*(z - mean0), 2)./c2;
v(line) = mean0(line) - slope(line).*a(line);
if degree < 2, return, end
bent = line & any(use & u > low & u < high, 2);
q = u.^2;
b0 = sum(w.*q, 2)./total;
q = q - b0;
b1 = sum(w.*q.*p, 2)./c2;
q = q - b1.*p;
% Once more against what rounding has left.
q = q - sum(w.*q, 2)./total;
bend = sum(w.*q.*(z - mean0 - slope.*p), 2)./sum(w.*q.^2, 2);
v(bent) = v(bent) + bend(bent).*(a(bent).*b1(bent) - b0(bent));
end

function [s, sure] = polynomials(x, z, span, degree)
% Through the span points around each one polynomials of equal weights: powers made orthogonal to those below.
n = numel(x);
[s, sure] = deal(zeros(n, 1), false(n, 1));
chunk = max(floor(5e5/span), 1);
for from = 1:chunk:n
    at = (from:min(from + chunk - 1, n))';
    near = min(max(at - (span - 1)/2, 1), n - span + 1) + (0:span - 1);
    u = reshape(x(near), size(near)) - x(at);
    u = u./max(abs(u), [], 2);
    rest = reshape(z(near), size(near));
    value = mean(rest, 2);
    rest = rest - value;
    [P, p0, norms] = deal(cell(1, degree), cell(1, degree), cell(1, degree));
    good = true(size(at));
    for j = 1:degree
        [q, q0] = deal(u.^j, 0);
        size0 = sum(q.^2, 2);
        for turn = 1:2
            c = mean(q, 2);
            [q, q0] = deal(q - c, q0 - c);
            for i = 1:j - 1
                c = sum(q.*P{i}, 2)./norms{i};
                [q, q0] = deal(q - c.*P{i}, q0 - c.*p0{i});
            end
        end
        norms{j} = sum(q.^2, 2);
        good = good & norms{j} > 1e-16*size0;
        [P{j}, p0{j}] = deal(q, q0);
        c = sum(rest.*q, 2)./norms{j};
        rest = rest - c.*q;
        value = value + c.*q0;
    end
    s(at) = value;
    sure(at) = good;
end
end

function v = fitted(x, z, w, at, degree)
x = x - at;
x = x/max([abs(x); realmin]);
degree = min(degree, max(numel(unique(x)) - 1, 0));
V = x.^(0:degree);
root = sqrt(w);
c = (root.*V)\(root.*z);
v = c(1);
end
