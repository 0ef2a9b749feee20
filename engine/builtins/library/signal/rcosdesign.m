% SPDX-License-Identifier: Apache-2.0
function h = rcosdesign(beta, span, sps, shape)
% A raised-cosine filter of unit energy, of roll-off beta over span symbols of sps samples: 'sqrt' (its square root) or 'normal'.
% Example: h = rcosdesign(0.25, 4, 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, shape = 'sqrt'; end
validateattributes(beta, {'double'}, {'scalar', 'real', '>=', 0, '<=', 1}, 'rcosdesign', 'BETA', 1);
if mod(span*sps, 2) ~= 0, error('signal:rcosdesign:OddFilterOrder', 'The product of SPAN and SPS must be even.'); end
t = (-span*sps/2:span*sps/2)/sps;
if strcmp(validatestring(shape, {'sqrt', 'normal'}, 'rcosdesign'), 'normal')
    d = 1 - (2*beta*t).^2;
    h = sinc(t).*cos(pi*beta*t)./d;
    h(abs(d) < sqrt(eps)) = beta/2*sin(pi/(2*beta));
else
    d = 1 - (4*beta*t).^2;
    h = (sin(pi*t*(1 - beta)) + 4*beta*t.*cos(pi*t*(1 + beta)))./(pi*t.*d);
    h(t == 0) = 1 - beta + 4*beta/pi;
    h(abs(d) < sqrt(eps)) = beta/sqrt(2)*((1 + 2/pi)*sin(pi/(4*beta)) + (1 - 2/pi)*cos(pi/(4*beta)));
end
h = h/sqrt(sum(h.^2));
end
