% SPDX-License-Identifier: Apache-2.0
function v = vartype(type)
% A subscript of the variables of a class: T(:, vartype('numeric')).
% Example: T = table(1, {'a'}); T(:, vartype('numeric'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = makeObject('vartype', struct('Type', char(type)), [], struct('isempty', @(v) false));
end
