% SPDX-License-Identifier: Apache-2.0
function [f, name] = ezFunction(f, variables)
% A function of some of the variables, from a handle, an inline function or an expression, as a
% function of all of them; and how it is written.
if ischar(f) || isstring(f)
    name = char(f);
    own = regexp(name, '[A-Za-z]\w*(?!\s*\()', 'match');
    own = unique(own);
    own = own(~ismember(own, {'pi', 'e', 'i', 'j', 'Inf', 'NaN', 'eps'}));
    known = variables;
    if ~all(ismember(own, known)) && numel(own) <= numel(known), known(1:numel(own)) = own; end
    f = str2func(['@(' strjoin(known, ',') ') ' vectorize(name)]);
else
    name = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
end
name = strrep(name, '.', '');
end
