% SPDX-License-Identifier: Apache-2.0
function tf = allunique(A)
% True when no value of an array, or no row of a table, is there twice. Missing values are not equal to each other.
% Example: allunique([3 1 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if istabular(A)
    tf = size(unique(A), 1) == size(A, 1);
elseif ischar(A) || iscell(A)
    tf = numel(unique(A)) == numel(A);
else
    there = ~ismissing(A);
    tf = numel(unique(A(there))) == nnz(there);
end
end
