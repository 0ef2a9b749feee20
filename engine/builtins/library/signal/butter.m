% SPDX-License-Identifier: Apache-2.0
function varargout = butter(n, Wn, varargin)
% Butterworth filter of order n with edges Wn (1 is half the sampling rate): [b, a] or [z, p, k].
% 'low', 'high', 'bandpass', 'stop' choose the band; 's' asks for an analog filter.
% Example: [b, a] = butter(2, 0.3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('butter', n);
p = exp(1i*(pi*(1:2:2*n - 1)'/(2*n) + pi/2));
if rem(n, 2), p((n + 1)/2) = -1; end
[varargout{1:max(nargout, 2)}] = designIir('butter', nargout, zeros(0, 1), p, 1, Wn, varargin);
end
