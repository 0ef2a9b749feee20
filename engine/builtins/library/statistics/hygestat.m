% SPDX-License-Identifier: Apache-2.0
function [mn, v] = hygestat(m, k, n)
% Mean and variance of the hypergeometric distribution: n drawn of m items of which k count.
% Example: [mn, v] = hygestat(20, 5, 4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[m, k, n] = sameSizes(m, k, n);
mn = n.*k./m;
v = n.*k./m.*(m - k)./m.*(m - n)./max(m - 1, 1);
bad = ~(m > 0) | k < 0 | n < 0 | k > m | n > m | m ~= fix(m) | k ~= fix(k) | n ~= fix(n);
mn(bad) = NaN;
v(bad) = NaN;
end
