% SPDX-License-Identifier: Apache-2.0
function [T, E] = searchEvents(name, G, s, args)
% What a search from a node finds, for bfsearch and dfsearch.
g = graphData(name, G);
kinds = {'discovernode', 'finishnode', 'startnode', 'edgetonew', 'edgetodiscovered', 'edgetofinished'};
event = kinds{1};
restart = false;
if ~isempty(args) && ~strcmpi(args{1}, 'Restart')
    event = validatestring(args{1}, kinds, name);
    args(1) = [];
end
if numel(args) > 1
    validatestring(args{1}, {'Restart'}, name);
    restart = logical(args{2});
end
v = nodeNumbers(g, s);
if ~isscalar(v), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
o = outgoing(g, edgeWeights(g));
state = zeros(g.count, 1);
found = zeros(0, 4);
starts = v;
if restart, starts = [v 1:g.count]; end
for first = starts
    if state(first) > 0, continue, end
    if strcmp(name, 'bfsearch')
        [state, rows] = breadthFirst(o, state, first);
    else
        [state, rows] = depthFirst(o, state, first);
    end
    found = [found; rows];
end
found = found(found(:, 1) == find(strcmp(event, kinds)), :);
E = found(:, 4);
if strncmp(event, 'edge', 4)
    T = found(:, 2:3);
else
    T = found(:, 2);
    E = [];
end
T = namedAs(g, T, s);
end

function [state, rows] = breadthFirst(o, state, first)
rows = [3 first 0 0; 1 first 0 0];
state(first) = 1;
queue = first;
at = 1;
while at <= numel(queue)
    v = queue(at);
    at = at + 1;
    for k = o.start(v):o.start(v + 1) - 1
        u = o.to(k);
        if state(u) == 0
            rows = [rows; 4 v u o.edge(k); 1 u 0 0];
            state(u) = 1;
            queue(end + 1) = u;
        else
            rows = [rows; 4 + state(u) v u o.edge(k)];
        end
    end
    state(v) = 2;
    rows = [rows; 2 v 0 0];
end
end

function [state, rows] = depthFirst(o, state, first)
rows = [3 first 0 0; 1 first 0 0];
state(first) = 1;
stack = first;
next = o.start;
while ~isempty(stack)
    v = stack(end);
    k = next(v);
    if k == o.start(v + 1)
        state(v) = 2;
        rows = [rows; 2 v 0 0];
        stack(end) = [];
        continue
    end
    next(v) = k + 1;
    u = o.to(k);
    if state(u) == 0
        rows = [rows; 4 v u o.edge(k); 1 u 0 0];
        state(u) = 1;
        stack(end + 1) = u;
    else
        rows = [rows; 4 + state(u) v u o.edge(k)];
    end
end
end
