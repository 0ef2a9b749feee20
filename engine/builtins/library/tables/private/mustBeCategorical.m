% SPDX-License-Identifier: Apache-2.0
function mustBeCategorical(who, c)
% Refuses what is no categorical array.
if ~isa(c, 'categorical')
    error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', who, class(c));
end
end
