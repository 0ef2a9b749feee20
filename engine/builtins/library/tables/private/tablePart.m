% SPDX-License-Identifier: Apache-2.0
function T = tablePart(T, varargin)
% T(rows, variables).
if nargin == 1, return, end
s = objectState(T);
if nargin == 2 && (isa(varargin{1}, 'timerange') || isa(varargin{1}, 'withtol')), varargin{2} = ':'; end
twoSubscripts(numel(varargin));
j = tableVariables(s, varargin{2});
if numel(unique(j)) < numel(j)
    error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', s.names{mode(j)});
end
r = varargin{1};
whole = (ischar(r) || isstring(r)) && isequal(char(r), ':');
if ~whole, i = tableRows(s, r); end
s = chosenVariables(s, j);
if ~whole, s = chosenRows(s, i); end
T = makeTable(s, T);
end
