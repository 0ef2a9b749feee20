% SPDX-License-Identifier: Apache-2.0
function t = foundTexts(like, found)
% What was found in each text (a cell of cells): a column for one text, a row for each of several.
if isscalar(found)
    t = textsLike(like, reshape(found{1}, [], 1), true);
    return
end
if any(cellfun('length', found) ~= numel(found{1}))
    error('MATLAB:string:ExtractDifferentCounts', 'Each text must have the same number of matches.');
end
rows = vertcat(found{:});
t = textsLike(like, rows, true);
if isrow(like) && size(rows, 2) == 1, t = reshape(t, size(like)); end
end
