% SPDX-License-Identifier: Apache-2.0
function J = jackknife(fun, varargin)
% Values of a function of samples without each of their rows in turn, a row of J for each.
% Example: J = jackknife(@mean, [1 2 4 8]')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
data = varargin;
for k = 1:numel(data), if isrow(data{k}), data{k} = data{k}.'; end, end
n = max(cellfun(@(v) size(v, 1), data));
for i = 1:n
    part = data;
    for k = 1:numel(data), if size(data{k}, 1) == n && n > 1, part{k}(i, :) = []; end, end
    value = fun(part{:});
    if i == 1, J = zeros(n, numel(value)); end
    J(i, :) = value(:).';
end
end
