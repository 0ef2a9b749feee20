% SPDX-License-Identifier: Apache-2.0
function x = wrcoef2(kind, c, s, varargin)
% The part of a matrix that one kind of coefficients at one level makes: wrcoef2('a', 'h', 'v' or 'd', c, s, name, n), the last level unless n is given.
% Example: [c, s] = wavedec2(magic(8), 1, 'haar'); x = wrcoef2('a', c, s, 'haar', 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
used = 2 - (ischar(varargin{1}) || isstring(varargin{1}));
last = size(s, 1) - 2;
n = last;
if numel(varargin) > used, n = varargin{used + 1}; end
names = varargin(1:used);
parts = {[], [], [], []};
at = find('ahvd' == lower(char(kind)));
if isempty(at), error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The type must be ''a'', ''h'', ''v'' or ''d''.'); end
if at == 1
    x = appcoef2(c, s, names{:}, n);
    if n == 0, return, end
else
    x = detcoef2('ahvd'(at), c, s, n);
end
parts{at} = x;
for k = n:-1:1
    x = idwt2(parts{:}, names{:}, s(last - k + 3, :));
    parts = {x, [], [], []};
end
end
