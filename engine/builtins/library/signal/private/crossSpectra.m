% SPDX-License-Identifier: Apache-2.0
function [Pxx, Pyy, Pxy, n, rate, range, scaling, isReal] = crossSpectra(name, x, y, args)
% Averaged periodograms of two signals (columns), two-sided, as densities or powers.
[args, range, scaling] = estimatorOptions(name, args);
args(end + 1:4) = {[]};
[window, overlap, n, rate] = args{1:4};
if ~(isfloat(x) && isfloat(y)) || isempty(x)
    error(['signal:' name ':InvalidInput'], 'The signals must be floating-point vectors.');
end
if isvector(x), x = x(:); end
if isvector(y), y = y(:); end
if size(x, 1) ~= size(y, 1) || (size(x, 2) ~= size(y, 2) && size(x, 2) > 1 && size(y, 2) > 1)
    error(['signal:' name ':MismatchedLength'], 'The signals must have the same length.');
end
[w, ~, starts] = estimatorWindow(name, size(x, 1), window, overlap);
if isempty(n), n = max(256, 2^nextpow2(numel(w))); end
if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == round(n))
    error(['signal:' name ':InvalidNFFT'], 'The number of points must be a positive integer.');
end
isReal = isreal(x) && isreal(y);
[Pxx, Pyy, Pxy] = deal(0);
for s = starts
    X = fft(foldedTo(w.*x(s + 1:s + numel(w), :), n), [], 1);
    Y = X;
    if ~isequal(x, y), Y = fft(foldedTo(w.*y(s + 1:s + numel(w), :), n), [], 1); end
    Pxx = Pxx + abs(X).^2;
    Pyy = Pyy + abs(Y).^2;
    Pxy = Pxy + X.*conj(Y);
end
scale = numel(starts)*sum(w.^2);
if strcmp(scaling, 'power')
    scale = numel(starts)*sum(w)^2;
else
    if isempty(rate)
        scale = scale*2*pi;
    else
        scale = scale*rate;
    end
end
Pxx = Pxx/scale;
Pyy = Pyy/scale;
Pxy = Pxy/scale;
end

function x = foldedTo(x, n)
% Longer segments are wrapped round, so that the values at the n frequencies are theirs.
m = size(x, 1);
if m > n
    x = [x; zeros(n*ceil(m/n) - m, size(x, 2))];
    x = permute(sum(reshape(x, n, [], size(x, 2)), 2), [1 3 2]);
elseif m < n
    x = [x; zeros(n - m, size(x, 2))];
end
end
