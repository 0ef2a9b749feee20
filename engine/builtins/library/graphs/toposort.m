% SPDX-License-Identifier: Apache-2.0
function [order, H] = toposort(G, varargin)
% The nodes of a directed graph without cycles so that each edge leads forward, and the graph in that order. Option Order: 'fast' or 'stable',
% where the lowest node that can come comes next.
% Example: order = toposort(digraph([3 2], [2 1]))
g = graphData('toposort', G, {'digraph'});
how = 'fast';
if nargin > 2
    validatestring(varargin{1}, {'Order'}, 'toposort');
    how = validatestring(varargin{2}, {'fast', 'stable'}, 'toposort');
end
if ~isempty(cycleNode(g))
    error('MATLAB:graphfun:toposort:CycleDetected', 'The graph has cycles, so its nodes cannot be sorted.');
end
order = fliplr(finishOrder(g));
if strcmp(how, 'stable')
    o = outgoing(g, edgeWeights(g));
    left = accumarray(g.ends(:, 2), 1, [g.count 1]);
    order = zeros(1, g.count);
    for k = 1:g.count
        v = find(left == 0, 1);
        order(k) = v;
        left(v) = -1;
        for u = o.to(o.start(v):o.start(v + 1) - 1)', left(u) = left(u) - 1; end
    end
end
if nargout > 1, H = reordernodes(G, order); end
end
