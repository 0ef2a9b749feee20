% SPDX-License-Identifier: Apache-2.0
function m = errorMean(x, args)
% The mean of x as its arguments say: dimension, NaN flag, weights.
weights = [];
for k = 1:numel(args) - 1
    if (ischar(args{k}) || isstring(args{k})) && strcmpi(args{k}, 'Weights')
        weights = args{k + 1};
        args([k, k + 1]) = [];
        break
    end
end
if isempty(weights), m = mean(x, args{:}); return, end
dim = find([size(x), 2] ~= 1, 1);
flags = {};
for k = 1:numel(args)
    if isnumeric(args{k}), dim = args{k}; else, flags{end + 1} = args{k}; end
end
if isvector(weights) && ~isvector(x)
    shape = ones(1, ndims(x));
    shape(dim(1)) = numel(weights);
    weights = reshape(weights, shape);
end
weights = weights.*ones(size(x));
if ~isempty(flags), weights(isnan(x)) = 0; x(isnan(x)) = 0; end
m = sum(x.*weights, dim)./sum(weights, dim);
end


