% SPDX-License-Identifier: Apache-2.0
function [b, a] = prony(h, nb, na)
% Filter b/a of the orders nb and na whose impulse response is near to h (Prony's method).
% Example: [b, a] = prony([1 0.5 0.25 0.125 0.0625], 0, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
h = h(:);
n = max(numel(h), nb + na + 1);
h(end + 1:n) = 0;
H = toeplitz(h, [h(1), zeros(1, na)]);
below = H(nb + 2:end, :);
a = [1, (-below(:, 2:end)\below(:, 1)).'];
b = (H(1:nb + 1, :)*a.').';
end
