% SPDX-License-Identifier: Apache-2.0
function h = bubblechart(varargin)
% Circles whose areas follow a third value: bubblechart(x,y,size,color,Name,Value); bubblesize and bubblelim
% say how large they are.
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, y, s] = rest{1:3};
rest = rest(4:end);
if numel(s) == 1, s = repmat(s, size(x)); end
color = {};
if ~isempty(rest) && (mod(numel(rest), 2) == 1), color = rest(1); rest(1) = []; end
made = scatter(ax, x, y, 25, color{:}, 'filled');
set(made, 'MarkerFaceAlpha', 0.6);
if ~isempty(rest), set(made, rest{:}); end
sizeBubbles(ax, made, s);
if ~ishold(ax)
    margin = @(v) [min(v(:)) max(v(:))] + [-1 1]*0.12*max(max(v(:)) - min(v(:)), eps);
    xlim(ax, margin(double(x)));
    ylim(ax, margin(double(y)));
end
if nargout > 0, h = made; end
end
