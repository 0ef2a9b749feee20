% SPDX-License-Identifier: Apache-2.0
function [s, index] = esort(p)
% Poles of a continuous system from the greatest real part, so that unstable ones come first; pairs stay
% together, the positive imaginary part first.
% Example: s = esort([-1; 0.5; -3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(p) || ~isvector(p), error('Control:general:esort', 'Poles must be a numeric vector.'); end
p = p(:);
[~, index] = sortrows([round(-real(p), 12), round(abs(imag(p)), 12), -imag(p)]);
s = p(index);
end
