% SPDX-License-Identifier: Apache-2.0
function [a, e] = rc2poly(k, r0)
% Prediction polynomial of reflection coefficients; e: its error for the signal power r0 (0).
% Example: a = rc2poly([0.4 0.25])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, r0 = 0; end
a = 1;
e = r0;
for m = 1:numel(k)
    a = [a, 0] + k(m)*[0, conj(a(end:-1:1))];
    e = e*(1 - abs(k(m))^2);
end
end
