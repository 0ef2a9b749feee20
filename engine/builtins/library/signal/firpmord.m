% SPDX-License-Identifier: Apache-2.0
function [n, fo, ao, w] = firpmord(f, a, dev, fs)
% Estimated order, bands, gains and weights for firpm: f holds the edges of the bands between 0 and half the rate fs (2), a the gain of each band,
% dev the deviation that it may have. firpmord(..., 'cell') gives them in a cell. Formulas of Herrmann, Rabiner and Chan (1973).
% Example: [n, fo, ao, w] = firpmord([0.2 0.3], [1 0], [0.01 0.01])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
packed = false;
if nargin > 3 && (ischar(fs) || isstring(fs)), packed = true; fs = 2; end
if nargin < 4 || isempty(fs), fs = 2; end
f = double(f(:))'*2/fs;
a = double(a(:))';
dev = double(dev(:))';
bands = numel(a);
if numel(f) ~= 2*(bands - 1)
    error('signal:firpmord:MismatchedDimensions', 'F must have 2*length(A)-2 elements.');
elseif numel(dev) ~= bands
    error('signal:firpmord:MismatchedDimensions', 'DEV must have the length of A.');
elseif any(diff(f) <= 0) || any(f <= 0 | f >= 1)
    error('signal:firpmord:InvalidFreqs', 'Frequencies must rise between 0 and half of the sample rate.');
end
% Deviations are those of a gain of 1.
d = dev./(a + (a == 0));
if bands == 2
    n = lengthOf(d(1), d(2), (f(2) - f(1))/2);
else
    n = 0;
    for k = 2:bands - 1
        n = max([n, lengthOf(d(k), d(k - 1), (f(2*k - 2) - f(2*k - 3))/2), lengthOf(d(k), d(k + 1), (f(2*k) - f(2*k - 1))/2)]);
    end
end
n = max(ceil(n) - 1, 2);
if a(end) ~= 0 && mod(n, 2) == 1, n = n + 1; end
fo = [0; f'; 1];
ao = reshape([a; a], [], 1);
w = max(d)./d';
if packed, n = {n, fo, ao, w}; end
end

function L = lengthOf(d1, d2, width)
[u, v] = deal(log10(d1), log10(d2));
D = ((5.309e-3*u^2 + 7.114e-2*u - 0.4761)*v) - (2.66e-3*u^2 + 0.5941*u + 0.4278);
L = D/width - (11.01217 + 0.51244*(u - v))*width + 1;
end
