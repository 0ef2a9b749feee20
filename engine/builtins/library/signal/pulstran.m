% SPDX-License-Identifier: Apache-2.0
function y = pulstran(t, d, fun, varargin)
% Train of pulses: the sum of fun(t - d) over the delays d (with gains in a second column); fun by name or handle, or samples at the rate that follows.
% Example: y = pulstran(0:0.5:3, [0 2], @rectpuls)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
gain = ones(size(d, 1), 1);
if isvector(d) && ~(size(d, 2) == 2 && size(d, 1) > 1), d = d(:); gain = ones(size(d));
elseif size(d, 2) == 2, gain = d(:, 2); d = d(:, 1); end
y = zeros(size(t));
if isnumeric(fun)
    rate = 1; method = 'linear';
    if ~isempty(varargin), rate = varargin{1}; end
    if numel(varargin) > 1, method = varargin{2}; end
    at = (0:numel(fun) - 1)/rate;
    for k = 1:numel(d), y = y + gain(k)*interp1(at, fun(:).', t - d(k), method, 0); end
    return
end
if ischar(fun) || isstring(fun), fun = str2func(char(fun)); end
for k = 1:numel(d), y = y + gain(k)*fun(t - d(k), varargin{:}); end
end
