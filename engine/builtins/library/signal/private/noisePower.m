% SPDX-License-Identifier: Apache-2.0
function [noise, rest] = noisePower(pxx, f, taken)
% Power of a density but for the rows taken, where the median of the others is assumed, or the density
% itself where that is less.
rest = pxx;
rest(taken) = 0;
level = median(rest(rest > 0));
if isempty(level) || isnan(level), level = 0; end
empty = rest == 0;
rest(empty) = level;
own = pxx > 0;
rest(own) = min(rest(own), pxx(own));
noise = bandpower(rest, f, 'psd');
end
