% SPDX-License-Identifier: Apache-2.0
function z = belowCarrier(z, fc, fs, filter)
% What of a product with the carrier is below it: a lowpass forth and back, of Butterworth and of order 5 up to fc unless b and a are given.
if isempty(filter), [b, a] = butter(5, fc*2/fs); else, [b, a] = filter{:}; end
for k = 1:size(z, 2), z(:, k) = 2*filtfilt(b, a, z(:, k)); end
end
