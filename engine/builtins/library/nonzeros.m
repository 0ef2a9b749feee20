% SPDX-License-Identifier: Apache-2.0
function v = nonzeros(A)
% The nonzero elements of an array as a column.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = A(A ~= 0);
v = v(:);
end
