% SPDX-License-Identifier: Apache-2.0
function x = wrcoef(kind, c, l, varargin)
% The part of a vector that one level of its wavelet transform makes: wrcoef('a' or 'd', c, l, name, n), the last level unless n is given.
% Example: [c, l] = wavedec(1:8, 2, 'haar'); x = wrcoef('a', c, l, 'haar', 2) + wrcoef('d', c, l, 'haar', 2) + wrcoef('d', c, l, 'haar', 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = waveletFilters('wrcoef', varargin);
used = 2 - (ischar(varargin{1}) || isstring(varargin{1}));
last = numel(l) - 2;
n = last;
if numel(varargin) > used, n = varargin{used + 1}; end
switch lower(char(kind))
    case 'a'
        x = reshape(appcoef(c, l, varargin{1:used}, n), [], 1);
        if n > 0, x = waveletBack(x, [], f, l(last - n + 3)); end
    case 'd', x = waveletBack([], reshape(detcoef(c, l, n), [], 1), f, l(last - n + 3));
    otherwise, error('Wavelet:wrcoef:InvalidType', 'The type must be ''a'' or ''d''.');
end
for k = n - 1:-1:1, x = waveletBack(x, [], f, l(last - k + 3)); end
if isrow(c), x = x.'; end
end
