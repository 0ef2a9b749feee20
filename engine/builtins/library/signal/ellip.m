% SPDX-License-Identifier: Apache-2.0
function varargout = ellip(n, Rp, Rs, Wp, varargin)
% Elliptic filter of order n: ripple of Rp decibels in the pass band, at least Rs below in the stop band, edges Wp
% (1 is half the sampling rate): [b, a] or [z, p, k]. 'low', 'high', 'bandpass', 'stop' choose the band; 's': analog.
% Example: [b, a] = ellip(4, 1, 40, 0.3)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('ellip', n);
[z, p, k] = ellipap(n, Rp, Rs);
[varargout{1:max(nargout, 2)}] = designIir('ellip', nargout, z, p, k, Wp, varargin);
end
