% SPDX-License-Identifier: Apache-2.0
function p = wildcardPattern(varargin)
% A pattern of any characters, as few as possible; wildcardPattern(n), (least, most); option Except: characters that do not match.
% Example: t = extract("<a><b>", "<" + wildcardPattern + ">")
class = '.';
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'Except'), varargin), 1);
args = varargin;
shown = 'wildcardPattern';
if ~isempty(at)
    if isa(args{at + 1}, 'pattern')
        class = ['(?!' patternExpression(args{at + 1}) ').'];
    else
        class = ['[^' sprintf('\\x{%x}', double(char(args{at + 1}))) ']'];
    end
    args(at:at + 1) = [];
end
counts = cellfun(@double, args);
q = '*?';
if ~isempty(counts)
    q = [repetition(counts) '?'];
    shown = [shown '(' strjoin(compose('%d', counts), ',') ')'];
end
p = makePattern(['(?:' class ')' q], shown);
end
