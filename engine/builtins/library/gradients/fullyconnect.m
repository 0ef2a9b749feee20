% SPDX-License-Identifier: Apache-2.0
function Y = fullyconnect(X, weights, bias, varargin)
% weights*X + bias over the spatial and channel dimensions of X, for each observation and time step.
options = gradientOptions(struct('DataFormat', ''), varargin, 'fullyconnect');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'fullyconnect');
inside = find(format == 'S' | format == 'C');
outside = setdiff(1:numel(format), inside);
sizes = [size(Z), ones(1, numel(format) - ndims(Z))];
Z = reshape(permute(Z, [inside, outside]), prod(sizes(inside)), []);
W = dlarray(stripped(weights));
W = reshape(W, size(W, 1), []);
if size(W, 2) ~= size(Z, 1)
    error('deep:dlarray:fullyconnect:WeightsSizeMismatch', ...
        'The number of columns of the weights, %d, must be the number of elements in the spatial and channel dimensions, %d.', size(W, 2), size(Z, 1))
end
Y = W * Z + reshape(stripped(bias), [], 1);
Y = reshape(Y, [size(Y, 1), sizes(outside), 1]);
Y = restoredData(Y, ['C', format(outside)], labelled, options.DataFormat);
end
