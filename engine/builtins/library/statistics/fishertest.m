% SPDX-License-Identifier: Apache-2.0
function [h, p, stats] = fishertest(x, varargin)
% Fisher's exact test of a 2-by-2 table of counts. Options 'Alpha' (0.05), 'Tail' ('both', 'right', 'left').
% Example: [h, p] = fishertest([3 1; 1 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('fishertest', varargin, struct('Alpha', 0.05, 'Tail', 'both'));
if ~isequal(size(x), [2 2]) || any(x(:) < 0 | x(:) ~= fix(x(:)))
    error('stats:fishertest:BadTable', 'X must be a 2-by-2 matrix of nonnegative integers.');
end
n = sum(x(:));
r = sum(x(1, :));
c = sum(x(:, 1));
k = max(0, r + c - n):min(r, c);
q = hygepdf(k, n, r, c);
here = hygepdf(x(1, 1), n, r, c);
switch lower(o.Tail)
    case 'both', p = sum(q(q <= here*(1 + 1e-7)));
    case 'right', p = sum(q(k >= x(1, 1)));
    case 'left', p = sum(q(k <= x(1, 1)));
    otherwise, error('stats:fishertest:BadTail', 'Tail must be ''both'', ''right'' or ''left''.');
end
p = min(p, 1);
h = p <= o.Alpha;
ratio = x(1, 1)*x(2, 2)/(x(1, 2)*x(2, 1));
width = norminv(1 - o.Alpha/2)*sqrt(sum(1./x(:)));
stats = struct('OddsRatio', ratio, 'ConfidenceInterval', [ratio*exp(-width), ratio*exp(width)]);
if any(x(:) == 0), stats.ConfidenceInterval = [-Inf Inf]; end
end
