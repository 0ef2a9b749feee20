% SPDX-License-Identifier: Apache-2.0
function o = funOptions(who, s, args)
% The options of varfun and rowfun.
known = {'InputVariables', 'GroupingVariables', 'OutputFormat', 'OutputVariableNames', 'NumOutputs', 'SeparateInputs', 'ExtractCellContents', 'ErrorHandler'};
o = struct('input', 1:numel(s.names), 'inputGiven', [], 'group', [], 'format', 'table', 'names', {{}}, 'outputs', [], 'separate', true, 'extract', false, 'handler', []);
for k = 1:2:numel(args)
    if k == numel(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
    value = args{k + 1};
    switch validatestring(args{k}, known, who)
        case 'InputVariables', o.input = tableVariables(s, value); o.inputGiven = 1;
        case 'GroupingVariables', o.group = tableVariables(s, value);
        case 'OutputFormat'
            if ~any(strcmpi(value, {'uniform', 'table', 'timetable', 'cell', 'auto'}))
                error(['MATLAB:table:' who ':InvalidOutputFormat'], 'OutputFormat must be ''uniform'', ''table'', ''timetable'', ''auto'', or ''cell''.');
            end
            o.format = lower(char(value));
        case 'OutputVariableNames', o.names = reshape(cellstr(value), 1, []);
        case 'NumOutputs', o.outputs = value;
        case 'SeparateInputs', o.separate = logical(value);
        case 'ExtractCellContents', o.extract = logical(value);
        case 'ErrorHandler', o.handler = value;
    end
end
end
