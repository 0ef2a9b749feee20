% SPDX-License-Identifier: Apache-2.0
function v = ppval(pp, xx)
% Values of a piecewise polynomial; the outermost pieces go on beyond the breaks. Values that are
% arrays come before the dimensions of xx.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isstruct(xx), [pp, xx] = deal(xx, pp); end
[b, c, l, k, d] = unmkpp(pp);
m = prod(d);
q = reshape(xx, 1, numel(xx));
if l > 1
    edges = b(2:l);
    place = ones(1, numel(q));
    at = discretize(q, [edges, Inf]);
    inner = ~isnan(at);
    place(inner) = at(inner) + 1;
else
    place = ones(1, numel(q));
end
s = q - b(place);
if m == 1
    table = c.';
    v = table(1, place);
    for j = 2:k
        v = v .* s + table(j, place);
    end
    v = reshape(v, size(xx));
    return
end
c = reshape(c, m, l, k);
v = reshape(c(:, place, 1), m, numel(q));
for j = 2:k
    v = v .* s + reshape(c(:, place, j), m, numel(q));
end
if isvector(xx)
    v = reshape(v, [d, numel(xx), 1]);
else
    v = reshape(v, [d, size(xx)]);
end
end
