% SPDX-License-Identifier: Apache-2.0
function mu = lin2mu(y)
% Samples in [-1, 1] as 8-bit numbers by the law of mu: 0 to 255.
% Example: mu = lin2mu([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = 32768*y;
negative = y < 0;
y = min(abs(y), 32635) + 132;
[~, e] = log2(y);
segment = e - 8;
step = fix(y./2.^(segment + 3)) - 16;
mu = 255 - (128*negative + 16*segment + step);
end
