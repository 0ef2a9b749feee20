% SPDX-License-Identifier: Apache-2.0
function y = padImage(x, before, after, boundary)
% The image with before(d) and after(d) more elements along dimension d: a number, 'replicate', 'symmetric' or 'circular'.
if ~any(before) && ~any(after)
    y = x;
    return
end
cut = max(before, after);
y = padarray(x, cut, boundary);
if isequal(before, after), return, end
at = repmat({':'}, 1, ndims(y));
for d = 1:min(numel(before), ndims(y))
    at{d} = (1 + cut(d) - before(d)):(size(y, d) - cut(d) + after(d));
end
y = y(at{:});
end
