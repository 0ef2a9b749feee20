% SPDX-License-Identifier: Apache-2.0
function [c, d] = cophenet(Z, y)
% How well a tree of linkage keeps the distances y of pdist: the correlation of these with the heights d at which two observations are joined.
% Example: x = [0 0; 0 1; 5 5; 5 6]; c = cophenet(linkage(x), pdist(x))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(Z, 1) + 1;
D = zeros(n);
members = num2cell(1:n);
for k = 1:n - 1
    a = members{Z(k, 1)}; b = members{Z(k, 2)};
    D(a, b) = Z(k, 3); D(b, a) = Z(k, 3);
    members{n + k} = [a, b];
end
d = squareform(D);
if nargin < 2, c = d; return, end
r = corrcoef(y(:), d(:));
c = r(1, 2);
end
