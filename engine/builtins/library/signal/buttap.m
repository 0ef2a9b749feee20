% SPDX-License-Identifier: Apache-2.0
function [z, p, k] = buttap(n)
% Zeros, poles and gain of the analogue Butterworth prototype of order n.
% Example: [z, p, k] = buttap(2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(n, {'numeric'}, {'integer', 'scalar', 'positive'}, 'buttap', 'N', 1);
z = [];
p = exp(1i*(pi*(1:2:n - 1)/(2*n) + pi/2));
p = [p; conj(p)];
p = p(:);
if mod(n, 2) == 1, p = [p; -1]; end
k = real(prod(-p));
end
