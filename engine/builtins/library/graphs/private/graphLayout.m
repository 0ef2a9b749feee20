% SPDX-License-Identifier: Apache-2.0
function P = graphLayout(g, how)
% Places of nodes, a row each: 'circle', 'layered', 'force' (Fruchterman and Reingold 1991), or 'auto'.
n = g.count;
if strcmp(how, 'auto')
    how = 'force';
    if g.directed && n > 1 && isempty(cycleNode(g)) && n <= 100, how = 'layered'; end
end
angle = 2*pi*(0:n - 1)'/max(n, 1);
P = [cos(angle) sin(angle)];
switch how
    case 'layered'
        layer = ones(n, 1);
        if g.directed
            for v = fliplr(finishOrder(g))
                u = g.ends(g.ends(:, 1) == v & g.ends(:, 2) ~= v, 2);
                if isempty(cycleNode(g)), layer(u) = max(layer(u), layer(v) + 1); end
            end
        else
            layer = shortestFrom(g, outgoing(g, ones(size(g.ends, 1), 1)), 1) + 1;
            layer(isinf(layer)) = 1;
        end
        P(:, 2) = -layer;
        for k = 1:max([layer; 0])
            at = find(layer == k);
            % Below the middle of the nodes that lead here.
            wish = zeros(size(at));
            for j = 1:numel(at)
                before = g.ends(g.ends(:, 2) == at(j) & layer(g.ends(:, 1)) < k, 1);
                if ~isempty(before), wish(j) = mean(P(before, 1)); end
            end
            [~, order] = sort(wish);
            P(at(order), 1) = (1:numel(at))' - (numel(at) + 1)/2;
        end
    case 'force'
        if n < 2, return, end
        A = zeros(n);
        A(sub2ind([n n], g.ends(:, 1), g.ends(:, 2))) = 1;
        A = max(A, A');
        A(1:n + 1:end) = 0;
        near = 1/sqrt(n);
        heat = 0.2;
        for round = 1:100
            dx = P(:, 1) - P(:, 1)';
            dy = P(:, 2) - P(:, 2)';
            d = max(hypot(dx, dy), 1e-3);
            pull = near^2./d.^2 - A.*d/near;
            step = [sum(dx.*pull, 2) sum(dy.*pull, 2)] - 0.1*P;
            size2 = max(hypot(step(:, 1), step(:, 2)), 1e-9);
            P = P + step.*(min(size2, heat)./size2);
            heat = heat*0.96;
        end
        P = P - mean(P, 1);
end
end
