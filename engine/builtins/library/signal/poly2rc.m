% SPDX-License-Identifier: Apache-2.0
function [k, r0] = poly2rc(a, e)
% Reflection coefficients of a prediction polynomial (Levinson recursion backwards); r0: the signal power for the error e (0).
% Example: k = poly2rc([1 0.5 0.25])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, e = 0; end
a = a(:).'/a(1);
p = numel(a) - 1;
k = zeros(p, 1);
r0 = e;
for m = p:-1:1
    k(m) = a(m + 1);
    if abs(k(m)) == 1, error('signal:poly2rc:InvalidPoly', 'A reflection coefficient has magnitude 1.'); end
    a = (a(1:m) - k(m)*conj(a(m + 1:-1:2)))/(1 - abs(k(m))^2);
    r0 = r0/(1 - abs(k(m))^2);
end
end
