% SPDX-License-Identifier: Apache-2.0
function t = texlabel(f, literal)
% An expression as a TeX text for labels: Greek names become letters, ^ and _ raise and lower what follows, * becomes a space;
% texlabel(f,'literal') keeps the names.
% Example: title(texlabel('lambda12^(3/2)/pi'))
if isa(f, 'function_handle'), f = regexprep(func2str(f), '^@\([^)]*\)', ''); end
if ~(ischar(f) || isstring(f)), error('MATLAB:texlabel:InvalidInput', 'The expression must be a text or a function handle.'); end
t = char(f);
names = {'alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota', 'kappa', 'lambda', 'mu', 'nu', 'xi', 'pi', 'rho', 'sigma', 'tau', ...
    'upsilon', 'phi', 'chi', 'psi', 'omega', 'Gamma', 'Delta', 'Theta', 'Lambda', 'Xi', 'Pi', 'Sigma', 'Upsilon', 'Phi', 'Psi', 'Omega'};
if nargin > 1
    if ~strcmpi(literal, 'literal'), error('MATLAB:texlabel:InvalidOption', 'The option must be ''literal''.'); end
    names = {};
end
[tokens, between] = regexp(t, '[A-Za-z]\w*', 'match', 'split');
for k = 1:numel(tokens)
    parts = regexp(tokens{k}, '^([A-Za-z]+?)(\d*)$', 'tokens', 'once');
    if isempty(parts), continue, end
    letters = parts{1};
    if any(strcmp(letters, names)), letters = ['\' letters]; end
    if ~isempty(parts{2}) && ~isempty(letters) && (letters(1) == '\' || numel(letters) == 1)
        tokens{k} = ['{' letters '_{' parts{2} '}}'];
    elseif letters(1) == '\'
        tokens{k} = ['{' letters '}'];
    end
end
all = [between; [tokens, {''}]];
t = [all{:}];
t = regexprep(t, '([\^_])\(([^()]*)\)', '$1{$2}');
t = regexprep(t, '([\^_])(\d+)', '$1{$2}');
t = strrep(t, '*', ' ');
end
