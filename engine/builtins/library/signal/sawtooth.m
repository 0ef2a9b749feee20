% SPDX-License-Identifier: Apache-2.0
function y = sawtooth(t, width)
% Sawtooth of period 2*pi from -1 to 1; it rises over the part width (1) of the period and falls over the rest.
% Example: y = sawtooth([0 pi/2 pi 3*pi/2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, width = 1; end
if ~(isnumeric(width) && isscalar(width) && width >= 0 && width <= 1)
    error('signal:sawtooth:InvalidRange', 'WIDTH must be a scalar between 0 and 1.');
end
r = mod(t, 2*pi)/(2*pi);
rising = r <= width & width > 0;
y = 1 - 2*(r - width)/max(1 - width, eps);
if width > 0
    up = 2*r/width - 1;
    y(rising) = up(rising);
end
end
