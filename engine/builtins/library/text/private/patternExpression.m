% SPDX-License-Identifier: Apache-2.0
function [x, shown] = patternExpression(p)
% The regular expression of a pattern or of texts, any of which may match, and how a script writes it.
if isa(p, 'pattern')
    s = objectState(p);
    [x, shown] = deal(s.expression, s.shown);
    return
end
if ~(ischar(p) || isstring(p) || iscellstr(p))
    error('MATLAB:string:MustBeStringScalarOrPattern', 'The argument must be text or a pattern.');
end
list = cellstr(p);
x = strjoin(cellfun(@(t) ['(?:' regexptranslate('escape', t) ')'], reshape(list, 1, []), 'UniformOutput', false), '|');
shown = strjoin(cellfun(@(t) ['"' t '"'], reshape(list, 1, []), 'UniformOutput', false), ' | ');
if numel(list) > 1, x = ['(?:' x ')']; end
end
