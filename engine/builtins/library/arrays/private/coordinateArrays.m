% SPDX-License-Identifier: Apache-2.0
function [a, b, c] = coordinateArrays(name, least, args)
% The two or three coordinate arrays of a transformation, scalars made as large as the others; one matrix is split into its columns.
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
for k = 1:numel(args)
    if ~(isnumeric(args{k}) || islogical(args{k}))
        error(['MATLAB:' name ':InvalidInput'], 'Coordinates must be numeric arrays.');
    end
end
if isscalar(args)
    x = args{1};
    if ~ismatrix(x) || size(x, 2) < least || size(x, 2) > 3
        error('MATLAB:minrhs', 'Not enough input arguments.');
    end
    args = num2cell(x, 1);
end
if numel(args) < least, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sizes = size(args{1});
for k = 2:numel(args)
    if isscalar(zeros(sizes, 'logical')), sizes = size(args{k}); end
end
for k = 1:numel(args)
    if isscalar(args{k}) && prod(sizes) ~= 1, args{k} = repmat(args{k}, sizes); end
end
if numel(args) == 3
    try
        args{1} + args{3};
    catch
        error('MATLAB:sizeDimensionsMustMatch', 'Arrays have incompatible sizes for this operation.');
    end
else
    args{3} = [];
end
[a, b, c] = args{:};
end
