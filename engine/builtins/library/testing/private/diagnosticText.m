% SPDX-License-Identifier: Apache-2.0
function text = diagnosticText(diagnostic)
% The words of a diagnostic: text, or what a function prints.
if isa(diagnostic, 'function_handle')
    text = strtrim(evalc('diagnostic()'));
elseif iscellstr(diagnostic) || isstring(diagnostic)
    text = strjoin(cellstr(diagnostic), newline);
else
    text = char(diagnostic);
end
end
