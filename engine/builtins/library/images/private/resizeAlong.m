% SPDX-License-Identifier: Apache-2.0
function y = resizeAlong(x, d, n, scale, method, antialias)
% The image with n places along dimension d (1 or 2), each a weighted sum of those near it; class kept, rounded once.
long = size(x, d);
[f, width] = resizeKernel(method);
if scale < 1 && antialias
    g = f;
    f = @(t) scale*g(scale*t);
    width = width/scale;
end
u = (1:n)'/scale + 0.5*(1 - 1/scale);
left = floor(u - width/2);
count = ceil(width) + 2;
at = left + (0:count - 1);
weights = f(u - at);
weights = weights./sum(weights, 2);
% The image goes on mirrored.
mirror = [1:long, long:-1:1];
at = reshape(mirror(mod(at - 1, numel(mirror)) + 1), size(at));
used = any(weights, 1);
weights = weights(:, used);
at = at(:, used);
kind = class(x);
if all(sum(weights ~= 0, 2) == 1) && all(any(weights == 1, 2))
    [~, which] = max(weights ~= 0, [], 2);
    at = at(sub2ind(size(at), (1:n)', which));
    if d == 1, y = x(at, :, :); else, y = x(:, at, :); end
    y = reshape(y, resized(size(x), d, n));
    return
end
if ~isfloat(x), x = double(x); end
weights = cast(weights, class(x));
y = 0;
for k = 1:size(at, 2)
    if d == 1
        y = y + weights(:, k).*x(at(:, k), :, :);
    else
        y = y + weights(:, k)'.*x(:, at(:, k), :);
    end
end
y = reshape(cast(y, kind), resized(size(x), d, n));
end

function s = resized(s, d, n)
s(d) = n;
end
