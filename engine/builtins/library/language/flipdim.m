% SPDX-License-Identifier: Apache-2.0
function y = flipdim(x, dim)
% The elements in reverse order along a dimension: the old name of flip.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = flip(x, dim);
end
