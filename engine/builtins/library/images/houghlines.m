% SPDX-License-Identifier: Apache-2.0
function lines = houghlines(bw, theta, rho, peaks, varargin)
% Line segments at peaks of a Hough transform, a structure array of point1, point2, theta and rho. Options FillGap (20) and MinLength (40).
% Example: [h, t, r] = hough(eye(50)); lines = houghlines(eye(50), t, r, houghpeaks(h, 1));
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
gap = 20;
least = 40;
for k = 1:2:numel(varargin) - 1
    if strcmp(validatestring(varargin{k}, {'FillGap', 'MinLength'}, 'houghlines'), 'FillGap'), gap = varargin{k + 1}; else, least = varargin{k + 1}; end
end
[r, c] = find(bw);
x = c(:) - 1;
y = r(:) - 1;
slope = (numel(rho) - 1)/(rho(end) - rho(1));
lines = struct('point1', {}, 'point2', {}, 'theta', {}, 'rho', {});
for k = 1:size(peaks, 1)
    t = theta(peaks(k, 2));
    own = floor(slope*(x*cosd(t) + y*sind(t) - rho(1)) + 0.5) + 1 == peaks(k, 1);
    px = x(own) + 1;
    py = y(own) + 1;
    % Along the longer extent.
    if isempty(px), continue, end
    if max(py) - min(py) > max(px) - min(px), order = [2 1]; else, order = [1 2]; end
    points = sortrows([px, py], order);
    jumps = sum(diff(points).^2, 2);
    cuts = [0; find(jumps > gap^2); size(points, 1)];
    for j = 1:numel(cuts) - 1
        p1 = points(cuts(j) + 1, :);
        p2 = points(cuts(j + 1), :);
        if sum((p2 - p1).^2) >= least^2
            lines(end + 1) = struct('point1', p1, 'point2', p2, 'theta', t, 'rho', rho(peaks(k, 1))); %#ok<AGROW>
        end
    end
end
end
