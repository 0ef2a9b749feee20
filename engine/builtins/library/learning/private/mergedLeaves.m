% SPDX-License-Identifier: Apache-2.0
function t = mergedLeaves(t, risk)
% The tree without splits whose leaves together risk no less than their parent.
for k = numel(t.cut):-1:1
    c = t.children(k, :);
    if c(1) > 0 && all(t.children(c, 1) == 0) && risk(k) <= sum(risk(c)) + eps(risk(k))
        t.children(k, :) = 0;
        t.variable(k) = 0;
        t.cut(k) = NaN;
    end
end
% Only what the root still reaches.
keep = false(numel(t.cut), 1);
keep(1) = true;
for k = 1:numel(t.cut)
    if keep(k) && t.children(k, 1) > 0, keep(t.children(k, :)) = true; end
end
place = cumsum(keep);
t.children(t.children > 0 & keep) = place(t.children(t.children > 0 & keep));
t.parent(t.parent > 0) = place(t.parent(t.parent > 0));
for f = fieldnames(t)', t.(f{1}) = t.(f{1})(keep, :); end
end
