% Dijkstra, breadth first search and a minimum spanning tree on a small road map.
cities = {'Aachen', 'Bonn', 'Cologne', 'Dortmund', 'Essen', 'Fulda'};
roads = [1 3 70; 3 2 30; 3 4 95; 3 5 72; 5 4 38; 2 6 220; 4 6 260; 1 5 125];
n = numel(cities);
W = inf(n);
W(1:n+1:end) = 0;
for r = roads'
    W(r(1), r(2)) = r(3);
    W(r(2), r(1)) = r(3);
end
W
[dist, prev] = dijkstra(W, 1);
for k = 1:n
    fprintf('%-9s %6.1f km  %s\n', cities{k}, dist(k), strjoin(cities(route(prev, k)), ' > '));
end
table = floyd(W);
disp(table)
fprintf('diameter %g between %s and %s\n', max(table(:)), cities{farthest(table)});
order = bfs(isfinite(W) & ~eye(n), 1);
fprintf('visited: %s\n', sprintf('%s ', cities{order}));
[tree, total] = spanning(W);
fprintf('tree of %d km\n', total);
for k = 1:size(tree, 1)
    fprintf('  %s - %s\n', cities{tree(k, 1)}, cities{tree(k, 2)});
end
degree = sum(isfinite(W) & ~eye(n))
islands = W;
islands([1 3], :) = Inf; islands(:, [1 3]) = Inf;
[d2, ~] = dijkstra(islands, 5);
disp(d2)
try
    dijkstra(-W, 1);
catch err
    disp(err.message)
end

function [dist, prev] = dijkstra(W, from)
    if any(W(:) < 0)
        error('roads:negative', 'Lengths must not be negative, but %d are.', nnz(W < 0));
    end
    n = size(W, 1);
    dist = inf(1, n);
    prev = zeros(1, n);
    done = false(1, n);
    dist(from) = 0;
    while ~all(done)
        open = find(~done);
        [best, k] = min(dist(open));
        if isinf(best), break, end
        u = open(k);
        done(u) = true;
        for v = find(isfinite(W(u, :)) & ~done)
            if dist(u) + W(u, v) < dist(v)
                dist(v) = dist(u) + W(u, v);
                prev(v) = u;
            end
        end
    end
end

function path = route(prev, to)
    path = to;
    while prev(path(1)) > 0
        path = [prev(path(1)), path]; %#ok<AGROW>
    end
end

function D = floyd(W)
    D = W;
    for k = 1:size(D, 1)
        D = min(D, D(:, k) + D(k, :));
    end
end

function ends = farthest(D)
    [~, at] = max(D(:));
    [r, c] = ind2sub(size(D), at);
    ends = sort([r c]);
end

function order = bfs(A, start)
    order = [];
    queue = start;
    seen = false(1, size(A, 1));
    seen(start) = true;
    while ~isempty(queue)
        u = queue(1);
        queue(1) = [];
        order(end + 1) = u; %#ok<AGROW>
        next = find(A(u, :) & ~seen);
        seen(next) = true;
        queue = [queue next]; %#ok<AGROW>
    end
end

function [tree, total] = spanning(W)
    n = size(W, 1);
    [r, c] = find(triu(isfinite(W), 1));
    len = W(sub2ind(size(W), r, c));
    [len, order] = sort(len);
    edges = [r(order) c(order)];
    group = 1:n;
    tree = zeros(0, 2);
    total = 0;
    for k = 1:numel(len)
        g = group(edges(k, :));
        if g(1) ~= g(2)
            tree(end + 1, :) = edges(k, :); %#ok<AGROW>
            total = total + len(k);
            group(group == g(2)) = g(1);
        end
    end
end
