% SPDX-License-Identifier: Apache-2.0
function ms = timeNumber(t, like)
% A datetime, or a text or date vector beside one, in milliseconds since 1970.
if isa(t, 'datetime')
    ms = objectState(t);
    if isa(like, 'datetime') && isempty(t.TimeZone) ~= isempty(like.TimeZone) && ~all(isnan(ms(:)))
        error('MATLAB:datetime:IncompatibleTZ', 'Cannot combine or compare a datetime array with a time zone with one without a time zone.');
    end
elseif ischar(t) || isstring(t) || iscell(t)
    t = datetime(t);
    if isa(like, 'datetime'), t.TimeZone = like.TimeZone; end
    ms = objectState(t);
elseif isa(t, 'missing')
    ms = NaN(size(t));
else
    error('MATLAB:datetime:InvalidComparison', 'Values of class ''%s'' cannot be combined with datetimes.', class(t));
end
end
