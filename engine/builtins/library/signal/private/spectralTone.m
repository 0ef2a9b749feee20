% SPDX-License-Identifier: Apache-2.0
function [power, f0, at] = spectralTone(pxx, f, rbw, f0)
% Power and frequency of a tone in a density pxx at f, and the rows it takes: from its peak down to
% where the density rises again. Without f0 the greatest one; near f0 otherwise, NaN beyond f.
if nargin < 4
    [~, peak] = max(pxx);
elseif ~(f0 >= f(1) && f0 <= f(end))
    power = NaN; f0 = NaN; at = [];
    return
else
    [~, peak] = min(abs(f - f0));
    reach = max(1, ceil(rbw/(f(2) - f(1))/2));
    near = max(1, peak - reach):min(numel(f), peak + reach);
    [~, k] = max(pxx(near));
    peak = near(k);
end
first = peak;
while first > 1 && pxx(first - 1) < pxx(first), first = first - 1; end
last = peak;
while last < numel(pxx) && pxx(last + 1) < pxx(last), last = last + 1; end
at = first:last;
f0 = sum(f(at).*pxx(at))/sum(pxx(at));
power = rbw*pxx(peak);
if ~isscalar(at), power = max(bandpower(pxx(at), f(at), 'psd'), power); end
end
