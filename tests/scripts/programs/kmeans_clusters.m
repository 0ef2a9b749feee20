% k-means by hand with a small linear congruential generator
function kmeans_clusters
seed = 42;
    function r = rnd(varargin)
        r = zeros(varargin{:});
        for q = 1:numel(r)
            seed = mod(seed*16807, 2147483647);
            r(q) = seed/2147483647;
        end
    end
centres = [0 0; 5 5; 0 6];
X = [];
for c = 1:3
    X = [X; bsxfun(@plus, centres(c,:), rnd(20,2) - 0.5)]; %#ok<AGROW>
end
[idx, C, history] = mykmeans(X, X([1 21 41],:), 50);
fprintf('iterations: %d\n', numel(history));
fprintf('%.6f\n', history);
[C, o] = sortrows(round(C*1e4)/1e4);
disp(C)
disp(histc(o(idx)', 1:3))
D = pdist2_(C, C);
D
[i, j] = find(D == max(D(:)), 1);
fprintf('farthest: %d %d\n', i, j);
names = arrayfun(@(k) sprintf('cluster %d', k), 1:3, 'UniformOutput', false)
sizes = accumarray(idx, 1)'
within = accumarray(idx, sum((X - C(o(o(idx)),:)).^2, 2), [3 1], @mean) > 0
end

function [idx, C, history] = mykmeans(X, C, maxit)
history = [];
idx = zeros(size(X,1), 1);
for it = 1:maxit
    D = pdist2_(X, C);
    [d, new] = min(D, [], 2);
    history(end+1) = sum(d.^2);
    if isequal(new, idx), break; end
    idx = new;
    for k = 1:size(C,1)
        members = X(idx == k, :);
        if isempty(members)
            C(k,:) = X(randi(size(X,1)),:);
        else
            C(k,:) = mean(members, 1);
        end
    end
end
end

function D = pdist2_(A, B)
D = sqrt(max(0, sum(A.^2,2) + sum(B.^2,2)' - 2*A*B'));
end
