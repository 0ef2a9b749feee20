% SPDX-License-Identifier: Apache-2.0
function [x, restore] = signalColumns(name, x, dim)
% x as columns along a dimension (the first that is not 1), and the function that turns results of any
% length back.
if ~(isnumeric(x) || islogical(x))
    error(['signal:' name ':InvalidInput'], 'The signal must be numeric.');
end
if nargin < 3 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~(isnumeric(dim) && isscalar(dim) && dim >= 1 && dim == round(dim))
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', ...
        'Dimension argument must be a positive integer scalar within indexing range.');
end
count = max(ndims(x), dim);
order = [dim, 1:dim - 1, dim + 1:count];
shape = size(x, order);
x = reshape(permute(x, order), shape(1), []);
restore = @(y) ipermute(reshape(y, [size(y, 1), shape(2:end)]), order);
end
