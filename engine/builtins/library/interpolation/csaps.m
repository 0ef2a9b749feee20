% SPDX-License-Identifier: Apache-2.0
function [out, p] = csaps(x, y, p, xx, w)
% Cubic smoothing spline: least p*sum(w.*(y - f(x)).^2) + (1 - p)*integral of f''.^2, from a line (p is
% 0) to the natural spline through the points (1); p between unless given. A piecewise polynomial, or
% its values at xx.
% Example: v = csaps(0:4, [0 1 0 1 0], 0.5, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscell(x), error('SPLINES:CSAPS:onlyunivariate', 'Only functions of one variable are supported.'); end
if nargin < 3, p = []; end
if nargin < 4, xx = []; end
if nargin < 5, w = []; end
d = 1;
if ~isvector(y), s = size(y); d = s(1:end - 1); end
[x, y, w] = averagedSites('csaps', x, y, w);
n = numel(x);
a = reshape(y, prod(d), n)';
h = diff(x)';
if n == 2
    out = mkpp(x, [diff(a)'./h, a(1, :)'], d);
    if isempty(p) || p < 0, p = 1; end
else
    R = spdiags([h(2:end), 2*(h(1:end - 1) + h(2:end)), h(1:end - 1)], -1:1, n - 2, n - 2);
    Q = spdiags([1./h(1:n - 2), -(1./h(1:n - 2) + 1./h(2:n - 1)), 1./h(2:n - 1)], [0 -1 -2], n, n - 2);
    D = spdiags(1./w(:), 0, n, n);
    QDQ = Q'*D*Q;
    if isempty(p) || p < 0, p = 1/(1 + full(sum(diag(R)))/(6*full(sum(diag(QDQ))))); end
    % Half the second derivatives at the inner points are 3*p*u.
    u = (6*(1 - p)*QDQ + p*R)\(Q'*a);
    a = a - 6*(1 - p)*(D*(Q*u));
    c = [zeros(1, prod(d)); 3*p*full(u); zeros(1, prod(d))];
    cubic = diff(c, 1, 1)./(3*h);
    slope = diff(a, 1, 1)./h - h.*(2*c(1:end - 1, :) + c(2:end, :))/3;
    pieces = cat(3, cubic', c(1:end - 1, :)', slope', a(1:end - 1, :)');
    out = mkpp(x, reshape(pieces, [], 4), d);
end
if ~isempty(xx), out = fnval(out, xx); end
end
