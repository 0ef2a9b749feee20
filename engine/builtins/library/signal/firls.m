% SPDX-License-Identifier: Apache-2.0
function [b, a] = firls(n, f, m, w)
% Linear-phase filter of order n that is nearest, by least squares with weights w, to straight lines of amplitude m
% between the pairs of frequencies in f (from 0 to 1).
% Example: b = firls(10, [0 0.3 0.4 1], [1 1 0 0])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(n) && isscalar(n) && isreal(n) && n > 0 && n == round(n))
    error('signal:firls:InvalidOrder', 'Filter order must be a positive integer.');
end
f = double(f(:)');
m = double(m(:)');
if rem(numel(f), 2) || numel(f) ~= numel(m)
    error('signal:firls:MismatchedDimensions', 'F and A must have the same even number of elements.');
elseif any(f < 0 | f > 1)
    error('signal:firls:InvalidRange', 'Frequencies in F must be in range [0,1].');
elseif any(diff(f) < 0)
    error('signal:firls:InvalidFreqVec', 'Frequencies in F must be nondecreasing.');
end
bands = numel(f)/2;
if nargin < 4, w = ones(1, bands); end
if numel(w) ~= bands
    error('signal:firls:InvalidWeights', 'There must be one weight for each band.');
end
if m(end) ~= 0 && f(end) == 1 && rem(n, 2)
    warning('signal:firls:OrderOdd', ['Odd order symmetric FIR filters must have a gain of zero at the ' ...
        'Nyquist frequency. The order is being increased by one.']);
    n = n + 1;
end
% Cosines of whole or half multiples, and their products by sums and differences.
order = (rem(n, 2)/2:n/2)';
sums = order + order';
differences = order - order';
Q = 0;
d = 0;
for j = 1:bands
    lo = f(2*j - 1);
    hi = f(2*j);
    if hi == lo, continue; end
    part = @(k) hi*sinc(k*hi) - lo*sinc(k*lo);
    Q = Q + w(j)*(part(sums) + part(differences));
    slope = (m(2*j) - m(2*j - 1))/(hi - lo);
    start = m(2*j - 1) - slope*lo;
    d = d + 2*w(j)*(start*part(order) + slope*(ramp(order, hi) - ramp(order, lo)));
end
x = Q\d;
if rem(n, 2)
    b = [flipud(x); x]'/2;
else
    b = [flipud(x(2:end)); 2*x(1); x(2:end)]'/2;
end
a = 1;
end

function y = ramp(k, x)
% The integral of t*cos(pi*k*t) from 0 to x.
y = x^2/2*ones(size(k));
on = k ~= 0;
y(on) = x*sin(pi*k(on)*x)./(pi*k(on)) + (cos(pi*k(on)*x) - 1)./(pi*k(on)).^2;
end
