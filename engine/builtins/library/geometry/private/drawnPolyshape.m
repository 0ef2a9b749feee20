% SPDX-License-Identifier: Apache-2.0
function varargout = drawnPolyshape(varargin)
% plot of polyshapes: each region filled, its holes empty. A region with holes is cut along lines from its outline to theirs, which are not drawn.
args = varargin;
ax = {};
if ~isa(args{1}, 'polyshape'), ax = args(1); args(1) = []; end
shapes = objectState(args{1}).shapes;
options = args(2:end);
if mod(numel(options), 2) == 1, options = [{'FaceColor'} options]; end
names = lower(cellfun(@char, options(1:2:end), 'UniformOutput', false));
if ~ismember('facealpha', names), options = [options {'FaceAlpha', 0.35}]; end
at = find(strcmp(names, 'facecolor'));
color = {};
if ~isempty(at), color = options(2*at(end)); options(2*at(end) - 1:2*at(end)) = []; end
holeEdge = {};
at = find(strcmpi(cellfun(@char, options(1:2:end), 'UniformOutput', false), 'HoleEdgeColor'));
if ~isempty(at), holeEdge = {'EdgeColor', options{2*at(end)}}; options(2*at(end) - 1:2*at(end)) = []; end
a = newplot(ax{:});
cycle = a.ColorOrder;
first = a.ColorOrderIndex;
h = {};
for j = 1:numel(shapes)
    if isempty(color), fill_ = cycle(mod(first + j - 2, size(cycle, 1)) + 1, :); else, fill_ = color{1}; end
    if isempty(shapes{j}.loops), continue, end
    for c = loopsByRegion(shapes{j})
        loops = c{1};
        P = cutOpen(loops);
        if isscalar(loops)
            h{end + 1} = patch(a, P(:, 1), P(:, 2), fill_, options{:});
            continue
        end
        h{end + 1} = patch(a, P(:, 1), P(:, 2), fill_, options{:}, 'EdgeColor', 'none');
        for k = 1:numel(loops)
            Q = loops{k}([1:end 1], :);
            edge = {};
            if k > 1, edge = holeEdge; end
            patch(a, Q(:, 1), Q(:, 2), fill_, options{:}, 'FaceColor', 'none', 'HandleVisibility', 'off', edge{:});
        end
    end
end
if isempty(color), a.ColorOrderIndex = mod(first + numel(shapes) - 1, size(cycle, 1)) + 1; end
if nargout > 0, varargout = {[h{:}]}; end
end

function P = cutOpen(loops)
% The outline, with the holes one after the other joined at the corner nearest to one of theirs.
P = loops{1};
rest = loops(2:end);
while ~isempty(rest)
    best = Inf;
    for k = 1:numel(rest)
        r = (P(:, 1) - rest{k}(:, 1)').^2 + (P(:, 2) - rest{k}(:, 2)').^2;
        [low, where] = min(r(:));
        if low < best
            best = low;
            hole = k;
            [from, to] = ind2sub(size(r), where);
        end
    end
    Q = rest{hole};
    P = [P(1:from, :); Q(to:end, :); Q(1:to, :); P(from:end, :)];
    rest(hole) = [];
end
P = [P; P(1, :)];
end
