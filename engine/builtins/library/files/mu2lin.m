% SPDX-License-Identifier: Apache-2.0
function y = mu2lin(mu)
% 8-bit numbers of the law of mu as samples in [-1, 1].
% Example: y = mu2lin([0 127 255])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mu = 255 - double(mu);
negative = mu >= 128;
mu = mu - 128*negative;
segment = fix(mu/16);
step = mu - 16*segment;
y = ((2*step + 33).*2.^segment - 33)*4/32768;
y(negative) = -y(negative);
end
