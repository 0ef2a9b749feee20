% SPDX-License-Identifier: Apache-2.0
function [fx, fxx, varargout] = differentiate(f, x, y)
% The first and second derivatives of a fit at x, in columns; of a surface, differentiate(s, x, y), by x, y, xx, xy and yy in the shape of x.
% Polynomials and splines exactly, other models by differences of fourth order.
% Example: [d1, d2] = differentiate(fit((0:4)', (0:4)'.^2, 'poly2'), [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isFit(f, 'differentiate');
s = objectState(f);
if numel(s.model.indep) == 2
    if nargin < 3, y = x(:, 2); x = x(:, 1); end
    [fx, fxx, varargout] = ofSurface(s, double(x), double(y));
    return
end
t = (double(x(:)) - s.centre)/s.scale;
if ~isempty(s.pp)
    first = slopes(s.pp);
    fx = ppval(first, t);
    fxx = ppval(slopes(first), t);
elseif strncmp(s.model.name, 'poly', 4)
    fx = polyval(polyder(s.b), t);
    fxx = polyval(polyder(polyder(s.b)), t);
else
    value = @(t) s.model.value(s.b, s.problem, t);
    h = 1e-3*max(abs(t), 0.1);
    [a, b, c, d] = deal(value(t - 2*h), value(t - h), value(t + h), value(t + 2*h));
    fx = (a - 8*b + 8*c - d)./(12*h);
    fxx = (-a + 16*b - 30*value(t) + 16*c - d)./(12*h.^2);
end
fx = reshape(fx, [], 1)/s.scale;
fxx = reshape(fxx, [], 1)/s.scale^2;
end

function pp = slopes(pp)
[breaks, C, ~, k] = unmkpp(pp);
if k == 1, C = zeros(size(C)); else, C = C(:, 1:k - 1).*(k - 1:-1:1); end
pp = mkpp(breaks, C);
end

function [fx, fy, rest] = ofSurface(s, x, y)
shape = size(x);
X = ([x(:), y(:)] - s.centre)./s.scale;
h = 1e-3*max(abs(X), 0.1);
u = h.*[1 0];
v = h.*[0 1];
if ~isempty(s.pp), value = @(X) s.pp(X(:, 1), X(:, 2)); else, value = @(X) s.model.value(s.b, s.problem, X); end
first = @(d, h) (value(X - 2*d) - 8*value(X - d) + 8*value(X + d) - value(X + 2*d))./(12*h);
second = @(d, h) (-value(X - 2*d) + 16*value(X - d) - 30*value(X) + 16*value(X + d) - value(X + 2*d))./(12*h.^2);
cross = @(k) value(X + k*(u + v)) - value(X + k*(u - v)) - value(X - k*(u - v)) + value(X - k*(u + v));
[a, b] = deal(s.scale(1), s.scale(2));
fx = reshape(first(u, h(:, 1)), shape)/a;
fy = reshape(first(v, h(:, 2)), shape)/b;
xy = (16*cross(1) - cross(2))./(48*h(:, 1).*h(:, 2));
rest = {reshape(second(u, h(:, 1)), shape)/a^2, reshape(xy, shape)/(a*b), reshape(second(v, h(:, 2)), shape)/b^2};
end
