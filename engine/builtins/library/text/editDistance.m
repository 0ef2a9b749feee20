% SPDX-License-Identifier: Apache-2.0
function d = editDistance(a, b, varargin)
% The least cost of insertions, deletions and substitutions that turn one text into another (Levenshtein), for each pair of texts. Options:
% InsertCost, DeleteCost, SubstituteCost (1), SwapCost of neighbours (Inf).
% Example: d = editDistance("kitten", "sitting")
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
cost = struct('InsertCost', 1, 'DeleteCost', 1, 'SubstituteCost', 1, 'SwapCost', Inf);
for k = 1:2:numel(varargin) - 1
    cost.(validatestring(varargin{k}, fieldnames(cost), 'editDistance')) = varargin{k + 1};
end
[a, b] = deal(string(a), string(b));
if ~isscalar(a) && isscalar(b), b = repmat(b, size(a)); elseif isscalar(a), a = repmat(a, size(b)); end
if ~isequal(size(a), size(b)), error('MATLAB:sizeDimensionsMustMatch', 'Arrays have incompatible sizes for this operation.'); end
d = zeros(size(a));
for k = 1:numel(a), d(k) = distance(char(a(k)), char(b(k)), cost); end
end

function v = distance(s, t, cost)
D = zeros(numel(s) + 1, numel(t) + 1);
D(:, 1) = (0:numel(s))*cost.DeleteCost;
D(1, :) = (0:numel(t))*cost.InsertCost;
for i = 1:numel(s)
    for j = 1:numel(t)
        D(i + 1, j + 1) = min([D(i, j + 1) + cost.DeleteCost, D(i + 1, j) + cost.InsertCost, D(i, j) + (s(i) ~= t(j))*cost.SubstituteCost]);
        if i > 1 && j > 1 && s(i) == t(j - 1) && s(i - 1) == t(j), D(i + 1, j + 1) = min(D(i + 1, j + 1), D(i - 1, j - 1) + cost.SwapCost); end
    end
end
v = D(end, end);
end
