% SPDX-License-Identifier: Apache-2.0
function y = sampleImage(x, r, c, method, fill)
% The pages of x at the places (r, c), counted from 1; those that lie outside are `fill`, one number or one for each page.
kind = class(x);
shape = [size(x, 1), size(x, 2)];
pages = numel(x)/max(prod(shape), 1);
parts = cell(1, pages);
for k = 1:pages
    page = x(:, :, k);
    beyond = double(fill(min(k, numel(fill))));
    if strcmp(method, 'nearest')
        rows = floor(r + 0.5);
        columns = floor(c + 0.5);
        parts{k} = pixelsAt(page, rows, columns, beyond);
        continue
    end
    if ~isfloat(page), page = double(page); end
    r0 = floor(r);
    c0 = floor(c);
    wr = kernelWeights(r - r0, method);
    wc = kernelWeights(c - c0, method);
    reach = numel(wr)/2;
    sum = 0;
    for j = 1:numel(wc)
        column = 0;
        for i = 1:numel(wr)
            column = column + cast(wr{i}, class(page)).*pixelsAt(page, r0 + i - reach, c0 + j - reach, beyond);
        end
        sum = sum + cast(wc{j}, class(page)).*column;
    end
    parts{k} = roundToClass(sum, kind);
end
y = reshape(cat(3, parts{:}), [size(r), trailing(x)]);
end

function t = trailing(x)
t = size(x);
t = t(3:end);
if isempty(t), t = 1; end
end

function y = pixelsAt(page, rows, columns, beyond)
m = size(page, 1);
n = size(page, 2);
inside = rows >= 1 & rows <= m & columns >= 1 & columns <= n;
at = min(max(rows, 1), m) + (min(max(columns, 1), n) - 1)*m;
y = reshape(page(at), size(rows));
y(~inside) = beyond;
end

function w = kernelWeights(t, method)
if strcmp(method, 'bilinear')
    w = {1 - t, t};
else
    w = {((-0.5*t + 1).*t - 0.5).*t, (1.5*t - 2.5).*t.^2 + 1, ((-1.5*t + 2).*t + 0.5).*t, (0.5*t - 0.5).*t.^2};
end
end
