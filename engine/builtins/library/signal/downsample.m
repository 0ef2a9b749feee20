% SPDX-License-Identifier: Apache-2.0
function y = downsample(x, n, phase)
% Every n-th sample of x, of each column, from the one after phase (0).
% Example: y = downsample(1:10, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, phase = 0; end
checkRate('downsample', n, phase);
if isrow(x)
    y = x(1 + phase:n:end);
else
    y = x(1 + phase:n:end, :);
    shape = size(x);
    y = reshape(y, [size(y, 1), shape(2:end)]);
end
end
