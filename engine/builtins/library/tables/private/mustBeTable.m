% SPDX-License-Identifier: Apache-2.0
function mustBeTable(who, T)
% Refuses what is neither a table nor a timetable.
if ~(isa(T, 'table') || isa(T, 'timetable'))
    error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', who, class(T));
end
end
