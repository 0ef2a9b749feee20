% SPDX-License-Identifier: Apache-2.0
function a = appcoef2(c, s, varargin)
% The approximation of level n (the last one) in what wavedec2 gave: appcoef2(c, s, name, n) or (c, s, loR, hiR, n).
% Example: [c, s] = wavedec2(magic(8), 2, 'haar'); a = appcoef2(c, s, 'haar', 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
used = 2 - (ischar(varargin{1}) || isstring(varargin{1}));
last = size(s, 1) - 2;
n = last;
if numel(varargin) > used, n = varargin{used + 1}; end
if ~isscalar(n) || n < 0 || n > last || n ~= fix(n), error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The level must be an integer from 0 to %d.', last); end
a = reshape(c(1:prod(s(1, :))), s(1, :));
for k = last:-1:n + 1
    [h, v, d] = detcoef2('all', c, s, k);
    a = idwt2(a, h, v, d, varargin{1:used}, s(last - k + 3, :));
end
end
