% SPDX-License-Identifier: Apache-2.0
function tf = isdst(t)
% True for points in time at which their time zone has summer time.
% Example: isdst(datetime(2024, 7, 1, 'TimeZone', 'Europe/Berlin'))
error('MATLAB:UndefinedFunction', 'Undefined function ''isdst'' for input arguments of type ''%s''.', class(t));
end
