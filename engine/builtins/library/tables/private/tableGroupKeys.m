% SPDX-License-Identifier: Apache-2.0
function [g, first, keys, labels] = tableGroupKeys(s, j, bins, o)
% The group of each row of a table by variables j, which bins may make coarser; keys: what each group has in common, labels their names.
if ~iscell(bins) && ~isempty(bins), if ischar(bins) || isstring(bins), bins = cellstr(bins); else, bins = {bins}; end, end
if isscalar(bins), bins = repmat(bins, 1, numel(j)); end
labels = s.names(j);
vars = s.vars(j);
for k = 1:numel(bins)
    if (ischar(bins{k}) || isstring(bins{k})) && strcmpi(bins{k}, 'none'), continue, end
    [vars{k}, prefix] = binned(vars{k}, bins{k}, o.edge);
    labels{k} = [prefix labels{k}];
end
if isempty(vars)
    g = ones(s.rows, 1);
    first = 1;
    keys = {};
    return
end
[g, first] = rowGroups(vars, o.includeMissing);
keys = cellfun(@(v) rowsOf(v, first), vars, 'UniformOutput', false);
if o.includeEmpty
    % All combinations of what the variables have, of categories all.
    [codes, firsts, counts] = deal(cell(1, numel(vars)), cell(1, numel(vars)), zeros(1, numel(vars)));
    for k = 1:numel(vars)
        if iscategorical(vars{k})
            codes{k} = reshape(objectState(vars{k}).codes, [], 1);
            counts(k) = numel(categories(vars{k}));
        else
            [codes{k}, firsts{k}] = rowGroups(vars(k), o.includeMissing);
            codes{k} = codes{k}(:);
            counts(k) = numel(firsts{k});
        end
    end
    subs = cell(1, numel(vars));
    [subs{end:-1:1}] = ind2sub([fliplr(counts) 1], (1:prod(counts))');
    [~, g] = ismember([codes{:}], [subs{:}], 'rows');
    g(g == 0) = NaN;
    for k = 1:numel(vars)
        if iscategorical(vars{k}), keys{k} = makeCategorical(subs{k}, vars{k}); else, keys{k} = rowsOf(vars{k}, firsts{k}(subs{k})); end
    end
    first = [];
end
end

function [v, prefix] = binned(v, bin, edge)
if ischar(bin) || isstring(bin)
    bin = lower(char(bin));
    prefix = [bin '_'];
    names = {};
    switch bin
        case {'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'}
            start = dateshift(v, 'start', bin);
            order = unique(posixtime(start(~isnat(start))));
            times = datetime(order(:), 'ConvertFrom', 'posixtime');
            switch bin
                case 'year', texts = cellstr(string(year(times)));
                case 'quarter', texts = cellstr(compose('Q%d %d', quarter(times), year(times)));
                case 'month', texts = cellstr(times, 'MMM-yyyy');
                case 'day', texts = cellstr(times, 'dd-MMM-yyyy');
                case 'week', texts = strcat('[', cellstr(times, 'dd-MMM-yyyy'), {', '}, cellstr(times + days(7), 'dd-MMM-yyyy'), ')');
                otherwise, texts = cellstr(times, 'dd-MMM-yyyy HH:mm:ss');
            end
            [~, at] = ismember(posixtime(start), order);
            v = makeCategorical(reshape(at, [], 1), categorical({}, reshape(texts, 1, []), 'Ordinal', true));
            return
        case 'dayname', c = day(v, 'dayofweek'); names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
        case 'monthname', c = month(v); names = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
        case 'dayofweek', c = day(v, 'dayofweek'); names = arrayfun(@int2str, 1:7, 'UniformOutput', false);
        case 'dayofmonth', c = day(v); names = arrayfun(@int2str, 1:31, 'UniformOutput', false);
        case 'dayofyear', c = day(v, 'dayofyear'); names = arrayfun(@int2str, 1:366, 'UniformOutput', false);
        case 'monthofyear', c = month(v); names = arrayfun(@int2str, 1:12, 'UniformOutput', false);
        case 'quarterofyear', c = quarter(v); names = arrayfun(@int2str, 1:4, 'UniformOutput', false);
        case 'hourofday', c = hour(v) + 1; names = arrayfun(@int2str, 0:23, 'UniformOutput', false);
        otherwise, error('MATLAB:groupsummary:InvalidBin', 'Invalid group bins ''%s''.', bin);
    end
    c(isnan(c)) = 0;
    v = makeCategorical(c, categorical({}, names, 'Ordinal', true));
else
    prefix = 'disc_';
    if isscalar(bin) && isnumeric(bin)
        bin = linspace(min(v), max(v), bin + 1);
    end
    v = discretize(v, bin, 'categorical');
end
end
