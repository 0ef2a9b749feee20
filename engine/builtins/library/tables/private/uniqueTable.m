% SPDX-License-Identifier: Apache-2.0
function [T, ia, ic] = uniqueTable(T, varargin)
% The distinct rows of a table, sorted or ('stable') in their order.
s = objectState(T);
g = allCodes(s);
args = cellfun(@char, varargin, 'UniformOutput', false);
args(strcmpi(args, 'rows')) = [];
[~, ia, ic] = unique(g, 'rows', args{:});
ia = ia(:);
ic = ic(:);
T = makeTable(chosenRows(s, ia), T);
end
