% SPDX-License-Identifier: Apache-2.0
function m = tableModel(T, spec, o)
% The predictors and the response that a table and a formula (or the last variable and all others) mean: y, the base columns X, terms over them, names, and base, by which
% predict makes the columns of another table. Texts, logicals and categories are columns of 0 and 1 for all levels but the first.
names = T.Properties.VariableNames;
formula = (ischar(spec) || isstring(spec)) && contains(char(spec), '~');
response = names{end};
if isfield(o, 'ResponseVar') && ~isempty(o.ResponseVar), response = nameOf(o.ResponseVar, names); end
if formula
    sides = strsplit(char(spec), '~');
    response = strtrim(sides{1});
    if ~any(strcmp(names, response))
        error('stats:classreg:regr:LinearFormula:UnknownVar', 'Unrecognized variable name ''%s'' in the formula.', response);
    end
end
predictors = setdiff(names, {response}, 'stable');
if isfield(o, 'PredictorVars') && ~isempty(o.PredictorVars)
    if isnumeric(o.PredictorVars) || islogical(o.PredictorVars), predictors = names(o.PredictorVars); else, predictors = reshape(cellstr(o.PredictorVars), 1, []); end
end
d = numel(predictors);
if formula
    over = formulaTerms(sides{2}, predictors);
    used = any(over, 1);
    over = over(:, used);
    predictors = predictors(used);
    if isfield(o, 'Intercept') && isequal(o.Intercept, false), over = over(any(over, 2), :); end
elseif isnumeric(spec)
    if ~any(size(spec, 2) == [d, d + 1]) || any(spec(:) < 0 | spec(:) ~= round(spec(:)))
        error('stats:classreg:regr:LinearFormula:BadTermsMatrix', 'The terms matrix must have %d columns of nonnegative integers.', d + 1);
    end
    over = double(spec);
    if size(over, 2) > d
        place = find(strcmp(names, response));
        if size(over, 2) ~= numel(names) || any(over(:, place)), place = size(over, 2); end
        over(:, place) = [];
    end
elseif strncmp(spec, 'poly', 4)
    degrees = spec(5:end) - '0';
    if numel(degrees) ~= d, error('stats:classreg:regr:LinearFormula:BadPoly', 'The polynomial specification must have a degree for each of the %d predictors.', d); end
    over = zeros(1, 0);
    for k = 1:d
        over = [repelem(over, degrees(k) + 1, 1), repmat((0:degrees(k))', size(over, 1), 1)];
    end
    over = over(sum(over, 2) <= max(degrees), :);
    [~, order] = sortrows([sum(over, 2), max(over, [], 2), -over]);
    over = over(order, :);
    if ~o.Intercept, over = over(any(over, 2), :); end
else
    over = zeros(double(o.Intercept), d);
    if ~strcmp(spec, 'constant'), over = [over; eye(d)]; end
    if any(strcmp(spec, {'interactions', 'quadratic'}))
        for i = 1:d, for j = i + 1:d, row = zeros(1, d); row([i j]) = 1; over = [over; row]; end, end
    end
    if any(strcmp(spec, {'purequadratic', 'quadratic'}))
        % A category has no square.
        squares = 2*eye(d);
        over = [over; squares(cellfun(@(n) isnumeric(T.(n)) && ~isChosen(n, o, names), predictors), :)];
    end
end
base = {};
owner = [];
X = zeros(height(T), 0);
if isnumeric(spec), used = any(over, 1); [over, predictors] = deal(over(:, used), predictors(used)); end
for k = 1:numel(predictors)
    v = T.(predictors{k});
    chosen = isChosen(predictors{k}, o, names);
    if isnumeric(v) && ~chosen
        for c = 1:size(v, 2)
            label = predictors{k};
            if size(v, 2) > 1, label = sprintf('%s_%d', label, c); end
            base{end + 1} = struct('variable', predictors{k}, 'column', c, 'levels', {{}}, 'name', label);
            X = [X, double(v(:, c))];
            owner(end + 1) = k;
        end
        continue
    end
    levels = levelsOf(v);
    for c = 2:numel(levels)
        base{end + 1} = struct('variable', predictors{k}, 'column', c, 'levels', {levels}, 'name', [predictors{k} '_' levels{c}]);
        owner(end + 1) = k;
    end
    X = [X, dummies(v, levels)];
end
terms = zeros(0, numel(base));
for k = 1:size(over, 1)
    rows = zeros(1, numel(base));
    for j = find(over(k, :))
        columns = find(owner == j);
        next = zeros(0, numel(base));
        for c = columns
            add = rows;
            add(:, c) = over(k, j);
            if ~isempty(base{c}.levels), add(:, c) = 1; end
            next = [next; add];
        end
        rows = next;
    end
    terms = [terms; rows];
end
y = T.(response);
if ~(isnumeric(y) || islogical(y)), y = dummies(y, levelsOf(y)); y = y(:, end); end
m = struct('X', X, 'y', double(y), 'terms', terms, 'base', {base}, 'names', {cellfun(@(b) b.name, base, 'UniformOutput', false)}, 'response', response, 'predictors', {predictors}, ...
    'intercept', any(all(over == 0, 2)), 'over', over);
end

function yes = isChosen(name, o, names)
yes = isfield(o, 'CategoricalVars') && ~isempty(o.CategoricalVars) && any(strcmp(name, nameList(o.CategoricalVars, names)));
end

function name = nameOf(v, names)
if isnumeric(v), name = names{v}; else, name = char(v); end
end

function list = nameList(v, names)
if isnumeric(v) || islogical(v), list = names(v); else, list = cellstr(v); end
end

function levels = levelsOf(v)
if iscategorical(v), levels = reshape(categories(v), 1, []); levels = levels(ismember(1:numel(levels), double(v)));
elseif islogical(v), levels = {'0', '1'};
elseif isnumeric(v), levels = arrayfun(@(x) sprintf('%g', x), reshape(unique(v(~isnan(v))), 1, []), 'UniformOutput', false);
else, levels = reshape(unique(cellstr(v)), 1, []); levels(cellfun(@isempty, levels)) = []; end
end

function D = dummies(v, levels)
if islogical(v), t = cellstr(string(double(v))); elseif isnumeric(v), t = arrayfun(@(x) sprintf('%g', x), v, 'UniformOutput', false); else, t = cellstr(v); end
[known, at] = ismember(t(:), levels);
D = double(at == 2:numel(levels));
D(~known, :) = NaN;
end
