% SPDX-License-Identifier: Apache-2.0
%#rules Dot::Strings
function t = extract(str, pat)
% The parts of a text that match a pattern or are equal to a text, a column; or extract(str, position), the character there. Of several texts,
% a row for each.
% Example: t = extract("a1b22", digitsPattern)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
texts = textCells(str);
if isnumeric(pat)
    at = double(pat);
    out = cell(size(texts));
    for k = 1:numel(texts)
        p = at(min(k, numel(at)));
        if p < 1 || p > numel(texts{k}) || p ~= fix(p)
            error('MATLAB:string:PositionOutOfRange', 'Numeric value exceeds the number of characters in element %d.', k);
        end
        out{k} = texts{k}(p);
    end
    t = textsLike(str, out);
    return
end
x = patternExpression(pat);
t = foundTexts(str, cellfun(@(u) regexp(u, x, 'match'), texts(:), 'UniformOutput', false));
end
