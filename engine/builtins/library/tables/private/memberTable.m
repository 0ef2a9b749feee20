% SPDX-License-Identifier: Apache-2.0
function [tf, at] = memberTable(A, B, varargin)
% Which rows of A are rows of B, and where.
[s, t, jt] = alike(A, B, 'ismember');
[a, b] = pairedCodes(s, t, 1:numel(s.names), jt);
a(isnan(a)) = Inf;
b(isnan(b)) = Inf;
[tf, at] = ismember(a, b, 'rows');
end

function [s, t, jt] = alike(A, B, who)
if ~istable(A) || ~istable(B), error(['MATLAB:table:' who ':TypeMismatch'], 'Both arguments must be tables.'); end
s = objectState(A);
t = objectState(B);
[known, jt] = ismember(s.names, t.names);
if ~all(known) || numel(s.names) ~= numel(t.names)
    error(['MATLAB:table:setmembership:DisjointVars'], 'Both tables must have the same variables.');
end
end
