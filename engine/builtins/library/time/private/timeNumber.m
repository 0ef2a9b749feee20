% SPDX-License-Identifier: Apache-2.0
function ms = timeNumber(t, like)
% A datetime, or a text or date vector beside one, in milliseconds since 1970.
if isa(t, 'datetime')
    ms = objectState(t);
elseif ischar(t) || isstring(t) || iscell(t)
    ms = objectState(datetime(t));
elseif isa(t, 'missing')
    ms = NaN(size(t));
else
    error('MATLAB:datetime:InvalidComparison', 'Values of class ''%s'' cannot be combined with datetimes.', class(t));
end
end
