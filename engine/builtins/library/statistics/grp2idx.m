% SPDX-License-Identifier: Apache-2.0
function [i, names, levels] = grp2idx(s)
% Numbers of the groups of a grouping variable: numbers in ascending order, texts as they come; NaN
% and empty texts belong to none.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(s), s = cellstr(s); end
s = s(:);
i = NaN(numel(s), 1);
if iscell(s) || isstring(s)
    known = ~cellfun(@isempty, cellstr(s));
    [levels, ~, at] = unique(cellstr(s(known)), 'stable');
    levels = levels(:);
    names = levels;
else
    known = ~isnan(s);
    [levels, ~, at] = unique(s(known));
    names = arrayfun(@(v) sprintf('%g', v), double(levels), 'UniformOutput', false);
end
i(known) = at;
end
