% SPDX-License-Identifier: Apache-2.0
function y = upcoef(kind, x, varargin)
% What coefficients x of a wavelet transform give n (1) steps back: upcoef('a' or 'd', x, name, n) or (kind, x, loR, hiR, n), and behind them the
% length of the middle part that is kept.
% Example: y = upcoef('a', 1, 'db2', 3)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(varargin{1}) || isstring(varargin{1}), f = waveletFilters('upcoef', varargin); used = 1;
else, f = struct('loR', varargin{1}, 'hiR', varargin{2}); used = 2; end
n = 1;
if numel(varargin) > used, n = varargin{used + 1}; end
kind = lower(char(kind));
if ~any(strcmp(kind, {'a', 'd'})), error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The type must be ''a'' or ''d''.'); end
y = reshape(x, 1, []);
for k = 1:n
    up = zeros(1, 2*numel(y) - 1);
    up(1:2:end) = y;
    if k == 1 && kind == 'd', y = conv(up, f.hiR(:)'); else, y = conv(up, f.loR(:)'); end
end
if numel(varargin) > used + 1 && varargin{used + 2} < numel(y)
    m = varargin{used + 2};
    first = floor((numel(y) - m)/2);
    y = y(first + (1:m));
end
if iscolumn(x) && ~isscalar(x), y = y.'; end
end
