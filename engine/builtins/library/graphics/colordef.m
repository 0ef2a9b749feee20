% SPDX-License-Identifier: Apache-2.0
function fig = colordef(varargin)
% Colours of the figures to come: colordef white, colordef black, or colordef none for those of the program. colordef(fig, scheme) sets those of a figure.
% fig = colordef('new', scheme) makes one.
% Example: colordef white
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
schemes = {'white', 'black', 'none'};
scheme = validatestring(varargin{end}, schemes, 'colordef');
names = {'Color', 'XColor', 'YColor', 'ZColor'};
switch scheme
    case 'white', ground = {[1 1 1], [0.15 0.15 0.15], [0.15 0.15 0.15], [0.15 0.15 0.15]}; paper = [1 1 1];
    case 'black', ground = {[0 0 0], [1 1 1], [1 1 1], [1 1 1]}; paper = [0 0 0];
    otherwise, ground = repmat({'remove'}, 1, 4); paper = 'remove';
end
if nargin > 1
    if ischar(varargin{1}) || isstring(varargin{1}), fig = figure; else, fig = varargin{1}; end
    if strcmp(scheme, 'none'), paper = 'default'; ground = repmat({'default'}, 1, 4); end
    set(fig, 'Color', paper);
    for ax = findobj(fig, 'Type', 'axes').', set(ax, names, ground); end
    if nargout == 0, clear fig, end
    return
end
set(groot, 'DefaultFigureColor', paper);
for k = 1:numel(names), set(groot, ['DefaultAxes' names{k}], ground{k}); end
if ischar(paper), set(groot, 'DefaultTextColor', 'remove'); else, set(groot, 'DefaultTextColor', ground{2}); end
end
