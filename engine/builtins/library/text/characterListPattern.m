% SPDX-License-Identifier: Apache-2.0
function p = characterListPattern(list, last)
% A pattern of one character of a list, or of those from one to another: characterListPattern('a', 'f').
% Example: t = extract("abc", characterListPattern("ac"))
if nargin > 1
    a = char(list);
    b = char(last);
    p = makePattern(sprintf('[\\x{%x}-\\x{%x}]', double(a(1)), double(b(1))), ['characterListPattern("' a '","' b '")']);
    return
end
codes = double(unique(char(list)));
p = makePattern(['[' sprintf('\\x{%x}', codes) ']'], ['characterListPattern("' char(list) '")']);
end
