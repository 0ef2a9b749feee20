% SPDX-License-Identifier: Apache-2.0
function [imf, residual, info] = emd(x, varargin)
% The empirical modes of a vector: columns that swing about 0, the fastest first, and what is left; their sum is the signal. Options:
% SiftRelativeTolerance (0.2), SiftMaxIterations (100), MaxNumIMF (10), MaxNumExtrema (1), MaxEnergyRatio (20), Interpolation ('spline' or 'pchip'),
% Display (0). info: NumIMF, NumExtrema, NumZerocrossing, NumSifting, MeanEnvelopeEnergy, RelativeTolerance. Without outputs the modes are drawn.
% N. Huang and others, Proc. R. Soc. A 454 (1998); ends are continued by mirrored extremes (G. Rilling and others, 2003).
% Example: t = (0:99)'/100; imf = emd(sin(2*pi*20*t) + t)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x) || ~isnumeric(x) || ~isreal(x) || numel(x) < 3
    error('signal:emd:InvalidInput', 'The signal must be a real vector of three elements or more.');
end
if any(~isfinite(x)), error('signal:emd:NonFinite', 'The signal must be finite.'); end
o = struct('SiftRelativeTolerance', 0.2, 'SiftMaxIterations', 100, 'MaxNumIMF', 10, 'MaxNumExtrema', 1, 'MaxEnergyRatio', 20, 'Interpolation', 'spline', 'Display', 0);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'emd')) = varargin{k + 1}; end
o.Interpolation = validatestring(o.Interpolation, {'spline', 'pchip'}, 'emd', 'Interpolation');
x = double(x(:));
r = x;
energy = sum(x.^2);
imf = zeros(numel(x), 0);
info = struct('NumIMF', zeros(0, 1), 'NumExtrema', zeros(0, 1), 'NumZerocrossing', zeros(0, 1), 'NumSifting', zeros(0, 1), 'MeanEnvelopeEnergy', zeros(0, 1), ...
    'RelativeTolerance', zeros(0, 1));
while size(imf, 2) < o.MaxNumIMF
    [highs, lows] = extremesOf(r);
    if numel(highs) + numel(lows) < max(o.MaxNumExtrema, 3), break, end
    if 10*log10(energy/max(sum(r.^2), realmin)) > o.MaxEnergyRatio, break, end
    c = r;
    steps = 0;
    change = Inf;
    while steps < o.SiftMaxIterations
        [highs, lows] = extremesOf(c);
        if numel(highs) + numel(lows) < 3 || isempty(highs) || isempty(lows), break, end
        middle = (envelopeOf(c, highs, lows, o.Interpolation) + envelopeOf(c, lows, highs, o.Interpolation))/2;
        change = sum(middle.^2)/max(sum(c.^2), realmin);
        if change < o.SiftRelativeTolerance && steps > 0, break, end
        c = c - middle;
        steps = steps + 1;
    end
    if steps == 0, break, end
    imf = [imf, c];
    r = r - c;
    [highs, lows] = extremesOf(c);
    info.NumIMF(end + 1, 1) = size(imf, 2);
    info.NumExtrema(end + 1, 1) = numel(highs) + numel(lows);
    info.NumZerocrossing(end + 1, 1) = nnz(c(1:end - 1).*c(2:end) < 0);
    info.NumSifting(end + 1, 1) = steps;
    info.MeanEnvelopeEnergy(end + 1, 1) = mean(middle.^2);
    info.RelativeTolerance(end + 1, 1) = change;
    if o.Display, fprintf('IMF %d: %d sifts, relative tolerance %.4g\n', size(imf, 2), steps, change); end
end
residual = r;
if nargout == 0
    parts = [x, imf, residual];
    for k = 1:size(parts, 2)
        subplot(size(parts, 2), 1, k);
        plot(parts(:, k));
        if k == 1, ylabel('Signal'); elseif k == size(parts, 2), ylabel('Residual'); else, ylabel(sprintf('IMF %d', k - 1)); end
    end
    clear imf
end
end

function [highs, lows] = extremesOf(x)
% Places of maxima and minima, the middle of those that are flat.
d = diff(x);
at = find(d ~= 0);
s = sign(d(at));
turns = find(s(1:end - 1) ~= s(2:end));
places = floor((at(turns) + 1 + at(turns + 1))/2);
highs = places(s(turns) > 0);
lows = places(s(turns) < 0);
end

function e = envelopeOf(x, own, other, method)
% Through the extremes of one kind, and up to three of them mirrored at the first and the last extreme, or at an end that lies beyond.
n = numel(x);
[leftAt, leftOf] = mirrored(own, other, x, 1, n);
[rightAt, rightOf] = mirrored(n + 1 - flipud(own), n + 1 - flipud(other), flipud(x), 1, n);
at = [leftAt; own; n + 1 - flipud(rightAt)];
v = [x(leftOf); x(own); x(n + 1 - flipud(rightOf))];
[at, keep] = unique(at);
v = v(keep);
if numel(at) < 2, e = repmat(v(1), n, 1); return, end
e = reshape(interp1(at, v, (1:n)', method, 'extrap'), n, 1);
end

function [at, from] = mirrored(own, other, x, first, n)
k = min(3, numel(own));
if own(1) < other(1)
    if x(first) > min(x(other(1)), x(own(1))) && x(first) < max(x(other(1)), x(own(1)))
        axis_ = own(1);
        chosen = own(2:min(k + 1, end));
        if isempty(chosen), axis_ = 1; chosen = own(1:k); end
    else
        axis_ = 1;
        chosen = own(1:k);
    end
else
    if x(first) > min(x(other(1)), x(own(1))) && x(first) < max(x(other(1)), x(own(1)))
        axis_ = other(1);
        chosen = own(1:k);
    else
        axis_ = 1;
        chosen = [1; own(1:k - 1)];
    end
end
at = 2*axis_ - chosen;
if any(at >= own(1)) || all(at > 1), at = 2 - own(1:k); chosen = own(1:k); end
[at, order] = sort(at);
from = chosen(order);
end
