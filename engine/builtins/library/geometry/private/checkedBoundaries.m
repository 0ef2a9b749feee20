% SPDX-License-Identifier: Apache-2.0
function k = checkedBoundaries(s, k)
% Numbers of boundaries of a shape.
n = numel(s.loops);
if islogical(k) && numel(k) == n, k = find(k); end
if ~isnumeric(k) || any(~(k(:) >= 1 & k(:) <= n & k(:) == fix(k(:))))
    error('MATLAB:polyshape:boundaryIndexError', 'Boundary indices must be positive integers not greater than the number of boundaries.');
end
k = reshape(double(k), 1, []);
end
