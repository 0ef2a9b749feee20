% SPDX-License-Identifier: Apache-2.0
function p = regexpPattern(expression, varargin)
% A pattern of a regular expression. Options: IgnoreCase, DotExceptNewLine, Anchors ('text' or 'line'), FreeSpacing.
% Example: t = extract("a1b22", regexpPattern("[a-z]\d"))
x = char(expression);
[on, off] = deal('');
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'IgnoreCase', 'DotExceptNewLine', 'Anchors', 'FreeSpacing'}, 'regexpPattern')
        case 'IgnoreCase', if varargin{k + 1}, on = [on 'i']; end
        case 'DotExceptNewLine', if varargin{k + 1}, off = '-s'; end
        case 'Anchors', if strcmpi(varargin{k + 1}, 'line'), on = [on 'm']; end
        otherwise, if varargin{k + 1}, on = [on 'x']; end
    end
end
x = ['(?' on off ':' x ')'];
p = makePattern(x, ['regexpPattern("' char(expression) '")']);
end
