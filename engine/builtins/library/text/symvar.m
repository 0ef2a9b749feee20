% SPDX-License-Identifier: Apache-2.0
function names = symvar(expression)
% The variables of an expression in their order, without i, j, pi, Inf, NaN, eps and the names of functions that are called.
% Example: names = symvar('cos(pi*x - beta1)')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~ischar(expression) && ~(isstring(expression) && isscalar(expression)), expression = formula(expression); end
text = regexprep(char(expression), '''[^'']*''|"[^"]*"', ' ');
[words, ends] = regexp(text, '(?<![\w.])[A-Za-z]\w*', 'match', 'end');
keep = true(size(words));
for k = 1:numel(words)
    rest = strtrim(text(ends(k) + 1:end));
    keep(k) = ~any(strcmp(words{k}, {'i', 'j', 'pi', 'Inf', 'NaN', 'inf', 'nan', 'eps'})) && ~strncmp(rest, '(', 1) && ~iskeyword(words{k});
end
names = reshape(unique(words(keep)), [], 1);
end
