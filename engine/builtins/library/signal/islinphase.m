% SPDX-License-Identifier: Apache-2.0
function tf = islinphase(b, a, tol)
% True where the digital filter b/a has linear phase: taps that are symmetric or antisymmetric and no poles but at 0.
% Example: tf = islinphase([1 2 1], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3, tol = eps^(2/3); end
b = b(find(b ~= 0, 1):find(b ~= 0, 1, 'last'));
turned = conj(b(end:-1:1));
size_ = max(abs(b));
tf = (max(abs(b - turned)) <= tol*size_ || max(abs(b + turned)) <= tol*size_) && all(a(2:end) == 0);
end
