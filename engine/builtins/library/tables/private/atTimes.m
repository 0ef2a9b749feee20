% SPDX-License-Identifier: Apache-2.0
function w = atTimes(v, from, to, method, constant)
% A variable at other times: interpolated, or gathered from each time to the next.
x = objectState(from);
y = objectState(to);
n = numel(y);
names = {'sum', 'mean', 'median', 'min', 'max', 'count', 'firstvalue', 'lastvalue', 'mode', 'prod'};
if isa(method, 'function_handle') || any(strcmpi(method, names))
    bin = discretize(x, [y; Inf]);
    gather = method;
    if ~isa(method, 'function_handle')
        switch lower(char(method))
            case 'sum', gather = @(a) sum(a, 1, 'omitnan');
            case 'mean', gather = @(a) mean(a, 1, 'omitnan');
            case 'median', gather = @(a) median(a, 1, 'omitnan');
            case 'min', gather = @(a) min(a, [], 1);
            case 'max', gather = @(a) max(a, [], 1);
            case 'prod', gather = @(a) prod(a, 1);
            case 'mode', gather = @(a) mode(a, 1);
            case 'count', gather = @(a) size(a, 1);
            case 'firstvalue', gather = @(a) rowsOf(a, 1);
            otherwise, gather = @(a) rowsOf(a, size(a, 1));
        end
    end
    w = defaultRows(v, n, true);
    for k = 1:n
        i = find(bin == k);
        if ~isempty(i), w(k, :) = gather(rowsOf(v, i)); elseif ischar(method) && any(strcmpi(method, {'sum', 'count'})) && isnumeric(v), w(k, :) = 0; end
    end
    return
end
method = lower(char(method));
switch method
    case {'fillwithmissing', 'fillwithconstant'}
        w = defaultRows(v, n, true);
        if strcmp(method, 'fillwithconstant'), w(:) = constant; end
        [known, at] = ismember(y, x);
        w(known, :) = rowsOf(v, at(known));
    case {'linear', 'spline', 'pchip', 'makima'}
        if ~isfloat(v), error('MATLAB:timetable:synchronize:InvalidMethod', 'Variables of class %s cannot be interpolated.', class(v)); end
        w = interp1(x, v, y, method, 'extrap');
        w = reshape(w, n, []);
    case {'previous', 'next', 'nearest'}
        [sorted, order] = unique(x);
        at = interp1(sorted, order, y, method);
        if strcmp(method, 'nearest'), at = interp1(sorted, order, min(max(y, sorted(1)), sorted(end)), method); end
        w = defaultRows(v, n, true);
        good = ~isnan(at);
        if strcmp(method, 'previous'), late = y > sorted(end); at(late) = order(end); good = good | late; end
        if strcmp(method, 'next'), early = y < sorted(1); at(early) = order(1); good = good | early; end
        w(good, :) = rowsOf(v, at(good));
    otherwise
        error('MATLAB:timetable:synchronize:UnknownMethod', 'Unknown method ''%s''.', method);
end
end
