% SPDX-License-Identifier: Apache-2.0
function [c, back] = columnCodes(v)
% Numbers that sort as the rows of a variable do, NaN for missing ones; back(codes) gives the rows again where there is one code a row.
n = size(v, 1);
back = [];
if iscategorical(v)
    c = objectState(v).codes;
    c(c == 0) = NaN;
    c = reshape(c, n, []);
    back = @(k) makeCategorical(k(:), v);
elseif isa(v, 'datetime') || isa(v, 'duration')
    c = reshape(objectState(v), n, []);
elseif isnumeric(v) || islogical(v)
    c = double(reshape(v, n, []));
elseif ischar(v)
    [~, ~, c] = unique(cellstr(v));
elseif isstring(v) || iscellstr(v)
    w = reshape(v, [], 1);
    gone = false(size(w));
    if isstring(v), gone = ismissing(w); end
    c = NaN(size(w));
    if ~all(gone), [~, ~, c(~gone)] = unique(w(~gone)); end
    c = reshape(c, n, []);
elseif istable(v)
    c = zeros(n, 0);
    for x = objectState(v).vars, c = [c columnCodes(x{1})]; end
else
    error('MATLAB:table:InvalidGroupingVar', 'A variable of class ''%s'' cannot be sorted or grouped.', class(v));
end
if ~isreal(c), c = [real(c) imag(c)]; end
c = reshape(c, n, []);
end
