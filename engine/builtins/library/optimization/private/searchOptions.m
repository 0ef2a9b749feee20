% SPDX-License-Identifier: Apache-2.0
function o = searchOptions(solver, options, n)
% The options of ga, particleswarm, patternsearch or simulannealbnd for n variables: those of
% optimoptions, with what was left empty or counted by the number of variables made a number.
o = optimoptions(solver);
if ~isempty(options)
    if ~isstruct(options), error('optim:options:InvalidOptions', 'Options must be made by optimoptions.'); end
    for name = fieldnames(options)'
        if ~isempty(options.(name{1})), o.(name{1}) = options.(name{1}); end
    end
end
numberOfVariables = n;
for name = fieldnames(o)'
    value = o.(name{1});
    if ~ischar(value) || ~contains(value, 'numberOfVariables', 'IgnoreCase', true), continue, end
    if strcmp(name{1}, 'PopulationSize')
        o.PopulationSize = 50;
        if numberOfVariables > 5, o.PopulationSize = 200; end
    else
        o.(name{1}) = eval(regexprep(value, 'numberofvariables', 'numberOfVariables', 'ignorecase'));
    end
end
if isfield(o, 'EliteCount') && ischar(o.EliteCount), o.EliteCount = ceil(0.05*o.PopulationSize); end
end
