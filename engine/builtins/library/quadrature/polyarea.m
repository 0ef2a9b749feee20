% SPDX-License-Identifier: Apache-2.0
function a = polyarea(x, y, dim)
% Area of the polygon with these vertices; one polygon a column, or along the dimension dim.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isequal(size(x), size(y))
    error('MATLAB:polyarea:XYSizeMismatch', 'X and Y must be of the same size.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isnumeric(dim) || ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', ...
        'Dimension argument must be a positive integer scalar within indexing range.');
end
a = abs(sum(x .* circshift(y, -1, dim) - circshift(x, -1, dim) .* y, dim)) / 2;
end
