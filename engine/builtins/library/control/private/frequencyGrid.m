% SPDX-License-Identifier: Apache-2.0
function w = frequencyGrid(s, count)
% Frequencies at which a system does something, spread by their logarithm.
z = asZeros(s);
r = [vertcat(z.z{:}); vertcat(z.p{:})];
if s.Ts ~= 0
    r = log(r(r ~= 0))/abs(s.Ts);
end
m = abs(r(isfinite(r) & abs(r) > 1e-8));
low = 0.1;
high = 10;
if ~isempty(m), [low, high] = deal(min(m)/10, max(m)*10); end
low = 10^floor(log10(low));
high = 10^ceil(log10(high));
if s.Ts ~= 0, high = pi/abs(s.Ts); low = min(low, high/100); end
w = logspace(log10(low), log10(high), count)';
if s.Ts ~= 0, w(end) = high; end
% The peaks of weakly damped pairs.
peak = abs(imag(r(imag(r) > 0)));
w = unique([w; peak(peak > low & peak < high)]);
end
