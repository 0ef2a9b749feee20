% SPDX-License-Identifier: Apache-2.0
function [G, varargout] = findgroups(varargin)
% Number of the group of each element, or of each row of a table: groups are the distinct values in sorted order, NaN where one is missing.
% [G, ID1, …] = findgroups(A1, …) groups by several vectors, the last of them fastest, and tells the value of each for every group; [G, TID] = findgroups(T)
% groups by the variables of a table, which TID has of every group.
% Example: [G, id, place] = findgroups([1; 1; 2], ["a"; "b"; "a"])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
shape = size(varargin{1});
n = numel(varargin{1});
codes = NaN(n, nargin);
values = cell(1, nargin);
for k = 1:nargin
    A = varargin{k};
    if numel(A) ~= n, error('MATLAB:findgroups:GroupingVarSizeMismatch', 'Grouping variables must have the same number of elements.'); end
    there = ~ismissing(A);
    [values{k}, ~, codes(there(:), k)] = unique(A(there));
end
there = ~any(isnan(codes), 2);
[ids, ~, g] = unique(codes(there, :), 'rows');
G = NaN(shape);
G(there) = g;
varargout = cell(1, nargout - 1);
for k = 1:numel(varargout)
    varargout{k} = values{k}(ids(:, k));
    if ~isrow(varargin{k}), varargout{k} = reshape(varargout{k}, [], 1); end
end
end
