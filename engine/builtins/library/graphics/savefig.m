% SPDX-License-Identifier: Apache-2.0
function savefig(varargin)
% Keeps a figure in a file that openfig reads: savefig(file), savefig(fig,file). The file is a MAT-file.
rest = varargin;
if ~isempty(rest) && (ischar(rest{end}) || isstring(rest{end})) && strcmpi(rest{end}, 'compact'), rest(end) = []; end
fig = gcf;
if numel(rest) > 1 || (~isempty(rest) && all(isgraphics(rest{1})) && ~ischar(rest{1}))
    fig = rest{1};
    rest(1) = [];
end
if ~all(isgraphics(fig, 'figure')), error('MATLAB:savefig:InvalidHandle', 'First argument must be an array of figure handles.'); end
if isnumeric(fig), fig = figure(fig); end
file = 'Untitled.fig';
if ~isempty(rest), file = char(rest{1}); end
[~, ~, suffix] = fileparts(file);
if isempty(suffix), file = [file '.fig']; end
trees = cell(1, numel(fig));
for k = 1:numel(fig), trees{k} = figureTree(fig(k)); end
hgS_070000 = vertcat(trees{:}); %#ok
save(file, '-mat', 'hgS_070000');
end
