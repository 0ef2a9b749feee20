% SPDX-License-Identifier: Apache-2.0
function t = firtype(b)
% Type of a filter of linear phase by its taps: 1 and 2 symmetric of even and odd order, 3 and 4
% antisymmetric of even and odd order.
% Example: t = firtype([1 2 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(b) || ~isvector(b), error('MATLAB:firtype:expectedVector', 'Expected input to be a vector.'); end
b = b(:).';
tol = eps^(2/3)*max(abs(b));
turned = conj(b(end:-1:1));
if max(abs(b - turned)) <= tol
    t = 1;
elseif max(abs(b + turned)) <= tol
    t = 3;
else
    error('signal:firtype:InvalidFilter', 'The filter must be an FIR filter with linear phase.');
end
if mod(numel(b), 2) == 0, t = t + 1; end
end
