% SPDX-License-Identifier: Apache-2.0
function b = polystab(a)
% Polynomial with the roots that lie outside of the unit circle reflected into it; a real one stays real.
% Example: b = polystab([1 -3 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(a) || isscalar(a), b = a; return, end
v = roots(a);
at = v ~= 0;
outside = abs(v) > 1;
v(outside & at) = 1./conj(v(outside & at));
b = a(find(a ~= 0, 1))*poly(v);
if isreal(a), b = real(b); end
end
