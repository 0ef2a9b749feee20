% SPDX-License-Identifier: Apache-2.0
function p = colperm(S)
% Permutation that orders the columns of S by their number of nonzero elements.
% Example: p = colperm(sparse([1 0 1; 1 0 0; 1 1 0]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, p] = sort(full(sum(S ~= 0, 1)));
end
