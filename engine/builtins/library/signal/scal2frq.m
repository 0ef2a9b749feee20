% SPDX-License-Identifier: Apache-2.0
function f = scal2frq(scales, name, delta)
% The frequencies that scales of a wavelet stand for, with samples delta (1) apart.
% Example: f = scal2frq([1 2 4], 'morl', 0.01)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, delta = 1; end
f = centfrq(name)./(scales*delta);
end
