% SPDX-License-Identifier: Apache-2.0
function isFit(f, name)
% An error unless f is a fitted curve or surface, or a model where that will do.
if isa(f, 'cfit') || isa(f, 'sfit'), return, end
error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', name, class(f));
end
