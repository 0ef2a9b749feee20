% SPDX-License-Identifier: Apache-2.0
function [p, e] = mvncdf(varargin)
% Probability that a normal vector lies below x: mvncdf(x, mu, sigma) for the rows of x, or between two corners: mvncdf(xl, xu, mu, sigma).
% Two variables by Plackett's integral, more by Genz's transformation at shifted lattice points; e is an estimate of the error.
% Example: p = mvncdf([0 0], [0 0], [1 0.5; 0.5 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 4 || nargin == 2 && isequal(size(varargin{1}), size(varargin{2})) && nargin ~= 3
    [low, high] = varargin{1:2};
    rest = varargin(3:end);
else
    high = varargin{1};
    low = -Inf(size(high));
    rest = varargin(2:end);
end
rest(end + 1:2) = {[]};
[mu, sigma] = rest{1:2};
d = size(high, 2);
if isempty(mu), mu = zeros(1, d); end
if isempty(sigma), sigma = eye(d); end
if isrow(sigma) && d > 1, sigma = diag(sigma); end
mvnRoot('mvncdf', sigma, d);
s = sqrt(diag(sigma)).';
low = (low - mu)./s;
high = (high - mu)./s;
R = sigma./(s.'*s);
n = size(high, 1);
p = zeros(n, 1);
e = 1e-8*ones(n, 1);
for k = 1:n
    if any(low(k, :) >= high(k, :)), continue, end
    switch d
        case 1, p(k) = normcdf(high(k)) - normcdf(low(k));
        case 2
            p(k) = below2(high(k, 1), high(k, 2), R(1, 2)) - below2(low(k, 1), high(k, 2), R(1, 2)) ...
                - below2(high(k, 1), low(k, 2), R(1, 2)) + below2(low(k, 1), low(k, 2), R(1, 2));
        otherwise, [p(k), e(k)] = lattice(low(k, :), high(k, :), R);
    end
end
p = min(max(p, 0), 1);
end

function p = below2(h, k, r)
% P(X < h, Y < k) of correlation r: the derivative by r is the density.
if isinf(h) || isinf(k)
    p = 0;
    if h == -Inf || k == -Inf, return, end
    p = normcdf(min(h, k));
    return
end
p = normcdf(h)*normcdf(k);
if r ~= 0
    p = p + integral(@(t) exp(-(h^2 + k^2 - 2*h*k*sin(t))./(2*cos(t).^2)), 0, asin(r), 'AbsTol', 1e-12, 'RelTol', 1e-10)/(2*pi);
end
end

function [p, e] = lattice(a, b, R)
% A. Genz, J. Comput. Graph. Stat. 1, 1992: successive conditioning; Richtmyer's lattice with fixed shifts, so that results repeat.
d = numel(a);
C = chol(R)';
root = sqrt(primes(max(20, 8*d)));
n = 4001;
shifts = 10;
parts = zeros(shifts, 1);
for s = 1:shifts
    w = mod((1:n).'*root(1:d - 1) + s*root(d)*(1:d - 1)/7, 1);
    w = abs(2*w - 1);
    y = zeros(n, d - 1);
    low = normcdf(a(1)/C(1, 1))*ones(n, 1);
    high = normcdf(b(1)/C(1, 1))*ones(n, 1);
    f = high - low;
    for i = 2:d
        y(:, i - 1) = norminv(min(max(low + w(:, i - 1).*(high - low), 1e-300), 1 - eps/2));
        shift = y(:, 1:i - 1)*C(i, 1:i - 1)';
        low = normcdf((a(i) - shift)/C(i, i));
        high = normcdf((b(i) - shift)/C(i, i));
        f = f.*(high - low);
    end
    parts(s) = mean(f);
end
p = mean(parts);
e = 3*std(parts)/sqrt(shifts);
end
