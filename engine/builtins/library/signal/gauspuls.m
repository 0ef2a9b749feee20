% SPDX-License-Identifier: Apache-2.0
function [y, yq, ye] = gauspuls(t, fc, bw, bwr, tpe)
% Gaussian pulse with the frequency fc (1000) and the fractional bandwidth bw (0.5) at bwr (-6) decibels, its quadrature and envelope; gauspuls
% ('cutoff', fc, bw, bwr, tpe) is the time at which the envelope has fallen by tpe (-60) decibels.
% Example: y = gauspuls([0 1e-4], 1e3, 0.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(fc), fc = 1000; end
if nargin < 3 || isempty(bw), bw = 0.5; end
if nargin < 4 || isempty(bwr), bwr = -6; end
if nargin < 5 || isempty(tpe), tpe = -60; end
fv = -(bw*fc)^2/(8*log(10^(bwr/20)));
tv = 1/(4*pi^2*fv);
if ischar(t) || isstring(t)
    if ~strcmpi(t, 'cutoff'), error('signal:gauspuls:InvalidEnum', 'The first argument must be times or ''cutoff''.'); end
    y = sqrt(-2*tv*log(10^(tpe/20)));
    return
end
ye = exp(-t.^2/(2*tv));
y = ye.*cos(2*pi*fc*t);
yq = ye.*sin(2*pi*fc*t);
end
