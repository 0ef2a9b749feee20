% SPDX-License-Identifier: Apache-2.0
function [g, h] = overlapResponses(f, n)
% Responses at n frequencies of the filters of modwt; those that are longer than the signal go round it.
at = mod(0:numel(f.loR) - 1, n)' + 1;
g = fft(accumarray(at, f.loR(:)/sqrt(2), [n 1])).';
h = fft(accumarray(at, f.hiR(:)/sqrt(2), [n 1])).';
end
