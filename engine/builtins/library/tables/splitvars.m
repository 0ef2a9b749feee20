% SPDX-License-Identifier: Apache-2.0
function T = splitvars(T, vars, varargin)
% T with variables of several columns (or tables) as a variable each; NewVariableNames.
% Example: splitvars(table([1 2; 3 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('splitvars', T);
s = objectState(T);
if nargin < 2, j = find(cellfun(@(v) size(v, 2) > 1, s.vars)); else, j = tableVariables(s, vars); end
given = {};
if numel(varargin) > 1, given = varargin{2}; if ~iscell(given) || iscellstr(given), given = {given}; end, end
names = {};
parts = {};
for k = 1:numel(s.names)
    v = s.vars{k};
    if ~any(k == j)
        names{end + 1} = s.names{k};
        parts{end + 1} = v;
        continue
    end
    if istabular(v)
        inner = objectState(v);
        fresh = inner.names;
        pieces = inner.vars;
    else
        pieces = arrayfun(@(c) v(:, c), 1:size(v, 2), 'UniformOutput', false);
        fresh = arrayfun(@(c) sprintf('%s_%d', s.names{k}, c), 1:size(v, 2), 'UniformOutput', false);
    end
    if ~isempty(given), fresh = reshape(cellstr(given{find(j == k)}), 1, []); end
    names = [names fresh];
    parts = [parts pieces];
end
s.names = checkedNames(matlab.lang.makeUniqueStrings(names), numel(parts), 'VariableNames');
s.vars = parts;
[s.descriptions, s.units, s.continuity] = deal({});
T = makeTable(s, T);
end
