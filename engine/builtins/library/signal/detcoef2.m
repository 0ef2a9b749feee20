% SPDX-License-Identifier: Apache-2.0
function varargout = detcoef2(kind, c, s, n)
% A detail of level n in what wavedec2 gave: kind 'h', 'v' or 'd', 'all' for the three of them, 'compact' for them in a row.
% Example: [c, s] = wavedec2(magic(8), 2, 'haar'); h = detcoef2('h', c, s, 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
last = size(s, 1) - 2;
if ~isscalar(n) || n < 1 || n > last || n ~= fix(n), error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The level must be an integer from 1 to %d.', last); end
counts = prod(s, 2);
from = counts(1) + 3*sum(counts(2:last - n + 1));
shape = s(last - n + 2, :);
m = prod(shape);
part = @(k) reshape(c(from + (k - 1)*m + (1:m)), shape);
switch lower(char(kind))
    case 'h', varargout = {part(1)};
    case 'v', varargout = {part(2)};
    case 'd', varargout = {part(3)};
    case {'a', 'all'}, varargout = {part(1), part(2), part(3)};
    case {'c', 'compact'}, varargout = {reshape(c(from + (1:3*m)), 1, [])};
    otherwise, error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The type must be ''h'', ''v'', ''d'', ''all'' or ''compact''.');
end
end
