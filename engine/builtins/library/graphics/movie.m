% SPDX-License-Identifier: Apache-2.0
function movie(varargin)
% Plays the frames of getframe in axes, n times at a rate: movie(h,frames,n,fps).
ax = [];
if nargin > 0 && ~isstruct(varargin{1})
    if isgraphics(varargin{1}, 'axes'), ax = varargin{1}; else, figure(varargin{1}); end
    varargin(1) = [];
end
if isempty(varargin) || ~isstruct(varargin{1}) || ~isfield(varargin{1}, 'cdata')
    error('MATLAB:movie:InvalidMovie', 'Movie must be a structure array of frames from getframe.')
end
frames = varargin{1};
order = 1:numel(frames);
times = 1;
if numel(varargin) > 1
    times = varargin{2}(1);
    if numel(varargin{2}) > 1, order = varargin{2}(2:end); end
end
if times < 0, order = [order fliplr(order)]; end
rate = 12;
if numel(varargin) > 2, rate = varargin{3}; end
if isempty(ax), ax = gca; end
shown = [];
for k = 1:max(abs(times), 1)
    for frame = order
        if isempty(shown) || ~isvalid(shown)
            shown = image(frames(frame).cdata, 'Parent', ax);
            axis(ax, 'image'), axis(ax, 'off')
        else
            shown.CData = frames(frame).cdata;
        end
        drawnow
        pause(1/rate)
    end
end
