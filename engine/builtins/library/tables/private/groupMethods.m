% SPDX-License-Identifier: Apache-2.0
function [methods, names] = groupMethods(who, which)
% Functions of the methods that groupsummary knows by name, and the beginnings of their variables' names.
every = {'mean', 'sum', 'min', 'max', 'range', 'median', 'mode', 'var', 'std', 'nummissing', 'nnz', 'numunique'};
if ischar(which) || isstring(which) || isa(which, 'function_handle')
    if isa(which, 'function_handle'), which = {which}; else, which = cellstr(which); end
end
which = reshape(which, 1, []);
at = find(cellfun(@(w) (ischar(w) || isstring(w)) && strcmpi(w, 'all'), which));
if ~isempty(at), which = [which(1:at - 1) every which(at + 1:end)]; end
methods = cell(size(which));
names = cell(size(which));
own = 0;
for k = 1:numel(which)
    if isa(which{k}, 'function_handle')
        own = own + 1;
        methods{k} = which{k};
        names{k} = sprintf('fun%d', own);
        continue
    end
    if ~any(strcmpi(which{k}, every))
        error(['MATLAB:' who ':InvalidMethodOption'], 'Method must be ''all'', ''mean'', ''sum'', ''min'', ''max'', ''range'', ''median'', ''mode'', ''var'', ''std'', ''nummissing'', ''nnz'', ''numunique'', or a function handle.');
    end
    names{k} = lower(char(which{k}));
    methods{k} = methodOf(names{k});
end
end

function f = methodOf(name)
switch name
    case 'mean', f = @(x) mean(present(x), 1);
    case 'sum', f = @(x) sum(present(x), 1);
    case 'min', f = @(x) first(min(present(x), [], 1), x);
    case 'max', f = @(x) first(max(present(x), [], 1), x);
    case 'range', f = @(x) max(present(x), [], 1) - min(present(x), [], 1);
    case 'median', f = @(x) median(present(x), 1);
    case 'mode', f = @(x) modeOf(x);
    case 'var', f = @(x) var(present(x), 0, 1);
    case 'std', f = @(x) std(present(x), 0, 1);
    case 'nummissing', f = @(x) countOf(x);
    case 'nnz', f = @(x) sum(x ~= 0 & x == x, 1);
    otherwise, f = @(x) distinct(x);
end
end

function x = present(x)
% Without what is missing: of one column the rows, of several what mean and others leave out themselves.
if size(x, 2) == 1 && ~isinteger(x) && ~islogical(x), x = x(~ismissing(x), :); end
end

function y = first(y, x)
if isempty(y) && isfloat(x), y = NaN; end
end

function n = countOf(x)
n = zeros(1, size(x, 2));
for k = 1:size(x, 2), n(k) = nnz(missingRows(x(:, k))); end
end

function n = distinct(x)
n = zeros(1, size(x, 2));
for k = 1:size(x, 2)
    c = columnCodes(x(:, k));
    n(k) = size(unique(c(~any(isnan(c), 2), :), 'rows'), 1);
end
end

function m = modeOf(x)
c = columnCodes(x(:, 1));
good = ~isnan(c(:, 1));
if ~any(good), m = defaultRows(x, 1, true); return, end
at = find(c(:, 1) == mode(c(good, 1)), 1);
m = rowsOf(x, at);
end
