% SPDX-License-Identifier: Apache-2.0
function varargout = besself(n, Wo, varargin)
% Bessel's analogue filter of order n with the group delay kept up to about Wo: [b, a], [z, p, k] or [A, B, C, D]; 'low', 'high', 'bandpass',
% 'stop'.
% Example: [b, a] = besself(3, 100)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkOrder('besself', n);
[z, p, k] = besselap(n);
[varargout{1:max(nargout, 2)}] = designIir('besself', nargout, z, p, k, Wo, [varargin, {'s'}]);
end
