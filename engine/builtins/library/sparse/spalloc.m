% SPDX-License-Identifier: Apache-2.0
function S = spalloc(m, n, nz)
% All zero sparse m-by-n matrix with room for nz nonzeros.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
S = sparse([], [], [], m, n, nz);
end
