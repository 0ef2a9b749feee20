% SPDX-License-Identifier: Apache-2.0
function y = peak2rms(x, dim)
% Greatest magnitude over the root mean square along a dimension.
% Example: y = peak2rms([3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    y = max(abs(x))./rms(x);
else
    y = max(abs(x), [], dim)./rms(x, dim);
end
end
