% SPDX-License-Identifier: Apache-2.0
function x = imodwt(w, varargin)
% The vector whose transform modwt gave: imodwt(w, name) or (w, lo, hi), and a level up to which alone it is put together (0); 'reflection' as in modwt.
% Example: x = imodwt(modwt(1:8, 'haar', 2), 'haar')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[f, level, mirrored] = overlapArguments('imodwt', varargin);
if isempty(level), level = 0; end
n = size(w, 2);
[g, h] = overlapResponses(f, n);
V = fft(w(end, :));
for k = size(w, 1) - 1:-1:level + 1
    at = mod(2^(k - 1)*(0:n - 1), n) + 1;
    V = conj(g(at)).*V + conj(h(at)).*fft(w(k, :));
end
x = ifft(V);
if isreal(w), x = real(x); end
if mirrored, x = x(1:n/2); end
end
