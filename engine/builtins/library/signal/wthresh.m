% SPDX-License-Identifier: Apache-2.0
function y = wthresh(x, kind, t)
% Elements not above a threshold become 0; the others stay ('h') or come nearer to 0 by it ('s').
% Example: y = wthresh(-2:2, 's', 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
switch lower(char(kind))
    case 's', y = sign(x).*max(abs(x) - t, 0);
    case 'h', y = x.*(abs(x) > t);
    otherwise, error('Wavelet:wthresh:InvalidType', 'The type must be ''s'' or ''h''.');
end
end
