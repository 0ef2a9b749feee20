% SPDX-License-Identifier: Apache-2.0
function [phi, w] = phasez(b, a, varargin)
% Unwrapped phase of the digital filter b/a; the further arguments are those of freqz.
% Example: phi = phasez([1 1], 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
[h, w] = freqz(b, a, varargin{:});
phi = unwrap(angle(h));
if nargout == 0
    plot(w, phi), xlabel('Frequency'), ylabel('Phase (radians)')
    clear phi
end
end
