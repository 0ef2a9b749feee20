% SPDX-License-Identifier: Apache-2.0
function y = upsample(x, n, phase)
% Puts n - 1 zeros after each sample of x, of each column; the first sample comes after phase (0) zeros.
% Example: y = upsample([1 2 3], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, phase = 0; end
checkRate('upsample', n, phase);
shape = size(x);
if isrow(x), x = x(:); end
y = zeros([size(x, 1)*n, numel(x)/max(size(x, 1), 1)], 'like', x);
y(1 + phase:n:end, :) = reshape(x, size(x, 1), []);
if shape(1) == 1 && numel(shape) == 2
    y = y.';
else
    y = reshape(y, [shape(1)*n, shape(2:end)]);
end
end
