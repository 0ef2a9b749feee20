% SPDX-License-Identifier: Apache-2.0
function whitebg(varargin)
% The background of axes in the current figure, or of the figures given first: white and black change places, or the colour given last.
% Example: plot(1:3), whitebg('k')
figures = gcf;
color = [];
for k = 1:nargin
    if all(isgraphics(varargin{k}, 'figure')) && ~ischar(varargin{k}), figures = varargin{k}; else, color = validatecolor(varargin{k}); end
end
for fig = reshape(figures, 1, [])
    for ax = findobj(fig, 'Type', 'axes').'
        to = color;
        if isempty(to)
            now = get(ax, 'Color');
            if ischar(now), now = get(fig, 'Color'); end
            to = 1 - now;
        end
        ink = repmat(double(mean(to) < 0.5), 1, 3);
        set(ax, 'Color', to, 'XColor', ink, 'YColor', ink, 'ZColor', ink);
        set(fig, 'Color', to);
    end
end
end
