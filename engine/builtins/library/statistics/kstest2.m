% SPDX-License-Identifier: Apache-2.0
function [h, p, stat] = kstest2(x, y, varargin)
% Test of Kolmogorov and Smirnov: do two samples come from one distribution? Options 'Alpha' (0.05), 'Tail' ('unequal', 'larger', 'smaller').
% Example: [h, p] = kstest2([1 2 3 4 5], [3 4 5 6 7 8])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('kstest2', varargin, struct('Alpha', 0.05, 'Tail', 'unequal'));
x = sort(x(~isnan(x))); y = sort(y(~isnan(y)));
x = x(:); y = y(:);
if isempty(x) || isempty(y), error('stats:kstest2:NotEnoughData', 'Sample vectors must contain at least one data value.'); end
edges = [-Inf; unique([x; y]); Inf];
below = @(v) cumsum(histc(v, edges))/numel(v);
gap = below(x) - below(y);
switch lower(o.Tail)
    case {'unequal', 'both'}, stat = max(abs(gap));
    case 'larger', stat = max(gap);
    case 'smaller', stat = max(-gap);
    otherwise, error('stats:kstest2:BadTail', 'Tail must be ''unequal'', ''larger'' or ''smaller''.');
end
n = numel(x)*numel(y)/(numel(x) + numel(y));
lambda = max((sqrt(n) + 0.12 + 0.11/sqrt(n))*stat, 0);
if any(strcmpi(o.Tail, {'unequal', 'both'}))
    j = 1:101;
    p = min(max(2*sum((-1).^(j - 1).*exp(-2*lambda^2*j.^2)), 0), 1);
else
    p = exp(-2*lambda^2);
end
h = p <= o.Alpha;
end
