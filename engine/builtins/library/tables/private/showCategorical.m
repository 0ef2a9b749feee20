% SPDX-License-Identifier: Apache-2.0
function showCategorical(c, name)
% A categorical array as the command window shows it.
t = cellstr(c);
d = size(t);
[~, ~, gap] = displayFormat();
if nargin > 1
    if isscalar(t), what = 'categorical'; else, what = [strjoin(arrayfun(@int2str, d, 'UniformOutput', false), char(215)) ' categorical array']; end
    if isempty(t), what = strrep(what, ' categorical', ' empty categorical'); end
    fprintf('%s = \n%s  %s\n%s', name, gap, what, gap);
end
if isempty(t), return, end
pages = prod(d(3:end));
for p = 1:pages
    if pages > 1, fprintf('(:,:,%d) = \n%s', p, gap); end
    wide = max(cellfun('length', t(:, :, p)), [], 1);
    for i = 1:d(1)
        for j = 1:d(2), fprintf('     %-*s ', wide(j), t{i, j, p}); end
        fprintf('\n');
    end
    fprintf('%s', gap);
end
end
