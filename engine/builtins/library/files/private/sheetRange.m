% SPDX-License-Identifier: Apache-2.0
function r = sheetRange(who, text)
% [first row, first column, last row, last column] of a range such as B2:D5 or C3, Inf where a range such as B:D has no end.
parts = regexp(upper(strrep(char(text), '$', '')), '^([A-Z]+)(\d*)(?::([A-Z]+)(\d*))?$', 'tokens', 'once');
if isempty(parts), error(sprintf('MATLAB:%s:RangeSelection', who), 'Invalid range ''%s''.', char(text)); end
first = [str2double(parts{2}), columnNumber(parts{1})];
last = first;
if ~isempty(parts{3}), last = [str2double(parts{4}), columnNumber(parts{3})]; end
if isnan(first(1)), first(1) = 1; end
if isnan(last(1)), last(1) = Inf; end
r = [min(first, last), max(first, last)];
end
