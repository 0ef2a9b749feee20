% SPDX-License-Identifier: Apache-2.0
function y = dpskmod(x, M, rotation, order)
% Differential phase shift keying: each symbol 0..M-1 turns the phase by 2*pi*x/M and the rotation; order 'bin' (default) or 'gray'.
% Example: y = dpskmod([0 1 2 3], 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(rotation), rotation = 0; end
if any(x(:) < 0 | x(:) >= M | x(:) ~= fix(x(:))), error('comm:dpskmod:xreal', 'The symbols must be integers from 0 to M-1.'); end
if nargin > 3 && strcmpi(order, 'gray'), x = gray2bin(x, 'dpsk', M); end
y = exp(1i*cumsum(2*pi*x/M + rotation));
if isrow(x), y = reshape(y, size(x)); end
end
