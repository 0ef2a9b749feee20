% SPDX-License-Identifier: Apache-2.0
function a = appcoef(c, l, varargin)
% The approximation of level n (the last one) in what wavedec gave: appcoef(c, l, name, n) or (c, l, loR, hiR, n).
% Example: [c, l] = wavedec(1:8, 2, 'haar'); a = appcoef(c, l, 'haar', 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = waveletFilters('appcoef', varargin);
used = 2 - (ischar(varargin{1}) || isstring(varargin{1}));
last = numel(l) - 2;
n = last;
if numel(varargin) > used, n = varargin{used + 1}; end
if ~isscalar(n) || n < 0 || n > last || n ~= fix(n), error('Wavelet:appcoef:InvalidLevel', 'The level must be an integer from 0 to %d.', last); end
a = reshape(c(1:l(1)), [], 1);
for k = last:-1:n + 1
    a = waveletBack(a, reshape(detcoef(c, l, k), [], 1), f, l(last - k + 3));
end
if isrow(c), a = a.'; end
end
