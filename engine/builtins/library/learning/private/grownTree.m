% SPDX-License-Identifier: Apache-2.0
function t = grownTree(X, Y, w, o, criterion)
% A tree that splits the rows of X so that those of Y become alike: shares of classes ('gdi', 'deviance', 'twoing') or values ('mse'), weighted
% by w. Nodes in the order in which they are made; value: the mean of Y at a node, share: its part of the weights.
[n, p] = size(X);
w = w/sum(w);
w = w(:);
parentSize = max(o.MinParentSize, 2*o.MinLeafSize);
if o.MinLeafSize > 1 && o.MinParentSize == 10, parentSize = max(2*o.MinLeafSize, 10); end
t = struct('variable', 0, 'cut', NaN, 'children', [0 0], 'parent', 0, 'size', n, 'share', 1, 'value', w'*Y);
rows = {(1:n)'};
node = 1;
splits = 0;
sampled = p;
if isnumeric(o.NumVariablesToSample), sampled = min(p, o.NumVariablesToSample); end
spread = var(Y(:, 1), w);
while node <= numel(t.cut)
    at = rows{node};
    if numel(at) >= parentSize && splits < o.MaxNumSplits && ~alike(Y(at, :), criterion, spread, o)
        list = 1:p;
        if sampled < p, list = sort(randperm(p, sampled)); end
        [gain, variable, cut] = deal(0, 0, NaN);
        for j = list
            [g, c] = bestCut(X(at, j), Y(at, :), w(at), o.MinLeafSize, criterion);
            if g > gain*(1 + 1e-12) && g > 1e-14, [gain, variable, cut] = deal(g, j, c); end
        end
        if variable > 0
            splits = splits + 1;
            left = X(at, variable) < cut;
            right = X(at, variable) >= cut;
            t.variable(node, 1) = variable;
            t.cut(node, 1) = cut;
            for side = {left, right}
                k = numel(t.cut) + 1;
                own = at(side{1});
                rows{k} = own;
                t.variable(k, 1) = 0;
                t.cut(k, 1) = NaN;
                t.children(k, :) = [0 0];
                t.parent(k, 1) = node;
                t.size(k, 1) = numel(own);
                t.share(k, 1) = sum(w(own));
                t.value(k, :) = w(own)'*Y(own, :)/sum(w(own));
            end
            t.children(node, :) = [k - 1, k];
        end
    end
    node = node + 1;
end
end

function tf = alike(Y, criterion, spread, o)
if strcmp(criterion, 'mse')
    tf = var(Y, 1) <= o.QuadraticErrorTolerance*spread;
else
    tf = nnz(any(Y, 1)) < 2;
end
end

function [gain, cut] = bestCut(x, Y, w, leaf, criterion)
% The cut of one predictor that makes most of the impurity vanish, and how much.
[gain, cut] = deal(0, NaN);
known = ~isnan(x);
[x, order] = sort(x(known));
n = numel(x);
if n < 2 || x(1) == x(end), return, end
Y = Y(known, :);
w = w(known);
w = w(order);
Y = Y(order, :).*w;
at = find(x(1:n - 1) < x(2:n));
at = at(at >= leaf & n - at >= leaf);
if isempty(at), return, end
left = cumsum(Y, 1);
total = left(end, :);
lw = cumsum(w);
all_ = lw(end);
left = left(at, :);
right = total - left;
lw = lw(at);
rw = all_ - lw;
switch criterion
    case 'gdi', each = sum(left.^2, 2)./lw + sum(right.^2, 2)./rw - sum(total.^2)/all_;
    case 'mse', each = left.^2./lw + right.^2./rw - total^2/all_;
    case 'twoing', each = lw.*rw/all_.*sum(abs(left./lw - right./rw), 2).^2/4;
    otherwise
        entropy = @(s, t) sum(s.*log2(max(s./t, realmin)), 2);
        each = entropy(left, lw) + entropy(right, rw) - entropy(total, all_);
end
[gain, k] = max(each);
cut = (x(at(k)) + x(at(k) + 1))/2;
end
