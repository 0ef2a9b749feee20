% SPDX-License-Identifier: Apache-2.0
function c = centrality(G, type, varargin)
% How central each node of a graph is: 'degree', 'closeness', 'betweenness', 'pagerank', 'eigenvector'; of directed graphs 'indegree',
% 'outdegree', 'incloseness', 'outcloseness', 'betweenness', 'pagerank', 'hubs', 'authorities'. Options: Importance (weights of edges for
% degrees, pagerank, eigenvectors, hubs and authorities), Cost (lengths of edges for closeness and betweenness), FollowProbability (0.85),
% Tolerance (1e-4), MaxIterations (100).
% Example: c = centrality(graph([1 1 1], [2 3 4]), 'degree')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
g = graphData('centrality', G);
kinds = {'degree', 'closeness', 'betweenness', 'pagerank', 'eigenvector'};
if g.directed, kinds = {'indegree', 'outdegree', 'incloseness', 'outcloseness', 'betweenness', 'pagerank', 'hubs', 'authorities'}; end
type = validatestring(type, kinds, 'centrality', 'type');
o = struct('Importance', ones(size(g.ends, 1), 1), 'Cost', ones(size(g.ends, 1), 1), 'FollowProbability', 0.85, 'Tolerance', 1e-4, ...
    'MaxIterations', 100);
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'centrality')) = varargin{k + 1};
end
n = g.count;
[from, to, w] = arcs(g, double(o.Importance(:)));
A = sparse(from, to, w, n, n);
switch type
    case 'degree', c = full(sum(A, 2)) + full(diag(A));
    case 'outdegree', c = full(sum(A, 2));
    case 'indegree', c = full(sum(A, 1))';
    case {'closeness', 'outcloseness'}, c = closeness(g, double(o.Cost(:)));
    case 'incloseness'
        g.ends = g.ends(:, [2 1]);
        c = closeness(g, double(o.Cost(:)));
    case 'betweenness', c = betweenness(g, double(o.Cost(:)));
    case 'pagerank', c = pagerank(A, o);
    case 'eigenvector', c = dominant(@(x) A*x + x, n, o);
    case 'hubs', c = dominant(@(x) A*(A'*x), n, o);
    otherwise, c = dominant(@(x) A'*(A*x), n, o);
end
end

function c = closeness(g, w)
c = zeros(g.count, 1);
out = outgoing(g, w);
for v = 1:g.count
    d = shortestFrom(g, out, v);
    d(v) = Inf;
    reached = isfinite(d);
    if any(reached), c(v) = (nnz(reached)/(g.count - 1))^2/sum(d(reached)); end
end
end

function c = betweenness(g, w)
% Brandes 2001.
n = g.count;
c = zeros(n, 1);
out = outgoing(g, w);
into = outgoing(setfield(g, 'ends', g.ends(:, [2 1])), w);
for s = 1:n
    d = shortestFrom(g, out, s);
    [~, order] = sort(d);
    order = order(isfinite(d(order)))';
    paths = zeros(n, 1);
    paths(s) = 1;
    for v = order(2:end)
        k = into.start(v):into.start(v + 1) - 1;
        u = into.to(k);
        on = abs(d(u) + into.w(k) - d(v)) <= 1e-12*max(1, abs(d(v))) & into.w(k) > 0;
        paths(v) = sum(paths(u(on)));
    end
    share = zeros(n, 1);
    for v = fliplr(order(2:end))
        k = into.start(v):into.start(v + 1) - 1;
        u = into.to(k);
        on = abs(d(u) + into.w(k) - d(v)) <= 1e-12*max(1, abs(d(v))) & into.w(k) > 0;
        for x = u(on)', share(x) = share(x) + paths(x)/paths(v)*(1 + share(v)); end
        c(v) = c(v) + share(v);
    end
end
if ~g.directed, c = c/2; end
end

function c = pagerank(A, o)
n = size(A, 1);
leaving = full(sum(A, 2));
ends = leaving == 0;
B = spdiags(1./max(leaving, realmin).*~ends, 0, n, n)*A;
c = ones(n, 1)/n;
for k = 1:o.MaxIterations
    before = c;
    c = o.FollowProbability*(B'*c + sum(c(ends))/n) + (1 - o.FollowProbability)/n;
    if norm(c - before, Inf) <= o.Tolerance, return, end
end
warning('MATLAB:graphfun:centrality:PageRankNoConv', 'Algorithm did not converge within %d iterations.', o.MaxIterations);
end

function c = dominant(step, n, o)
% The eigenvector of the largest eigenvalue, of sum 1.
c = ones(n, 1)/n;
for k = 1:max(o.MaxIterations, 1000)
    before = c;
    c = step(c);
    if ~any(c), c = ones(n, 1)/n; return, end
    c = c/sum(c);
    if norm(c - before, Inf) <= o.Tolerance*1e-8, return, end
end
end
