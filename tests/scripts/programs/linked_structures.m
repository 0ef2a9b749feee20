% Trees, queues and graphs by structs, cells and recursion
function linked_structures
t = [];
for v = [50 30 70 20 40 60 80 30]
    t = insert(t, v);
end
fprintf('in order:'); walk(t, @(n) fprintf(' %g(x%d)', n.key, n.count)); fprintf('\n');
fprintf('depth %d, size %d, min %g\n', depth(t), tree_size(t), minimum(t));
t.left.right
t
fprintf('%d %d\n', ~isempty(lookup(t, 60)), ~isempty(lookup(t, 61)));
% breadth first search on an adjacency list
g = struct('A', {{'B', 'C'}}, 'B', {{'D'}}, 'C', {{'D', 'E'}}, 'D', {{'F'}}, 'E', {{'F'}}, 'F', {{}});
[order, dist, parent] = bfs(g, 'A');
fprintf('%s ', order{:}); fprintf('\n');
dist
path = {'F'};
while isfield(parent, path{1}), path = [{parent.(path{1})}, path]; end %#ok<AGROW>
disp(strjoin(path, ' -> '));
% Dijkstra by matrix
W = inf(4); W(1, 2) = 1; W(2, 3) = 2; W(1, 3) = 5; W(3, 4) = 1; W(2, 4) = 7;
[d, prev] = dijkstra(W, 1)
% permutations and subsets recursively
p = perms_of('abc'); disp(p)
s = subsets({'x', 'y', 'z'}); fprintf('{%s} ', s{:}); fprintf('\n');
hanoi(2, 'A', 'B', 'C');
fprintf('%d ', ackermann(2, 3), gcd_(84, 36), collatz(27)); fprintf('\n');
disp(flatten({1, {2, {3, 'four'}}, {}, {{5}}}));
q = {}; q{end+1} = 1; q{end+1} = 'two'; q(1) = []; numel(q), q{1}
st = []; st(end+1) = 4; st(end+1) = 5; top = st(end), st(end) = []
end
function t = insert(t, v)
if isempty(t), t = struct('key', v, 'count', 1, 'left', [], 'right', []);
elseif v < t.key, t.left = insert(t.left, v);
elseif v > t.key, t.right = insert(t.right, v);
else, t.count = t.count + 1;
end
end
function walk(t, f)
if isempty(t), return, end
walk(t.left, f); f(t); walk(t.right, f);
end
function d = depth(t)
if isempty(t), d = 0; else, d = 1 + max(depth(t.left), depth(t.right)); end
end
function n = tree_size(t)
n = 0;
if ~isempty(t), n = t.count + tree_size(t.left) + tree_size(t.right); end
end
function m = minimum(t)
while ~isempty(t.left), t = t.left; end
m = t.key;
end
function n = lookup(t, v)
n = t;
while ~isempty(n) && n.key ~= v
    if v < n.key, n = n.left; else, n = n.right; end
end
end
function [order, dist, parent] = bfs(g, start)
queue = {start}; order = {}; dist.(start) = 0; parent = struct();
while ~isempty(queue)
    [v, queue] = deal(queue{1}, queue(2:end));
    order{end+1} = v; %#ok<AGROW>
    for w = g.(v)
        if ~isfield(dist, w{1})
            dist.(w{1}) = dist.(v) + 1; parent.(w{1}) = v; queue = [queue w]; %#ok<AGROW>
        end
    end
end
end
function [d, prev] = dijkstra(W, s)
n = size(W, 1); d = inf(1, n); d(s) = 0; prev = zeros(1, n); open = true(1, n);
while any(open)
    c = d; c(~open) = Inf;
    [m, u] = min(c);
    if isinf(m), break, end
    open(u) = false;
    for v = find(isfinite(W(u, :)))
        if d(u) + W(u, v) < d(v), d(v) = d(u) + W(u, v); prev(v) = u; end
    end
end
end
function p = perms_of(s)
if numel(s) <= 1, p = s; return, end
p = '';
for k = 1:numel(s)
    rest = s([1:k-1 k+1:end]);
    q = perms_of(rest);
    p = [p; repmat(s(k), size(q, 1), 1) q]; %#ok<AGROW>
end
end
function s = subsets(c)
if isempty(c), s = {''}; return, end
r = subsets(c(2:end));
s = [r, cellfun(@(x) [c{1} x], r, 'UniformOutput', false)];
end
function hanoi(n, a, b, c)
if n == 0, return, end
hanoi(n-1, a, c, b); fprintf('%s->%s\n', a, c); hanoi(n-1, b, a, c);
end
function r = ackermann(m, n)
if m == 0, r = n + 1;
elseif n == 0, r = ackermann(m-1, 1);
else, r = ackermann(m-1, ackermann(m, n-1));
end
end
function a = gcd_(a, b)
while b, [a, b] = deal(b, mod(a, b)); end
end
function n = collatz(x)
n = 0;
while x ~= 1
    if mod(x, 2), x = 3*x + 1; else, x = x/2; end
    n = n + 1;
end
end
function out = flatten(c)
out = {};
for k = 1:numel(c)
    if iscell(c{k}), out = [out flatten(c{k})]; else, out{end+1} = c{k}; end %#ok<AGROW>
end
end
