% SPDX-License-Identifier: Apache-2.0
function [G, ID] = findgroups(A)
% Number of the group of each element: groups are the distinct elements in sorted order, missing
% elements have NaN.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
m = ismissing(A);
[ID, ~, g] = unique(A(~m));
G = nan(size(A));
G(~m) = g;
end
