% SPDX-License-Identifier: Apache-2.0
function [suite, quiet] = chosenTests(args)
% The suite that the arguments of runtests choose, and whether it shall be silent.
what = {};
options = {'Name', 'ProcedureName', 'OutputDetail', 'Verbosity', 'LoggingLevel', 'Strict', 'UseParallel', 'Debug', 'IncludeSubfolders'};
if ~isempty(args) && ~(mod(numel(args), 2) == 0 && (ischar(args{1}) || isstring(args{1})) && any(strcmpi(args{1}, options)))
    what = args{1};
    args(1) = [];
end
quiet = false;
if isa(what, 'matlab.unittest.Test'), suite = what; else, suite = testSuiteOf(what); end
for k = 1:2:numel(args)
    name = validatestring(args{k}, options, 'runtests');
    value = args{k + 1};
    switch name
        case {'Name', 'ProcedureName'}
            if isempty(suite), continue; end
            patterns = regexptranslate('wildcard', cellstr(value));
            suite = suite(~cellfun(@isempty, regexp({suite.(name)}, ['^(' strjoin(patterns, '|') ')$'], 'once')));
        case {'OutputDetail', 'Verbosity'}
            if isnumeric(value), quiet = value == 0; else, quiet = strcmpi(value, 'None'); end
    end
end
end
