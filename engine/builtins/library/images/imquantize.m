% SPDX-License-Identifier: Apache-2.0
function [y, labels] = imquantize(x, levels, values)
% Numbers the intervals between levels from 1, or gives them values: y(levels(k-1) < x <= levels(k)) is values(k).
% Example: y = imquantize([1 5 9], [2 6])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(levels, {'numeric'}, {'vector', 'real', 'nonsparse', 'nondecreasing'}, 'imquantize', 'LEVELS', 2);
labels = ones(size(x));
for k = 1:numel(levels)
    labels = labels + (x > levels(k));
end
if nargin < 3
    y = labels;
else
    if numel(values) ~= numel(levels) + 1, error('images:imquantize:invalidNumValues', 'VALUES must have one element more than LEVELS.'); end
    y = reshape(values(labels), size(x));
end
end
