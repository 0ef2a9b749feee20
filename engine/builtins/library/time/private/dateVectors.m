% SPDX-License-Identifier: Apache-2.0
function v = dateVectors(who, date, format)
% Date vectors of date numbers or of texts, and the size that the answers have.
if ischar(date) || isstring(date) || iscell(date)
    if ~isempty(format), n = datenum(date, format); else, n = datenum(date); end
elseif isnumeric(date)
    n = double(date);
else
    error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', who, class(date));
end
v = struct('parts', datevec(n(:)), 'size', size(n));
end
