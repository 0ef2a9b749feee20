% SPDX-License-Identifier: Apache-2.0
function [cycles, edges] = allcycles(G, varargin)
% All cycles of a graph that visit no node twice, each from its node of the least number, and their edges. Options: MaxNumCycles, MaxCycleLength,
% MinCycleLength (numbers of edges). Their number can grow exponentially with that of the nodes.
% Example: cycles = allcycles(graph([1 2 3 3], [2 3 1 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
g = graphData('allcycles', G);
o = struct('MaxNumCycles', Inf, 'MaxCycleLength', Inf, 'MinCycleLength', 1);
if mod(numel(varargin), 2), error('MATLAB:graphfun:allcycles:ArgNamesValueInvalid', 'Options are names with values.'); end
for k = 1:2:numel(varargin)
    o.(validatestring(varargin{k}, fieldnames(o), 'allcycles')) = varargin{k + 1};
end
out = outgoing(g, ones(size(g.ends, 1), 1));
from = reshape(repelem((1:g.count)', diff(out.start)), [], 1);
cycles = cell(0, 1);
edges = cell(0, 1);
for s = 1:g.count
    if numel(cycles) >= o.MaxNumCycles, break, end
    open = leadingTo(s, from, out.to, g.count);
    if open(s), [cycles, edges] = cyclesFrom(s, out, open, g, o, cycles, edges); end
end
end

function open = leadingTo(s, from, to, n)
% The nodes of no lesser number from which s is reached by such nodes, s itself if an arc leads back to it.
open = false(n, 1);
use = from >= s & to >= s;
from = from(use); to = to(use);
new = unique(from(to == s));
while ~isempty(new)
    open(new) = true;
    goal = false(n, 1);
    goal(new) = true;
    new = unique(from(goal(to)));
    new = new(~open(new));
end
end

function [cycles, edges] = cyclesFrom(s, out, open, g, o, cycles, edges)
% Deep first, over the arcs from each node of the path in turn.
path = s;
via = zeros(1, 0);
next = out.start;
on = false(g.count, 1);
on(s) = true;
while ~isempty(path) && numel(cycles) < o.MaxNumCycles
    v = path(end);
    if next(v) == out.start(v + 1)
        next(v) = out.start(v);
        on(v) = false;
        path(end) = [];
        via(max(end, 1):end) = [];
        continue
    end
    k = next(v);
    next(v) = k + 1;
    u = out.to(k);
    long = numel(path);
    if u == s
        % An undirected cycle is met both ways round, and counts once.
        once = g.directed || long == 1 || long == 2 && out.edge(k) > via(1) || long > 2 && path(2) < path(end);
        if once && long >= o.MinCycleLength && long <= o.MaxCycleLength
            cycles{end + 1, 1} = named(g, path); %#ok<AGROW>
            edges{end + 1, 1} = [via out.edge(k)]; %#ok<AGROW>
        end
    elseif open(u) && ~on(u) && long < o.MaxCycleLength
        path(end + 1) = u; %#ok<AGROW>
        via(end + 1) = out.edge(k); %#ok<AGROW>
        on(u) = true;
    end
end
end

function id = named(g, v)
id = v;
if isfield(g.nodes, 'Name') && ~isempty(g.nodes.Name), id = reshape(g.nodes.Name(v), 1, []); end
end
