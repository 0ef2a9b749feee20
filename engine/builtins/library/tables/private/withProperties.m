% SPDX-License-Identifier: Apache-2.0
function s = withProperties(s, p)
% The state with what T.Properties was set to.
if isa(p, 'matlab.tabular.TableProperties') || isa(p, 'matlab.tabular.TimetableProperties'), p = objectState(p); end
n = numel(s.names);
old = tableProperties(s);
for field = fieldnames(p)'
    value = p.(field{1});
    if isfield(old, field{1}) && isequaln(value, old.(field{1})), continue, end
    switch field{1}
        case 'Description', s.description = char(value);
        case 'UserData', s.userData = value;
        case 'DimensionNames', s.dims = reshape(cellstr(value), 1, 2);
        case 'VariableNames', s.names = checkedNames(value, n, 'VariableNames');
        case 'RowNames'
            if isempty(value), s.rowNames = {}; else, s.rowNames = reshape(checkedNames(value, s.rows, 'RowNames'), [], 1); end
        case 'RowTimes', s.times = checkedTimes(value, s.rows);
        case 'VariableDescriptions', s.descriptions = textsFor(value, n, field{1});
        case 'VariableUnits', s.units = textsFor(value, n, field{1});
        case 'VariableContinuity', s.continuity = textsFor(value, n, field{1});
        case 'CustomProperties'
            for name = fieldnames(value)'
                if ~isfield(s.custom, name{1})
                    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''matlab.tabular.CustomProperties''.', name{1});
                end
                s.custom.(name{1}).value = value.(name{1});
            end
        case {'StartTime', 'TimeStep', 'SampleRate'}
            if strcmp(field{1}, 'SampleRate'), value = seconds(1/value); field{1} = 'TimeStep'; end
            first = old.StartTime;
            step = old.TimeStep;
            if strcmp(field{1}, 'TimeStep'), step = value; else, first = value; end
            s.times = checkedTimes(first + (0:s.rows - 1)*step, s.rows);
        otherwise
            kind = 'table';
            if s.timed, kind = 'timetable'; end
            error('MATLAB:table:UnknownProperty', 'Unrecognized %s property ''%s''.', kind, field{1});
    end
end
end

function c = textsFor(value, n, what)
if isempty(value), c = {}; return, end
if iscell(value)
    gone = cellfun('isempty', value);
    if all(gone(:)), c = {}; return, end
    value(gone) = {''};
end
c = reshape(cellstr(value), 1, []);
if numel(c) ~= n
    error('MATLAB:table:IncorrectNumberOfVarProps', 'The %s property must contain one value for each variable in the table.', what);
end
end
