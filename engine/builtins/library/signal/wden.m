% SPDX-License-Identifier: Apache-2.0
function [xd, cd, ld] = wden(varargin)
% A signal without noise by thresholds of its wavelet transform: wden(x, rule, sorh, scale, n, name), or wden(c, l, rule, ...) of what wavedec gave. The
% rule is thselect's, sorh 's' or 'h', scale 'one' (noise of deviation 1), 'sln' (as the first level has it) or 'mln' (level by level).
% Example: xd = wden([1 1.1 0.9 1 5 5.1 4.9 5], 'sqtwolog', 's', 'sln', 2, 'haar')
if nargin < 6, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if isnumeric(args{2})
    [c, l] = args{1:2};
    args = args(3:end);
    count = l(end);
    largest = max(abs(c(:)));
else
    x = args{1};
    args(1) = [];
    count = numel(x);
    largest = max(abs(x(:)));
    [c, l] = wavedec(x, args{4:end});
end
[rule, kind, scale, n] = args{1:4};
shape = size(c);
c = c(:)';
switch lower(char(scale))
    case 'one', s = ones(1, n);
    case 'sln', s = repmat(wnoisest(c, l, 1), 1, n);
    case 'mln', s = wnoisest(c, l, 1:n);
    otherwise, error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The scale must be ''one'', ''sln'' or ''mln''.');
end
ends = cumsum(l(:)');
for k = 1:n
    at = ends(n - k + 1) + 1:ends(n - k + 2);
    d = c(at);
    if any(strcmpi(rule, {'sqtwolog', 'minimaxi'})), t = thselect(zeros(1, count), rule);
    elseif s(k) < sqrt(eps)*largest, t = 0; else, t = thselect(d/s(k), rule); end
    c(at) = wthresh(d, kind, t*s(k));
end
cd = reshape(c, shape);
ld = l;
xd = waverec(cd, ld, args{5:end});
end
