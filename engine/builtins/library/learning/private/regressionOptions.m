% SPDX-License-Identifier: Apache-2.0
function [o, test, given, names, response] = regressionOptions(who, args, o, names, response)
% The options of a model for numbers: those of the struct o, names, how it is to be tested, and the arguments that fit another one alike.
if mod(numel(args), 2) == 1, error('MATLAB:InputParser:ParamMissingValue', '%s: options come as names and values.', who); end
common = {'PredictorNames', 'ResponseName', 'CrossVal', 'KFold', 'Holdout', 'Leaveout', 'CVPartition', 'CategoricalPredictors'};
test = {};
given = {};
for k = 1:2:numel(args)
    name = validatestring(args{k}, [fieldnames(o)', common], who);
    v = args{k + 1};
    if isfield(o, name), o.(name) = v; given = [given, {name, v}]; continue, end
    switch name
        case 'PredictorNames', names = reshape(cellstr(v), 1, []);
        case 'ResponseName', response = char(v);
        case 'CrossVal', if strcmpi(v, 'on') && isempty(test), test = {'KFold', 10}; end
        case 'Leaveout', if strcmpi(v, 'on'), test = {'Leaveout', 'on'}; end
        case {'KFold', 'Holdout', 'CVPartition'}, test = {name, v};
    end
end
end
