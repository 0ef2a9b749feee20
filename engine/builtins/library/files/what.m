% SPDX-License-Identifier: Apache-2.0
function found = what(folder)
% The MATLAB files of a folder: a struct with path, m, mlapp, mlx, mat, mex, mdl, slx, sfx, p, classes and packages, or a list on the screen.
% Example: s = what(tempdir); iscell(s.m)
if nargin < 1, folder = pwd; end
folder = char(folder);
if ~isfolder(folder)
    if nargout > 0, found = struct('path', {}, 'm', {}, 'mat', {}); return, end
    error('MATLAB:what:folderNotFound', '%s not found.', folder);
end
here = cd(folder);
whole = pwd;
cd(here);
all = dir(whole);
names = {all.name};
isDir = [all.isdir];
s = struct('path', whole);
for kind = {'m', 'mlapp', 'mlx', 'mat', 'mex', 'mdl', 'slx', 'sfx', 'p'}
    s.(kind{1}) = reshape(names(~isDir & endsWith(names, ['.' kind{1}])), [], 1);
end
s.classes = reshape(cellfun(@(n) n(2:end), names(isDir & startsWith(names, '@')), 'UniformOutput', false), [], 1);
s.packages = reshape(cellfun(@(n) n(2:end), names(isDir & startsWith(names, '+')), 'UniformOutput', false), [], 1);
if nargout > 0, found = s; return, end
titles = {'m', 'MATLAB Code files'; 'mat', 'MAT-files'; 'classes', 'Classes'; 'packages', 'Packages'};
for k = 1:size(titles, 1)
    list = s.(titles{k, 1});
    if isempty(list), continue, end
    fprintf('\n%s in folder %s\n\n', titles{k, 2}, whole);
    fprintf('%s\n', list{:});
end
fprintf('\n');
end
