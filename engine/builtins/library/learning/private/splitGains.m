% SPDX-License-Identifier: Apache-2.0
function v = splitGains(t, risk, count)
% How much the splits by each predictor lower the risk of a tree, over the number of its splits.
v = zeros(1, count);
inner = find(t.children(:, 1) > 0)';
for k = inner
    v(t.variable(k)) = v(t.variable(k)) + risk(k) - sum(risk(t.children(k, :)));
end
v = v/max(numel(inner), 1);
end
