% SPDX-License-Identifier: Apache-2.0
function [args, method, outside] = interpolationArguments(name, args)
% The method and the value outside at the end of the arguments of interp3 and interpn.
method = 'linear';
outside = [];
for j = 1:numel(args)
    if ~(ischar(args{j}) || isstring(args{j})), continue; end
    method = lower(char(args{j}));
    method(method == '*') = [];
    if j < numel(args), outside = args{j + 1}; end
    if numel(args) > j + 1
        error(['MATLAB:' name ':nargin'], 'Wrong number of input arguments.');
    end
    args = args(1:j - 1);
    break;
end
if strcmp(method, 'pchip'), method = 'cubic'; end
if ~any(strcmp(method, {'linear', 'nearest', 'cubic', 'makima', 'spline'}))
    error(['MATLAB:' name ':InvalidMethod'], 'Invalid interpolation method ''%s''.', method);
end
if ~isempty(outside) && ~(isnumeric(outside) && isscalar(outside))
    error(['MATLAB:' name ':InvalidExtrapval'], 'Extrapolation value must be a numeric scalar.');
end
end
