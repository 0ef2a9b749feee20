% SPDX-License-Identifier: Apache-2.0
function lut = makelut(f, n)
% Table of f over all n-by-n neighbourhoods (n is 2 or 3), for bwlookup.
% Example: lut = makelut(@(x) sum(x(:)) > 2, 2)'
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n ~= 2 && n ~= 3, error('images:makelut:invalidN', 'N must be 2 or 3.'); end
lut = zeros(2^(n^2), 1);
for k = 1:numel(lut)
    lut(k) = f(reshape(bitand(floor((k - 1)./2.^(0:n^2 - 1)), 1), n, n));
end
end
