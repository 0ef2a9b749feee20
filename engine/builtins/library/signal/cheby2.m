% SPDX-License-Identifier: Apache-2.0
function varargout = cheby2(n, Rs, Wn, varargin)
% Inverse Chebyshev filter of order n, Rs decibels down in the stop band with edges Wn: [b, a] or [z, p, k].
% 'low', 'high', 'bandpass', 'stop' choose the band; 's' asks for an analog filter.
% Example: [b, a] = cheby2(3, 30, 0.4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('cheby2', n);
if ~(isnumeric(Rs) && isscalar(Rs) && Rs > 0)
    error('signal:cheby2:InvalidRange', 'Stopband attenuation must be a positive scalar.');
end
angles = pi*(1:2:2*n - 1)'/(2*n);
mu = asinh(sqrt(10^(Rs/10) - 1))/n;
p = -sinh(mu)*sin(angles) + 1i*cosh(mu)*cos(angles);
if rem(n, 2), p((n + 1)/2) = real(p((n + 1)/2)); end
p = 1./p;
if rem(n, 2), angles((n + 1)/2) = []; end
z = 1i./cos(angles);
k = real(prod(-p)/prod(-z));
[varargout{1:max(nargout, 2)}] = designIir('cheby2', nargout, z, p, k, Wn, varargin);
end
