% SPDX-License-Identifier: Apache-2.0
function [stat, samples] = bootstrp(n, f, varargin)
% f of n samples drawn with replacement from the rows of the data, one row of results a sample.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(n) || n < 0 || n ~= fix(n)
    error('stats:bootstrp:BadNboot', 'NBOOT must be a non-negative integer.');
end
if ischar(f), f = str2func(f); end
data = varargin;
rows = 1;
for k = 1:numel(data)
    if isrow(data{k}) && ~isscalar(data{k}), data{k} = data{k}.'; end
    if rows > 1 && ~isscalar(data{k}) && size(data{k}, 1) ~= rows
        error('stats:bootstrp:InvalidData', 'The data must have the same number of rows.');
    end
    rows = max(rows, size(data{k}, 1));
end
samples = randi(rows, rows, n);
stat = [];
for j = 1:n
    part = data;
    for k = 1:numel(data)
        if ~isscalar(data{k}), part{k} = data{k}(samples(:, j), :); end
    end
    r = f(part{:});
    stat(j, 1:numel(r)) = r(:).';
end
end
