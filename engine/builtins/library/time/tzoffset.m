% SPDX-License-Identifier: Apache-2.0
function d = tzoffset(t)
% How far the clocks of a datetime's time zone are ahead of UTC.
% Example: tzoffset(datetime(2024, 7, 1, 'TimeZone', 'Europe/Berlin'))
error('MATLAB:UndefinedFunction', 'Undefined function ''tzoffset'' for input arguments of type ''%s''.', class(t));
end
