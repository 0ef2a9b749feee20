% SPDX-License-Identifier: Apache-2.0
function y = wkeep(x, len, where)
% The middle part of a vector of that length, or of a matrix of that size; where: 'c' (the default), 'l', 'r', or the first place that is kept.
% Example: y = wkeep(1:10, 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, where = 'c'; end
if isvector(x) && isscalar(len)
    y = x(kept(numel(x), len, where, 1));
else
    y = x(kept(size(x, 1), len(1), where, 1), kept(size(x, 2), len(2), where, 2));
end
end

function at = kept(n, len, where, k)
if len >= n, at = 1:n; return, end
if isnumeric(where), first = where(min(k, numel(where)));
else
    c = lower(where(min(k, numel(where))));
    switch c
        case {'l', 'u'}, first = 1;
        case {'r', 'd'}, first = n - len + 1;
        otherwise, first = 1 + floor((n - len)/2);
    end
end
at = first:first + len - 1;
end
