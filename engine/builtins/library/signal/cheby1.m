% SPDX-License-Identifier: Apache-2.0
function varargout = cheby1(n, Rp, Wn, varargin)
% Chebyshev filter of order n with Rp decibels of ripple in the pass band and edges Wn: [b, a] or [z, p, k].
% 'low', 'high', 'bandpass', 'stop' choose the band; 's' asks for an analog filter.
% Example: [b, a] = cheby1(3, 1, 0.3)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('cheby1', n);
if ~(isnumeric(Rp) && isscalar(Rp) && Rp > 0)
    error('signal:cheby1:InvalidRange', 'Passband ripple must be a positive scalar.');
end
ripple = sqrt(10^(Rp/10) - 1);
angles = pi*(1:2:2*n - 1)'/(2*n);
mu = asinh(1/ripple)/n;
p = -sinh(mu)*sin(angles) + 1i*cosh(mu)*cos(angles);
if rem(n, 2), p((n + 1)/2) = real(p((n + 1)/2)); end
k = real(prod(-p));
if ~rem(n, 2), k = k/sqrt(1 + ripple^2); end
[varargout{1:max(nargout, 2)}] = designIir('cheby1', nargout, zeros(0, 1), p, k, Wn, varargin);
end
