% SPDX-License-Identifier: Apache-2.0
function [H, T, outperm] = dendrogram(Z, varargin)
% Draws a tree of linkage; [H, T, outperm]: its lines, the leaf of each observation and the leaves from left to right. dendrogram(Z, p) shows at
% most p leaves (30; 0: all). Options 'Labels' and 'Orientation' ('top').
% Example: H = dendrogram(linkage([0 0; 0 1; 5 5; 5 6]));
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = 30;
if ~isempty(varargin) && isnumeric(varargin{1}), p = varargin{1}; varargin(1) = []; end
o = testOptionPairs('dendrogram', varargin, struct('Labels', [], 'Orientation', 'top', 'ColorThreshold', [], 'Reorder', []));
n = size(Z, 1) + 1;
T = (1:n).';
if p > 0 && p < n
    old = n;
    top = old + (old - p + 1:old - 1); % the joins that are shown
    leaf = zeros(1, 2*old - 1);
    leaf(top) = p + (1:p - 1);
    used = 0;
    shown = Z(end - p + 2:end, :);
    for k = 1:p - 1
        for c = 1:2
            if leaf(shown(k, c)) == 0, used = used + 1; leaf(shown(k, c)) = used; end
            shown(k, c) = leaf(shown(k, c));
        end
    end
    % What was joined before belongs to the leaf above it.
    for k = old - p:-1:1
        leaf(Z(k, 1:2)) = leaf(old + k);
    end
    T = leaf(1:old).';
    Z = shown;
    n = p;
end
outperm = zeros(1, 0);
stack = 2*n - 1;
if n == 1, outperm = 1; stack = []; end
while ~isempty(stack)
    node = stack(end);
    stack(end) = [];
    if node <= n, outperm(end + 1) = node; else, stack = [stack, Z(node - n, 2), Z(node - n, 1)]; end
end
x = zeros(1, 2*n - 1);
x(outperm) = 1:n;
height = zeros(1, 2*n - 1);
H = gobjects(n - 1, 1);
held = ishold;
for k = 1:n - 1
    a = Z(k, 1); b = Z(k, 2);
    xs = [x(a) x(a) x(b) x(b)];
    ys = [height(a) Z(k, 3) Z(k, 3) height(b)];
    if any(strcmpi(o.Orientation, {'left', 'right'})), [xs, ys] = deal(ys, xs); end
    H(k) = plot(xs, ys, 'b-');
    hold on
    x(n + k) = (x(a) + x(b))/2;
    height(n + k) = Z(k, 3);
end
if ~held, hold off, end
labels = o.Labels;
if isempty(labels), labels = arrayfun(@(v) sprintf('%d', v), 1:n, 'UniformOutput', false); end
labels = cellstr(labels);
if any(strcmpi(o.Orientation, {'left', 'right'}))
    set(gca, 'YTick', 1:n, 'YTickLabel', labels(outperm)), ylim([0 n + 1])
else
    set(gca, 'XTick', 1:n, 'XTickLabel', labels(outperm)), xlim([0 n + 1])
end
if nargout == 0, clear H, end
end
