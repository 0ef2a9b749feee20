% SPDX-License-Identifier: Apache-2.0
function [y, h] = resample(x, p, q, n, beta)
% x at p/q times its sampling rate: resample(x, p, q, n, beta) with a filter of 2*n*max(p, q) + 1 points and a Kaiser
% window (n is 10, beta 5), or resample(x, p, q, h) with a filter of odd length for the rate p.
% Example: y = resample(1:10, 3, 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(n), n = 10; end
if nargin < 5, beta = 5; end
for v = {p, q}
    if ~(isnumeric(v{1}) && isscalar(v{1}) && v{1} >= 1 && v{1} == round(v{1}))
        error('signal:resample:expectedPositiveInteger', 'P and Q must be positive integers.');
    end
end
common = gcd(p, q);
p = double(p/common);
q = double(q/common);
[x, restore] = signalColumns('resample', x);
if p == 1 && q == 1
    y = restore(x);
    h = 1;
    return;
end
if isscalar(n)
    most = max(p, q);
    long = 2*n*most + 1;
    if n == 0
        h = ones(1, p);
    else
        h = firls(long - 1, [0 1/most 1/most 1], [1 1 0 0]).*kaiser(long, beta)';
        h = p*h/sum(h);
    end
else
    h = n(:)';
end
half = (numel(h) - 1)/2;
before = floor(q - mod(half, q));
taps = [zeros(1, before), h];
half = half + before;
delay = floor(ceil(half)/q);
rows = size(x, 1);
wanted = ceil(rows*p/q);
short = (wanted + delay - 1)*q + 1 - ((rows - 1)*p + numel(taps));
taps = [taps, zeros(1, max(short, 0))];
y = upfirdn(x, taps(:), p, q);
y = restore(y(delay + 1:delay + wanted, :));
end
