% SPDX-License-Identifier: Apache-2.0
function [x, y, h, s] = treelayout(p)
% Places of the nodes of a tree between 0 and 1: [x,y,height,separators] = treelayout(parents).
p = p(:).';
n = numel(p);
depth = zeros(1, n);
for k = 1:n
    at = k;
    while p(at) ~= 0
        at = p(at);
        depth(k) = depth(k) + 1;
        if depth(k) > n, error('MATLAB:treelayout:Cycle', 'The parents must not form a cycle.'); end
    end
end
x = zeros(1, n);
leaf = 0;
stack = fliplr(find(p == 0));
order = zeros(1, 0);
while ~isempty(stack)
    k = stack(end);
    stack(end) = [];
    order(end+1) = k;
    children = find(p == k);
    if isempty(children)
        leaf = leaf + 1;
        x(k) = leaf;
    end
    stack = [stack, fliplr(children)];
end
for k = fliplr(order)
    children = find(p == k);
    if ~isempty(children), x(k) = (x(children(1)) + x(children(end)))/2; end
end
x = x/(leaf + 1);
h = max(depth);
y = (h + 1 - depth)/(h + 2);
s = sum(accumarray(p(p > 0).', 1) > 1);
end
