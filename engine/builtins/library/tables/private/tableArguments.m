% SPDX-License-Identifier: Apache-2.0
function s = tableArguments(args, names, timed)
% The state that the arguments of table or timetable mean; names are those of the variables that were passed.
known = {'VariableNames', 'RowNames', 'DimensionNames', 'Size', 'VariableTypes', 'RowTimes', 'SampleRate', 'TimeStep', 'StartTime'};
isName = cellfun(@(a) (ischar(a) || isstring(a)) && size(a, 1) == 1 && isscalar(string(a)) && any(strcmpi(a, known)), args);
first = numel(args) + 1;
for k = find(isName)
    if mod(numel(args) - k, 2) == 1 && all(isName(k:2:end)), first = k; break, end
end
o = struct();
for k = first:2:numel(args), o.(validatestring(args{k}, known, 'table')) = args{k + 1}; end
vars = args(1:first - 1);
names = names(1:first - 1);
times = [];
if timed && isfield(o, 'RowTimes'), times = o.RowTimes; end
if timed && isempty(times) && ~isempty(vars) && (isa(vars{1}, 'datetime') || isa(vars{1}, 'duration'))
    times = vars{1};
    timeName = names{1};
    vars(1) = [];
    names(1) = [];
else
    timeName = '';
end
if isfield(o, 'Size')
    d = double(o.Size);
    if ~isempty(vars) || numel(d) ~= 2
        error('MATLAB:table:InvalidSizeSyntax', 'Specify the ''Size'' and ''VariableTypes'' parameters and no variables.');
    end
    types = cell(1, 0);
    if isfield(o, 'VariableTypes'), types = cellstr(o.VariableTypes); end
    if numel(types) ~= d(2)
        error('MATLAB:table:VariableTypesAndSizeMismatch', 'The ''VariableTypes'' parameter must specify a type for each variable, and the number of variables is the second element of ''Size''.');
    end
    vars = cellfun(@(t) ofClass(t, d(1)), reshape(types, 1, []), 'UniformOutput', false);
    names = repmat({''}, 1, d(2));
end
rows = 0;
if ~isempty(times), rows = numel(times); elseif ~isempty(vars), rows = size(vars{1}, 1); elseif isfield(o, 'Size'), rows = d(1); elseif isfield(o, 'RowNames'), rows = numel(cellstr(o.RowNames)); end
if any(cellfun(@(v) size(v, 1), vars) ~= rows)
    if ~isempty(times)
        error('MATLAB:timetable:IncorrectNumberOfRowTimes', 'The row times must be a vector with one time for each row of the variables.');
    end
    error('MATLAB:table:UnequalVarLengths', 'All table variables must have the same number of rows.');
end
for k = 1:numel(names), if isempty(names{k}), names{k} = sprintf('Var%d', k); end, end
if isfield(o, 'VariableNames')
    names = checkedNames(o.VariableNames, numel(vars), 'VariableNames');
else
    names = matlab.lang.makeUniqueStrings(names);
end
s = tableState(names, vars, rows);
if isfield(o, 'RowNames') && ~timed && ~isempty(o.RowNames), s.rowNames = reshape(checkedNames(o.RowNames, rows, 'RowNames'), [], 1); end
if timed
    if isempty(times) && (isfield(o, 'SampleRate') || isfield(o, 'TimeStep'))
        start = seconds(0);
        if isfield(o, 'StartTime'), start = o.StartTime; end
        if isfield(o, 'SampleRate'), step = seconds(1/o.SampleRate); else, step = o.TimeStep; end
        times = start + (0:rows - 1)*step;
    elseif isempty(times)
        if rows > 0, error('MATLAB:timetable:NoTimeVector', 'The first input must be a datetime or duration vector of row times, or specify ''RowTimes'', ''SampleRate'' or ''TimeStep''.'); end
        times = reshape(datetime(zeros(0, 3)), 0, 1);
    end
    s.timed = true;
    s.times = checkedTimes(times);
    s.dims = {'Time', 'Variables'};
    if ~isempty(timeName), s.dims{1} = timeName; end
end
if isfield(o, 'DimensionNames'), s.dims = reshape(cellstr(o.DimensionNames), 1, 2); end
end

function v = ofClass(type, n)
switch type
    case {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'}, v = zeros(n, 1, type);
    case 'doublenan', v = NaN(n, 1);
    case 'singlenan', v = NaN(n, 1, 'single');
    case 'logical', v = false(n, 1);
    case 'string', v = repmat(string(missing), n, 1);
    case {'cell', 'cellstr'}
        v = cell(n, 1);
        if strcmp(type, 'cellstr'), v(:) = {''}; end
    case 'char', v = repmat(' ', n, 1);
    case 'datetime', v = repmat(NaT, n, 1);
    case 'duration', v = repmat(seconds(0), n, 1);
    case 'categorical', v = categorical(repmat({''}, n, 1));
    case 'struct', v = repmat(struct(), n, 1);
    otherwise, error('MATLAB:table:InvalidVarType', '''%s'' is not the name of a class that table can make.', type);
end
end
