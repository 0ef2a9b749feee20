% SPDX-License-Identifier: Apache-2.0
function [ea, ed] = wenergy(c, l)
% Percentages of the energy of a wavelet transform of wavedec: of the approximation, and a row of those of the details, the first level first.
% Example: [c, l] = wavedec([1 2 3 4], 1, 'haar'); [ea, ed] = wenergy(c, l)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
total = sum(c(:).^2);
ea = 100*sum(c(1:l(1)).^2)/total;
last = numel(l) - 2;
ed = zeros(1, last);
for k = 1:last, ed(k) = 100*sum(detcoef(c, l, k).^2)/total; end
end
