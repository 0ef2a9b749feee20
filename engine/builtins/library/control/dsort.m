% SPDX-License-Identifier: Apache-2.0
function [s, index] = dsort(p)
% Poles of a discrete system from the greatest magnitude, so that unstable ones come first; pairs stay
% together, the positive imaginary part first.
% Example: s = dsort([-1; 0.5; -3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(p) || ~isvector(p), error('Control:general:dsort', 'Poles must be a numeric vector.'); end
p = p(:);
[~, index] = sortrows([round(-abs(p), 12), round(abs(imag(p)), 12), -imag(p)]);
s = p(index);
end
