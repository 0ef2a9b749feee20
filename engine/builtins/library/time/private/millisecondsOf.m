% SPDX-License-Identifier: Apache-2.0
function ms = millisecondsOf(d)
% A duration in milliseconds; numbers are days, as MATLAB takes them.
if isa(d, 'duration')
    ms = objectState(d);
elseif isnumeric(d) || islogical(d)
    ms = double(d)*864e5;
else
    error('MATLAB:duration:InvalidComparison', 'Values of class ''%s'' cannot be combined with durations.', class(d));
end
end
