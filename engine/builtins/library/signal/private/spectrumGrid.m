% SPDX-License-Identifier: Apache-2.0
function [P, f] = spectrumGrid(name, P, n, rate, range, isReal, density)
% A two-sided spectrum of n points (rows) as the range asked for, with its frequencies: per radian when no
% sampling rate is given. One-sided densities carry the power of both sides.
if strcmp(range, 'onesided') && ~isReal
    error(['signal:' name ':ComplexInput'], 'A one-sided spectrum needs real signals.');
end
if isempty(range)
    range = 'twosided';
    if isReal, range = 'onesided'; end
end
cycle = rate;
if isempty(rate), cycle = 2*pi; end
f = (0:n - 1)'*(cycle/n);
switch range
    case 'onesided'
        last = floor(n/2) + 1;
        P = P(1:last, :);
        f = f(1:last);
        both = 2:ceil(n/2);
        if density, P(both, :) = 2*P(both, :); end
    case 'centered'
        shift = n - floor(n/2) - 1;
        if rem(n, 2) == 0, shift = n/2 - 1; end
        P = circshift(P, shift, 1);
        f = ((0:n - 1)' - shift)*(cycle/n);
end
end
