% SPDX-License-Identifier: Apache-2.0
function varargout = summary(T)
% What a table's variables hold: size, class, minimum, median, maximum, number of missing values; of a categorical array the number of each category.
% Example: summary(table([1; 2; NaN], {'a'; 'b'; 'c'}, 'VariableNames', {'x', 'name'}))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscategorical(T)
    if isrow(T) && ~isscalar(T), T = reshape(T, [], 1); end
    names = [categories(T); {'<undefined>'}];
    n = [countcats(T, 1); sum(isundefined(T), 1)];
    if ~any(n(end, :)), n(end, :) = []; names(end) = []; end
    wide = max(cellfun('length', names));
    for k = 1:numel(names)
        fprintf('     %-*s ', wide, names{k});
        fprintf('     %*d ', [repmat(max(floor(log10(max(n(:)) + 0.5)) + 1, 1), 1, size(n, 2)); n(k, :)]);
        fprintf('\n');
    end
    fprintf('\n');
    return
end
mustBeTable('summary', T);
s = objectState(T);
out = struct();
text = '';
if ~isempty(s.description), text = sprintf('\nDescription:  %s\n', s.description); end
if s.timed
    [r, part] = timesOf(s);
    out.(matlab.lang.makeValidName(s.dims{1})) = r;
    text = [text part];
end
text = [text sprintf('\nVariables:\n')];
for k = 1:numel(s.vars)
    v = s.vars{k};
    kind = class(v);
    if iscellstr(v), kind = 'cell array of character vectors'; end
    text = [text sprintf('\n    %s: %s %s\n', s.names{k}, strjoin(arrayfun(@int2str, size(v), 'UniformOutput', false), char(215)), kind)];
    r = struct('Size', size(v), 'Type', class(v));
    if ~isempty(s.units) && ~isempty(s.units{k}), text = [text sprintf('\n        Properties:\n            Units:  %s\n', s.units{k})]; end
    labels = {};
    values = {};
    if islogical(v)
        labels = {'True', 'False'};
        values = {sum(v, 1), sum(~v, 1)};
    elseif (isnumeric(v) && ~isempty(v)) || ((isa(v, 'datetime') || isa(v, 'duration')) && size(v, 2) == 1 && ~isempty(v))
        labels = {'Min', 'Median', 'Max'};
        if isnumeric(v)
            if isfloat(v), mid = median(v, 1, 'omitnan'); else, mid = median(v, 1); end
            values = {min(v, [], 1), mid, max(v, [], 1)};
        else
            w = v(~ismissing(v));
            values = {min(w), median(w), max(w)};
        end
    elseif iscategorical(v)
        labels = categories(v)';
        values = num2cell(countcats(v, 1), 2)';
    end
    for m = 1:numel(labels)
        if ~iscategorical(v), r.(labels{m}) = values{m}; end
    end
    if iscategorical(v), r.Categories = categories(v); r.Counts = countcats(v, 1); end
    if ~(isinteger(v) || islogical(v) || isstruct(v) || (iscell(v) && ~iscellstr(v)))
        gone = 0;
        if size(v, 2) == 1, gone = nnz(missingRows(v)); elseif isfloat(v), gone = sum(isnan(v), 1); end
        r.NumMissing = gone;
        if any(gone)
            labels{end + 1} = 'NumMissing';
            values{end + 1} = gone;
        end
    end
    out.(matlab.lang.makeValidName(s.names{k})) = r;
    if isempty(labels), continue, end
    title = 'Values';
    if iscategorical(v), title = 'Counts'; end
    text = [text sprintf('\n        %s:\n\n', title)];
    wide = max(cellfun('length', labels));
    columns = cellfun(@(x) columnTexts(reshape(x, 1, [])), values, 'UniformOutput', false);
    for m = 1:numel(labels), text = [text sprintf('            %-*s    %s\n', wide, labels{m}, strtrim(columns{m}))]; end
end
if nargout > 0, varargout = {out}; else, fprintf('%s\n', text); end
end

function [r, text] = timesOf(s)
% The section of a timetable's row times.
t = reshape(s.times, [], 1);
text = sprintf('\nRowTimes:\n\n    %s: %s %s\n', s.dims{1}, strjoin(arrayfun(@int2str, size(t), 'UniformOutput', false), char(215)), class(t));
r = struct('Size', size(t), 'Type', class(t));
w = t(~ismissing(t));
[even, step] = isregular(t);
if isa(t, 'datetime'), r.TimeZone = t.TimeZone; end
r.SampleRate = NaN;
if even, r.SampleRate = 1/seconds(step); end
if ~isempty(t), r.StartTime = t(1); end
r.NumMissing = numel(t) - numel(w);
r.TimeStep = step;
if isempty(w), return, end
[r.Min, r.Median, r.Max] = deal(min(w), median(w), max(w));
labels = {'Min', 'Median', 'Max'};
values = {r.Min, r.Median, r.Max};
if r.NumMissing > 0, labels{end + 1} = 'NumMissing'; values{end + 1} = r.NumMissing; end
if even
    r.TimeStep.Format = 'hh:mm:ss';
    if isa(t, 'duration'), r.TimeStep.Format = t.Format; end
    labels{end + 1} = 'TimeStep';
    values{end + 1} = r.TimeStep;
end
wide = max(cellfun('length', labels));
text = [text sprintf('\n        Values:\n\n')];
for m = 1:numel(labels), text = [text sprintf('            %-*s    %s\n', wide, labels{m}, strtrim(columnTexts(values{m})))]; end
end
