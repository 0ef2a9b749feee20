% SPDX-License-Identifier: Apache-2.0
function [T, il, ir] = outerjoin(A, B, varargin)
% The rows of two tables with the same keys side by side, and those that only one has, with missing values for the other's variables; sorted by keys.
% Options Keys, LeftKeys, RightKeys, MergeKeys (one variable for both keys), Type ('full', 'left', 'right'), LeftVariables, RightVariables.
% Example: outerjoin(table([1; 2], {'a'; 'b'}, 'VariableNames', {'k', 'x'}), table([2; 3], [5; 6], 'VariableNames', {'k', 'y'}), 'MergeKeys', true)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('outerjoin', A);
mustBeTable('outerjoin', B);
s = objectState(A);
t = objectState(B);
o = joinOptions('outerjoin', s, t, varargin, inputname(1), inputname(2));
[il, ir, ga, gb] = matchedRows(s, t, o);
onlyLeft = [];
onlyRight = [];
if ~strcmp(o.type, 'right'), onlyLeft = reshape(setdiff(1:s.rows, il), [], 1); end
if ~strcmp(o.type, 'left'), onlyRight = reshape(setdiff(1:t.rows, ir), [], 1); end
key = [ga(il); ga(onlyLeft); gb(onlyRight)];
il = [il; onlyLeft; zeros(numel(onlyRight), 1)];
ir = [ir; zeros(numel(onlyLeft), 1); onlyRight];
key(isnan(key)) = Inf;
[~, order] = sort(key);
il = il(order);
ir = ir(order);
rv = o.rightVariables;
if ~o.merge && ~o.rightGiven, rv = 1:numel(t.names); end
l = absentRows(chosenVariables(s, o.leftVariables), il);
r = absentRows(chosenVariables(t, rv), ir);
both = find(o.left > 0);
if o.merge || s.timed
    for k = both
        at = find(o.leftVariables == o.left(k));
        if isempty(at) || ~o.merge, continue, end
        missingHere = il == 0;
        other = rowsOf(t.vars{o.right(k)}, ir(missingHere));
        if isstring(l.vars{at}) && iscell(other), other = string(other); end
        l.vars{at}(missingHere, :) = other;
        if ~strcmp(s.names{o.left(k)}, t.names{o.right(k)}), l.names{at} = [s.names{o.left(k)} '_' t.names{o.right(k)}]; end
    end
end
[l.names, r.names] = apart(l.names, r.names, o.leftName, o.rightName);
if s.timed
    gone = il == 0;
    l.times(gone, 1) = t.times(ir(gone));
end
l.rowNames = {};
T = makeTable(withDescribed(l, r), A);
end

function s = absentRows(s, i)
% Rows i, of which 0 are missing.
here = i > 0;
for k = 1:numel(s.vars)
    v = s.vars{k};
    w = defaultRows(v, numel(i), true);
    w(here, :) = rowsOf(v, i(here));
    s.vars{k} = w;
end
if s.timed
    t = repmat(s.times(1:min(1, end)), numel(i), 1);
    t(here) = s.times(i(here));
    s.times = t;
end
s.rows = numel(i);
end
