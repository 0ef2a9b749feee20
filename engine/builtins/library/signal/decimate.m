% SPDX-License-Identifier: Apache-2.0
function y = decimate(x, r, n, kind)
% A vector at a rate r times lower, after a Chebyshev filter of order 8 (or n) forwards and backwards,
% or after a linear-phase filter of order 30 (or n) with 'fir'.
% Example: y = decimate((1:40)', 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(r) && isscalar(r) && r >= 1 && r == round(r))
    error('signal:decimate:InvalidR', 'R must be a positive integer.');
elseif ~isvector(x)
    error('signal:decimate:InvalidX', 'X must be a vector.');
end
fir = false;
if nargin > 2 && (ischar(n) || isstring(n))
    fir = strcmpi(n, 'fir');
    n = 30;
elseif nargin > 3
    fir = strcmpi(kind, 'fir');
elseif nargin < 3
    n = 8;
end
y = x;
if r == 1, return; end
count = numel(x);
kept = ceil(count/r);
if ~fir
    [b, a] = cheby1(n, 0.05, 0.8/r);
    while any(b == 0) || abs(20*log10(abs(polyval(b, exp(0.8i*pi/r))/polyval(a, exp(0.8i*pi/r)))) + 0.05) > 1e-6
        % Too narrow for that order.
        n = n - 1;
        if n == 0, break; end
        [b, a] = cheby1(n, 0.05, 0.8/r);
    end
    y = filtfilt(b, a, x);
    y = y(r - (r*kept - count):r:count);
    return;
end
b = fir1(n, 1/r);
long = n + 1;
if count <= 2*long
    error('signal:decimate:InvalidRange', 'X must have more than %d samples for this filter.', 2*long);
end
[~, state] = filter(b, 1, 2*x(1) - x(long + 1:-1:2));
[y, state] = filter(b, 1, x, state);
tail = filter(b, 1, 2*x(count) - x(count - 1:-1:count - 2*long), state);
list = round(n/2 + 1.25):r:count;
y = y(list);
more = kept - numel(list);
first = r - (count - list(end));
tail = tail(first:r:first + more*r - 1);
if iscolumn(x)
    y = [y; tail];
else
    y = [y, tail];
end
end
