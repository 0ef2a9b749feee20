% SPDX-License-Identifier: Apache-2.0
function v = timeMember(t, name, varargin)
% t.name(…) of a function that takes the time.
known = {'seconds', 'minutes', 'hours', 'days', 'years', 'year', 'month', 'day', 'hour', 'minute', 'second'};
if ~any(strcmp(name, known))
    error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''%s''.', name, class(t));
end
v = builtin(name, t, varargin{:});
end
