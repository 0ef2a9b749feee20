% SPDX-License-Identifier: Apache-2.0
function y = gmonopuls(t, fc)
% Gaussian monopulse with the frequency fc (1000); gmonopuls('cutoff', fc) is the time between its extremes.
% Example: y = gmonopuls([0 1e-4], 1e3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, fc = 1000; end
if ischar(t) || isstring(t), y = 1/(pi*fc); return, end
u = pi*t*fc;
y = 2*sqrt(exp(1))*u.*exp(-2*u.^2);
end
