% SPDX-License-Identifier: Apache-2.0
function varargout = cleanTable(name, T, varargin)
% smoothdata, isoutlier, filloutliers, rmoutliers, ischange, islocalmax, islocalmin and detrend of a table's variables of numbers, at the times of its rows.
% DataVariables; 'ReplaceValues', false puts what comes behind the variables; 'OutputFormat', 'tabular' gives what is true or false as a table.
s = objectState(T);
j = find(cellfun(@(v) isnumeric(v) || islogical(v), s.vars));
format = 'logical';
[replace, args] = replaceOption(varargin);
for k = numel(args) - 1:-1:1
    if ~(ischar(args{k}) || (isstring(args{k}) && isscalar(args{k}))), continue, end
    if strcmpi(args{k}, 'DataVariables'), j = tableVariables(s, args{k + 1});
    elseif strcmpi(args{k}, 'OutputFormat'), format = validatestring(args{k + 1}, {'logical', 'tabular'}, name, 'OutputFormat');
    elseif strcmpi(args{k}, 'SamplePoints')
        if s.timed, error(['MATLAB:' name ':SamplePointsTimeTable'], '''SamplePoints'' is not supported for timetables.'); end
        at = args{k + 1};
        if ischar(at) || (isstring(at) && isscalar(at))
            own = tableVariables(s, at);
            args{k + 1} = s.vars{own};
            j(j == own) = [];
        end
        continue
    else
        continue
    end
    args(k:k + 1) = [];
end
bad = find(~cellfun(@(v) isnumeric(v) || islogical(v), s.vars(j)), 1);
if ~isempty(bad)
    error(['MATLAB:' name ':NonNumericTableVar'], 'Table variable ''%s'' must be numeric.', s.names{j(bad)});
end
points = {};
if s.timed, points = {'SamplePoints', s.times}; end
widths = cellfun(@(v) size(v, 2), s.vars);
from = cumsum([0 widths]);
truth = false(s.rows, from(end));
if strcmp(name, 'detrend')
    if s.timed, points = {'SamplePoints', seconds(s.times - s.times(1))}; end
    if isempty(args) && ~isempty(points), args = {1}; end
end
what = name;
if strcmp(name, 'rmoutliers'), what = 'isoutlier'; end
if s.timed && any(strcmp(name, {'ischange', 'islocalmax', 'islocalmin'}))
    points = {'SamplePoints', seconds(s.times - s.times(1))};
    args = cellfun(@(a) plainSeconds(a), args, 'UniformOutput', false);
end
several = any(strcmp(what, {'isoutlier', 'filloutliers'}));
[made, rest] = deal(cell(1, numel(j)), cell(numel(j), 3));
for k = 1:numel(j)
    v = s.vars{j(k)};
    if ~isfloat(v), v = double(v); end
    if strcmp(what, 'filloutliers')
        [made{k}, tf, rest{k, :}] = filloutliers(v, args{:}, points{:});
        truth(:, from(j(k)) + 1:from(j(k) + 1)) = tf;
    elseif several
        [made{k}, rest{k, :}] = isoutlier(v, args{:}, points{:});
    elseif strcmp(what, 'smoothdata')
        [made{k}, window] = smoothdata(v, args{:}, points{:});
    else
        made{k} = feval(what, v, args{:}, points{:});
    end
    if islogical(made{k}), truth(:, from(j(k)) + 1:from(j(k) + 1)) = made{k}; end
end
switch name
    case {'isoutlier', 'ischange', 'islocalmax', 'islocalmin'}
        varargout = {truth};
        if strcmp(format, 'tabular'), varargout = {makeTable(tableState(s.names(j), made, s.rows))}; end
    case 'rmoutliers'
        gone = any(truth, 2);
        varargout = {makeTable(chosenRows(s, find(~gone)), T), gone};
    otherwise
        ends = struct('smoothdata', '_smoothed', 'filloutliers', '_filled', 'detrend', '_detrended');
        if replace
            s.vars(j) = made;
        else
            s = withVariables(s, strcat(s.names(j), ends.(name)), made);
            truth = [false(size(truth)), truth(:, cell2mat(arrayfun(@(k) from(k) + 1:from(k + 1), j, 'UniformOutput', false)))];
        end
        varargout = {makeTable(s, T)};
        if strcmp(name, 'smoothdata') && nargout > 1, varargout{2} = window; end
        if strcmp(name, 'filloutliers'), varargout{2} = truth; end
end
if several && nargout > numel(varargout)
    for k = 1:3, varargout{end + 1} = makeTable(tableState(s.names(j), reshape(rest(:, k), 1, []), size(rest{1, k}, 1))); end
end
end

function a = plainSeconds(a)
if isduration(a), a = seconds(a); end
end
