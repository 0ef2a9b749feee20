% SPDX-License-Identifier: Apache-2.0
function y = db(x, kind, resistance)
% Decibels of voltages (20*log10), or of powers with 'power'; 'voltage' with the resistance (1).
% Example: y = db([1 10])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 1 && strncmpi(kind, 'p', 1)
    if any(x(:) < 0), error('signal:db:MustBePositive', 'Powers must not be negative.'); end
    y = 10*log10(x);
else
    if nargin < 3, resistance = 1; end
    y = 10*log10(abs(x).^2/resistance);
end
end
